import type { Candidate, GenerateContentResponse, Part } from '@google/genai';
import { asSdkResponse } from './hook-response.js';
import { SyntheticResponse } from './response.js';

/** The answer that the chunks of a stream add up to. It is of their class, so it has whatever getters they have. */
export function wholeResponse(chunks: readonly GenerateContentResponse[]): GenerateContentResponse {
  const [first] = chunks;
  if (first === undefined) return asSdkResponse(new SyntheticResponse([], undefined));
  const candidates = wholeCandidates(chunks);
  const fields = { ...chunks.map(saidFields).reduce(overlay), ...(candidates.length > 0 && { candidates }) };
  return Object.assign(Object.create(Object.getPrototypeOf(first)), fields);
}

function wholeCandidates(chunks: readonly GenerateContentResponse[]): Candidate[] {
  const byIndex = new Map<number, Candidate[]>();
  for (const { candidates } of chunks) {
    for (const [at, piece] of listOf(candidates).entries()) {
      if (!isObject(piece)) continue;
      const index = piece.index ?? at;
      const own = byIndex.get(index) ?? [];
      byIndex.set(index, own);
      own.push(piece);
    }
  }
  return [...byIndex].sort(([left], [right]) => left - right).map(([, own]) => wholeCandidate(own));
}

function wholeCandidate(pieces: readonly Candidate[]): Candidate {
  const fields: Candidate = pieces.map(saidFields).reduce(overlay);
  const contents = pieces.map((piece) => piece.content).filter(isObject);
  if (contents.length === 0) return fields;
  const parts = joinTexts(contents.flatMap((content) => listOf(content.parts).filter(isObject)));
  return { ...fields, content: { ...contents.map(saidFields).reduce(overlay), parts } };
}

/** What a server sends need not be what the SDK's types say; nothing in it may keep the hooks from the rest. */
function listOf<T>(list: readonly T[] | undefined): readonly T[] {
  return Array.isArray(list) ? list : [];
}

function isObject<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Neighbouring texts are one part; everything else stays a part of its own. */
function joinTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const continues = before !== undefined && isPlainText(before) && isPlainText(part);
    if (continues) joined[joined.length - 1] = { text: before.text + part.text };
    else joined.push(part);
  }
  return joined;
}

function isPlainText(part: Part): part is Part & { text: string } {
  return (
    typeof part.text === 'string' && Object.entries(part).every(([key, value]) => key === 'text' || value === undefined)
  );
}

/** What was said later holds. */
function overlay<T extends object>(earlier: Partial<T>, later: Partial<T>): Partial<T> {
  return { ...earlier, ...later };
}

/** A later piece that leaves a field undefined has not taken it back. */
function saidFields<T extends object>(piece: T): Partial<T> {
  const said: Partial<T> = { ...piece };
  for (const key of Object.keys(said)) if (Reflect.get(said, key) === undefined) Reflect.deleteProperty(said, key);
  return said;
}
