import { HookVerdictKind } from '../../../../generated/enums.js';
import { isRecord } from '../../../util/json.js';
import type { Decision, EventQuestion, SaveTestQuestion } from '../api.js';
import { Refusal } from '../http-error.js';

type Fields = Readonly<Record<string, unknown>>;

export function eventQuestion({ event, input }: Fields): EventQuestion {
  if (typeof event !== 'string') throw new Refusal(400, 'event must be the name of an event');
  if (!isRecord(input)) throw new Refusal(400, 'input must be a JSON object');
  return { event, input };
}

export function confirmedQuestion(fields: Fields): EventQuestion {
  const question = eventQuestion(fields);
  if (fields['confirmed'] === true) return question;
  throw new Refusal(400, 'nothing runs before a person was asked', 'hooks are programs: confirm that they shall run');
}

export function saveTestQuestion(fields: Fields): SaveTestQuestion {
  const question = eventQuestion(fields);
  const { name, expect } = fields;
  if (typeof name !== 'string' || name.trim() === '') throw new Refusal(400, 'name must say what the case shows');
  return { ...question, name: name.trim(), expect: expectation(isRecord(expect) ? expect : {}) };
}

const DECISIONS: readonly Decision[] = ['allow', 'deny', 'ask', 'stop'];

function expectation({ decision, reason, verdicts }: Fields): SaveTestQuestion['expect'] {
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

export function idsIn({ ids }: Fields): string[] {
  if (Array.isArray(ids) && ids.length <= MOST_IDS && ids.every((id) => typeof id === 'string')) return ids;
  throw new Refusal(400, 'ids must be a list of ids');
}
