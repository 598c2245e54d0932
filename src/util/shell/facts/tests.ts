import { forEachChild, type SyntaxNode } from 'unbash';
import { checkArithmeticText, checkReference } from './arithmetic.js';
import type { Engine } from './engine.js';
import type { ShellState } from './shell-state.js';
import { expandSingle } from './words.js';

const ARITHMETIC = new Set(['-eq', '-ne', '-lt', '-le', '-gt', '-ge']);

/** Runs the substitutions in `[[ ... ]]`, and marks the text that it evaluates. */
export function checkTest(node: SyntaxNode, state: ShellState, engine: Engine): void {
  if (node.type === 'TestUnary') {
    const field = expandSingle(node.operand, state, engine);
    if (node.operator === '-t') checkArithmeticText(field, node.operand.text, state, engine);
    const isName = node.operator === '-v' || node.operator === '-R';
    if (isName && !checkReference(field, state, engine))
      engine.facts.markOpaque('evaluates text as a name', field.text);
  } else if (node.type === 'TestBinary') {
    for (const word of [node.left, node.right]) {
      const field = expandSingle(word, state, engine);
      if (ARITHMETIC.has(node.operator)) checkArithmeticText(field, word.text, state, engine);
    }
  } else forEachChild(node, (child) => checkTest(child, state, engine));
}
