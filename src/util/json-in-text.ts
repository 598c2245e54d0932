import { isRecord } from './json.js';

const OBJECT_LINE = /^[ \t]*(\{.*\})[ \t\r]*$/gm;
/** Parsing a line that is not JSON is slow, so only this many are parsed. */
const MAX_PARSED_LINES = 100;

/** Returns warnings for text that was most likely meant as a JSON object. */
export function textWarnings(text: string): string[] {
  if (text.startsWith('{')) return ['begins like a JSON object but is not valid JSON, and is treated as text'];
  if (!containsObject(text)) return [];
  return ['contains a JSON object and other text, and is treated as text: print nothing else on standard output'];
}

function containsObject(text: string): boolean {
  let parsed = 0;
  for (const [, line = ''] of text.matchAll(OBJECT_LINE)) {
    if (isObject(line)) return true;
    parsed += 1;
    if (parsed === MAX_PARSED_LINES) return false;
  }
  return false;
}

function isObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
