import type { SdkContent, SdkContents, SdkPart } from '../../../core/contract/sdk.js';
import { isRecord } from '../../../util/json.js';

export type HookRole = 'user' | 'model' | 'system';

/** One turn of the conversation as the SDK sends it, and what a hook sees of it. A hook sees nothing of an empty text. */
export interface Turn {
  readonly content: SdkContent;
  /** What stands in the request: the content, or an entry that no model client can read. */
  readonly entry: unknown;
  readonly role: HookRole;
  readonly text: string;
}

export function turnOf(content: SdkContent): Turn {
  return { content, entry: content, role: hookRole(content.role), text: partsOf(content).map(textOfPart).join('') };
}

/** Nobody can read it, so nobody sees it, and it stays where it is. */
function unreadable(entry: unknown): Turn {
  return { content: {}, entry, role: 'user', text: '' };
}

export function partsOf(content: SdkContent): readonly SdkPart[] {
  return Array.isArray(content.parts) ? content.parts : [];
}

/**
 * Reads every form the SDK accepts. Like the SDK, it makes one user turn of neighbouring bare strings and parts. What is
 * none of these is passed over: one stray entry must not keep the hooks from seeing the others.
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
      turns.push(unreadable(item));
    }
  }
  closeBare();
  return turns;
}

function itemsOf(contents: unknown): readonly unknown[] {
  if (Array.isArray(contents)) return contents;
  if (typeof contents === 'string' || isRecord(contents)) return [contents];
  throw new TypeError(
    `contents: expected a string, a Content, a Part or an array of these, but found ${typeof contents}`,
  );
}

export function isContent(item: unknown): item is SdkContent {
  return isRecord(item) && ('parts' in item || 'role' in item);
}

function hookRole(role: unknown): HookRole {
  return role === 'model' || role === 'system' ? role : 'user';
}

/** The text of an SDK part; undefined for every other kind of part, and for a thought, which no hook ever sees. */
export function textOfPart(part: unknown): string | undefined {
  if (!isRecord(part)) return undefined;
  const { text, thought } = part;
  return typeof text === 'string' && thought !== true ? text : undefined;
}

/** The texts of what a hook may write where text belongs: a string, or an array of strings and `{text}` objects. */
export function textsOf(written: unknown): string[] {
  const items = Array.isArray(written) ? written : [written];
  return items.map((item) => (typeof item === 'string' ? item : textOfPart(item))).filter((text) => text !== undefined);
}
