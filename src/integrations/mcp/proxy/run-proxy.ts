import type { Readable, Writable } from 'node:stream';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { whenAborted } from '../../../util/abort.js';
import { settleBefore } from '../../../util/timeouts.js';
import { ClientSide } from './client-side.js';
import { InFlight } from './in-flight.js';
import { LineWriter } from './line-writer.js';
import { ServerName } from './server-name.js';
import { type ServerExit, ServerProcess } from './server-process.js';
import { ServerSide } from './server-side.js';
import { ToolCalls } from './tool-calls.js';

/** Options for the proxy. */
export interface ProxyOptions {
  readonly config: TriggerConfig;
  /** Name of the server for hooks. Defaults to the server's own name. */
  readonly name: string | undefined;
  /** True to run calls even if hooks are disabled, invalid or not trusted. */
  readonly lenient: boolean;
  readonly command: string;
  readonly args: readonly string[];
  readonly client: { readonly input: Readable; readonly output: Writable };
  /** Aborted when the client stops reading or the proxy has to exit. */
  readonly signal: AbortSignal;
  readonly tell: (text: string) => void;
}

/** Why the proxy ended, and the exit of the server. */
export interface ProxyEnd {
  readonly by: 'client' | 'server' | 'signal';
  readonly server: ServerExit;
}

/** Each frame is buffered whole. */
const MAX_FRAME_BYTES = 128 * 1024 * 1024;
/** How long pending messages may take to reach the other side after one side has ended. */
const GRACE_MS = 2000;

/** Forwards messages between a client and a server until one of them ends, then ends the other. */
export async function runProxy(options: ProxyOptions): Promise<ProxyEnd> {
  const { config, lenient, command, args, signal, tell: warn } = options;
  const server = new ServerProcess(command, args);
  const inFlight = new InFlight();
  const name = new ServerName(options.name);
  const writers = { client: new LineWriter(options.client.output), server: new LineWriter(server.stdin) };
  const started = { command, args: [...args], cwd: process.cwd() };
  const calls = new ToolCalls({ config, lenient, started, name, inFlight, warn, ...writers });
  const shared = { inFlight, calls, name, warn, maxFrameBytes: MAX_FRAME_BYTES, ...writers };
  const clientEnded = ended(new ClientSide(shared).read(options.client.input));
  const serverEnded = ended(new ServerSide(shared).read(server.stdout));

  const stopped = whenAborted(signal);
  const by = await Promise.race([
    clientEnded.then(() => 'client' as const),
    server.exited.then(() => 'server' as const),
    stopped.then(() => 'signal' as const),
  ]);
  if (by === 'client') await settleBefore(Promise.race([calls.deciding.below(1), stopped]), GRACE_MS);
  // Calls that hooks have not approved by now are not sent.
  inFlight.cancel(({ wasSent }) => !wasSent);
  if (by === 'client') await Promise.race([server.end(), stopped]);
  await server.terminate();
  const forwarded = serverEnded.then(() => {
    inFlight.cancel(({ response }) => response === undefined);
    return calls.running.below(1);
  });
  await settleBefore(Promise.race([forwarded, stopped]), GRACE_MS);
  inFlight.cancel();
  server.stdout.destroy();
  options.client.input.destroy();
  return { by, server: await server.exited };
}

/** Resolves when a stream has ended, normally or with an error. */
async function ended(reading: Promise<void>): Promise<void> {
  try {
    await reading;
  } catch {
    // A broken pipe counts as the end.
  }
}
