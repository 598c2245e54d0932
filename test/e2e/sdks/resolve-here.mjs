// Resolves the SDKs that the examples import to the copies installed here.
import { registerHooks } from 'node:module';

const here = new URL('.//', import.meta.url).href;
const names = /^(openai|ai|@ai-sdk\/openai|@anthropic-ai\/sdk|@google\/genai)$/;

/** Other versions of the AI SDK, by the name under which they are installed. */
const versions = {
  5: { ai: 'ai-5', '@ai-sdk/openai': 'ai-sdk-openai-2' },
  6: { ai: 'ai-6', '@ai-sdk/openai': 'ai-sdk-openai-3' },
};
const renamed = versions[process.env.AI_SDK_VERSION] ?? {};

registerHooks({
  resolve: (specifier, context, next) =>
    names.test(specifier)
      ? next(renamed[specifier] ?? specifier, { ...context, parentURL: here })
      : next(specifier, context),
});
