import type { WorkerHello, WorkerResponse } from '../../../generated/index.js';
import { afterPoll } from '../../util/drain.js';
import { ByteLines, TOO_LONG } from '../../util/lines.js';
import type { LongRunningListener, LongRunningProcess } from '../process/index.js';
import { cancelLine, makeId, readLine, requestLine, requestNumber } from './frames.js';
import { StderrTail } from './stderr-tail.js';
import type { WorkerCall, WorkerLink } from './worker-call.js';

/** Time for a worker to answer a cancelled request. */
const CANCEL_GRACE_MS = 1000;
/** Size of a frame without its texts. */
const MAX_FRAME_OVERHEAD = 64 * 1024;

/** Listener of a worker process. */
export interface WorkerProcessListener {
  /** The process can take another call. */
  onFree(process: WorkerProcess): void;
  /** The process ended before its hello frame. `bySignal` is true if another program killed it. */
  onNoHello(process: WorkerProcess, how: string, bySignal: boolean): void;
  /** The process ended, or was terminated, with calls that it did not answer. */
  onLost(process: WorkerProcess, how: string, unanswered: readonly WorkerCall[], crashed: boolean): void;
  /** The process could not be started. */
  onNoStart(process: WorkerProcess, why: string): void;
  /** A draining process answered its last call. */
  onDrained(process: WorkerProcess): void;
  /** The process was idle for as long as it may be. */
  onIdle(process: WorkerProcess): void;
}

export interface WorkerLimits {
  readonly startMs: number;
  readonly idleMs: number;
  readonly maxOutputBytes: number;
  /** Version of its files at the start. */
  readonly version: string;
}

type Start = (listener: LongRunningListener) => Promise<LongRunningProcess | Error>;

/** One worker process, from its start to its end. */
export class WorkerProcess implements WorkerLink {
  readonly version: string;
  readonly #listener: WorkerProcessListener;
  readonly #limits: WorkerLimits;
  readonly #lines: ByteLines;
  readonly #stderr = new StderrTail();
  /** Sent calls, by their number. */
  readonly #inFlight = new Map<number, { readonly id: number; readonly call: WorkerCall }>();
  #process: LongRunningProcess | undefined;
  #state: 'starting' | 'ready' | 'draining' | 'ended' = 'starting';
  #concurrency = 1;
  #sent = 0;
  #usedAt = 0;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(start: Start, limits: WorkerLimits, listener: WorkerProcessListener) {
    this.version = limits.version;
    this.#limits = limits;
    this.#listener = listener;
    this.#lines = new ByteLines(2 * limits.maxOutputBytes + MAX_FRAME_OVERHEAD);
    void this.#start(start);
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Number of calls that were sent. */
  get calls(): number {
    return this.#sent;
  }

  get canTake(): boolean {
    return this.#state === 'ready' && this.#inFlight.size < this.#concurrency;
  }

  get isIdle(): boolean {
    return this.#state === 'ready' && this.#inFlight.size === 0;
  }

  get isBusy(): boolean {
    return this.#inFlight.size > 0;
  }

  get usedAt(): number {
    return this.#usedAt;
  }

  send(call: WorkerCall): void {
    this.#sent += 1;
    const id = makeId(this.#sent);
    this.#inFlight.set(this.#sent, { id, call });
    this.#process?.write(requestLine(id, call.options));
    call.sentTo(this);
  }

  cancel(call: WorkerCall): void {
    const id = this.#idOf(call);
    if (id === undefined) return;
    this.#process?.write(cancelLine(id));
    this.#after(CANCEL_GRACE_MS, () => {
      if (this.#inFlight.has(requestNumber(id))) this.#lose('did not finish a cancelled request', false);
    });
  }

  onTimeout(call: WorkerCall): void {
    if (this.#idOf(call) !== undefined) this.#lose('hung on another request', false);
  }

  /** Takes no more calls, and ends the process after the last response. */
  drain(): void {
    if (this.#state === 'ended') return;
    if (this.#inFlight.size > 0) {
      this.#state = 'draining';
      return;
    }
    this.#end();
    this.#process?.retire();
  }

  /** Terminates the process. Returns the calls that it did not answer. */
  terminate(): readonly WorkerCall[] {
    const unanswered = [...this.#inFlight.values()].map(({ call }) => call);
    this.#end();
    this.#process?.terminate();
    return unanswered;
  }

  async #start(start: Start): Promise<void> {
    const process = await start({
      onStdout: (chunk) => this.#onStdout(chunk),
      onStderr: (chunk) => this.#stderr.push(chunk),
      onEnd: (how, bySignal) => this.#lose(how, true, bySignal),
    });
    if (process instanceof Error) {
      if (this.#state === 'ended') return;
      this.#end();
      this.#listener.onNoStart(this, process.message);
      return;
    }
    this.#process = process;
    if (this.#state === 'ended') process.terminate();
    else this.#after(this.#limits.startMs, () => this.#onStartTimeout());
  }

  #onStartTimeout(): void {
    if (this.#state === 'starting') this.#lose(`sent no hello frame within ${this.#limits.startMs} ms`);
  }

  #onStdout(chunk: Uint8Array): void {
    if (this.#hasEnded()) return;
    for (const line of this.#lines.push(chunk)) {
      if (line === TOO_LONG) this.#loseForLength();
      else this.#onLine(line.toString('utf8'));
      if (this.#hasEnded()) return;
    }
    if (this.#lines.isTooLong) this.#loseForLength();
  }

  /** A method, because the compiler does not expect a call to change a field that it has checked. */
  #hasEnded(): boolean {
    return this.#state === 'ended';
  }

  #loseForLength(): void {
    this.#lose('printed a line that is too long');
  }

  #onLine(line: string): void {
    const read = readLine(line);
    if (read.kind === 'response') this.#onResponse(read.response);
    else if (read.kind === 'hello') this.#onHello(read.hello);
    else if (read.kind === 'text') this.#stderr.push(Buffer.from(`${line}\n`));
    else this.#lose('printed a line that is not a frame');
  }

  #onHello({ concurrency = 1 }: WorkerHello): void {
    if (this.#state !== 'starting') return;
    this.#state = 'ready';
    this.#concurrency = concurrency;
    this.#usedAt = performance.now();
    this.#checkIdle();
    this.#listener.onFree(this);
  }

  #onResponse(response: WorkerResponse): void {
    const nth = requestNumber(response.id);
    const sent = this.#inFlight.get(nth);
    if (nth < 1 || nth > this.#sent || (sent !== undefined && sent.id !== response.id)) {
      this.#lose('responded to an unknown request');
      return;
    }
    // A duplicate of an earlier response.
    if (sent === undefined) return;
    this.#inFlight.delete(nth);
    this.#usedAt = performance.now();
    sent.call.answer(response);
    if (this.#state === 'draining') this.#endWhenDrained();
    else this.#listener.onFree(this);
  }

  #lose(how: string, crashed = true, bySignal = false): void {
    if (this.#state === 'ended') return;
    const wasStarting = this.#state === 'starting';
    const cause = `${how}${this.#stderr.quoted()}`;
    const unanswered = this.terminate();
    if (wasStarting) this.#listener.onNoHello(this, cause, bySignal);
    else this.#listener.onLost(this, cause, unanswered, crashed);
  }

  #endWhenDrained(): void {
    this.drain();
    if (this.#inFlight.size === 0) this.#listener.onDrained(this);
  }

  /** Sets a timer. After a stall of the host, the callback runs once pending output has been read. */
  #after(delayMs: number, callback: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      afterPoll(callback);
    }, delayMs).unref();
    this.#timers.add(timer);
  }

  /** Checks for idleness with one repeating timer, so that a request needs none. */
  #checkIdle(): void {
    if (this.#state !== 'ready') return;
    const idleForMs = this.#inFlight.size === 0 ? performance.now() - this.#usedAt : 0;
    const leftMs = this.#limits.idleMs - idleForMs;
    if (leftMs <= 0) this.#listener.onIdle(this);
    else this.#after(Math.max(1, leftMs), () => this.#checkIdle());
  }

  #end(): void {
    this.#state = 'ended';
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#inFlight.clear();
  }

  #idOf(call: WorkerCall): number | undefined {
    for (const each of this.#inFlight.values()) if (each.call === call) return each.id;
    return undefined;
  }
}
