import type { LongRunningListener, LongRunningProcess, LongRunningSpec } from '../process/index.js';
import { MAX_REQUESTS } from './request-id.js';
import type { WorkerCall } from './worker-call.js';
import { type ProcessKeeper, WorkerProcess } from './worker-process.js';

const DEFAULT_START_MS = 2000;
const DEFAULT_MAX_CALLS = 10_000;
const DEFAULT_IDLE_MS = 300_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/** What a supervisor needs of those around it. */
export interface SupervisorOptions {
  keep(spec: LongRunningSpec, listener: LongRunningListener): Promise<LongRunningProcess | Error>;
  /** Whether there is room for another process, made by ending one that idles where that helps. */
  makeRoom(): boolean;
}

/** Looks after the worker of hooks that share one: starts it, hands it errands, replaces it. */
export class Supervisor implements ProcessKeeper {
  readonly #around: SupervisorOptions;
  #process: WorkerProcess | undefined;
  /** They still answer what they were given. */
  readonly #leaving = new Set<WorkerProcess>();
  #queue: WorkerCall[] = [];
  /** What was never a worker, as it was then. */
  #noWorker: { readonly why: string; readonly version: string } | undefined;
  #saidHello = false;
  /** In a row, without an answer between them. */
  #crashes = 0;
  #notBefore = 0;

  constructor(around: SupervisorOptions) {
    this.#around = around;
  }

  get process(): WorkerProcess | undefined {
    return this.#process;
  }

  /** Whether there is nothing to remember it for. */
  get isForgettable(): boolean {
    const isQuiet = this.#process === undefined && this.#leaving.size === 0 && this.#queue.length === 0;
    return isQuiet && this.#noWorker === undefined && this.#crashes === 0;
  }

  ask(errand: WorkerCall): void {
    this.#queue.push(errand);
    this.#serve();
    if (!errand.isSettled && !errand.isGiven) errand.wait();
  }

  /** What is known of the command no longer counts: it starts anew with the next errand. */
  renew(): void {
    this.#noWorker = undefined;
    this.#crashes = 0;
    this.#notBefore = 0;
    this.dismiss();
    this.#serve();
  }

  /** The process takes nothing more; the next errand gets another one. */
  dismiss(): void {
    const process = this.#process;
    if (process === undefined) return;
    this.#process = undefined;
    if (process.isBusy) this.#leaving.add(process);
    process.leave();
  }

  /** Ends what runs, and the errands with it. */
  end(): void {
    const processes = this.#process === undefined ? [...this.#leaving] : [this.#process, ...this.#leaving];
    this.#process = undefined;
    this.#leaving.clear();
    const unanswered = processes.flatMap((process) => process.terminate());
    for (const errand of [...unanswered, ...this.#queue.splice(0)]) errand.abort();
  }

  onFree(process: WorkerProcess): void {
    this.#saidHello = true;
    if (process.calls > 0) this.#crashes = 0;
    this.#serve();
  }

  onIdle(process: WorkerProcess): void {
    if (this.#process === process) this.dismiss();
  }

  onLeft(process: WorkerProcess): void {
    this.#leaving.delete(process);
  }

  onNoStart(process: WorkerProcess, why: string): void {
    if (this.#process !== process) return;
    this.#process = undefined;
    this.#crashes = Math.max(1, this.#crashes);
    this.#pause();
    this.#sendAway(`its worker could not be started: ${why}`);
  }

  onNoHello(process: WorkerProcess, how: string, bySignal: boolean): void {
    if (this.#process !== process) return;
    this.#process = undefined;
    if (this.#saidHello || bySignal) {
      this.#pause();
      this.#sendAway(`its worker ${how}`);
    } else {
      this.#noWorker = { why: `it ${how}`, version: process.version };
      this.#sendAway(`it ${how}`);
    }
  }

  onLost(process: WorkerProcess, how: string, unanswered: readonly WorkerCall[], crashed: boolean): void {
    this.#leaving.delete(process);
    const isCurrent = this.#process === process;
    if (isCurrent) this.#process = undefined;
    if (isCurrent && crashed) this.#pause();
    for (const errand of unanswered) errand.runOneShot(`its worker ${how}`);
    this.#serve();
  }

  #serve(): void {
    for (;;) {
      while (this.#queue[0]?.isSettled) this.#queue.shift();
      const [errand] = this.#queue;
      if (errand === undefined || (this.#process !== undefined && !this.#process.canTake)) return;
      const { config, whyNotStart, version } = errand.needs;
      const why = whyNotStart?.();
      if (why !== undefined) {
        this.#queue.shift();
        this.dismiss();
        errand.refuse(why);
        continue;
      }
      const current = version();
      if (this.#isOutworn(current, config.maxCalls)) this.dismiss();
      const whyNone = this.#process === undefined ? this.#whyNoStart(current) : undefined;
      if (whyNone !== undefined) {
        this.#queue.shift();
        errand.runOneShot(whyNone);
      } else if (this.#process === undefined) {
        this.#process = this.#start(errand, current);
        return;
      } else {
        this.#queue.shift();
        this.#process.give(errand);
      }
    }
  }

  #isOutworn(current: string, maxCalls = DEFAULT_MAX_CALLS): boolean {
    if (this.#process === undefined) return false;
    return this.#process.version !== current || this.#process.calls >= Math.min(maxCalls, MAX_REQUESTS);
  }

  #whyNoStart(current: string): string | undefined {
    if (this.#noWorker !== undefined && this.#noWorker.version !== current) this.#noWorker = undefined;
    if (this.#noWorker !== undefined) return this.#noWorker.why;
    if (performance.now() < this.#notBefore) return 'its worker ended again and again, and is not started yet';
    return this.#around.makeRoom() ? undefined : 'as many workers are busy as may run at once';
  }

  #start({ needs }: WorkerCall, version: string): WorkerProcess {
    const { config, maxOutputBytes } = needs;
    const { startTimeout: startMs = DEFAULT_START_MS, idleTimeout: idleMs = DEFAULT_IDLE_MS } = config;
    const limits = { startMs, idleMs, maxOutputBytes, version };
    return new WorkerProcess((listener) => this.#around.keep(needs.spec(), listener), limits, this);
  }

  /** The first time it is started again at once; after that it is waited for longer and longer. */
  #pause(): void {
    const pauseMs = this.#crashes === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (this.#crashes - 1);
    this.#crashes += 1;
    this.#notBefore = performance.now() + Math.min(LONGEST_PAUSE_MS, pauseMs);
  }

  #sendAway(why: string): void {
    for (const errand of this.#queue.splice(0)) errand.runOneShot(why);
  }
}
