import type { HookTrace } from '../../generated/index.js';
import { guarded } from './guarded.js';
import type { LazyTrace } from './trace.js';
import { TraceFile, type TraceFileOptions } from './trace-file.js';

export interface TraceOptions extends Partial<TraceFileOptions> {
  /** How many traces are kept for getTraces. */
  keep?: number | undefined;
}

const DEFAULT_KEEP = 100;
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;

/** Keeps the latest traces, tells listeners, and writes the file. Nothing is built unless somebody wants it. */
export class TraceLog {
  readonly #ring: LazyTrace[] = [];
  readonly #keep: number;
  readonly #listeners = new Set<{ tell: (trace: HookTrace) => void }>();
  readonly #file: TraceFile | undefined;
  #next = 0;

  constructor({ keep = DEFAULT_KEEP, file, maxBytes = DEFAULT_MAX_BYTES }: TraceOptions = {}) {
    this.#keep = Math.max(0, Math.floor(keep));
    this.#file = file === undefined ? undefined : new TraceFile({ file, maxBytes });
  }

  add(trace: LazyTrace): void {
    if (this.#keep > 0) this.#ring[this.#next] = trace;
    this.#next = (this.#next + 1) % Math.max(1, this.#keep);
    if (this.#file !== undefined) guarded(() => this.#file?.append(trace.value));
    for (const { tell } of [...this.#listeners]) guarded(() => tell(trace.value));
  }

  /** The latest traces, oldest first. */
  all(): HookTrace[] {
    return [...this.#ring.slice(this.#next), ...this.#ring.slice(0, this.#next)].map(({ value }) => value);
  }

  listen(tell: (trace: HookTrace) => void): () => void {
    const listener = { tell };
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Resolves when everything so far is written. */
  async flush(): Promise<void> {
    await this.#file?.flush();
  }
}
