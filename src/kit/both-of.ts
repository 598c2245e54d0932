import type { AnswerRow } from './event-types.js';
import { type Fields, isFields, isSaid, isSame } from './fields.js';

/** What one field is when two answers of a hook say it. A value that cannot be kept is told. */
type Both = (before: unknown, after: unknown, problems: string[]) => unknown;

/** Two outputs, or two parts of one, as one: nothing is lost unnoticed, and nothing said later makes the hook less strict. */
export function merged(before: Fields, after: Fields, problems: string[]): Fields {
  const result = { ...before };
  for (const [key, value] of Object.entries(after)) {
    if (!isSaid(before[key])) result[key] = value;
    else if (isSaid(value)) result[key] = bothOf(key)(before[key], value, problems);
  }
  return result;
}

/** Whether an output refuses, asks or stops, where the event lets it. */
export function isStricter({ decision, continue: goesOn, hookSpecificOutput }: Fields, row: AnswerRow): boolean {
  const permission = isFields(hookSpecificOutput) ? hookSpecificOutput['permissionDecision'] : undefined;
  const said = [decision, permission];
  if (goesOn === false && Object.hasOwn(row, 'stop')) return true;
  if (said.includes('ask') && Object.hasOwn(row, 'ask')) return true;
  return (said.includes('deny') || said.includes('block')) && Object.hasOwn(row, 'deny');
}

const rules: ReadonlyMap<string, Both> = new Map([
  ['continue', staying(false)],
  ['decision', stricter],
  ['reason', joined],
  ['stopReason', joined],
  ['suppressOutput', staying(true)],
  ['systemMessage', joined],
  ['hookSpecificOutput', ofObjects('hookSpecificOutput', bothSpecifics)],
  ['additionalContext', joined],
  ['clearContext', staying(true)],
  ['keepToolCalls', staying(false)],
  ['llm_request', ofObjects('llm_request', bothRequests)],
  ['llm_response', oneOf('llm_response')],
  ['permissionDecision', stricter],
  ['permissionDecisionReason', joined],
  ['system_instruction', oneOf('system_instruction')],
  ['tool_input_mode', staying('replace')],
  ['tool_results', bothResults],
  ['toolConfig', ofObjects('toolConfig', bothChoices)],
]);

function bothOf(key: string): Both {
  return rules.get(key) ?? later;
}

function later(before: unknown, after: unknown): unknown {
  return isFields(before) && isFields(after) ? { ...before, ...after } : after;
}

function joined(before: unknown, after: unknown): unknown {
  return typeof before === 'string' && typeof after === 'string' ? `${before}\n${after}` : after;
}

function staying(value: unknown): Both {
  return (before, after) => (before === value ? before : after);
}

const strictness: readonly unknown[] = ['approve', 'allow', undefined, 'ask', 'deny', 'block'];

function stricter(before: unknown, after: unknown): unknown {
  return strictnessOf(before) > strictnessOf(after) ? before : after;
}

/** What is misspelt may have been a refusal: the host tells of it, if consent does not hide it. */
function strictnessOf(decision: unknown): number {
  const known = strictness.indexOf(decision);
  return known < 0 ? strictness.indexOf(undefined) : known;
}

/** Of two texts for one place one would be lost, with all that it leaves out. */
function oneOf(field: string): Both {
  return (before, after, problems) => {
    if (!isSame(before, after)) {
      const what = `two answers set ${field} to different values, and only one would count`;
      problems.push(`${what}: say it in one answer, or use redact`);
    }
    return before;
  };
}

function ofObjects(field: string, both: (before: Fields, after: Fields, problems: string[]) => Fields): Both {
  return (before, after, problems) =>
    isFields(before) && isFields(after) ? both(before, after, problems) : oneOf(field)(before, after, problems);
}

function bothSpecifics(before: Fields, after: Fields, problems: string[]): Fields {
  const both = merged(before, after, problems);
  // Calls of tools stay if everybody who rewrites the answer says so.
  const drops = [before, after].some((one) => isSaid(one['llm_response']) && one['keepToolCalls'] !== true);
  return drops && both['keepToolCalls'] === true ? { ...both, keepToolCalls: false } : both;
}

function bothRequests(before: Fields, after: Fields, problems: string[]): Fields {
  const result = { ...before, ...after };
  for (const [key, both] of requestRules) {
    if (!isSaid(before[key])) continue;
    result[key] = isSaid(after[key]) ? both(before[key], after[key], problems) : before[key];
  }
  return result;
}

const requestRules: readonly (readonly [key: string, both: Both])[] = [
  ['messages', oneOf('llm_request.messages')],
  ['toolConfig', ofObjects('llm_request.toolConfig', bothChoices)],
];

/** As the host unites what several hooks choose. */
function bothChoices(before: Fields, after: Fields): Fields {
  const modes = [before['mode'], after['mode']];
  const mode = ['NONE', 'ANY', 'AUTO'].find((one) => modes.includes(one));
  if (mode === 'NONE') return { mode, allowedFunctionNames: [] };
  const lists = [before['allowedFunctionNames'], after['allowedFunctionNames']].filter((list) => Array.isArray(list));
  const allowedFunctionNames = [...new Set(lists.flat().filter((name) => typeof name === 'string'))].sort();
  return { ...before, ...after, ...(mode && { mode }), ...(lists.length > 0 && { allowedFunctionNames }) };
}

/** All results that one of them names. */
function bothResults(before: unknown, after: unknown, problems: string[]): unknown {
  const one = oneOf('tool_results');
  if (!Array.isArray(before) || !Array.isArray(after)) return one(before, after, problems);
  const results = new Map<unknown, unknown>();
  for (const result of [...before, ...after]) {
    const id: unknown = isFields(result) ? result['id'] : result;
    results.set(id, results.has(id) ? one(results.get(id), result, problems) : result);
  }
  return [...results.values()];
}
