import type { HookTranslator } from '../translate/hook-translator.js';
import type { ConfirmTool } from '../triggers/ask-person.js';
import { isAnswerHeard } from '../triggers/model-hooks.js';
import type { TriggerConfig } from '../triggers/run-trigger.js';
import { fieldsOf, isRecord } from '../values/json.js';
import { apiPromise, type Delivered, delivered, made } from './api-promise.js';
import { getHookOutcome, recordOutcome } from './hook-outcome.js';
import { ModelCall, type ModelSdk } from './model-call.js';
import { abandonable, hookedPieces, type Pieces } from './pieces.js';
import { isIterable, SyntheticStream, streamLike } from './synthetic-stream.js';

/** One way of an SDK to ask the model. */
export interface Endpoint {
  readonly translator: HookTranslator;
  readonly pieces: Pieces;
}

/** What the calls of one wrapper share. */
export interface Conversation {
  readonly config: TriggerConfig;
  /** What hooks said to the model, for its next request. */
  readonly waiting: string[];
  readonly live: boolean;
  /** Of the tools that helpers run themselves. */
  readonly confirm?: ConfirmTool | undefined;
  /** Is told of every answer or stream that has an outcome. */
  readonly heard?: ((answer: object) => void) | undefined;
}

type Create = (body: unknown, options?: unknown, ...more: unknown[]) => unknown;

/** `create` of a resource, with hooks around it. */
export function hookedCreate(create: Create, endpoint: Endpoint, conversation: Conversation): Create {
  return (body, options, ...more) => {
    // What is no request is for the SDK to refuse.
    if (!isRecord(body)) return create(body, options, ...more);
    const { signal } = fieldsOf(options);
    const call = new ModelCall<object, object>(
      conversation.config,
      sdkOf(endpoint.translator),
      body,
      conversation.waiting,
      signal instanceof AbortSignal ? signal : undefined,
    );
    // The SDK asks no more of it, either.
    const isStream = Boolean(body['stream']);
    return apiPromise(ask(call, endpoint, conversation, isStream, () => create(call.request, options, ...more)));
  };
}

export function sdkOf(translator: HookTranslator): ModelSdk<object, object> {
  return {
    translator,
    emptyAnswer: (request) => translator.fromHookLLMResponse({ candidates: [] }, { request }) ?? {},
    asAnswer: (answer) => answer,
  };
}

async function ask(
  call: ModelCall<object, object>,
  { pieces }: Endpoint,
  conversation: Conversation,
  isStream: boolean,
  send: () => unknown,
): Promise<Delivered> {
  const tell = (answer: object): void => conversation.heard?.(answer);
  const instead = await call.before();
  if (instead !== undefined) {
    tell(instead);
    return made(isStream ? streamOf(instead, pieces) : instead);
  }
  const sent = await deliver(call, send);
  if (!isIterable(sent.data)) {
    if (!isRecord(sent.data)) return sent;
    const answer = await call.after(sent.data);
    tell(answer);
    return { ...sent, data: answer === sent.data ? answer : withHidden(sent.data, answer) };
  }
  return { ...sent, data: await hookedStream(sent.data, call, pieces, conversation) };
}

async function deliver(call: { undelivered(): void }, send: () => unknown): Promise<Delivered> {
  try {
    return await delivered(send());
  } catch (error) {
    call.undelivered();
    throw error;
  }
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
  { config, live, heard }: Conversation,
): Promise<AsyncIterable<unknown>> {
  if (!(await isAnswerHeard(config))) {
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
    abandonable(
      hookedPieces(source, call, pieces, { live, isAbandoned: () => controller.signal.aborted, concluded }),
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
