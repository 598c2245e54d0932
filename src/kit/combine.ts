import { type Answer, isAnswer, nameOf } from './answer.js';
import type { AnswerRow } from './event-types.js';

type Fields = Record<string, unknown>;

export interface Combined {
  /** What is printed; undefined when the hook has nothing to say. */
  output: Fields | undefined;
  /** The answers that the event does not understand. */
  unknown: string[];
}

/** One output of everything that a hook returned. */
export function combine(reply: unknown, row: AnswerRow): Combined {
  if (reply === undefined || reply === null) return { output: undefined, unknown: [] };
  const all: unknown[] = Array.isArray(reply) ? reply : [reply];
  const outputs: Fields[] = [];
  const unknown: string[] = [];
  for (const one of all) {
    if (!isFields(one)) throw new TypeError(`a hook returns answers, an output or nothing, and not ${described(one)}`);
    if (!isAnswer(one)) outputs.push(one);
    else if (Object.hasOwn(row, nameOf(one))) outputs.push(outputOf(one, row[nameOf(one)]));
    else unknown.push(nameOf(one));
  }
  return { output: outputs.length === 0 ? undefined : outputs.reduce(merged), unknown };
}

function outputOf({ output, value }: Answer, field: string | true | undefined): Fields {
  return typeof field === 'string' ? { ...output, hookSpecificOutput: { [field]: value } } : { ...output };
}

function merged(before: Fields, after: Fields): Fields {
  const result = { ...before };
  for (const [key, value] of Object.entries(after)) {
    if (value !== undefined) result[key] = Object.hasOwn(before, key) ? bothOf(key, before[key], value) : value;
  }
  return result;
}

const texts = new Set(['reason', 'stopReason', 'systemMessage', 'additionalContext']);
const strictness: readonly unknown[] = ['approve', 'allow', 'ask', 'deny', 'block'];

/** Nothing that was said is lost, and nothing said later makes the hook less strict. */
function bothOf(key: string, before: unknown, after: unknown): unknown {
  if (key === 'decision' && strictness.indexOf(before) > strictness.indexOf(after)) return before;
  if (key === 'continue' && before === false) return false;
  if (isFields(before) && isFields(after)) {
    return key === 'hookSpecificOutput' ? merged(before, after) : { ...before, ...after };
  }
  return texts.has(key) && typeof before === 'string' && typeof after === 'string' ? `${before}\n${after}` : after;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function described(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list in a list' : `a ${typeof value}`;
}
