import { isRecord } from './json.js';

/** Arguments of tools that tell most about a call, the most telling first. */
const ARGUMENTS = [
  'command',
  'file_path',
  'path',
  'absolute_path',
  'notebook_path',
  'url',
  'query',
  'pattern',
  'prompt',
];
const FIELDS = ['prompt', 'message'];
const MAX_LENGTH = 120;

/** Returns the subject of an event in one short line, such as the command, path or prompt. Undefined if it has none. */
export function eventSubject(input: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const args = input?.['tool_input'];
  const fromArgs = isRecord(args) ? (firstText(args, ARGUMENTS) ?? firstText(args, Object.keys(args))) : undefined;
  const subject = fromArgs ?? (input && firstText(input, FIELDS));
  return subject === undefined ? undefined : oneLine(subject);
}

function firstText(fields: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  return names.map((name) => textOf(fields[name])).find((text) => text !== undefined && text.trim() !== '');
}

/** Returns a text. Some agents pass a command as a list of words. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(' ') : undefined;
}

function oneLine(text: string): string {
  const line = text
    .slice(0, 4 * MAX_LENGTH)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1)}…`;
}
