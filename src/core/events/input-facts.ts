import type { Route } from '../contract/index.js';
import type { AgentState } from '../session-state.js';
import type { BuiltInput } from './event-input.js';

/** Facts about tool calls: `command` or `file`. */
export interface ToolFacts {
  /** Sets the facts of an input, or removes those of another call. Never throws. */
  set(input: Record<string, unknown>): void;
  /** Returns inputs with the further facts of the same call, such as other files. Rules are judged for each. */
  variants(input: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[];
  /** Returns why the facts of a call are not known, if its tool may have some. Warns once for each tool. */
  whyNotJudged(input: Readonly<Record<string, unknown>>): string | undefined;
  /** Returns why this host does not know a fact that the call has. Rules that depend on it could not run. */
  whyUnknown(fact: string, input: Readonly<Record<string, unknown>>): string | undefined;
}

/**
 * Port that completes the input of an event about a tool call. Returns a promise only while the facts are loaded, so that hooks
 * start at once, and undefined for other events.
 */
export type CompleteInput = (
  route: Route,
  input: BuiltInput,
  state: Pick<AgentState, 'countCall' | 'whyLost'>,
  program: string | undefined,
) => ToolFacts | Promise<ToolFacts> | undefined;
