import type { CharacterSet } from './character-set.js';
import { NAME_LIMIT, PROGRAM_LIMIT } from './limits.js';
import type { Assertion, Node } from './syntax.js';

export type Instruction =
  | { readonly op: 'accept' }
  | { readonly op: 'set'; readonly set: CharacterSet; readonly next: number }
  | { readonly op: 'assertion'; readonly assertion: Assertion; readonly next: number }
  | { readonly op: 'fork'; readonly next: number; readonly other: number };

export interface Program {
  readonly instructions: readonly Instruction[];
  readonly entry: number;
}

type Repeat = Extract<Node, { type: 'repeat' }>;

const NOTHING: CharacterSet = [];
const TOO_LONG = NAME_LIMIT + 1;

/** For a simulable pattern; undefined where it unrolls to more than PROGRAM_LIMIT instructions. */
export function buildProgram(root: Node): Program | undefined {
  // Measured before anything is unrolled: nested counts multiply.
  if (sizeOf(root) >= PROGRAM_LIMIT) return undefined;
  const instructions: Instruction[] = [{ op: 'accept' }];
  const entry = emit(root, 0, instructions);
  return { instructions, entry };
}

/** At least the instructions that `emit` adds, and at least one for each call of it, so that empty bodies count too. */
function sizeOf(node: Node): number {
  switch (node.type) {
    case 'sequence':
      return node.items.reduce((size, item) => size + sizeOf(item), 1);
    case 'choice':
      return node.options.reduce((size, option) => size + sizeOf(option) + 1, 1);
    case 'repeat': {
      const counts = countsWithinNames(node);
      if (counts === undefined) return 1;
      return copies(counts) * (sizeOf(node.body) + 1) + 1;
    }
    case 'look':
    case 'flags':
    case 'back-reference':
      return Number.POSITIVE_INFINITY;
    default:
      return 1;
  }
}

function copies({ min, max }: { min: number; max: number }): number {
  return max === Number.POSITIVE_INFINITY ? min + 1 : max;
}

/** Adds the instructions of `node`, which go on at `next`; returns where they begin. */
function emit(node: Node, next: number, out: Instruction[]): number {
  switch (node.type) {
    case 'set':
      return out.push({ op: 'set', set: node.set, next }) - 1;
    case 'assertion':
      return out.push({ op: 'assertion', assertion: node.assertion, next }) - 1;
    case 'sequence':
      return node.items.reduceRight((after, item) => emit(item, after, out), next);
    case 'choice':
      return node.options
        .map((option) => emit(option, next, out))
        .reduceRight((other, option) => out.push({ op: 'fork', next: option, other }) - 1);
    case 'repeat':
      return emitRepeat(node, next, out);
    default:
      return next;
  }
}

function emitRepeat(node: Repeat, next: number, out: Instruction[]): number {
  const counts = countsWithinNames(node);
  if (counts === undefined) return out.push({ op: 'set', set: NOTHING, next }) - 1;
  const { min, max } = counts;
  let entry = next;
  if (max === Number.POSITIVE_INFINITY) {
    entry = out.push({ op: 'accept' }) - 1;
    out[entry] = { op: 'fork', next: emit(node.body, entry, out), other: next };
  } else {
    for (let i = min; i < max; i += 1) {
      entry = out.push({ op: 'fork', next: emit(node.body, entry, out), other: next }) - 1;
    }
  }
  for (let i = 0; i < min; i += 1) entry = emit(node.body, entry, out);
  return entry;
}

/**
 * The counts that matter on names of n units: n + 1 rounds hold an empty one, which can be had once more or
 * once less; and past the minimum only n rounds can consume. Undefined where the minimum alone is too long.
 */
function countsWithinNames({ body, min, max }: Repeat): { min: number; max: number } | undefined {
  if (min * leastLength(body) > NAME_LIMIT) return undefined;
  const least = Math.min(min, TOO_LONG);
  return { min: least, max: max - min >= NAME_LIMIT ? Number.POSITIVE_INFINITY : least + max - min };
}

function leastLength(node: Node): number {
  switch (node.type) {
    case 'set':
      return 1;
    case 'sequence':
      return Math.min(
        node.items.reduce((length, item) => length + leastLength(item), 0),
        TOO_LONG,
      );
    case 'choice':
      return Math.min(...node.options.map(leastLength));
    case 'repeat':
      return Math.min(node.min * leastLength(node.body), TOO_LONG);
    default:
      return 0;
  }
}
