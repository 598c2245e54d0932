import { describe, type FieldPath, parsePointer, printPath, valueAt } from '../../util/field-path.js';
import { isRecord } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import type { Contract, Route, Violation } from '../contract/index.js';

interface LongList {
  readonly path: FieldPath;
  readonly list: readonly unknown[];
}

export const SPECIFIC = 'hookSpecificOutput';
/** Longer lists are validated in chunks of this length. */
const CHUNK_LENGTH = 4096;
const MAX_WARNINGS = 20;

/**
 * Validates an output. Long lists are validated in chunks, up to the first chunk with a violation: one invalid item
 * drops the whole list, and describing a million violations would block the host.
 */
export function findViolations(
  contract: Contract,
  { outputContract, specificFields }: Route,
  output: Readonly<Record<string, unknown>>,
): Violation[] {
  const specific = output[SPECIFIC];
  if (!isRecord(specific)) return contract.violations(outputContract, output);
  const lists = Object.keys(specificFields).flatMap((name) => longListsIn(specific[name], [SPECIFIC, name]));
  const longest = Math.max(0, ...lists.map(({ list }) => list.length));
  for (let start = 0; start < longest; start += CHUNK_LENGTH) {
    const chunks = lists.map(({ path, list }) => ({ path, list: list.slice(start, start + CHUNK_LENGTH) }));
    const violations = contract.violations(outputContract, chunks.reduce<unknown>(withChunk, output));
    if (violations.length > 0) return violations.map((violation) => inWholeList(violation, start, lists));
  }
  return contract.violations(outputContract, output);
}

/** Does not look inside of a long list: its items are validated with it. */
function longListsIn(value: unknown, path: FieldPath): LongList[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > CHUNK_LENGTH) return [{ path, list: value }];
  return Object.entries(value).flatMap(([key, inner]) => longListsIn(inner, [...path, key]));
}

function withChunk(value: unknown, { path: [key, ...path], list }: LongList): unknown {
  if (key === undefined) return list;
  if (Array.isArray(value)) return value.with(Number(key), withChunk(value[Number(key)], { path, list }));
  return isRecord(value) ? { ...value, [key]: withChunk(value[key], { path, list }) } : value;
}

/** Converts the index of an item in its chunk to the index in the whole list. */
function inWholeList(violation: Violation, start: number, lists: readonly LongList[]): Violation {
  const parent = lists.map(({ path }) => `/${path.join('/')}/`).find((pointer) => violation.path.startsWith(pointer));
  if (parent === undefined) return violation;
  const [item, ...inner] = violation.path.slice(parent.length).split('/');
  return { ...violation, path: [`${parent}${Number(item) + start}`, ...inner].join('/') };
}

/** Describes why a field is ignored. If several shapes are allowed, the deepest violation is the most specific. */
export function describeDropped(output: unknown, field: FieldPath, violations: readonly Violation[]): string {
  const deepest = violations.reduce((deep, next) => (depthOf(next) > depthOf(deep) ? next : deep));
  const path = parsePointer(deepest.path);
  const what = path.length > field.length ? printPath(field) : 'it';
  return `${describeViolation(output, deepest.path, violations)}; ${what} is ignored`;
}

/** Describes why a decision is invalid, and suggests the nearest valid one. */
export function describeUnusable(
  output: unknown,
  field: FieldPath,
  violations: readonly Violation[],
  choices: readonly string[],
): string {
  const written = valueAt(output, field);
  const nearest = typeof written === 'string' ? nearestName(written, choices) : undefined;
  const hint = nearest === undefined ? '' : `; did you mean "${nearest}"?`;
  return `${describeViolation(output, `/${field.join('/')}`, violations)}${hint}`;
}

function describeViolation(output: unknown, pointer: string, violations: readonly Violation[]): string {
  const path = parsePointer(pointer);
  const value = valueAt(output, path);
  const actual = value === undefined ? '' : `, but is ${describe(value)}`;
  return `${printPath(path)} ${expectation(violations.filter((violation) => violation.path === pointer))}${actual}`;
}

/** A list of choices is complete. "must fit one of the allowed forms" adds nothing to the messages about the forms. */
function expectation(violations: readonly Violation[]): string {
  const messages = [...new Set(violations.map(({ message }) => message))];
  const choices = messages.find((message) => message.startsWith('must be one of'));
  return choices ?? messages.filter((message) => !message.includes('allowed forms')).join(' or ');
}

function depthOf({ path }: Violation): number {
  return path.split('/').length;
}

/** Keeps the first warnings about an output and counts the rest. */
export class WarningList {
  #first: string[] = [];
  #others = 0;

  add(warning: () => string): void {
    if (this.#first.length < MAX_WARNINGS) this.#first.push(warning());
    else this.#others += 1;
  }

  /** Adds a warning before all others, so that it is always kept. */
  addFirst(warning: string): void {
    this.#others += Math.max(0, this.#first.length - (MAX_WARNINGS - 1));
    this.#first = [warning, ...this.#first.slice(0, MAX_WARNINGS - 1)];
  }

  toArray(): string[] {
    return this.#others === 0 ? this.#first : [...this.#first, `and ${this.#others} more warnings about this output`];
  }
}
