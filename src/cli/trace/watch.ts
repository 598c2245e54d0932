import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import type { Cli } from '../cli.js';
import type { WatchOptions } from '../commands/watch.js';
import { Exit, type ExitCode, messageOf, problem } from '../exit.js';
import { interruptible } from '../interrupts.js';
import { isMissing, olderFile } from '../runtime.js';
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
  const followed = new Map<string, { follower: Follower; events: TraceEvents }>();
  const follow = (file: string, fromStart: boolean): void => {
    if (!followed.has(file))
      followed.set(file, { follower: new Follower(file, fromStart), events: new TraceEvents(contract) });
  };
  const folder = given === undefined ? tracesFolder() : undefined;
  const others = (): string[] => (folder === undefined ? [] : tracesIn(folder));
  follow(findTrace(given), options.all === true);
  for (const file of others()) follow(file, false);
  while (!stop.aborted) {
    for (const file of others()) follow(file, true);
    for (const { follower, events } of followed.values()) show(cli, events, await follower.more(), options);
    await nextLook(stop);
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

/** Resolves after a while, or at once when it is to end. */
function nextLook(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, LOOK_EVERY_MS);
    stop.addEventListener('abort', end);
    if (stop.aborted) end();
  });
}

/** What is appended to a file, also when it is put aside and another one takes its place. */
class Follower {
  readonly #file: string;
  readonly #decoder = new StringDecoder('utf8');
  #offset: number | undefined;
  #inode = 0;

  constructor(file: string, fromStart: boolean) {
    this.#file = file;
    this.#offset = fromStart ? 0 : undefined;
  }

  async more(): Promise<string> {
    const handle = await openIfThere(this.#file);
    // It is being replaced; the next look finds the new one.
    if (handle === undefined) return '';
    try {
      const { size, ino } = await handle.stat();
      const isOther = this.#inode !== 0 && (ino !== this.#inode || size < (this.#offset ?? 0));
      const isFirst = this.#inode === 0 && this.#offset === 0;
      const before = isFirst ? await this.#wholeOlder(ino) : isOther ? await this.#restOfOlder() : '';
      if (isOther) this.#offset = 0;
      this.#inode = ino;
      return before + (await this.#readOn(handle, size));
    } finally {
      await handle.close();
    }
  }

  /** What was put aside before the first look, unless that is the file which was just opened. */
  async #wholeOlder(opened: number): Promise<string> {
    const handle = await openIfThere(olderFile(this.#file));
    if (handle === undefined) return '';
    try {
      const { ino } = await handle.stat();
      return ino === opened ? '' : await handle.readFile('utf8');
    } finally {
      await handle.close();
    }
  }

  /** What was written to the file between the last look and its being put aside. */
  async #restOfOlder(): Promise<string> {
    const handle = await openIfThere(olderFile(this.#file));
    if (handle === undefined) return '';
    try {
      const { size, ino } = await handle.stat();
      return ino === this.#inode ? await this.#readOn(handle, size) : '';
    } finally {
      await handle.close();
    }
  }

  async #readOn(handle: FileHandle, size: number): Promise<string> {
    const from = this.#offset ?? size;
    const bytes = Buffer.alloc(Math.max(0, size - from));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
    this.#offset = from + bytesRead;
    return this.#decoder.write(bytes.subarray(0, bytesRead));
  }
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw problem(`${file} cannot be read: ${messageOf(error)}`);
  }
}
