import { fieldsOf, isRecord, itemsOf } from '../../../../util/json.js';
import type { StreamFormat } from '../../shared/stream.js';
import type { Fields } from '../../shared/typed-parts.js';

/** Events of a streamed response. */
export const responseStreamFormat: StreamFormat = {
  join: joinEvents,
  hasEnd: (events) => events.some((event) => ENDS.has(fieldsOf(event)['type'])),
  failure: failedEvent,
  split: eventsOf,
};

const ENDS = new Set<unknown>(['response.completed', 'response.incomplete']);

/** Returns the response of the last event. Output that it lacks is taken from the stream. */
function joinEvents(events: readonly unknown[]): object {
  const all = events.filter(isRecord);
  const end = all.findLast(({ type, response }) => ENDS.has(type) && isRecord(response));
  const streamed = streamedOutput(all);
  if (end === undefined && streamed.size === 0) throw new TypeError('cannot read the stream: it contains no response');
  const started = all.findLast(({ response }) => isRecord(response))?.['response'];
  const response = end === undefined ? { ...fieldsOf(started), status: 'incomplete' } : fieldsOf(end['response']);
  const listed = itemsOf(fieldsOf(response)['output']);
  const missing = [...streamed].filter(([at]) => listed[at] === undefined).map(([, item]) => item);
  return missing.length === 0 ? response : { ...response, output: [...listed, ...missing] };
}

function failedEvent(events: readonly unknown[]): unknown[] | undefined {
  const failed = events.filter(isRecord).filter(({ type }) => type === 'response.failed');
  return failed.length === 0 ? undefined : failed;
}

function eventsOf(final: object): unknown[] {
  const { output, output_text: _, ...rest } = fieldsOf(final);
  const response = { ...rest, output: itemsOf(output) };
  const started = { ...rest, status: 'in_progress', output: [], usage: null };
  const ended = fieldsOf(final)['status'] === 'incomplete' ? 'response.incomplete' : 'response.completed';
  const events: Fields[] = [
    { type: 'response.created', response: started },
    { type: 'response.in_progress', response: started },
    ...response.output.flatMap((item, at) => itemEvents(fieldsOf(item), at)),
    { type: ended, response },
  ];
  return events.map((event, sequence_number) => ({ ...event, sequence_number }));
}

function itemEvents(item: Fields, output_index: number): Fields[] {
  const { type, content } = item;
  const position = { output_index, item_id: item['id'] };
  const empty =
    type === 'message' ? { content: [], status: 'in_progress' } : type === 'function_call' ? { arguments: '' } : {};
  return [
    { type: 'response.output_item.added', output_index, item: { ...item, ...empty } },
    ...(type === 'message'
      ? itemsOf(content).flatMap((part, at) => partEvents(fieldsOf(part), { ...position, content_index: at }))
      : []),
    ...(type === 'function_call' ? argumentEvents(item, position) : []),
    { type: 'response.output_item.done', output_index, item },
  ];
}

/** Streamed field of a message part, and additional fields of its events. */
const GROWING = new Map<unknown, readonly [field: string, more: Fields]>([
  ['output_text', ['text', { logprobs: [] }]],
  ['refusal', ['refusal', {}]],
]);

function partEvents(part: Fields, position: Fields): Fields[] {
  const { type } = part;
  const [field, more] = GROWING.get(type) ?? [];
  if (field === undefined) {
    return [
      { type: 'response.content_part.added', ...position, part },
      { type: 'response.content_part.done', ...position, part },
    ];
  }
  const text = part[field];
  return [
    { type: 'response.content_part.added', ...position, part: { ...part, [field]: '' } },
    { type: `response.${String(type)}.delta`, ...position, delta: text, ...more },
    { type: `response.${String(type)}.done`, ...position, [field]: text, ...more },
    { type: 'response.content_part.done', ...position, part },
  ];
}

function argumentEvents(item: Fields, position: Fields): Fields[] {
  const { arguments: written, name } = item;
  return [
    { type: 'response.function_call_arguments.delta', ...position, delta: written },
    { type: 'response.function_call_arguments.done', ...position, arguments: written, name },
  ];
}

/** Streamed field of a message part, by event type. */
const PART_FIELDS = new Map<unknown, readonly [type: string, key: string]>([
  ['response.output_text.delta', ['output_text', 'text']],
  ['response.refusal.delta', ['refusal', 'refusal']],
]);

/** Streamed field of an item, by event type. */
const ITEM_FIELDS = new Map<unknown, readonly [type: string, key: string]>([
  ['response.function_call_arguments.delta', ['function_call', 'arguments']],
  ['response.custom_tool_call_input.delta', ['custom_tool_call', 'input']],
]);

/** Returns the items that the events of a stream contain, complete or not, by index. */
function streamedOutput(events: readonly Fields[]): Map<number, Fields> {
  const items = new Map<number, Fields>();
  for (const event of events) {
    const { type, output_index: at, item } = event;
    if (typeof at !== 'number') continue;
    const isItem = type === 'response.output_item.added' || type === 'response.output_item.done';
    if (isItem && isRecord(item)) items.set(at, item);
    else items.set(at, appendDelta(items.get(at), event));
  }
  // Drop entries from events that describe no item.
  return new Map([...items].filter(([, { type }]) => type !== undefined).sort(([left], [right]) => left - right));
}

function appendDelta(item: Fields = {}, event: Fields): Fields {
  const [type, key] = ITEM_FIELDS.get(event['type']) ?? [];
  if (key !== undefined)
    return { type, call_id: event['item_id'], ...item, [key]: appendText(item[key], event['delta']) };
  const [partType, partKey] = PART_FIELDS.get(event['type']) ?? [];
  if (partKey === undefined) return item;
  const content = [...itemsOf(item['content'])];
  const at = typeof event['content_index'] === 'number' ? event['content_index'] : 0;
  const part = fieldsOf(content[at]);
  content[at] = { type: partType, ...part, [partKey]: appendText(part[partKey], event['delta']) };
  return { type: 'message', role: 'assistant', ...item, content };
}

function appendText(before: unknown, more: unknown): string {
  return `${typeof before === 'string' ? before : ''}${typeof more === 'string' ? more : ''}`;
}
