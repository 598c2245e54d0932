import { type Answer, answer } from './answer.js';

/** Takes what must not be read out of a text. */
export type Redaction = (text: string) => string;

/** What both events about the model hand over, as far as there is text in it. */
interface ModelTexts {
  readonly llm_request: { readonly messages: readonly Message[] };
  readonly system_instruction?: string | undefined;
  readonly tool_results?: readonly { readonly id: string; readonly text: string }[] | undefined;
  readonly llm_response?: { readonly candidates: readonly Candidate[] } | undefined;
}

interface Message {
  readonly role: string;
  readonly content: string;
}

interface Candidate {
  readonly content: { readonly role: string; readonly parts: readonly string[] };
}

/**
 * Every text that the model is about to read, or has said, with the redaction made; calls of tools stay. Undefined when
 * there is nothing to take out.
 */
export function redact(input: ModelTexts, redaction: Redaction): Answer<'redact', undefined> | undefined {
  const { llm_request, system_instruction, tool_results = [], llm_response } = input;
  const changes = llm_response
    ? redactedAnswer(llm_response.candidates, redaction)
    : redactedRequest(llm_request.messages, system_instruction, tool_results, redaction);
  return Object.keys(changes).length === 0 ? undefined : answer('redact', { hookSpecificOutput: changes }, undefined);
}

function redactedAnswer(candidates: readonly Candidate[], redaction: Redaction): object {
  const redacted = candidates.map((candidate) => {
    // A secret may reach over the parts of one answer.
    const parts = splitLike(candidate.content.parts, redaction(candidate.content.parts.join('')));
    return { ...candidate, content: { ...candidate.content, parts } };
  });
  const same = redacted.every(({ content }, at) => content.parts === candidates[at]?.content.parts);
  return same ? {} : { llm_response: { candidates: redacted }, keepToolCalls: true };
}

function splitLike(parts: readonly string[], text: string): readonly string[] {
  return parts.join('') === text ? parts : [text];
}

function redactedRequest(
  messages: readonly Message[],
  instruction: string | undefined,
  results: readonly { readonly id: string; readonly text: string }[],
  redaction: Redaction,
): object {
  const redacted = messages.map((message) => ({ ...message, content: redaction(message.content) }));
  const changed = redacted.some(({ content }, at) => content !== messages[at]?.content);
  const told = instruction === undefined ? undefined : redaction(instruction);
  const cut = results.flatMap(({ id, text: before }) => {
    const text = redaction(before);
    return text === before ? [] : [{ id, text }];
  });
  return {
    ...(changed && { llm_request: { messages: redacted } }),
    ...(told !== instruction && { system_instruction: told }),
    ...(cut.length > 0 && { tool_results: cut }),
  };
}
