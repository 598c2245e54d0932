import type { AdaptedHook } from '../../core/contract/index.js';
import { isRecord } from '../../util/json.js';

/** Entry of another agent's file, in a form that another process can read. */
export interface StoredEntry {
  readonly dialect: string;
  readonly event: string;
  readonly matcher?: string | undefined;
  readonly sequential?: boolean | undefined;
  readonly entry: Readonly<Record<string, unknown>>;
}

export function storedEntry({ dialect, matcher, sequential }: AdaptedHook): StoredEntry {
  return { dialect: dialect.name, event: dialect.event, matcher, sequential, entry: dialect.entry ?? {} };
}

/** Reads an entry that `storedEntry` returned. Returns undefined for anything else. */
export function readStoredEntry(value: unknown): StoredEntry | undefined {
  if (!isRecord(value)) return undefined;
  const { dialect, event, matcher, sequential = false, entry } = value;
  if (typeof dialect !== 'string' || typeof event !== 'string' || !isRecord(entry)) return undefined;
  if (matcher !== undefined && typeof matcher !== 'string') return undefined;
  return { dialect, event, matcher, sequential: sequential === true, entry };
}
