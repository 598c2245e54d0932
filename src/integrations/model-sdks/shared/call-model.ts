import type { HookTranslator } from '../../../core/translator.js';
import { getHookOutcome } from '../../../core/triggers/hook-outcome.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { isAsyncIterable } from '../../../util/async-iterable.js';
import { modelSdkOf } from './hooked-create.js';
import { ModelCall } from './model-call.js';

/** Host and SDK of a model call. */
export interface ModelCallHost {
  readonly host: TriggerConfig;
  readonly translator: HookTranslator;
  /** System messages from hooks for the next request. */
  readonly pendingMessages: string[];
  readonly signal: AbortSignal | undefined;
}

/** Result of a model call with its hooks. */
export type ModelCallResult =
  | {
      readonly status: 'done';
      readonly response: object;
      readonly synthetic: boolean;
      readonly suppressDisplay: boolean;
    }
  | { readonly status: 'blocked' | 'stopped'; readonly reason: string; readonly response?: object };

/** Calls the model between its hooks. Rejects with what `call` throws. */
export async function callModel(
  { host, translator, pendingMessages, signal }: ModelCallHost,
  request: object,
  call: (request: object) => PromiseLike<object>,
): Promise<ModelCallResult> {
  // Without an answer of a hook, a blocked call has no response.
  const refusals = new WeakSet<object>();
  const sdk = {
    ...modelSdkOf(translator),
    refusal: () => {
      const refusal = {};
      refusals.add(refusal);
      return refusal;
    },
  };
  const hooked = new ModelCall(host, sdk, request, pendingMessages, signal);
  try {
    const replacement = await hooked.before();
    if (replacement !== undefined) return resultOf(replacement, !refusals.has(replacement));
  } catch (error) {
    if (signal?.aborted) return { status: 'blocked', reason: 'aborted' };
    throw error;
  }
  const response = await hooked.send(() => call(hooked.request));
  hooked.received(response);
  // Hooks would see an empty response and allow it.
  if (isAsyncIterable(response)) throw new TypeError(STREAM);
  try {
    return resultOf(await hooked.after(response), false);
  } catch (error) {
    if (signal?.aborted) return { status: 'blocked', reason: 'aborted' };
    throw error;
  }
}

/** Reads the outcome of a response: a hook that blocks may answer instead of the model. */
function resultOf(response: object, synthetic: boolean): ModelCallResult {
  const { blocked, stopped, reason, suppressOutput, withheld } = getHookOutcome(response) ?? NO_OUTCOME;
  const own = blocked && !synthetic ? {} : { response };
  if (stopped) return { status: 'stopped', reason: reason ?? 'stopped by a hook', ...own };
  if (withheld !== undefined) return { status: 'blocked', reason: withheld };
  if (blocked && !synthetic) return { status: 'blocked', reason: reason ?? 'blocked by a hook' };
  return { status: 'done', response, synthetic, suppressDisplay: suppressOutput };
}

const STREAM =
  'cannot run the hooks on a stream. Wrap the client with withHooks(client, session), or return the whole response';

const NO_OUTCOME = { blocked: false, stopped: false, reason: undefined, suppressOutput: false, withheld: undefined };
