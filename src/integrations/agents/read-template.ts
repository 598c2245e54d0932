import { type DialectValue, NotificationType, SessionEndReason, SessionStartSource } from '../../../generated/index.js';
import { isRecord, parsedJson } from '../../util/json.js';

/** Receives the value of a path into a native event, such as `session_id`, or of a variable, such as `$tool.name`. */
export type Found = (path: string, value: unknown) => void;

/** Reads a template of a dialect document backwards: finds the native values in a filled template. */
function readTemplate(template: DialectValue, value: unknown, found: Found): void {
  if (value === undefined) return;
  if (typeof template === 'string') {
    if (template.startsWith('$')) found(pathOf(template), value);
    return;
  }
  if (Array.isArray(template)) {
    // A template lists one element of each kind.
    const values: readonly unknown[] = Array.isArray(value) ? value : [];
    for (const [index, item] of template.entries()) readTemplate(item, values[index], found);
    return;
  }
  if (!isTemplate(template)) return;
  if (Object.hasOwn(template, '$')) readLongForm(template, value, found);
  else readFields(template, value, found);
}

/** Reads the fields of a template backwards. */
export function readFields(template: Readonly<Record<string, DialectValue>>, value: unknown, found: Found): void {
  if (!isRecord(value)) return;
  for (const [name, part] of Object.entries(template)) {
    if (Object.hasOwn(value, name)) readTemplate(part, value[name], found);
  }
}

type LongForm = Readonly<Record<string, DialectValue>>;

function readLongForm({ $: paths, map, as }: LongForm, value: unknown, found: Found): void {
  // Null stands for an empty value.
  if (value === null) return;
  const [path] = Array.isArray(paths) ? paths : [paths];
  const native = typeof value === 'string' && isRecord(map) ? nativeWord(map, value) : value;
  found(pathOf(String(path)), parsed(native, as));
}

/** Native values of events. An agent may use the same word for one of them and for another. */
const NATIVE_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(SessionStartSource),
  ...Object.values(SessionEndReason),
  ...Object.values(NotificationType),
]);

function nativeWord(map: Readonly<Record<string, unknown>>, word: string): string {
  if (NATIVE_WORDS.has(word)) return word;
  return Object.keys(map).find((native) => map[native] === word) ?? word;
}

function parsed(value: unknown, as: DialectValue | undefined): unknown {
  switch (as) {
    case 'json':
      return typeof value === 'string' ? parsedJson(value, value) : value;
    case 'mcpServer':
      return isRecord(value) ? value['name'] : value;
    case 'epochMs':
      return typeof value === 'number' ? new Date(value).toISOString() : value;
    default:
      return value;
  }
}

function pathOf(template: string): string {
  return template.startsWith('$.') ? template.slice(2) : template;
}

function isTemplate(template: DialectValue): template is LongForm {
  return isRecord(template);
}
