import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '../../../util/errors.js';
import type { Fields } from '../../../util/json.js';
import { hasId } from '../../../util/running-process.js';
import { type ApiError, type InspectorState, paths, type TraceSource } from '../api.js';
import { hooksResponse, withRules } from '../hooks-response.js';
import { HttpError } from '../http-error.js';
import type { InspectedProject } from '../inspected-project.js';
import type { TraceFeed } from '../trace-feed.js';
import { TraceStore } from '../trace-store.js';
import { Connections, Gate, SAFE_HEADERS } from './gate.js';
import { type PageFile, readPageFiles } from './page-files.js';
import { readBody, readConfirmedRequest, readEventRequest, readIds, readSaveTestRequest } from './requests.js';
import { EventStream } from './stream.js';

export interface InspectorOptions {
  readonly project: InspectedProject;
  readonly feed: TraceFeed;
  /** Folder of the built page. */
  readonly page: string;
  /** Defaults to any free port. */
  readonly port?: number | undefined;
}

const HOST_POLL_INTERVAL_MS = 1000;

/** Web server on localhost that shows what hooks do. It reads traces and never connects to a host. */
export class Inspector {
  readonly #options: InspectorOptions;
  readonly #server: Server;
  readonly #store: TraceStore;
  readonly #files: ReadonlyMap<string, PageFile>;
  readonly #token = randomBytes(24).toString('base64url');
  readonly #ending = new AbortController();
  readonly #streams = new Set<EventStream>();
  readonly #sourceListeners = new Set<() => void>();
  #gate: Gate | undefined;
  readonly #connections: Connections;
  #ticket: Ticket | undefined;
  #source: TraceSource;
  #following: Promise<void> = Promise.resolve();
  #hostPoll: NodeJS.Timeout | undefined;

  private constructor(options: InspectorOptions) {
    const { feed, project, page } = options;
    this.#options = options;
    this.#files = readPageFiles(page);
    this.#source = { state: 'waiting', kind: feed.isLocal ? 'file' : 'fleet', places: [] };
    this.#store = new TraceStore({
      contract: project.contract,
      isAlive: feed.isLocal ? (pid) => pid > 0 && hasId(pid) : undefined,
    });
    this.#server = createServer({ requestTimeout: 60_000, headersTimeout: 10_000 }, (request, response) => {
      void this.#handle(request, response);
    });
    this.#connections = new Connections(this.#server);
  }

  /** Rejects if the port is not available. */
  static async start(options: InspectorOptions): Promise<Inspector> {
    const inspector = new Inspector(options);
    await inspector.#listen(options.port ?? 0);
    inspector.#follow();
    return inspector;
  }

  /** Address to open. The token is in the fragment, which browsers do not send. */
  get address(): string {
    return `http://127.0.0.1:${portOf(this.#server)}/#token=${this.#token}`;
  }

  /** Returns an address that opens the page once. Calls `onUse` when it has been used. */
  ticket(onUse: () => void): string {
    const path = `/open/${randomBytes(24).toString('base64url')}`;
    this.#ticket = { path, onUse };
    return `http://127.0.0.1:${portOf(this.#server)}${path}`;
  }

  /** Closes every connection and aborts running hooks. */
  async close(): Promise<void> {
    this.#ending.abort();
    clearInterval(this.#hostPoll);
    for (const stream of this.#streams) stream.end();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await Promise.all([closed, this.#following]);
  }

  #listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
        this.#server.off('error', reject);
        this.#gate = new Gate(this.#token, portOf(this.#server));
        resolve();
      });
    });
  }

  #follow(): void {
    const sink = {
      lines: (texts: readonly string[]) => this.#store.push(texts),
      source: (source: TraceSource) => {
        this.#source = source;
        for (const listener of this.#sourceListeners) listener();
      },
    };
    this.#following = this.#options.feed.follow(sink, this.#ending.signal);
    this.#hostPoll = setInterval(() => this.#store.checkHosts(), HOST_POLL_INTERVAL_MS);
  }

  #state(): InspectorState {
    const { command, version, folder } = this.#options.project;
    const { hosts, size, unreadable } = this.#store;
    return { command, version, project: folder, source: this.#source, hosts, events: size, unreadable };
  }

  /** Handles a request. Never rejects. */
  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
    response.on('error', () => {});
    try {
      this.#gate?.checkHost(request);
      const { pathname, searchParams } = urlOf(request);
      if (pathname.startsWith('/api/')) await this.#handleApi(request, response, pathname, searchParams);
      else if (pathname === this.#ticket?.path) this.#redeemTicket(this.#ticket, response);
      else this.#servePage(request, response, pathname);
    } catch (error) {
      sendError(request, response, error);
    }
  }

  #redeemTicket({ onUse }: Ticket, response: ServerResponse): void {
    this.#ticket = undefined;
    response.writeHead(303, { location: `/#token=${this.#token}` }).end();
    onUse();
  }

  #servePage({ method }: IncomingMessage, response: ServerResponse, path: string): void {
    const file = this.#files.get(path);
    if (file === undefined) throw new HttpError(404, 'not found');
    if (method !== 'GET' && method !== 'HEAD') throw new HttpError(405, 'this can only be read');
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length });
    response.end(method === 'HEAD' ? undefined : file.bytes);
  }

  async #handleApi(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: URLSearchParams,
  ): Promise<void> {
    this.#gate?.checkToken(request);
    this.#connections.trust(request.socket);
    if (path === paths.stream && request.method === 'GET') return this.#stream(response, search);
    const onGet = this.#getHandler(path, search);
    const onPost = this.#postHandler(path, response);
    if (onGet === undefined && onPost === undefined) throw new HttpError(404, 'not found');
    if (request.method === 'GET' && onGet !== undefined) return send(response, 200, await onGet());
    if (request.method === 'POST' && onPost !== undefined)
      return send(response, 200, await onPost(await readBody(request)));
    throw new HttpError(405, `method not allowed: use ${onGet === undefined ? 'POST' : 'GET'}`);
  }

  #stream(response: ServerResponse, search: URLSearchParams): void {
    response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
    const listeners = this.#sourceListeners;
    const streamed = {
      store: this.#store,
      state: () => this.#state(),
      onProjectChange: (listener: () => void) => this.#options.project.onChange(listener),
      onSourceChange: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const since = Number(search.get('since') ?? 0);
    const stream = new EventStream(response, streamed, Number.isSafeInteger(since) ? Math.max(0, since) : 0);
    this.#streams.add(stream);
    response.on('close', () => this.#streams.delete(stream));
  }

  #getHandler(path: string, search: URLSearchParams): (() => Promise<unknown> | unknown) | undefined {
    const { project } = this.#options;
    switch (path) {
      case paths.state:
        return () => this.#state();
      case paths.event:
        return () => this.#event(search.get('id') ?? '');
      case paths.find:
        return () => ({ ids: this.#store.find(search.get('text') ?? '') });
      case paths.hooks:
        return () => hooksResponse(project, this.#store);
      case paths.events:
        return () => project.events();
      case paths.form:
        return () => project.form(search.get('event') ?? '');
      case paths.trust:
        return () => project.trust();
      default:
        return undefined;
    }
  }

  #postHandler(path: string, response: ServerResponse): ((fields: Fields) => Promise<unknown>) | undefined {
    const { project } = this.#options;
    switch (path) {
      case paths.check:
        return (fields) => project.check(readEventRequest(fields));
      case paths.explain:
        return (fields) => project.explain(readEventRequest(fields));
      case paths.run:
        return (fields) => project.run(readConfirmedRequest(fields), this.#untilClosed(response));
      case paths.saveTest:
        return (fields) => project.saveTest(readSaveTestRequest(fields));
      case paths.grant:
        return (fields) => project.grant(readIds(fields));
      case paths.revoke:
        return (fields) => project.revoke(readIds(fields));
      default:
        return undefined;
    }
  }

  #event(id: string): unknown {
    const { project } = this.#options;
    const detail = this.#store.detail(id, project.command);
    if (detail !== undefined) return withRules(detail, project);
    throw new HttpError(
      404,
      'event not found: it is not in the trace, or was removed',
      'the inspector keeps a limited number of events',
    );
  }

  /** Returns a signal that aborts when the page closes the connection or the inspector closes. */
  #untilClosed(response: ServerResponse): AbortSignal {
    const closed = new AbortController();
    response.on('close', () => closed.abort());
    return AbortSignal.any([closed.signal, this.#ending.signal]);
  }
}

interface Ticket {
  readonly path: string;
  readonly onUse: () => void;
}

function urlOf({ url = '/' }: IncomingMessage): URL {
  try {
    return new URL(url, 'http://127.0.0.1');
  } catch {
    throw new HttpError(400, 'the address cannot be read');
  }
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function send(response: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** How long to drain the rest of a body, so that the client can read the response. */
const MAX_DRAIN_MS = 2000;

/** Sends an error response and discards the rest of the request body. */
function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const isHttpError = error instanceof HttpError;
  const body: ApiError = {
    error: messageOf(error),
    ...(isHttpError && error.help.length > 0 && { help: error.help }),
  };
  if (!request.complete) {
    const { socket } = request;
    const limit = setTimeout(() => socket.destroy(), MAX_DRAIN_MS);
    const stop = (): void => clearTimeout(limit);
    socket.once('close', stop);
    request
      .on('error', () => {})
      .once('end', stop)
      .resume();
  }
  send(response, isHttpError ? error.status : 500, body);
}
