import type { SdkContent, SdkContents, SdkPart } from '../contract/sdk.js';
import { isRecord } from './json.js';

export type HookRole = 'user' | 'model' | 'system';

/** One turn of the conversation as the SDK sends it, and what a hook sees of it. A hook sees nothing of an empty text. */
export interface Turn {
  readonly content: SdkContent;
  readonly role: HookRole;
  readonly text: string;
}

export function turnOf(content: SdkContent): Turn {
  return { content, role: hookRole(content.role), text: partsOf(content).map(textOfPart).join('') };
}

export function partsOf(content: SdkContent): readonly SdkPart[] {
  return Array.isArray(content.parts) ? content.parts : [];
}

/** Reads every form the SDK accepts. Like the SDK, it makes one user turn of neighbouring bare strings and parts. */
export function readTurns(contents: SdkContents | null | undefined): Turn[] {
  if (contents === undefined || contents === null) return [];
  const items: readonly unknown[] = Array.isArray(contents) ? contents : [contents];
  const turns: Turn[] = [];
  let bare: SdkPart[] = [];
  const closeBare = (): void => {
    if (bare.length > 0) turns.push(turnOf({ role: 'user', parts: bare }));
    bare = [];
  };
  for (const item of items) {
    if (isContent(item)) {
      closeBare();
      turns.push(turnOf(item));
    } else {
      bare.push(readBarePart(item));
    }
  }
  closeBare();
  return turns;
}

function isContent(item: unknown): item is SdkContent {
  return typeof item === 'object' && item !== null && ('parts' in item || 'role' in item);
}

function readBarePart(item: unknown): SdkPart {
  if (typeof item === 'string') return { text: item };
  if (typeof item === 'object' && item !== null && !Array.isArray(item)) return item;
  const found = Array.isArray(item) ? 'a nested array' : String(item === null ? item : typeof item);
  throw new TypeError(`contents: expected a string, a Content, a Part or an array of these, but found ${found}`);
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
