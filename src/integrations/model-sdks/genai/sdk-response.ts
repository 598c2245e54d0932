import type { Candidate, GenerateContentResponse, Part } from '@google/genai';
import type { SdkResponse } from '../../../core/contract/index.js';
import { SyntheticResponse } from './response.js';

/**
 * Returns a response that hooks made, as the SDK's type. It has the SDK's fields and getters; only the SDK's enums make
 * the types differ.
 */
export function asSdkResponse(response: SdkResponse): GenerateContentResponse;
export function asSdkResponse(response: SdkResponse): SdkResponse {
  return response;
}

/** Returns the response for a call that a hook blocked without a response of its own, as the API writes a blocked prompt. */
export function blockedResponse(reason: string): GenerateContentResponse {
  const content = { role: 'model', parts: [] };
  const candidate = { content, finishReason: 'OTHER', finishMessage: reason, index: 0 };
  const promptFeedback = { blockReason: 'OTHER', blockReasonMessage: reason };
  return asSdkResponse(Object.assign(new SyntheticResponse([candidate], undefined), { promptFeedback }));
}

/** Joins the chunks of a stream into one response of the same class, with the same getters. */
export function joinChunks(chunks: readonly GenerateContentResponse[]): GenerateContentResponse {
  const [first] = chunks;
  if (first === undefined) return asSdkResponse(new SyntheticResponse([], undefined));
  const candidates = joinCandidates(chunks);
  const fields = { ...chunks.map(definedFields).reduce(assignFields), ...(candidates.length > 0 && { candidates }) };
  return Object.assign(Object.create(Object.getPrototypeOf(first)), fields);
}

/** Returns true if the chunks contain the end of a response, or of a blocked prompt, which has none. */
export function hasEnd(chunks: readonly GenerateContentResponse[]): boolean {
  return chunks.some(({ candidates, promptFeedback }) => {
    const reasons = listOf(candidates).map((candidate) => candidate?.finishReason);
    return [...reasons, promptFeedback?.blockReason].some((reason) => typeof reason === 'string');
  });
}

function joinCandidates(chunks: readonly GenerateContentResponse[]): Candidate[] {
  const byIndex = new Map<number, Candidate[]>();
  for (const { candidates } of chunks) {
    for (const [at, piece] of listOf(candidates).entries()) {
      if (!isObject(piece)) continue;
      const index = piece.index ?? at;
      const pieces = byIndex.get(index) ?? [];
      byIndex.set(index, pieces);
      pieces.push(piece);
    }
  }
  return [...byIndex].sort(([left], [right]) => left - right).map(([, pieces]) => joinCandidate(pieces));
}

function joinCandidate(pieces: readonly Candidate[]): Candidate {
  const fields: Candidate = pieces.map(definedFields).reduce(assignFields);
  const contents = pieces.map((piece) => piece.content).filter(isObject);
  if (contents.length === 0) return fields;
  const parts = joinTextParts(contents.flatMap((content) => listOf(content.parts).filter(isObject)));
  return { ...fields, content: { ...contents.map(definedFields).reduce(assignFields), parts } };
}

/** Returns an empty list if a server sent something else, so that hooks still see the rest of the response. */
function listOf<T>(list: readonly T[] | undefined): readonly T[] {
  return Array.isArray(list) ? list : [];
}

function isObject<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Joins neighbouring text parts. Every other part stays separate. */
function joinTextParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isContinuation = before !== undefined && isPlainText(before) && isPlainText(part);
    if (isContinuation) joined[joined.length - 1] = { text: before.text + part.text };
    else joined.push(part);
  }
  return joined;
}

function isPlainText(part: Part): part is Part & { text: string } {
  return (
    typeof part.text === 'string' && Object.entries(part).every(([key, value]) => key === 'text' || value === undefined)
  );
}

function assignFields<T extends object>(earlier: Partial<T>, later: Partial<T>): Partial<T> {
  return { ...earlier, ...later };
}

/** Returns a copy without undefined fields, which must not override earlier values. */
function definedFields<T extends object>(piece: T): Partial<T> {
  const fields: Partial<T> = { ...piece };
  for (const key of Object.keys(fields))
    if (Reflect.get(fields, key) === undefined) Reflect.deleteProperty(fields, key);
  return fields;
}
