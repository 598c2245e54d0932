import { isRecord } from '../../util/json.js';
import type { CoveredFile, Fingerprint } from './fingerprint.js';

/** What is kept of a trusted hook: enough to know it again, and to say later what changed. */
export type TrustRecord = Pick<Fingerprint, 'id' | 'event' | 'name' | 'definition' | 'files' | 'programs'>;

export type TrustRecords = ReadonlyMap<string, TrustRecord>;

export function recordOf({ id, event, name, definition, files, programs }: Fingerprint): TrustRecord {
  return { id, event, name, definition, files, programs };
}

/** Throws when the text is no list of records: half a list would be a wrong answer. */
export function parseRecords(text: string): { records: Map<string, TrustRecord>; project: unknown } {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value['version'] !== 1 || !Array.isArray(value['hooks'])) {
    throw new TypeError('it is no list of trusted hooks');
  }
  const hooks: readonly unknown[] = value['hooks'];
  const records = new Map<string, TrustRecord>();
  for (const hook of hooks) {
    if (!isTrustRecord(hook)) throw new TypeError('one of its entries is no trusted hook');
    records.set(hook.id, hook);
  }
  return { records, project: value['project'] };
}

/** One entry below the other, always in the same order, so that a change is a small difference. */
export function printRecords(records: Iterable<TrustRecord>, project?: string): string {
  const hooks = [...records].sort(byPlace);
  return `${JSON.stringify({ version: 1, ...(project === undefined ? {} : { project }), hooks }, undefined, 2)}\n`;
}

function byPlace(a: TrustRecord, b: TrustRecord): number {
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
