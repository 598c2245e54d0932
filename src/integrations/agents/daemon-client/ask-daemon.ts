import { request } from 'node:http';
import type { AgentAnswer } from '../answer-agent.js';
import { socketPath } from '../daemon/paths.js';
import { type DaemonCall, readDaemonAnswer, writeDaemonCall } from '../daemon/wire.js';

/** Longer than any hook may take, and shorter than the longest wait of an agent. */
const MAX_WAIT_MS = 590_000;

/** Asks the daemon to answer a call. Returns undefined if it does not run, or its answer is not complete. Never rejects. */
export function askDaemon(call: DaemonCall): Promise<AgentAnswer | undefined> {
  const path = socketPath();
  if (path === undefined) return Promise.resolve(undefined);
  const [target, body] = writeDaemonCall(call);
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const asked = request({ socketPath: path, method: 'POST', path: target, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', () => resolve(undefined));
      response.once('close', () => resolve(undefined));
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve(response.statusCode === 200 ? readDaemonAnswer(text) : undefined);
      });
    });
    asked.once('error', () => resolve(undefined));
    asked.end(body);
  });
}
