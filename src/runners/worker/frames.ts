import {
  validateWorkerHello,
  validateWorkerResponse,
  type WorkerHello,
  type WorkerResponse,
} from '../../../generated/index.js';
import { fieldsOf, parsedJson } from '../../util/json.js';

/** Line that a worker printed. */
export type WorkerLine =
  | { readonly kind: 'hello'; readonly hello: WorkerHello }
  | { readonly kind: 'response'; readonly response: WorkerResponse }
  /** Text between the frames, such as a log line. */
  | { readonly kind: 'text' }
  /** Invalid frame, which may have been meant as a response. */
  | { readonly kind: 'broken' };

export function readLine(line: string): WorkerLine {
  if (!line.includes('{')) return { kind: 'text' };
  const frame = fieldsOf(parsedJson(line));
  if (validateWorkerResponse(frame)) return { kind: 'response', response: frame };
  if (validateWorkerHello(frame)) return { kind: 'hello', hello: frame };
  return { kind: 'broken' };
}

/** Formats a request frame. `input` is JSON already: it is serialized once for all hooks of the event. */
export function requestLine(id: number, { input, stateDir }: { input: string; stateDir?: string | undefined }): string {
  const state = stateDir === undefined ? '' : `,"state_dir":${JSON.stringify(stateDir)}`;
  return `{"type":"request","id":${id}${state},"input":${input}}\n`;
}

export function cancelLine(id: number): string {
  return `{"type":"cancel","id":${id}}\n`;
}

/** Random values per request. `MAX_REQUESTS` times this is still an exact integer. */
const RANDOM_RANGE = 2 ** 26;
/** Maximum number of requests for one worker; then it is replaced. */
export const MAX_REQUESTS = 2 ** 26;

/**
 * Returns the id of the nth request. It is not predictable, so that event data that a worker prints cannot be taken for the
 * response to another event.
 */
export function makeId(nth: number): number {
  return nth * RANDOM_RANGE + (randomNumber() % RANDOM_RANGE);
}

/** Drawn in batches: a single draw takes longer than writing a request. */
const randomNumbers = new Uint32Array(256);
let left = 0;

function randomNumber(): number {
  if (left === 0) {
    crypto.getRandomValues(randomNumbers);
    left = randomNumbers.length;
  }
  left -= 1;
  return randomNumbers[left] ?? 0;
}

/** Returns the number of the request with this id. */
export function requestNumber(id: number): number {
  return Math.floor(id / RANDOM_RANGE);
}
