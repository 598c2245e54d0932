import type { LLMToolCall, LLMToolResult, LLMToolResultPatch } from '../../../../generated/index.js';
import { isRecord } from '../../../util/json.js';

/** A result, as it is found in a request. */
export interface FoundResult {
  readonly id: unknown;
  readonly name: unknown;
  readonly text: string;
}

/** Is shown every result in turn; what it returns is the text in its place. */
export type VisitResult = (found: FoundResult) => string | undefined;

/** The results that a walk through a request meets. */
export function collectResults(walk: (visit: VisitResult) => void): LLMToolResult[] {
  const ids = new Ids();
  const results: LLMToolResult[] = [];
  walk(({ id, name, text }) => {
    results.push({ id: ids.next(id), name: typeof name === 'string' ? name : '', text });
    return undefined;
  });
  return results;
}

/** What a walk makes of a request in which some results have another text. */
export function editResults<T>(edits: readonly LLMToolResultPatch[], walk: (visit: VisitResult) => T): T {
  const ids = new Ids();
  const texts = new Map(edits.map(({ id, text }) => [id, text]));
  return walk(({ id, text: before }) => {
    const text = texts.get(ids.next(id));
    return text === before ? undefined : text;
  });
}

/** The calls of an answer, in the order in which they stand. */
export function collectCalls(calls: readonly { id: unknown; name: unknown; args: unknown }[]): LLMToolCall[] {
  const ids = new Ids();
  return calls.map(({ id, name, args }) => ({
    id: ids.next(id),
    name: typeof name === 'string' ? name : '',
    args: args === undefined ? {} : args,
  }));
}

/** Arguments that an SDK keeps as text. */
export function parsedArguments(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  return written.trim() === '' ? {} : parsedJson(written, written);
}

/** Ids of their own, or a number where there is none, or where it was there before. */
class Ids {
  readonly #taken = new Set<string>();
  #count = 0;

  next(id: unknown): string {
    this.#count += 1;
    const own = typeof id === 'string' && id.trim() !== '' && !this.#taken.has(id) ? id : this.#number();
    this.#taken.add(own);
    return own;
  }

  /** A model may have called something by such a number itself. */
  #number(): string {
    let number = `#${this.#count}`;
    while (this.#taken.has(number)) number += "'";
    return number;
  }
}

/** The text of a value that is a text or JSON. */
export function textOfValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The JSON that a hook wrote in the place of other JSON; where it wrote none, `fallback`. */
export function parsedJson(text: string, fallback: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fallback;
  }
}

/** The same for what must be an object. */
export function parsedRecord(text: string, fallback: Record<string, unknown>): Record<string, unknown> {
  const parsed = parsedJson(text, undefined);
  return isRecord(parsed) ? parsed : fallback;
}
