import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { InputOptions } from '../event-input.js';
import { Exit, type ExitCode } from '../exit.js';
import type { Explanation } from '../explain-event.js';
import { example } from '../help.js';
import { addDialectOption, type DialectOptions } from './options.js';

interface Options extends InputOptions, DialectOptions {
  json?: true;
}

interface ShownExplanation extends Explanation {
  /** Name of the event in its dialect, if the user passed one. */
  readonly theirs: { readonly dialect: string; readonly event: string } | undefined;
}

/** Adds `explain`. */
export function addExplain(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  const text = 'show which hooks an event would run, in which order, and why the others would not; runs nothing';
  addDialectOption(program.command('explain').description(text))
    .argument('<event>', 'the name of an event, ours or one of --dialect')
    .option('--tool <name>', 'the name of the tool, or what else matchers of the event are tested against')
    .option('--input <json>', 'the fields of the event: JSON, @file, or - for standard input')
    .option('--json', 'print it as JSON')
    .addHelpText('after', example(cli, 'explain <event> --tool write_file', 'explain PreToolUse --dialect claude-code'))
    .action(async (event: string, options: Options) => end(await explain(cli, event, options)));
}

async function explain(cli: Cli, event: string, options: Options): Promise<ExitCode> {
  const [{ withWholeProject }, { readInput, completeInput }, { explainEvent, plainVerdict }] = await Promise.all([
    import('../project.js'),
    import('../event-input.js'),
    import('../explain-event.js'),
  ]);
  const { impliedInput, resolveEvent, originOf, plainOrigin } = await import('../dialects.js');
  return withWholeProject({ ...cli, dialects: options.dialect }, async (project) => {
    const resolved = await resolveEvent(project, event, options);
    const { route } = resolved;
    const input = { ...impliedInput(resolved), ...(await readInput(route, options)) };
    const isWhole = options.input !== undefined;
    const whole = isWhole ? await completeInput(cli, route, input) : undefined;
    const explanation = await explainEvent(project, route, input, whole);
    const { hooks } = explanation;
    const theirs = resolved.theirs && { dialect: resolved.theirs.dialect.dialect, event };
    const plainHooks = () => hooks.map((hook) => ({ ...plainVerdict(hook), dialect: plainOrigin(hook.entry) }));
    if (options.json) cli.terminal.json({ ...explanation, theirs, hooks: plainHooks() });
    else await show(cli, { ...explanation, theirs }, originOf);
    return Exit.fine;
  });
}

type OriginOf = typeof import('../dialects.js').originOf;

async function show(
  { terminal, name }: Cli,
  { event, theirs, matched, mode, hooks }: ShownExplanation,
  originOf: OriginOf,
): Promise<void> {
  const { visible } = await import('../terminal.js');
  const { executionModes } = await import('../show-report.js');
  if (theirs !== undefined) terminal.printWrapped(`${theirs.event} of ${theirs.dialect} is ${event} here.`);
  const running = hooks.filter(({ planned }) => planned);
  const others = hooks.filter(({ planned }) => !planned);
  const what = matched === undefined ? event : `${event} (${visible(matched)})`;
  const how = running.length > 1 ? (mode === 'sequential' ? ', one after another' : ', all at once') : '';
  terminal.print(
    `${terminal.style('bold', what)}: ${running.length === 0 ? 'no hook' : running.length} would run${how}`,
  );
  for (const [place, hook] of running.entries()) {
    const { config, source } = hook.entry;
    const how = [config.type, source, ...executionModes(config)].join(', ');
    terminal.printWrapped(`${place + 1}. ${visible(hook.name)} (${how})`, 2);
    const origin = originOf(hook.entry);
    if (origin !== undefined) terminal.printWrapped(visible(origin), 5);
    if (hook.why !== undefined) terminal.printWrapped(visible(hook.why), 5);
  }
  if (others.length > 0) terminal.print('Would not run:');
  for (const hook of others) {
    terminal.printWrapped(`${terminal.style('yellow', '-')} ${visible(hook.name)}: ${hook.verdict}`, 2);
    const origin = originOf(hook.entry);
    if (origin !== undefined) terminal.printWrapped(visible(origin), 4);
    terminal.printWrapped(visible(hook.why ?? ''), 4);
    if (!hook.planned && hook.refusal !== undefined) terminal.printWrapped(`it refuses: ${visible(hook.refusal)}`, 4);
  }
  if (hooks.length === 0) terminal.print(`No hook is configured for it. ${name} list shows those that are.`);
}
