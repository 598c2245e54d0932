import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import type { Pieces } from '../shared/pieces.js';

type Fields = Readonly<Record<string, unknown>>;

/** The chunks of a chat completion. */
export const chatPieces: Pieces = { whole: wholeCompletion, split: chunksOf };

function wholeCompletion(chunks: readonly unknown[]): object {
  const all = chunks.filter(isRecord);
  const [first] = all;
  if (first === undefined) throw new TypeError('the stream of the model held no chunk');
  const byIndex = new Map<unknown, Fields[]>();
  for (const choice of all.flatMap(({ choices }) => itemsOf(choices)).filter(isRecord)) {
    const own = byIndex.get(choice['index']) ?? [];
    byIndex.set(choice['index'], [...own, choice]);
  }
  const choices = [...byIndex].map(([index, pieces]) => wholeChoice(index, pieces));
  const said = Object.assign({}, ...all, ...all.map(saidFields));
  return { ...said, object: 'chat.completion', choices };
}

function wholeChoice(index: unknown, pieces: readonly Fields[]): Fields {
  const { delta: _, ...said } = Object.assign({}, ...pieces.map(saidFields));
  const message = pieces
    .map(({ delta }) => fieldsOf(delta))
    .reduce<Fields>(grown, { role: 'assistant', content: null });
  const { tool_calls } = message;
  const calls = tool_calls === undefined ? {} : { tool_calls: itemsOf(tool_calls).map(withoutIndex) };
  const likely = pieces.map(({ logprobs }) => logprobs).filter(isRecord);
  const logprobs = likely.length === 0 ? null : likely.reduce<Fields>(grown, {});
  return { finish_reason: null, ...said, logprobs, index, message: { ...message, ...calls } };
}

/** Texts grow, lists grow by the index of their items, and of everything else the last word counts. */
function grown(whole: Fields, delta: Fields): Fields {
  const next: Record<string, unknown> = { ...whole };
  for (const [key, value] of Object.entries(delta)) {
    const before = next[key];
    if (value === undefined || (value === null && before !== undefined)) continue;
    if (typeof value === 'string' && typeof before === 'string' && GROWS.has(key)) next[key] = before + value;
    else if (Array.isArray(value)) next[key] = grownList(itemsOf(before), value);
    else if (isRecord(value) && isRecord(before)) next[key] = grown(before, value);
    else next[key] = value;
  }
  return next;
}

/** A name or an id comes whole, and some servers say it with every chunk. */
const GROWS = new Set([
  'content',
  'refusal',
  'arguments',
  'input',
  'reasoning',
  'reasoning_content',
  'transcript',
  'data',
]);

function grownList(before: readonly unknown[], pieces: readonly unknown[]): unknown[] {
  const list = [...before];
  for (const piece of pieces.filter(isRecord)) {
    const at = list.findIndex((item) => fieldsOf(item)['index'] === piece['index']);
    if (at < 0 || piece['index'] === undefined) list.push(piece);
    else list[at] = grown(fieldsOf(list[at]), piece);
  }
  return list;
}

function withoutIndex(call: unknown): Fields {
  const { index: _, ...rest } = fieldsOf(call);
  return { type: 'function', ...rest };
}

function saidFields(piece: Fields): Fields {
  return Object.fromEntries(Object.entries(piece).filter(([, value]) => value !== undefined && value !== null));
}

/** One chunk with all that was said, one that ends it, and what it cost in a third, as the API does. */
function chunksOf(answer: object): unknown[] {
  const { choices, usage, ...rest } = fieldsOf(answer);
  const head = { ...rest, object: 'chat.completion.chunk' };
  const spoken = itemsOf(choices).map(fieldsOf);
  const said = spoken.map(({ message, ...more }) => ({
    ...more,
    delta: deltaOf(fieldsOf(message)),
    finish_reason: null,
  }));
  const ended = spoken.map(({ finish_reason, index }) => ({ index, delta: {}, finish_reason }));
  const cost = isRecord(usage) && Object.values(usage).some((count) => count !== 0);
  return [{ ...head, choices: said }, { ...head, choices: ended }, ...(cost ? [{ ...head, choices: [], usage }] : [])];
}

function deltaOf(message: Fields): Fields {
  const { tool_calls } = message;
  if (!Array.isArray(tool_calls)) return message;
  return { ...message, tool_calls: tool_calls.map((call, index) => ({ index, ...fieldsOf(call) })) };
}
