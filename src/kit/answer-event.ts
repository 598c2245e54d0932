import { type Combined, combine } from './combine.js';
import type { AnswerRow, KitTable } from './event-types.js';
import type { Restrictions } from './merge-answers.js';
import type { MergeRules } from './rules.js';

/** A hook for one event. */
export interface HookDefinition<Input> {
  readonly event: string;
  readonly handler: (input: Input) => unknown;
  readonly table: KitTable;
  /** Merge rules of the fields that every output has. */
  readonly common: MergeRules;
}

/** Output and exit code of a hook script. */
export interface ScriptReply {
  readonly exitCode: 0 | 1;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the hook for an event given as JSON text. Never rejects: a failure is returned as a reply with exit code 1. */
export function answerEvent<Input>(definition: HookDefinition<Input>, text: string): Promise<ScriptReply> {
  return answerInput(definition, parsed(text));
}

/** Runs the hook for a parsed event. Never rejects. */
export async function answerInput<Input>(
  definition: HookDefinition<Input>,
  input: ReturnType<typeof JSON.parse>,
): Promise<ScriptReply> {
  try {
    const { event, handler, table, common } = definition;
    const row = Object.hasOwn(table, event) ? table[event] : undefined;
    if (!row) return failure(`there is no event ${event}: ${Object.keys(table).join(', ')}`);
    const problem = problemWith(input, event);
    if (problem !== undefined) return failure(problem);
    return replyOf(event, combine(await handler(input), row, common), row.answers);
  } catch (error) {
    return failure(error instanceof Error ? (error.stack ?? error.message) : `the hook threw ${String(error)}`);
  }
}

function parsed(text: string): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemWith(input: unknown, event: string): string | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return 'standard input is not one JSON object';
  }
  const name = 'hook_event_name' in input ? input.hook_event_name : undefined;
  if (name === event) return undefined;
  return `this hook is for ${event}, but was started for ${typeof name === 'string' ? name : 'no event'}`;
}

/**
 * Prints the answers that have an effect on the event. Fails if none has one, or if answers contradict each other and the
 * result does not block, ask or stop.
 */
function replyOf(event: string, combined: Combined, answers: AnswerRow): ScriptReply {
  const { output, unknown, problems, restrictions } = combined;
  const can = Object.keys(answers).join(', ');
  const ineffective = unknown.map((name) => `${name} has no effect on ${event}, where a hook can ${can}`);
  const stderr = [...ineffective, ...new Set(problems)].map((line) => `${line}\n`).join('');
  const isUsable = output !== undefined && (problems.length === 0 || isRestrictive(restrictions, answers));
  if (!isUsable) return { exitCode: stderr === '' ? 0 : 1, stdout: '', stderr };
  return { exitCode: 0, stdout: `${JSON.stringify(output)}\n`, stderr };
}

/** Returns true if an output blocks, asks or stops, and the event allows that. */
function isRestrictive({ blocks, asks, stops }: Restrictions, answers: AnswerRow): boolean {
  const can = (name: string): boolean => Object.hasOwn(answers, name);
  return (blocks && can('deny')) || (asks && can('ask')) || (stops && can('stop'));
}

function failure(text: string): ScriptReply {
  return { exitCode: 1, stdout: '', stderr: `${text}\n` };
}
