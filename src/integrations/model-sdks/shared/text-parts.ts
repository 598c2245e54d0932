import type { SdkContent, SdkPart } from '../../../core/contract/index.js';
import { isRecord } from '../../../util/json.js';

export function partsOf(content: SdkContent): readonly SdkPart[] {
  return Array.isArray(content.parts) ? content.parts : [];
}

/** Returns the text of a part; undefined for other parts and for thoughts, which hooks never see. */
export function textOfPart(part: unknown): string | undefined {
  if (!isRecord(part)) return undefined;
  const { text, thought } = part;
  return typeof text === 'string' && thought !== true ? text : undefined;
}

/** Returns the texts of content that a hook wrote: a string, or an array of strings and `{text}` objects. */
export function textsOf(written: unknown): string[] {
  const items = Array.isArray(written) ? written : [written];
  return items.map((item) => (typeof item === 'string' ? item : textOfPart(item))).filter((text) => text !== undefined);
}
