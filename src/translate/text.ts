import { isRecord } from './json.js';

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
