import type { SdkContents } from '../contract/sdk.js';
import { align, type Match } from './align.js';
import { editTurn, type HookMessage, newTurn, silenceTurn } from './edit-turn.js';
import { isRecord } from './json.js';
import { textsOf } from './text.js';
import { type HookRole, partsOf, readTurns, type Turn } from './turns.js';

/** The contents with a hook's messages in them; the same reference when the messages say nothing new. */
export function rewriteContents(
  contents: SdkContents | undefined,
  messages: readonly unknown[],
): SdkContents | undefined {
  const turns = readTurns(contents);
  const rewritten = rewriteTurns(turns, messages.filter(isRecord).map(readMessage));
  const unchanged = rewritten.length === turns.length && rewritten.every((turn, at) => turn === turns[at]);
  // The SDK refuses a mix of Contents and bare parts, so a changed list holds Contents only.
  return unchanged ? contents : rewritten.map((turn) => turn.content);
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
