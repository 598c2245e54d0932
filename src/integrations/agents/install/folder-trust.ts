import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DialectTrust } from '../../../../generated/index.js';
import { expandPath } from '../../../config/dialects/index.js';
import { attempt } from '../../../util/errors.js';
import { isInside, realPath } from '../../../util/files.js';
import { fieldsOf } from '../../../util/json.js';
import { parseJsonc } from '../../../util/json-edit.js';

/** Returns true if the agent trusts a folder. An unreadable file trusts nothing. */
export function isFolderTrusted(trust: DialectTrust, folder: string): boolean {
  const file = expandPath(trust.file, folder);
  const content = fieldsOf(attempt(() => parseJsonc(readFileSync(file, 'utf8')), {}));
  if (trust.list !== undefined)
    return listed(content[trust.list]).some((each) => isInside(realPath(folder), realPath(each)));
  const rules = Object.entries(content).filter(([path, level]) =>
    isInside(realPath(folder), realPath(level === 'TRUST_PARENT' ? dirname(path) : path)),
  );
  // The rule with the longest path counts.
  const [rule] = rules.sort(([a], [b]) => b.length - a.length);
  return rule !== undefined && rule[1] !== 'DO_NOT_TRUST';
}

function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
