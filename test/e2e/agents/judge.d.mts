import type { ExpectedGroup, JudgedRow, Recording, RowRecord } from './types.d.mts';

export type Expected = Record<string, { class: string; why: string }>;
export function readGroups(agent: string): ExpectedGroup[];
export function readExpected(agent: string): Expected;
export function judge(
  recording: Pick<Recording, 'rows'>,
  ours: Record<string, RowRecord>,
  expected: Expected,
): JudgedRow[];
export function complaintsOf(agent: string, judged: readonly JudgedRow[]): string[];
