import { forEachChild, type SyntaxNode, type WordPart } from 'unbash';
import { NOT_EVERYWHERE } from './builtins-elsewhere.js';
import type { ShellDialect } from './types.js';

/** Syntax that other shells read differently: in dash `$'a'` is `$a`, and `x &>f` runs x in the background. */
const ONLY_BASH = new Set<SyntaxNode['type']>([
  ...(['AnsiCQuoted', 'LocaleString', 'BraceExpansion', 'ExtendedGlob', 'ProcessSubstitution', 'HereString'] as const),
  ...(['TestCommand', 'ArithmeticCommand', 'ArithmeticFor', 'Select', 'Coproc', 'ArrayValue', 'Time'] as const),
  ...(['FileDescriptorVariable', 'Replace', 'Slice', 'CaseModification', 'Transform', 'Names', 'Unknown'] as const),
]);
/** Syntax that zsh reads differently, or does not have. */
const NOT_IN_ZSH = new Set<SyntaxNode['type']>([
  ...(['LocaleString', 'ExtendedGlob', 'Coproc', 'CaseModification', 'Transform', 'Names', 'Unknown'] as const),
]);
/** Syntax that every shell reads alike, even fish. */
const EVERYWHERE = new Set<SyntaxNode['type']>([
  ...(['Script', 'Statement', 'AndOr', 'Pipeline', 'Command', 'Word', 'Redirect', 'FileDescriptor'] as const),
  ...(['Literal', 'SingleQuoted', 'DoubleQuoted', 'Glob'] as const),
]);
const PLAIN_TEXT = /^[\w\s./:=@+,"'*;|&>~-]*$/;

/** Returns the first part of a text that a shell does not read as bash does. */
export function readDifferently(script: SyntaxNode, text: string, shell: ShellDialect): string | undefined {
  if (shell === 'bash') return undefined;
  if (shell === 'sh') return firstPart(script, isOnlyInBash);
  if (shell === 'zsh') return NOT_AS_IN_ZSH.exec(text)?.[0] ?? firstPart(script, isDifferentInZsh);
  return PLAIN_TEXT.test(text) && !/[|&>][|&]&|[&|]>|>[|&]\D|[^&]&[^&\d]|&$|\|&/.test(text)
    ? firstPart(script, isSpecialElsewhere)
    : 'text that is not plain';
}

function firstPart(node: SyntaxNode, isUnusual: (node: SyntaxNode) => boolean): string | undefined {
  if (isUnusual(node)) return node.type;
  let found: string | undefined;
  forEachChild(node, (child) => {
    found ??= firstPart(child, isUnusual);
  });
  return found;
}

function isSpecialElsewhere(node: SyntaxNode): boolean {
  const isRedirect =
    node.type === 'Redirect' && node.operator !== '>' && node.operator !== '>>' && node.operator !== '>&';
  const isSpecial = node.type === 'Command' && (node.name === undefined || NOT_EVERYWHERE.has(node.name.value));
  // In fish, parts of a pipeline run in the shell itself.
  const moves = (each: SyntaxNode) =>
    each.type === 'Command' && /^(?:cd|chdir|pushd|popd)$/.test(each.name?.value ?? '');
  const isPipe =
    node.type === 'Pipeline' && (node.prefixes.length > 0 || (node.commands.length > 1 && node.commands.some(moves)));
  return !EVERYWHERE.has(node.type) || isRedirect || isSpecial || isPipe;
}

/** `$=x`, `$~x` and the like, which are text in bash. */
const RAW_DOLLAR = /(?:^|[^\\])\$[^\s"']/;
/** Patterns such as `<1-9>`, `&!` and `&|`. */
const NOT_AS_IN_ZSH = /<\d*-\d*>|&[|!]/;
const HOOKS_OF_ZSH = /^(?:TRAP\w+|chpwd|periodic|precmd|preexec|zshaddhistory|zshexit|zsh_directory_name)$/;

function isDifferentInZsh(node: SyntaxNode): boolean {
  if (NOT_IN_ZSH.has(node.type)) return true;
  switch (node.type) {
    case 'Word':
      // `=ls` is the path of ls; `1=a` sets $1; `x=~` keeps its `~`; `}` ends a group.
      if (node.parts === undefined && RAW_DOLLAR.test(node.text)) return true;
      return /^(?:=.|\d+\+?=|[{}]$|\w+\+?=.*~)/s.test(node.text) || isSubscripted(node.parts ?? []);
    case 'DoubleQuoted':
    case 'HereDocBody':
      return isSubscripted(node.parts ?? []);
    case 'SimpleExpansion':
      // `$=x`, `$~x`, `$^x`.
      return !/^\$(?:\w+|[@*#?$!-])$/.test(node.text);
    case 'Literal':
      return RAW_DOLLAR.test(node.text);
    case 'AnsiCQuoted':
      return /\\(?:[cCM]|x\{)/.test(node.text);
    case 'BraceExpansion':
      return /\$|`/.test(node.text);
    case 'FileDescriptor':
      return node.value > 9;
    case 'Redirect':
      return /^[!|]/.test(node.target?.text ?? '');
    // A redirection alone runs a pager or `cat`.
    case 'Command':
      return node.name === undefined && node.redirects.length > 0;
    case 'Assignment':
      return node.index !== undefined || /^\w+\+?=(?:=|.*:=)/s.test(node.text);
    case 'ParameterExpansion':
      return !/^(?:\w+|[@*#?$!-])$/.test(node.parameter) || isSpecialParameter(node);
    case 'CaseItem':
      return node.terminator === ';;&';
    case 'Function':
      return HOOKS_OF_ZSH.test(node.name.value);
    case 'Time':
      return node.posix !== undefined || node.endOfOptions !== undefined;
    default:
      return false;
  }
}

function isSpecialParameter({
  prefix,
  index,
  operation,
}: Extract<SyntaxNode, { type: 'ParameterExpansion' }>): boolean {
  if (prefix === '!' || (index !== undefined && !/^(?:\d+|[@*])$/.test(index.text))) return true;
  if (operation?.type !== 'Slice') return prefix === '#' && operation !== undefined;
  return [operation.offset, operation.length].some((word) => word !== undefined && !/^\s*-?\d+$/.test(word.text));
}

/** Returns true for `$x[1]`, `$x:h`, `$10` and `$#x`, which zsh reads as one expansion each. */
function isSubscripted(parts: readonly WordPart[]): boolean {
  return parts.some((part, at) => {
    const next = parts[at + 1]?.text ?? '';
    if (part.type !== 'SimpleExpansion') return false;
    return /^(?:\[|:[A-Za-z&])/.test(next) || (/^\$[#\d]$/.test(part.text) && /^[\w{@*$]/.test(next));
  });
}

/** Returns true for `"${x-'$(a)'}"` and the like: inside of quotes, the quotes of an operand are plain text. */
export function hasQuotedOperand(node: SyntaxNode, isOperand = false, isDefault = false): boolean {
  if (node.type === 'CommandExpansion' || node.type === 'ProcessSubstitution') return false;
  if (node.type === 'SingleQuoted' || node.type === 'AnsiCQuoted')
    return isOperand && (isDefault || /[$`\\]/.test(node.text));
  let found = false;
  forEachChild(node, (child) => {
    const operation = node.type === 'ParameterExpansion' && child === node.operation;
    found ||= hasQuotedOperand(child, isOperand || operation, isDefault || (operation && child.type === 'Default'));
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

function isOnlyInBash(node: SyntaxNode): boolean {
  if (ONLY_BASH.has(node.type)) return true;
  switch (node.type) {
    case 'FileDescriptor':
      return node.value > 9;
    case 'Word':
      return /^\w+=.*~/s.test(node.text);
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
