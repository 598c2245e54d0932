import type { Route } from '../contract/index.js';
import type { AgentState } from '../session-state.js';
import type { BuiltInput } from './event-input.js';
import { isRemote } from './session-fields.js';

/** Sets the facts about the tool call of an input, `command` and `file`, or removes them. Never throws. */
export type SetToolFacts = (input: Record<string, unknown>) => void;

/** Loads the function that sets facts. A port: it is loaded with the first tool event that has hooks. */
export type ToolFactsLoader = () => SetToolFacts | Promise<SetToolFacts>;

/**
 * Completes the input of an event about a tool call: facts about the call, and how often it was made in this turn. Returns the
 * function that sets the facts again after a hook changed the call. Undefined for other events.
 */
export async function completeToolInput(
  { moment }: Route,
  input: BuiltInput,
  state: AgentState | undefined,
  load: ToolFactsLoader | undefined,
): Promise<SetToolFacts | undefined> {
  if (moment !== 'tool-start' && moment !== 'tool-end') return undefined;
  const { session, tool_name: name, tool_input: args } = input;
  if (session && state?.countCall && !isRemote(input)) {
    input.session = { ...session, repeats: state.countCall(moment, name, args) };
  }
  const setFacts = await load?.();
  setFacts?.(input);
  return setFacts;
}
