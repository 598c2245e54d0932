import type { LLMRole } from '../../../../generated/index.js';
import { align, type Match } from '../../../util/align.js';
import { isRecord } from '../../../util/json.js';
import { textsOf } from './text-parts.js';

/** Role of a message in the hook format. */
export type HookRole = LLMRole;

/** Role and text that hooks see of a turn. Hooks do not see a turn without text. */
export interface VisibleTurn {
  readonly role: HookRole;
  readonly text: string;
}

/** Functions that edit the turns of one SDK. */
export interface TurnEditor<T extends VisibleTurn> {
  /** Returns the turn with a new text, which is not empty, or role. Its other parts stay in place. */
  edit(turn: T, text: string, role: HookRole): T;
  /** Returns the turn without its text; undefined if it was text only. */
  removeText(turn: T): T | undefined;
  create(role: HookRole, text: string): T;
  /** Returns true if the turn must directly follow the one before it. */
  followsCall(turn: T): boolean;
}

/** A message as a hook wrote it. */
interface HookMessage {
  readonly role: HookRole | undefined;
  readonly text: string;
}

/** Applies a hook's messages to the turns. Returns the same list if nothing changed. */
export function rewriteTurns<T extends VisibleTurn>(
  turns: readonly T[],
  messages: readonly unknown[],
  editor: TurnEditor<T>,
): readonly T[] {
  const rewritten = rewriteVisible(turns, messages.filter(isRecord).map(readMessage), editor);
  const isUnchanged = rewritten.length === turns.length && rewritten.every((turn, at) => turn === turns[at]);
  return isUnchanged ? turns : rewritten;
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
 * Matches messages with turns by role and text. Between two matches, removed and added messages are paired in order as
 * edits. Unpaired turns lose their text; unpaired messages become new turns.
 */
function rewriteVisible<T extends VisibleTurn>(
  turns: readonly T[],
  messages: readonly HookMessage[],
  editor: TurnEditor<T>,
): T[] {
  const visible = [...turns.entries()].filter(([, turn]) => turn.text !== '');
  const matches = align(
    visible.map(([, turn]) => keyOf(turn)),
    messages.map(keyOf),
  );
  const edited = new Map<number, T | undefined>();
  const inserted = new Map<number, T[]>();
  let [fromTurn, fromMessage]: Match = [0, 0];
  for (const [toTurn, toMessage] of [...matches, [visible.length, messages.length] as const]) {
    const removed = visible.slice(fromTurn, toTurn);
    const added = messages.slice(fromMessage, toMessage);
    removed.forEach(([at, turn], nth) => {
      const message = added[nth];
      edited.set(at, message === undefined ? editor.removeText(turn) : editTurn(turn, message, editor));
    });
    const extra = added.slice(removed.length).filter((message) => message.text !== '');
    if (extra.length > 0) {
      const index = insertionIndex(turns, visible[toTurn - 1]?.[0], visible[toTurn]?.[0], editor);
      inserted.set(
        index,
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

function editTurn<T extends VisibleTurn>(turn: T, { role, text }: HookMessage, editor: TurnEditor<T>): T | undefined {
  if (text === '') return editor.removeText(turn);
  const newRole = role ?? turn.role;
  return text === turn.text && newRole === turn.role ? turn : editor.edit(turn, text, newRole);
}

/**
 * Returns the index at which to insert new turns between two turns with text. Turns without text may be between these:
 * new turns follow them, but never separate a function call from its response. A message before the first one goes to
 * the beginning.
 */
function insertionIndex<T extends VisibleTurn>(
  turns: readonly T[],
  previous: number | undefined,
  next: number | undefined,
  editor: TurnEditor<T>,
): number {
  if (previous === undefined && next !== undefined) return 0;
  const latest = next ?? turns.length;
  const earliest = (previous ?? -1) + 1;
  for (let index = latest; index >= earliest; index--) {
    const following = turns[index];
    if (following === undefined || !editor.followsCall(following)) return index;
  }
  return latest;
}

function compose<T>(
  turns: readonly T[],
  edited: ReadonlyMap<number, T | undefined>,
  inserted: ReadonlyMap<number, readonly T[]>,
): T[] {
  const composed = turns.flatMap((turn, at) => {
    const newTurn = edited.has(at) ? edited.get(at) : turn;
    return [...(inserted.get(at) ?? []), ...(newTurn === undefined ? [] : [newTurn])];
  });
  return [...composed, ...(inserted.get(turns.length) ?? [])];
}
