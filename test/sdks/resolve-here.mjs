// The examples import the SDKs by their names; here is where they are installed.
import { registerHooks } from 'node:module';

const here = new URL('./', import.meta.url).href;
const names = /^(openai|ai|@ai-sdk\/openai|@anthropic-ai\/sdk|@google\/genai)$/;

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, names.test(specifier) ? { ...context, parentURL: here } : context),
});
