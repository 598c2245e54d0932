import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { HookTestCase } from '../../../../generated/index.js';
import type { Cli } from '../cli.js';
import { checkInput, completeInput, type EventFields } from '../event-input.js';
import { CliError, messageOf } from '../exit.js';
import { fireEvent } from '../fire-report.js';
import type { HookProject } from '../project.js';
import { differences } from './differences.js';
import { makeTemporaryProject, pathsToCopy, type Source, type TemporaryProject } from './temporary-project.js';
import type { TestFile } from './test-files.js';

/** Result of one case. */
export interface CaseResult {
  readonly file: string;
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'untrusted';
  /** Milliseconds. */
  readonly duration: number;
  /** Differences from the expectation, one per line. */
  readonly differences: readonly string[];
}

export interface TestRun {
  readonly cli: Cli;
  readonly project: HookProject;
  readonly tests: readonly TestFile[];
  readonly signal: AbortSignal;
  readonly untrusted: boolean | undefined;
}

/** Runs all cases in parallel, one per core. Returns the results in the order of the cases. */
export async function runCases(run: TestRun): Promise<CaseResult[]> {
  const source = await sourceOf(run.project);
  const jobs = run.tests.flatMap(jobsOf);
  const results: CaseResult[] = [];
  let [next, done, failed] = [0, 0, 0];
  const work = async (): Promise<void> => {
    for (let index = next++; index < jobs.length && !run.signal.aborted; index = next++) {
      const job = jobs[index];
      if (job === undefined) return;
      const result = 'mistakes' in job ? failedFile(job) : await runCase(run, job, source);
      results[index] = result;
      done += 1;
      if (result.status !== 'passed') failed += 1;
      run.cli.terminal.live(`${done} of ${jobs.length} cases, ${failed} failed`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  run.cli.terminal.clearLive();
  return results;
}

interface Job {
  readonly file: string;
  readonly test: HookTestCase;
}

function jobsOf({ file, cases, mistakes }: TestFile): (Job | Pick<TestFile, 'file' | 'mistakes'>)[] {
  return mistakes.length > 0 ? [{ file, mistakes }] : cases.map((test) => ({ file, test }));
}

function failedFile({ file, mistakes }: Pick<TestFile, 'file' | 'mistakes'>): CaseResult {
  return { file, name: 'the test file', status: 'failed', duration: 0, differences: mistakes };
}

async function sourceOf(project: HookProject): Promise<Source> {
  const { settings } = project;
  const hooks = (await project.hooks()).map(({ verdict }) => verdict.entry);
  const workingDir = settings.getWorkingDir();
  return { project: settings.project, workingDir, paths: pathsToCopy(settings.project, workingDir, hooks) };
}

async function runCase(run: TestRun, { file, test }: Job, source: Source): Promise<CaseResult> {
  const start = performance.now();
  const result = (status: CaseResult['status'], lines: readonly string[]): CaseResult => ({
    file,
    name: test.name,
    status,
    duration: performance.now() - start,
    differences: lines,
  });
  let copy: TemporaryProject | undefined;
  try {
    copy = await makeTemporaryProject(source, test.files ?? {});
    return await fireCase(run, { file, test }, copy, result);
  } catch (error) {
    return result('failed', [messageOf(error), ...(error instanceof CliError ? error.help : [])]);
  } finally {
    await copy?.remove();
  }
}

async function fireCase(
  { cli, project, untrusted, signal }: TestRun,
  { file, test }: Job,
  { folder, workingDir }: TemporaryProject,
  result: (status: CaseResult['status'], lines: readonly string[]) => CaseResult,
): Promise<CaseResult> {
  const route = project.route(test.event);
  const input = await completeInput(cli, route, { ...inputFrom(file, test.inputFile), ...test.input });
  checkInput(cli, project.contract, route, input);
  const system = await project.system({ untrusted, workingDir, projectDir: folder });
  try {
    const context = project.contextOf(route, input);
    const jobs = project.untrustedIn(project.explain(system.getRegistry(), test.event, context));
    if (jobs.length > 0) return result('untrusted', jobs);
    const report = await fireEvent({ project, system, route, input, context, signal });
    const lines = differences(test.expect, report, folder);
    return result(lines.length === 0 ? 'passed' : 'failed', lines);
  } finally {
    await project.release(system);
  }
}

function inputFrom(file: string, inputFile: string | undefined): EventFields {
  if (inputFile === undefined) return {};
  const fields: EventFields = JSON.parse(readFileSync(resolve(dirname(file), inputFile), 'utf8'));
  return fields;
}
