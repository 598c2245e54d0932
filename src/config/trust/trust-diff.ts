import { resolve } from 'node:path';
import { cutText } from '../../util/cut-text.js';
import { lineDiff } from '../../util/line-diff.js';
import { visible } from '../../util/visible-text.js';
import type { Fingerprint } from './fingerprint.js';
import type { TrustRecord } from './trust-record.js';
import { digestOf, readText, type TrustedTexts } from './trusted-texts.js';

/** A person reads it in a question. */
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
      version.files.filter((file) => file.path === path).map(({ sha256 }) => sha256),
    );
    if (now === undefined || digests.includes(digestOf(now))) return [];
    const before = digests.map((digest) => texts.find(digest)).findLast((text) => text !== undefined);
    if (before === undefined) return [];
    return [`${visible(path)}:`, ...lineDiff(before, now).map(({ sign, text }) => `${sign} ${visible(text)}`)];
  });
  return parts.length === 0 ? undefined : cutText(parts.join('\n'), MAX_DIFF);
}
