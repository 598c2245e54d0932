import { bindIn, type CelNode, childrenOf, hasArgument, macroIn } from './nodes.js';
import { INPUT } from './types.js';

/** A text with additions, and the way back to its offsets. */
export interface EditedText {
  readonly text: string;
  /** Returns the offset in the original text. */
  originalOffset(offset: number): number;
}

const ADDED = `${INPUT}.`;

/** Writes `has(x)` of a variable as `has(input.x)`, because the checker knows only fields that may be missing. */
export function withFieldsInHas(text: string, node: CelNode): EditedText {
  const offsets = variablesInHas(node, new Set()).sort((a, b) => a - b);
  const parts = [0, ...offsets].map((start, at) => text.slice(start, offsets[at] ?? text.length));
  return {
    text: parts.join(ADDED),
    originalOffset: (offset) => {
      const before = offsets.filter((each, at) => each + at * ADDED.length < offset).length;
      return Math.max(offset - before * ADDED.length, 0);
    },
  };
}

function variablesInHas(node: CelNode, locals: ReadonlySet<string>): number[] {
  const argument = hasArgument(node);
  if (argument?.op === 'id') return locals.has(argument.args) ? [] : [argument.start];
  const variable = bindIn(node)?.variable ?? macroIn(node)?.variable;
  const inner = variable === undefined ? locals : new Set([...locals, variable]);
  return childrenOf(node).flatMap((child) => variablesInHas(child, inner));
}
