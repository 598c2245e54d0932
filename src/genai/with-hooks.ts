import type { TriggerConfig } from '../triggers/run-trigger.js';
import { type HookedModels, hookModels, type ModelMethods } from './hooked-models.js';

export type { HookedModels, ModelMethods } from './hooked-models.js';

/**
 * The `models` of a GoogleGenAI client with hooks around every call: tool selection if tools are on offer, before the
 * model, the call, after the model. `config.abortSignal` of a request ends its hooks too. What a hook says to the model
 * after a call travels with the next call of the same wrapper, so give each conversation a wrapper of its own. Where the
 * SDK would call functions by itself, each of them runs between its tool hooks, and each request in between passes them all.
 */
export function withHooks(models: ModelMethods, config: TriggerConfig): HookedModels {
  return hookModels(models, config, false);
}
