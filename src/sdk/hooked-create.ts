import type { HookTranslator } from '../translate/hook-translator.js';
import type { ConfirmTool } from '../triggers/ask-person.js';
import { isAnswerHeard } from '../triggers/model-hooks.js';
import type { TriggerConfig } from '../triggers/run-trigger.js';
import { fieldsOf, isRecord } from '../values/json.js';
import { apiPromise } from './api-promise.js';
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

/** A call of an endpoint on its way. */
interface Request {
  readonly call: ModelCall<object, object>;
  readonly isStream: boolean;
  /** What the SDK gave for it, once the model is asked. */
  by: unknown;
  send(): unknown;
}

/** `create` of a resource, with hooks around it. */
export function hookedCreate(create: Create, { translator, pieces }: Endpoint, conversation: Conversation): Create {
  const { config, waiting } = conversation;
  const sdk = sdkOf(translator);
  return (body, options, ...more) => {
    // What is no request is for the SDK to refuse.
    if (!isRecord(body)) return create(body, options, ...more);
    const call = new ModelCall<object, object>(config, sdk, body, waiting, signalIn(options));
    // The SDK asks no more of `stream`, either.
    const isStream = Boolean(body['stream']);
    const request: Request = { call, isStream, by: undefined, send: () => create(call.request, options, ...more) };
    return apiPromise(ask(request, pieces, conversation), request);
  };
}

function signalIn(options: unknown): AbortSignal | undefined {
  if (options === undefined) return undefined;
  const { signal } = fieldsOf(options);
  return signal instanceof AbortSignal ? signal : undefined;
}

export function sdkOf(translator: HookTranslator): ModelSdk<object, object> {
  return {
    translator,
    emptyAnswer: (request) => translator.fromHookLLMResponse({ candidates: [] }, { request }) ?? {},
    asAnswer: (answer) => answer,
  };
}

/** Waits for hooks only where there are any. */
async function ask(request: Request, pieces: Pieces, conversation: Conversation): Promise<unknown> {
  const { call, isStream } = request;
  const before = call.before();
  const instead = before && (await before);
  if (instead !== undefined) {
    conversation.heard?.(instead);
    return isStream ? streamOf(instead, pieces) : instead;
  }
  let given: unknown;
  try {
    request.by = request.send();
    given = await request.by;
  } catch (error) {
    call.undelivered();
    throw error;
  }
  if (isIterable(given)) return hookedStream(given, call, pieces, conversation);
  if (!isRecord(given)) return given;
  const after = call.after(given);
  const answer = after && (await after);
  conversation.heard?.(answer ?? given);
  return answer === undefined || answer === given ? given : withHidden(given, answer);
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
