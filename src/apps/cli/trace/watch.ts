import type { HookTraceHook, HookVerdict } from '../../../../generated/index.js';
import { pause } from '../../../util/abort.js';
import type { Cli } from '../cli.js';
import type { FleetTraceOptions } from '../commands/options.js';
import { Exit, type ExitCode } from '../exit.js';
import { interruptible } from '../interrupts.js';
import { TraceFollower } from '../runtime.js';
import { milliseconds, wouldHaveDone } from '../show-report.js';
import { type Terminal, visible } from '../terminal.js';
import { findTrace, rejectFile, tracesFolder, tracesIn } from './find-trace.js';
import { aboutOf, type TracedEvent, TraceEvents, whereOf } from './trace-events.js';

export interface WatchOptions extends FleetTraceOptions {
  all?: true;
  json?: true;
}

const POLL_INTERVAL_MS = 150;

export function watchTrace(cli: Cli, given: string | undefined, options: WatchOptions): Promise<ExitCode> {
  return interruptible(async (signal): Promise<ExitCode> => {
    const stop = AbortSignal.any([signal, cli.terminal.closed]);
    if (options.nats === undefined) await followFiles(cli, given, options, stop);
    else await followFleet(cli, given, options, stop);
    return Exit.fine;
  });
}

/** Follows the given file, or the files of all hosts of the project, including hosts that start later. */
async function followFiles(
  cli: Cli,
  given: string | undefined,
  options: WatchOptions,
  stop: AbortSignal,
): Promise<void> {
  const contract = await cli.loadContract();
  const followed = new Map<string, { follower: TraceFollower; events: TraceEvents }>();
  const follow = (file: string, from: 'all' | 'now'): void => {
    if (followed.has(file)) return;
    followed.set(file, { follower: new TraceFollower(file, from), events: new TraceEvents(contract) });
  };
  const folder = given === undefined ? tracesFolder() : undefined;
  const others = (): string[] => (folder === undefined ? [] : tracesIn(folder));
  follow(findTrace(given), options.all === true ? 'all' : 'now');
  for (const file of others()) follow(file, 'now');
  try {
    while (!stop.aborted) {
      for (const file of others()) follow(file, 'all');
      let isQuiet = true;
      for (const { follower, events } of followed.values()) {
        const text = await follower.more();
        show(cli, events, text, options);
        isQuiet &&= text === '';
      }
      if (isQuiet) await pause(POLL_INTERVAL_MS, stop);
    }
  } finally {
    await Promise.all([...followed.values()].map(({ follower }) => follower.close()));
  }
}

async function followFleet(
  cli: Cli,
  file: string | undefined,
  options: WatchOptions,
  signal: AbortSignal,
): Promise<void> {
  rejectFile(file);
  const [{ followFleetTrace }, contract] = await Promise.all([import('./fleet-trace.js'), cli.loadContract()]);
  const events = new TraceEvents(contract);
  await followFleetTrace(options, {
    all: options.all === true,
    signal,
    onLine: (line) => show(cli, events, line, options),
    warn: (text) => cli.terminal.printError(`${cli.name} watch: ${text}`),
  });
}

function show({ terminal }: Cli, events: TraceEvents, text: string, { json }: WatchOptions): void {
  for (const event of events.push(text)) {
    if (json) terminal.raw(`${JSON.stringify(event)}\n`);
    else showEvent(terminal, event);
  }
  for (const hook of events.takeLate()) {
    if (json) terminal.raw(`${JSON.stringify({ late: hook })}\n`);
    else showLate(terminal, hook);
  }
}

/** Prints one line for the event and one for each hook that matched. */
function showEvent(terminal: Terminal, event: TracedEvent): void {
  const { eventName, startedAt, duration, decision, reason, hooks, labels, clearedLabel, budgets } = event;
  const colour = decision === 'allow' ? 'green' : decision === 'ask' ? 'yellow' : 'red';
  const time = startedAt === undefined ? '' : `${visible(startedAt).slice(11, 23)} `;
  if (clearedLabel !== undefined) {
    const cleared = `${visible(clearedLabel.label)}, by ${visible(clearedLabel.by)}${whereOf(event)}`;
    terminal.printWrapped(`${time}${terminal.style('bold', visible(eventName))} ${cleared}`);
    return;
  }
  const took = duration === undefined ? '' : `, ${milliseconds(duration)}`;
  const why = decision === 'allow' || reason === undefined ? '' : `: ${visible(reason.replaceAll('\n', ' '))}`;
  terminal.printWrapped(
    `${time}${terminal.style('bold', visible(eventName))}${aboutOf(event)} ${terminal.style(colour, decision)}${took}${whereOf(event)}${why}`,
  );
  for (const { effect, text } of budgets) terminal.printWrapped(`budget (${effect}): ${visible(text)}`, 4);
  if (labels.length > 0) terminal.printWrapped(`labels added: ${visible(labels.join(', '))}`, 4);
  for (const hook of hooks) {
    if (hook.verdict !== 'matcher') terminal.printWrapped(lineOf(hook), 4);
    const { because } = hook;
    // The reason of the event may be that text already, as for a command that cannot be resolved.
    if (because !== undefined && !reason?.includes(because))
      terminal.printWrapped(`because ${visible(because.replaceAll('\n', ' '))}`, 6);
  }
}

/** Prints a hook that ended after its event. */
function showLate(terminal: Terminal, hook: HookTraceHook): void {
  const time = visible(hook.endedAt).slice(11, 23);
  terminal.printWrapped(`${time} ${terminal.style('bold', visible(hook.eventName))} late: ${lineOf(hook)}`);
}

function lineOf(hook: HookVerdict): string {
  const ended = hook.verdict === 'ran' ? milliseconds(hook.duration ?? 0) : hook.verdict;
  const failed = hook.error === undefined ? '' : `: ${visible(hook.error.replaceAll('\n', ' '))}`;
  const sign = hook.verdict !== 'ran' ? '-' : hook.error === undefined ? '✓' : '✗';
  const would = wouldHaveDone(hook);
  const decided = hook.decision ?? (would === undefined ? undefined : `(would have decided ${would})`);
  return `${sign} ${visible(hook.name)} ${ended}${decided === undefined ? '' : ` ${decided}`}${failed}`;
}
