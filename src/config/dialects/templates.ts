import type { DialectConditions, DialectTest, DialectValue } from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';
import { isText } from '../../util/text.js';

/** Returns the value of a path into a JSON value, or of a variable such as `$event`. Undefined if there is none. */
export type Lookup = (path: string) => unknown;

/** Values of `${name}` in texts. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Expands the variables of a text. Returns undefined if one has no value. */
export function expand(text: string, variables: Variables): string | undefined {
  let complete = true;
  const expanded = text.replaceAll(/\$\{([\w.]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    complete &&= value !== undefined && value !== '';
    return value ?? '';
  });
  return complete ? expanded : undefined;
}

/** Returns a lookup for paths into a value. `words` resolves names that begin with a dollar and a letter. */
export function lookupIn(value: unknown, words: Lookup): Lookup {
  return (path) => {
    if (path.startsWith('$') && !path.startsWith('$.')) return words(path);
    const names = (path.startsWith('$.') ? path.slice(2) : path).split('.');
    return names.reduce((at: unknown, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), value);
  };
}

/** Fills a template. Parts without a value are omitted. */
export function fill(template: DialectValue, look: Lookup): unknown {
  if (typeof template === 'string') return template.startsWith('$') ? look(template) : template;
  if (Array.isArray(template)) return template.map((item) => fill(item, look)).filter((item) => item !== undefined);
  if (!isFields(template)) return template;
  return Object.hasOwn(template, '$') ? fillLong(template, look) : fillFields(template, look);
}

export function fillFields(template: Readonly<Record<string, DialectValue>>, look: Lookup): Record<string, unknown> {
  const filled = Object.entries(template).map(([name, value]) => [name, fill(value, look)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

type LongForm = Readonly<Record<string, DialectValue>>;

function fillLong(form: LongForm, look: Lookup): unknown {
  const { $: paths, map, as } = form;
  const found = (Array.isArray(paths) ? paths : [paths])
    .map((path) => look(String(path)))
    .find((value) => value !== undefined);
  const isEmpty = found === undefined || found === '';
  if (isEmpty && form['emptyAs'] !== undefined) return form['emptyAs'];
  if (found === undefined) return form['default'];
  const mapped = typeof found === 'string' && isRecord(map) && Object.hasOwn(map, found) ? map[found] : found;
  return as === undefined ? mapped : shaped(mapped, as);
}

function shaped(value: unknown, as: DialectValue): unknown {
  switch (as) {
    case 'json':
      return JSON.stringify(value);
    case 'text':
      return textOf(value);
    case 'mcpServer':
      return { name: value, source: 'dynamic' };
    case 'epochMs':
      return typeof value === 'string' ? Date.parse(value) : value;
    default:
      return value;
  }
}

/** Returns the readable text of a value: its text, its message, or the texts of its parts. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (isRecord(value)) {
    const { text, message } = value;
    if (typeof text === 'string') return text;
    if (typeof message === 'string') return message;
  }
  return JSON.stringify(value) ?? '';
}

/** Returns true if all conditions hold. A condition whose value is not known yet holds. */
export function conditionsHold(
  conditions: DialectConditions | undefined,
  look: Lookup,
  isKnown: (path: string) => boolean = () => true,
): boolean {
  return Object.entries(conditions ?? {}).every(([path, wanted]) => !isKnown(path) || fits(look(path), wanted, look));
}

function fits(value: unknown, wanted: DialectConditions[string], look: Lookup): boolean {
  if (Array.isArray(wanted)) return typeof value === 'string' && wanted.includes(value);
  return isTest(wanted) ? passes(value, wanted, look) : value === wanted;
}

function passes(value: unknown, { absent, type, not, blank, min, textless }: DialectTest, look: Lookup): boolean {
  const isAbsent = value === undefined || value === null;
  if (absent !== undefined && absent !== isAbsent) return false;
  if (type === 'string' && typeof value !== 'string') return false;
  if (type === 'object' && !isRecord(value)) return false;
  if (not?.some((unwanted) => (unwanted === '$event' ? look(unwanted) : unwanted) === value)) return false;
  if (blank !== undefined && blank === isText(value)) return false;
  if (textless !== undefined && textless !== isTextless(value)) return false;
  return min === undefined || (typeof value === 'string' && value.length >= min);
}

/** Returns true for a response of a model without any text, in whichever form a hook may write it. */
function isTextless(response: unknown): boolean {
  if (Array.isArray(response)) return response.every(isTextless);
  if (!isRecord(response)) return !isText(response);
  const { text, candidates, content, parts } = response;
  return [text, candidates, content, parts].every(isTextless);
}

function isTest(wanted: DialectConditions[string]): wanted is DialectTest {
  return isRecord(wanted);
}

function isFields(template: DialectValue): template is LongForm {
  return isRecord(template);
}
