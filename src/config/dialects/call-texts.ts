import type { ToolRole } from '../../../generated/index.js';
import { parsedJson } from '../../util/json.js';
import { plainText } from '../../util/plain-text.js';
import { patchedFiles } from './built-in/patch.js';
import type { KnownTool } from './host-tools.js';

/** A text of a call, and the name of its argument. */
export type CallText = readonly [key: string, text: string];

/** Roles of tools that change no file. */
const READING: ReadonlySet<ToolRole | undefined> = new Set([
  'read',
  'glob',
  'grep',
  'list',
  'fetch',
  'search',
  'task',
  'todo',
  'ask',
]);

/** Names of tools without a known role that only read. */
const READING_NAME = /(?:^|[^a-z])(?:read|get|list|search|find|view|show|stat|grep|glob|open|fetch|query|describe)/i;
const WRITING_NAME =
  /write|edit|create|update|delete|remove|move|rename|copy|put|save|append|replace|patch|insert|link|set_|stor|load|export|extract|dump|sync|modif|change|clear|apply|exec|run/i;

/** Native arguments of file tools that are text, not paths. */
const TEXTS: readonly string[] = ['content', 'old', 'new', 'description'];
const MAX_DEPTH = 200;
const MAX_PATHS = 2000;
/** Names of arguments of a tool that writes although its own name is that of a tool that reads. */
const TARGET_NAME = /^(?:dest|save|write|content$|mode$|out(?:put)?(?:_?(?:path|file|dir))?$)|_to$/i;
/** Arguments of a tool that is not known in which a path on a line of its own is not opened. */
const PROSE_NAME = /^(?:body|text|contents?|message|description|title|prompt|comment|query|summary)$/i;
/** Arguments with the contents of a file, which may be JSON with paths. */
const CONTENT_NAME = /content|text|string|body|^old|^new|description|message/i;

/** Returns all texts with the names of their arguments: also names that may be paths, and those in a text of JSON. */
export function stringsIn(value: unknown, key = '', depth = 0): CallText[] {
  if (depth > MAX_DEPTH) throw new RangeError(`cannot read the arguments: they are nested deeper than ${MAX_DEPTH}`);
  if (typeof value === 'string') {
    const nested = /^\s*[{[]/.test(value) && !CONTENT_NAME.test(key) ? parsedJson(value) : undefined;
    return [[key, value], ...stringsIn(nested, key, depth + 1)];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => stringsIn(each, key, depth + 1));
  return Object.entries(value).flatMap(([name, each]) => [
    ...(/[./\\]/.test(name) ? [['', name] as const] : []),
    ...stringsIn(each, name, depth + 1),
  ]);
}

/** Returns every text of a call that may be a path: under any name, and in patches. */
export function pathsIn(tool: KnownTool, strings: readonly CallText[]): string[] {
  const texts = new Set(
    tool.role === undefined || tool.role === 'mcp' ? [] : TEXTS.flatMap((name) => tool.args.get(name) ?? []),
  );
  const paths = strings.flatMap(([key, text]) => {
    if (/^(?:\*\*\* |--- |\+\+\+ |diff |Index: )/m.test(text))
      return [...patchedFiles(text).map(({ path }) => path), ...diffedFiles(text)];
    if (texts.has(key)) return [];
    const parts = PROSE_NAME.test(key) ? [] : text.split(/(?:path|file)s$/i.test(key) ? /[\s,;]+/ : /[\n,;]+/);
    return [...new Set([text, ...parts])].map((path) =>
      plainText(path.trim()).replace(/^file:(?:\/\/(?:localhost)?)?/i, ''),
    );
  });
  return limited(paths);
}

/** Each path costs a call of the system. A call with too many of them could not be judged, and is blocked. */
function limited(paths: readonly string[]): string[] {
  const unique = [...new Set(paths)];
  if (unique.length > MAX_PATHS)
    throw new RangeError(`cannot check the files of the call: they are more than ${MAX_PATHS}`);
  return unique;
}

/** Returns the files of a patch. Names in quotes have octal escapes. */
export function diffedFiles(patch: string): string[] {
  const names = patch.matchAll(/^(?:---|\+\+\+|rename to|copy to|Index:) ("?)(?:[abciow]\/)?(.+?)\1(?:\t.*)?\r?$/gm);
  const files = [...names].map(([, quote, path = '']) => {
    const unescaped = (_: string, octal: string) => String.fromCharCode(Number.parseInt(octal, 8));
    return quote === '' ? path : path.replaceAll(/\\([0-7]{3})/g, unescaped);
  });
  return limited(files);
}

export function isUnknown({ role }: KnownTool): boolean {
  return role === undefined || role === 'mcp';
}

/** Returns true for a call that changes no file. */
export function onlyReads(tool: KnownTool, strings: readonly CallText[]): boolean {
  const { role, name, inner = name } = tool;
  if (READING.has(role)) return true;
  if (!isUnknown(tool) || !READING_NAME.test(inner) || WRITING_NAME.test(inner)) return false;
  return !strings.some(([key]) => TARGET_NAME.test(key));
}
