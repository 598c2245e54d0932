import type { LLMRequest, LLMRequestPatch } from '../../generated/index.js';
import type { SdkConfig, SdkToolConfig } from '../contract/sdk.js';
import { isRecord, numberOf, sameJson } from './json.js';
import { fromHookToolConfig } from './tool-config.js';

/** What the hook format does not speak about, whatever a hook writes there, and keys that would reach a prototype. */
const NOT_FOR_HOOKS = new Set([
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

/** The base with what the hook set in it; the base itself when that is nothing new. Nothing is ever erased. */
export function fromHookConfig(patch: LLMRequestPatch, base: SdkConfig | undefined): SdkConfig | undefined {
  const current: Record<string, unknown> = { ...base };
  const changes: Record<string, unknown> & { toolConfig?: SdkToolConfig } = {};
  for (const [key, value] of Object.entries(isRecord(patch.config) ? patch.config : {})) {
    if (value === undefined || value === null || NOT_FOR_HOOKS.has(key)) continue;
    if (!sameJson(value, current[key])) changes[key] = value;
  }
  if (isRecord(patch.toolConfig)) {
    const before = base?.toolConfig ?? {};
    const after = fromHookToolConfig(patch.toolConfig, before);
    if (after !== before) changes.toolConfig = after;
  }
  return Object.keys(changes).length === 0 ? base : { ...base, ...changes };
}
