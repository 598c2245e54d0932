import { request } from 'node:http';
import type { AgentAnswer } from '../answer-agent.js';
import { socketPath } from '../daemon/paths.js';
import { type DaemonCall, readDaemonAnswer, writeDaemonCall } from '../daemon/wire.js';

/** Longer than any hook may take, and shorter than the longest wait of an agent. */
const MAX_WAIT_MS = 590_000;
/** Longer than a daemon takes to start on a busy machine. */
const MAX_START_MS = 10_000;
const RETRY_MS = 20;

/** Asks the daemon to answer a call. Returns undefined if it does not run, or its answer is not complete. Never rejects. */
export async function askDaemon(call: DaemonCall): Promise<AgentAnswer | undefined> {
  const text = await post(writeDaemonCall(call, '/hook'));
  return text === undefined ? undefined : readDaemonAnswer(text);
}

/** Gives the daemon the environment of a session. Waits until it has started. Returns false if it does not start. */
export async function announceSession(call: DaemonCall): Promise<boolean> {
  const message = writeDaemonCall(call, '/session');
  const last = Date.now() + MAX_START_MS;
  while ((await post(message)) === undefined) {
    if (Date.now() > last) return false;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return true;
}

/** Tells the daemon that a session ended. */
export async function forgetSession(call: DaemonCall): Promise<void> {
  await post(writeDaemonCall(call, '/session-end'));
}

/** Ends a running daemon whose program or access for http hooks is not the installed one. It compares them at each call. */
export async function endOutdatedDaemon(): Promise<void> {
  await post(['/session-end', '']);
}

/** Returns the text of the response, or undefined without a complete one. */
function post([target, body]: readonly [path: string, body: string]): Promise<string | undefined> {
  const path = socketPath();
  if (path === undefined) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const asked = request({ socketPath: path, method: 'POST', path: target, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', () => resolve(undefined));
      response.once('close', () => resolve(undefined));
      response.once('end', () => {
        resolve(response.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : undefined);
      });
    });
    asked.once('error', () => resolve(undefined));
    asked.end(body);
  });
}
