import { type HookAgent, type HookInput, HookNeed, type HookSession } from '../../../generated/index.js';
import { validatorOfHookAgent, validatorOfHookSession } from '../../../generated/validators.js';
import { cutText } from '../../util/cut-text.js';
import { type Fields, isRecord } from '../../util/json.js';
import { type AgentState, MAX_NEEDED_TEXT, type NeededTexts, type SessionFacts } from '../session-state.js';

/** Field with the id of a tool call. */
export const CALL_ID = 'tool_use_id';

const BASE_FIELDS: readonly (keyof HookInput)[] = ['agent', 'turn_id', 'session', 'user_prompt'];

/** Base fields that only the host fills in, never a client of the bus. */
const FIELDS_OF_HOST: ReadonlySet<string> = new Set(BASE_FIELDS);

/** Returns true if an event happened on another machine. The session of this host has no part in it. */
export function isRemote({ origin }: Fields): boolean {
  return isRecord(origin);
}

/** Returns true if a field of a request is kept in the input. The prompt of another machine is not known to this host. */
export function isKeptField(name: string, fields: Fields): boolean {
  return !FIELDS_OF_HOST.has(name) || (name === 'user_prompt' && isRemote(fields));
}

/** Returns the facts that a request from another machine reports about its agent. */
export function reportedFacts({ agent, turn_id, session }: Fields): SessionFacts {
  return {
    ...(isAgent(agent) && { agent }),
    ...(typeof turn_id === 'string' && turn_id.trim() !== '' && { turn_id }),
    ...(isSession(session) && { session }),
  };
}

/** Removes the texts that not every hook receives from an input, and returns them with those of the session. */
export function takeTexts(input: Record<string, unknown>, ofSession: NeededTexts): NeededTexts {
  const texts: Record<string, unknown> = { ...ofSession };
  for (const name of Object.values(HookNeed)) {
    if (typeof input[name] === 'string') texts[name] = cutText(input[name], MAX_NEEDED_TEXT);
    delete input[name];
  }
  return texts;
}

function isAgent(value: unknown): value is HookAgent {
  return validatorOfHookAgent()(value);
}

function isSession(value: unknown): value is HookSession {
  return validatorOfHookSession()(value);
}

const STATE_METHODS = ['facts', 'texts', 'begin', 'admit', 'end', 'addLabels'];

/** Narrows what a host without types returns. */
export function isAgentState(value: unknown): value is AgentState {
  return isRecord(value) && STATE_METHODS.every((name) => typeof value[name] === 'function');
}
