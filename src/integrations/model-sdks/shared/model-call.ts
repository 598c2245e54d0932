import type { HookTranslator } from '../../../core/translator.js';
import {
  type BeforeToolSelectionHookResult,
  failAfterModel,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
} from '../../../core/triggers/model.js';
import { appendSystemMessage, type TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { getHookOutcome, type HookOutcome, recordOutcome } from './hook-outcome.js';

/** What a call needs to know of the SDK that it goes through. */
export interface ModelSdk<Q extends object, R extends object> {
  readonly translator: HookTranslator;
  /** Returns the answer for a call that a hook blocked without an answer of its own. */
  refusal(request: Q, reason: string): R;
  /** An answer that the translator made, in the type of the SDK. */
  asAnswer(answer: object): R;
}

/** What the results of all model triggers say alike. */
interface Decision {
  stopped?: boolean | undefined;
  reason?: string | undefined;
  suppressOutput?: boolean | undefined;
  withheld?: string | undefined;
}

/** One call of the model on its way through the hooks. */
export class ModelCall<Q extends object, R extends object> {
  readonly #config: TriggerConfig;
  readonly #sdk: ModelSdk<Q, R>;
  /** Messages of hooks that wait for the next request. */
  readonly #waiting: string[];
  /** Those that waited for this one. */
  readonly #carried: readonly string[];
  /** What the hooks of this call said before it. */
  readonly #said: string[] = [];
  readonly #signal: AbortSignal | undefined;
  #request: Q;

  constructor(
    config: TriggerConfig,
    sdk: ModelSdk<Q, R>,
    request: Q,
    waiting: string[],
    signal: AbortSignal | undefined,
  ) {
    const carried = waiting.splice(0);
    this.#config = config;
    this.#sdk = sdk;
    this.#waiting = waiting;
    this.#carried = carried;
    this.#signal = signal;
    this.#request = carried.reduce((told, message) => this.#append(told, message), request);
  }

  /** The request as the hooks want it. */
  get request(): Q {
    return this.#request;
  }

  /**
   * The answer in the model's place; undefined when the model may be asked. It rejects only when the caller aborted: hooks
   * that were cut short have permitted nothing.
   */
  async before(): Promise<R | undefined> {
    this.#throwIfAborted();
    const selection = await this.#selectTools();
    this.#throwIfAborted();
    if (selection.stopped) return this.#refuse(selection);
    const result = await fireBeforeModelHook(this.#config, this.#request, this.#options);
    this.#throwIfAborted();
    this.#request = result.modifiedRequest ?? this.#request;
    this.#tell(result.systemMessage);
    if (!result.blocked) return undefined;
    const answer = result.syntheticResponse;
    return this.#refuse(result, answer && this.#sdk.asAnswer(answer));
  }

  /**
   * Does the same for an answer that came in pieces. If they do not add up to an answer, the event fails; returns undefined
   * unless the answer must be withheld.
   */
  async afterPieces(whole: () => R): Promise<R | undefined> {
    let response: R;
    try {
      response = whole();
    } catch (error) {
      const withheld = await failAfterModel(this.#config, error);
      if (withheld === undefined) return undefined;
      return concluded(this.#sdk.refusal(this.#request, `Model response withheld: ${withheld}`), false, { withheld });
    }
    return this.after(response);
  }

  /** The answer as the hooks want it. It rejects only when the caller aborted: hooks that were cut short have cleared nothing. */
  async after(response: R): Promise<R> {
    this.#signal?.throwIfAborted();
    const result = await fireAfterModelHook(this.#config, this.#request, response, this.#options);
    this.#signal?.throwIfAborted();
    if (result.systemMessage !== undefined) this.#waiting.push(result.systemMessage);
    const answer = result.response === response ? response : this.#sdk.asAnswer(result.response);
    return concluded(answer, false, result);
  }

  /** The request has not reached the model: what waited for it waits on. */
  undelivered(): void {
    this.#waiting.unshift(...this.#carried);
  }

  get #options() {
    return { signal: this.#signal, translator: this.#sdk.translator };
  }

  #throwIfAborted(): void {
    if (this.#signal?.aborted) this.undelivered();
    this.#signal?.throwIfAborted();
  }

  async #selectTools(): Promise<BeforeToolSelectionHookResult> {
    if (!offersTools(this.#sdk.translator, this.#request)) return {};
    const selection = await fireBeforeToolSelectionHook(this.#config, this.#request, this.#options);
    this.#request = selection.modifiedRequest ?? this.#request;
    this.#tell(selection.systemMessage);
    return selection;
  }

  #tell(message: string | undefined): void {
    if (message === undefined) return;
    this.#said.push(message);
    this.#request = this.#append(this.#request, message);
  }

  #append(request: Q, message: string): Q {
    return appendSystemMessage(request, message, this.#sdk.translator);
  }

  /** No hook will say again what it said of this call, so that waits for the next one too. */
  #refuse(decision: Decision, answer = this.#sdk.refusal(this.#request, decision.reason ?? 'Blocked by a hook.')): R {
    this.#waiting.unshift(...this.#carried, ...this.#said);
    return concluded(answer, true, decision);
  }
}

/** A request that cannot be read is for the hooks before the model to report, and for the SDK to judge. */
function offersTools(translator: HookTranslator, request: object): boolean {
  try {
    return (translator.toolsOf(request)?.length ?? 0) > 0;
  } catch {
    return false;
  }
}

function concluded<R extends object>(
  response: R,
  blocked: boolean,
  { stopped = false, reason, suppressOutput = false, withheld }: Decision,
): R {
  const more = withheld === undefined ? {} : { withheld };
  recordOutcome(response, { blocked, stopped, reason, suppressOutput, ...more });
  return response;
}

/** A stream says of its answer what the answer itself would. */
export function shareOutcome(answer: object, stream: object): HookOutcome | undefined {
  const outcome = getHookOutcome(answer);
  if (outcome !== undefined) recordOutcome(stream, outcome);
  return outcome;
}
