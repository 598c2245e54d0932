import type { TraceSource } from './api.js';

/** Where the lines of a trace come from. */
export interface TraceFeed {
  /** Whether its hosts run on this machine. */
  readonly isLocal: boolean;
  /** Hands over whole lines, and says whenever the source changes, until the signal aborts. Never rejects. */
  follow(sink: TraceSink, stop: AbortSignal): Promise<void>;
}

export interface TraceSink {
  lines(texts: readonly string[]): void;
  source(source: TraceSource): void;
}

/** Cuts a text that comes in pieces into lines. */
export class LineSplitter {
  #rest = '';

  push(text: string): string[] {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines;
  }
}
