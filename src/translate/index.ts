export { defaultHookTranslator, HookTranslatorGenAIv1 } from './genai-v1.js';
export { HookTranslator } from './hook-translator.js';
export { readTools, writeTools } from './tool-config.js';
