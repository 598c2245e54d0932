import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Dialect } from '../../../../generated/index.js';
import type { Contract } from '../../../core/contract/index.js';
import { messageOf } from '../../../util/errors.js';
import { withFileLock } from '../../../util/file-lock.js';
import { type AgentAnswer, type AnswerPorts, answerAgent } from '../answer-agent.js';
import { mayHaveHttpHooks } from '../http-agents.js';
import { runOnce } from '../run-once.js';
import { answers } from './answers.js';
import { isSameEnvironment } from './environment.js';
import { type HttpAccess, isAllowed, readHttpAccess } from './http-access.js';
import { LoadedHooks } from './loaded-hooks.js';
import { OpenSessions, sessionIdIn } from './open-sessions.js';
import { httpFile, makeDaemonFolder, pidFile, socketPath } from './paths.js';
import { type DaemonCall, readDaemonCall, writeDaemonAnswer } from './wire.js';

/** Largest input of an event. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** Time without a call after which a daemon ends that has open sessions with http hooks, which cannot start another one. */
const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;

/** Longer than any hook may take. */
const MAX_ANSWER_MS = 590_000;

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
  readonly #sessions = new OpenSessions();
  readonly #version: string;
  #socket: { readonly path: string; readonly inode: number } | undefined;
  #idle: NodeJS.Timeout | undefined;
  #calls = 0;
  #ended: Promise<void> | undefined;
  #onEnd: () => void = () => {};

  constructor(options: DaemonOptions) {
    this.#options = options;
    this.#hooks = new LoadedHooks(options.contract, options.warn);
    this.#version = this.#currentVersion();
  }

  /** Listens until it is idle. Returns false if another daemon answers already. Throws if it cannot serve http hooks. */
  async start(): Promise<boolean> {
    const path = socketPath();
    if (path === undefined) throw new Error('cannot start the daemon: the path of its socket is too long');
    const folder = makeDaemonFolder();
    if (await answers(path)) return false;
    // First, because the port belongs to one daemon only: a second one that starts now cannot take it.
    await this.#listenForHttp();
    const server = createServer((request, response) => void this.#serve(request, response, undefined));
    try {
      await withFileLock(`${folder}/start.lock`, () => listenAlone(server, path));
    } catch (error) {
      await this.end();
      throw error;
    }
    this.#servers.push(server);
    this.#socket = { path, inode: statSync(path).ino };
    writeFileSync(pidFile(), `${process.pid}\n`, { mode: 0o600 });
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
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(access.port, '127.0.0.1', () => resolve());
    });
    this.#servers.push(server);
  }

  async #serve(request: IncomingMessage, response: ServerResponse, access: HttpAccess | undefined): Promise<void> {
    this.#calls += 1;
    clearTimeout(this.#idle);
    try {
      if (access !== undefined && !isAllowed(request, access)) return send(response, 403, 'not allowed');
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (access !== undefined) {
        const { stdout, stderr, exitCode } = await this.#answerHttp(url, await bodyOf(request));
        // A process that failed may have printed a part of its answer.
        return exitCode === 0 ? send(response, 200, stdout) : send(response, 500, stderr);
      }
      if (this.#currentVersion() !== this.#version) {
        // The client answers itself and starts the new one.
        void this.end();
        return send(response, 503, 'another version is installed');
      }
      const call = readDaemonCall(url, await bodyOf(request));
      if (this.#servesHttp()) await this.#noteSession(url.pathname, call);
      if (url.pathname !== '/hook') return send(response, 200, '');
      // Settings and programs of another environment may be others.
      if (!isSameEnvironment(call.env, process.env)) return send(response, 503, 'the environment differs');
      send(response, 200, writeDaemonAnswer(await this.#ask(call)));
    } catch (error) {
      send(response, 500, messageOf(error));
    } finally {
      this.#calls -= 1;
      if (this.#calls === 0) this.#rest();
    }
  }

  /** Answers an http hook of an agent in the environment of its session, which its commands sent. */
  async #answerHttp(url: URL, stdin: string): Promise<AgentAnswer> {
    const [, , agent = '', event = ''] = url.pathname.split('/').map(decodeURIComponent);
    const onFailure = url.searchParams.get('on-failure') === 'allow' ? 'allow' : 'block';
    const env = this.#sessions.environmentOf(sessionIdIn(stdin));
    const call = { agent, event, onFailure, cwd: '/', env: env ?? {}, stdin } as const;
    if (env === undefined) return this.#ask(call, () => Promise.reject(new Error(UNKNOWN_SESSION)));
    // Settings and programs may be others: a process of its own reads them.
    const isOwn = isSameEnvironment(env, process.env) && this.#currentVersion() === this.#version;
    return isOwn ? this.#ask(call) : askProcess(this.#options.program, call);
  }

  #ask(call: DaemonCall, open?: AnswerPorts['open']): Promise<AgentAnswer> {
    const { onFailure, env } = call;
    return answerAgent(call, {
      loadDocuments: () => this.#documents(),
      open: open ?? ((project, session) => this.#hooks.get({ project, env, onFailure, session })),
      endSession: (id) => this.#sessions.end(id, env),
    });
  }

  async #documents(): Promise<Readonly<Record<string, Dialect>>> {
    return (await this.#options.contract.dialects?.()) ?? {};
  }

  /** Ends the daemon if no call comes for a while. */
  #rest(): void {
    if (this.#ended !== undefined) return;
    const { idleMs } = this.#options;
    const isNeeded = this.#servesHttp() && this.#sessions.size > 0;
    this.#idle = setTimeout(() => void this.end(), isNeeded ? Math.max(idleMs, SESSION_IDLE_MS) : idleMs);
  }

  #servesHttp(): boolean {
    return this.#servers.length > 1;
  }

  /** Keeps the environment of a session for its http hooks, which send none. */
  async #noteSession(path: string, { agent, stdin, env }: DaemonCall): Promise<void> {
    const session = sessionIdIn(stdin);
    if (!mayHaveHttpHooks(agent, await this.#documents())) return;
    if (path === '/session-end') this.#sessions.end(session, env);
    else this.#sessions.open(session, env);
  }

  /** Changes if another version of the program is installed, or the access of http hooks is another one. */
  #currentVersion(): string {
    return `${versionOf(this.#options.program)} ${versionOf(httpFile())}`;
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

const UNKNOWN_SESSION =
  'its daemon was started during this turn and does not know the session yet. Send a new prompt to the agent.';

/** Answers a call in a process of its own, with the environment of the session. */
async function askProcess(program: string, call: DaemonCall): Promise<AgentAnswer> {
  const { agent, event = '', onFailure, env, cwd, stdin } = call;
  const args = [program, 'hook', '--as', agent, '--on-failure', onFailure, event];
  const { HOOKWRIGHT_WARM: _warm, ...variables } = env;
  const end = await runOnce(process.execPath, args, { input: stdin, cwd, env: variables, timeoutMs: MAX_ANSWER_MS });
  // Without an exit code there is no answer, and the status of the response blocks.
  return { stdout: end.stdout, stderr: end.stderr, exitCode: end.exitCode ?? 2 };
}

function listenAlone(server: Server, path: string): Promise<void> {
  // The lock is released before the server listens: a second daemon then finds a socket that answers.
  rmSync(path, { force: true });
  const mask = process.umask(0o177);
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  }).finally(() => process.umask(mask));
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
