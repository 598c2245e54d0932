import {
  HookEventName,
  type HookFireResult,
  type HookOutputOf,
  type PreCompressTrigger,
  type SessionEndReason,
  type SessionStartSource,
} from '../../../generated/index.js';
import type { HookSystem, HostConfig } from '../../system/hook-system.js';
import type { EnumValue, FireOptions, SdkRequest, UntrustedPolicy } from '../contract/index.js';
import { HookExecutionError } from '../events/failure.js';
import { failedResult } from '../events/fire-result.js';
import { HookLog } from '../events/logs.js';
import { canBlock, routeOf } from '../registry/events.js';
import { getDefaultTranslator, type HookTranslator } from '../translator.js';

/** What a trigger needs of the host. */
export type TriggerConfig = Pick<HostConfig, 'getHookSystem'> &
  Partial<
    Pick<
      HostConfig,
      | 'getEnableHooks'
      | 'getErrorPolicy'
      | 'getAskPolicy'
      | 'getConfirm'
      | 'getDebugLogger'
      | 'getTranslator'
      | 'getContract'
    >
  > & {
    /** Policy for guards that are not trusted, for all events that are fired through this config. */
    readonly untrusted?: UntrustedPolicy | undefined;
  };

const withPolicies = new WeakMap<TriggerConfig, Map<UntrustedPolicy, TriggerConfig>>();

/** Returns the config with a policy of its own for guards that are not trusted: always the same object for both. */
export function withUntrusted(config: TriggerConfig, untrusted: UntrustedPolicy | undefined): TriggerConfig {
  if (untrusted === undefined) return config;
  const known = withPolicies.get(config) ?? new Map<UntrustedPolicy, TriggerConfig>();
  const derived = known.get(untrusted) ?? overriding(config, untrusted);
  withPolicies.set(config, known.set(untrusted, derived));
  return derived;
}

function overriding(config: TriggerConfig, untrusted: UntrustedPolicy): TriggerConfig {
  return new Proxy(config, {
    get: (target, key) => {
      if (key === 'untrusted') return untrusted;
      const value: unknown = Reflect.get(target, key, target);
      // A config may be an object with private fields.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Returns the options of an event with the policy of the config, if they have none of their own. */
export function withPolicy<O extends FireOptions>(
  { untrusted }: TriggerConfig,
  options: O | undefined,
): O | FireOptions | undefined {
  return untrusted === undefined || options?.untrusted !== undefined ? options : { ...options, untrusted };
}

/**
 * Undefined when hooks are off. Whatever fails is warned of and traced, and the error policy of the host says whether it
 * refuses; by default only a decision of a hook holds the agent back.
 */
export async function runTrigger<E extends HookEventName>(
  config: TriggerConfig,
  eventName: E,
  fire: (system: HookSystem) => Promise<HookFireResult<E>>,
): Promise<HookFireResult<E> | undefined> {
  let system: HookSystem | undefined;
  try {
    if (config.getEnableHooks?.() === false) return undefined;
    system = config.getHookSystem();
    if (system === undefined) return undefined;
    return await fire(system);
  } catch (error) {
    return system === undefined ? failWithoutSystem(config, eventName, error) : system.failEvent(eventName, error);
  }
}

/** The host could not say what its hooks are. Its own logger is told, else whoever reads the warnings of the process. */
function failWithoutSystem<E extends HookEventName>(
  config: TriggerConfig | undefined,
  eventName: E,
  error: unknown,
): HookFireResult<E> {
  const failure = new HookExecutionError(error, 'internal', { eventName });
  warnHost(config, `hooks: ${eventName} failed at ${failure.stage}: ${failure.message}`);
  return failedResult(eventName, failure, config ?? {});
}

/** Tells the host's logger, else whoever reads the warnings of the process. */
export function warnHost(config: TriggerConfig | undefined, text: string): void {
  const log = new HookLog(loggerOf(config));
  if (log.hasLogger) log.warn(text);
  else process.emitWarning(text, 'HookwrightWarning');
}

function loggerOf(config: TriggerConfig | undefined) {
  try {
    return config?.getDebugLogger?.();
  } catch {
    return undefined;
  }
}

/** What a caller may add to an event that carries shapes of a model SDK. */
export interface TranslatedFireOptions extends FireOptions {
  /** Of the SDK whose shapes they are; that of the config unless given. */
  translator?: HookTranslator | undefined;
}

export function translatorFor(config: TriggerConfig, options: TranslatedFireOptions | undefined): HookTranslator {
  return options?.translator ?? config.getTranslator?.() ?? getDefaultTranslator();
}

/** For an event whose fields are at hand. */
export function fireTrigger<E extends HookEventName>(
  config: TriggerConfig,
  eventName: E,
  params: object,
  options?: TranslatedFireOptions,
): Promise<HookFireResult<E> | undefined> {
  return runTrigger(config, eventName, (system) => system.fireEvent(eventName, params, withPolicy(config, options)));
}

/**
 * Whether an event is over with no hook to ask: then it is logged and traced, or hooks are off. False, and nothing has
 * happened, where firing it has to tell.
 */
export function passTrigger(config: TriggerConfig, eventName: HookEventName): boolean {
  try {
    if (config.getEnableHooks?.() === false) return true;
    const system = config.getHookSystem();
    return system === undefined || system.passEvent(eventName);
  } catch {
    return false;
  }
}

/** Whether any hook listens to an event. Where that cannot be told, firing the event will tell why. */
export async function hasHooksFor(config: TriggerConfig, eventName: HookEventName): Promise<boolean> {
  try {
    if (config.getEnableHooks?.() === false) return false;
    const system = config.getHookSystem();
    if (system === undefined) return false;
    await system.initialize();
    const registry = system.getRegistry();
    // A guard that cannot run may block.
    const mayBlock = canBlock(routeOf(registry.contract, eventName));
    return registry
      .getRegisteredHooks(eventName)
      .some(({ entry, switchedOn }) => entry.enabled || (mayBlock && switchedOn));
  } catch {
    return true;
  }
}

/** How the model is told that a text comes neither from the user nor from a tool. */
export function systemText(message: string): string {
  return `[System] ${message}`;
}

/**
 * The request with the message as one more user turn: model APIs have no system role inside a conversation. A request
 * that cannot be read comes back as it is, for the SDK to judge.
 */
export function appendSystemMessage<Q extends SdkRequest>(
  request: Q,
  message: string,
  translator: HookTranslator = getDefaultTranslator(),
): Q {
  try {
    const { messages } = translator.toHookLLMRequest(request);
    const told = { role: 'user', content: systemText(message) } as const;
    return translator.fromHookLLMRequest({ messages: [...messages, told] }, request);
  } catch {
    return request;
  }
}

/** Call it when a session begins. `getAdditionalContext()` is for the agent to start from; nothing can stop the session. */
export async function triggerSessionStartHook<S extends string>(
  config: TriggerConfig,
  source: EnumValue<S, SessionStartSource>,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.SessionStart> | undefined> {
  const result = await fireTrigger(config, HookEventName.SessionStart, { source }, options);
  return result?.finalOutput;
}

/** Call it when a session ends. Nothing can keep it open. */
export async function triggerSessionEndHook<S extends string>(
  config: TriggerConfig,
  reason: EnumValue<S, SessionEndReason>,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.SessionEnd> | undefined> {
  const result = await fireTrigger(config, HookEventName.SessionEnd, { reason }, options);
  return result?.finalOutput;
}

/** Call it before the conversation is compressed. Nothing can prevent that. */
export async function triggerPreCompressHook<S extends string>(
  config: TriggerConfig,
  trigger: EnumValue<S, PreCompressTrigger>,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.PreCompress> | undefined> {
  const result = await fireTrigger(config, HookEventName.PreCompress, { trigger }, options);
  return result?.finalOutput;
}

/** Call it when a turn begins. A block or a stop ends the turn; `getAdditionalContext()` belongs to this prompt. */
export async function triggerBeforeAgentHook(
  config: TriggerConfig,
  prompt: string,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.BeforeAgent> | undefined> {
  const result = await fireTrigger(config, HookEventName.BeforeAgent, { prompt }, options);
  return result?.finalOutput;
}

/**
 * Call it when a turn ends. A block means one more turn with the reason as its prompt, and `stopHookActive` true at the
 * end of that one; a stop is the end. `shouldClearContext()` asks to forget the conversation.
 */
export async function triggerAfterAgentHook(
  config: TriggerConfig,
  prompt: string,
  promptResponse: string,
  stopHookActive: boolean,
  options?: FireOptions,
): Promise<HookOutputOf<HookEventName.AfterAgent> | undefined> {
  const params = { prompt, promptResponse, stopHookActive };
  const result = await fireTrigger(config, HookEventName.AfterAgent, params, options);
  return result?.finalOutput;
}
