import { messageOf } from '../../util/errors.js';

/** How deep an input may nest. The parsers that scripts use give up beyond: jq near 200 levels, Python at 1,000. */
export const DEFAULT_MAX_INPUT_DEPTH = 100;

/**
 * Throws when hooks could not read a value: nested deeper than that, or nothing that JSON can say. It goes no deeper than
 * the limit itself, so that nothing overflows on the way, and a cycle ends there too.
 */
export function checkReadable(value: unknown, maxDepth: number): void {
  if (isTooDeep(value, maxDepth)) {
    throw new Error(`the input is nested deeper than ${maxDepth} levels, and hooks could not read it`);
  }
}

function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value === 'bigint') throwUnlessSaid(value);
  if (!isObject(value)) return false;
  if (levels === 0) return true;
  const { toJSON } = value;
  if (typeof toJSON === 'function') return isTooDeep(toJSON.call(value), levels);
  if (Array.isArray(value)) {
    for (const item of value) if (isTooDeep(item, levels - 1)) return true;
    return false;
  }
  // No list of the fields is made for it, and a plain object is asked only which objects are its own: every event passes here.
  const isPlain = value['constructor'] === Object;
  for (const key in value) {
    if (!isPlain && !Object.hasOwn(value, key)) continue;
    const member = value[key];
    if (isLeaf(member) || (isPlain && !Object.hasOwn(value, key))) continue;
    if (isTooDeep(member, levels - 1)) return true;
  }
  return false;
}

function isLeaf(member: unknown): boolean {
  return typeof member === 'string' || typeof member === 'number' || typeof member === 'boolean';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A host may have taught its big integers how JSON says them. */
function throwUnlessSaid(value: bigint): void {
  if (!('toJSON' in Object(value))) throw new Error('the input holds a BigInt, which JSON cannot say');
}

/**
 * Replaces every part of the fields that hooks could not read by a text that says so: what is nested deeper than the limit,
 * refers back to itself, or throws when it is read. A BigInt becomes its digits. Never throws.
 */
export function cutUnreadable(fields: Record<string, unknown>, maxDepth: number): void {
  const cutter = new Cutter(maxDepth);
  for (const name of Object.keys(fields)) fields[name] = cutter.cut(fields[name], maxDepth - 1);
}

class Cutter {
  readonly #tooDeep: string;
  /** Objects around the current one. A reference to any of them is a cycle. */
  readonly #around = new Set<object>();

  constructor(maxDepth: number) {
    this.#tooDeep = marker(`nested deeper than ${maxDepth} levels`);
  }

  cut(value: unknown, levels: number): unknown {
    if (typeof value === 'bigint') return String(value);
    if (!isObject(value)) return value;
    if (levels === 0) return this.#tooDeep;
    if (this.#around.has(value)) return marker('refers back to itself');
    this.#around.add(value);
    try {
      return this.#cutObject(value, levels);
    } catch (error) {
      return marker(`cannot be read: ${messageOf(error)}`);
    } finally {
      this.#around.delete(value);
    }
  }

  #cutObject(value: Readonly<Record<string, unknown>>, levels: number): unknown {
    const { toJSON } = value;
    if (typeof toJSON === 'function') return this.cut(toJSON.call(value), levels);
    if (Array.isArray(value)) return Array.from(value, (item) => this.cut(item, levels - 1));
    return Object.fromEntries(Object.keys(value).map((key) => [key, this.#cutField(value, key, levels)]));
  }

  #cutField(value: Readonly<Record<string, unknown>>, key: string, levels: number): unknown {
    try {
      return this.cut(value[key], levels - 1);
    } catch (error) {
      return marker(`cannot be read: ${messageOf(error)}`);
    }
  }
}

function marker(why: string): string {
  return `[cut by hookwright: ${why}]`;
}
