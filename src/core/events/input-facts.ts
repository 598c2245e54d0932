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

/** Returns true for an event about a tool call. */
export function isToolEvent({ moment }: Pick<Route, 'moment'>): boolean {
  return moment === 'tool-start' || moment === 'tool-end';
}

/**
 * Completes the input of an event about a tool call: its facts, and how often it was made in this turn. Returns a promise only
 * while the facts are loaded, so that hooks start at once.
 */
export function completeToolInput(
  route: Route,
  input: BuiltInput,
  state: AgentState | undefined,
  load: ToolFactsLoader | undefined,
): ToolFacts | Promise<ToolFacts> | undefined {
  if (load === undefined || !isToolEvent(route)) return undefined;
  const complete = (facts: ToolFacts): ToolFacts => {
    facts.set(input);
    const { session } = input;
    if (session && route.moment && state?.countCall && !isRemote(input)) {
      input.session = { ...session, repeats: state.countCall(route.moment, facts.keyOf(input)) };
    }
    return facts;
  };
  const facts = load();
  return facts instanceof Promise ? facts.then(complete) : complete(facts);
}
