import type { ModelCallRecorder, ModelResponseFacts, RecordedModelCall } from '../../../core/contract/index.js';
import { factsOfResponse, figuresOfResponse, type ResponseReader } from '../../../core/events/response-facts.js';
import type { HookTranslator } from '../../../core/translator.js';
import { abortListeners } from '../../../util/abort.js';
import { attempt, messageOf } from '../../../util/errors.js';
import { defined, fieldsOf, isRecord } from '../../../util/json.js';

/** Chunks of a stream, as far as a record needs them. */
export interface RecordedChunks<T> {
  /** Joins chunks into a response. Throws if they do not contain one. */
  join(chunks: readonly T[]): object;
  /** Returns true if the chunks contain the end of the response, with its final figures. */
  hasEnd(chunks: readonly T[]): boolean;
}

/** Methods of a translator that read facts. */
type FactReader = ResponseReader & Pick<HookTranslator, 'toHookTurn'>;

/** Host of a call, and the translator of its SDK. */
export interface RecordingHost {
  readonly translator: FactReader;
  readonly getModelCalls: () => ModelCallRecorder | undefined;
  readonly warn: (text: string) => void;
}

/** Record of a model call that was sent. Ends once; later ends are ignored. */
export class CallRecord {
  readonly #host: RecordingHost;
  readonly #request: object;
  readonly #recorded: RecordedModelCall;
  /** Returns the facts of the chunks so far, if the response is a stream. */
  #streamed: (() => ModelResponseFacts) | undefined;
  #listeners: (() => void)[] = [];
  #isEnded = false;

  private constructor(host: RecordingHost, request: object, recorded: RecordedModelCall) {
    this.#host = host;
    this.#request = request;
    this.#recorded = recorded;
  }

  /**
   * Records that a request is sent. Returns undefined if the host records no calls. The turn is that of `original`, the
   * request before hooks added messages to it. `call` is the one of the events before and after it.
   */
  static begin(host: RecordingHost, request: object, original: object, call: object): CallRecord | undefined {
    const { translator, getModelCalls } = host;
    return report(host, () => {
      const recorder = getModelCalls();
      if (recorder === undefined) return undefined;
      const turn = attempt(() => translator.toHookTurn(original), undefined);
      const model = attempt(() => translator.modelOf(request), undefined);
      return new CallRecord(host, request, recorder.begin({ turn, model }, call));
    });
  }

  responded(response: unknown): void {
    this.#respond(() => (isRecord(response) ? this.#factsOf(response) : {}));
  }

  failed(error: unknown): void {
    this.#end(() => this.#recorded.failed(defined({ status: statusOf(error) })));
  }

  /** Ends the record of a stream that is read no further, with the facts of its chunks so far. */
  endStream(): void {
    this.#respond(() => this.#streamed?.() ?? {});
  }

  /** Returns a stream with the same chunks, whose end or abort ends the record. Chunks are not held back. */
  tap<T>(
    source: AsyncIterable<T>,
    format: RecordedChunks<T>,
    signals: readonly (AbortSignal | undefined)[],
  ): AsyncIterable<T> {
    const chunks: T[] = [];
    this.#streamed = () => this.#factsOfChunks(chunks, format);
    for (const signal of signals) if (signal !== undefined) this.#endOnAbort(signal);
    let isRead = false;
    return {
      [Symbol.asyncIterator]: () => {
        const steps = source[Symbol.asyncIterator]();
        // An SDK rejects a second reader, which must not end the record of the first.
        if (isRead) return steps;
        isRead = true;
        return this.#observe(steps, chunks);
      },
    };
  }

  #observe<T>(steps: AsyncIterator<T>, chunks: T[]): AsyncIterator<T> {
    return {
      next: async () => {
        try {
          const step = await steps.next();
          if (step.done) this.endStream();
          else if (!this.#isEnded) chunks.push(step.value);
          return step;
        } catch (error) {
          this.endStream();
          throw error;
        }
      },
      return: async (value) => {
        this.endStream();
        return steps.return === undefined ? { done: true, value } : steps.return(value);
      },
    };
  }

  #endOnAbort(signal: AbortSignal): void {
    if (signal.aborted) this.endStream();
    else this.#listeners.push(abortListeners.add(signal, () => this.endStream()));
  }

  #respond(facts: () => ModelResponseFacts): void {
    this.#end(() => this.#recorded.responded(attempt(facts, {})));
  }

  #end(call: () => void): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    for (const remove of this.#listeners) remove();
    report(this.#host, call);
    this.#listeners = [];
    this.#streamed = undefined;
  }

  #factsOf(response: object): ModelResponseFacts {
    return factsOfResponse(this.#host.translator, this.#request, response);
  }

  /** Without its end, a response has the final count of its input only, and unfinished text and calls. */
  #factsOfChunks<T>(chunks: readonly T[], format: RecordedChunks<T>): ModelResponseFacts {
    const response = attempt(() => format.join(chunks), undefined);
    if (response === undefined) return {};
    if (format.hasEnd(chunks)) return this.#factsOf(response);
    const { usage, model } = figuresOfResponse(this.#host.translator, this.#request, response);
    const { output_tokens: _, ...input } = usage ?? {};
    return defined({ usage: Object.keys(input).length === 0 ? undefined : input, model });
  }
}

/** Runs a call of the recorder. A failure is reported and does not affect the model call. */
function report<T>({ warn }: RecordingHost, call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    warn(`hooks: cannot record a model call: ${messageOf(error)}`);
    return undefined;
  }
}

/** Returns the status of the server's error response, by the names that the SDKs give it. */
function statusOf(error: unknown): number | undefined {
  const { status, statusCode = status } = fieldsOf(error);
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : undefined;
}
