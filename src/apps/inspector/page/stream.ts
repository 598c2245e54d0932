import { paths, type StreamLine } from '../api.js';
import { type ApiClient, ApiClientError } from './api-client.js';

export type Connection = 'connecting' | 'live' | 'lost' | 'refused';

export interface StreamListener {
  /** Returns the sequence number to continue from. */
  since(): number;
  line(line: StreamLine): void;
  connection(state: Connection): void;
}

/** The server sends a line every few seconds. After this time without one, the connection is dead. */
const SILENCE_TIMEOUT_MS = 20_000;
const SHORTEST_WAIT = 250;
const MAX_WAIT_MS = 4000;

/** Reads the stream and reconnects until the signal aborts. */
export async function followStream(client: ApiClient, listener: StreamListener, signal: AbortSignal): Promise<void> {
  let wait = SHORTEST_WAIT;
  while (!signal.aborted) {
    try {
      await readOnce(client, listener, signal, () => {
        wait = SHORTEST_WAIT;
      });
    } catch (error) {
      if (error instanceof ApiClientError && (error.status === 401 || error.status === 403)) {
        listener.connection('refused');
        return;
      }
    }
    if (signal.aborted) return;
    listener.connection('lost');
    await pause(wait, signal);
    wait = Math.min(MAX_WAIT_MS, wait * 2);
  }
}

async function readOnce(
  client: ApiClient,
  listener: StreamListener,
  signal: AbortSignal,
  onData: () => void,
): Promise<void> {
  const silence = new AbortController();
  const stop = (): void => silence.abort();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(stop, SILENCE_TIMEOUT_MS);
  try {
    const since = listener.since();
    const { body } = await client.open(paths.stream, since > 0 ? { since: String(since) } : {}, silence.signal);
    if (body === null) return;
    listener.connection('live');
    for await (const line of linesOf(body)) {
      onData();
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_TIMEOUT_MS);
      const known: StreamLine = JSON.parse(line);
      listener.line(known);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    silence.abort();
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield line;
  }
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time);
    signal.addEventListener('abort', end);
  });
}
