import type { CoveredFile, Fingerprint } from './fingerprint.js';
import type { TrustRecord, TrustRecords } from './trust-record.js';
import type { StoreState } from './trust-store.js';

/** Why a hook is not trusted, and what to do about it; undefined when it is. */
export function whyUntrusted(hook: Fingerprint, state: StoreState, locked: boolean): string | undefined {
  const remedy = locked ? REVIEW_AND_LOCK : TRUST_IT;
  if ('unreadable' in state) {
    return locked
      ? `the lock file cannot be read: ${state.unreadable}; ${REVIEW_AND_LOCK}`
      : `the record of what is trusted cannot be read: ${state.unreadable}; mend or remove it, then trust the hooks again`;
  }
  if (hook.unreadable !== undefined) return `${hook.unreadable}; make it readable, then trust the hook`;
  if (state.records.has(hook.id)) return undefined;
  return `${whatChanged(hook, state.records, locked)}; ${remedy}`;
}

const TRUST_IT = 'look at it, then trust it';
const REVIEW_AND_LOCK = 'review the hooks, write the lock file anew and commit it';

function whatChanged(hook: Fingerprint, records: TrustRecords, locked: boolean): string {
  const all = [...records.values()];
  const versions = all.filter(({ definition, event }) => definition === hook.definition && event === hook.event);
  const nearest = nearestVersion(hook, versions);
  if (nearest !== undefined) return `${listOf(differences(hook, nearest))} since it was trusted`;
  if (all.some(({ event, name }) => event === hook.event && name === hook.name)) {
    return 'its definition changed since it was trusted';
  }
  return locked ? 'it is not in the lock file' : 'it has never been trusted';
}

/** Of several trusted versions the one that differs least tells the most. */
function nearestVersion(hook: Fingerprint, versions: readonly TrustRecord[]): TrustRecord | undefined {
  const differing = (version: TrustRecord): number => differences(hook, version).length;
  return versions.toSorted((a, b) => differing(a) - differing(b))[0];
}

function differences(hook: Fingerprint, record: TrustRecord): string[] {
  const before = new Map(record.files.map((file) => [file.path, file]));
  const now = new Set(hook.files.map(({ path }) => path));
  const files = hook.files.flatMap((file) => changeOf(file, before.get(file.path)));
  const gone = record.files.filter(({ path }) => !now.has(path)).map(({ path }) => `${path} is gone`);
  const names = new Set([...Object.keys(hook.programs), ...Object.keys(record.programs)]);
  const moved = [...names].filter((name) => hook.programs[name] !== record.programs[name]);
  const programs = moved.map((name) => `${name} is now ${hook.programs[name] ?? 'gone'}`);
  return [...files, ...gone, ...programs];
}

function changeOf(file: CoveredFile, before: CoveredFile | undefined): string[] {
  if (before === undefined) return [`${file.path} is new`];
  if (before.real !== file.real) return [`${file.path} leads to ${file.real ?? file.path}`];
  return before.sha256 === file.sha256 ? [] : [`${file.path} changed`];
}

function listOf(changes: readonly string[]): string {
  return changes.length === 0 ? 'it changed' : changes.join(', ');
}
