import { isRecord } from '../../util/json.js';
import type { CoveredFile, Fingerprint } from './fingerprint.js';

/** Stored part of a trusted hook: enough to recognise it, and to report later what changed. */
export type TrustRecord = Pick<Fingerprint, 'id' | 'event' | 'name' | 'definition' | 'files' | 'programs'>;

export type TrustRecords = ReadonlyMap<string, TrustRecord>;

export function recordOf({ id, event, name, definition, files, programs }: Fingerprint): TrustRecord {
  return { id, event, name, definition, files, programs };
}

/** Parses a list of records. Throws if any part of it is not valid. */
export function parseRecords(text: string): { records: Map<string, TrustRecord>; project: unknown } {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value['version'] !== 1 || !Array.isArray(value['hooks'])) {
    throw new TypeError('not a list of trusted hooks');
  }
  const hooks: readonly unknown[] = value['hooks'];
  const records = new Map<string, TrustRecord>();
  for (const hook of hooks) {
    if (!isTrustRecord(hook)) throw new TypeError('one of its entries is not a trusted hook');
    records.set(hook.id, hook);
  }
  return { records, project: value['project'] };
}

/** Prints records in a fixed order, so that a change is a small diff. */
export function printRecords(records: Iterable<TrustRecord>, project?: string): string {
  const hooks = [...records].sort(byEventAndName);
  return `${JSON.stringify({ version: 1, ...(project === undefined ? {} : { project }), hooks }, undefined, 2)}\n`;
}

function byEventAndName(a: TrustRecord, b: TrustRecord): number {
  const [first, second] = [a, b].map(({ event, name, id }) => JSON.stringify([event, name, id]));
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

function isTrustRecord(value: unknown): value is TrustRecord {
  if (!isRecord(value) || !isRecord(value['programs']) || !Array.isArray(value['files'])) return false;
  const texts = [value['id'], value['event'], value['name'], value['definition'], ...Object.values(value['programs'])];
  return texts.every((text) => typeof text === 'string') && value['files'].every(isCoveredFile);
}

function isCoveredFile(value: unknown): value is CoveredFile {
  if (!isRecord(value)) return false;
  const { path, real, sha256 } = value;
  return typeof path === 'string' && typeof sha256 === 'string' && (real === undefined || typeof real === 'string');
}
