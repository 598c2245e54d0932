import { type ChildProcess, spawn } from 'node:child_process';
import { afterPoll } from '../../../util/drain.js';
import { settleBefore } from '../../../util/timeouts.js';
import { signalGroup } from '../group-signal.js';
import type { StartListener } from '../process-start.js';
import { HELLO, type Reply, readReply, type StartRequest } from './launcher-frames.js';
import { launcherProgram } from './launcher-program.js';
import { hasExited, killHolders } from './proc.js';

/** Longer without a word, and it counts as hung. */
const ANSWER_LIMIT_MS = 5000;
/** Between the end of what a command says and the word of its exit. */
const EXIT_LIMIT_MS = 1000;
/** Its end of the pipe closes when it and whatever it was just starting are gone; not much later than its exit. */
const CLOSE_LIMIT_MS = 1000;

interface Task {
  listener: StartListener;
  readonly request: StartRequest;
  /** Runs while a word of the helper is due; it keeps the host alive, which waits for a result. */
  limit: NodeJS.Timeout;
  started: boolean;
}

/** One helper, from its start to its end, and all that it was asked to start. */
export class LauncherProcess {
  readonly #settled: Promise<void>;
  readonly #onLost: (why: unknown) => void;
  #settle: () => void = () => {};
  readonly #child: ChildProcess;
  readonly #tasks = new Map<number, Task>();
  readonly #helloLimit: NodeJS.Timeout;
  #closeLimit: NodeJS.Timeout | undefined;
  #made = 0;
  #rest = '';
  #state: 'starting' | 'ready' | 'retired' | 'over' = 'starting';
  #useful = false;
  #late = false;

  /** It tells of its end, but not when it was closed. */
  constructor(onLost: (why: unknown) => void) {
    this.#onLost = onLost;
    this.#settled = new Promise((resolve) => {
      this.#settle = resolve;
    });
    const child = spawnHelper();
    this.#child = child;
    this.#helloLimit = setTimeout(() => afterPoll(() => this.#hung()), ANSWER_LIMIT_MS).unref();
    child.on('error', (error) => this.#lost(error));
    child.stdin?.on('error', () => {});
    child.stdout?.on('error', () => {});
    if (child.pid === undefined) return;
    child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#onText(text));
    child.stdout?.once('close', () => this.#lost('it ended'));
    child.once('exit', () => this.#expectClose('it ended'));
    unref(child);
  }

  get isReady(): boolean {
    return this.#state === 'ready';
  }

  /** A command has ended under it. */
  get wasUseful(): boolean {
    return this.#useful;
  }

  /** True if a command has waited for it in vain, and it is not ready yet. */
  get isLate(): boolean {
    return this.#late && this.#state === 'starting';
  }

  /**
   * Waits until it is ready, will never be, or the limit has passed. The host is kept alive meanwhile. Resolves with the
   * milliseconds that this took.
   */
  async awaited(limitMs = ANSWER_LIMIT_MS): Promise<number> {
    const since = performance.now();
    await settleBefore(this.#settled, Math.min(limitMs, ANSWER_LIMIT_MS));
    if (this.#state === 'starting') this.#late = true;
    return performance.now() - since;
  }

  /** Starts a command. If there is no response within the limit, the command is lost. */
  start(request: Omit<StartRequest, 'id'>, listener: StartListener, limitMs = ANSWER_LIMIT_MS): void {
    this.#made += 1;
    const id = this.#made;
    const whole = { id, ...request };
    const text = `${JSON.stringify(whole)}\n`;
    const onLimit = limitMs < ANSWER_LIMIT_MS ? () => this.#giveBack(id, limitMs) : () => this.#stillUnanswered(id);
    const limit = setTimeout(() => afterPoll(onLimit), Math.min(limitMs, ANSWER_LIMIT_MS));
    this.#tasks.set(id, { listener, request: whole, limit, started: false });
    this.#child.stdin?.write(text);
  }

  /** Starts no more, and ends after what it has started. */
  retire(): void {
    this.#state = 'retired';
    this.#endWhenIdle();
  }

  /** It sees the end of its input, kills what has not ended and leaves. Nothing more is heard of it, nor of what it started. */
  close(): void {
    if (this.#state === 'over') return;
    this.#end();
    // Somebody may have stopped it, and then it would see nothing.
    this.#child.kill('SIGCONT');
    const tasks = [...this.#tasks.values()];
    this.#tasks.clear();
    for (const { listener } of tasks) listener.onLost();
  }

  #onText(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (this.#state === 'over') return;
      if (this.#state === 'starting') this.#onHello(line);
      else this.#onLine(line);
    }
  }

  #onHello(line: string): void {
    if (line !== HELLO) {
      this.#hung();
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
      this.#hung();
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
        giveUp: () => this.#hung(),
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
        if (!this.#useful) this.#hung();
    }
    this.#endWhenIdle();
  }

  #stillUnanswered(id: number): void {
    if (this.#tasks.get(id)?.started === false) this.#hung();
  }

  /** Leaves the command to the host, whose time is running out. If the launcher starts it later, it is killed at once. */
  #giveBack(id: number, waitedMs: number): void {
    const task = this.#tasks.get(id);
    if (task === undefined || task.started) return;
    const { listener, request } = task;
    task.listener = STRAY;
    task.limit = setTimeout(() => this.#stillUnanswered(id), ANSWER_LIMIT_MS - waitedMs).unref();
    killHolders(new Set([request.stdout, request.stderr]));
    listener.onLost();
  }

  /** A command may have closed its streams and go on. */
  #awaitExit({ id, pid }: { id: number; pid: number }): void {
    const task = this.#tasks.get(id);
    if (task === undefined) return;
    task.limit = setTimeout(() => {
      afterPoll(() => {
        if (this.#tasks.has(id) && hasExited(pid)) this.#hung();
      });
    }, EXIT_LIMIT_MS);
  }

  #hung(): void {
    this.#child.kill('SIGKILL');
    this.#expectClose('it hung');
  }

  /** The timer keeps the host alive: a command may wait for this. */
  #expectClose(why: string): void {
    this.#closeLimit ??= setTimeout(() => this.#lost(why), CLOSE_LIMIT_MS);
  }

  #endWhenIdle(): void {
    if (this.#state === 'retired' && this.#tasks.size === 0) this.close();
  }

  /** What it was just starting has executed its program by now, and is found by the named pipes that it was given. */
  #lost(why: unknown): void {
    if (this.#state === 'over') return;
    this.#end();
    const tasks = [...this.#tasks.values()];
    this.#tasks.clear();
    const unknown = tasks.filter(({ started }) => !started);
    killHolders(new Set(unknown.flatMap(({ request }) => [request.stdout, request.stderr])));
    this.#onLost(why);
    for (const { listener } of tasks) listener.onLost();
  }

  #end(): void {
    this.#state = 'over';
    clearTimeout(this.#helloLimit);
    clearTimeout(this.#closeLimit);
    for (const { limit } of this.#tasks.values()) clearTimeout(limit);
    this.#child.stdin?.destroy();
    this.#child.stdout?.destroy();
    this.#settle();
  }
}

/** Listener of a command that the host has started itself meanwhile. */
const STRAY: StartListener = {
  onStarted: ({ pid }) => signalGroup(pid, 'SIGKILL'),
  onFailed: () => {},
  onExit: () => {},
  onLost: () => {},
};

function spawnHelper(): ChildProcess {
  // A young generation that stays small keeps its own starts quick. Its environment is none of the host's.
  const args = ['--max-semi-space-size=1', '-e', `(${launcherProgram})(${JSON.stringify(HELLO)})`];
  return spawn(process.execPath, args, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
}

/** An idle helper keeps no host alive. */
function unref(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout]) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}
