import type { WorkerHello, WorkerResponse } from '../../../generated/index.js';
import { afterPoll } from '../../util/drain.js';
import { LineReader } from '../../util/line-reader.js';
import type { LongRunningListener, LongRunningProcess } from '../process/index.js';
import { cancelLine, readLine, requestLine } from './frames.js';
import { makeId, requestNumber } from './request-id.js';
import { StderrTail } from './stderr-tail.js';
import type { WorkerCall, WorkerLink } from './worker-call.js';

/** How long a worker may take to answer what nobody waits for any more. */
const CANCEL_GRACE_MS = 1000;
/** For what a frame has beside the texts in it. */
const FRAME_BYTES = 64 * 1024;

/** Who looks after a process. */
export interface ProcessKeeper {
  /** It can take another errand. */
  onFree(process: WorkerProcess): void;
  /** It is gone, and has said no hello; a signal from somebody else says nothing about it. */
  onNoHello(process: WorkerProcess, how: string, bySignal: boolean): void;
  /** It is gone, or must be, and with it the answers to these. */
  onLost(process: WorkerProcess, how: string, unanswered: readonly WorkerCall[], crashed: boolean): void;
  /** It could not be started at all. */
  onNoStart(process: WorkerProcess, why: string): void;
  /** It has answered what it had, and ends. */
  onLeft(process: WorkerProcess): void;
  /** Nobody asked it anything for as long as it may idle. */
  onIdle(process: WorkerProcess): void;
}

export interface WorkerLimits {
  readonly startMs: number;
  readonly idleMs: number;
  readonly maxOutputBytes: number;
  /** Of what it runs, when it was started. */
  readonly version: string;
}

type Start = (listener: LongRunningListener) => Promise<LongRunningProcess | Error>;

/** One process that answers requests, from its start to its end. */
export class WorkerProcess implements WorkerLink {
  readonly version: string;
  readonly #keeper: ProcessKeeper;
  readonly #limits: WorkerLimits;
  readonly #lines: LineReader;
  readonly #words = new StderrTail();
  /** By their place among all that it was given. */
  readonly #inFlight = new Map<number, { readonly id: number; readonly errand: WorkerCall }>();
  #kept: LongRunningProcess | undefined;
  #state: 'starting' | 'ready' | 'leaving' | 'gone' = 'starting';
  #concurrency = 1;
  #sent = 0;
  #usedAt = 0;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(start: Start, limits: WorkerLimits, keeper: ProcessKeeper) {
    this.version = limits.version;
    this.#limits = limits;
    this.#keeper = keeper;
    this.#lines = new LineReader(2 * limits.maxOutputBytes + FRAME_BYTES, {
      onLine: (line) => this.#onLine(line),
      onTooLong: () => this.#lose('printed a line that is longer than any answer may be'),
    });
    void this.#start(start);
  }

  get pid(): number {
    return this.#kept?.pid ?? 0;
  }

  /** How many errands it was given. */
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

  give(errand: WorkerCall): void {
    this.#sent += 1;
    const id = makeId(this.#sent);
    this.#inFlight.set(this.#sent, { id, errand });
    this.#kept?.write(requestLine(id, errand.needs.input));
    errand.given(this);
  }

  cancel(errand: WorkerCall): void {
    const id = this.#idOf(errand);
    if (id === undefined) return;
    this.#kept?.write(cancelLine(id));
    this.#after(CANCEL_GRACE_MS, () => {
      if (this.#inFlight.has(requestNumber(id))) this.#lose('did not end a request that was cancelled', false);
    });
  }

  hung(errand: WorkerCall): void {
    if (this.#idOf(errand) !== undefined) this.#lose('hung on another request', false);
  }

  /** It takes nothing more, and ends when it has answered what it has. */
  leave(): void {
    if (this.#state === 'gone') return;
    if (this.#inFlight.size > 0) {
      this.#state = 'leaving';
      return;
    }
    this.#end();
    this.#kept?.retire();
  }

  /** It ends now; what it has not answered is given back. */
  terminate(): readonly WorkerCall[] {
    const unanswered = [...this.#inFlight.values()].map(({ errand }) => errand);
    this.#end();
    this.#kept?.terminate();
    return unanswered;
  }

  async #start(start: Start): Promise<void> {
    const kept = await start({
      onStdout: (chunk) => this.#lines.push(chunk),
      onStderr: (chunk) => this.#words.push(chunk),
      onEnd: (how, bySignal) => this.#lose(how, true, bySignal),
    });
    if (kept instanceof Error) {
      if (this.#state === 'gone') return;
      this.#end();
      this.#keeper.onNoStart(this, kept.message);
      return;
    }
    this.#kept = kept;
    if (this.#state === 'gone') kept.terminate();
    else this.#after(this.#limits.startMs, () => this.#onStartOver());
  }

  #onStartOver(): void {
    if (this.#state === 'starting') this.#lose(`did not say hello within ${this.#limits.startMs} ms`);
  }

  #onLine(line: string): void {
    const read = readLine(line);
    if (read.kind === 'response') this.#onResponse(read.response);
    else if (read.kind === 'hello') this.#onHello(read.hello);
    else if (read.kind === 'text') this.#words.push(Buffer.from(`${line}\n`));
    else this.#lose('printed a line that is no frame');
  }

  #onHello({ concurrency = 1 }: WorkerHello): void {
    if (this.#state !== 'starting') return;
    this.#state = 'ready';
    this.#concurrency = concurrency;
    this.#usedAt = performance.now();
    this.#rest();
    this.#keeper.onFree(this);
  }

  #onResponse(response: WorkerResponse): void {
    const nth = requestNumber(response.id);
    const given = this.#inFlight.get(nth);
    // A worker that has said no hello was given nothing.
    if (nth < 1 || nth > this.#sent || (given !== undefined && given.id !== response.id)) {
      this.#lose('answered a request that it was not given');
      return;
    }
    // It was answered before, by this worker: to say it again changes nothing.
    if (given === undefined) return;
    this.#inFlight.delete(nth);
    this.#usedAt = performance.now();
    given.errand.answer(response);
    if (this.#state === 'leaving') this.#leaveWhenDone();
    else this.#keeper.onFree(this);
  }

  #lose(how: string, crashed = true, bySignal = false): void {
    if (this.#state === 'gone') return;
    const wasStarting = this.#state === 'starting';
    const said = `${how}${this.#words.quoted()}`;
    const unanswered = this.terminate();
    if (wasStarting) this.#keeper.onNoHello(this, said, bySignal);
    else this.#keeper.onLost(this, said, unanswered, crashed);
  }

  #leaveWhenDone(): void {
    this.leave();
    if (this.#inFlight.size === 0) this.#keeper.onLeft(this);
  }

  /** A host that stalled finds a timer due before it sees what the process said in the meantime. */
  #after(delayMs: number, callback: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      afterPoll(callback);
    }, delayMs).unref();
    this.#timers.add(timer);
  }

  /** One timer looks now and then, so that a request costs none. */
  #rest(): void {
    if (this.#state !== 'ready') return;
    const restedMs = this.#inFlight.size === 0 ? performance.now() - this.#usedAt : 0;
    const leftMs = this.#limits.idleMs - restedMs;
    if (leftMs <= 0) this.#keeper.onIdle(this);
    else this.#after(Math.max(1, leftMs), () => this.#rest());
  }

  #end(): void {
    this.#state = 'gone';
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#lines.close();
    this.#inFlight.clear();
  }

  #idOf(errand: WorkerCall): number | undefined {
    for (const each of this.#inFlight.values()) if (each.errand === errand) return each.id;
    return undefined;
  }
}
