import type { FunctionHookConfig } from '../../generated/index.js';
import { Unreadable } from '../core/outputs/read-fields.js';
import type { HookRunResult, HookTypeRunner, RunContext } from '../core/runner/hook-type-runner.js';
import { aborted, raceAbortAndTimeout } from '../core/runner/race-abort.js';
import { copyPlain } from '../util/deep-copy.js';
import { asError } from '../util/errors.js';
import { timeoutOf } from '../util/timeouts.js';
import { readObject, readText } from './command/read-exit.js';

/** A hook that is a function of the host. It succeeds when it returns. */
export const functionRunner: HookTypeRunner<FunctionHookConfig> = { run };

async function run(config: FunctionHookConfig, context: RunContext): Promise<HookRunResult> {
  const { payload, signal, killed } = context;
  if (signal?.aborted || killed.aborted) return { ...aborted(), skipped: 'aborted' };
  const lazy = new LazySignal();
  let outcome: HookRunResult | undefined;
  try {
    const answer = config.action(payload.copy(), lazy);
    if (!isThenable(answer)) return read(answer, context);
    const answered = Promise.resolve(answer).then((value) => {
      outcome = read(value, context);
    });
    // Most functions have answered by then, and need neither a timer nor a listener.
    await undefined;
    if (outcome !== undefined) return outcome;
    return await raceAbortAndTimeout(
      answered.then(() => outcome ?? { success: true }, threw),
      timeoutOf(config),
      context,
      () => lazy.abort(),
    );
  } catch (error) {
    return threw(error);
  }
}

/** Made only when the function asks for it: most never do. */
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

function read(answer: unknown, context: RunContext): HookRunResult {
  if (answer === undefined || answer === null) return { success: true };
  if (typeof answer === 'string') return readText(answer, context);
  if (typeof answer === 'object' && !Array.isArray(answer)) return readCopy(copyPlain(answer, asUnreadable), context);
  const what = Array.isArray(answer) ? 'an array' : `a ${typeof answer}`;
  return {
    success: false,
    error: new Error(`returned ${what}; expected an object such as { "decision": "deny" }, a text, or nothing`),
  };
}

/** What throws in one field of an answer must not take the others along. */
function asUnreadable(error: unknown): Unreadable {
  return new Unreadable(error);
}

function readCopy(copy: unknown, context: RunContext): HookRunResult {
  return typeof copy === 'object' && copy !== null ? readObject(copy, context) : { success: true };
}

/** An object whose `then` cannot be read is no promise: it is an answer, with a field that throws. */
function isThenable(value: unknown): value is PromiseLike<unknown> {
  try {
    return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
  } catch {
    return false;
  }
}

function threw(error: unknown): HookRunResult {
  return { success: false, error: asError(error) };
}
