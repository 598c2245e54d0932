import { isUtf8 } from 'node:buffer';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { plainJson } from '../../util/json-text.js';
import { jsonTree } from '../../util/json-tree.js';
import { lineAndColumn } from '../../util/text.js';
import { type Finding, offsetInText, offsetOf, problemAt, type SettingsProblem } from './settings-problem.js';

/** Content of a valid file, or the reason why it is not valid. */
export type ParsedSettings =
  | {
      readonly settings: Readonly<Record<string, unknown>>;
      readonly locate: TextRange;
      readonly position: (path: readonly string[]) => { line: number; column: number };
    }
  | { readonly broken: SettingsProblem };

/** Adds positions to findings. */
export type TextRange = (findings: readonly Finding[]) => SettingsProblem[];

const LEFT_OUT = 'the whole file is ignored until it is fixed';

/** Parses JSON with comments and trailing commas. Never throws. */
export function parseSettings(file: string, bytes: Uint8Array): ParsedSettings {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const broken = (offset: number, message: string): ParsedSettings => ({
    broken: problemAt(file, source, offset, { severity: 'error', message, help: LEFT_OUT }),
  });
  if (source.trim() === '') return broken(0, 'the file is empty; write at least {}');
  if (!isUtf8(bytes)) return broken(Math.max(0, source.indexOf('\uFFFD')), 'the file is not UTF-8');
  const { text, members, openComment } = plainJson(source);
  if (openComment !== undefined) return broken(openComment, 'the comment that begins here is not closed');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const mistake = jsonTree(text).error;
    return broken(mistake?.at ?? 0, mistake?.message ?? `not valid JSON: ${messageOf(error)}`);
  }
  const doubled = members === countMembers(value) ? undefined : jsonTree(text).repeated[0];
  if (doubled !== undefined) {
    return broken(doubled.at, `${JSON.stringify(doubled.name)} is in this object twice; the first one is ignored`);
  }
  if (!isRecord(value)) return broken(text.search(/\S/), 'the settings must be an object: { "hooks": { ... } }');
  if (Object.hasOwn(value, 'hooks') && !isRecord(value['hooks'])) {
    const at = offsetOf(jsonTree(text).root, { path: ['hooks'], at: 'value' });
    return broken(at, 'hooks must be an object: { "<event>": [ ... ] }');
  }
  return {
    settings: value,
    locate: (findings) => placed(file, text, findings),
    position: positionsIn(text),
  };
}

/** Returns a function from a path to its position. The tree is parsed on the first call. */
function positionsIn(text: string) {
  let tree: ReturnType<typeof jsonTree> | undefined;
  return (path: readonly string[]) => {
    tree ??= jsonTree(text);
    return lineAndColumn(text, offsetOf(tree.root, { path, at: 'value' }));
  };
}

/** Adds positions to findings and sorts them from top to bottom. Without findings no tree is parsed. */
function placed(file: string, text: string, findings: readonly Finding[]): SettingsProblem[] {
  if (findings.length === 0) return [];
  const { root } = jsonTree(text);
  return findings
    .map((finding) => {
      const { inText } = finding;
      const offset = offsetOf(root, finding);
      return { finding, offset: inText === undefined ? offset : offsetInText(text, offset, inText) };
    })
    .sort((one, other) => one.offset - other.offset)
    .map(({ finding, offset }) => problemAt(file, text, offset, finding));
}

/** Counts object members. JSON.parse drops duplicate keys, so fewer members than colons means a duplicate. */
function countMembers(value: unknown): number {
  let count = 0;
  const waiting: object[] = typeof value === 'object' && value !== null ? [value] : [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const inner: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (inner !== next) count += inner.length;
    for (const child of inner) if (typeof child === 'object' && child !== null) waiting.push(child);
  }
  return count;
}
