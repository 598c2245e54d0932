import { parsePattern } from './parse.js';
import { buildProgram, Simulation } from './simulation.js';
import { isSimulable, NAME_LIMIT, type Node } from './syntax.js';

/** Instructions of a pattern, each of which is visited at most once per character. */
const MAX_INSTRUCTIONS = 512;

/** Longest text that is tested, in UTF-16 units. */
export const MAX_LINEAR_TEXT = 32 * 1024;

/** Test that takes time linear in the length of the text. */
export interface LinearPattern {
  test(text: string): boolean;
}

/** Compiles a pattern that is tested on texts of any content. Returns why it is not supported otherwise. */
export function compileLinear(pattern: string): LinearPattern | string {
  try {
    new RegExp(pattern);
  } catch {
    return 'is not a valid regular expression';
  }
  const root = parsePattern(pattern);
  if (root === undefined || !isSimulable(root))
    return 'has look-around, back-references or flags, which rules do not have';
  if (largestCount(root) > NAME_LIMIT) return `repeats a part more than ${NAME_LIMIT} times`;
  const program = buildProgram(root);
  if (program === undefined || program.instructions.length > MAX_INSTRUCTIONS) return 'is too large';
  return new Simulation(program);
}

/** Returns the largest count of a repetition: the simulation reads larger ones as never matching a name. */
function largestCount(node: Node): number {
  switch (node.type) {
    case 'sequence':
      return Math.max(0, ...node.items.map(largestCount));
    case 'choice':
      return Math.max(0, ...node.options.map(largestCount));
    case 'repeat':
      return Math.max(node.min, Number.isFinite(node.max) ? node.max : 0, largestCount(node.body));
    default:
      return 0;
  }
}
