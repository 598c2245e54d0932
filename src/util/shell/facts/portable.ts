import { forEachChild, type SyntaxNode } from 'unbash';
import { NOT_EVERYWHERE } from './builtins-elsewhere.js';
import type { ShellDialect } from './types.js';

const always = (types: string): Record<string, RegExp> =>
  Object.fromEntries(types.split(' ').map((type) => [type, /^/]));

/** Syntax that dash and the like read differently, by type and text: there `x &>f` runs x in the background. */
const NOT_IN_SH: Readonly<Record<string, RegExp>> = {
  ...always('AnsiCQuoted LocaleString BraceExpansion ExtendedGlob ProcessSubstitution HereString ArrayValue Time'),
  ...always('TestCommand ArithmeticCommand ArithmeticFor Select Coproc FileDescriptorVariable Replace Slice'),
  ...always('CaseModification Transform Names Unknown'),
  Word: /^\w+=.*~/s,
  DoubleQuoted: /\$\{[^}]*'/,
  FileDescriptor: /^\d\d/,
  Redirect: /^\d*(?:&>|>&\s*(?!(?:\d+|-)$))/,
  Assignment: /^\w+(?:\[|\+=)/,
  ParameterExpansion: /^\$\{(?:!|\w+\[)/,
  ArithmeticExpansion: /^\$\[|\+\+|--|\*\*|,/,
  Function: /^function\s/,
};
/** `$=x`, `$~x` and the like, which are text in bash. */
const RAW_DOLLAR = /(?:^|[^\\])\$[^\s"']/;
/** Syntax that zsh reads differently, or does not have. */
const NOT_IN_ZSH: Readonly<Record<string, RegExp>> = {
  ...always('LocaleString ExtendedGlob Coproc CaseModification Transform Names Unknown'),
  // `=ls` is the path of ls; `1=a` sets $1; `x=~` keeps its `~`; `}` ends a group.
  Word: /^(?:=.|~["'\\]|\d+\+?=|[{}]$|\w+\+?=.*~|[^'"`{(]*\$[\^=~+])/s,
  Literal: RAW_DOLLAR,
  DoubleQuoted: /\$\{[^}]*'/,
  // Like `$x[1]`, `$x:h`, `$10` and `$#x`, with what follows.
  SimpleExpansion: /^\$(?:(?:\w+|[@*#?$!-])(?:\[|:[A-Za-z&])|[#\d][\w{@*$]|[^\w@*#?$!-])/,
  AnsiCQuoted: /\\(?:[cCM]|x\{)/,
  BraceExpansion: /[$`]/,
  FileDescriptor: /^\d\d/,
  Redirect: /^\d*[<>&|]+\s*!/,
  Assignment: /^\w+(?:\[|\+?==|\+?=.*:=)/s,
  ParameterExpansion: new RegExp(
    String.raw`^\$\{(?!(?:\w+|[@*#?$!-])(?:\[(?:\d+|[@*])\])?(?:\}|:?[-=+?](?!=)|[#%/]|:\s*-?\d+(?:\}|:\s*-?\d+\}))` +
      String.raw`|#\w+(?:\[[@*]\])?\})`,
  ),
  Function: /^(?:function\s+)?(?:TRAP\w+|chpwd|periodic|precmd|preexec|zshaddhistory|zshexit|zsh_directory_name)\b/,
  Time: /-/,
};
/** Patterns such as `<1-9>`, `&!` and `&|`. */
const ONLY_IN_ZSH = /<\d*-\d*>|&[|!]/;

/** Text that every shell reads alike, even fish: words, quotes and the usual operators. */
const PLAIN_TEXT = /^(?:[\w \t\n./:=@+,"'*;|~-]|&&|>&?)*$/;
const UNUSUAL_OPERATOR = /[|>]\s*[|>]{2}|\|\s*>|>\||>&\D|\|&|>>&/;

/** Returns the first part of a text that a shell does not read as bash does. */
export function readDifferently(script: SyntaxNode, text: string, shell: ShellDialect): string | undefined {
  if (shell === 'bash') return undefined;
  if (shell === 'sh') return firstPart(script, text, NOT_IN_SH);
  if (shell === 'zsh') return ONLY_IN_ZSH.exec(text)?.[0] ?? firstPart(script, text, NOT_IN_ZSH);
  return isPlainEverywhere(text) ? undefined : 'text that is not plain';
}

function firstPart(node: SyntaxNode, text: string, patterns: typeof NOT_IN_SH): string | undefined {
  const source = (node.type === 'Script' && node.source) || text;
  const slice = source.slice(node.pos, node.type === 'SimpleExpansion' ? node.end + 2 : node.end);
  const shown = 'text' in node && node.type !== 'SimpleExpansion' ? node.text : slice;
  if (patterns[node.type]?.test(shown) || isUnusual(node, patterns)) return node.type;
  let found: string | undefined;
  forEachChild(node, (child) => {
    found ??= firstPart(child, source, patterns);
  });
  return found;
}

function isUnusual(node: SyntaxNode, patterns: typeof NOT_IN_SH): boolean {
  const isSh = patterns === NOT_IN_SH;
  // In zsh a redirection alone runs a pager or `cat`.
  if (node.type === 'Command') return !isSh && node.name === undefined && node.redirects.length > 0;
  if (node.type === 'CaseItem') return node.terminator === ';;&' || (isSh && node.terminator === ';&');
  return node.type === 'Pipeline' && isSh && node.operators.includes('|&');
}

function isPlainEverywhere(text: string): boolean {
  const commands = text.split(/&&|[|;\n]/).map((each) => each.trim().replaceAll(/['"]/g, ''));
  if (!PLAIN_TEXT.test(text) || UNUSUAL_OPERATOR.test(text)) return false;
  // In fish, parts of a pipeline run in the shell itself.
  if (text.includes('|') && /cd|pushd|popd|chdir/.test(text)) return false;
  return commands.every((each) => /^(?:[\w./-]|$)/.test(each) && !NOT_EVERYWHERE.test(each));
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
 * Returns true if bash runs other commands in a substitution than it contains: in the form in which it stores the text,
 * the `;` after a statement behind a here-document is missing.
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
