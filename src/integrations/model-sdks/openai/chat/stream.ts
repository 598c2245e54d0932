import { fieldsOf, isRecord, itemsOf } from '../../../../util/json.js';
import type { StreamFormat } from '../../shared/stream.js';
import type { Fields } from '../../shared/typed-parts.js';

/** Chunks of a streamed chat completion. */
export const chatStreamFormat: StreamFormat = { join: joinChunks, hasEnd, split: chunksOf };

function joinChunks(chunks: readonly unknown[]): object {
  const all = chunks.filter(isRecord);
  const [first] = all;
  if (first === undefined) throw new TypeError('cannot read the stream: it contains no chunk');
  const byIndex = new Map<unknown, Fields[]>();
  for (const choice of all.flatMap(({ choices }) => itemsOf(choices)).filter(isRecord)) {
    const pieces = byIndex.get(choice['index']) ?? [];
    byIndex.set(choice['index'], [...pieces, choice]);
  }
  const choices = [...byIndex].map(([index, pieces]) => joinChoice(index, pieces));
  const fields = Object.assign({}, ...all, ...all.map(definedFields));
  return { ...fields, object: 'chat.completion', choices };
}

/** The usage comes with the finish reason, or after it in a chunk without choices. */
function hasEnd(chunks: readonly unknown[]): boolean {
  return chunks.some((chunk) => itemsOf(fieldsOf(chunk)['choices']).some((choice) => hasReason(fieldsOf(choice))));
}

function hasReason({ finish_reason }: Fields): boolean {
  return typeof finish_reason === 'string';
}

function joinChoice(index: unknown, pieces: readonly Fields[]): Fields {
  const { delta: _, ...fields } = Object.assign({}, ...pieces.map(definedFields));
  const message = pieces
    .map(({ delta }) => fieldsOf(delta))
    .reduce<Fields>(mergeDelta, { role: 'assistant', content: null });
  const { tool_calls } = message;
  const calls = tool_calls === undefined ? {} : { tool_calls: itemsOf(tool_calls).map(withoutIndex) };
  const allLogprobs = pieces.map(({ logprobs }) => logprobs).filter(isRecord);
  const logprobs = allLogprobs.length === 0 ? null : allLogprobs.reduce<Fields>(mergeDelta, {});
  return { finish_reason: null, ...fields, logprobs, index, message: { ...message, ...calls } };
}

/** Merges a delta: appends texts, merges lists by the index of their items, and replaces everything else. */
function mergeDelta(join: Fields, delta: Fields): Fields {
  const next: Record<string, unknown> = { ...join };
  for (const [key, value] of Object.entries(delta)) {
    const before = next[key];
    if (value === undefined || (value === null && before !== undefined)) continue;
    if (typeof value === 'string' && typeof before === 'string' && STREAMED_FIELDS.has(key)) next[key] = before + value;
    else if (Array.isArray(value)) next[key] = mergeList(itemsOf(before), value);
    else if (isRecord(value) && isRecord(before)) next[key] = mergeDelta(before, value);
    else next[key] = value;
  }
  return next;
}

/** Fields whose text is streamed. A name or an id is complete in one chunk, and some servers repeat it. */
const STREAMED_FIELDS = new Set([
  'content',
  'refusal',
  'arguments',
  'input',
  'reasoning',
  'reasoning_content',
  'transcript',
  'data',
]);

function mergeList(before: readonly unknown[], pieces: readonly unknown[]): unknown[] {
  const list = [...before];
  for (const piece of pieces.filter(isRecord)) {
    const at = list.findIndex((item) => fieldsOf(item)['index'] === piece['index']);
    if (at < 0 || piece['index'] === undefined) list.push(piece);
    else list[at] = mergeDelta(fieldsOf(list[at]), piece);
  }
  return list;
}

function withoutIndex(call: unknown): Fields {
  const { index: _, ...rest } = fieldsOf(call);
  return { type: 'function', ...rest };
}

function definedFields(piece: Fields): Fields {
  return Object.fromEntries(Object.entries(piece).filter(([, value]) => value !== undefined && value !== null));
}

/** Returns a chunk with the content, one with the finish reason, and one with the usage, as the API does. */
function chunksOf(completion: object): unknown[] {
  const { choices, usage, ...rest } = fieldsOf(completion);
  const head = { ...rest, object: 'chat.completion.chunk' };
  const allChoices = itemsOf(choices).map(fieldsOf);
  const contentChoices = allChoices.map(({ message, ...more }) => ({
    ...more,
    delta: deltaOf(fieldsOf(message)),
    finish_reason: null,
  }));
  const finishedChoices = allChoices.map(({ finish_reason, index }) => ({ index, delta: {}, finish_reason }));
  const hasUsage = isRecord(usage) && Object.values(usage).some((count) => count !== 0);
  return [
    { ...head, choices: contentChoices },
    { ...head, choices: finishedChoices },
    ...(hasUsage ? [{ ...head, choices: [], usage }] : []),
  ];
}

function deltaOf(message: Fields): Fields {
  const { tool_calls } = message;
  if (!Array.isArray(tool_calls)) return message;
  return { ...message, tool_calls: tool_calls.map((call, index) => ({ index, ...fieldsOf(call) })) };
}
