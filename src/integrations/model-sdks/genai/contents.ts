import type { SdkContent, SdkContents, SdkPart } from '../../../core/contract/index.js';
import { isRecord } from '../../../util/json.js';
import { distributeText } from '../shared/distribute-text.js';
import { type HookRole, rewriteTurns, type TurnEditor } from '../shared/rewrite-turns.js';
import { partsOf, textOfPart } from '../shared/text-parts.js';

/**
 * One turn of the conversation as the SDK sends it, with the role and the text that hooks see. Hooks do not see a turn
 * without text.
 */
export interface Turn {
  readonly content: SdkContent;
  /** Item of the request: the content, or an item that cannot be read. */
  readonly entry: unknown;
  readonly role: HookRole;
  readonly text: string;
}

export function turnOf(content: SdkContent): Turn {
  return { content, entry: content, role: hookRole(content.role), text: partsOf(content).map(textOfPart).join('') };
}

/**
 * Reads every form that the SDK accepts. Like the SDK, joins neighbouring bare strings and parts into one user turn.
 * Hooks do not see an item of any other type, but still see the rest.
 */
export function readTurns(contents: SdkContents | null | undefined): Turn[] {
  if (contents === undefined || contents === null) return [];
  const turns: Turn[] = [];
  let bare: unknown[] = [];
  const closeBare = (): void => {
    const content = { role: 'user', parts: bare };
    if (bare.length > 0 && isContent(content)) turns.push(turnOf(content));
    bare = [];
  };
  for (const item of itemsOf(contents)) {
    if (isContent(item)) {
      closeBare();
      turns.push(turnOf(item));
    } else if (typeof item === 'string') {
      bare.push({ text: item });
    } else if (isRecord(item) || bare.length > 0) {
      bare.push(item);
    } else {
      // Hooks do not see it, but it keeps its position.
      turns.push({ content: {}, entry: item, role: 'user', text: '' });
    }
  }
  closeBare();
  return turns;
}

function itemsOf(contents: unknown): readonly unknown[] {
  if (Array.isArray(contents)) return contents;
  if (typeof contents === 'string' || isRecord(contents)) return [contents];
  throw new TypeError(
    `cannot read contents: expected a string, a Content, a Part or an array of these, but found ${typeof contents}`,
  );
}

export function isContent(item: unknown): item is SdkContent {
  return isRecord(item) && ('parts' in item || 'role' in item);
}

function hookRole(role: unknown): HookRole {
  return role === 'model' || role === 'system' ? role : 'user';
}

/** Applies a hook's messages to the contents. Returns the same reference if nothing changed. */
export function rewriteContents(
  contents: SdkContents | undefined,
  messages: readonly unknown[],
): SdkContents | readonly unknown[] | undefined {
  const turns = readTurns(contents);
  const rewritten = rewriteTurns(turns, messages, contentEditor);
  // The SDK rejects a mix of Contents and bare parts, so a changed list holds no bare parts.
  return rewritten === turns ? contents : rewritten.map((turn) => turn.entry);
}

/** Edits turns that are Contents. */
export const contentEditor: TurnEditor<Turn> = {
  edit(turn, text, role) {
    const newRole = role === turn.role ? turn.role : sdkRole(role);
    if (text === turn.text && newRole === turn.role) return turn;
    const parts = rewriteParts(partsOf(turn.content), text);
    // A role that hooks see as `user` may have another name in the SDK: it changes only if the hook changed it.
    return turnOf({ ...turn.content, ...(newRole === turn.role ? {} : { role: newRole }), parts });
  },
  removeText(turn) {
    const parts = partsOf(turn.content).flatMap((part) =>
      textOfPart(part) === undefined ? [part] : withoutText(part),
    );
    return parts.length === 0 ? undefined : turnOf({ ...turn.content, parts });
  },
  create: (role, text) => turnOf({ role: sdkRole(role), parts: [{ text }] }),
  followsCall: (turn) =>
    partsOf(turn.content).some((part) => isRecord(part) && Object.hasOwn(part, 'functionResponse')),
};

/** Fields that only describe a text. A part with no other field is dropped together with its text. */
const TEXT_FIELDS = new Set(['text', 'thought', 'thoughtSignature', 'partMetadata', 'speechMetadata']);

/** Returns the SDK's role: Contents have no system role. */
function sdkRole(role: HookRole): HookRole {
  return role === 'model' ? 'model' : 'user';
}

/** Replaces the text of the parts. The first part with text receives what fits no other part. */
export function rewriteParts(parts: readonly SdkPart[], text: string): SdkPart[] {
  const shares = distributeText(
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

function withoutText(part: SdkPart): SdkPart[] {
  const { text: _, ...rest } = part;
  return Object.keys(rest).every((key) => TEXT_FIELDS.has(key)) ? [] : [rest];
}
