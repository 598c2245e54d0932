import type { HookTranslator } from '../../../core/translator.js';
import { getHookOutcome, recordOutcome } from '../../../core/triggers/hook-outcome.js';
import {
  type BeforeToolSelectionHookResult,
  failAfterModel,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
} from '../../../core/triggers/model.js';
import { type TriggerConfig, warnHost } from '../../../core/triggers/run-trigger.js';
import { attempt, messageOf } from '../../../util/errors.js';
import { CallRecord, type RecordedChunks, type RecordingHost } from './call-record.js';
import { appendSystemMessage } from './system-message.js';

/** Functions of an SDK that a call needs. */
export interface ModelSdk<Q extends object, R extends object> {
  readonly translator: HookTranslator;
  /** Returns the response for a call that a hook blocked without a response of its own. */
  refusal(request: Q, reason: string): R;
  /** Returns a response from the translator as the SDK's type. */
  asResponse(response: object): R;
}

/** Fields that the results of all model triggers share. */
interface CallDecision {
  stopped?: boolean | undefined;
  reason?: string | undefined;
  suppressOutput?: boolean | undefined;
  withheld?: string | undefined;
}

/** One model call with its hooks. */
export class ModelCall<Q extends object, R extends object> {
  readonly #config: TriggerConfig;
  readonly #sdk: ModelSdk<Q, R>;
  /** System messages for the next request. */
  readonly #pending: string[];
  /** System messages that this request carries from earlier calls. */
  readonly #carriedMessages: readonly string[];
  /** System messages from the hooks before this call. */
  readonly #messages: string[] = [];
  readonly #signal: AbortSignal | undefined;
  readonly #recordingHost: RecordingHost;
  /** Request of the caller. */
  readonly #original: Q;
  #request: Q;
  #record: CallRecord | undefined;

  constructor(
    config: TriggerConfig,
    sdk: ModelSdk<Q, R>,
    request: Q,
    pending: string[],
    signal: AbortSignal | undefined,
  ) {
    const carriedMessages = pending.splice(0);
    this.#config = config;
    this.#sdk = sdk;
    this.#pending = pending;
    this.#carriedMessages = carriedMessages;
    this.#signal = signal;
    this.#recordingHost = {
      translator: sdk.translator,
      getModelCalls: () => config.getModelCalls?.(),
      warn: (text) => warnHost(config, text),
    };
    this.#original = request;
    this.#request = carriedMessages.reduce((current, message) => this.#append(current, message), request);
  }

  /** Request after the hooks. */
  get request(): Q {
    return this.#request;
  }

  /**
   * Runs the hooks before the call. Returns the response to use instead of calling the model; undefined if the model
   * may be called. Rejects only if the caller aborted: hooks that did not finish allow nothing.
   */
  async before(): Promise<R | undefined> {
    try {
      const replacement = await this.#fireBefore();
      if (replacement !== undefined) this.#cancel();
      return replacement;
    } catch (error) {
      this.#cancel();
      throw error;
    }
  }

  async #fireBefore(): Promise<R | undefined> {
    this.#throwIfAborted();
    const selection = await this.#selectTools();
    this.#throwIfAborted();
    if (selection.stopped) return this.#block(selection);
    const result = await fireBeforeModelHook(this.#config, this.#request, this.#options);
    this.#throwIfAborted();
    this.#request = result.modifiedRequest ?? this.#request;
    this.#addMessage(result.systemMessage);
    if (!result.blocked) return undefined;
    const synthetic = result.syntheticResponse;
    return this.#block(result, synthetic && this.#sdk.asResponse(synthetic));
  }

  /**
   * Runs the AfterModel hooks on a streamed response. If its chunks do not form a response, the event fails; returns
   * undefined unless the response must be withheld.
   */
  async afterStream(join: () => R): Promise<R | undefined> {
    let response: R;
    try {
      response = join();
    } catch (error) {
      const withheld = await failAfterModel(this.#config, error);
      if (withheld === undefined) return undefined;
      return withOutcome(this.#sdk.refusal(this.#request, `Model response withheld: ${withheld}`), false, { withheld });
    }
    return this.after(response);
  }

  /**
   * Runs the AfterModel hooks. Returns the response after the hooks. Rejects only if the caller aborted: hooks that did
   * not finish allow nothing.
   */
  async after(response: R): Promise<R> {
    this.#signal?.throwIfAborted();
    const result = await fireAfterModelHook(this.#config, this.#request, response, this.#options);
    this.#signal?.throwIfAborted();
    if (result.systemMessage !== undefined) this.#pending.push(result.systemMessage);
    const changed = result.response === response ? response : this.#sdk.asResponse(result.response);
    return withOutcome(changed, false, result);
  }

  /** Rethrows an error of `after`, unless the caller aborted: chunks that were delivered stay delivered. */
  ifAborted(error: unknown): undefined {
    if (!this.#signal?.aborted) throw error;
  }

  /**
   * Sends the request and begins its record, which `received`, the end of a stream from `tap` or `leaveStream` ends.
   * Queues its messages for the next request if sending fails.
   */
  async send<T>(request: () => PromiseLike<T> | T): Promise<T> {
    this.#record = CallRecord.begin(this.#recordingHost, this.#request, this.#original, this);
    try {
      return await request();
    } catch (error) {
      this.#record?.failed(error);
      this.requeueMessages();
      throw error;
    }
  }

  /** True if the call is recorded. */
  get isRecorded(): boolean {
    return this.#record !== undefined;
  }

  /** Records a response that is complete, or that cannot be read. */
  received(response: unknown): void {
    this.#record?.responded(response);
  }

  /**
   * Records a stream while it is read. Returns the source itself if nothing records it. An abort of the caller or of
   * `signal` ends the record.
   */
  tap<T>(source: AsyncIterable<T>, format: RecordedChunks<T>, signal?: AbortSignal): AsyncIterable<T> {
    return this.#record?.tap(source, format, [this.#signal, signal]) ?? source;
  }

  /** Ends the record of a stream that is read no further. */
  leaveStream(): void {
    this.#record?.endStream();
  }

  /** Returns the carried messages to the queue, because the request did not reach the model. */
  requeueMessages(): void {
    this.#pending.unshift(...this.#carriedMessages);
  }

  /** Takes back the count of a call that is not sent. */
  #cancel(): void {
    const { getModelCalls, warn } = this.#recordingHost;
    try {
      getModelCalls()?.cancel?.(this);
    } catch (error) {
      warn(`hooks: cannot record a model call: ${messageOf(error)}`);
    }
  }

  get #options() {
    return { signal: this.#signal, translator: this.#sdk.translator, modelCall: this };
  }

  #throwIfAborted(): void {
    if (this.#signal?.aborted) this.requeueMessages();
    this.#signal?.throwIfAborted();
  }

  async #selectTools(): Promise<BeforeToolSelectionHookResult> {
    // A request that cannot be read is reported by BeforeModel hooks and the SDK.
    if (!attempt(() => (this.#sdk.translator.toolsOf(this.#request)?.length ?? 0) > 0, false)) return {};
    const selection = await fireBeforeToolSelectionHook(this.#config, this.#request, this.#options);
    this.#request = selection.modifiedRequest ?? this.#request;
    this.#addMessage(selection.systemMessage);
    return selection;
  }

  #addMessage(message: string | undefined): void {
    if (message === undefined) return;
    this.#messages.push(message);
    this.#request = this.#append(this.#request, message);
  }

  #append(request: Q, message: string): Q {
    return appendSystemMessage(request, message, this.#sdk.translator);
  }

  /**
   * Returns the response for a blocked call. Queues its messages for the next request, because hooks do not repeat
   * them.
   */
  #block(
    decision: CallDecision,
    response = this.#sdk.refusal(this.#request, decision.reason ?? 'Blocked by a hook.'),
  ): R {
    this.#pending.unshift(...this.#carriedMessages, ...this.#messages);
    return withOutcome(response, true, decision);
  }
}

function withOutcome<R extends object>(
  response: R,
  blocked: boolean,
  { stopped = false, reason, suppressOutput = false, withheld }: CallDecision,
): R {
  recordOutcome(response, { blocked, stopped, reason, suppressOutput, ...(withheld !== undefined && { withheld }) });
  return response;
}

/** Records the outcome of a response on its stream or helper too. */
export function shareOutcome(response: object, stream: object): void {
  const outcome = getHookOutcome(response);
  if (outcome !== undefined) recordOutcome(stream, outcome);
}
