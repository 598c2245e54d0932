/** Observations of one row. */
export interface RowRecord {
  ran: string | null;
  calls: number;
  model: string[];
  hooks: Record<string, number>;
}

export interface Recording {
  agent: string;
  version: string;
  rows: Record<string, RowRecord>;
}

/** Rows that are expected to differ, and why. */
export interface ExpectedGroup {
  class: string;
  why: string;
  rows: string[];
}

export interface JudgedRow {
  row: string;
  class: string;
  why: string;
  wanted: string;
  reason?: string | undefined;
}
