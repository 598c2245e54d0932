import type { ProcessRunner } from '../process/index.js';
import { Supervisor } from './supervisor.js';
import { WorkerCall, type WorkerCallEnd, type WorkerCallOptions } from './worker-call.js';

/** Beyond so many, those that nothing is remembered for are forgotten. */
const MOST_KNOWN = 100;

/** The workers of one runner: one for all hooks that run the very same thing. */
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
  ask(key: string, needs: WorkerCallOptions): Promise<WorkerCallEnd> {
    const errand = new WorkerCall(needs);
    if (this.#disposed) errand.abort();
    else this.#supervisor(key).ask(errand);
    return errand.end;
  }

  /** The environment is another one, or the settings are: nothing that was started before takes another event. */
  renew(): void {
    for (const supervisor of this.#supervisors.values()) supervisor.renew();
  }

  dispose(): void {
    this.#disposed = true;
    for (const supervisor of this.#supervisors.values()) supervisor.end();
    this.#supervisors.clear();
  }

  #supervisor(key: string): Supervisor {
    const known = this.#supervisors.get(key);
    if (known !== undefined) return known;
    if (this.#supervisors.size >= MOST_KNOWN) this.#forget();
    const supervisor = new Supervisor({
      keep: (spec, listener) => this.#processes.keep(spec, listener),
      makeRoom: () => this.#makeRoom(),
    });
    this.#supervisors.set(key, supervisor);
    return supervisor;
  }

  #forget(): void {
    for (const [key, { isForgettable }] of this.#supervisors) if (isForgettable) this.#supervisors.delete(key);
  }

  #makeRoom(): boolean {
    const running = [...this.#supervisors.values()].filter(({ process }) => process !== undefined);
    if (running.length < this.#processes.bound) return true;
    const idle = running.filter(({ process }) => process?.isIdle);
    const [longest] = idle.toSorted((a, b) => (a.process?.usedAt ?? 0) - (b.process?.usedAt ?? 0));
    longest?.dismiss();
    return longest !== undefined;
  }
}
