import type { LLMToolCall, LLMToolResult, LLMToolResultPatch } from '../../../../generated/index.js';
import { isRecord, parsedJson } from '../../../util/json.js';

/** A tool result in a request. */
export interface ResultEntry {
  readonly id: unknown;
  readonly name: unknown;
  readonly text: string;
}

/** Called with each result. Returns its new text, or undefined to keep it. */
export type VisitResult = (entry: ResultEntry) => string | undefined;

/** Collects the results that a walk through a request visits. */
export function collectResults(walk: (visit: VisitResult) => void): LLMToolResult[] {
  const ids = new Ids();
  const results: LLMToolResult[] = [];
  walk(({ id, name, text }) => {
    results.push({ id: ids.next(id), name: typeof name === 'string' ? name : '', text });
    return undefined;
  });
  return results;
}

/** Replaces the texts of results during a walk through a request. */
export function editResults<T>(edits: readonly LLMToolResultPatch[], walk: (visit: VisitResult) => T): T {
  const ids = new Ids();
  const texts = new Map(edits.map(({ id, text }) => [id, text]));
  return walk(({ id, text: before }) => {
    const text = texts.get(ids.next(id));
    return text === before ? undefined : text;
  });
}

/** Returns the tool calls of a response in order. */
export function collectCalls(calls: readonly { id: unknown; name: unknown; args: unknown }[]): LLMToolCall[] {
  const ids = new Ids();
  return calls.map(({ id, name, args }) => ({
    id: ids.next(id),
    name: typeof name === 'string' ? name : '',
    args: args === undefined ? {} : args,
  }));
}

/** Parses arguments that an SDK keeps as text. */
export function parsedArguments(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  return written.trim() === '' ? {} : parsedJson(written, written);
}

/** Generates unique ids: the original id, or a number if it is missing or a duplicate. */
class Ids {
  readonly #used = new Set<string>();
  #count = 0;

  next(id: unknown): string {
    this.#count += 1;
    const unique = typeof id === 'string' && id.trim() !== '' && !this.#used.has(id) ? id : this.#nextNumber();
    this.#used.add(unique);
    return unique;
  }

  /** A model may already use such a number as an id. */
  #nextNumber(): string {
    let number = `#${this.#count}`;
    while (this.#used.has(number)) number += "'";
    return number;
  }
}

/** Returns a value as text: a string as it is, anything else as JSON. */
export function textOfValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Parses a JSON object. Returns `fallback` if it is invalid or not an object. */
export function parsedRecord(text: string, fallback: Record<string, unknown>): Record<string, unknown> {
  const parsed = parsedJson(text);
  return isRecord(parsed) ? parsed : fallback;
}
