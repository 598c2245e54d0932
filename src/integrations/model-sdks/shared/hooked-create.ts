import type { HookTranslator } from '../../../core/translator.js';
import type { ConfirmTool } from '../../../core/triggers/confirmation.js';
import { hasResponseHooks } from '../../../core/triggers/model.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import { apiPromise, type SentRequest } from './api-promise.js';
import { getHookOutcome, recordOutcome } from './hook-outcome.js';
import { ModelCall, type ModelSdk } from './model-call.js';
import { abortableStream, hookedPieces, type Pieces } from './pieces.js';
import { isIterable, SyntheticStream, streamLike } from './synthetic-stream.js';

/** One way of an SDK to ask the model. */
export interface Endpoint {
  readonly translator: HookTranslator;
  readonly pieces: Pieces;
  readonly refuse?: Refuse | undefined;
}

/** Turns an empty answer into a refusal with a reason, in the SDK's own fields. */
export type Refuse = (empty: object, reason: string) => object;

/** What the calls of one wrapper share. */
export interface Conversation {
  readonly config: TriggerConfig;
  /** What hooks said to the model, for its next request. */
  readonly waiting: string[];
  readonly live: boolean;
  /** Called if hooks changed the answer of a live stream. */
  readonly changedTooLate: () => void;
  /** Of the tools that helpers run themselves. */
  readonly confirm?: ConfirmTool | undefined;
  /** Is told of every answer or stream that has an outcome. */
  readonly heard?: ((answer: object) => void) | undefined;
}

/** What asks the model, and whose method it is. */
export interface CreateCall {
  readonly create: CallableFunction;
  readonly resource: object;
}

/** `create` of a resource, with hooks around it. */
export function hookedCreate(
  { create, resource }: CreateCall,
  { translator, pieces, refuse }: Endpoint,
  conversation: Conversation,
): (...args: unknown[]) => unknown {
  const { config, waiting } = conversation;
  const sdk = sdkOf(translator, refuse);
  return (...args) => {
    const body = args[0];
    if (!isRecord(body)) return Promise.reject(unreadableRequest(body));
    const signal = args[1] === undefined ? undefined : signalIn(args[1]);
    const request: Request = { create, resource, args, by: undefined };
    const call = new ModelCall<object, object>(config, sdk, body, waiting, signal);
    // The SDK asks no more of `stream`, either.
    return apiPromise(ask(request, call, Boolean(body['stream']), pieces, conversation), request);
  };
}

/** A request on its way. */
interface Request extends CreateCall, SentRequest {
  readonly args: readonly unknown[];
  by: unknown;
}

function signalIn(options: unknown): AbortSignal | undefined {
  const { signal } = fieldsOf(options);
  return signal instanceof AbortSignal ? signal : undefined;
}

/** Without `refuse`, a refusal is the reason as the text of an answer that ended for safety. */
export function sdkOf(translator: HookTranslator, refuse?: Refuse): ModelSdk<object, object> {
  return {
    translator,
    refusal: (request, reason) => {
      const candidate = refuse === undefined ? { content: { parts: [reason] }, finishReason: 'SAFETY' } : {};
      const answer = translator.fromHookLLMResponse({ candidates: [candidate] }, { request }) ?? {};
      return refuse === undefined ? answer : refuse(answer, reason);
    },
    asAnswer: (answer) => answer,
  };
}

async function ask(
  request: Request,
  call: ModelCall<object, object>,
  isStream: boolean,
  pieces: Pieces,
  conversation: Conversation,
): Promise<unknown> {
  const instead = await call.before();
  if (instead !== undefined) {
    conversation.heard?.(instead);
    return isStream ? streamOf(instead, pieces) : instead;
  }
  let given: unknown;
  try {
    request.by = Reflect.apply(request.create, request.resource, request.args.with(0, call.request));
    given = await request.by;
  } catch (error) {
    call.undelivered();
    throw error;
  }
  return hear(given, call, pieces, conversation);
}

/** What the model gave, as the hooks want it. */
async function hear(
  given: unknown,
  call: ModelCall<object, object>,
  pieces: Pieces,
  conversation: Conversation,
): Promise<unknown> {
  if (isIterable(given)) return hookedStream(given, call, pieces, conversation);
  if (!isRecord(given)) return unreadable(given, call, conversation);
  const answer = await call.after(given);
  conversation.heard?.(answer);
  return answer === given ? answer : withHidden(given, answer);
}

/** Reports an answer that AfterModel hooks cannot read, such as the text that an SDK makes of a response without JSON. */
async function unreadable(given: unknown, call: ModelCall<object, object>, { config }: Conversation): Promise<unknown> {
  if (!(await hasResponseHooks(config))) return given;
  const answer = await call.afterPieces(() => {
    throw new TypeError(`expected an object from the model, but received ${kindOf(given)}`);
  });
  return answer ?? given;
}

function unreadableRequest(body: unknown): TypeError {
  return new TypeError(`cannot call the model: expected an object as the request, but received ${kindOf(body)}.`);
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}

/** The SDKs keep the id of the request where no JSON shows it. */
function withHidden(from: object, to: object): object {
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(from))) {
    if (property.enumerable || Object.hasOwn(to, key)) continue;
    Object.defineProperty(to, key, property);
  }
  return to;
}

async function hookedStream(
  source: AsyncIterable<unknown>,
  call: ModelCall<object, object>,
  pieces: Pieces,
  { config, live, heard, changedTooLate }: Conversation,
): Promise<AsyncIterable<unknown>> {
  if (!(await hasResponseHooks(config))) {
    recordOutcome(source, { blocked: false, stopped: false, reason: undefined, suppressOutput: false });
    heard?.(source);
    return source;
  }
  const own = fieldsOf(source)['controller'];
  const controller = own instanceof AbortController ? own : new AbortController();
  const concluded = (answer: object): void => {
    const outcome = getHookOutcome(answer);
    if (outcome !== undefined) recordOutcome(stream, outcome);
    heard?.(answer);
  };
  const iterate = () =>
    abortableStream(
      hookedPieces(source, call, pieces, {
        live,
        isAbandoned: () => controller.signal.aborted,
        concluded,
        changedTooLate,
      }),
      () => controller.abort(),
    );
  const stream: AsyncIterable<unknown> = streamLike(source, iterate, controller);
  return stream;
}

/** An answer of the hooks, as if the model had said it. */
function streamOf(answer: object, pieces: Pieces): object {
  const stream = new SyntheticStream(async function* () {
    yield* pieces.split(answer);
  });
  const outcome = getHookOutcome(answer);
  if (outcome !== undefined) recordOutcome(stream, outcome);
  return stream;
}
