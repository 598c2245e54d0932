import { hasResponseHooks } from '../../../core/triggers/model.js';
import { type TriggerConfig, withUntrusted } from '../../../core/triggers/run-trigger.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import { getHookOutcome, type HookOutcome } from '../shared/hook-outcome.js';
import { sdkOf } from '../shared/hooked-create.js';
import { lateRewriteWarning } from '../shared/late-rewrite.js';
import { ModelCall, type ModelSdk } from '../shared/model-call.js';
import { hookedPieces } from '../shared/pieces.js';
import { LIVE_ADVICE, type WithHooksOptions } from '../shared/with-hooks.js';
import { streamPieces } from './stream-pieces.js';
import { HookTranslatorAiSdk } from './translator.js';

/** What the middleware needs of a language model; the SDK's own has more. */
export interface HookedModel<Params, Result, Streamed> {
  readonly modelId: string;
  readonly specificationVersion?: string | undefined;
  doGenerate(params: Params): PromiseLike<Result>;
  doStream(params: Params): PromiseLike<Streamed>;
}

/** A middleware for `wrapLanguageModel`, whichever version of the interface the SDK has. */
export interface HooksMiddleware<Version extends string> {
  readonly specificationVersion: Version;
  wrapGenerate<Params extends object, Result, Streamed>(call: {
    readonly params: Params;
    readonly model: HookedModel<Params, Result, Streamed>;
  }): Promise<Result>;
  wrapStream<Params extends object, Result, Streamed>(call: {
    readonly params: Params;
    readonly model: HookedModel<Params, Result, Streamed>;
  }): Promise<Streamed>;
}

/**
 * Hooks around every call of a language model: tool selection if tools are on offer, before the model, the call, after the
 * model. What an answer cannot say stands in `providerMetadata.hookwright`: blocked, stopped, reason, suppressOutput. What
 * a hook says to the model after a call travels with the next call, so give each conversation a middleware of its own.
 */
export function hooksMiddleware<Version extends string = 'v4'>(
  config: TriggerConfig,
  options?: Pick<WithHooksOptions, 'stream' | 'untrusted'>,
): HooksMiddleware<Version>;
export function hooksMiddleware(
  given: TriggerConfig,
  options: Pick<WithHooksOptions, 'stream' | 'untrusted'> = {},
): HooksMiddleware<string> {
  const config = withUntrusted(given, options.untrusted);
  const waiting: string[] = [];
  const live = options.stream === 'live';
  const changedTooLate = lateRewriteWarning(config, LIVE_ADVICE);

  let latest: { readonly facts: ModelFacts; readonly sdk: ModelSdk<object, object> } | undefined;

  /** A middleware serves one model, as a rule. */
  function sdkFor({ modelId, specificationVersion }: ModelFacts): ModelSdk<object, object> {
    const facts = latest?.facts;
    if (latest === undefined || facts?.modelId !== modelId || facts.specificationVersion !== specificationVersion) {
      const sdk = sdkOf(new HookTranslatorAiSdk(modelId, specificationVersion));
      latest = { facts: { modelId, specificationVersion }, sdk };
    }
    return latest.sdk;
  }

  function callOf<Params extends object>(params: Params, model: ModelFacts) {
    return new ModelCall<Params, object>(config, sdkFor(model), params, waiting, signalIn(params));
  }

  return {
    specificationVersion: 'v4',
    async wrapGenerate({ params, model }) {
      const call = callOf(params, model);
      const instead = await call.before();
      if (instead !== undefined) return asResult(withOutcome(instead, instead));
      const result = await send(call, () => model.doGenerate(call.request));
      if (!isRecord(result)) return result;
      const answer = await call.after(result);
      return asResult(withOutcome(answer, answer));
    },
    async wrapStream({ params, model }) {
      const call = callOf(params, model);
      const instead = await call.before();
      if (instead !== undefined) return asResult({ stream: streamOf(partsOf(withOutcome(instead, instead))) });
      const streamed = await send(call, () => model.doStream(call.request));
      const { stream } = fieldsOf(streamed);
      if (!(stream instanceof ReadableStream) || !(await hasResponseHooks(config))) return streamed;
      return asResult({ ...streamed, stream: hookedStream(stream, call, live, changedTooLate) });
    },
  };
}

function signalIn(params: object): AbortSignal | undefined {
  const { abortSignal } = fieldsOf(params);
  return abortSignal instanceof AbortSignal ? abortSignal : undefined;
}

interface ModelFacts {
  readonly modelId: string;
  readonly specificationVersion?: string | undefined;
}

/** An answer has the fields of the SDK's own, whose type only the SDK has. */
function asResult<Result>(answer: object): Result;
function asResult(answer: object): object {
  return answer;
}

async function send<T>(call: { undelivered(): void }, request: () => PromiseLike<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    call.undelivered();
    throw error;
  }
}

/** The answer, or the end of its stream, with what the hooks decided about it; as it is when they decided nothing. */
function withOutcome<T extends object>(part: T, answer: object | undefined): T {
  const outcome = answer && getHookOutcome(answer);
  if (outcome === undefined || !says(outcome)) return part;
  const { providerMetadata } = fieldsOf(part);
  return { ...part, providerMetadata: { ...fieldsOf(providerMetadata), hookwright: { ...outcome } } };
}

function says({ blocked, stopped, suppressOutput, withheld }: HookOutcome): boolean {
  return blocked || stopped || suppressOutput || withheld !== undefined;
}

async function* partsOf(answer: object): AsyncGenerator<unknown, undefined, undefined> {
  yield* streamPieces.split(answer);
  return undefined;
}

function hookedStream(
  source: ReadableStream<unknown>,
  call: ModelCall<object, object>,
  live: boolean,
  changedTooLate: () => void,
) {
  const reader = source.getReader();
  let isAbandoned = false;
  let answer: object | undefined;
  const pieces = hookedPieces(piecesOf(reader), call, streamPieces, {
    live,
    changedTooLate,
    isAbandoned: () => isAbandoned,
    concluded: (final) => {
      answer = final;
    },
  });
  return streamOf(
    finishedLast(pieces, () => answer),
    async (reason) => {
      isAbandoned = true;
      await reader.cancel(reason);
    },
  );
}

async function* piecesOf(reader: ReadableStreamDefaultReader<unknown>): AsyncGenerator<unknown, undefined, undefined> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    yield value;
  }
}

/** The end of a stream says what the hooks decided, so it waits for them even where nothing else does. */
async function* finishedLast(
  parts: AsyncIterable<unknown>,
  answer: () => object | undefined,
): AsyncGenerator<unknown, undefined, undefined> {
  const ends: Record<string, unknown>[] = [];
  for await (const part of parts) {
    if (isRecord(part) && part['type'] === 'finish') ends.push(part);
    else yield part;
  }
  for (const end of ends) yield withOutcome(end, answer());
  return undefined;
}

function streamOf(
  parts: AsyncGenerator<unknown, undefined, undefined>,
  abandon: (reason: unknown) => Promise<void> = async () => {},
): ReadableStream<unknown> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
      }
    },
    async cancel(reason) {
      await abandon(reason);
      await parts.return(undefined);
    },
  });
}
