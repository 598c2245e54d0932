import type { GenerateContentParameters, GenerateContentResponse, Models } from '@google/genai';
import type { TriggerConfig } from '../triggers/run-trigger.js';
import { HookedStream } from './hooked-stream.js';
import { ModelCall } from './model-call.js';

/** What `withHooks` needs of the SDK's `models`. */
export type ModelMethods = Pick<Models, 'generateContent' | 'generateContentStream'>;

/** The `models` of a client, with hooks around every call. */
export interface HookedModels {
  generateContent(params: GenerateContentParameters): Promise<GenerateContentResponse>;
  generateContentStream(params: GenerateContentParameters): Promise<HookedStream>;
}

/**
 * The `models` of a GoogleGenAI client with hooks around every call: tool selection if tools are on offer, before the
 * model, the call, after the model. `config.abortSignal` of a request ends its hooks too. What a hook says to the model
 * after a call travels with the next call of the same wrapper, so give each conversation a wrapper of its own. Functions
 * that the SDK calls by itself run inside the call, with no tool hooks around them.
 */
export function withHooks(models: ModelMethods, config: TriggerConfig): HookedModels {
  const waiting: string[] = [];

  async function generateContent(params: GenerateContentParameters): Promise<GenerateContentResponse> {
    const call = new ModelCall(config, params, waiting);
    const answer = await call.before();
    if (answer !== undefined) return answer;
    return call.after(await send(call, () => models.generateContent(call.request)));
  }

  async function generateContentStream(params: GenerateContentParameters): Promise<HookedStream> {
    const call = new ModelCall(config, params, waiting);
    const answer = await call.before();
    if (answer !== undefined) return streamOf(answer);
    return new HookedStream(await send(call, () => models.generateContentStream(call.request)), {
      complete: (chunks) => call.afterChunks(chunks),
      unheard: () => call.undelivered(),
    });
  }

  return { generateContent, generateContentStream };
}

async function send<T>(call: ModelCall, request: () => Promise<T>): Promise<T> {
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
