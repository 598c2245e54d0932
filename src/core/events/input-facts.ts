import type { Route } from '../contract/index.js';
import type { AgentState } from '../session-state.js';
import type { BuiltInput } from './event-input.js';
import { isRemote } from './session-fields.js';

/** Facts about tool calls. Its methods never throw. */
export interface ToolFacts {
  /** Sets the facts of an input, `command` or `file`, or removes those of another call. */
  set(input: Record<string, unknown>): void;
  /** Returns a text that is equal for calls of the same tool with the same arguments. */
  keyOf(input: Readonly<Record<string, unknown>>): string;
}

/** Loads the facts. A port: they are loaded with the first event about a tool call that has hooks. */
export type ToolFactsLoader = () => ToolFacts | Promise<ToolFacts>;

/** Completes the input of an event about a tool call: its facts, and how often it was made in this turn. */
export async function completeToolInput(
  { moment }: Route,
  input: BuiltInput,
  state: AgentState | undefined,
  load: ToolFactsLoader | undefined,
): Promise<ToolFacts | undefined> {
  if (load === undefined || (moment !== 'tool-start' && moment !== 'tool-end')) return undefined;
  const facts = await load();
  facts.set(input);
  const { session } = input;
  if (session && state?.countCall && !isRemote(input)) {
    input.session = { ...session, repeats: state.countCall(moment, facts.keyOf(input)) };
  }
  return facts;
}
