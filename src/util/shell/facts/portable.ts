import { forEachChild, type SyntaxNode } from 'unbash';

/** Syntax that other shells read differently: in dash `$'a'` is `$a`, and `x &>f` runs x in the background. */
const ONLY_BASH = new Set<SyntaxNode['type']>([
  ...(['AnsiCQuoted', 'LocaleString', 'BraceExpansion', 'ExtendedGlob', 'ProcessSubstitution', 'HereString'] as const),
  ...(['TestCommand', 'ArithmeticCommand', 'ArithmeticFor', 'Select', 'Coproc', 'ArrayValue', 'Time'] as const),
  ...(['FileDescriptorVariable', 'Replace', 'Slice', 'CaseModification', 'Transform', 'Names', 'Unknown'] as const),
]);

/** Returns the first part of a text that only bash reads as the parser does. */
export function onlyInBash(node: SyntaxNode): string | undefined {
  if (ONLY_BASH.has(node.type) || isOtherwiseUnusual(node)) return node.type;
  let found: string | undefined;
  forEachChild(node, (child) => {
    found ??= onlyInBash(child);
  });
  return found;
}

/**
 * Returns true if bash runs other commands in a substitution than it contains: it stores the text in its own form, in which the
 * `;` after a statement behind a here-document is missing.
 */
export function losesSeparators(script: SyntaxNode): boolean {
  let isAfterHereDoc = false;
  let statements = 0;
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'HereDoc') isAfterHereDoc = true;
    if (node.type === 'Statement' && isAfterHereDoc) statements += 1;
    // Words keep their text.
    if (node.type !== 'Word') forEachChild(node, visit);
  };
  visit(script);
  return statements > 1;
}

function isOtherwiseUnusual(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'Redirect':
      return node.operator.startsWith('&') || (node.operator === '>&' && !/^(?:\d+|-)$/.test(node.target?.text ?? ''));
    case 'Pipeline':
      return node.operators.includes('|&');
    case 'Assignment':
      return node.append === true || node.index !== undefined;
    case 'ParameterExpansion':
      return node.index !== undefined || node.prefix === '!';
    case 'ArithmeticExpansion':
      return node.text.startsWith('$[') || /\+\+|--|\*\*|,/.test(node.text);
    case 'CaseItem':
      return node.terminator === ';&' || node.terminator === ';;&';
    case 'Function':
      return node.name.pos > node.pos;
    default:
      return false;
  }
}
