import { titleOf } from '../../link/flatten.js';
import type { EventModel, Model } from '../../link/model.js';
import type { JsonSchema } from '../../read/json.js';

/** Descriptions of the effects, for hook authors. */
const effects: { [effect: string]: string } = {
  block:
    '**block**: `"decision": "deny"` or `"block"` with a `reason`, or exit code 2 with the reason on standard error',
  stop: '**stop the agent**: `"continue": false` with a `stopReason`',
  'system-message': '**send a message to the model**: `systemMessage`',
  'suppress-output': '**hide the result from the display**: `"suppressOutput": true`',
  context: '**add context for the model**: `hookSpecificOutput.additionalContext`',
  'edit-tool-input': '**change the arguments of the call**: `hookSpecificOutput.tool_input`',
  'edit-request':
    '**change the request**: `llm_request`, `system_instruction` and `tool_results` in `hookSpecificOutput`',
  'edit-response': '**change or replace the response**: `hookSpecificOutput.llm_response`',
  'synthetic-response':
    '**respond instead of the model**: block or stop, with the response in `hookSpecificOutput.llm_response`',
  'restrict-tools': '**restrict the tools**: `hookSpecificOutput.toolConfig`',
  'clear-context': '**clear the conversation**: `"clearContext": true` in `hookSpecificOutput`',
  'edit-prompt': '**rewrite the prompt**: `hookSpecificOutput.prompt`',
  'replace-result': '**replace the result**, if the host consents: `hookSpecificOutput.tool_result`',
  'follow-up': '**request another tool call right after this one**: `hookSpecificOutput.tailToolCallRequest`',
};

/** Descriptions of the common fields that an event ignores. */
const withoutEffect: { [effect: string]: string } = {
  block:
    '**block**: a `decision` and exit code 2 are ignored with a warning; with `"onError": "block"` the hook withholds the result',
  stop: '**stop the agent**: `continue` is recorded, but has no effect',
  'system-message': '**send a message to the model**: `systemMessage` has no effect',
  'suppress-output': '**hide anything from the display**: `suppressOutput` has no effect',
};

const chainVerbs = { append: 'is appended to', content: 'replaces the content of', merge: 'is merged into' };

const merges: { [merge: string]: string } = {
  or: 'Reasons, messages and contexts are joined, line by line.',
  replace: 'A later hook overrides an earlier one, field by field.',
  last: 'The output of the last hook is used.',
};

const fieldMerges: { [merge: string]: string } = {
  and: 'false if any is false',
  'by-id': 'all; for the same id, the last',
  decision: 'the strictest',
  every: 'true if it is true in every output',
  join: 'all, line by line',
  last: 'the last',
  merge: 'merged, key by key',
  or: 'true if any is true',
  reason: 'those of the strictest decision, line by line',
  mode: 'one `replace` is enough; it discards earlier changes',
  union: 'all, each once',
  'tool-config': 'lists of allowed tools are united; `NONE` takes precedence over `ANY`, and `ANY` over `AUTO`',
};

export function canDo({ effects: keys }: EventModel): string[] {
  return keys.map((effect) => lookUp(effects, effect));
}

export function cannotDo({ effects: keys }: EventModel): string[] {
  return Object.keys(withoutEffect)
    .filter((effect) => !keys.includes(effect))
    .map((effect) => lookUp(withoutEffect, effect));
}

export function mergeWords({ merge, effects: keys }: EventModel): string {
  const decisive = [...(keys.includes('block') ? ['block'] : []), ...(keys.includes('stop') ? ['stop'] : [])];
  const enough = decisive.length > 0 ? [`One ${decisive.join(' or ')} is enough.`] : [];
  return [...enough, lookUp(merges, merge)].join(' ');
}

export function fieldMergeWords(merge: string): string {
  return lookUp(fieldMerges, merge);
}

export function chainWords({ chain, specific }: EventModel): string {
  if (!chain) return 'With `sequential`, all hooks still read the same input.';
  const how = chainVerbs[chain.how];
  return `With \`sequential\`, \`hookSpecificOutput.${chain.from}\` ${how} the \`${chain.into}\` that the next hook reads${alsoChained(specific)}.`;
}

function alsoChained(specific: EventModel['specific']): string {
  const names = specific.filter(({ schema }) => schema['x-chain']).map(({ name }) => `\`${name}\``);
  return names.length === 0 ? '' : `, and so are ${names.join(' and ')}`;
}

export function matcherWords({ matcher }: EventModel): string {
  if (!matcher) return 'Ignored: every hook of this event runs.';
  const { field, kind } = matcher;
  if (kind === 'regex')
    return `A regular expression that matches part of \`${field}\`. Missing, empty and \`*\` match always.`;
  return `A regular expression that matches all of \`${field}\`. Missing, empty and \`*\` match always.`;
}

/** Returns the known values of the field that a whole-value matcher is compared with. */
export function matcherValues(event: EventModel, model: Model): string[] {
  const { $ref, 'x-ts': ts = '' } = matchedField(event);
  return (
    model.enums.find(({ title }) => title === ($ref === undefined ? ts.split(' ')[0] : titleOf($ref)))?.values ?? []
  );
}

export function valueWords(event: EventModel, model: Model): string {
  const named = matcherValues(event, model)
    .map((value) => `\`${value}\``)
    .join(', ');
  if (named === '') return '';
  const closed = matchedField(event).$ref !== undefined;
  return closed ? ` The values are ${named}.` : ` The known values are ${named}; a host may have others.`;
}

function matchedField({ matcher, fields }: EventModel): JsonSchema {
  return fields.find(({ name }) => matcher?.kind === 'whole' && name === matcher.field)?.schema ?? {};
}

function lookUp(words: { [key: string]: string }, key: string): string {
  const text = words[key];
  if (text === undefined) throw new Error(`cannot describe "${key}" on the reference page: add a text to ${where}`);
  return text;
}

const where = 'codegen/emit/reference/words.ts';
