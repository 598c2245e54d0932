import { isStricter } from './both-of.js';
import { combine } from './combine.js';
import type { AnswerRow, AnswerTable } from './event-types.js';

/** A hook of one event, whatever runs it. */
export interface HookDefinition<Input> {
  readonly event: string;
  readonly handler: (input: Input) => unknown;
  readonly table: AnswerTable;
}

/** What the process prints, and how it ends. */
export interface HookOutcome {
  readonly exitCode: 0 | 1;
  readonly stdout: string;
  readonly stderr: string;
}

/** Asks the hook about the event that the text tells of. It never rejects: a hook that fails is an outcome. */
export function answerEvent<Input>(definition: HookDefinition<Input>, text: string): Promise<HookOutcome> {
  return answerInput(definition, parsed(text));
}

/** The same for an event that was read already. */
export async function answerInput<Input>(
  definition: HookDefinition<Input>,
  input: ReturnType<typeof JSON.parse>,
): Promise<HookOutcome> {
  try {
    const { event, handler, table } = definition;
    if (!Object.hasOwn(table, event)) return failure(`there is no event ${event}: ${Object.keys(table).join(', ')}`);
    const wrong = problemWith(input, event);
    if (wrong !== undefined) return failure(wrong);
    return outcomeOf(event, await handler(input), table[event] ?? {});
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
  return `this is a hook of ${event}, and it was started for ${typeof name === 'string' ? name : 'no event'}`;
}

/**
 * An answer without effect is not taken for one that has: what can be heard is printed, and nothing else is a failure. So are
 * answers that contradict each other, unless the hook holds the agent back all the same.
 */
function outcomeOf(event: string, reply: unknown, row: AnswerRow): HookOutcome {
  const { output, unknown, problems } = combine(reply, row);
  const can = Object.keys(row).join(', ');
  const idle = unknown.map((name) => `${name} has no effect on ${event}, where a hook can ${can}`);
  const stderr = [...idle, ...new Set(problems)].map((line) => `${line}\n`).join('');
  const isHeard = output !== undefined && (problems.length === 0 || isStricter(output, row));
  if (!isHeard) return { exitCode: stderr === '' ? 0 : 1, stdout: '', stderr };
  return { exitCode: 0, stdout: `${JSON.stringify(output)}\n`, stderr };
}

function failure(text: string): HookOutcome {
  return { exitCode: 1, stdout: '', stderr: `${text}\n` };
}
