import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import type { Pieces } from '../shared/pieces.js';

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a streamed answer. */
export const streamPieces: Pieces = { whole: wholeResult, failure: failedParts, split: partsOf };

/** Parts that speak of the answer and are none of it. */
const ABOUT = new Set<unknown>(['stream-start', 'response-metadata', 'finish', 'raw', 'ping', 'error']);
const GROWING = /^(text|reasoning)-(start|delta|end)$/;

function wholeResult(parts: readonly unknown[]): object {
  const content: Fields[] = [];
  const places = new Map<unknown, number>();
  let about: Fields = { warnings: [] };
  for (const part of parts.filter(isRecord)) {
    const { type } = part;
    const [, kind, step] = GROWING.exec(String(type)) ?? [];
    if (kind !== undefined) grow(content, places, part, kind, step);
    else if (ABOUT.has(type)) about = { ...about, ...aboutOf(part) };
    else if (!String(type).startsWith('tool-input-')) content.push(part);
  }
  // A stream that ends without its end has said what it has said.
  if (!('finishReason' in about) && content.length === 0) throw new TypeError('the stream of the model held no answer');
  return { ...about, content };
}

function grow(
  content: Fields[],
  places: Map<unknown, number>,
  part: Fields,
  kind: string,
  step: string | undefined,
): void {
  const { type: _, id, delta, ...rest } = part;
  const key = `${kind}:${String(id)}`;
  if (step === 'start') {
    places.set(key, content.length);
    content.push({ type: kind, text: '', ...rest });
    return;
  }
  const at = places.get(key) ?? content.length;
  places.set(key, at);
  const block = content[at] ?? { type: kind, text: '' };
  content[at] = { ...block, ...rest, text: `${String(block['text'])}${step === 'delta' ? String(delta) : ''}` };
}

function aboutOf({ type, ...rest }: Fields): Fields {
  if (type === 'response-metadata') return { response: rest };
  return type === 'stream-start' || type === 'finish' ? rest : {};
}

/** An error is a part of the stream; what came before it no hook has seen. */
function failedParts(parts: readonly unknown[]): unknown[] | undefined {
  const told = parts.filter(isRecord).filter(({ type }) => ABOUT.has(type) && type !== 'raw');
  return told.some(({ type }) => type === 'error') ? told : undefined;
}

/** Of a stream that did not tell what it cost. */
const UNCOUNTED = { inputTokens: {}, outputTokens: {} };

function partsOf(answer: object): unknown[] {
  const { content, warnings, response, usage, finishReason, providerMetadata } = fieldsOf(answer);
  const { headers: _, body: __, ...metadata } = fieldsOf(response);
  return [
    { type: 'stream-start', warnings: itemsOf(warnings) },
    ...(Object.keys(metadata).length > 0 ? [{ type: 'response-metadata', ...metadata }] : []),
    ...itemsOf(content).flatMap((part, at) => contentParts(fieldsOf(part), String(at))),
    {
      type: 'finish',
      usage: usage ?? UNCOUNTED,
      finishReason,
      ...(providerMetadata !== undefined && { providerMetadata }),
    },
  ];
}

function contentParts(part: Fields, id: string): Fields[] {
  const { type, text, ...rest } = part;
  if (type === 'text' || type === 'reasoning') {
    return [
      { type: `${type}-start`, id, ...rest },
      { type: `${type}-delta`, id, delta: text },
      { type: `${type}-end`, id },
    ];
  }
  if (type !== 'tool-call') return [part];
  const { toolCallId, toolName, input, providerExecuted, dynamic } = part;
  const how = {
    ...(providerExecuted !== undefined && { providerExecuted }),
    ...(dynamic !== undefined && { dynamic }),
  };
  return [
    { type: 'tool-input-start', id: toolCallId, toolName, ...how },
    { type: 'tool-input-delta', id: toolCallId, delta: input },
    { type: 'tool-input-end', id: toolCallId },
    part,
  ];
}
