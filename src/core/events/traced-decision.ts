import type { HookTraceText } from '../../../generated/index.js';
import type { TracedEvent } from '../../traces/read-trace.js';
import { isRecord } from '../../util/json.js';
import type { Contract } from '../contract/index.js';
import { isBlocking } from '../outputs/decision.js';
import { decisionIn } from '../outputs/hook-outputs.js';

/** What the merged answer of the hooks means, or where none was written down, their own. */
export function tracedDecision(
  { routes }: Contract,
  { eventName, end }: Pick<TracedEvent, 'eventName' | 'end'>,
): 'allow' | 'deny' | 'ask' | 'stop' {
  const output = end?.output && tracedFields(end.output);
  const route = Object.hasOwn(routes, eventName) ? routes[eventName] : undefined;
  const hooks = end?.hooks ?? [];
  if (output === undefined ? hooks.some(({ stop }) => stop === true) : output['continue'] === false) return 'stop';
  const decisions = output && route ? [decisionIn(route, output)] : hooks.map(({ decision }) => decision);
  // An event that this contract does not know is taken at its word.
  if (decisions.some(isBlocking) && (route?.effects.includes('block') ?? true)) return 'deny';
  return decisions.includes('ask') ? 'ask' : 'allow';
}

/** Half of a text says nothing, and half of an input cannot be fired again. */
export function tracedFields({ text, cut }: HookTraceText): Readonly<Record<string, unknown>> | undefined {
  if (cut === true) return undefined;
  try {
    const fields: unknown = JSON.parse(text);
    return isRecord(fields) ? fields : undefined;
  } catch {
    // A line that somebody has edited is as good as one without the text.
    return undefined;
  }
}
