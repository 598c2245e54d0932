import { type FSWatcher, watch } from 'node:fs';
import { messageOf } from '../../../util/errors.js';
import type { Cli } from '../cli.js';
import { type DialectOptions, withHooksOf } from '../commands/options.js';
import { Exit, type ExitCode, problem, wrongUse } from '../exit.js';
import { interruptible } from '../interrupts.js';
import { withWholeProject } from '../project.js';
import { showResults, writeJunit } from './results.js';
import { runCases } from './run-cases.js';
import { findTestFiles, readTestFile } from './test-files.js';

export interface TestOptions extends DialectOptions {
  untrusted?: true;
  watch?: true;
  junit?: string;
  json?: true;
}

/** Runs the tests once, or after each change with --watch. */
export function test(cli: Cli, paths: readonly string[], options: TestOptions): Promise<ExitCode> {
  if (options.watch && options.json) throw wrongUse('--watch and --json do not go together');
  return interruptible(async (signal): Promise<ExitCode> => {
    if (!options.watch) return testOnce(cli, paths, options, signal);
    const stop = AbortSignal.any([signal, cli.terminal.closed]);
    while (!stop.aborted) {
      // A change during the run triggers the next run.
      const changed = waitForChange(process.cwd(), stop);
      await testOnce(cli, paths, options, stop).catch((error: unknown) => cli.terminal.printError(messageOf(error)));
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
  return withWholeProject(withHooksOf(cli, options), async (project) => {
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

/** Editors may write a file several times. */
const DEBOUNCE_MS = 100;

/** Resolves shortly after a file below the folder changed, or when the signal aborts. */
function waitForChange(folder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    let watcher: FSWatcher | undefined;
    const end = (): void => {
      clearTimeout(timer);
      watcher?.close();
      signal.removeEventListener('abort', end);
      resolve();
    };
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    watcher = watch(folder, { recursive: true }, (_, name) => {
      if (name !== null && /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(end, DEBOUNCE_MS);
    });
    // A deleted folder cannot change. The next run reports it.
    watcher.on('error', end);
  });
}
