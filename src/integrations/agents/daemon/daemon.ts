import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Dialect } from '../../../../generated/index.js';
import type { Contract } from '../../../core/contract/index.js';
import { messageOf } from '../../../util/errors.js';
import { withFileLock } from '../../../util/file-lock.js';
import { answerAgent } from '../answer-agent.js';
import { type HttpAccess, isAllowed, readHttpAccess } from './http-access.js';
import { LoadedHooks } from './loaded-hooks.js';
import { makeDaemonFolder, pidFile, socketPath } from './paths.js';
import { type DaemonCall, readDaemonCall, writeDaemonAnswer } from './wire.js';

/** Largest input of an event. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** Options for a daemon. */
export interface DaemonOptions {
  readonly contract: Contract<Dialect>;
  /** File of the running program. The daemon ends when it changes, so that an update takes effect. */
  readonly program: string;
  readonly idleMs: number;
  readonly warn: (text: string) => void;
}

/** Answers events of agents for one user, with hooks that stay loaded. */
export class Daemon {
  readonly #options: DaemonOptions;
  readonly #hooks: LoadedHooks;
  readonly #servers: Server[] = [];
  readonly #version: string;
  #socket: { readonly path: string; readonly inode: number } | undefined;
  #idle: NodeJS.Timeout | undefined;
  #calls = 0;
  #ended: Promise<void> | undefined;
  #onEnd: () => void = () => {};

  constructor(options: DaemonOptions) {
    this.#options = options;
    this.#hooks = new LoadedHooks(options.contract, options.warn);
    this.#version = versionOf(options.program);
  }

  /** Listens until it is idle. Returns false if another daemon answers already. */
  async start(): Promise<boolean> {
    const path = socketPath();
    if (path === undefined) throw new Error('cannot start the daemon: the path of its socket is too long');
    const folder = makeDaemonFolder();
    if (await answers(path)) return false;
    const server = createServer((request, response) => void this.#serve(request, response, undefined));
    const isOurs = await withFileLock(`${folder}/start.lock`, () => listenAlone(server, path));
    if (!isOurs) return false;
    this.#servers.push(server);
    this.#socket = { path, inode: statSync(path).ino };
    writeFileSync(pidFile(), `${process.pid}\n`, { mode: 0o600 });
    await this.#listenForHttp();
    this.#rest();
    return true;
  }

  /** Resolves when the daemon has ended. */
  whenEnded(): Promise<void> {
    return this.#ended ?? new Promise((resolve) => (this.#onEnd = resolve));
  }

  /** Ends after the calls that run. */
  end(): Promise<void> {
    this.#ended ??= this.#close();
    return this.#ended;
  }

  async #listenForHttp(): Promise<void> {
    const access = readHttpAccess();
    if (access === undefined) return;
    const server = createServer((request, response) => void this.#serve(request, response, access));
    await new Promise<void>((resolve) => {
      server.once('error', (error) => {
        this.#options.warn(`cannot serve http hooks on port ${access.port}: ${messageOf(error)}`);
        resolve();
      });
      server.listen(access.port, '127.0.0.1', () => resolve());
    });
    this.#servers.push(server);
  }

  async #serve(request: IncomingMessage, response: ServerResponse, access: HttpAccess | undefined): Promise<void> {
    this.#calls += 1;
    clearTimeout(this.#idle);
    try {
      if (access !== undefined && !isAllowed(request, access)) return send(response, 403, 'not allowed');
      if (versionOf(this.#options.program) !== this.#version) {
        // A different version was installed: the client answers itself and starts the new one.
        void this.end();
        return send(response, 503, 'another version is installed');
      }
      const body = await bodyOf(request);
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (access !== undefined) return send(response, 200, await this.#answerHttp(url, body));
      const call = readDaemonCall(url, body);
      // Settings and programs of another environment may be others.
      if (!isSameEnvironment(call.env)) return send(response, 503, 'the environment differs');
      send(response, 200, writeDaemonAnswer(await this.#ask(call)));
    } catch (error) {
      send(response, 500, messageOf(error));
    } finally {
      this.#calls -= 1;
      if (this.#calls === 0) this.#rest();
    }
  }

  /** Answers an http hook of an agent. Its answer is the JSON that a command would print. */
  async #answerHttp(url: URL, body: string): Promise<string> {
    const [, agent = '', event] = url.pathname.split('/').map(decodeURIComponent);
    const onFailure = url.searchParams.get('on-failure') === 'allow' ? 'allow' : 'block';
    const { stdout } = await this.#ask({
      agent,
      event,
      onFailure,
      cwd: process.cwd(),
      env: process.env,
      stdin: body,
    });
    return stdout;
  }

  #ask({ agent, event, onFailure, cwd, env, stdin }: DaemonCall) {
    return answerAgent(
      { agent, event, stdin, env, cwd, onFailure },
      {
        loadDocuments: async () => (await this.#options.contract.dialects?.()) ?? {},
        open: (project, session) => this.#hooks.get({ project, env, onFailure, session }),
      },
    );
  }

  /** Ends the daemon if no call comes for a while. */
  #rest(): void {
    if (this.#ended !== undefined) return;
    this.#idle = setTimeout(() => void this.end(), this.#options.idleMs);
  }

  async #close(): Promise<void> {
    clearTimeout(this.#idle);
    this.#removeSocket();
    await Promise.all(this.#servers.map((server) => new Promise((resolve) => server.close(resolve))));
    await this.#hooks.dispose();
    this.#onEnd();
  }

  /** Removes the socket, unless a later daemon has replaced it. */
  #removeSocket(): void {
    const { path, inode } = this.#socket ?? {};
    if (path === undefined || statSync(path, { throwIfNoEntry: false })?.ino !== inode) return;
    rmSync(path, { force: true });
    rmSync(pidFile(), { force: true });
  }
}

function listenAlone(server: Server, path: string): Promise<boolean> {
  // The lock is released before the server listens: a second daemon then finds a socket that answers.
  rmSync(path, { force: true });
  const mask = process.umask(0o177);
  return new Promise<boolean>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(true));
  }).finally(() => process.umask(mask));
}

/** Returns true if a daemon listens on the socket. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function versionOf(program: string): string {
  const found = statSync(program, { throwIfNoEntry: false });
  return found === undefined ? 'gone' : `${found.ino}:${found.size}:${found.mtimeMs}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) throw new Error('the input is larger than 64 MiB');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, {
    'content-length': bytes.length,
    'content-type': 'application/json',
    connection: 'close',
  });
  response.end(bytes);
}

const DECIDING =
  /^(?:HOME|PATH|NODE_OPTIONS|NODE_PATH|TMPDIR|XDG_.*|HOOKWRIGHT_(?!DEPTH$|EVENT$|SESSION_ID$|PROJECT_DIR$|STATE_DIR$|DAEMON_FOLDER$|WARM$).*)$/;

/** Returns true if the variables that decide about settings and programs are those of this process. */
function isSameEnvironment(env: DaemonCall['env']): boolean {
  const names = new Set([...Object.keys(env), ...Object.keys(process.env)].filter((name) => DECIDING.test(name)));
  return [...names].every((name) => env[name] === process.env[name]);
}
