import type { Readable, Writable } from 'node:stream';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { settleBefore } from '../../../util/timeouts.js';
import { ClientSide } from './client-side.js';
import { InFlight } from './in-flight.js';
import { LineWriter } from './line-writer.js';
import { ServerName } from './server-name.js';
import { type ServerExit, ServerProcess } from './server-process.js';
import { ServerSide } from './server-side.js';
import { ToolCalls } from './tool-calls.js';

export interface ProxyOptions {
  readonly config: TriggerConfig;
  /** What hooks know the server by; what it calls itself unless given. */
  readonly name: string | undefined;
  /** Calls run although hooks are off, invalid or untrusted. */
  readonly lenient: boolean;
  readonly command: string;
  readonly args: readonly string[];
  readonly client: { readonly input: Readable; readonly output: Writable };
  /** Aborted when the client does not read any more, or somebody wants the proxy to end. */
  readonly signal: AbortSignal;
  readonly tell: (text: string) => void;
}

/** Who ended it, and how the server did. */
export interface ProxyEnd {
  readonly by: 'client' | 'server' | 'signal';
  readonly server: ServerExit;
}

/** Nobody needs a longer frame, and each is kept whole. */
const MOST_FRAME_BYTES = 128 * 1024 * 1024;
/** What is under way when one side ends has this long to get to the other. */
const GRACE_MS = 2000;

/** Stands between a client and a server until one of them ends; then the other does, too. */
export async function runProxy(options: ProxyOptions): Promise<ProxyEnd> {
  const { config, lenient, command, args, signal, tell } = options;
  const server = new ServerProcess(command, args);
  const inFlight = new InFlight();
  const name = new ServerName(options.name);
  const writers = { client: new LineWriter(options.client.output), server: new LineWriter(server.stdin) };
  const started = { command, args: [...args], cwd: process.cwd() };
  const calls = new ToolCalls({ config, lenient, started, name, inFlight, tell, ...writers });
  const shared = { inFlight, calls, name, tell, maxFrameBytes: MOST_FRAME_BYTES, ...writers };
  const clientEnded = ended(new ClientSide(shared).read(options.client.input));
  const serverSilent = ended(new ServerSide(shared).read(server.stdout));

  const stopped = aborted(signal);
  const by = await Promise.race([
    clientEnded.then(() => 'client' as const),
    server.exited.then(() => 'server' as const),
    stopped.then(() => 'signal' as const),
  ]);
  if (by === 'client') await settleBefore(Promise.race([calls.deciding.below(1), stopped]), GRACE_MS);
  // What nobody has approved by now does not get to the server any more.
  inFlight.cancel(({ wasSent }) => !wasSent);
  if (by === 'client') await Promise.race([server.end(), stopped]);
  await server.terminate();
  const passedOn = serverSilent.then(() => {
    inFlight.cancel(({ answer }) => answer === undefined);
    return calls.running.below(1);
  });
  await settleBefore(Promise.race([passedOn, stopped]), GRACE_MS);
  inFlight.cancel();
  server.stdout.destroy();
  options.client.input.destroy();
  return { by, server: await server.exited };
}

/** However a stream ends, it has. */
async function ended(reading: Promise<void>): Promise<void> {
  try {
    await reading;
  } catch {
    // A pipe that breaks is an end like any other.
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
