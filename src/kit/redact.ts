import { type Answer, answer, type MadeRedaction } from './answer.js';
import { type Fields, hasValue, isFields } from './fields.js';
import { mergeFields } from './merge-answers.js';
import { type Redaction, redactedTexts } from './redacted-texts.js';

/** The texts in the inputs of the two model events. */
interface ModelTexts {
  readonly llm_request: { readonly messages: readonly { readonly role: string; readonly content: string }[] };
  readonly system_instruction?: string | undefined;
  readonly tool_results?: readonly { readonly id: string; readonly text: string }[] | undefined;
  readonly llm_response?: ModelAnswer | undefined;
}

interface ModelAnswer {
  readonly text?: string | undefined;
  readonly candidates: readonly { readonly content: { readonly parts: readonly string[] } }[];
}

/**
 * Applies a redaction to every text that is sent to the model or comes from it. Tool calls are kept. If a hook returns several
 * answers, the redactions are applied in order, also to the texts of the other answers.
 */
export function redact(input: ModelTexts, redaction: Redaction): Answer<'redact', undefined> {
  const texts = textsOf(input);
  const redacted = redactedTexts(texts, redaction, (field) => {
    throw new TypeError(`redact cannot read ${field} of the event`);
  });
  const changes: Fields = {};
  for (const [key, value] of Object.entries(redacted)) {
    if (value !== texts[key]) changes[key] = changedOf(texts[key], value);
  }
  if (hasValue(changes['llm_response'])) changes['keepToolCalls'] = true;
  return { ...answer('redact', {}, undefined), made: { redaction, changes } };
}

function textsOf({ llm_request, system_instruction, tool_results, llm_response }: ModelTexts): Fields {
  if (!llm_response) {
    const results = tool_results?.map(({ id, text }) => ({ id, text }));
    return { llm_request: { messages: llm_request.messages }, system_instruction, tool_results: results };
  }
  const { text, candidates } = llm_response;
  // If there are candidates, the text is a copy of the first one.
  if (candidates.length > 0) return { llm_response: { candidates } };
  return text === undefined ? {} : { llm_response: { text } };
}

/** Omits unchanged tool results. */
function changedOf(before: unknown, after: unknown): unknown {
  return Array.isArray(before) && Array.isArray(after) ? after.filter((item, at) => item !== before[at]) : after;
}

/** Applies a redaction to the texts of an output, and adds its changes to texts of the event that the output does not replace. */
export function withRedaction(
  output: Fields | undefined,
  { redaction, changes }: MadeRedaction,
  problems: string[],
): Fields | undefined {
  const reportUnreadable = (field: string): void => {
    problems.push(`redact cannot read ${field} of another answer: use the format of the reference`);
  };
  const specific = output?.['hookSpecificOutput'] ?? {};
  if (!isFields(specific)) reportUnreadable('hookSpecificOutput');
  const fields = isFields(specific) ? specific : {};
  const hookSpecificOutput = mergeFields(
    redactedTexts(fields, redaction, reportUnreadable),
    remainingChanges(changes, fields),
    problems,
  );
  return Object.keys(hookSpecificOutput).length === 0 ? output : { ...output, hookSpecificOutput };
}

/** Returns the changes to texts of the event that the output does not replace. */
function remainingChanges(changes: Fields, fields: Fields): Fields {
  const { llm_request: request, llm_response, tool_results } = fields;
  const llm_request = isFields(request) ? request['messages'] : request;
  const replaced: Fields = { ...fields, llm_request, keepToolCalls: llm_response };
  const remaining = Object.fromEntries(Object.entries(changes).filter(([key]) => !hasValue(replaced[key])));
  const unnamed = withoutNamed(changes['tool_results'], tool_results);
  return unnamed.length === 0 ? remaining : { ...remaining, tool_results: unnamed };
}

function withoutNamed(results: unknown, others: unknown): unknown[] {
  if (!Array.isArray(results) || !Array.isArray(others)) return [];
  const named = new Set(others.filter(isFields).map(({ id }) => id));
  return results.filter(isFields).filter(({ id }) => !named.has(id));
}
