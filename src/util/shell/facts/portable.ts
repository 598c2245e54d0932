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
