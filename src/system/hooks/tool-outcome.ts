import { blockText, stopText } from '../../core/triggers/execute-tool.js';
import type { ToolBlock, ToolReview } from '../../core/triggers/tool-call.js';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { mismatch } from '../../util/shape.js';
import { contentOf } from '../../util/tool-result.js';
import type { ToolOutcome } from './types.js';

/** Returns the text of a tool call for the model, whatever its status. */
export function toModelText(outcome: ToolOutcome): string {
  if (!isRecord(outcome) || !STATUSES.includes(outcome.status))
    throw new TypeError(`cannot use ${mismatch('the outcome', outcome, 'the result of tool() or subagent()')}`);
  const text = textOf(outcome);
  if (outcome.context === undefined) return text;
  return text === '' ? outcome.context : `${text}\n\n${outcome.context}`;
}

const STATUSES = ['done', 'failed', 'blocked', 'asked', 'stopped'];

function textOf(outcome: ToolOutcome): string {
  switch (outcome.status) {
    case 'done':
      return outcome.replacedBy ?? resultText(outcome.result);
    case 'failed':
      return `Tool execution failed: ${messageOf(outcome.error)}`;
    case 'blocked':
      return blockText(outcome);
    case 'asked':
      return `Tool execution needs approval: ${outcome.approval.reason}`;
    case 'stopped':
      return stopText(outcome.reason);
  }
}

/** Returns the text of a result of any type: a text, a ToolResult, an MCP result, or anything else as JSON. */
export function resultText(result: unknown): string {
  const content = contentOf(result);
  if (typeof content === 'string') return content;
  if (content === undefined || content === null) return '';
  const parts = Array.isArray(content) ? content : [content];
  const texts = parts.map(partText);
  return texts.every((text) => text !== undefined) ? texts.join('\n') : jsonText(content);
}

function partText(part: unknown): string | undefined {
  if (typeof part === 'string') return part;
  return isRecord(part) && typeof part['text'] === 'string' ? part['text'] : undefined;
}

/** Returns the value as JSON; a value that JSON cannot represent as a text. */
function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Returns the outcome of a call that did not run. */
export function blockedOutcome({ by, reason }: ToolBlock, texts: readonly string[]): ToolOutcome<never> {
  return { status: 'blocked', by, reason, ...contextOf(texts) };
}

/** Returns the outcome of a call whose tool returned. */
export function doneOutcome<R>(
  result: R,
  input: Readonly<Record<string, unknown>>,
  before: readonly string[],
  review: ToolReview,
): ToolOutcome<R> {
  const { stop, withheld, replacement, suppressOutput } = review;
  const context = contextOf([...before, ...review.texts]);
  if (stop !== undefined) return { status: 'stopped', reason: stop, result, ...context };
  if (withheld !== undefined) return { status: 'blocked', ...withheld, ...context };
  return {
    status: 'done',
    result,
    ...(replacement !== undefined && { replacedBy: replacement }),
    input,
    suppressDisplay: suppressOutput,
    ...context,
  };
}

/** Returns the outcome of a call whose tool threw. */
export function failedOutcome(
  error: unknown,
  input: Readonly<Record<string, unknown>>,
  before: readonly string[],
  review: ToolReview,
): ToolOutcome<never> {
  const { stop, withheld } = review;
  const context = contextOf([...before, ...review.texts]);
  if (stop !== undefined) return { status: 'stopped', reason: stop, error, ...context };
  if (withheld !== undefined) return { status: 'blocked', ...withheld, ...context };
  return { status: 'failed', error, input, ...context };
}

export function contextOf(texts: readonly string[]): { context?: string } {
  return texts.length === 0 ? {} : { context: texts.join('\n\n') };
}
