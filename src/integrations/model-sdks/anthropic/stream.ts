import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import type { StreamFormat } from '../shared/stream.js';
import { parsedArguments } from '../shared/tool-results.js';
import type { Fields } from '../shared/typed-parts.js';

/** Events of a streamed message. */
export const messageStreamFormat: StreamFormat = { join: joinEvents, hasEnd, split: eventsOf };

/** Joins the events into a message. Deltas count even if their start event is missing. */
function joinEvents(events: readonly unknown[]): object {
  let message: Fields | undefined;
  const blocks: StreamedBlock[] = [];
  const open = new Map<unknown, StreamedBlock>();
  const start = (index: unknown, block: Fields): StreamedBlock => {
    const streamed = new StreamedBlock(block);
    blocks.push(streamed);
    open.set(index, streamed);
    return streamed;
  };
  for (const event of events.filter(isRecord)) {
    const { type, index } = event;
    const delta = fieldsOf(event['delta']);
    if (type === 'message_start') message = fieldsOf(event['message']);
    if (type === 'message_delta') message = mergeEnd(message, event);
    if (type === 'content_block_start') start(index, fieldsOf(event['content_block']));
    if (type === 'content_block_delta') (open.get(index) ?? start(index, emptyBlock(delta))).add(delta);
  }
  if (message === undefined && blocks.length === 0)
    throw new TypeError('cannot read the stream: it contains no message');
  return { ...message, content: blocks.map((block) => block.join()) };
}

/** The start has a preliminary count of output tokens, the end the final one. */
function hasEnd(events: readonly unknown[]): boolean {
  return events.some((event) => {
    const { type, delta } = fieldsOf(event);
    return type === 'message_delta' && typeof fieldsOf(delta)['stop_reason'] === 'string';
  });
}

/** Returns an empty block for a delta without a start event. */
function emptyBlock({ type }: Fields): Fields {
  const kind = String(type).replace(/_delta$/, '');
  return { type: kind === 'input_json' ? 'tool_use' : kind };
}

function mergeEnd(message: Fields | undefined, { delta, usage, type: _, ...rest }: Fields): Fields {
  const before = fieldsOf(message);
  // The end leaves figures out, or sets them to null, that did not change since the start.
  const changed = Object.entries(fieldsOf(usage)).filter(([, value]) => value !== null);
  const merged = { ...fieldsOf(before['usage']), ...Object.fromEntries(changed) };
  return { ...before, ...rest, ...fieldsOf(delta), usage: merged };
}

/** Streamed text fields of a block. */
const TEXT_FIELDS = ['text', 'thinking', 'signature'] as const;

class StreamedBlock {
  #block: Fields;
  #json: string | undefined;

  constructor(block: Fields) {
    this.#block = block;
  }

  add(delta: Fields): void {
    for (const key of TEXT_FIELDS) {
      const [before, more] = [this.#block[key], delta[key]];
      if (typeof more === 'string')
        this.#block = { ...this.#block, [key]: (typeof before === 'string' ? before : '') + more };
    }
    const { citation, partial_json } = delta;
    if (citation !== undefined) {
      this.#block = { ...this.#block, citations: [...itemsOf(this.#block['citations']), citation] };
    }
    if (typeof partial_json === 'string') this.#json = (this.#json ?? '') + partial_json;
  }

  join(): Fields {
    return this.#json === undefined ? this.#block : { ...this.#block, input: parsedArguments(this.#json) };
  }
}

function eventsOf(written: object): unknown[] {
  const { content, stop_reason, stop_sequence = null, stop_details, usage, ...rest } = fieldsOf(written);
  const end = { stop_reason, stop_sequence, ...(stop_details !== undefined && { stop_details }) };
  const { output_tokens, ...before } = fieldsOf(usage);
  const started = {
    ...rest,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...before, output_tokens: 0 },
  };
  return [
    { type: 'message_start', message: started },
    ...itemsOf(content).flatMap((block, index) => blockEvents(fieldsOf(block), index)),
    { type: 'message_delta', delta: end, usage: { output_tokens: output_tokens ?? 0 } },
    { type: 'message_stop' },
  ];
}

function blockEvents(block: Fields, index: number): unknown[] {
  const { start, deltas } = splitBlock(block);
  return [
    { type: 'content_block_start', index, content_block: start },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ];
}

function splitBlock(block: Fields): { start: Fields; deltas: Fields[] } {
  const { type, text, thinking, signature, input, citations } = block;
  if (type === 'text') {
    const cited = itemsOf(citations).map((citation) => ({ type: 'citations_delta', citation }));
    const start = { ...block, text: '', ...(cited.length > 0 && { citations: [] }) };
    return { start, deltas: [{ type: 'text_delta', text }, ...cited] };
  }
  if (type === 'thinking') {
    const signed = signature === undefined ? [] : [{ type: 'signature_delta', signature }];
    return {
      start: { ...block, thinking: '', ...(signed.length > 0 && { signature: '' }) },
      deltas: [{ type: 'thinking_delta', thinking }, ...signed],
    };
  }
  if (input === undefined) return { start: block, deltas: [] };
  return {
    start: { ...block, input: {} },
    deltas: [{ type: 'input_json_delta', partial_json: JSON.stringify(input) }],
  };
}
