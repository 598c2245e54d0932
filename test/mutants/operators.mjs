// Mutation operators. Each looks at one node of the syntax tree and returns texts that could replace it.
import { ts } from 'ts-morph';

const { SyntaxKind: Kind } = ts;

const SWAPPED = {
  [Kind.AmpersandAmpersandToken]: ['||'],
  [Kind.BarBarToken]: ['&&'],
  // With `||` most mutants would be equivalent: few values are falsy and defined.
  [Kind.QuestionQuestionToken]: ['&&'],
  [Kind.LessThanToken]: ['<=', '>'],
  [Kind.LessThanEqualsToken]: ['<'],
  [Kind.GreaterThanToken]: ['>=', '<'],
  [Kind.GreaterThanEqualsToken]: ['>'],
  [Kind.EqualsEqualsEqualsToken]: ['!=='],
  [Kind.ExclamationEqualsEqualsToken]: ['==='],
  [Kind.PlusToken]: ['-'],
  [Kind.MinusToken]: ['+'],
  [Kind.AsteriskToken]: ['/'],
  [Kind.SlashToken]: ['*'],
  [Kind.PlusEqualsToken]: ['-='],
  [Kind.MinusEqualsToken]: ['+='],
  [Kind.QuestionQuestionEqualsToken]: ['='],
  [Kind.BarBarEqualsToken]: ['='],
};
const ASSIGNMENTS = new Set([
  Kind.PlusEqualsToken,
  Kind.MinusEqualsToken,
  Kind.QuestionQuestionEqualsToken,
  Kind.BarBarEqualsToken,
]);
const SWAPPED_METHODS = { some: 'every', every: 'some', find: 'findLast', findLast: 'find' };
const DROPPED_METHODS = new Set([
  'filter',
  'slice',
  'sort',
  'trim',
  'toReversed',
  'toSorted',
  'flat',
  'unref',
  'catch',
]);

/** Returns every replacement for a node: `{ what, start, end, text }`. */
export function mutationsOf(source, node) {
  return operators.flatMap((operator) => operator(node, source) ?? []);
}

const operators = [
  function swapOperator(node, source) {
    if (!ts.isBinaryExpression(node)) return [];
    const token = node.operatorToken;
    if (token.kind === Kind.PlusToken && [node.left, node.right].some(isText)) return [];
    return (SWAPPED[token.kind] ?? []).map((swapped) => {
      const what = `${token.getText(source)} -> ${swapped}`;
      if (ASSIGNMENTS.has(token.kind)) return replace(token, source, what, swapped);
      return replace(node, source, what, `((${node.left.getText(source)}) ${swapped} (${node.right.getText(source)}))`);
    });
  },

  function negateCondition(node, source) {
    const condition = conditionOf(node);
    if (condition === undefined) return [];
    return [replace(condition, source, 'condition negated', `!(${condition.getText(source)})`)];
  },

  function dropNegation(node, source) {
    if (!ts.isPrefixUnaryExpression(node) || node.operator !== Kind.ExclamationToken) return [];
    return [replace(node, source, 'negation dropped', node.operand.getText(source))];
  },

  function removeStatement(node, source) {
    const isRemovable =
      (ts.isExpressionStatement(node) && !isSuperCall(node.expression)) ||
      ts.isThrowStatement(node) ||
      (ts.isIfStatement(node) && node.elseStatement === undefined) ||
      ts.isForOfStatement(node);
    return isRemovable ? [replace(node, source, 'statement removed', ';')] : [];
  },

  function returnEarly(node, source) {
    const body = isFunction(node) && node.body !== undefined && ts.isBlock(node.body) ? node.body : undefined;
    if (body === undefined || body.statements.length === 0 || ts.isConstructorDeclaration(node)) return [];
    const start = body.statements[0].getStart(source);
    return [{ what: 'returns at once', start, end: start, text: 'if (1 < 2) return undefined as never;\n' }];
  },

  function changeLiteral(node, source) {
    if (!isInLogic(node)) return [];
    if (node.kind === Kind.TrueKeyword) return [replace(node, source, 'true -> false', 'false')];
    if (node.kind === Kind.FalseKeyword) return [replace(node, source, 'false -> true', 'true')];
    if (ts.isNumericLiteral(node)) {
      if (isLaterInOrder(node, source)) return [];
      const text = node.text === '1' ? '0' : `(${node.getText(source)} + 1)`;
      return [replace(node, source, 'number changed', text)];
    }
    // A text with a space is a message for people: its wording is not logic.
    if (!ts.isStringLiteral(node) || /\s\S/.test(node.text)) return [];
    return [replace(node, source, 'text changed', node.text === '' ? "'mutant'" : "''")];
  },

  function dropItem(node, source) {
    const { parent } = node;
    const isSpread = ts.isSpreadAssignment(node);
    if (!isSpread && !(parent && ts.isArrayLiteralExpression(parent))) return [];
    const list = isSpread ? parent.properties : parent.elements;
    const next = list[list.indexOf(node) + 1];
    const end = next === undefined ? node.end : next.getStart(source);
    return [{ what: isSpread ? 'spread dropped' : 'item dropped', start: node.getStart(source), end, text: '' }];
  },

  function changeCall(node, source) {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    const { name, expression: receiver, questionDotToken } = node.expression;
    if (receiver.getText(source) === 'Object' && name.text === 'hasOwn' && node.arguments.length === 2) {
      const [object, key] = node.arguments.map((argument) => argument.getText(source));
      return [replace(node, source, 'hasOwn -> in', `(${key} in Object(${object}))`)];
    }
    const swapped = Object.hasOwn(SWAPPED_METHODS, name.text) ? SWAPPED_METHODS[name.text] : undefined;
    if (swapped) return [replace(name, source, `${name.text} -> ${swapped}`, swapped)];
    if (!DROPPED_METHODS.has(name.text) || questionDotToken || ts.isExpressionStatement(node.parent)) return [];
    return [replace(node, source, `.${name.text}() dropped`, receiver.getText(source))];
  },
];

function replace(node, source, what, text) {
  return { what, start: node.getStart(source), end: node.end, text };
}

/** Returns the condition to negate. Loop conditions are excluded, because most of their mutants never end. */
function conditionOf(node) {
  if (ts.isIfStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
}

function isFunction(node) {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isGetAccessorDeclaration(node)
  );
}

function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** Returns true for the 1 of `a < b ? -1 : 1`: sorting checks only for values below 0, so 0 would be equivalent. */
function isLaterInOrder(node, source) {
  const { parent } = node;
  return ts.isConditionalExpression(parent) && parent.whenFalse === node && parent.whenTrue.getText(source) === '-1';
}

function isSuperCall(node) {
  return ts.isCallExpression(node) && node.expression.kind === Kind.SuperKeyword;
}

/** Returns false for names of modules, types, properties and error classes. */
function isInLogic(node) {
  const { parent } = node;
  if (parent === undefined || ts.isLiteralTypeNode(parent) || ts.isExternalModuleReference(parent)) return false;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isImportAttribute(parent)) return false;
  return !('name' in parent && parent.name === node);
}
