import { align, type Match } from '../../../util/align.js';
import { isRecord } from '../../../util/json.js';
import { type HookRole, textsOf } from './turns.js';

/** What a hook sees of one turn of a conversation: nothing, when its text is empty. */
export interface SpokenTurn {
  readonly role: HookRole;
  readonly text: string;
}

/** How the turns of one SDK are changed. */
export interface TurnEditor<T extends SpokenTurn> {
  /** The same turn with another text, which is not empty, or role; its other parts stay where they are. */
  edit(turn: T, text: string, role: HookRole): T;
  /** The turn without its text, or undefined when it was text only. */
  silence(turn: T): T | undefined;
  create(role: HookRole, text: string): T;
  /** Nothing may come between it and the turn before it. */
  answersCall(turn: T): boolean;
}

/** A message as a hook wrote it. */
interface HookMessage {
  readonly role: HookRole | undefined;
  readonly text: string;
}

/** The turns with a hook's messages in them; the same list when the messages say nothing new. */
export function rewriteTurns<T extends SpokenTurn>(
  turns: readonly T[],
  messages: readonly unknown[],
  editor: TurnEditor<T>,
): readonly T[] {
  const rewritten = rewriteSpoken(turns, messages.filter(isRecord).map(readMessage), editor);
  const unchanged = rewritten.length === turns.length && rewritten.every((turn, at) => turn === turns[at]);
  return unchanged ? turns : rewritten;
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
function rewriteSpoken<T extends SpokenTurn>(
  turns: readonly T[],
  messages: readonly HookMessage[],
  editor: TurnEditor<T>,
): T[] {
  const spoken = [...turns.entries()].filter(([, turn]) => turn.text !== '');
  const matches = align(
    spoken.map(([, turn]) => keyOf(turn)),
    messages.map(keyOf),
  );
  const edited = new Map<number, T | undefined>();
  const inserted = new Map<number, T[]>();
  let [fromTurn, fromMessage]: Match = [0, 0];
  for (const [toTurn, toMessage] of [...matches, [spoken.length, messages.length] as const]) {
    const removed = spoken.slice(fromTurn, toTurn);
    const added = messages.slice(fromMessage, toMessage);
    removed.forEach(([at, turn], nth) => {
      const message = added[nth];
      edited.set(at, message === undefined ? editor.silence(turn) : editTurn(turn, message, editor));
    });
    const extra = added.slice(removed.length).filter((message) => message.text !== '');
    if (extra.length > 0) {
      const place = placeBetween(turns, spoken[toTurn - 1]?.[0], spoken[toTurn]?.[0], editor);
      inserted.set(
        place,
        extra.map(({ role = 'user', text }) => editor.create(role, text)),
      );
    }
    fromTurn = toTurn + 1;
    fromMessage = toMessage + 1;
  }
  return compose(turns, edited, inserted);
}

function keyOf({ role, text }: { readonly role: HookRole | undefined; readonly text: string }): string {
  return `${role ?? 'user'}:${text}`;
}

function editTurn<T extends SpokenTurn>(turn: T, { role, text }: HookMessage, editor: TurnEditor<T>): T | undefined {
  if (text === '') return editor.silence(turn);
  const wanted = role ?? turn.role;
  return text === turn.text && wanted === turn.role ? turn : editor.edit(turn, text, wanted);
}

/**
 * Where new turns go between two turns with text that may have turns without text between them: at the end of the gap,
 * so that they follow what was there, but never between a function call and its response. What comes before the first
 * message comes before everything.
 */
function placeBetween<T extends SpokenTurn>(
  turns: readonly T[],
  previous: number | undefined,
  next: number | undefined,
  editor: TurnEditor<T>,
): number {
  if (previous === undefined && next !== undefined) return 0;
  const latest = next ?? turns.length;
  const earliest = (previous ?? -1) + 1;
  for (let place = latest; place >= earliest; place--) {
    const following = turns[place];
    if (following === undefined || !editor.answersCall(following)) return place;
  }
  return latest;
}

function compose<T>(
  turns: readonly T[],
  edited: ReadonlyMap<number, T | undefined>,
  inserted: ReadonlyMap<number, readonly T[]>,
): T[] {
  const kept = turns.flatMap((turn, at) => {
    const now = edited.has(at) ? edited.get(at) : turn;
    return [...(inserted.get(at) ?? []), ...(now === undefined ? [] : [now])];
  });
  return [...kept, ...(inserted.get(turns.length) ?? [])];
}
