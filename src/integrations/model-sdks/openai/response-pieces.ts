import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';
import type { Pieces } from '../shared/pieces.js';
import { streamedOutput } from './response-output.js';

type Fields = Readonly<Record<string, unknown>>;

/** The events of a streamed response. */
export const responsePieces: Pieces = { whole: wholeResponse, failure: failedEvent, split: eventsOf };

const ENDS = new Set<unknown>(['response.completed', 'response.incomplete']);

/** The last event holds the whole of it. What it lacks, or where it is missing, counts as it was streamed. */
function wholeResponse(events: readonly unknown[]): object {
  const all = events.filter(isRecord);
  const end = all.findLast(({ type, response }) => ENDS.has(type) && isRecord(response));
  const streamed = streamedOutput(all);
  if (end === undefined && streamed.size === 0) throw new TypeError('the stream of the model held no response');
  const begun = all.findLast(({ response }) => isRecord(response))?.['response'];
  const response = end === undefined ? { ...fieldsOf(begun), status: 'incomplete' } : fieldsOf(end['response']);
  const told = itemsOf(fieldsOf(response)['output']);
  const unsaid = [...streamed].filter(([at]) => told[at] === undefined).map(([, item]) => item);
  return unsaid.length === 0 ? response : { ...response, output: [...told, ...unsaid] };
}

function failedEvent(events: readonly unknown[]): unknown[] | undefined {
  const failed = events.filter(isRecord).filter(({ type }) => type === 'response.failed');
  return failed.length === 0 ? undefined : failed;
}

function eventsOf(answer: object): unknown[] {
  const { output, output_text: _, ...rest } = fieldsOf(answer);
  const response = { ...rest, output: itemsOf(output) };
  const begun = { ...rest, status: 'in_progress', output: [], usage: null };
  const ended = fieldsOf(answer)['status'] === 'incomplete' ? 'response.incomplete' : 'response.completed';
  const events: Fields[] = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...response.output.flatMap((item, at) => itemEvents(fieldsOf(item), at)),
    { type: ended, response },
  ];
  return events.map((event, sequence_number) => ({ ...event, sequence_number }));
}

function itemEvents(item: Fields, output_index: number): Fields[] {
  const { type, content } = item;
  const place = { output_index, item_id: item['id'] };
  const empty =
    type === 'message' ? { content: [], status: 'in_progress' } : type === 'function_call' ? { arguments: '' } : {};
  return [
    { type: 'response.output_item.added', output_index, item: { ...item, ...empty } },
    ...(type === 'message'
      ? itemsOf(content).flatMap((part, at) => partEvents(fieldsOf(part), { ...place, content_index: at }))
      : []),
    ...(type === 'function_call' ? argumentEvents(item, place) : []),
    { type: 'response.output_item.done', output_index, item },
  ];
}

/** The field that grows in a part of a message, and what its events carry besides. */
const GROWING = new Map<unknown, readonly [field: string, more: Fields]>([
  ['output_text', ['text', { logprobs: [] }]],
  ['refusal', ['refusal', {}]],
]);

function partEvents(part: Fields, place: Fields): Fields[] {
  const { type } = part;
  const [field, more] = GROWING.get(type) ?? [];
  if (field === undefined) {
    return [
      { type: 'response.content_part.added', ...place, part },
      { type: 'response.content_part.done', ...place, part },
    ];
  }
  const text = part[field];
  return [
    { type: 'response.content_part.added', ...place, part: { ...part, [field]: '' } },
    { type: `response.${String(type)}.delta`, ...place, delta: text, ...more },
    { type: `response.${String(type)}.done`, ...place, [field]: text, ...more },
    { type: 'response.content_part.done', ...place, part },
  ];
}

function argumentEvents(item: Fields, place: Fields): Fields[] {
  const { arguments: written, name } = item;
  return [
    { type: 'response.function_call_arguments.delta', ...place, delta: written },
    { type: 'response.function_call_arguments.done', ...place, arguments: written, name },
  ];
}
