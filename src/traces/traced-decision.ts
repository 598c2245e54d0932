import type { HookTraceText } from '../../generated/index.js';
import type { Contract } from '../core/contract/index.js';
import { type EventDecision, isBlocking } from '../core/outputs/decision.js';
import { decisionIn } from '../core/outputs/hook-outputs.js';
import { isRecord, parsedJson } from '../util/json.js';
import type { TracedEvent } from './read-trace.js';

/** Returns the decision of a traced event, from the merged output if the trace has it, else from the hooks. */
export function tracedDecision(
  { routes }: Contract,
  { eventName, end }: Pick<TracedEvent, 'eventName' | 'end'>,
): EventDecision {
  const output = end?.output && tracedFields(end.output);
  const route = Object.hasOwn(routes, eventName) ? routes[eventName] : undefined;
  const hooks = end?.hooks ?? [];
  if (output === undefined ? hooks.some(({ stop }) => stop === true) : output['continue'] === false) return 'stop';
  const decisions = output && route ? [decisionIn(route, output)] : hooks.map(({ decision }) => decision);
  // An event that is not in the contract may block.
  if (route?.effects.includes('block') === false) return 'allow';
  if (decisions.some(isBlocking)) return 'deny';
  return decisions.includes('ask') ? 'ask' : 'allow';
}

/** Parses a text of a trace. Returns undefined if it was cut or is not a JSON object. */
export function tracedFields({ text, cut }: HookTraceText): Readonly<Record<string, unknown>> | undefined {
  const fields = cut === true ? undefined : parsedJson(text);
  return isRecord(fields) ? fields : undefined;
}
