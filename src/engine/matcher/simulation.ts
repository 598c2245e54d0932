import { contains, WORD } from './character-set.js';
import type { Program } from './program.js';
import type { Assertion } from './syntax.js';

/**
 * Follows every path of a program at once, one unit of the name after the other. An instruction is visited
 * once per unit however many paths lead to it, so nothing is ever tried again.
 */
export class Simulation {
  readonly #program: Program;
  /** Where each instruction was last visited, so that a loop over nothing ends. */
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

  /** Steps of the latest test. */
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

  /** Takes one unit; returns how many paths go on behind it, or -1 once one has reached the end of the program. */
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
