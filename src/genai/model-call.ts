import type { GenerateContentParameters, GenerateContentResponse } from '@google/genai';
import { HookEventName } from '../../generated/index.js';
import { readTools } from '../translate/config.js';
import { appendSystemMessage, runTrigger, type TriggerConfig } from '../triggers/run-trigger.js';
import { recordOutcome } from './hook-outcome.js';
import { emptyResponse } from './hook-response.js';
import {
  type BeforeToolSelectionHookResult,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
} from './triggers.js';
import { wholeResponse } from './whole-response.js';

/** What the results of all model triggers say alike. */
interface Decision {
  stopped?: boolean | undefined;
  reason?: string | undefined;
  suppressOutput?: boolean | undefined;
}

/** One call of the model on its way through the hooks. */
export class ModelCall {
  readonly #config: TriggerConfig;
  /** Messages of hooks that wait for the next request. */
  readonly #waiting: string[];
  /** Those that waited for this one. */
  readonly #carried: readonly string[];
  /** What the hooks of this call said before it. */
  readonly #said: string[] = [];
  readonly #signal: AbortSignal | undefined;
  #request: GenerateContentParameters;

  constructor(config: TriggerConfig, params: GenerateContentParameters, waiting: string[]) {
    this.#config = config;
    this.#waiting = waiting;
    this.#carried = waiting.splice(0);
    this.#signal = params.config?.abortSignal;
    this.#request = this.#carried.reduce((request, message) => appendSystemMessage(request, message), params);
  }

  /** A copy to send: the SDK writes into what it is given, and it may be the caller's own. */
  get request(): GenerateContentParameters {
    return { ...this.#request, ...(this.#request.config && { config: { ...this.#request.config } }) };
  }

  /**
   * The answer in the model's place; undefined when the model may be asked. Throws only when the caller aborted: hooks that
   * were cut short have permitted nothing.
   */
  async before(): Promise<GenerateContentResponse | undefined> {
    this.#throwIfAborted();
    const selection = await this.#selectTools();
    this.#throwIfAborted();
    if (selection.stopped) return this.#refuse(selection);
    const result = await fireBeforeModelHook(this.#config, this.#request, { signal: this.#signal });
    this.#throwIfAborted();
    this.#request = result.modifiedRequest ?? this.#request;
    this.#tell(result.systemMessage);
    if (!result.blocked) return undefined;
    return this.#refuse(result, result.syntheticResponse);
  }

  /** The same for an answer that came in pieces. Pieces that make no answer are told like any failure of the event. */
  async afterChunks(chunks: readonly GenerateContentResponse[]): Promise<GenerateContentResponse | undefined> {
    let whole: GenerateContentResponse;
    try {
      whole = wholeResponse(chunks);
    } catch (error) {
      await runTrigger(this.#config, HookEventName.AfterModel, () => Promise.reject(error));
      return undefined;
    }
    return this.after(whole);
  }

  /** The answer as the hooks want it. Throws only when the caller aborted: hooks that were cut short have cleared nothing. */
  async after(response: GenerateContentResponse): Promise<GenerateContentResponse> {
    this.#signal?.throwIfAborted();
    const result = await fireAfterModelHook(this.#config, this.#request, response, { signal: this.#signal });
    this.#signal?.throwIfAborted();
    if (result.systemMessage !== undefined) this.#waiting.push(result.systemMessage);
    return concluded(result.response, false, result);
  }

  /** The request has not reached the model: what waited for it waits on. */
  undelivered(): void {
    this.#waiting.unshift(...this.#carried);
  }

  #throwIfAborted(): void {
    if (this.#signal?.aborted) this.undelivered();
    this.#signal?.throwIfAborted();
  }

  async #selectTools(): Promise<BeforeToolSelectionHookResult> {
    if (!readTools(this.#request)?.length) return {};
    const selection = await fireBeforeToolSelectionHook(this.#config, this.#request, { signal: this.#signal });
    const { toolConfig } = selection;
    if (toolConfig !== undefined && toolConfig !== this.#request.config?.toolConfig) {
      this.#request = { ...this.#request, config: { ...this.#request.config, toolConfig } };
    }
    this.#tell(selection.systemMessage);
    return selection;
  }

  #tell(message: string | undefined): void {
    if (message === undefined) return;
    this.#said.push(message);
    this.#request = appendSystemMessage(this.#request, message);
  }

  /** No hook will say again what it said of this call, so that waits for the next one too. */
  #refuse(decision: Decision, answer = emptyResponse(decision.reason)): GenerateContentResponse {
    this.#waiting.unshift(...this.#carried, ...this.#said);
    return concluded(answer, true, decision);
  }
}

function concluded(
  response: GenerateContentResponse,
  blocked: boolean,
  { stopped = false, reason, suppressOutput = false }: Decision,
): GenerateContentResponse {
  recordOutcome(response, { blocked, stopped, reason, suppressOutput });
  return response;
}
