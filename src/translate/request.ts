import type { LLMRequest, LLMRequestPatch } from '../../generated/index.js';
import type { SdkRequest } from '../contract/sdk.js';
import { fromHookConfig, toHookConfig } from './config.js';
import { rewriteContents } from './rewrite-contents.js';
import { toHookToolConfig } from './tool-config.js';
import { readTurns } from './turns.js';

/** The text of a request, in the shape that scripts rely on. */
export function toHookRequest(request: SdkRequest): LLMRequest {
  const spoken = readTurns(request.contents).filter((turn) => turn.text !== '');
  const toolConfig = request.config?.toolConfig ?? undefined;
  return {
    model: typeof request.model === 'string' ? request.model : '',
    messages: spoken.map(({ role, text }) => ({ role, content: text })),
    config: toHookConfig(request.config ?? {}),
    ...(toolConfig !== undefined && { toolConfig: toHookToolConfig(toolConfig) }),
  };
}

/** The base with a hook's changes in it, and everything else as it was; the base itself when nothing changed. */
export function fromHookRequest<Q extends SdkRequest>(patch: LLMRequestPatch, base: Q): Q {
  // An empty model is how a request without one looks to a hook.
  const model = typeof patch.model === 'string' && patch.model !== '' ? patch.model : base.model;
  const contents = Array.isArray(patch.messages) ? rewriteContents(base.contents, patch.messages) : base.contents;
  const config = fromHookConfig(patch, base.config);
  if (model === base.model && contents === base.contents && config === base.config) return base;
  return {
    ...base,
    ...(model !== base.model && { model }),
    ...(contents !== base.contents && { contents }),
    ...(config !== base.config && { config }),
  };
}
