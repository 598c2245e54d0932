import type { LongRunningListener, LongRunningProcess, LongRunningSpec } from '../process/index.js';
import { MAX_REQUESTS } from './frames.js';
import type { WorkerCall } from './worker-call.js';
import { WorkerProcess, type WorkerProcessListener } from './worker-process.js';

const DEFAULT_START_MS = 2000;
const DEFAULT_MAX_CALLS = 10_000;
const DEFAULT_IDLE_MS = 300_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 30_000;

/** Ports of a supervisor. */
export interface SupervisorOptions {
  start(spec: LongRunningSpec, listener: LongRunningListener): Promise<LongRunningProcess | Error>;
  /** Returns true if another process may start. */
  reserveProcess(): boolean;
}

/** Starts, feeds and replaces the worker of hooks that share one. */
export class Supervisor implements WorkerProcessListener {
  readonly #ports: SupervisorOptions;
  #process: WorkerProcess | undefined;
  /** Dismissed workers that still have calls to answer. */
  readonly #draining = new Set<WorkerProcess>();
  #queue: WorkerCall[] = [];
  /** Set if the command is not a worker, with the version of its files at that time. */
  #notAWorker: { readonly why: string; readonly version: string } | undefined;
  #hadHello = false;
  /** Crashes since the last response. */
  #crashes = 0;
  #notBefore = 0;

  constructor(ports: SupervisorOptions) {
    this.#ports = ports;
  }

  get process(): WorkerProcess | undefined {
    return this.#process;
  }

  /** True if removing the supervisor loses nothing. */
  get isStateless(): boolean {
    const isQuiet = this.#process === undefined && this.#draining.size === 0 && this.#queue.length === 0;
    return isQuiet && this.#notAWorker === undefined && this.#crashes === 0;
  }

  add(call: WorkerCall): void {
    this.#queue.push(call);
    this.#serve();
    if (!call.isSettled && !call.isSent) call.wait();
  }

  /** Forgets past failures and replaces the worker. */
  renew(): void {
    this.#notAWorker = undefined;
    this.#crashes = 0;
    this.#notBefore = 0;
    this.dismiss();
    this.#serve();
  }

  /** Sends no more calls to the process. The next call starts another one. */
  dismiss(): void {
    const process = this.#process;
    if (process === undefined) return;
    this.#process = undefined;
    if (process.isBusy) this.#draining.add(process);
    process.drain();
  }

  /** Terminates all processes and aborts their calls. */
  end(): void {
    const processes = this.#process === undefined ? [...this.#draining] : [this.#process, ...this.#draining];
    this.#process = undefined;
    this.#draining.clear();
    const unanswered = processes.flatMap((process) => process.terminate());
    for (const call of [...unanswered, ...this.#queue.splice(0)]) call.abort();
  }

  onFree(process: WorkerProcess): void {
    this.#hadHello = true;
    if (process.calls > 0) this.#crashes = 0;
    this.#serve();
  }

  onIdle(process: WorkerProcess): void {
    if (this.#process === process) this.dismiss();
  }

  onDrained(process: WorkerProcess): void {
    this.#draining.delete(process);
  }

  onNoStart(process: WorkerProcess, why: string): void {
    if (this.#process !== process) return;
    this.#process = undefined;
    this.#crashes = Math.max(1, this.#crashes);
    this.#pause();
    this.#runQueueOnce(`its worker could not be started: ${why}`);
  }

  onNoHello(process: WorkerProcess, how: string, bySignal: boolean): void {
    if (this.#process !== process) return;
    this.#process = undefined;
    if (this.#hadHello || bySignal) {
      this.#pause();
      this.#runQueueOnce(`its worker ${how}`);
    } else {
      this.#notAWorker = { why: `it ${how}`, version: process.version };
      this.#runQueueOnce(`it ${how}`);
    }
  }

  onLost(process: WorkerProcess, how: string, unanswered: readonly WorkerCall[], crashed: boolean): void {
    this.#draining.delete(process);
    const isCurrent = this.#process === process;
    if (isCurrent) this.#process = undefined;
    if (isCurrent && crashed) this.#pause();
    for (const call of unanswered) call.runOneShot(`its worker ${how}`);
    this.#serve();
  }

  #serve(): void {
    for (;;) {
      while (this.#queue[0]?.isSettled) this.#queue.shift();
      const [call] = this.#queue;
      if (call === undefined || (this.#process !== undefined && !this.#process.canTake)) return;
      const { config, whyNotStart, version } = call.options;
      const why = whyNotStart?.();
      if (why !== undefined) {
        this.#queue.shift();
        this.dismiss();
        call.refuse(why);
        continue;
      }
      const current = version();
      if (this.#mustReplace(current, config.maxCalls)) this.dismiss();
      const whyNot = this.#process === undefined ? this.#whyNoStart(current) : undefined;
      if (whyNot !== undefined) {
        this.#queue.shift();
        call.runOneShot(whyNot);
      } else if (this.#process === undefined) {
        this.#process = this.#start(call, current);
        return;
      } else {
        this.#queue.shift();
        this.#process.send(call);
      }
    }
  }

  #mustReplace(current: string, maxCalls = DEFAULT_MAX_CALLS): boolean {
    if (this.#process === undefined) return false;
    return this.#process.version !== current || this.#process.calls >= Math.min(maxCalls, MAX_REQUESTS);
  }

  #whyNoStart(current: string): string | undefined {
    if (this.#notAWorker !== undefined && this.#notAWorker.version !== current) this.#notAWorker = undefined;
    if (this.#notAWorker !== undefined) return this.#notAWorker.why;
    if (performance.now() < this.#notBefore) return 'its worker crashed repeatedly, and is not restarted yet';
    return this.#ports.reserveProcess() ? undefined : 'the limit of workers is reached, and all are busy';
  }

  #start({ options }: WorkerCall, version: string): WorkerProcess {
    const { config, maxOutputBytes } = options;
    const { startTimeout: startMs = DEFAULT_START_MS, idleTimeout: idleMs = DEFAULT_IDLE_MS } = config;
    const limits = { startMs, idleMs, maxOutputBytes, version };
    return new WorkerProcess((listener) => this.#ports.start(options.spec(), listener), limits, this);
  }

  /** Delays the next start: not after the first crash, then twice as long each time. */
  #pause(): void {
    const pauseMs = this.#crashes === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (this.#crashes - 1);
    this.#crashes += 1;
    this.#notBefore = performance.now() + Math.min(MAX_PAUSE_MS, pauseMs);
  }

  #runQueueOnce(why: string): void {
    for (const call of this.#queue.splice(0)) call.runOneShot(why);
  }
}
