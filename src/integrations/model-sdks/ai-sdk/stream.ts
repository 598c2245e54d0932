import { getHookOutcome, type HookOutcome } from '../../../core/triggers/hook-outcome.js';
import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import type { ModelCall } from '../shared/model-call.js';
import { hookedChunks, type StreamFormat } from '../shared/stream.js';
import type { Fields } from '../shared/typed-parts.js';

/** Parts of a streamed response. */
export const partStreamFormat: StreamFormat = { join: joinParts, hasEnd, failure: failedParts, split: partsOf };

/** Types of parts that describe the response and are not part of its content. */
const METADATA_TYPES = new Set<unknown>(['stream-start', 'response-metadata', 'finish', 'raw', 'ping', 'error']);
const STREAMED_PART = /^(text|reasoning)-(start|delta|end)$/;

function joinParts(parts: readonly unknown[]): object {
  const content: Fields[] = [];
  const positions = new Map<unknown, number>();
  let metadata: Fields = { warnings: [] };
  for (const part of parts.filter(isRecord)) {
    const { type } = part;
    const [, kind, step] = STREAMED_PART.exec(String(type)) ?? [];
    if (kind !== undefined) mergePart(content, positions, part, kind, step);
    else if (METADATA_TYPES.has(type)) metadata = { ...metadata, ...metadataOf(part) };
    else if (!String(type).startsWith('tool-input-')) content.push(part);
  }
  // A stream that breaks off still has content.
  if (!('finishReason' in metadata) && content.length === 0)
    throw new TypeError('cannot read the stream: it contains no response');
  return { ...metadata, content };
}

/** If a response breaks off, providers add a last part themselves, which has no reason of the model. */
function hasEnd(parts: readonly unknown[]): boolean {
  return parts.some((part) => {
    const { type, finishReason } = fieldsOf(part);
    const { unified, raw } = isRecord(finishReason) ? finishReason : { unified: finishReason };
    return type === 'finish' && (END_REASONS.has(unified) || typeof raw === 'string');
  });
}

const END_REASONS = new Set<unknown>(['stop', 'length', 'content-filter', 'tool-calls']);

function mergePart(
  content: Fields[],
  positions: Map<unknown, number>,
  part: Fields,
  kind: string,
  step: string | undefined,
): void {
  const { type: _, id, delta, ...rest } = part;
  const key = `${kind}:${String(id)}`;
  if (step === 'start') {
    positions.set(key, content.length);
    content.push({ type: kind, text: '', ...rest });
    return;
  }
  const at = positions.get(key) ?? content.length;
  positions.set(key, at);
  const block = content[at] ?? { type: kind, text: '' };
  content[at] = { ...block, ...rest, text: `${String(block['text'])}${step === 'delta' ? String(delta) : ''}` };
}

function metadataOf({ type, ...rest }: Fields): Fields {
  if (type === 'response-metadata') return { response: rest };
  return type === 'stream-start' || type === 'finish' ? rest : {};
}

/** Returns the error and the parts around it. Leaves out the content, which no hook has seen. */
function failedParts(parts: readonly unknown[]): unknown[] | undefined {
  const metadataParts = parts.filter(isRecord).filter(({ type }) => METADATA_TYPES.has(type) && type !== 'raw');
  return metadataParts.some(({ type }) => type === 'error') ? metadataParts : undefined;
}

/** Usage of a stream that reported none. */
const NO_USAGE = { inputTokens: {}, outputTokens: {} };

function partsOf(result: object): unknown[] {
  const { content, warnings, response, usage, finishReason, providerMetadata } = fieldsOf(result);
  const { headers: _, body: __, ...metadata } = fieldsOf(response);
  return [
    { type: 'stream-start', warnings: itemsOf(warnings) },
    ...(Object.keys(metadata).length > 0 ? [{ type: 'response-metadata', ...metadata }] : []),
    ...itemsOf(content).flatMap((part, at) => contentParts(fieldsOf(part), String(at))),
    {
      type: 'finish',
      usage: usage ?? NO_USAGE,
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
  const execution = {
    ...(providerExecuted !== undefined && { providerExecuted }),
    ...(dynamic !== undefined && { dynamic }),
  };
  return [
    { type: 'tool-input-start', id: toolCallId, toolName, ...execution },
    { type: 'tool-input-delta', id: toolCallId, delta: input },
    { type: 'tool-input-end', id: toolCallId },
    part,
  ];
}

/** Adds the outcome to a response, or to the end of its stream. Returns it unchanged if hooks decided nothing. */
export function withOutcome<T extends object>(part: T, result: object | undefined): T {
  const outcome = result && getHookOutcome(result);
  if (outcome === undefined || !hasDecision(outcome)) return part;
  const { providerMetadata } = fieldsOf(part);
  return { ...part, providerMetadata: { ...fieldsOf(providerMetadata), hookwright: { ...outcome } } };
}

function hasDecision({ blocked, stopped, suppressOutput, withheld }: HookOutcome): boolean {
  return blocked || stopped || suppressOutput || withheld !== undefined;
}

/** Returns a response that hooks gave instead of the model, as a stream. */
export function replacementStream(result: object): ReadableStream<unknown> {
  return streamOf(
    (async function* () {
      yield* partsOf(result);
      return undefined;
    })(),
  );
}

/** Returns a model's stream with the AfterModel hooks. */
export function hookedStream(
  source: ReadableStream<unknown>,
  call: ModelCall<object, object>,
  live: boolean,
  onLateChange: () => void,
) {
  const reader = source.getReader();
  let isAbandoned = false;
  let result: object | undefined;
  const parts = hookedChunks(call.tap(readParts(reader), partStreamFormat), call, partStreamFormat, {
    live,
    onLateChange,
    isAbandoned: () => isAbandoned,
    onResponse: (response) => {
      result = response;
    },
  });
  return streamOf(
    delayFinish(parts, () => result),
    async (reason) => {
      isAbandoned = true;
      call.leaveStream();
      await reader.cancel(reason);
    },
  );
}

/** Returns a model's stream without hooks. Returns the source itself if nothing records the call. */
export function recordedStream(
  source: ReadableStream<unknown>,
  call: ModelCall<object, object>,
): ReadableStream<unknown> {
  if (!call.isRecorded) return source;
  const reader = source.getReader();
  const parts = call.tap(readParts(reader), partStreamFormat);
  return streamOf(parts[Symbol.asyncIterator](), async (reason) => {
    call.leaveStream();
    await reader.cancel(reason);
  });
}

async function* readParts(reader: ReadableStreamDefaultReader<unknown>): AsyncGenerator<unknown, undefined, undefined> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    yield value;
  }
}

/** Delays the last part until the hooks have run, because it carries their outcome. */
async function* delayFinish(
  parts: AsyncIterable<unknown>,
  result: () => object | undefined,
): AsyncGenerator<unknown, undefined, undefined> {
  const ends: Record<string, unknown>[] = [];
  for await (const part of parts) {
    if (isRecord(part) && part['type'] === 'finish') ends.push(part);
    else yield part;
  }
  for (const end of ends) yield withOutcome(end, result());
  return undefined;
}

function streamOf(
  parts: AsyncIterator<unknown>,
  cancelSource: (reason: unknown) => Promise<void> = async () => {},
): ReadableStream<unknown> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
      }
    },
    async cancel(reason) {
      await cancelSource(reason);
      await parts.return?.();
    },
  });
}
