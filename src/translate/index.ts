export { readTools, writeTools } from './config.js';
export { defaultHookTranslator, HookTranslator, HookTranslatorGenAIv1 } from './genai-v1.js';
