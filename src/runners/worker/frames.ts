import {
  validateWorkerHello,
  validateWorkerResponse,
  type WorkerHello,
  type WorkerResponse,
} from '../../../generated/index.js';
import { isRecord } from '../../util/json.js';

/** What a line of a worker is. */
export type WorkerLine =
  | { readonly kind: 'hello'; readonly hello: WorkerHello }
  | { readonly kind: 'response'; readonly response: WorkerResponse }
  /** Something that was printed in between. */
  | { readonly kind: 'text' }
  /** It may have been meant as an answer, and nobody can tell to what. */
  | { readonly kind: 'broken' };

export function readLine(line: string): WorkerLine {
  if (!line.includes('{')) return { kind: 'text' };
  const frame = parse(line);
  if (validateWorkerResponse(frame)) return { kind: 'response', response: frame };
  if (validateWorkerHello(frame)) return { kind: 'hello', hello: frame };
  return { kind: 'broken' };
}

/** The input is spliced in as it is: it was written once for all hooks of the event. */
export function requestLine(id: number, input: string): string {
  return `{"type":"request","id":${id},"input":${input}}\n`;
}

export function cancelLine(id: number): string {
  return `{"type":"cancel","id":${id}}\n`;
}

function parse(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
