import type { CallableTool, GenerateContentParameters, GenerateContentResponse, Models } from '@google/genai';
import { hasResponseHooks } from '../../../core/triggers/model.js';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { lateRewriteWarning } from '../shared/late-rewrite.js';
import { ModelCall, type ModelSdk } from '../shared/model-call.js';
import { answerAtOnce, answerPieces } from './answer-pieces.js';
import { CallableTools } from './callable-tools.js';
import {
  answerWithCalls,
  callsFunctions,
  type FunctionCallLoop,
  streamWithCalls,
  withoutCalling,
} from './function-calling.js';
import { defaultHookTranslator } from './genai-v1.js';
import { asSdkResponse, blockedResponse } from './hook-response.js';
import { HookedStream } from './hooked-stream.js';
import type { ServedTool } from './served-tool.js';
import { StreamAbort } from './stream-abort.js';

/** What `withHooks` needs of the SDK's `models`. */
export type ModelMethods = Pick<Models, 'generateContent' | 'generateContentStream'>;

/** The `models` of a client, with hooks around every call. */
export interface HookedModels {
  generateContent(params: GenerateContentParameters): Promise<GenerateContentResponse>;
  generateContentStream(params: GenerateContentParameters): Promise<HookedStream>;
}

interface Opened {
  readonly answering: FunctionCallLoop;
  readonly unread: () => void;
}

interface Prepared {
  readonly request: GenerateContentParameters;
  readonly tools?: CallableTools;
}

const sdk: ModelSdk<GenerateContentParameters, GenerateContentResponse> = {
  translator: defaultHookTranslator,
  refusal: (_request, reason) => blockedResponse(reason),
  asAnswer: asSdkResponse,
};

const STREAM_ADVICE = 'Use `await stream.finalResponse`, which has the change, or a chat, whose streams are buffered.';

/** `held` keeps streams back until the hooks after the model have answered, for whoever stores what they read. */
export function hookModels(models: ModelMethods, config: TriggerConfig, held: boolean): HookedModels {
  const waiting: string[] = [];
  const changedTooLate = lateRewriteWarning(config, STREAM_ADVICE);
  const served = new WeakMap<CallableTool, ServedTool>();
  const callOf = (params: GenerateContentParameters) =>
    new ModelCall(config, sdk, params, waiting, params.config?.abortSignal);

  /** The request to ask with, and its tools where they are called here. */
  function prepare(params: GenerateContentParameters, streaming: boolean): Prepared {
    const tools = CallableTools.of(config, params, served);
    if (tools === undefined) return { request: params };
    if (callsFunctions(params, streaming)) return { request: withoutCalling(tools.request), tools };
    tools.leaveCalls();
    return { request: tools.request };
  }

  async function ask(params: GenerateContentParameters): Promise<GenerateContentResponse> {
    const call = callOf(params);
    const answer = await call.before();
    if (answer !== undefined) return answer;
    return call.after(await send(call, () => models.generateContent(ownCopy(call.request))));
  }

  async function open(params: GenerateContentParameters, leaving: AbortSignal): Promise<Opened> {
    const call = callOf(params);
    const answer = await call.before();
    if (answer !== undefined) return { answering: answerAtOnce(answer), unread: () => undefined };
    const source = await send(call, () => models.generateContentStream(ownCopy(call.request, leaving)));
    const isHeld = held && (await hasResponseHooks(config));
    return { answering: answerPieces(source, call, isHeld, changedTooLate), unread: () => call.undelivered() };
  }

  return {
    // Nothing is waited for before the request, so that most calls have one promise to wait for and not two.
    generateContent: (params) => {
      try {
        if (params.config?.tools === undefined) return ask(params);
        const { request, tools } = prepare(params, false);
        return tools === undefined ? ask(request) : answerWithCalls(request, tools, ask);
      } catch (error) {
        return Promise.reject(error);
      }
    },
    generateContentStream: async (params) => {
      const { request, tools } = prepare(params, true);
      const leaving = new StreamAbort(request.config?.abortSignal);
      try {
        const { answering, unread } = await open(request, leaving.signal);
        if (tools === undefined) return new HookedStream(answering, unread, leaving);
        const again = async (next: GenerateContentParameters) => (await open(next, leaving.signal)).answering;
        return new HookedStream(streamWithCalls(request, tools, answering, again), unread, leaving);
      } catch (error) {
        leaving.over();
        throw error;
      }
    },
  };
}

/** A copy to send: the SDK writes into what it is given, and it may be the caller's own. */
function ownCopy(request: GenerateContentParameters, abortSignal?: AbortSignal): GenerateContentParameters {
  if (abortSignal !== undefined) return { ...request, config: { ...request.config, abortSignal } };
  return { ...request, ...(request.config && { config: { ...request.config } }) };
}

async function send<T>(call: { undelivered(): void }, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    call.undelivered();
    throw error;
  }
}
