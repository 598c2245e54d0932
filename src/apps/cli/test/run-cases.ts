import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { HookTestCase } from '../../../../generated/index.js';
import type { Cli } from '../cli.js';
import { resolveEvent } from '../dialects.js';
import { checkInput, completeInput, type EventFields } from '../event-input.js';
import { CliError, messageOf } from '../exit.js';
import { fireEvent } from '../fire-report.js';
import { describeUnknown, readNativeInput } from '../native-input.js';
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
  readonly warnings: readonly string[];
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
  const running = new Set<string>();
  const progress = (): void => {
    const names = running.size === 0 ? '' : `, running: ${[...running].join(', ')}`;
    run.cli.terminal.live(`${done} of ${jobs.length} cases, ${failed} failed${names}`);
  };
  const work = async (): Promise<void> => {
    for (let index = next++; index < jobs.length && !run.signal.aborted; index = next++) {
      const job = jobs[index];
      if (job === undefined) return;
      running.add(job.name);
      progress();
      const result = 'mistakes' in job ? failedJob(job) : await runCase(run, job, source);
      running.delete(job.name);
      results[index] = result;
      done += 1;
      if (result.status !== 'passed') failed += 1;
      progress();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  run.cli.terminal.clearLive();
  return results;
}

interface Job {
  readonly file: string;
  readonly name: string;
  readonly test: HookTestCase;
}

interface FailedJob {
  readonly file: string;
  readonly name: string;
  readonly mistakes: readonly string[];
}

function jobsOf({ file, cases, mistakes }: TestFile): (Job | FailedJob)[] {
  const ofFile = mistakes.length > 0 ? [{ file, name: 'the test file', mistakes }] : [];
  return [...ofFile, ...cases.map((each) => ({ file, ...each }))];
}

function failedJob({ file, name, mistakes }: FailedJob): CaseResult {
  return { file, name, status: 'failed', duration: 0, differences: mistakes, warnings: [] };
}

async function sourceOf(project: HookProject): Promise<Source> {
  const { settings } = project;
  const hooks = (await project.hooks()).map(({ verdict }) => verdict.entry);
  const workingDir = settings.getWorkingDir();
  return { project: settings.project, workingDir, paths: pathsToCopy(settings.project, workingDir, hooks) };
}

async function runCase(run: TestRun, job: Job, source: Source): Promise<CaseResult> {
  const { file, name, test } = job;
  const start = performance.now();
  const warnings: string[] = [];
  const result = (status: CaseResult['status'], differences: readonly string[]): CaseResult => {
    return { file, name, status, duration: performance.now() - start, differences, warnings };
  };
  let copy: TemporaryProject | undefined;
  try {
    copy = await makeTemporaryProject(source, test.files ?? {});
    return await fireCase(run, job, copy, { result, warnings });
  } catch (error) {
    return result('failed', [messageOf(error), ...(error instanceof CliError ? error.help : [])]);
  } finally {
    await copy?.remove();
  }
}

interface CaseReport {
  readonly result: (status: CaseResult['status'], differences: readonly string[]) => CaseResult;
  readonly warnings: string[];
}

async function fireCase(
  { cli, project, untrusted, signal }: TestRun,
  { file, test }: Job,
  { folder, workingDir }: TemporaryProject,
  { result, warnings }: CaseReport,
): Promise<CaseResult> {
  const given = { ...inputFrom(file, test.inputFile), ...test.input };
  const dialects = test.dialect === undefined ? project.requested : [await project.dialectNamed(test.dialect)];
  const resolved = await resolveEvent(project, test.event, given, dialects);
  const { route, theirs } = resolved;
  const native = await readNativeInput(cli, resolved, { input: given, cwd: workingDir });
  // A mistyped field of a native event leaves the case without the value that it is about.
  const mistyped = native.unknown.filter(({ nearest }) => theirs === undefined && nearest !== undefined);
  if (mistyped.length > 0) return result('failed', mistyped.map(describeUnknown));
  warnings.push(...native.warnings, ...native.unknown.map(describeUnknown));
  const { aliases } = native;
  const input = await completeInput(cli, route, native.fields);
  checkInput(cli, project.contract, route, input);
  const system = await project.system({ untrusted, workingDir, projectDir: folder });
  try {
    const context = project.contextOf(route, input, aliases);
    const waiting = project.untrustedIn(project.explain(system.getRegistry(), route.eventName, context));
    if (waiting.length > 0) return result('untrusted', waiting);
    const report = await fireEvent({ project, system, route, input, aliases, signal });
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
