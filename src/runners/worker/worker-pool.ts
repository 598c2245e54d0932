import type { ProcessRunner } from '../process/index.js';
import { Supervisor } from './supervisor.js';
import { WorkerCall, type WorkerCallEnd, type WorkerCallOptions } from './worker-call.js';

/** Beyond this number, supervisors without state are removed. */
const MAX_SUPERVISORS = 100;

/** Workers of one hook runner. Hooks with the same key share a worker. */
export class WorkerPool {
  readonly #processes: ProcessRunner;
  readonly #supervisors = new Map<string, Supervisor>();
  #disposed = false;

  constructor(processes: ProcessRunner) {
    this.#processes = processes;
  }

  get isDisposed(): boolean {
    return this.#disposed;
  }

  /** Never rejects. */
  call(key: string, options: WorkerCallOptions): Promise<WorkerCallEnd> {
    const call = new WorkerCall(options);
    if (this.#disposed) call.abort();
    else this.#supervisor(key).add(call);
    return call.end;
  }

  /** Replaces all workers, after the environment or the settings changed. */
  renew(): void {
    for (const supervisor of this.#supervisors.values()) supervisor.renew();
  }

  dispose(): void {
    this.#disposed = true;
    for (const supervisor of this.#supervisors.values()) supervisor.end();
    this.#supervisors.clear();
  }

  #supervisor(key: string): Supervisor {
    const existing = this.#supervisors.get(key);
    if (existing !== undefined) return existing;
    if (this.#supervisors.size >= MAX_SUPERVISORS) this.#removeStateless();
    const supervisor = new Supervisor({
      start: (spec, listener) => this.#processes.startLongRunning(spec, listener),
      reserveProcess: () => this.#reserveProcess(),
    });
    this.#supervisors.set(key, supervisor);
    return supervisor;
  }

  #removeStateless(): void {
    for (const [key, { isStateless }] of this.#supervisors) if (isStateless) this.#supervisors.delete(key);
  }

  /** Returns true if another process may start. At the limit, dismisses the worker that has been idle longest. */
  #reserveProcess(): boolean {
    const running = [...this.#supervisors.values()].filter(({ process }) => process !== undefined);
    if (running.length < this.#processes.bound) return true;
    const idle = running.filter(({ process }) => process?.isIdle);
    const [longest] = idle.toSorted((a, b) => (a.process?.usedAt ?? 0) - (b.process?.usedAt ?? 0));
    longest?.dismiss();
    return longest !== undefined;
  }
}
