import type { Chats } from '@google/genai';
import type { TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { inheritWith, overlay } from '../shared/overlay.js';
import { type HookedModels, hookModels, type ModelMethods } from './hooked-models.js';

/** What `withHooks` needs of a client. */
export interface ClientParts {
  readonly models: ModelMethods;
  readonly chats: Pick<Chats, 'create'>;
}

/** A client whose `models` and `chats` pass the hooks. */
export type HookedClient<C extends ClientParts> = { readonly models: HookedModels } & C;

export function hookClient<C extends ClientParts>(client: C, config: TriggerConfig): HookedClient<C>;
export function hookClient(client: ClientParts, config: TriggerConfig): ClientParts {
  const { models, chats } = client;
  const create = (params: Parameters<Chats['create']>[0]) => createChat(client, config, params);
  const hookedChats = overlay(chats, { create });
  return overlay(client, { models: withMethods(models, config, false), chats: hookedChats });
}

/** A chat is a conversation of its own. It stores what it reads, so that its streams are held for the hooks. */
function createChat(
  { models, chats }: ClientParts,
  config: TriggerConfig,
  params: Parameters<Chats['create']>[0],
): ReturnType<Chats['create']> {
  const modelsModule = withMethods(models, config, true);
  const chat = inheritWith(chats, { modelsModule }).create(params);
  if (Reflect.get(chat, 'modelsModule') === modelsModule) return chat;
  throw new Error('a chat of this version of @google/genai would go around the hooks: use the models of the client');
}

function withMethods(models: ModelMethods, config: TriggerConfig, held: boolean): ModelMethods {
  return overlay(models, { ...hookModels(models, config, held) });
}
