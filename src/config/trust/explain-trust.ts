import { resolve } from 'node:path';
import { sha256 } from '../../util/canonical-json.js';
import { cutText } from '../../util/cut-text.js';
import { readText } from '../../util/files.js';
import { lineDiff } from '../../util/line-diff.js';
import { visible } from '../../util/visible-text.js';
import type { CoveredFile, Fingerprint } from './fingerprint.js';
import type { TrustRecord, TrustRecords } from './trust-record.js';
import type { StoreState } from './trust-store.js';
import type { TrustedTexts } from './trusted-texts.js';

/** Returns why a hook is not trusted, and what to do. Undefined if it is trusted. */
export function whyUntrusted(hook: Fingerprint, state: StoreState, locked: boolean): string | undefined {
  const remedy = locked ? REVIEW_AND_LOCK : TRUST_IT;
  if ('unreadable' in state) {
    return locked
      ? `cannot read the lock file: ${state.unreadable}; ${REVIEW_AND_LOCK}`
      : `cannot read the trust store: ${state.unreadable}; fix or remove it, then trust the hooks again`;
  }
  if (hook.unreadable !== undefined) return `${hook.unreadable}; make it readable, then trust the hook`;
  if (state.records.has(hook.id)) return undefined;
  return `${whatChanged(hook, state.records, locked)}; ${remedy}`;
}

const TRUST_IT = 'review it, then trust it';
const REVIEW_AND_LOCK = 'review the hooks, write the lock file again and commit it';

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

/** Returns the trusted version that differs least. */
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
  if (before.real !== file.real) return [`${file.path} now links to ${file.real ?? file.path}`];
  return before.sha256 === file.sha256 ? [] : [`${file.path} changed`];
}

function listOf(changes: readonly string[]): string {
  return changes.length === 0 ? 'it changed' : changes.join(', ');
}

/** Limit for a diff, which is part of a question to a person. */
const MAX_DIFF = 16 * 1024;

/** Returns what changed in the files of a hook since it was trusted, line by line. Undefined if that is not known. */
export function trustDiff(
  { name, event, files }: Fingerprint,
  records: readonly TrustRecord[],
  texts: TrustedTexts,
  project: string,
): string | undefined {
  const versions = records.filter((record) => record.event === event && record.name === name);
  const parts = files.flatMap(({ path }) => {
    const now = readText(resolve(project, path));
    const digests = versions.flatMap((version) =>
      version.files.filter((file) => file.path === path).map((file) => file.sha256),
    );
    if (now === undefined || digests.includes(sha256(now))) return [];
    const before = digests.map((digest) => texts.find(digest)).findLast((text) => text !== undefined);
    if (before === undefined) return [];
    return [`${visible(path)}:`, ...lineDiff(before, now).map(({ sign, text }) => `${sign} ${visible(text)}`)];
  });
  return parts.length === 0 ? undefined : cutText(parts.join('\n'), MAX_DIFF);
}
