import { messageOf } from './errors.js';

/**
 * Returns true if a value is nested deeper than some levels. Throws if JSON cannot represent it. It descends no deeper than the
 * limit, so that it neither overflows nor follows a cycle for ever.
 */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value === 'bigint') checkBigInt(value);
  if (!isObject(value)) return false;
  if (levels === 0) return true;
  const { toJSON } = value;
  if (typeof toJSON === 'function') return isNestedDeeper(toJSON.call(value), levels);
  if (Array.isArray(value)) {
    for (const item of value) if (isNestedDeeper(item, levels - 1)) return true;
    return false;
  }
  return Object.keys(value).some((key) => isNestedDeeper(value[key], levels - 1));
}

/** Returns true for an object or a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Throws unless the host defined how JSON represents a BigInt. */
function checkBigInt(value: bigint): void {
  if (!('toJSON' in Object(value))) throw new Error('the input contains a BigInt, which JSON cannot represent');
}

/**
 * Replaces every unreadable part of the fields by a text that describes it: parts nested deeper than the limit, references to an
 * outer object, and parts that throw when they are read. A BigInt becomes its digits. Never throws.
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
    if (this.#around.has(value)) return marker('refers to itself');
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
