import type { RowRecord } from './types.d.mts';

export function playHere(agent: string, names: readonly string[], jobs?: number): Promise<Record<string, RowRecord>>;
