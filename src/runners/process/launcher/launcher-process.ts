import { type ChildProcess, spawn } from 'node:child_process';
import { afterPoll } from '../../../util/drain.js';
import { TextLines } from '../../../util/lines.js';
import { settleBefore } from '../../../util/timeouts.js';
import { signalGroup } from '../group-signal.js';
import type { StartListener } from '../process-start.js';
import { HELLO, type Reply, readReply, type StartRequest } from './launcher-frames.js';
import { launcherProgram } from './launcher-program.js';
import { hasExited, killHolders } from './proc.js';

/** Maximum time for a response; then the process counts as hung. */
const RESPONSE_LIMIT_MS = 5000;
/** Maximum time between the end of a command's output and the report of its exit. */
const EXIT_LIMIT_MS = 1000;
/** Maximum time between its exit and the end of its output, which a command that it was just starting may hold open. */
const CLOSE_LIMIT_MS = 1000;

interface Task {
  listener: StartListener;
  readonly request: StartRequest;
  /** Timer for the next response. It keeps the host alive, which waits for a result. */
  limit: NodeJS.Timeout;
  started: boolean;
}

/** One launcher process and the commands that it starts. */
export class LauncherProcess {
  readonly #settled: Promise<void>;
  readonly #onLost: (why: unknown) => void;
  #settle: () => void = () => {};
  readonly #child: ChildProcess;
  readonly #tasks = new Map<number, Task>();
  readonly #helloLimit: NodeJS.Timeout;
  #closeLimit: NodeJS.Timeout | undefined;
  #requestCount = 0;
  readonly #lines = new TextLines();
  #state: 'starting' | 'ready' | 'retired' | 'ended' = 'starting';
  #useful = false;
  #late = false;

  /** `onLost` is called when the process ends, unless it was closed. */
  constructor(onLost: (why: unknown) => void) {
    this.#onLost = onLost;
    this.#settled = new Promise((resolve) => {
      this.#settle = resolve;
    });
    const child = spawnLauncher();
    this.#child = child;
    this.#helloLimit = setTimeout(() => afterPoll(() => this.#killHung()), RESPONSE_LIMIT_MS).unref();
    child.on('error', (error) => this.#lost(error));
    child.stdin?.on('error', () => {});
    child.stdout?.on('error', () => {});
    if (child.pid === undefined) return;
    child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#onText(text));
    child.stdout?.once('close', () => this.#lost('it exited'));
    child.once('exit', () => this.#expectClose('it exited'));
    unref(child);
  }

  get isReady(): boolean {
    return this.#state === 'ready';
  }

  /** True if it ran at least one command to its end. */
  get wasUseful(): boolean {
    return this.#useful;
  }

  /** True if a command waited for it up to the limit, and it is still not ready. */
  get isLate(): boolean {
    return this.#late && this.#state === 'starting';
  }

  /**
   * Waits until it is ready or has ended, or the limit has passed. The host is kept alive meanwhile. Resolves with the
   * milliseconds that this took.
   */
  async waitUntilReady(limitMs = RESPONSE_LIMIT_MS): Promise<number> {
    const since = performance.now();
    await settleBefore(this.#settled, Math.min(limitMs, RESPONSE_LIMIT_MS));
    if (this.#state === 'starting') this.#late = true;
    return performance.now() - since;
  }

  /** Starts a command. If there is no response within the limit, the command is lost. */
  start(request: Omit<StartRequest, 'id'>, listener: StartListener, limitMs = RESPONSE_LIMIT_MS): void {
    this.#requestCount += 1;
    const id = this.#requestCount;
    const fullRequest = { id, ...request };
    const text = `${JSON.stringify(fullRequest)}\n`;
    const onLimit = limitMs < RESPONSE_LIMIT_MS ? () => this.#giveBack(id, limitMs) : () => this.#checkResponse(id);
    const limit = setTimeout(() => afterPoll(onLimit), Math.min(limitMs, RESPONSE_LIMIT_MS));
    this.#tasks.set(id, { listener, request: fullRequest, limit, started: false });
    this.#child.stdin?.write(text);
  }

  /** Starts no more commands, and ends after the last one. */
  retire(): void {
    this.#state = 'retired';
    this.#endWhenIdle();
  }

  /** Closes its input, so that it kills the commands that still run and exits. They are reported as lost. */
  close(): void {
    if (this.#state === 'ended') return;
    this.#end();
    // A stopped process would not notice the end of its input.
    this.#child.kill('SIGCONT');
    const tasks = [...this.#tasks.values()];
    this.#tasks.clear();
    for (const { listener } of tasks) listener.onLost();
  }

  #onText(text: string): void {
    for (const line of this.#lines.push(text)) {
      if (this.#state === 'ended') return;
      if (this.#state === 'starting') this.#onHello(line);
      else this.#onLine(line);
    }
  }

  #onHello(line: string): void {
    if (line !== HELLO) {
      this.#killHung();
      return;
    }
    clearTimeout(this.#helloLimit);
    this.#state = 'ready';
    this.#settle();
  }

  #onLine(line: string): void {
    try {
      const reply = readReply(line);
      const task = this.#tasks.get(reply.id);
      if (task !== undefined) this.#onReply(reply, task);
    } catch {
      this.#killHung();
    }
  }

  #onReply(reply: Reply, task: Task): void {
    const { listener } = task;
    clearTimeout(task.limit);
    if (reply.kind === 'started') {
      task.started = true;
      listener.onStarted({
        pid: reply.pid,
        stdin: null,
        stdout: null,
        stderr: null,
        unref: () => {},
        hasExited: () => hasExited(reply.pid),
        outputEnded: () => this.#awaitExit(reply),
        giveUp: () => this.#killHung(),
      });
      return;
    }
    this.#tasks.delete(reply.id);
    switch (reply.kind) {
      case 'exited':
        this.#useful = true;
        listener.onExit(reply.code, reply.signal);
        break;
      case 'failed':
        listener.onFailed(Object.assign(new Error(reply.error.message), reply.error));
        break;
      case 'unable':
        listener.onLost();
        if (!this.#useful) this.#killHung();
    }
    this.#endWhenIdle();
  }

  #checkResponse(id: number): void {
    if (this.#tasks.get(id)?.started === false) this.#killHung();
  }

  /** Leaves the command to the host, whose time is running out. If the launcher starts it later, it is killed at once. */
  #giveBack(id: number, waitedMs: number): void {
    const task = this.#tasks.get(id);
    if (task === undefined || task.started) return;
    const { listener, request } = task;
    task.listener = KILL_DUPLICATE;
    task.limit = setTimeout(() => this.#checkResponse(id), RESPONSE_LIMIT_MS - waitedMs).unref();
    killHolders(new Set([request.stdout, request.stderr]));
    listener.onLost();
  }

  /** Waits for the report of an exit. The command may have closed its streams and still run. */
  #awaitExit({ id, pid }: { id: number; pid: number }): void {
    const task = this.#tasks.get(id);
    if (task === undefined) return;
    task.limit = setTimeout(() => {
      afterPoll(() => {
        if (this.#tasks.has(id) && hasExited(pid)) this.#killHung();
      });
    }, EXIT_LIMIT_MS);
  }

  #killHung(): void {
    this.#child.kill('SIGKILL');
    this.#expectClose('it hung');
  }

  /** Waits for the end of its output. The timer keeps the host alive, because commands wait for it. */
  #expectClose(why: string): void {
    this.#closeLimit ??= setTimeout(() => this.#lost(why), CLOSE_LIMIT_MS);
  }

  #endWhenIdle(): void {
    if (this.#state === 'retired' && this.#tasks.size === 0) this.close();
  }

  /** Reports all commands as lost. Kills those that it was just starting, which are found by their named pipes. */
  #lost(why: unknown): void {
    if (this.#state === 'ended') return;
    this.#end();
    const tasks = [...this.#tasks.values()];
    this.#tasks.clear();
    const unknown = tasks.filter(({ started }) => !started);
    killHolders(new Set(unknown.flatMap(({ request }) => [request.stdout, request.stderr])));
    this.#onLost(why);
    for (const { listener } of tasks) listener.onLost();
  }

  #end(): void {
    this.#state = 'ended';
    clearTimeout(this.#helloLimit);
    clearTimeout(this.#closeLimit);
    for (const { limit } of this.#tasks.values()) clearTimeout(limit);
    this.#child.stdin?.destroy();
    this.#child.stdout?.destroy();
    this.#settle();
  }
}

/** Listener of a command that the host has started itself since. */
const KILL_DUPLICATE: StartListener = {
  onStarted: ({ pid }) => signalGroup(pid, 'SIGKILL'),
  onFailed: () => {},
  onExit: () => {},
  onLost: () => {},
};

function spawnLauncher(): ChildProcess {
  // A small young generation keeps its starts fast. It gets no variables of the host.
  const args = ['--max-semi-space-size=1', '-e', `(${launcherProgram})(${JSON.stringify(HELLO)})`];
  return spawn(process.execPath, args, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
}

/** Lets the host exit while the launcher process is idle. */
function unref(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout]) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}
