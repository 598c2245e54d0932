import { type Assertion, type CharacterSet, contains, NAME_LIMIT, type Node, PROGRAM_LIMIT, WORD } from './syntax.js';

/**
 * Follows every path of a program at once, unit by unit. An instruction is visited at most once per unit, however many
 * paths lead to it, so there is no backtracking.
 */
export class Simulation {
  readonly #program: Program;
  /** Position at which each instruction was last visited; ends empty loops. */
  readonly #visitedAt: Int32Array;
  readonly #pending: Int32Array;
  readonly #arrivals: Int32Array;
  #steps = 0;

  constructor(program: Program) {
    const size = program.instructions.length;
    this.#program = program;
    this.#visitedAt = new Int32Array(size);
    this.#pending = new Int32Array(3 * size + 1);
    this.#arrivals = new Int32Array(size);
  }

  /** Steps of the last test. */
  get steps(): number {
    return this.#steps;
  }

  test(name: string): boolean {
    this.#steps = 0;
    this.#visitedAt.fill(-1);
    let arrived = 0;
    for (let at = 0; at <= name.length; at += 1) {
      arrived = this.#advance(name, at, arrived);
      if (arrived < 0) return true;
    }
    return false;
  }

  /** Consumes one unit. Returns the number of paths that continue, or -1 if one has accepted. */
  #advance(name: string, at: number, arrived: number): number {
    const { instructions, entry } = this.#program;
    const pending = this.#pending;
    for (let i = 0; i < arrived; i += 1) pending[i] = this.#arrivals[i] ?? 0;
    pending[arrived] = entry;
    let waiting = arrived + 1;
    let arrivals = 0;
    while (waiting > 0) {
      waiting -= 1;
      this.#steps += 1;
      const index = pending[waiting] ?? 0;
      if (this.#visitedAt[index] === at) continue;
      this.#visitedAt[index] = at;
      const instruction = instructions[index];
      if (instruction === undefined) continue;
      if (instruction.op === 'accept') return -1;
      if (instruction.op === 'set') {
        if (at < name.length && contains(instruction.set, name.charCodeAt(at))) {
          this.#arrivals[arrivals] = instruction.next;
          arrivals += 1;
        }
        continue;
      }
      if (instruction.op === 'assertion' && !holds(instruction.assertion, name, at)) continue;
      pending[waiting] = instruction.next;
      waiting += 1;
      if (instruction.op !== 'fork') continue;
      pending[waiting] = instruction.other;
      waiting += 1;
    }
    return arrivals;
  }
}

function holds(assertion: Assertion, name: string, at: number): boolean {
  switch (assertion) {
    case 'start':
      return at === 0;
    case 'end':
      return at === name.length;
    case 'boundary':
      return isWord(name, at - 1) !== isWord(name, at);
    case 'not-boundary':
      return isWord(name, at - 1) === isWord(name, at);
  }
}

function isWord(name: string, at: number): boolean {
  return at >= 0 && at < name.length && contains(WORD, name.charCodeAt(at));
}

type Instruction =
  | { readonly op: 'accept' }
  | { readonly op: 'set'; readonly set: CharacterSet; readonly next: number }
  | { readonly op: 'assertion'; readonly assertion: Assertion; readonly next: number }
  | { readonly op: 'fork'; readonly next: number; readonly other: number };

interface Program {
  readonly instructions: readonly Instruction[];
  readonly entry: number;
}

type Repeat = Extract<Node, { type: 'repeat' }>;

const NOTHING: CharacterSet = [];
const TOO_LONG = NAME_LIMIT + 1;

/** Compiles a simulable pattern. Returns undefined if it unrolls to more than PROGRAM_LIMIT instructions. */
export function buildProgram(root: Node): Program | undefined {
  // Checked before unrolling: nested counts multiply.
  if (sizeOf(root) >= PROGRAM_LIMIT) return undefined;
  const instructions: Instruction[] = [{ op: 'accept' }];
  const entry = emit(root, 0, instructions);
  return { instructions, entry };
}

/** Returns an upper bound of the instructions that `emit` adds, with at least one per call, so that empty bodies count. */
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

/** Appends the instructions of `node`, which continue at `next`. Returns the index of the first one. */
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
 * Limits counts to those that matter for names of n units: n + 1 rounds contain an empty one, which can be repeated or
 * omitted, and past the minimum only n rounds can consume a unit. Returns undefined if the minimum alone is too long.
 */
function countsWithinNames({ body, min, max }: Repeat): { min: number; max: number } | undefined {
  if (min * minLength(body) > NAME_LIMIT) return undefined;
  const least = Math.min(min, TOO_LONG);
  return { min: least, max: max - min >= NAME_LIMIT ? Number.POSITIVE_INFINITY : least + max - min };
}

function minLength(node: Node): number {
  switch (node.type) {
    case 'set':
      return 1;
    case 'sequence':
      return Math.min(
        node.items.reduce((length, item) => length + minLength(item), 0),
        TOO_LONG,
      );
    case 'choice':
      return Math.min(...node.options.map(minLength));
    case 'repeat':
      return Math.min(node.min * minLength(node.body), TOO_LONG);
    default:
      return 0;
  }
}
