import { attempt } from './errors.js';
import { isRecord } from './json.js';

/** Beginning of an object in JSON, Python or JavaScript, and its first key. */
const OBJECT = /\{\s*(?:"[^"\n]*"|'[^'\n]*'|[\w$]+)\s*:/g;
/** Object with a field that decides, if it is not JSON. */
const DECIDES = /\{[^{}\n]*["']?\b(?:decision|permissionDecision|permission|continue|hookSpecificOutput)["']?\s*:/;
/** Limits on the work for long texts. */
const MAX_OBJECTS = 100;
const MAX_OBJECT_LENGTH = 65_536;

const ONLY_JSON = 'and is treated as text: print only the JSON on standard output';

/** Returns why a text, which is not a JSON object, was most likely meant as one. */
export function whyMeantAsJson(text: string): string | undefined {
  if (text.startsWith('{')) return `the output begins like a JSON object but is not valid JSON, ${ONLY_JSON}`;
  return containsObject(text) ? `the output contains a JSON object and other text, ${ONLY_JSON}` : undefined;
}

function containsObject(text: string): boolean {
  let searched = 0;
  for (const { index } of text.matchAll(OBJECT)) {
    if (isRecord(objectAt(text, index))) return true;
    searched += 1;
    if (searched === MAX_OBJECTS) break;
  }
  return DECIDES.test(text);
}

/** Parses the object that begins at a position. Returns undefined if it has no end, or is not JSON. */
function objectAt(text: string, start: number): unknown {
  let depth = 0;
  const tokens = /"(?:[^"\\]|\\.)*"|[{}]/gs;
  tokens.lastIndex = start;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    const end = tokens.lastIndex;
    if (end - start > MAX_OBJECT_LENGTH) return undefined;
    if (token[0] === '{') depth += 1;
    if (token[0] === '}') depth -= 1;
    if (depth === 0) return attempt<unknown>(() => JSON.parse(text.slice(start, end)), undefined);
  }
  return undefined;
}
