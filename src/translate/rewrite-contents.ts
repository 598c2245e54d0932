import type { SdkContents, SdkPart } from '../contract/sdk.js';
import { isRecord } from '../values/json.js';
import { type HookRole, partsOf, readTurns, type Turn, textOfPart, textsOf, turnOf } from './turns.js';

/** The contents with a hook's messages in them; the same reference when the messages say nothing new. */
export function rewriteContents(
  contents: SdkContents | undefined,
  messages: readonly unknown[],
): SdkContents | readonly unknown[] | undefined {
  const turns = readTurns(contents);
  const rewritten = rewriteTurns(turns, messages.filter(isRecord).map(readMessage));
  const unchanged = rewritten.length === turns.length && rewritten.every((turn, at) => turn === turns[at]);
  // The SDK refuses a mix of Contents and bare parts, so a changed list holds no bare parts.
  return unchanged ? contents : rewritten.map((turn) => turn.entry);
}

function readMessage({ role, content }: Record<string, unknown>): HookMessage {
  return { role: readRole(role), text: textsOf(content).join('') };
}

function readRole(role: unknown): HookRole | undefined {
  if (role === undefined || role === null) return undefined;
  if (role === 'assistant') return 'model';
  return role === 'model' || role === 'system' ? role : 'user';
}

/**
 * Matches messages with turns by what they say. Between two matches, removed and added messages pair up in order as
 * edits; what is left over goes, or comes in as a new turn.
 */
function rewriteTurns(turns: readonly Turn[], messages: readonly HookMessage[]): Turn[] {
  const spoken = [...turns.entries()].filter(([, turn]) => turn.text !== '');
  const matches = align(
    spoken.map(([, turn]) => keyOf(turn)),
    messages.map(keyOf),
  );
  const edited = new Map<number, Turn | undefined>();
  const inserted = new Map<number, Turn[]>();
  let [fromTurn, fromMessage]: Match = [0, 0];
  for (const [toTurn, toMessage] of [...matches, [spoken.length, messages.length] as const]) {
    const removed = spoken.slice(fromTurn, toTurn);
    const added = messages.slice(fromMessage, toMessage);
    removed.forEach(([at, turn], nth) => {
      const message = added[nth];
      edited.set(at, message === undefined ? silenceTurn(turn) : editTurn(turn, message));
    });
    const extra = added.slice(removed.length).filter((message) => message.text !== '');
    if (extra.length > 0) {
      const place = placeBetween(turns, spoken[toTurn - 1]?.[0], spoken[toTurn]?.[0]);
      inserted.set(place, extra.map(newTurn));
    }
    fromTurn = toTurn + 1;
    fromMessage = toMessage + 1;
  }
  return compose(turns, edited, inserted);
}

function keyOf({ role, text }: { readonly role: HookRole | undefined; readonly text: string }): string {
  return `${role ?? 'user'}:${text}`;
}

/**
 * Where new turns go between two turns with text that may have turns without text between them: at the end of the gap,
 * so that they follow what was there, but never between a function call and its response. What comes before the first
 * message comes before everything.
 */
function placeBetween(turns: readonly Turn[], previous: number | undefined, next: number | undefined): number {
  if (previous === undefined && next !== undefined) return 0;
  const latest = next ?? turns.length;
  const earliest = (previous ?? -1) + 1;
  for (let place = latest; place >= earliest; place--) {
    const following = turns[place];
    if (following === undefined || !answersCall(following)) return place;
  }
  return latest;
}

function answersCall(turn: Turn): boolean {
  return partsOf(turn.content).some((part) => isRecord(part) && Object.hasOwn(part, 'functionResponse'));
}

function compose(
  turns: readonly Turn[],
  edited: ReadonlyMap<number, Turn | undefined>,
  inserted: ReadonlyMap<number, readonly Turn[]>,
): Turn[] {
  const kept = turns.flatMap((turn, at) => {
    const now = edited.has(at) ? edited.get(at) : turn;
    return [...(inserted.get(at) ?? []), ...(now === undefined ? [] : [now])];
  });
  return [...kept, ...(inserted.get(turns.length) ?? [])];
}

/** A message as a hook wrote it. */
interface HookMessage {
  readonly role: HookRole | undefined;
  readonly text: string;
}

/** What only describes a text: without the text, a part that has nothing else says nothing. */
const DESCRIBES_TEXT = new Set(['text', 'thought', 'thoughtSignature', 'partMetadata', 'speechMetadata']);

function newTurn(message: HookMessage): Turn {
  return turnOf({ role: sdkRole(message.role ?? 'user'), parts: [{ text: message.text }] });
}

/** The same turn with another text or role; its other parts stay where they are. */
function editTurn(turn: Turn, message: HookMessage): Turn | undefined {
  if (message.text === '') return silenceTurn(turn);
  const wanted = message.role === undefined || message.role === turn.role ? turn.role : sdkRole(message.role);
  if (message.text === turn.text && wanted === turn.role) return turn;
  const parts = rewriteParts(partsOf(turn.content), message.text);
  // A role that a hook sees as `user` may have another name in the SDK: it changes only if the hook changed it.
  return turnOf({ ...turn.content, ...(wanted === turn.role ? {} : { role: wanted }), parts });
}

/** The turn without its text, or undefined when it was text only. */
function silenceTurn(turn: Turn): Turn | undefined {
  const parts = partsOf(turn.content).flatMap((part) => (textOfPart(part) === undefined ? [part] : withoutText(part)));
  return parts.length === 0 ? undefined : turnOf({ ...turn.content, parts });
}

/** The SDK has no system role inside a conversation. */
function sdkRole(role: HookRole): HookRole {
  return role === 'model' ? 'model' : 'user';
}

function rewriteParts(parts: readonly SdkPart[], text: string): SdkPart[] {
  const shares = shareOut(
    parts.map(textOfPart).filter((old) => old !== undefined),
    text,
  ).values();
  return parts.flatMap((part) => {
    const old = textOfPart(part);
    if (old === undefined) return [part];
    const share = shares.next().value ?? '';
    if (share === old) return [part];
    return share === '' ? withoutText(part) : [{ ...part, text: share }];
  });
}

/**
 * Divides a new text among the parts that held the old one. Parts at either end that still fit keep their text, so that
 * an edit behind an image stays behind it; the first of the others takes what is left.
 */
function shareOut(old: readonly string[], text: string): string[] {
  const shares = old.map(() => '');
  let first = 0;
  let start = 0;
  for (const share of old) {
    if (!text.startsWith(share, start)) break;
    shares[first++] = share;
    start += share.length;
  }
  let last = old.length;
  let end = text.length;
  for (const share of old.slice(first).reverse()) {
    if (end - share.length < start || !text.endsWith(share, end)) break;
    shares[--last] = share;
    end -= share.length;
  }
  const taker = first < last ? first : Math.max(0, first - 1);
  const left = text.slice(start, end);
  shares[taker] = first === 0 && last === 0 ? left + (shares[0] ?? '') : (shares[taker] ?? '') + left;
  return shares;
}

function withoutText(part: SdkPart): SdkPart[] {
  const { text: _, ...rest } = part;
  return Object.keys(rest).every((key) => DESCRIBES_TEXT.has(key)) ? [] : [rest];
}

/** Positions of one item that is the same before and after. */
export type Match = readonly [before: number, after: number];

interface Range {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

interface Sides {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Cells of the largest table that is ever filled: 2 MB, some milliseconds. */
const TABLE_LIMIT = 1 << 20;

/**
 * The items that stayed, in order: a longest common subsequence. Where the differing middle is too large for a table,
 * items that occur once on each side split it first; what is still too large after that counts as changed throughout.
 */
export function align(before: readonly string[], after: readonly string[]): Match[] {
  const ids = new Map<string, number>();
  const idOf = (key: string): number => {
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  };
  const matches: Match[] = [];
  const sides = { before: before.map(idOf), after: after.map(idOf) };
  alignRange(sides, { before: [0, before.length], after: [0, after.length] }, matches);
  return matches;
}

function alignRange({ before, after }: Sides, range: Range, matches: Match[]): void {
  let [b, bEnd] = range.before;
  let [a, aEnd] = range.after;
  while (b < bEnd && a < aEnd && before[b] === after[a]) matches.push([b++, a++]);
  let tail = 0;
  while (b < bEnd && a < aEnd && before[bEnd - 1] === after[aEnd - 1]) {
    bEnd--;
    aEnd--;
    tail++;
  }
  if (b < bEnd && a < aEnd) alignMiddle({ before, after }, { before: [b, bEnd], after: [a, aEnd] }, matches);
  for (let k = 0; k < tail; k++) matches.push([bEnd + k, aEnd + k]);
}

function alignMiddle(sides: Sides, range: Range, matches: Match[]): void {
  const [b, bEnd] = range.before;
  const [a, aEnd] = range.after;
  if ((bEnd - b) * (aEnd - a) <= TABLE_LIMIT) {
    alignByTable(sides, range, matches);
    return;
  }
  const anchors = longestRising(onceOnEachSide(sides, range));
  if (anchors.length === 0) return;
  let from: Match = [b, a];
  for (const anchor of anchors) {
    alignRange(sides, { before: [from[0], anchor[0]], after: [from[1], anchor[1]] }, matches);
    matches.push(anchor);
    from = [anchor[0] + 1, anchor[1] + 1];
  }
  alignRange(sides, { before: [from[0], bEnd], after: [from[1], aEnd] }, matches);
}

function alignByTable({ before, after }: Sides, range: Range, matches: Match[]): void {
  const [b, bEnd] = range.before;
  const [a, aEnd] = range.after;
  const width = aEnd - a + 1;
  // The shorter side has at most 1024 items under the limit, so a length always fits 16 bits.
  const lengths = new Uint16Array((bEnd - b + 1) * width);
  const longest = (i: number, j: number): number => lengths[(i - b) * width + (j - a)] ?? 0;
  for (let i = bEnd - 1; i >= b; i--) {
    for (let j = aEnd - 1; j >= a; j--) {
      const same = before[i] === after[j];
      lengths[(i - b) * width + (j - a)] = same
        ? longest(i + 1, j + 1) + 1
        : Math.max(longest(i + 1, j), longest(i, j + 1));
    }
  }
  let i = b;
  let j = a;
  while (i < bEnd && j < aEnd) {
    if (before[i] === after[j]) matches.push([i++, j++]);
    else if (longest(i + 1, j) >= longest(i, j + 1)) i++;
    else j++;
  }
}

function onceOnEachSide({ before, after }: Sides, range: Range): Match[] {
  const onceAfter = positionsOfSingles(after, range.after);
  const matches: Match[] = [];
  for (const [id, at] of positionsOfSingles(before, range.before)) {
    const there = onceAfter.get(id);
    if (there !== undefined) matches.push([at, there]);
  }
  return matches;
}

/** In order of position, because a Map keeps the order of insertion. */
function positionsOfSingles(ids: readonly number[], [from, to]: readonly [number, number]): Map<number, number> {
  const positions = new Map<number, number>();
  const repeated = new Set<number>();
  ids.slice(from, to).forEach((id, offset) => {
    if (positions.has(id)) repeated.add(id);
    else positions.set(id, from + offset);
  });
  for (const id of repeated) positions.delete(id);
  return positions;
}

interface Run {
  readonly last: Match;
  readonly rest: Run | undefined;
}

/** The longest subsequence whose second positions rise too, in O(n log n). */
function longestRising(matches: readonly Match[]): Match[] {
  const bestOfLength: Run[] = [];
  for (const last of matches) {
    let low = 0;
    let high = bestOfLength.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const run = bestOfLength[middle];
      if (run !== undefined && run.last[1] < last[1]) low = middle + 1;
      else high = middle;
    }
    bestOfLength[low] = { last, rest: bestOfLength[low - 1] };
  }
  const rising: Match[] = [];
  for (let run = bestOfLength.at(-1); run !== undefined; run = run.rest) rising.push(run.last);
  return rising.reverse();
}
