// Resolves the SDKs that the examples import to the copies installed here.
import { registerHooks } from 'node:module';

const here = new URL('.//', import.meta.url).href;
const names = /^(openai|@google\/genai)$/;

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, names.test(specifier) ? { ...context, parentURL: here } : context),
});
