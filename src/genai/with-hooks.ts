import type { GenerateContentParameters, GenerateContentResponse, Models } from '@google/genai';
import { ModelCall, type ModelSdk, passAfter, passBefore } from '../sdk/model-call.js';
import { defaultHookTranslator } from '../translate/genai-v1.js';
import type { TriggerConfig } from '../triggers/run-trigger.js';
import { hookCallableTools } from './callable-tools.js';
import { asSdkResponse, emptyResponse } from './hook-response.js';
import { HookedStream } from './hooked-stream.js';
import { wholeResponse } from './whole-response.js';

/** What `withHooks` needs of the SDK's `models`. */
export type ModelMethods = Pick<Models, 'generateContent' | 'generateContentStream'>;

/** The `models` of a client, with hooks around every call. */
export interface HookedModels {
  generateContent(params: GenerateContentParameters): Promise<GenerateContentResponse>;
  generateContentStream(params: GenerateContentParameters): Promise<HookedStream>;
}

const sdk: ModelSdk<GenerateContentParameters, GenerateContentResponse> = {
  translator: defaultHookTranslator,
  emptyAnswer: (_request, reason) => emptyResponse(reason),
  asAnswer: asSdkResponse,
};

/**
 * The `models` of a GoogleGenAI client with hooks around every call: tool selection if tools are on offer, before the
 * model, the call, after the model. `config.abortSignal` of a request ends its hooks too. What a hook says to the model
 * after a call travels with the next call of the same wrapper, so give each conversation a wrapper of its own. Functions
 * that the SDK calls by itself run inside the call, each between its tool hooks.
 */
export function withHooks(models: ModelMethods, config: TriggerConfig): HookedModels {
  const waiting: string[] = [];
  const callOf = (params: GenerateContentParameters, carried?: readonly string[]) =>
    new ModelCall(config, sdk, params, waiting, params.config?.abortSignal, carried);
  const sent = (request: GenerateContentParameters) => hookCallableTools(config, ownCopy(request));

  async function generateContent(params: GenerateContentParameters): Promise<GenerateContentResponse> {
    const signal = params.config?.abortSignal;
    const passed = waiting.length === 0 ? passBefore(config, sdk.translator, params, signal) : 'nothing';
    // Most calls meet no hook: for them not even the call is built.
    if (passed === 'model') {
      const response = await models.generateContent(sent(params));
      return passAfter(config, response, signal) ? response : callOf(params, []).after(response);
    }
    const call = callOf(params);
    const answer = await call.before(passed);
    if (answer !== undefined) return answer;
    return call.after(await send(call, () => models.generateContent(sent(call.request))));
  }

  async function generateContentStream(params: GenerateContentParameters): Promise<HookedStream> {
    const call = callOf(params);
    const answer = await call.before();
    if (answer !== undefined) return streamOf(answer);
    return new HookedStream(await send(call, () => models.generateContentStream(sent(call.request))), {
      complete: (chunks) => call.afterPieces(() => wholeResponse(chunks)),
      unheard: () => call.undelivered(),
    });
  }

  return { generateContent, generateContentStream };
}

/** A copy to send: the SDK writes into what it is given, and it may be the caller's own. */
function ownCopy(request: GenerateContentParameters): GenerateContentParameters {
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

/** An answer of the hooks, as if the model had said it in one breath. */
function streamOf(answer: GenerateContentResponse): HookedStream {
  const breath = async function* (): AsyncGenerator<GenerateContentResponse> {
    yield answer;
  };
  return new HookedStream(breath(), { complete: async () => answer, unheard: () => undefined });
}
