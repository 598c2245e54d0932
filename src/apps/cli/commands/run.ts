import { closeSync, constants, openSync } from 'node:fs';
import type { Cli } from '../cli.js';
import type { InputOptions } from '../event-input.js';
import { Exit, type ExitCode, messageOf, problem } from '../exit.js';
import type { FireReport } from '../fire-report.js';
import { example } from '../help.js';
import type { PreparedEvent } from '../prepare-event.js';
import type { HookProject } from '../project.js';
import { type AddSubcommand, addDialectOption, addPluginOption, type DialectOptions, withHooksOf } from './options.js';

interface Options extends InputOptions, DialectOptions {
  untrusted?: true;
  record?: string;
  saveTest?: string;
  json?: true;
}

export const addRun: AddSubcommand = (program, cli, end) => {
  const text = 'fire an event for real, and show what each hook read, printed and decided; exit 2 if it is blocked';
  addPluginOption(addDialectOption(program.command('run').description(text)))
    .argument('<event>', 'the name of an event, ours or that of an agent')
    .option('--tool <name>', 'the name of the tool, or what else matchers of the event are tested against')
    .option(
      '--input <json>',
      'the fields of the event, ours or those of the agent: JSON, @file, or - for standard input',
    )
    .option('--untrusted', 'also run hooks that are not trusted yet')
    .option('--record <file>', 'append the event and its outcome to a recording')
    .option('--save-test <file>', 'add the event and its result to a file of hook tests, *.hooktest.json')
    .option('--json', 'print it as JSON')
    .addHelpText('after', example(cli, `run <event> --tool write_file --input '{ "tool_input": { "content": "x" } }'`))
    .action(async (event: string, options: Options) => end(await run(cli, event, options)));
};

async function run(cli: Cli, event: string, options: Options): Promise<ExitCode> {
  const [{ withWholeProject }, { interruptible }] = await Promise.all([
    import('../project.js'),
    import('../interrupts.js'),
  ]);
  const { checkInput } = await import('../event-input.js');
  const { fireEvent } = await import('../fire-report.js');
  const { prepareEvent } = await import('../prepare-event.js');
  return withWholeProject(withHooksOf(cli, options), async (project) => {
    const prepared = await prepareEvent(cli, project, event, options);
    const { input, aliases, warnings } = prepared;
    const { route } = prepared.resolved;
    checkInput(cli, project.contract, route, input);
    const { record, untrusted, saveTest: testFile } = options;
    if (testFile !== undefined) (await import('../test/save-test.js')).checkTestFile(testFile);
    if (record !== undefined) checkWritable(record);
    const system = await project.system({ untrusted, record, reads: true });
    const stopProgress = showProgress(cli, system);
    return interruptible(async (signal) => {
      const fired = await fireEvent({ project, system, route, input, aliases, signal });
      const report = { ...fired, warnings: [...warnings, ...fired.warnings] };
      stopProgress();
      if (signal.aborted) return Exit.interrupted;
      await project.release(system);
      if (record !== undefined) warnNotRecorded(cli, project, record, report);
      await show(cli, report, options);
      if (testFile !== undefined) await save(cli, testFile, prepared, options, report);
      return exitOf(report);
    });
  });
}

function showProgress(
  { terminal }: Cli,
  system: { onHook: typeof import('../../../system/hook-system.js').HookSystem.prototype.onHook },
) {
  const stop = system.onHook(({ kind, hookName }) =>
    kind === 'start' ? terminal.live(`running ${hookName} ...`) : undefined,
  );
  return () => {
    stop();
    terminal.clearLive();
  };
}

async function show(cli: Cli, report: FireReport, options: Options): Promise<void> {
  if (options.json) return cli.terminal.json(report);
  const { showReport } = await import('../show-report.js');
  showReport(cli, report);
}

/** Saves the result as a hook test. The result of hooks that did not run is not worth a test. */
async function save(
  { terminal, name }: Cli,
  file: string,
  prepared: PreparedEvent,
  options: Options,
  report: FireReport,
): Promise<void> {
  if (report.untrusted.length > 0)
    throw problem(`cannot save a test in ${file}: some hooks did not run`, `run ${name} trust first`);
  const { saveTest } = await import('../test/save-test.js');
  const saved = saveTest(file, prepared, options, report);
  if (!options.json) terminal.printWrapped(`saved in ${file}: ${saved}`);
}

/** Throws if the recording cannot be written. Called before the event fires, because a fired event cannot be undone. */
function checkWritable(file: string): void {
  const { O_APPEND, O_CREAT, O_NONBLOCK, O_WRONLY } = constants;
  try {
    closeSync(openSync(file, O_APPEND | O_CREAT | O_NONBLOCK | O_WRONLY, 0o600));
  } catch (error) {
    throw problem(`${file} cannot be written: ${messageOf(error)}`);
  }
}

function warnNotRecorded(
  { terminal }: Cli,
  { warnings }: HookProject,
  file: string,
  { event, hooks }: FireReport,
): void {
  if (hooks.length === 0)
    terminal.printError(`nothing is recorded in ${file}, because no hook is configured for ${event}`);
  // The other warnings are part of the report.
  for (const warning of warnings) if (warning.includes(file)) terminal.printError(warning);
}

/** Returns the exit code. An untrusted hook is a problem, whatever the other hooks decided. */
function exitOf({ decision, untrusted, hooks, errors }: FireReport): ExitCode {
  if (untrusted.length > 0) return Exit.problem;
  if (decision === 'deny' || decision === 'stop') return Exit.blocked;
  return errors.length > 0 || hooks.some(hasFailed) ? Exit.problem : Exit.fine;
}

/** Returns true if a hook failed. If the hook is not enforced, exit code 2 is not a failure. */
function hasFailed({ success, error, enforced, background }: FireReport['hooks'][number]): boolean {
  return success === false && (error !== undefined || (enforced !== false && background !== true));
}
