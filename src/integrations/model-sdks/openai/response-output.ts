import { fieldsOf, isRecord, itemsOf } from '../../../util/json.js';

type Fields = Readonly<Record<string, unknown>>;

/** What grows inside a part of a message, and by which event. */
const PART_TEXTS = new Map<unknown, readonly [type: string, key: string]>([
  ['response.output_text.delta', ['output_text', 'text']],
  ['response.refusal.delta', ['refusal', 'refusal']],
]);

/** What grows in an item itself. */
const ITEM_TEXTS = new Map<unknown, readonly [type: string, key: string]>([
  ['response.function_call_arguments.delta', ['function_call', 'arguments']],
  ['response.custom_tool_call_input.delta', ['custom_tool_call', 'input']],
]);

/** The items that the events of a stream add up to, finished or not, by their place. */
export function streamedOutput(events: readonly Fields[]): Map<number, Fields> {
  const items = new Map<number, Fields>();
  for (const event of events) {
    const { type, output_index: at, item } = event;
    if (typeof at !== 'number') continue;
    const isItem = type === 'response.output_item.added' || type === 'response.output_item.done';
    if (isItem && isRecord(item)) items.set(at, item);
    else items.set(at, grown(items.get(at), event));
  }
  // An event that says nothing of an item makes none.
  return new Map([...items].filter(([, { type }]) => type !== undefined).sort(([left], [right]) => left - right));
}

function grown(item: Fields = {}, event: Fields): Fields {
  const [type, key] = ITEM_TEXTS.get(event['type']) ?? [];
  if (key !== undefined) return { type, call_id: event['item_id'], ...item, [key]: longer(item[key], event['delta']) };
  const [partType, partKey] = PART_TEXTS.get(event['type']) ?? [];
  if (partKey === undefined) return item;
  const content = [...itemsOf(item['content'])];
  const at = typeof event['content_index'] === 'number' ? event['content_index'] : 0;
  const part = fieldsOf(content[at]);
  content[at] = { type: partType, ...part, [partKey]: longer(part[partKey], event['delta']) };
  return { type: 'message', role: 'assistant', ...item, content };
}

function longer(before: unknown, more: unknown): string {
  return `${typeof before === 'string' ? before : ''}${typeof more === 'string' ? more : ''}`;
}
