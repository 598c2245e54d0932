import { fieldsOf, isRecord, sameJson } from '../../../util/json.js';
import { parsedArguments } from './tool-results.js';

/** Calls of a message that have an id already, by their position. */
type TakenCalls = WeakMap<object, Set<number>>;

/** Finds the model's ids of calls that SDK helpers run. */
export class RunnableCallIds {
  readonly #taken: TakenCalls = new WeakMap();

  /**
   * Returns the id of a call. `rest` are the arguments after the input: Anthropic's helpers pass the call itself, those of
   * OpenAI the runner with its messages. Returns undefined if several calls could be meant.
   */
  find(name: string, input: unknown, [context]: readonly unknown[]): string | undefined {
    const { toolUse, toolUseBlock = toolUse, messages } = fieldsOf(context);
    const { id } = fieldsOf(toolUseBlock);
    if (typeof id === 'string') return id;
    const message: unknown = Array.isArray(messages) ? messages.findLast(hasCalls) : undefined;
    return isRecord(message) ? this.#takeFrom(message, name, input) : undefined;
  }

  #takeFrom(message: Record<string, unknown>, name: string, input: unknown): string | undefined {
    const { tool_calls: all } = message;
    const taken = this.#taken.get(message) ?? new Set();
    const calls = (Array.isArray(all) ? all : []).map((call, at) => ({ call: fieldsOf(call), at }));
    const open = calls.filter(({ call, at }) => !taken.has(at) && fieldsOf(call['function'])['name'] === name);
    // Calls that are equal are run in the order of the message.
    const found = open.find(({ call }) => hasArguments(call, input)) ?? (open.length === 1 ? open[0] : undefined);
    if (found === undefined) return undefined;
    this.#taken.set(message, taken.add(found.at));
    return typeof found.call['id'] === 'string' ? found.call['id'] : undefined;
  }
}

function hasCalls(message: unknown): boolean {
  const { tool_calls: calls } = fieldsOf(message);
  return Array.isArray(calls) && calls.length > 0;
}

/** Returns true if a call has these arguments, as text or parsed. */
function hasArguments(call: Record<string, unknown>, input: unknown): boolean {
  const { arguments: written } = fieldsOf(call['function']);
  return written === input || sameJson(parsedArguments(written), parsedArguments(input));
}
