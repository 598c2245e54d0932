import type { SdkPart } from '../contract/sdk.js';
import { textOfPart } from './text.js';
import { type HookRole, partsOf, type Turn, turnOf } from './turns.js';

/** A message as a hook wrote it. */
export interface HookMessage {
  readonly role: HookRole | undefined;
  readonly text: string;
}

/** What only describes a text: without the text, a part that has nothing else says nothing. */
const DESCRIBES_TEXT = new Set(['text', 'thought', 'thoughtSignature', 'partMetadata', 'speechMetadata']);

export function newTurn(message: HookMessage): Turn {
  return turnOf({ role: sdkRole(message.role ?? 'user'), parts: [{ text: message.text }] });
}

/** The same turn with another text or role; its other parts stay where they are. */
export function editTurn(turn: Turn, message: HookMessage): Turn | undefined {
  if (message.text === '') return silenceTurn(turn);
  const wanted = message.role === undefined || message.role === turn.role ? turn.role : sdkRole(message.role);
  if (message.text === turn.text && wanted === turn.role) return turn;
  const parts = rewriteParts(partsOf(turn.content), message.text);
  // A role that a hook sees as `user` may have another name in the SDK: it changes only if the hook changed it.
  return turnOf({ ...turn.content, ...(wanted === turn.role ? {} : { role: wanted }), parts });
}

/** The turn without its text, or undefined when it was text only. */
export function silenceTurn(turn: Turn): Turn | undefined {
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
