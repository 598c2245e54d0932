import {
  type Command,
  type ParsedScript,
  parse,
  type Redirection,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';
import { limitOf } from './facts/limits.js';

/** A simple command of a line. */
export interface Segment {
  /** As written, with single blanks. */
  readonly text: string;
  /** Without redirections. */
  readonly command: string;
  /** Files of its redirections, as written. */
  readonly targets: readonly string[];
}

/** Text whose meaning does not depend on how it is run: without escapes, history expansion, `@` and `%`. */
const PLAIN_TEXT = /^[\w*+,./:=?[\]~-]*$/;
const PLAIN_QUOTES = /^"[^"\\`$!]*(?:\$\w[^"\\`$!]*)*"$/;
const PLAIN_VARIABLE = /^\$(?:\w+|\?)$/;
const PLAIN_ASSIGNMENT = /^[A-Za-z_]\w*(?:\[[\w*+,./:=?~-]*\])?\+?=/;
const SLOW_TO_PARSE = /[$<>]\(|\$\{|`|<</;
const FILES = new Set<string>(['>', '>>', '<', '&>', '&>>']);

/**
 * Splits a command line into simple commands. Returns undefined if it contains anything but words, quotes, plain variables,
 * redirections and separators. Unlike `commandFacts` it keeps words as written, because a rule is compared with that text.
 */
export function readSegments(command: string): Segment[] | undefined {
  const line = command.replaceAll('\\\n', '');
  // Without these a long text takes no longer to parse, per character, than a short one.
  if (limitOf(line) !== undefined && SLOW_TO_PARSE.test(line)) return undefined;
  const script: ParsedScript = parse(line);
  if (script.errors !== undefined && script.errors.length > 0) return undefined;
  // A comment is not part of the syntax tree.
  if (hasComment(script, line)) return undefined;
  const commands = script.commands.flatMap(commandsOf);
  const segments = commands.map((each) => (each === undefined ? undefined : segmentOf(each, line)));
  return segments.every((segment) => segment !== undefined) ? segments : undefined;
}

/** Returns the simple commands of a statement; undefined stands for any other part. */
function commandsOf(node: SyntaxNode): (Command | undefined)[] {
  if (node.type === 'Statement') return commandsOf(node.command);
  if (node.type === 'AndOr' || (node.type === 'Pipeline' && node.prefixes.length === 0))
    return node.commands.flatMap(commandsOf);
  return [node.type === 'Command' ? node : undefined];
}

function segmentOf(node: Command, line: string): Segment | undefined {
  const words: string[] = [];
  const targets: string[] = [];
  const parts = [...node.prefix, ...(node.name === undefined ? [] : [node.name]), ...node.suffix];
  let end = node.pos;
  for (const part of parts) {
    // The parser skips some characters that bash rejects.
    if (line.slice(end, part.pos).trim() !== '') return undefined;
    end = part.end;
    if (part.type === 'Word') {
      if (!isPlainWord(part)) return undefined;
      words.push(part.text);
    } else if (part.type === 'Assignment') {
      if (part.value.type !== 'Word' || !isPlainWord(part.value) || !PLAIN_ASSIGNMENT.test(part.text)) return undefined;
      words.push(part.text);
    } else {
      const target = targetOf(part);
      if (target === undefined || (target === '' && !/[\s;&|]/.test(line.charAt(end) || ' '))) return undefined;
      if (target !== '') targets.push(target);
    }
  }
  return { text: squeezed(line.slice(node.pos, node.end)), command: squeezed(words.join(' ')), targets };
}

/** Returns the file of a redirection, nothing if it copies a descriptor, or undefined if it is not plain. */
function targetOf(redirect: Redirection): string | undefined {
  if (redirect.type !== 'Redirect' || redirect.target === undefined || !isPlainWord(redirect.target)) return undefined;
  if (redirect.descriptor?.type === 'FileDescriptorVariable') return undefined;
  if (FILES.has(redirect.operator)) return redirect.target.text;
  return /^(?:\d+|-)$/.test(redirect.target.text) && redirect.operator.endsWith('&') ? '' : undefined;
}

function isPlainWord({ text, parts }: Word): boolean {
  return parts === undefined ? PLAIN_TEXT.test(text) : parts.every(isPlainPart);
}

function isPlainPart(part: WordPart): boolean {
  switch (part.type) {
    case 'Literal':
    case 'Glob':
      return PLAIN_TEXT.test(part.text);
    case 'SingleQuoted':
      return true;
    case 'DoubleQuoted':
      return PLAIN_QUOTES.test(part.text);
    case 'SimpleExpansion':
      return PLAIN_VARIABLE.test(part.text);
    default:
      return false;
  }
}

/** Returns true if anything but blanks and separators is between the commands. */
function hasComment(script: ParsedScript, line: string): boolean {
  const nodes = script.commands.flatMap(commandsOf).filter((node) => node !== undefined);
  let at = 0;
  for (const { pos, end } of nodes) {
    if (!/^[\s;&|]*$/.test(line.slice(at, pos))) return true;
    at = end;
  }
  return !/^[\s;&|]*$/.test(line.slice(at));
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
