import type { FunctionHookConfig } from '../../generated/index.js';
import type { Route } from '../core/contract/index.js';
import type { HookRunResult, HookTypeRunner, RunContext } from '../core/runner/hook-type-runner.js';
import { copyPlain } from '../util/deep-copy.js';
import { asError, attempt } from '../util/errors.js';
import { fieldsOf, isRecord } from '../util/json.js';
import { Unreadable } from '../util/safe-fields.js';
import { timeoutOf } from '../util/timeouts.js';
import { aborted, raceAbortAndTimeout } from './race-abort.js';
import { readObject, readText } from './read-output.js';

/** Runs function hooks: functions of the host. A hook succeeds if its function returns. */
export const functionRunner: HookTypeRunner<FunctionHookConfig> = { run };

async function run(config: FunctionHookConfig, context: RunContext): Promise<HookRunResult> {
  const { payload, signal, killed } = context;
  if (signal?.aborted || killed.aborted) return { ...aborted(), skipped: 'aborted' };
  const lazy = new LazySignal();
  let result: HookRunResult | undefined;
  try {
    const returned = config.action(payload.copy(), lazy);
    if (!isThenable(returned)) return read(returned, context);
    const settled = Promise.resolve(returned).then((value) => {
      result = read(value, context);
    });
    // Most functions have settled after one turn, and need no timer or listener.
    await undefined;
    if (result !== undefined) return result;
    return await raceAbortAndTimeout(
      settled.then(() => result ?? { success: true }, threw),
      timeoutOf(config),
      context,
      () => lazy.abort(),
    );
  } catch (error) {
    return threw(error);
  }
}

/** Abort signal that is created when the function reads it, which most never do. */
class LazySignal {
  #controller: AbortController | undefined;
  #aborted = false;

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#aborted) this.#controller.abort();
    return this.#controller.signal;
  }

  abort(): void {
    this.#aborted = true;
    this.#controller?.abort();
  }
}

function read(returned: unknown, context: RunContext): HookRunResult {
  if (returned === undefined || returned === null) return { success: true };
  if (typeof returned === 'string') return doubtText(readText(returned, context));
  if (typeof returned === 'object' && !Array.isArray(returned)) return readReturned(returned, context);
  const what = Array.isArray(returned) ? 'an array' : `a ${typeof returned}`;
  return { success: false, error: new Error(`returned ${what}; ${EXPECTED}`) };
}

const EXPECTED = 'expected an object such as { "decision": "deny" }, or nothing';

/** A text is a message, which says nothing about the event. */
function doubtText(read: HookRunResult): HookRunResult {
  if (read.outputFormat !== 'text') return read;
  const doubt = `returned a text, which is a message; ${EXPECTED}`;
  return { ...read, doubt, warnings: [doubt] };
}

function readReturned(returned: object, context: RunContext): HookRunResult {
  const answer = outputOfAnswer(returned, context.route);
  if (answer instanceof Error) return { success: false, error: answer };
  return readCopy(copyPlain(answer ?? returned, asUnreadable), context);
}

/** Replaces a field that throws when it is read. The other fields still count. */
function asUnreadable(error: unknown): Unreadable {
  return new Unreadable(error);
}

function readCopy(copy: unknown, context: RunContext): HookRunResult {
  return typeof copy === 'object' && copy !== null ? readObject(copy, context) : { success: true };
}

/** Returns true for a promise. An object whose `then` throws is an output with an unreadable field. */
function isThenable(value: unknown): value is PromiseLike<unknown> {
  return attempt(
    () => typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function',
    false,
  );
}

function threw(error: unknown): HookRunResult {
  return { success: false, error: asError(error) };
}

/** Key with which the kit marks an answer. */
const MARK = Symbol.for('hookwright.answer');

/** Returns the output that an answer of the kit stands for. Undefined if the value is not an answer. */
function outputOfAnswer(answer: object, { eventName, answers = {} }: Route): object | Error | undefined {
  if (!(MARK in answer)) return undefined;
  const { output, value, made } = fieldsOf(answer);
  const common = fieldsOf(output);
  if (isRecord(made)) return { ...common, hookSpecificOutput: made['changes'] };
  if (value === undefined) return common;
  const name = String(answer[MARK]);
  if (!Object.hasOwn(answers, name)) return new Error(`returned ${name}(), which has no effect on ${eventName}`);
  return { ...common, hookSpecificOutput: { [String(answers[name])]: value } };
}
