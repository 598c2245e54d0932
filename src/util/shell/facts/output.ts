import type { Command, ParsedScript, Redirection } from 'unbash';
import type { Engine } from './engine.js';
import type { ShellState } from './shell-state.js';
import { expandSingle, expandText, expandWord } from './words.js';

/** Returns the output of a substitution if it is known for certain, without the line breaks at its end. */
export function knownOutput(script: ParsedScript, state: ShellState, engine: Engine): string | undefined {
  const [statement, ...others] = script.commands;
  if (statement?.command.type !== 'Command' || others.length > 0 || statement.background === true) return undefined;
  return outputOf(statement.command, state, engine)?.replace(/\n+$/, '');
}

/** Returns the output of `echo text`, `printf text` or `cat <<end`. */
export function outputOf(command: Command, state: ShellState, engine: Engine): string | undefined {
  const name = command.name?.text ?? '';
  if (command.prefix.length > 0 || state.functionOf(name) !== undefined) return undefined;
  if (name === 'cat') return hereText(command, state, engine);
  if (command.redirects.length > 0 || (name !== 'echo' && name !== 'printf')) return undefined;
  const fields = command.args.flatMap((word) => (word.type === 'Word' ? expandWord(word, state, engine) : []));
  const texts = fields.map(({ text }) => text);
  if (fields.length < command.args.length || fields.some(({ known, text }) => !known || text.includes('\\')))
    return isPlainFormat(name, texts) && fields[1]?.known === true ? printed(texts) : undefined;
  if (texts[0]?.startsWith('-') === true) return undefined;
  return name === 'echo' ? `${texts.join(' ')}\n` : printed(texts);
}

function isPlainFormat(name: string, [format, , ...more]: readonly string[]): boolean {
  return name === 'printf' && (format === '%s' || format === '%s\\n') && more.length === 0;
}

function printed([format = '', value, ...more]: readonly string[]): string | undefined {
  if (value === undefined) return format.includes('%') ? undefined : format;
  if (more.length > 0) return undefined;
  return format === '%s' ? value : format === '%s\\n' ? `${value}\n` : undefined;
}

function hereText(command: Command, state: ShellState, engine: Engine): string | undefined {
  const [redirect, ...others] = command.redirects;
  if (command.args.length > 0 || others.length > 0 || redirect === undefined) return undefined;
  return textOfRedirect(redirect, state, engine);
}

/** Returns the text of a here-document or here-string, if it is known. */
export function textOfRedirect(redirect: Redirection, state: ShellState, engine: Engine): string | undefined {
  if (redirect.descriptor !== undefined) return undefined;
  if (redirect.type === 'HereString') {
    const field = redirect.target && expandSingle(redirect.target, state, engine);
    return field?.known === true ? `${field.text}\n` : undefined;
  }
  if (redirect.type !== 'HereDoc') return undefined;
  const { body, operator, delimiter } = redirect;
  const text = operator === '<<-' ? body.text.replaceAll(/^\t+/gm, '') : body.text;
  if (body.parts === undefined) return delimiter?.quoted === true || !/[\\$`]/.test(text) ? text : undefined;
  const field = expandText(body.parts, body.text, state, engine);
  return field.known && operator === '<<' ? field.text : undefined;
}
