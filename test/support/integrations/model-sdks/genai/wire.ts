import { type GenerateContentParameters, type GenerateContentResponse, GoogleGenAI } from '@google/genai';
import { onTestFinished } from 'vitest';
import {
  type GeminiServer,
  type ModelCall,
  type ScriptedModel,
  say,
  sayInWords,
  startGeminiServer,
  type WireRequest,
} from '../../../../../examples/agent/gemini-server.js';
import { type HookedModels, withHooks } from '../../../../../src/integrations/model-sdks/genai/index.js';
import { type Host, makeHost } from '../../../core/triggers/host.js';

/** The real client and the requests that it sends. */
export interface Wire extends Host {
  client: GoogleGenAI;
  models: HookedModels;
  server: GeminiServer;
  /** Bodies that the server received, in order. */
  bodies(): WireRequest[];
  /** Returns the text of every turn of a received request: `user: hi`. */
  turns(at?: number): string[];
}

/** Creates a host with hooks, the real client, and a loopback server with a scripted model. */
export async function makeWire(
  hooks: Parameters<typeof makeHost>[0],
  { model = speaks('Hello there.'), ...options }: Parameters<typeof makeHost>[1] & { model?: ScriptedModel } = {},
): Promise<Wire> {
  const host = makeHost(hooks, options);
  const server = await startGeminiServer(model);
  onTestFinished(() => server.close());
  const client = new GoogleGenAI({ apiKey: 'x', httpOptions: { baseUrl: server.url } });
  const bodies = () => server.calls.map((call) => call.request);
  const turns = (at = -1) =>
    (bodies().at(at)?.contents ?? []).map(
      ({ role, parts = [] }) => `${role}: ${parts.map((part) => part.text ?? `<${Object.keys(part)}>`).join('')}`,
    );
  return { ...host, client, models: withHooks(client.models, host.config), server, bodies, turns };
}

export function speaks(text: string): ScriptedModel {
  return ({ streaming }: ModelCall) => (streaming ? sayInWords(text) : say(text));
}

/** Result of one call, plain or streamed. */
export interface Asked {
  /** Response that the caller continues with. */
  response: GenerateContentResponse | undefined;
  /** Text that was delivered while streaming. */
  shown: string;
}

export interface Form {
  form: string;
  ask(models: Pick<HookedModels, 'generateContent'> & Streaming, params: GenerateContentParameters): Promise<Asked>;
}

interface Streaming {
  generateContentStream(
    params: GenerateContentParameters,
  ): Promise<
    AsyncGenerator<GenerateContentResponse> & { finalResponse?: Promise<GenerateContentResponse | undefined> }
  >;
}

export const forms: Form[] = [
  {
    form: 'plain',
    ask: async (models, params) => {
      const response = await models.generateContent(params);
      return { response, shown: textOf(response) };
    },
  },
  {
    form: 'streaming',
    ask: async (models, params) => {
      const stream = await models.generateContentStream(params);
      let shown = '';
      for await (const chunk of stream) shown += textOf(chunk);
      return { response: await stream.finalResponse, shown };
    },
  },
];

/** Reads the text without the SDK's getter, which warns about every part that is not text. */
function textOf({ candidates = [] }: GenerateContentResponse): string {
  return (candidates[0]?.content?.parts ?? []).map(({ text }) => text ?? '').join('');
}
