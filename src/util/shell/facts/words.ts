import type { Word, WordPart } from 'unbash';
import { checkArithmetic, mayFail } from './arithmetic.js';
import { expandBraces } from './braces.js';
import type { Engine } from './engine.js';
import { FieldBuilder } from './field-builder.js';
import { readParameter } from './parameters.js';
import { hasQuotedOperand } from './portable.js';
import type { ShellState } from './shell-state.js';
import { type Field, type Fields, knownField, unknownField } from './types.js';

const MAX_ALTERNATIVES = 256;

/** Returns the fields of a word of a command: after braces, tilde, variables, substitutions, splitting and patterns. */
export function expandWord(word: Word, state: ShellState, engine: Engine): Field[] {
  engine.facts.spend(1);
  const { parts } = word;
  if (parts === undefined) return [expandTilde(word, true, state, engine) ?? knownField(word.value)];
  if (isAllParameters(parts)) return [...(state.parameters ?? [unknownField(word.text)])];
  const words = expandAlternatives(parts);
  if (words === undefined) {
    expandSingle(word, state, engine);
    return [unknownField(word.text)];
  }
  engine.facts.spend(words.length * parts.length);
  const fields = words.flatMap((each) => expandParts(each, word, state, engine));
  engine.facts.spend(fields.reduce((steps, { text }) => steps + 0.5 + text.length / 64, 0));
  return fields;
}

/** Returns the text of a word where the shell splits nothing, such as the value of an assignment or a here-string. */
export function expandSingle(word: Word, state: ShellState, engine: Engine): Field {
  engine.facts.spend(1);
  const { parts } = word;
  if (parts === undefined) return expandTilde(word, true, state, engine) ?? knownField(word.value);
  return expandText(parts, word.text, state, engine, tildeOf(parts, word, state, engine));
}

/** Returns the text of parts that are not split, such as the body of a here-document. */
export function expandText(
  parts: readonly WordPart[],
  written: string,
  state: ShellState,
  engine: Engine,
  tilde?: Field,
): Field {
  const builder = new FieldBuilder();
  if (tilde !== undefined) builder.add(tilde, true);
  for (const part of tilde === undefined ? parts : parts.slice(1)) {
    // Braces and patterns are plain text here.
    if (part.type === 'BraceExpansion' || part.type === 'Glob' || part.type === 'ExtendedGlob') {
      expandNested(part.parts ?? [], state, engine);
      builder.add(part.parts === undefined ? knownField(part.text) : unknownField(part.text, false), true);
    } else addPart(part, builder, state, engine, true);
  }
  const [field = knownField('')] = builder.fields();
  return field.known ? field : { ...field, text: written, many: false };
}

/** Returns the words that the braces of a word stand for, as lists of parts. */
function expandAlternatives(parts: readonly WordPart[]): readonly (readonly WordPart[])[] | undefined {
  if (!parts.some(({ type }) => type === 'BraceExpansion')) return [parts];
  let words: WordPart[][] = [[]];
  for (const part of parts) {
    const texts = part.type === 'BraceExpansion' ? expandBraces(part.text) : [undefined];
    if (texts === undefined || words.length * texts.length > MAX_ALTERNATIVES) return undefined;
    if (texts.length === 1) for (const word of words) word.push(part);
    else words = words.flatMap((word) => texts.map((text) => [...word, literal(part, text ?? '')]));
  }
  return words;
}

function literal({ pos, end }: WordPart, text: string): WordPart {
  return { type: 'Literal', pos, end, text, value: text };
}

function expandParts(parts: readonly WordPart[], word: Word, state: ShellState, engine: Engine): Fields {
  const builder = new FieldBuilder();
  const tilde = tildeOf(parts, word, state, engine);
  if (tilde !== undefined) builder.add(tilde, true);
  for (const part of tilde === undefined ? parts : parts.slice(1)) addPart(part, builder, state, engine, false);
  return builder.fields();
}

function addPart(part: WordPart, builder: FieldBuilder, state: ShellState, engine: Engine, quoted: boolean): void {
  switch (part.type) {
    case 'Literal':
      builder.literal(part.value, quoted);
      return;
    case 'AnsiCQuoted':
      // The parser does not know this spelling.
      if (part.text.includes('\\x{')) engine.facts.markOpaque('a spelling that cannot be parsed', part.text);
      builder.literal(part.value, true);
      return;
    case 'SingleQuoted':
      builder.literal(part.value, true);
      return;
    case 'DoubleQuoted':
    case 'LocaleString':
      builder.literal('', true);
      if (hasQuotedOperand(part)) engine.facts.markOpaque('quotes that the shell takes as text', part.text);
      for (const child of part.parts) addPart(child, builder, state, engine, true);
      return;
    case 'Glob':
    case 'ExtendedGlob':
      expandNested(part.parts ?? [], state, engine);
      builder.add({ ...unknownField(part.text), pattern: part.parts === undefined }, true);
      return;
    case 'BraceExpansion':
      builder.add(unknownField(part.text), true);
      return;
    case 'SimpleExpansion':
    case 'ParameterExpansion': {
      const field = readParameter(part, state, engine, expandSingle);
      if (engine.shell === 'zsh' && !quoted && field.known && /[\s*?[\\(~]/.test(field.text))
        engine.facts.markOpaque('zsh does not split a value', part.text);
      builder.add(field, quoted, engine.splitsUnusually);
      return;
    }
    case 'CommandExpansion':
      builder.add(engine.substitute(part.script, part.text, state), quoted, engine.splitsUnusually);
      return;
    case 'ArithmeticExpansion':
      if (mayFail(part.text, state)) engine.mayAbort(state);
      checkArithmetic(part.expression, state, engine);
      builder.add({ text: part.text, known: false, numeric: true }, true);
      return;
    case 'ProcessSubstitution':
      engine.substitute(part.script, part.text, state);
      builder.add({ text: part.text, known: false, stream: true }, true);
      return;
  }
}

/** Runs the substitutions inside of a part whose own text does not matter. */
export function expandNested(parts: readonly WordPart[], state: ShellState, engine: Engine): Field[] {
  const builder = new FieldBuilder();
  for (const part of parts) addPart(part, builder, state, engine, true);
  return builder.fields();
}

/** True for `"$@"` and `$@` as a whole word. */
function isAllParameters(parts: readonly WordPart[]): boolean {
  const [part] = parts;
  if (parts.length !== 1 || part === undefined) return false;
  return part.text === '"$@"';
}

/** Returns the expansion of the first part, if it begins with `~`. */
function tildeOf(parts: readonly WordPart[], word: Word, state: ShellState, engine: Engine): Field | undefined {
  const [first] = parts;
  if (first?.type !== 'Literal' || first.pos !== word.pos) return undefined;
  return expandTilde(first, parts.length === 1, state, engine);
}

const TILDE = /^((?:[A-Za-z_]\w*\+?=)?)~(\/|$)/;
const OTHER_TILDE = /^(?:[A-Za-z_]\w*\+?=)?~[\w+.-]*(?:\/|$)|^(?:[A-Za-z_]\w*\+?=)?.*:~/s;

/** Returns the expansion of `~` or `name=~` at the beginning of a word or part. */
function expandTilde(
  { text, value }: Pick<Word, 'text' | 'value'>,
  isWhole: boolean,
  state: ShellState,
  engine: Engine,
) {
  if (!text.includes('~')) return undefined;
  const [, before = '', after] = TILDE.exec(text) ?? [];
  if (after === '/' || (after === '' && isWhole)) {
    if (text.includes(':~')) return unknownField(text, false);
    const home = engine.home(state);
    return home === undefined ? unknownHome(text, engine) : knownField(before + home + value.slice(before.length + 1));
  }
  if (after !== undefined || !OTHER_TILDE.test(text)) return undefined;
  return text.includes(':~') ? unknownField(text, false) : unknownHome(text, engine);
}

/** Marks the command as opaque: unlike `$X`, the text does not show that a part of it is not known. */
function unknownHome(text: string, engine: Engine): Field {
  engine.facts.markOpaque('the home folder is known only at run time', text);
  return unknownField(text, false);
}
