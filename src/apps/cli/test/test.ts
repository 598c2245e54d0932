import { messageOf } from '../../../util/errors.js';
import type { Cli } from '../cli.js';
import type { TestOptions } from '../commands/test.js';
import { Exit, type ExitCode, problem, wrongUse } from '../exit.js';
import { interruptible } from '../interrupts.js';
import { withWholeProject } from '../project.js';
import { writeJunit } from './junit.js';
import { runCases } from './run-cases.js';
import { showResults } from './show-results.js';
import { findTestFiles, readTestFile } from './test-files.js';
import { whenChanged } from './when-changed.js';

/** Runs the tests once, or with --watch until somebody has seen enough. */
export function test(cli: Cli, paths: readonly string[], options: TestOptions): Promise<ExitCode> {
  if (options.watch && options.json) throw wrongUse('--watch and --json do not go together');
  return interruptible(async (signal): Promise<ExitCode> => {
    if (!options.watch) return testOnce(cli, paths, options, signal);
    const stop = AbortSignal.any([signal, cli.terminal.closed]);
    while (!stop.aborted) {
      // Files that change while the tests run count for the next time.
      const changed = whenChanged(process.cwd(), stop);
      await testOnce(cli, paths, options, stop).catch((error: unknown) => cli.terminal.complain(messageOf(error)));
      if (stop.aborted) break;
      cli.terminal.print('Waiting for changes; Ctrl-C ends.');
      await changed;
    }
    return Exit.fine;
  });
}

async function testOnce(
  cli: Cli,
  paths: readonly string[],
  options: TestOptions,
  signal: AbortSignal,
): Promise<ExitCode> {
  return withWholeProject({ ...cli, dialects: options.dialect }, async (project) => {
    const files = findTestFiles(project.settings.project, paths);
    if (files.length === 0) {
      throw problem('there are no hook tests', `a test is a file *.hooktest.json; ${cli.name} init writes a first one`);
    }
    const tests = files.map((file) => readTestFile(project, file));
    const results = await runCases({ cli, project, tests, signal, untrusted: options.untrusted });
    if (signal.aborted) return Exit.interrupted;
    if (options.junit !== undefined) writeJunit(options.junit, results);
    if (options.json) cli.terminal.json({ results });
    else showResults(cli, results);
    return results.every(({ status }) => status === 'passed') ? Exit.fine : Exit.problem;
  });
}
