import type { Dialect } from '../../../../generated/index.js';
import { isRecord } from '../../../../src/util/json.js';

/** A document with one fact changed or removed. */
export interface Mutant {
  readonly what: string;
  readonly document: Dialect;
}

/** Interchangeable values: a fact is changed to another valid one. */
const CHOICES: readonly (readonly string[])[] = [
  ['deny', 'result', 'feedback', 'warn', 'ignore', 'stdoutContext'],
  ['context', 'fail'],
  ['event', 'systemMessage', 'warn', 'deny', 'ignore', 'fail'],
  ['parallel', 'ordered'],
  ['whole-entry', 'name:command', 'none'],
  ['s', 'ms'],
  ['project', 'user'],
  ['brace', 'whole', 'strict', 'stdout-or-stderr', 'lines'],
  ['regex', 'regex-whole', 'equals'],
  ['never', 'equals'],
  ['row', 'session'],
  ['replace', 'merge'],
  ['json', 'stderr'],
  ['groups', 'flat'],
  ['string', 'object'],
];

/** Descriptive fields, which have no effect. */
const FOR_PEOPLE = ['dialect', 'shape', 'verified', '$schema'];

/** Yields a mutant for every leaf of a document, changed and removed. */
export function* mutants(document: Dialect): Generator<Mutant> {
  for (const path of leaves(document, [])) {
    if (FOR_PEOPLE.includes(path[0] ?? '') || path[0] === 'unfed') continue;
    for (const [how, edit] of [
      ['changed', changed],
      ['removed', () => undefined],
    ] as const) {
      const copy = structuredClone(document);
      const parent = path.slice(0, -1).reduce((at: unknown, key) => child(at, key), copy);
      const key = path.at(-1) ?? '';
      const value = edit(child(parent, key), key);
      if (Array.isArray(parent)) parent.splice(Number(key), 1, ...(value === undefined ? [] : [value]));
      else if (isRecord(parent) && value === undefined) delete parent[key];
      else if (isRecord(parent)) parent[key] = value;
      yield { what: `${document.dialect} /${path.join('/')} ${how}`, document: copy };
    }
  }
}

function* leaves(value: unknown, path: readonly string[]): Generator<readonly string[]> {
  const isInner = (Array.isArray(value) || isRecord(value)) && Object.keys(value).length > 0;
  if (!isInner) yield path;
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key]);
}

function child(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : undefined;
}

function changed(value: unknown, key: string): unknown {
  if (key === 'json' && value === 'ignore') return 'apply';
  if (key === 'json' && value === 'apply') return 'ignore';
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return 'changed';
  const choice = CHOICES.find((words) => words.includes(value));
  return choice === undefined ? `${value}x` : choice[(choice.indexOf(value) + 1) % choice.length];
}
