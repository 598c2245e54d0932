import type { UntrustedPolicy } from '../../../core/contract/index.js';
import { type TriggerConfig, withUntrusted } from '../../../core/triggers/run-trigger.js';
import { type ClientParts, type HookedClient, hookClient } from './hooked-client.js';
import { type HookedModels, hookModels, type ModelMethods } from './hooked-models.js';

export type { ClientParts, HookedClient } from './hooked-client.js';
export type { HookedModels, ModelMethods } from './hooked-models.js';

/** Options for wrapping a client. */
export interface GenaiHookOptions {
  /** Policy for guards that are not trusted. Defaults to that of the config. */
  untrusted?: UntrustedPolicy | undefined;
}

/**
 * A GoogleGenAI client, or its `models`, with hooks around every call of `models` and of chats: tool selection if tools are
 * on offer, before the model, the call, after the model. `config.abortSignal` of a request ends its hooks too. What a hook
 * says to the model after a call travels with the next call of the same wrapper, so give each conversation a wrapper of its
 * own; every chat has one. Where the SDK would call functions by itself, each of them runs between its tool hooks, and each
 * request in between passes them all.
 */
export function withHooks<C extends ClientParts>(
  client: C,
  config: TriggerConfig,
  options?: GenaiHookOptions,
): HookedClient<C>;
export function withHooks(models: ModelMethods, config: TriggerConfig, options?: GenaiHookOptions): HookedModels;
export function withHooks(
  given: ClientParts | ModelMethods,
  ofHost: TriggerConfig,
  options: GenaiHookOptions = {},
): ClientParts | HookedModels {
  const config = withUntrusted(ofHost, options.untrusted);
  return 'chats' in given ? hookClient(given, config) : hookModels(given, config, false);
}
