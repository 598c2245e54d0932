import type { TraceSource } from './api.js';

/** Source of trace lines. */
export interface TraceFeed {
  /** True if its hosts run on this machine. */
  readonly isLocal: boolean;
  /** Passes complete lines and source changes to the sink until the signal aborts. Never rejects. */
  follow(sink: TraceSink, stop: AbortSignal): Promise<void>;
}

export interface TraceSink {
  lines(texts: readonly string[]): void;
  source(source: TraceSource): void;
}
