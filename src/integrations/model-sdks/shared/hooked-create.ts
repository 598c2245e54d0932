import type { ConfirmTool } from '../../../core/contract/index.js';
import type { HookTranslator } from '../../../core/translator.js';
import { recordOutcome } from '../../../core/triggers/hook-outcome.js';
import { hasResponseHooks } from '../../../core/triggers/model.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { isAsyncIterable } from '../../../util/async-iterable.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import { apiPromise, type SentRequest } from './api-promise.js';
import { ModelCall, type ModelSdk, shareOutcome } from './model-call.js';
import { abortableStream, hookedChunks, type StreamFormat, SyntheticStream, streamLike } from './stream.js';

/** An API of an SDK that calls the model. */
export interface Endpoint {
  readonly translator: HookTranslator;
  readonly streamFormat: StreamFormat;
  readonly refuse?: Refuse | undefined;
}

/** Turns an empty response into a refusal with a reason, in the SDK's own fields. */
export type Refuse = (empty: object, reason: string) => object;

/** State that the calls of one wrapper share. */
export interface Conversation {
  readonly config: TriggerConfig;
  /** System messages from hooks for the next request. */
  readonly pendingMessages: string[];
  readonly live: boolean;
  /** Called if hooks changed the response of a live stream. */
  readonly onLateChange: () => void;
  /** Asks a person for permission to run a tool that an SDK helper runs. */
  readonly confirm?: ConfirmTool | undefined;
  /** Called with every response or stream that has an outcome. */
  readonly onOutcome?: ((response: object) => void) | undefined;
}

/** Method that calls the model, and its resource. */
export interface CreateCall {
  readonly create: CallableFunction;
  readonly resource: object;
}

/** Returns the `create` method of a resource with hooks around it. */
export function hookedCreate(
  { create, resource }: CreateCall,
  { translator, streamFormat, refuse }: Endpoint,
  conversation: Conversation,
): (...args: unknown[]) => unknown {
  const { config, pendingMessages } = conversation;
  const sdk = modelSdkOf(translator, refuse);
  return (...args) => {
    const body = args[0];
    if (!isRecord(body)) return Promise.reject(invalidRequest(body));
    const signal = args[1] === undefined ? undefined : signalIn(args[1]);
    const request: Request = { create, resource, args, sdkPromise: undefined };
    const call = new ModelCall<object, object>(config, sdk, body, pendingMessages, signal);
    // The SDK tests `stream` for truthiness too.
    return apiPromise(sendWithHooks(request, call, Boolean(body['stream']), streamFormat, conversation), request);
  };
}

/** A request that may have been sent. */
interface Request extends CreateCall, SentRequest {
  readonly args: readonly unknown[];
  sdkPromise: unknown;
}

function signalIn(options: unknown): AbortSignal | undefined {
  const { signal } = fieldsOf(options);
  return signal instanceof AbortSignal ? signal : undefined;
}

/**
 * Returns the functions that a ModelCall needs. Without `refuse`, a refusal is a response with the reason as its text
 * and finish reason SAFETY.
 */
export function modelSdkOf(translator: HookTranslator, refuse?: Refuse): ModelSdk<object, object> {
  return {
    translator,
    refusal: (request, reason) => {
      const candidate = refuse === undefined ? { content: { parts: [reason] }, finishReason: 'SAFETY' } : {};
      const response = translator.fromHookLLMResponse({ candidates: [candidate] }, { request }) ?? {};
      return refuse === undefined ? response : refuse(response, reason);
    },
    asResponse: (response) => response,
  };
}

async function sendWithHooks(
  request: Request,
  call: ModelCall<object, object>,
  isStream: boolean,
  streamFormat: StreamFormat,
  conversation: Conversation,
): Promise<unknown> {
  const replacement = await call.before();
  if (replacement !== undefined) {
    conversation.onOutcome?.(replacement);
    return isStream ? streamOf(replacement, streamFormat) : replacement;
  }
  const received = await call.send(() => {
    request.sdkPromise = Reflect.apply(request.create, request.resource, request.args.with(0, call.request));
    return request.sdkPromise;
  });
  return afterResponse(received, call, streamFormat, conversation);
}

/** Runs the AfterModel hooks on a response or a stream. */
async function afterResponse(
  received: unknown,
  call: ModelCall<object, object>,
  streamFormat: StreamFormat,
  conversation: Conversation,
): Promise<unknown> {
  if (isAsyncIterable(received)) return hookedStream(received, call, streamFormat, conversation);
  call.received(received);
  if (!isRecord(received)) return afterUnreadable(received, call, conversation);
  const response = await call.after(received);
  conversation.onOutcome?.(response);
  return response === received ? response : copyHiddenProperties(received, response);
}

/** Reports a response that AfterModel hooks cannot read, such as text instead of JSON. */
async function afterUnreadable(
  received: unknown,
  call: ModelCall<object, object>,
  { config }: Conversation,
): Promise<unknown> {
  if (!(await hasResponseHooks(config))) return received;
  const response = await call.afterStream(() => {
    throw new TypeError(`expected an object from the model, but received ${describeType(received)}`);
  });
  return response ?? received;
}

function invalidRequest(body: unknown): TypeError {
  return new TypeError(`cannot call the model: expected an object as the request, but received ${describeType(body)}.`);
}

function describeType(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}

/** Copies non-enumerable properties: the SDKs keep the request id there. */
function copyHiddenProperties(from: object, to: object): object {
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(from))) {
    if (property.enumerable || Object.hasOwn(to, key)) continue;
    Object.defineProperty(to, key, property);
  }
  return to;
}

async function hookedStream(
  received: AsyncIterable<unknown>,
  call: ModelCall<object, object>,
  streamFormat: StreamFormat,
  { config, live, onOutcome, onLateChange }: Conversation,
): Promise<AsyncIterable<unknown>> {
  const sdkController = fieldsOf(received)['controller'];
  const controller = sdkController instanceof AbortController ? sdkController : new AbortController();
  const source = call.tap(received, streamFormat, controller.signal);
  if (!(await hasResponseHooks(config))) {
    const passed =
      source === received ? received : streamLike(received, () => source[Symbol.asyncIterator](), controller);
    recordOutcome(passed, { blocked: false, stopped: false, reason: undefined, suppressOutput: false });
    onOutcome?.(passed);
    return passed;
  }
  const onResponse = (response: object): void => {
    shareOutcome(response, stream);
    onOutcome?.(response);
  };
  const iterate = () =>
    abortableStream(
      hookedChunks(source, call, streamFormat, {
        live,
        isAbandoned: () => controller.signal.aborted,
        onResponse,
        onLateChange,
      }),
      () => controller.abort(),
    );
  const stream: AsyncIterable<unknown> = streamLike(received, iterate, controller);
  return stream;
}

/** Returns a response that hooks gave instead of the model, as a stream. */
function streamOf(response: object, streamFormat: StreamFormat): object {
  const stream = new SyntheticStream(async function* () {
    yield* streamFormat.split(response);
  });
  shareOutcome(response, stream);
  return stream;
}
