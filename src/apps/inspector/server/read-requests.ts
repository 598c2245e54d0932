import { HookVerdictKind } from '../../../../generated/enums.js';
import { isRecord } from '../../../util/json.js';
import type { Decision, EventRequest, SaveTestRequest } from '../api.js';
import { HttpError } from '../http-error.js';

type Fields = Readonly<Record<string, unknown>>;

export function readEventRequest({ event, input }: Fields): EventRequest {
  if (typeof event !== 'string') throw new HttpError(400, 'event must be the name of an event');
  if (!isRecord(input)) throw new HttpError(400, 'input must be a JSON object');
  return { event, input };
}

export function readConfirmedRequest(fields: Fields): EventRequest {
  const question = readEventRequest(fields);
  if (fields['confirmed'] === true) return question;
  throw new HttpError(400, 'nothing runs before a person was asked', 'hooks are programs: confirm that they shall run');
}

export function readSaveTestRequest(fields: Fields): SaveTestRequest {
  const question = readEventRequest(fields);
  const { name, expect } = fields;
  if (typeof name !== 'string' || name.trim() === '') throw new HttpError(400, 'name must say what the case shows');
  return { ...question, name: name.trim(), expect: expectation(isRecord(expect) ? expect : {}) };
}

const DECISIONS: readonly Decision[] = ['allow', 'deny', 'ask', 'stop'];

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

const MOST_IDS = 1000;

export function readIds({ ids }: Fields): string[] {
  if (Array.isArray(ids) && ids.length <= MOST_IDS && ids.every((id) => typeof id === 'string')) return ids;
  throw new HttpError(400, 'ids must be a list of ids');
}
