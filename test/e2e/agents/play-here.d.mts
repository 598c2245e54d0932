import type { RowRecord } from './types.d.mts';

export function playHere(
  agent: string,
  names: readonly string[],
  options?: { jobs?: number; consents?: boolean },
): Promise<Record<string, RowRecord>>;
