import type { ModelUsage } from '../../../generated/index.js';

/** Tokens that a transcript reports. A missing figure is not known. */
export type TranscriptFigures = Readonly<ModelUsage>;

/** Usage in the part of a transcript that was read. */
export interface TranscriptUsage {
  readonly responses: number;
  /** Totals. They never fall: a total that is not known is at least this. */
  readonly figures: TranscriptFigures;
  /** Figures that a response came without. */
  readonly unknown?: readonly string[] | undefined;
  /** Tokens of the last request. */
  readonly context?: number | undefined;
  /** Last messages with their figures, because a message may have several lines. */
  readonly recent: readonly (readonly [string, TranscriptFigures])[];
}

/** How far a transcript was read, and what it reported up to there. */
export interface TranscriptState extends TranscriptUsage {
  readonly file: string;
  readonly offset: number;
  /** Number of times that the file became shorter. */
  readonly cuts: number;
  /** True if a part was not read: then totals are not known. */
  readonly isPartial: boolean;
}

/** State of an agent whose transcript was not read yet, or cannot be read. */
export const NO_TRANSCRIPT: TranscriptState = {
  file: '',
  offset: 0,
  responses: 0,
  figures: {},
  unknown: [],
  recent: [],
  cuts: 0,
  isPartial: false,
};

/** Returns the later of two states. Processes that answer events at the same time read the same lines. */
export function laterState(known: TranscriptState | undefined, other: TranscriptState): TranscriptState {
  if (known?.file !== other.file || known.cuts < other.cuts) return other;
  return known.cuts > other.cuts || known.offset > other.offset ? known : other;
}

/** Returns the sum of two figures, as large as a number of a file can be. */
export function sumOf(one = 0, other = 0): number {
  return Math.min(one + other, Number.MAX_SAFE_INTEGER);
}

/** Returns the larger of two figures. Undefined if neither is known. */
export function maxOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}
