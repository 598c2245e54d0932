import type { IncomingMessage } from 'node:http';
import { HookVerdictKind } from '../../../../generated/enums.js';
import type { EventDecision } from '../../../core/outputs/decision.js';
import { type Fields, isRecord } from '../../../util/json.js';
import type { EventRequest, SaveTestRequest } from '../api.js';
import { HttpError } from '../http-error.js';

/** Large enough for an event input that contains a long file. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Reads the fields of a JSON body. Rejects a body that is too long without reading all of it. */
export async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpError(415, 'the body must be application/json');
  const tooLong = (): HttpError => new HttpError(413, `the body is longer than ${MAX_BODY_BYTES / 1024 / 1024} MiB`);
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLong();
  const parts: Buffer[] = [];
  let length = 0;
  // The request must stay open so that the error response can be sent.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > MAX_BODY_BYTES) throw tooLong();
    parts.push(bytes);
  }
  return fieldsIn(Buffer.concat(parts).toString('utf8'));
}

function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'the body is not valid JSON');
  }
  if (isRecord(value)) return value;
  throw new HttpError(400, 'the body must be a JSON object');
}

export function readEventRequest({ event, input }: Fields): EventRequest {
  if (typeof event !== 'string') throw new HttpError(400, 'event must be the name of an event');
  if (!isRecord(input)) throw new HttpError(400, 'input must be a JSON object');
  return { event, input };
}

export function readConfirmedRequest(fields: Fields): EventRequest {
  const request = readEventRequest(fields);
  if (fields['confirmed'] === true) return request;
  throw new HttpError(400, 'cannot run hooks: confirmed is not true', 'hooks are programs: ask the user first');
}

export function readSaveTestRequest(fields: Fields): SaveTestRequest {
  const request = readEventRequest(fields);
  const { name, expect } = fields;
  if (typeof name !== 'string' || name.trim() === '') throw new HttpError(400, 'name must be the name of the case');
  return { ...request, name: name.trim(), expect: expectation(isRecord(expect) ? expect : {}) };
}

const DECISIONS: readonly EventDecision[] = ['allow', 'deny', 'ask', 'stop'];

function expectation({ decision, reason, verdicts }: Fields): SaveTestRequest['expect'] {
  const decided = DECISIONS.find((each) => each === decision);
  const kinds = Object.values(HookVerdictKind);
  const known = Object.entries(isRecord(verdicts) ? verdicts : {}).flatMap(([hook, verdict]) => {
    const kind = kinds.find((each) => each === verdict);
    return kind === undefined ? [] : [[hook, kind] as const];
  });
  return {
    ...(decided !== undefined && { decision: decided }),
    ...(typeof reason === 'string' && reason !== '' && { reason }),
    ...(known.length > 0 && { verdicts: Object.fromEntries(known) }),
  };
}

const MAX_IDS = 1000;

export function readIds({ ids }: Fields): string[] {
  if (Array.isArray(ids) && ids.length <= MAX_IDS && ids.every((id) => typeof id === 'string')) return ids;
  throw new HttpError(400, 'ids must be a list of ids');
}
