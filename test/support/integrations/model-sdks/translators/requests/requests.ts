import fc from 'fast-check';
import type { HookTranslator } from '../../../../../../src/engine.js';
import { word } from '../conversations.js';

export type Fields = Readonly<Record<string, unknown>>;
export type HookRole = 'user' | 'model' | 'system';

/** Generated requests of one SDK, with functions that read them without its translator. */
export interface Requests {
  readonly translator: HookTranslator;
  readonly request: fc.Arbitrary<Fields>;
  /** Field with the conversation. */
  readonly list: string;
  /** Field with the instruction, if the SDK has one. */
  readonly instruction?: string;
  readonly textTypes: readonly unknown[];
  /** Fields of a message with content besides `content`. */
  readonly otherContent?: readonly string[];
  /** Cache marker of a part. */
  readonly mark: Fields;
  /** True if messages can have cache markers too. */
  readonly marksMessages?: boolean;
  /** Returns the role that hooks see; undefined if they do not see the entry. */
  roleOf(entry: Fields): HookRole | undefined;
  /** Returns true if the API accepts such content from the role. */
  mayHold(role: HookRole, content: unknown): boolean;
  /** Returns a message that a hook adds. */
  message(role: HookRole, text: string): Fields;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface VisibleMessage {
  readonly role: HookRole;
  readonly content: string;
}

/** Returns the entries of a conversation; a bare text is one entry. */
export function entriesOf({ list }: Requests, request: Fields): readonly unknown[] {
  const given = request[list];
  return Array.isArray(given) ? given : given === undefined ? [] : [given];
}

/** Returns what hooks see of an entry; undefined if they do not see it. */
export function visibleOf(requests: Requests, entry: unknown, isBare: boolean): VisibleMessage | undefined {
  if (isBare && typeof entry === 'string') return { role: 'user', content: entry };
  const role = isFields(entry) ? requests.roleOf(entry) : undefined;
  return role && isFields(entry) ? { role, content: textOf(requests, entry['content']) } : undefined;
}

export function textOf({ textTypes }: Requests, content: unknown): string {
  if (typeof content === 'string') return content;
  const texts = partsOf(content).filter((part) => textTypes.includes(part['type']));
  return texts.map(({ text }) => String(text)).join('');
}

function partsOf(content: unknown): Fields[] {
  return Array.isArray(content) ? content.filter(isFields) : [];
}

/** Returns the number of leading instructions. */
export function openingOf(requests: Requests, request: Fields): number {
  const entries = entriesOf(requests, request);
  const first = entries.findIndex((entry) => !isFields(entry) || requests.roleOf(entry) !== 'system');
  return first < 0 ? entries.length : first;
}

/** Returns everything in a conversation that is not visible text, in order. */
export function hiddenIn(requests: Requests, request: Fields): string[] {
  const isBare = !Array.isArray(request[requests.list]);
  const entries = entriesOf(requests, request).filter((entry) => !(isBare && typeof entry === 'string'));
  return entries.flatMap((entry) => {
    if (!isFields(entry) || requests.roleOf(entry) === undefined) return [JSON.stringify(entry)];
    const otherContent = (requests.otherContent ?? [])
      .map((key) => entry[key])
      .filter((one) => one !== undefined && one !== null);
    const silent = partsOf(entry['content']).filter(({ type }) => !requests.textTypes.includes(type));
    return [...silent, ...otherContent].map((one) => JSON.stringify(one));
  });
}

/** Numbered, so that values are distinguishable. */
export const numbered = (make: (n: number) => Fields): fc.Arbitrary<Fields> => fc.nat(999).map(make);

/** Additional fields that a provider may add anywhere. */
const vendors: fc.Arbitrary<Fields> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  numbered((n) => ({ x_vendor: n })),
  numbered((n) => ({ extra_content: { google: { thought_signature: `s${n}` } }, x_null: null })),
);

export const sprinkled = (value: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> =>
  fc.tuple(value, vendors).map(([own, others]) => ({ ...own, ...others }));

export const modelName = fc.constantFrom('m', 'n');

/** Parts with text, some of them with a cache marker. */
export const textParts = (type: string, mark: Fields): fc.Arbitrary<Fields> =>
  sprinkled(
    fc.oneof(
      { weight: 4, arbitrary: word.map((text) => ({ type, text })) },
      { weight: 1, arbitrary: word.map((text) => ({ type, text, ...mark })) },
      { weight: 1, arbitrary: fc.constant({ type, text: '' }) },
    ),
  );

/** A part of an unknown type. */
export const unknownPart = numbered((n) => ({ type: 'hologram', hologram: { n }, text: `not to be read ${n}` }));

export const contentOf = (...parts: fc.Arbitrary<Fields>[]): fc.Arbitrary<readonly Fields[]> =>
  fc.array(sprinkled(fc.oneof(...parts)), { maxLength: 4 });

/** A conversation with some unreadable entries. */
export const conversation = (entry: fc.Arbitrary<Fields>): fc.Arbitrary<readonly unknown[]> =>
  fc.array(
    fc.oneof(
      { weight: 20, arbitrary: sprinkled(entry) },
      { weight: 1, arbitrary: fc.constantFrom(null, 7, 'stray', [['nested']]) },
    ),
    { maxLength: 9 },
  );

const unseen: fc.Arbitrary<Fields> = fc.record(
  {
    temperature: fc.constantFrom(0, 0.5),
    tools: fc.constant([{ type: 'function', name: 'read', cache_control: { type: 'ephemeral' } }]),
    metadata: fc.constant({ user_id: 'u' }),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** A request with some of the fields that hooks cannot see. */
export const requestWith = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Fields> =>
  sprinkled(fc.tuple(fc.record(fields, { noNullPrototype: true }), unseen).map(([own, more]) => ({ ...own, ...more })));
