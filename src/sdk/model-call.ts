import type { HookTranslator } from '../translate/hook-translator.js';
import {
  type BeforeToolSelectionHookResult,
  failAfterModel,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
  passAfterModel,
  passBeforeModel,
  passToolSelection,
} from '../triggers/model-hooks.js';
import { appendSystemMessage, type TriggerConfig } from '../triggers/run-trigger.js';
import { getHookOutcome, type HookOutcome, recordOutcome } from './hook-outcome.js';

/** What a call needs to know of the SDK that it goes through. */
export interface ModelSdk<Q extends object, R extends object> {
  readonly translator: HookTranslator;
  /** What a caller gets when the model was not asked and no hook answered. */
  emptyAnswer(request: Q, reason: string | undefined): R;
  /** An answer that the translator made, in the type of the SDK. */
  asAnswer(answer: object): R;
}

/** What the results of all model triggers say alike. */
interface Decision {
  stopped?: boolean | undefined;
  reason?: string | undefined;
  suppressOutput?: boolean | undefined;
}

const NOTHING: readonly string[] = [];

/** One call of the model on its way through the hooks. */
export class ModelCall<Q extends object, R extends object> {
  readonly #config: TriggerConfig;
  readonly #sdk: ModelSdk<Q, R>;
  /** Messages of hooks that wait for the next request. */
  readonly #waiting: string[];
  /** Those that waited for this one. */
  readonly #carried: readonly string[];
  /** What the hooks of this call said before it. */
  #said: readonly string[] = NOTHING;
  readonly #signal: AbortSignal | undefined;
  #request: Q;

  constructor(
    config: TriggerConfig,
    sdk: ModelSdk<Q, R>,
    request: Q,
    waiting: string[],
    signal: AbortSignal | undefined,
  ) {
    this.#config = config;
    this.#sdk = sdk;
    this.#waiting = waiting;
    this.#signal = signal;
    this.#request = request;
    this.#carried = waiting.length === 0 ? NOTHING : waiting.splice(0);
    for (const message of this.#carried) this.#request = this.#append(this.#request, message);
  }

  /** The request as the hooks want it. */
  get request(): Q {
    return this.#request;
  }

  /**
   * The answer in the model's place; undefined when the model may be asked, and at once where there is no hook to ask. It
   * rejects only when the caller aborted: hooks that were cut short have permitted nothing.
   */
  before(): Promise<R | undefined> | undefined {
    const isSelected = !this.#signal?.aborted && (!this.#offersTools() || passToolSelection(this.#config));
    return isSelected && passBeforeModel(this.#config) ? undefined : this.#askBefore(isSelected);
  }

  async #askBefore(isSelected: boolean): Promise<R | undefined> {
    this.#throwIfAborted();
    if (!isSelected) {
      const selection = await this.#selectTools();
      this.#throwIfAborted();
      if (selection.stopped) return this.#refuse(selection);
    }
    const result = await fireBeforeModelHook(this.#config, this.#request, this.#options);
    this.#throwIfAborted();
    this.#request = result.modifiedRequest ?? this.#request;
    this.#tell(result.systemMessage);
    if (!result.blocked) return undefined;
    const answer = result.syntheticResponse;
    return this.#refuse(result, answer && this.#sdk.asAnswer(answer));
  }

  /** The same for an answer that came in pieces. Pieces that make no answer are told like any failure of the event. */
  async afterPieces(whole: () => R): Promise<R | undefined> {
    let response: R;
    try {
      response = whole();
    } catch (error) {
      await failAfterModel(this.#config, error);
      return undefined;
    }
    return (await this.after(response)) ?? response;
  }

  /**
   * The answer as the hooks want it; undefined, at once, where there is no hook to ask. It rejects only when the caller
   * aborted: hooks that were cut short have cleared nothing.
   */
  after(response: R): Promise<R> | undefined {
    if (this.#signal?.aborted || !passAfterModel(this.#config)) return this.#askAfter(response);
    recordOutcome(response, { blocked: false, stopped: false, reason: undefined, suppressOutput: false });
    return undefined;
  }

  async #askAfter(response: R): Promise<R> {
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
    if (!this.#offersTools()) return {};
    const selection = await fireBeforeToolSelectionHook(this.#config, this.#request, this.#options);
    this.#request = selection.modifiedRequest ?? this.#request;
    this.#tell(selection.systemMessage);
    return selection;
  }

  /** A request that cannot be read is for the hooks before the model to report, and for the SDK to judge. */
  #offersTools(): boolean {
    try {
      return (this.#sdk.translator.toolsOf(this.#request)?.length ?? 0) > 0;
    } catch {
      return false;
    }
  }

  #tell(message: string | undefined): void {
    if (message === undefined) return;
    this.#said = [...this.#said, message];
    this.#request = this.#append(this.#request, message);
  }

  #append(request: Q, message: string): Q {
    return appendSystemMessage(request, message, this.#sdk.translator);
  }

  /** No hook will say again what it said of this call, so that waits for the next one too. */
  #refuse(decision: Decision, answer = this.#sdk.emptyAnswer(this.#request, decision.reason)): R {
    this.#waiting.unshift(...this.#carried, ...this.#said);
    return concluded(answer, true, decision);
  }
}

function concluded<R extends object>(
  response: R,
  blocked: boolean,
  { stopped = false, reason, suppressOutput = false }: Decision,
): R {
  recordOutcome(response, { blocked, stopped, reason, suppressOutput });
  return response;
}

/** A stream says of its answer what the answer itself would. */
export function shareOutcome(answer: object, stream: object): HookOutcome | undefined {
  const outcome = getHookOutcome(answer);
  if (outcome !== undefined) recordOutcome(stream, outcome);
  return outcome;
}
