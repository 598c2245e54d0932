import type { HookEventName, HookFireResult } from '../../../generated/index.js';
import { attempt } from '../../util/errors.js';
import type { FireOptions, HostConfigPort, Hosted, ModelCallRecorder, UntrustedPolicy } from '../contract/index.js';
import type { SystemFireOptions } from '../events/event-handler.js';
import { warnThrough } from '../events/event-log.js';
import { resultWithoutSystem } from '../events/event-result.js';
import { HookExecutionError } from '../events/failure.js';
import { canBlock, routeOf } from '../registry/events.js';
import type { HookRegistry } from '../registry/hook-registry.js';
import type { HookTranslator, TranslatorConfig } from '../translator.js';

/** Hook system, as far as triggers use it. */
export interface TriggerSystem {
  initialize(): Promise<void>;
  getRegistry(): Pick<HookRegistry, 'contract' | 'getRegisteredHooks'>;
  fireEvent<E extends HookEventName>(
    eventName: E,
    params: object,
    options?: SystemFireOptions<E>,
  ): Promise<HookFireResult<E>>;
  fireEventWith<E extends HookEventName>(
    eventName: E,
    makeParams: (hasHooks: boolean) => object | Promise<object>,
    options?: SystemFireOptions<E>,
  ): Promise<HookFireResult<E>>;
  failEvent<E extends HookEventName>(eventName: E, error: unknown): HookFireResult<E>;
}

type Port = HostConfigPort<unknown, unknown, unknown, TriggerSystem>;

/** Host config, as far as triggers use it. */
export type TriggerConfig = Pick<Port, 'getHookSystem'> &
  Partial<
    Pick<Port, 'getEnableHooks' | 'getErrorPolicy' | 'getAskPolicy' | 'getConfirm' | 'getDebugLogger' | 'getContract'>
  > &
  TranslatorConfig & {
    /** Policy for guards that are not trusted, for all events that are fired through this config. */
    readonly untrusted?: UntrustedPolicy | undefined;
    /** Recorder of the agent's model calls, for wrappers of SDKs. */
    getModelCalls?(): ModelCallRecorder | undefined;
  };

/** Host of a wrapper: a config, or a scope of `createHooks`. */
export type HookHost = TriggerConfig | Hosted<TriggerConfig>;

/** Returns the options of an event with the policy of the config, if they have none of their own. */
export function withPolicy<O extends FireOptions>(
  { untrusted }: TriggerConfig,
  options: O | undefined,
): O | FireOptions | undefined {
  return untrusted === undefined || options?.untrusted !== undefined ? options : { ...options, untrusted };
}

/**
 * Fires an event through the hook system of the config. Returns undefined if hooks are disabled. A failure is logged and traced;
 * it blocks only if the error policy of the host is `block`.
 */
export async function runTrigger<E extends HookEventName>(
  config: TriggerConfig,
  eventName: E,
  fire: (system: TriggerSystem) => Promise<HookFireResult<E>>,
): Promise<HookFireResult<E> | undefined> {
  let system: TriggerSystem | undefined;
  try {
    if (config.getEnableHooks?.() === false) return undefined;
    system = config.getHookSystem();
    if (system === undefined) return undefined;
    return await fire(system);
  } catch (error) {
    return system === undefined ? failWithoutSystem(config, eventName, error) : system.failEvent(eventName, error);
  }
}

/** Returns the failure of an event whose host failed to return its hook system. */
function failWithoutSystem<E extends HookEventName>(
  config: TriggerConfig | undefined,
  eventName: E,
  error: unknown,
): HookFireResult<E> {
  const failure = new HookExecutionError(error, 'internal', { eventName });
  warnHost(config, `hooks: ${eventName} failed at ${failure.stage}: ${failure.message}`);
  return resultWithoutSystem(eventName, failure, config ?? {});
}

/** Warns through the host's logger. Without one, emits a warning of the process. */
export function warnHost(config: TriggerConfig | undefined, text: string): void {
  const logger = attempt(() => config?.getDebugLogger?.(), undefined);
  if (logger === undefined) process.emitWarning(text, 'HookwrightWarning');
  else warnThrough(logger, text);
}

/** Options for firing an event that carries shapes of a model SDK. */
export interface TranslatedFireOptions extends FireOptions {
  /** Translator for these shapes. Defaults to that of the config. */
  translator?: HookTranslator | undefined;
}

/** Options for firing an event about a model call. */
export interface ModelTriggerOptions extends TranslatedFireOptions {
  /** The call, if a wrapper records it: any object, the same before and after. */
  modelCall?: object | undefined;
}

/** Fires an event with the policies of the config. Returns undefined if hooks are disabled. */
export function fireTrigger<E extends HookEventName>(
  config: TriggerConfig,
  eventName: E,
  params: object,
  options?: ModelTriggerOptions,
): Promise<HookFireResult<E> | undefined> {
  return runTrigger(config, eventName, (system) => system.fireEvent(eventName, params, withPolicy(config, options)));
}

/** Returns true if a hook is registered for the event, or if that cannot be determined. */
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

/** Marks a text for the model that comes neither from the user nor from a tool. */
export function systemText(message: string): string {
  return `[System] ${message}`;
}
