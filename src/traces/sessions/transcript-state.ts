import type { ModelUsage } from '../../../generated/index.js';

/** Tokens that a transcript reports. A missing figure is not known. */
export type TranscriptFigures = Readonly<ModelUsage>;

/** Usage in the part of a transcript that was read. */
export interface TranscriptUsage {
  readonly responses: number;
  readonly figures: TranscriptFigures;
  /** Tokens of the last request. */
  readonly context?: number | undefined;
  /** Last messages with their figures, because a message may have several lines. */
  readonly recent: readonly (readonly [string, TranscriptFigures])[];
}

/** How far a transcript was read, and what it reported up to there. */
export interface TranscriptState extends TranscriptUsage {
  readonly file: string;
  readonly offset: number;
  /** True if a part was not read: then totals are not known. */
  readonly isPartial: boolean;
}

/** State of an agent whose transcript was not read yet, or cannot be read. */
export const NO_TRANSCRIPT: TranscriptState = {
  file: '',
  offset: 0,
  responses: 0,
  figures: {},
  recent: [],
  isPartial: false,
};

/** Returns the later of two states. Processes that answer events at the same time read the same lines. */
export function laterState(known: TranscriptState | undefined, other: TranscriptState): TranscriptState {
  return known !== undefined && known.file === other.file && known.offset > other.offset ? known : other;
}
