import type { HookTrace } from '../../generated/index.js';
import { guarded } from './failure.js';
import { type Firing, traceOf } from './trace.js';
import { TraceFile, type TraceFileOptions } from './trace-file.js';

export interface TraceOptions extends Partial<TraceFileOptions> {
  /** How many traces are kept for getTraces. */
  keep?: number | undefined;
}

const DEFAULT_KEEP = 100;
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;

interface Listener {
  readonly tell: (trace: HookTrace) => void;
}

/** Keeps the latest traces, tells listeners, and writes the file. Nothing is built unless somebody wants it. */
export class TraceLog {
  readonly #ring: Firing[] = [];
  readonly #keep: number;
  #listeners: readonly Listener[] = [];
  readonly #file: TraceFile | undefined;
  #next = 0;

  constructor({ keep = DEFAULT_KEEP, file, maxBytes = DEFAULT_MAX_BYTES }: TraceOptions = {}) {
    this.#keep = Math.max(0, Math.floor(keep));
    this.#file = file === undefined ? undefined : new TraceFile({ file, maxBytes });
  }

  add(firing: Firing): void {
    if (this.#keep > 0) this.#ring[this.#next] = firing;
    this.#next = this.#next + 1 < this.#keep ? this.#next + 1 : 0;
    if (this.#file !== undefined || this.#listeners.length > 0) this.#tell(firing);
  }

  /** The latest traces, oldest first. */
  all(): HookTrace[] {
    return [...this.#ring.slice(this.#next), ...this.#ring.slice(0, this.#next)].map(traceOf);
  }

  listen(tell: (trace: HookTrace) => void): () => void {
    const listener = { tell };
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** Resolves when everything so far is written. */
  async flush(): Promise<void> {
    await this.#file?.flush();
  }

  #tell(firing: Firing): void {
    guarded(() => this.#file?.append(traceOf(firing)));
    for (const { tell } of this.#listeners) guarded(() => tell(traceOf(firing)));
  }
}
