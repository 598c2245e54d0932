import { pause } from '../../../util/abort.js';
import type { Cli } from '../cli.js';
import type { WatchOptions } from '../commands/watch.js';
import { Exit, type ExitCode } from '../exit.js';
import { interruptible } from '../interrupts.js';
import { TraceFollower } from '../runtime.js';
import { findTrace, tracesFolder, tracesIn } from './find-trace.js';
import { showEvent, showLate } from './show-event.js';
import { TraceEvents } from './trace-events.js';
import { noFile } from './trace-text.js';

const LOOK_EVERY_MS = 150;

export function watchTrace(cli: Cli, given: string | undefined, options: WatchOptions): Promise<ExitCode> {
  return interruptible(async (signal): Promise<ExitCode> => {
    const stop = AbortSignal.any([signal, cli.terminal.closed]);
    if (options.nats === undefined) await followFiles(cli, given, options, stop);
    else await followFleet(cli, given, options, stop);
    return Exit.fine;
  });
}

/** The file that was named, or those of all hosts of the project, also of hosts that start later. */
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
      if (isQuiet) await pause(LOOK_EVERY_MS, stop);
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
  noFile(file);
  const [{ followFleetTrace }, contract] = await Promise.all([import('./fleet-trace.js'), cli.loadContract()]);
  const events = new TraceEvents(contract);
  await followFleetTrace(options, {
    all: options.all === true,
    signal,
    onLine: (line) => show(cli, events, line, options),
    tell: (text) => cli.terminal.complain(`${cli.name} watch: ${text}`),
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
