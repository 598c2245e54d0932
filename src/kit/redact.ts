import { type Answer, answer, type MadeRedaction } from './answer.js';
import { merged } from './both-of.js';
import { type Fields, isFields, isSaid } from './fields.js';
import { type Redaction, redactedTexts } from './redacted-texts.js';

/** What both events about the model hand over, as far as there is text in it. */
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
 * Every text that the model is about to read, or has said, with the redaction made; calls of tools stay. Several in one
 * list are made one after the other, in what the other answers of the list put there too.
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
  if (isSaid(changes['llm_response'])) changes['keepToolCalls'] = true;
  return { ...answer('redact', {}, undefined), made: { redaction, changes } };
}

function textsOf({ llm_request, system_instruction, tool_results, llm_response }: ModelTexts): Fields {
  if (!llm_response) {
    const results = tool_results?.map(({ id, text }) => ({ id, text }));
    return { llm_request: { messages: llm_request.messages }, system_instruction, tool_results: results };
  }
  const { text, candidates } = llm_response;
  // Beside candidates the text is a copy of the first one.
  if (candidates.length > 0) return { llm_response: { candidates } };
  return text === undefined ? {} : { llm_response: { text } };
}

/** Results that stay as they are need not be named. */
function changedOf(before: unknown, after: unknown): unknown {
  return Array.isArray(before) && Array.isArray(after) ? after.filter((item, at) => item !== before[at]) : after;
}

/** An output with one redaction more: in the texts that it has, and in those of the event that it leaves. */
export function withRedaction(
  output: Fields | undefined,
  { redaction, changes }: MadeRedaction,
  problems: string[],
): Fields | undefined {
  const unread = (field: string): void => {
    problems.push(`redact cannot read ${field} of another answer: write it as the reference says`);
  };
  const specific = output?.['hookSpecificOutput'] ?? {};
  if (!isFields(specific)) unread('hookSpecificOutput');
  const said = isFields(specific) ? specific : {};
  const hookSpecificOutput = merged(redactedTexts(said, redaction, unread), leftOf(changes, said), problems);
  return Object.keys(hookSpecificOutput).length === 0 ? output : { ...output, hookSpecificOutput };
}

/** The changes to those texts of the event in whose place nothing was put. */
function leftOf(changes: Fields, said: Fields): Fields {
  const { llm_request: request, llm_response, tool_results } = said;
  const llm_request = isFields(request) ? request['messages'] : request;
  const put: Fields = { ...said, llm_request, keepToolCalls: llm_response };
  const left = Object.fromEntries(Object.entries(changes).filter(([key]) => !isSaid(put[key])));
  const unnamed = withoutNamed(changes['tool_results'], tool_results);
  return unnamed.length === 0 ? left : { ...left, tool_results: unnamed };
}

function withoutNamed(results: unknown, others: unknown): unknown[] {
  if (!Array.isArray(results) || !Array.isArray(others)) return [];
  const named = new Set(others.filter(isFields).map(({ id }) => id));
  return results.filter(isFields).filter(({ id }) => !named.has(id));
}
