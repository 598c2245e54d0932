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
} from '../../examples/agent/gemini-server.js';
import { type HookedModels, withHooks } from '../../src/integrations/model-sdks/genai/index.js';
import { type Host, makeHost } from '../triggers/host.js';

/** The real client and what arrives from it. */
export interface Wire extends Host {
  client: GoogleGenAI;
  models: HookedModels;
  server: GeminiServer;
  /** What the server was sent, in order. */
  bodies(): WireRequest[];
  /** The text of every turn of a request that arrived: `user: hi`. */
  turns(at?: number): string[];
}

/** A host, its hooks, the real client, and a loopback server with a model that speaks as scripted. */
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

/** One call of either form, read to its end. */
export interface Asked {
  /** What the caller goes on with. */
  response: GenerateContentResponse | undefined;
  /** What the caller could show while it came. */
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

/** The SDK's own getter warns of every part that is no text. */
function textOf({ candidates = [] }: GenerateContentResponse): string {
  return (candidates[0]?.content?.parts ?? []).map(({ text }) => text ?? '').join('');
}
