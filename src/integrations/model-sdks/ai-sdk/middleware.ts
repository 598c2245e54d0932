import { hasResponseHooks } from '../../../core/triggers/model.js';
import { type HookHost, warnHost } from '../../../core/triggers/run-trigger.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import { checkShape, fieldsShape, oneOf } from '../../../util/shape.js';
import { LIVE_ADVICE, type WithHooksOptions } from '../shared/client.js';
import { modelSdkOf } from '../shared/hooked-create.js';
import { ModelCall, type ModelSdk } from '../shared/model-call.js';
import { lateRewriteWarning } from '../shared/stream.js';
import { isWrapped, markWrapped, withUntrusted } from '../shared/untrusted-policy.js';
import { hookedStream, recordedStream, replacementStream, withOutcome } from './stream.js';
import { HookTranslatorAiSdk } from './translator.js';

const OPTIONS = fieldsShape({ stream: oneOf('live'), untrusted: oneOf('warn', 'block', 'ask') });

/** Members of a language model that the middleware needs. */
export interface HookedModel<Params, Result, Streamed> {
  readonly modelId: string;
  readonly specificationVersion?: string | undefined;
  doGenerate(params: Params): PromiseLike<Result>;
  doStream(params: Params): PromiseLike<Streamed>;
}

/** Middleware for `wrapLanguageModel`, for every version of the provider interface. */
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
 * Returns a middleware with hooks around every call of a language model: tool selection if the request offers tools,
 * before the model, the call, after the model. `providerMetadata.hookwright` has the outcome: blocked, stopped, reason,
 * suppressOutput. A system message from a hook after a call is sent with the next call, so use one middleware per
 * conversation.
 */
export function hooksMiddleware<Version extends string = 'v4'>(
  host: HookHost,
  options?: Pick<WithHooksOptions, 'stream' | 'untrusted'>,
): HooksMiddleware<Version>;
export function hooksMiddleware(
  host: HookHost,
  options: Pick<WithHooksOptions, 'stream' | 'untrusted'> = {},
): HooksMiddleware<string> {
  checkShape(OPTIONS, options, 'options');
  const config = withUntrusted(host, options.untrusted);
  const pendingMessages: string[] = [];
  const live = options.stream === 'live';
  const onLateChange = lateRewriteWarning(config, LIVE_ADVICE);

  let cached: { readonly model: ModelInfo; readonly sdk: ModelSdk<object, object> } | undefined;

  /** Returns the translator for a model. Caches one, because a middleware usually serves one model. */
  function sdkFor({ modelId, specificationVersion }: ModelInfo): ModelSdk<object, object> {
    const model = cached?.model;
    if (cached === undefined || model?.modelId !== modelId || model.specificationVersion !== specificationVersion) {
      const sdk = modelSdkOf(new HookTranslatorAiSdk(modelId, specificationVersion));
      cached = { model: { modelId, specificationVersion }, sdk };
    }
    return cached.sdk;
  }

  const warnings = new Set<string>();
  const warnOnce: typeof warnHost = (to, text) => {
    if (!warnings.has(text)) warnHost(to, text);
    warnings.add(text);
  };
  /** Returns true for the request of an outer middleware with the same hooks: its object is passed on as it is. */
  const isInner = (params: object): boolean => isWrapped(params, 'the model', config, warnOnce);
  /** Marks a copy: the caller may use its own object again. */
  const sent = <Params extends object>({ request }: ModelCall<Params, object>): Params =>
    markWrapped({ ...request }, config);

  function newCall<Params extends object>(params: Params, model: ModelInfo) {
    return new ModelCall<Params, object>(config, sdkFor(model), params, pendingMessages, signalIn(params));
  }

  return {
    specificationVersion: 'v4',
    async wrapGenerate({ params, model }) {
      if (isInner(params)) return model.doGenerate(params);
      const call = newCall(params, model);
      const replacement = await call.before();
      if (replacement !== undefined) return asResult(withOutcome(replacement, replacement));
      const result = await call.send(() => model.doGenerate(sent(call)));
      call.received(result);
      if (!isRecord(result)) return result;
      const changed = await call.after(result);
      return asResult(withOutcome(changed, changed));
    },
    async wrapStream({ params, model }) {
      if (isInner(params)) return model.doStream(params);
      const call = newCall(params, model);
      const replacement = await call.before();
      if (replacement !== undefined)
        return asResult({ stream: replacementStream(withOutcome(replacement, replacement)) });
      const streamed = await call.send(() => model.doStream(sent(call)));
      const { stream } = fieldsOf(streamed);
      if (!(stream instanceof ReadableStream)) {
        call.received(streamed);
        return streamed;
      }
      if (await hasResponseHooks(config))
        return asResult({ ...streamed, stream: hookedStream(stream, call, live, onLateChange) });
      const recorded = recordedStream(stream, call);
      return recorded === stream ? streamed : asResult({ ...streamed, stream: recorded });
    },
  };
}

function signalIn(params: object): AbortSignal | undefined {
  const { abortSignal } = fieldsOf(params);
  return abortSignal instanceof AbortSignal ? abortSignal : undefined;
}

interface ModelInfo {
  readonly modelId: string;
  readonly specificationVersion?: string | undefined;
}

/** Returns a response as the SDK's type, which only the SDK exports. */
function asResult<Result>(result: object): Result;
function asResult(result: object): object {
  return result;
}
