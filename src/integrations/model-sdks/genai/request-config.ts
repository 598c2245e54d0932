import type { HookToolConfig, LLMRequest, LLMRequestPatch } from '../../../../generated/index.js';
import type { SdkConfig, SdkToolConfig } from '../../../core/contract/index.js';
import { isRecord, numberOf, sameJson } from '../../../util/json.js';

/** Keys that hooks cannot set: fields outside the hook format, and keys that would reach a prototype. */
const RESERVED_KEYS = new Set([
  'systemInstruction',
  'safetySettings',
  'tools',
  'toolConfig',
  'abortSignal',
  'httpOptions',
  '__proto__',
  'constructor',
  'prototype',
]);

export function toHookConfig(config: SdkConfig): NonNullable<LLMRequest['config']> {
  const { stopSequences, candidateCount, presencePenalty, frequencyPenalty } = config;
  return {
    temperature: numberOf(config.temperature),
    maxOutputTokens: numberOf(config.maxOutputTokens),
    topP: numberOf(config.topP),
    topK: numberOf(config.topK),
    ...(Array.isArray(stopSequences) && { stopSequences: [...stopSequences] }),
    ...(typeof candidateCount === 'number' && { candidateCount }),
    ...(typeof presencePenalty === 'number' && { presencePenalty }),
    ...(typeof frequencyPenalty === 'number' && { frequencyPenalty }),
  };
}

/** Applies a hook's settings to the base. Returns the base itself if nothing changed. Never removes a setting. */
export function fromHookConfig(patch: LLMRequestPatch, base: SdkConfig | undefined): SdkConfig | undefined {
  const current: Record<string, unknown> = { ...base };
  const changes: Record<string, unknown> & { toolConfig?: SdkToolConfig } = {};
  for (const [key, value] of Object.entries(isRecord(patch.config) ? patch.config : {})) {
    if (value === undefined || value === null || RESERVED_KEYS.has(key)) continue;
    if (!sameJson(value, current[key])) changes[key] = value;
  }
  if (isRecord(patch.toolConfig)) {
    const before = base?.toolConfig ?? {};
    const after = fromHookToolConfig(patch.toolConfig, before);
    if (!Object.is(after, before)) changes.toolConfig = after;
  }
  return Object.keys(changes).length === 0 ? base : { ...base, ...changes };
}

/** Omits a mode that is not part of the hook format, so that an echo cannot replace it. */
export function toHookToolConfig(toolConfig: SdkToolConfig): HookToolConfig {
  const calling = toolConfig.functionCallingConfig;
  const mode = calling?.mode;
  const names = calling?.allowedFunctionNames;
  return {
    ...(isMode(mode) && { mode }),
    ...(Array.isArray(names) && { allowedFunctionNames: [...names] }),
  };
}

/** Applies the hook's mode and names to the base. Returns the base itself if nothing changed. */
export function fromHookToolConfig<T extends SdkToolConfig>(hookToolConfig: HookToolConfig, base: T): T {
  const current = base.functionCallingConfig;
  const mode = isMode(hookToolConfig.mode) && hookToolConfig.mode !== current?.mode ? hookToolConfig.mode : undefined;
  const names = Array.isArray(hookToolConfig.allowedFunctionNames) ? hookToolConfig.allowedFunctionNames : undefined;
  const hasNewNames = names !== undefined && !sameJson(names, current?.allowedFunctionNames);
  if (mode === undefined && !hasNewNames) return base;
  return {
    ...base,
    functionCallingConfig: {
      ...(mode === 'AUTO' || mode === 'NONE' ? withoutNames(current) : current),
      ...(mode !== undefined && { mode }),
      ...(names !== undefined && { allowedFunctionNames: [...names] }),
    },
  };
}

/** Removes the allowed names, which the model API rejects together with these modes. */
function withoutNames(calling: SdkToolConfig['functionCallingConfig']): object {
  const { allowedFunctionNames: _, ...rest } = isRecord(calling) ? calling : {};
  return rest;
}

function isMode(mode: unknown): mode is NonNullable<HookToolConfig['mode']> {
  return mode === 'AUTO' || mode === 'ANY' || mode === 'NONE';
}
