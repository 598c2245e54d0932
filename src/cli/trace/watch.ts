import { pause } from '../../values/pause.js';
import type { Cli } from '../cli.js';
import type { WatchOptions } from '../commands/watch.js';
import { Exit, type ExitCode } from '../exit.js';
import { interruptible } from '../interrupts.js';
import { TraceFollower } from '../runtime.js';
import { findTrace } from './find-trace.js';
import { showEvent, showLate } from './show-event.js';
import { TraceEvents } from './trace-events.js';
import { noFile } from './trace-text.js';

const LOOK_EVERY_MS = 150;

export function watchTrace(cli: Cli, given: string | undefined, options: WatchOptions): Promise<ExitCode> {
  return interruptible(async (signal): Promise<ExitCode> => {
    const stop = AbortSignal.any([signal, cli.terminal.closed]);
    if (options.nats === undefined) await followFile(cli, findTrace(given), options, stop);
    else await followFleet(cli, given, options, stop);
    return Exit.fine;
  });
}

async function followFile(cli: Cli, file: string, options: WatchOptions, stop: AbortSignal): Promise<void> {
  const follower = new TraceFollower(file, options.all === true ? 'all' : 'now');
  const events = new TraceEvents(await cli.loadContract());
  try {
    while (!stop.aborted) {
      const text = await follower.more();
      show(cli, events, text, options);
      if (text === '') await pause(LOOK_EVERY_MS, stop);
    }
  } finally {
    await follower.close();
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
