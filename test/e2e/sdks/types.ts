// Compile-time checks: wrapped objects have the types of the SDK.

import { createOpenAI } from '@ai-sdk/openai';
import Anthropic from '@anthropic-ai/sdk';
import { jsonSchema, type LanguageModel, tool, wrapLanguageModel } from 'ai';
import OpenAI from 'openai';
import { createConfig } from '../../../dist/types/src/index.js';
import {
  hooksMiddleware,
  stoppedByHook,
  withToolHooks,
} from '../../../dist/types/src/integrations/model-sdks/ai-sdk/index.js';
import { withHooks as withAnthropicHooks } from '../../../dist/types/src/integrations/model-sdks/anthropic/index.js';
import {
  HookTranslatorOpenAIChat,
  withHooks as withOpenAIHooks,
} from '../../../dist/types/src/integrations/model-sdks/openai/index.js';

const config = createConfig({ workingDir: '.', translator: new HookTranslatorOpenAIChat() });

export const openai: OpenAI = withOpenAIHooks(new OpenAI(), config, { stream: 'live' });
export const claude: Anthropic = withAnthropicHooks(new Anthropic(), config);
export const model: LanguageModel = wrapLanguageModel({
  model: createOpenAI().chat('m'),
  middleware: hooksMiddleware(config),
});

const read = tool({
  inputSchema: jsonSchema<{ path: string }>({ type: 'object' }),
  execute: async ({ path }) => ({ path, lines: 3 }),
});
export const tools: { read: typeof read } = withToolHooks({ read }, config);
export const stop: (options: { steps: object[] }) => boolean = stoppedByHook;

export async function typed(): Promise<string | null> {
  const stream = await openai.chat.completions.create({ model: 'm', messages: [], stream: true });
  for await (const chunk of stream) return chunk.choices[0]?.delta.content ?? null;
  const { data } = await claude.messages.create({ model: 'm', max_tokens: 1, messages: [] }).withResponse();
  return data.id;
}
