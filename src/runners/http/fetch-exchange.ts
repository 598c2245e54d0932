import { abortListeners } from '../../util/abort.js';
import { explainRuntimeLimit } from '../../util/runtime-limit.js';
import { describe, type ExchangeEnd, type ExchangeSpec } from './exchange.js';

/** Larger requests do not fit into the buffers of a connection, so that a failure may mean that they were not read. */
const MAX_BUFFERED_BYTES = 64 * 1024;

/**
 * Sends one request with `fetch`, for runtimes without sockets. Same limits as `exchange`, but no kept connections and no limit on
 * them: the runtime has its own. Never rejects.
 */
export async function exchangeByFetch(url: URL, spec: ExchangeSpec): Promise<ExchangeEnd> {
  if (spec.signals.some(({ aborted }) => aborted)) return { kind: 'aborted', asked: false };
  const why = spec.whyNotStart?.();
  if (why !== undefined) return { kind: 'refused', why };
  const stop = new AbortController();
  const cleanups: (() => void)[] = [() => stop.abort()];
  const stopped = new Promise<ExchangeEnd>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'timed-out' }), spec.timeoutMs);
    cleanups.push(() => clearTimeout(timer));
    for (const signal of spec.signals) {
      cleanups.push(abortListeners.add(signal, () => resolve({ kind: 'aborted', asked: true })));
    }
  });
  try {
    return await Promise.race([stopped, send(url, spec, stop.signal)]);
  } finally {
    for (const cleanup of cleanups) cleanup();
  }
}

async function send(url: URL, { headers, body, maxBytes }: ExchangeSpec, signal: AbortSignal): Promise<ExchangeEnd> {
  let hasResponse = false;
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    hasResponse = true;
    const received = await readUpTo(maxBytes, response.body);
    if (received === undefined) return { kind: 'too-long' };
    const encoding = response.headers.get('content-encoding')?.trim().toLowerCase();
    return {
      kind: 'answered',
      status: response.status,
      body: received,
      encoding: encoding === 'identity' ? undefined : encoding,
    };
  } catch (error) {
    if (hasResponse) return { kind: 'failed', why: 'its response was truncated' };
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const mayBeUnread = body.length > MAX_BUFFERED_BYTES || explainRuntimeLimit(cause) !== undefined;
    return { kind: mayBeUnread ? 'not-taken' : 'failed', why: describe(cause) };
  }
}

/** Returns undefined if there are more bytes. */
async function readUpTo(maxBytes: number, stream: ReadableStream<Uint8Array> | null): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream ?? []) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
