import type { AnswerRow } from './event-types.js';
import { type Fields, hasValue, isEqual, isFields } from './fields.js';

/** Merges the values that two answers of a hook give for a field. Reports a value that would be lost. */
type MergeRule = (before: unknown, after: unknown, problems: string[]) => unknown;

/** Merges two outputs, or parts of them. Lost values are reported, and a later answer never makes the result less strict. */
export function mergeFields(before: Fields, after: Fields, problems: string[]): Fields {
  const result = { ...before };
  for (const [key, value] of Object.entries(after)) {
    if (!hasValue(before[key])) result[key] = value;
    else if (hasValue(value)) result[key] = ruleFor(key)(before[key], value, problems);
  }
  return result;
}

/** Returns true if an output blocks, asks or stops, and the event allows that. */
export function isRestrictive({ decision, continue: goesOn, hookSpecificOutput }: Fields, row: AnswerRow): boolean {
  const permission = isFields(hookSpecificOutput) ? hookSpecificOutput['permissionDecision'] : undefined;
  const decisions = [decision, permission];
  if (goesOn === false && Object.hasOwn(row, 'stop')) return true;
  if (decisions.includes('ask') && Object.hasOwn(row, 'ask')) return true;
  return (decisions.includes('deny') || decisions.includes('block')) && Object.hasOwn(row, 'deny');
}

const rules: ReadonlyMap<string, MergeRule> = new Map([
  ['continue', sticky(false)],
  ['decision', takeStricter],
  ['reason', joinLines],
  ['stopReason', joinLines],
  ['suppressOutput', sticky(true)],
  ['systemMessage', joinLines],
  ['hookSpecificOutput', forObjects('hookSpecificOutput', mergeSpecific)],
  ['additionalContext', joinLines],
  ['clearContext', sticky(true)],
  ['keepToolCalls', sticky(false)],
  ['llm_request', forObjects('llm_request', mergeRequests)],
  ['llm_response', mustAgree('llm_response')],
  ['permissionDecision', takeStricter],
  ['permissionDecisionReason', joinLines],
  ['system_instruction', mustAgree('system_instruction')],
  ['tool_input_mode', sticky('replace')],
  ['tool_results', mergeResults],
  ['toolConfig', forObjects('toolConfig', mergeToolChoices)],
]);

function ruleFor(key: string): MergeRule {
  return rules.get(key) ?? takeLater;
}

function takeLater(before: unknown, after: unknown): unknown {
  return isFields(before) && isFields(after) ? { ...before, ...after } : after;
}

function joinLines(before: unknown, after: unknown): unknown {
  return typeof before === 'string' && typeof after === 'string' ? `${before}\n${after}` : after;
}

function sticky(value: unknown): MergeRule {
  return (before, after) => (before === value ? before : after);
}

const strictness: readonly unknown[] = ['approve', 'allow', undefined, 'ask', 'deny', 'block'];

function takeStricter(before: unknown, after: unknown): unknown {
  return strictnessOf(before) > strictnessOf(after) ? before : after;
}

/** Ranks an unknown decision above allow: it may be a misspelt block, and the host reports it only if it is kept. */
function strictnessOf(decision: unknown): number {
  const rank = strictness.indexOf(decision);
  return rank < 0 ? strictness.indexOf(undefined) : rank;
}

/** Reports two different values for a field that can hold only one. */
function mustAgree(field: string): MergeRule {
  return (before, after, problems) => {
    if (!isEqual(before, after)) {
      const what = `two answers set ${field} to different values`;
      problems.push(`${what}: set it in one answer, or use redact`);
    }
    return before;
  };
}

function forObjects(field: string, both: (before: Fields, after: Fields, problems: string[]) => Fields): MergeRule {
  return (before, after, problems) =>
    isFields(before) && isFields(after) ? both(before, after, problems) : mustAgree(field)(before, after, problems);
}

function mergeSpecific(before: Fields, after: Fields, problems: string[]): Fields {
  const both = mergeFields(before, after, problems);
  // Tool calls are kept only if every answer that rewrites the response keeps them.
  const drops = [before, after].some((one) => hasValue(one['llm_response']) && one['keepToolCalls'] !== true);
  return drops && both['keepToolCalls'] === true ? { ...both, keepToolCalls: false } : both;
}

function mergeRequests(before: Fields, after: Fields, problems: string[]): Fields {
  const result = { ...before, ...after };
  for (const [key, both] of requestRules) {
    if (!hasValue(before[key])) continue;
    result[key] = hasValue(after[key]) ? both(before[key], after[key], problems) : before[key];
  }
  return result;
}

const requestRules: readonly (readonly [key: string, both: MergeRule])[] = [
  ['messages', mustAgree('llm_request.messages')],
  ['toolConfig', forObjects('llm_request.toolConfig', mergeToolChoices)],
];

/** Merges tool choices like the host does for several hooks. */
function mergeToolChoices(before: Fields, after: Fields): Fields {
  const modes = [before['mode'], after['mode']];
  const mode = ['NONE', 'ANY', 'AUTO'].find((one) => modes.includes(one));
  if (mode === 'NONE') return { mode, allowedFunctionNames: [] };
  const lists = [before['allowedFunctionNames'], after['allowedFunctionNames']].filter((list) => Array.isArray(list));
  const allowedFunctionNames = [...new Set(lists.flat().filter((name) => typeof name === 'string'))].sort();
  return { ...before, ...after, ...(mode && { mode }), ...(lists.length > 0 && { allowedFunctionNames }) };
}

/** Merges tool results by id. */
function mergeResults(before: unknown, after: unknown, problems: string[]): unknown {
  const one = mustAgree('tool_results');
  if (!Array.isArray(before) || !Array.isArray(after)) return one(before, after, problems);
  const results = new Map<unknown, unknown>();
  for (const result of [...before, ...after]) {
    const id: unknown = isFields(result) ? result['id'] : result;
    results.set(id, results.has(id) ? one(results.get(id), result, problems) : result);
  }
  return [...results.values()];
}
