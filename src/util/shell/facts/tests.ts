import type { TestExpression } from 'unbash';
import { checkArithmeticText, checkReference } from './arithmetic.js';
import type { Engine } from './engine.js';
import type { ShellState } from './shell-state.js';
import { expandSingle } from './words.js';

const ARITHMETIC = new Set(['-eq', '-ne', '-lt', '-le', '-gt', '-ge']);

/** Runs the substitutions in `[[ ... ]]`, and marks the text that it evaluates. */
export function checkTest(expression: TestExpression, state: ShellState, engine: Engine): void {
  switch (expression.type) {
    case 'TestUnary': {
      const field = expandSingle(expression.operand, state, engine);
      if (expression.operator === '-t') checkArithmeticText(field, expression.operand.text, state, engine);
      const names = expression.operator === '-v' || expression.operator === '-R';
      if (names && !checkReference(field, state, engine))
        engine.facts.markOpaque('evaluates text as a name', field.text);
      return;
    }
    case 'TestBinary':
      for (const word of [expression.left, expression.right]) {
        const field = expandSingle(word, state, engine);
        if (ARITHMETIC.has(expression.operator)) checkArithmeticText(field, word.text, state, engine);
      }
      return;
    case 'TestLogical':
      for (const operand of expression.operands) checkTest(operand, state, engine);
      return;
    case 'TestNot':
      checkTest(expression.operand, state, engine);
      return;
    case 'TestGroup':
      checkTest(expression.expression, state, engine);
  }
}
