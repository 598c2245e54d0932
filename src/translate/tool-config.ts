import type { HookToolConfig } from '../../generated/index.js';
import type { SdkRequest, SdkToolConfig, SdkToolList } from '../contract/sdk.js';
import { isRecord, sameJson } from './json.js';

type Mode = NonNullable<HookToolConfig['mode']>;

/** A mode that scripts do not know is left unsaid, so that an echo cannot replace it. */
export function toHookToolConfig(toolConfig: SdkToolConfig): HookToolConfig {
  const calling = toolConfig.functionCallingConfig;
  const mode = calling?.mode;
  const names = calling?.allowedFunctionNames;
  return {
    ...(isMode(mode) && { mode }),
    ...(Array.isArray(names) && { allowedFunctionNames: [...names] }),
  };
}

/** The base with the hook's mode and names in it; the base itself when they say nothing new. */
export function fromHookToolConfig<T extends SdkToolConfig>(hookToolConfig: HookToolConfig, base: T): T {
  const current = base.functionCallingConfig;
  const mode = isMode(hookToolConfig.mode) && hookToolConfig.mode !== current?.mode ? hookToolConfig.mode : undefined;
  const names = Array.isArray(hookToolConfig.allowedFunctionNames) ? hookToolConfig.allowedFunctionNames : undefined;
  const newNames = names !== undefined && !sameJson(names, current?.allowedFunctionNames);
  if (mode === undefined && !newNames) return base;
  return {
    ...base,
    functionCallingConfig: {
      ...(mode === 'AUTO' || mode === 'NONE' ? withoutNames(current) : current),
      ...(mode !== undefined && { mode }),
      ...(names !== undefined && { allowedFunctionNames: [...names] }),
    },
  };
}

/** The tools of a request, wherever its caller keeps them. */
export function readTools(request: SdkRequest): SdkToolList | undefined {
  return request.config?.tools ?? request.tools;
}

/** Puts tools back where `readTools` found them. */
export function writeTools<Q extends SdkRequest>(request: Q, tools: SdkToolList): Q {
  if (readTools(request) === tools) return request;
  const keptOutside = isNothing(request.config?.tools) && !isNothing(request.tools);
  return keptOutside ? { ...request, tools } : { ...request, config: { ...request.config, tools } };
}

/** The model API refuses names beside these modes: those of the mode before do not outlive it. */
function withoutNames(calling: SdkToolConfig['functionCallingConfig']): object {
  const { allowedFunctionNames: _, ...rest } = isRecord(calling) ? calling : {};
  return rest;
}

function isMode(mode: unknown): mode is Mode {
  return mode === 'AUTO' || mode === 'ANY' || mode === 'NONE';
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}
