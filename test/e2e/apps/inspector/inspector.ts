import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { paths, type StreamLine, TOKEN_HEADER } from '../../../../src/apps/inspector/api.js';
import type { makeMachine, RunOptions } from '../cli/machine.js';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** `false` sends no token. */
  readonly token?: string | false;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** Starts the built command and returns functions that send requests to it. */
export async function inspect(
  machine: Pick<ReturnType<typeof makeMachine>, 'start'>,
  args: readonly string[] = [],
  options: RunOptions = {},
) {
  const child = machine.start(['inspect', '--no-open', ...args], options);
  let stderr = '';
  child.stderr.on('data', (data) => (stderr += String(data)));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  const lines = createInterface({ input: child.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    child.once('close', (code) => reject(new Error(`it ended with ${code}: ${stderr}`)));
  });
  const url = new URL(address);
  const token = new URLSearchParams(url.hash.slice(1)).get('token') ?? '';
  const port = Number(url.port);

  const ask = (
    path: string,
    { method = 'GET', headers = {}, body, token: given = token, signal }: RequestOptions = {},
  ) =>
    new Promise<Reply>((resolve, reject) => {
      const own = { ...(given !== false && { [TOKEN_HEADER]: given }), ...(body !== undefined && JSON_TYPE) };
      const request = httpRequest({
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { ...own, ...headers },
        ...(signal && { signal }),
      });
      request.on('error', reject);
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (data) => (text += data));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });

  return {
    child,
    address,
    port,
    token,
    ended,
    stderr: () => stderr,
    ask,
    /** Sends a GET request and returns the JSON. Throws for any status but 200. */
    get: async <T>(path: string): Promise<T> => read<T>(await ask(path)),
    post: async <T>(path: string, body: unknown): Promise<T> => read<T>(await ask(path, { method: 'POST', body })),
    stream: (since = 0) => openStream(port, token, since),
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };

function read<T>({ status, text }: Reply): T {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return JSON.parse(text);
}

/** Reads the event stream line by line. */
function openStream(port: number, token: string, since: number) {
  const seen: StreamLine[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const path = `${paths.stream}?since=${since}`;
  const request = httpRequest({ host: '127.0.0.1', port, path, headers: { [TOKEN_HEADER]: token } }, (response) => {
    let rest = '';
    response.setEncoding('utf8').on('data', (data) => {
      const lines = `${rest}${data}`.split('\n');
      rest = lines.pop() ?? '';
      seen.push(...lines.map((line) => JSON.parse(line)));
      for (const look of [...waiting]) look();
    });
    response.on('close', () => {
      isOver = true;
      for (const look of [...waiting]) look();
    });
    response.on('error', () => {});
  });
  request.on('error', () => {});
  request.end();
  onTestFinished(() => void request.destroy());
  return {
    seen,
    close: () => request.destroy(),
    isOpen: () => !isOver,
    /** Resolves when the condition is true. */
    when: (isSo: () => boolean): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!isSo() && !isOver) return;
          waiting.delete(look);
          if (isSo()) resolve();
          else reject(new Error('the stream has ended'));
        };
        waiting.add(look);
        look();
      }),
    /** Returns the number of ended events. */
    ended: (): number => {
      const rows = seen.filter(isKind('event')).filter(({ event }) => event.state === 'ended');
      return new Set(rows.map(({ event }) => event.id)).size;
    },
    /** Resolves with the first line, received or future, that matches. */
    until: <L extends StreamLine>(isIt: (line: StreamLine) => line is L): Promise<L> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = seen.find(isIt);
          if (found === undefined && !isOver) return;
          waiting.delete(look);
          if (found === undefined) reject(new Error('the stream has ended'));
          else resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

type EventLine = Extract<StreamLine, { kind: 'event' }>;

export function isEvent(isIt: (event: EventLine['event']) => boolean) {
  return (line: StreamLine): line is EventLine => line.kind === 'event' && isIt(line.event);
}

export function isKind<K extends StreamLine['kind']>(kind: K) {
  return (line: StreamLine): line is Extract<StreamLine, { kind: K }> => line.kind === kind;
}
