import {
  ConfigSource,
  type HookConfig,
  HookErrorPolicy,
  HookEventName,
  type HooksMap,
  validateHookConfig,
} from '../../generated/index.js';
import { settingsFields, settingsHookTypes } from '../../generated/settings-fields.js';
import type { HookLayer, SanitizationConfig } from '../contract/index.js';
import { nameOf } from '../engine/registry/registered-hook.js';
import { definitionKey, type JudgedEntry } from '../trust/index.js';
import { isRecord } from '../values/json.js';
import { isHookType, listOf } from './check-settings.js';
import { type SettingsPlace, STRENGTH } from './places.js';
import type { Settings } from './read-settings-file.js';

/** A file that counts. */
export interface SettingsLayer extends SettingsPlace {
  readonly settings: Settings;
}

/** All settings together, as they count at one moment. It is made whole and never changed. */
export interface SettingsState {
  readonly layers: readonly HookLayer<HooksMap, ConfigSource>[];
  /** Whether any file wants its hooks to run. */
  readonly anyOn: boolean;
  /** The valid hooks that came with the project. */
  readonly projectEntries: readonly JudgedEntry[];
  readonly locked: boolean;
  readonly sanitization: SanitizationConfig | undefined;
  /** Why the settings keep a hook from running. */
  whyOff(entry: JudgedEntry): string | undefined;
}

/** `onByDefault` is for files that do not say whether their hooks run. */
export function settingsState(layers: readonly SettingsLayer[], onByDefault: boolean): SettingsState {
  const trusted = layers.filter(({ source }) => source !== ConfigSource.Project);
  const declared = layers.map((layer) => ({
    layer,
    entries: layerEntries(hooksOf(layer), layer.source),
    off: whyLayerOff(layer, layers, onByDefault),
  }));
  const never = trusted.find(({ settings }) => refusesProjects(settings));
  const offByKey = new Map<string, string | undefined>();
  for (const { layer, entries, off } of declared) {
    for (const entry of entries) {
      const key = keyOf(entry);
      const why = off ?? whyDisabled(nameOf(entry.config), layer.strength, layers);
      // The same hook in two files of a project runs if one of them wants it.
      offByKey.set(key, offByKey.has(key) && offByKey.get(key) === undefined ? undefined : why);
    }
  }
  return {
    layers: layers.map((layer) => ({ source: layer.source, hooks: hooksOf(layer) })),
    anyOn: declared.some(({ off }) => off === undefined),
    projectEntries: declared.flatMap(({ layer, entries }) => (layer.source === ConfigSource.Project ? entries : [])),
    locked: trusted.some(({ settings }) => settings['locked'] !== undefined && settings['locked'] !== false),
    sanitization: sanitizationOf(trusted),
    whyOff: (entry) => {
      if (entry.source === ConfigSource.Extensions) return whyExtensionOff(nameOf(entry.config), layers);
      if (entry.source === ConfigSource.Project && never !== undefined)
        return `${never.file} says that project hooks never run`;
      return entry.config.type === 'function' ? undefined : offByKey.get(keyOf(entry));
    },
  };
}

function keyOf(entry: JudgedEntry): string {
  return `${entry.source} ${definitionKey(entry)}`;
}

function whyLayerOff(layer: SettingsLayer, layers: readonly SettingsLayer[], onByDefault: boolean): string | undefined {
  const off = layers.find(({ strength, settings }) => strength >= layer.strength && isSwitchedOff(settings));
  if (off !== undefined) return `it is switched off: ${off.file} says enableHooks: false`;
  if (layer.settings['enableHooks'] === true || onByDefault) return undefined;
  return `it is switched off: ${layer.file} does not say enableHooks: true`;
}

function isSwitchedOff({ enableHooks, hooksConfig, hooks }: Settings): boolean {
  const older = [
    isRecord(hooksConfig) ? hooksConfig['enabled'] : undefined,
    isRecord(hooks) ? hooks['enabled'] : undefined,
  ];
  return enableHooks === false || older.includes(false);
}

function whyDisabled(name: string, strength: number, layers: readonly SettingsLayer[]): string | undefined {
  const by = layers.find((layer) => layer.strength >= strength && disabledNames(layer.settings).includes(name));
  return by && `it is switched off: ${by.file} lists it in disabledHooks`;
}

function disabledNames({ disabledHooks, hooksConfig, hooks }: Settings): unknown[] {
  const lists = [
    disabledHooks,
    isRecord(hooksConfig) ? hooksConfig['disabled'] : [],
    isRecord(hooks) ? hooks['disabled'] : [],
  ];
  return lists.flatMap((list) => (Array.isArray(list) ? list : []));
}

function whyExtensionOff(name: string, layers: readonly SettingsLayer[]): string | undefined {
  const off = layers.find(({ strength, settings }) => strength > STRENGTH.extensions && isSwitchedOff(settings));
  if (off !== undefined) return `it is switched off: ${off.file} says enableHooks: false`;
  return whyDisabled(name, STRENGTH.extensions, layers);
}

function refusesProjects({ projectHooks }: Settings): boolean {
  return projectHooks !== undefined && projectHooks !== 'trusted';
}

/** Any of them may withhold a variable; only the strongest that speaks may hand one out. */
function sanitizationOf(layers: readonly SettingsLayer[]): SanitizationConfig | undefined {
  const given = layers
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ settings }) => settings['sanitization'])
    .filter(isRecord);
  const [strongest] = given;
  if (strongest === undefined) return undefined;
  return {
    enableEnvironmentVariableRedaction: given.some((each) => each['enableEnvironmentVariableRedaction'] === true),
    allowedEnvironmentVariables: names(strongest['allowedEnvironmentVariables']),
    blockedEnvironmentVariables: given.flatMap((each) => names(each['blockedEnvironmentVariables'])),
  };
}

function names(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

/** The hooks as the registry shall read them. It checks each again, and names what it refuses in every trace. */
function hooksOf({ settings, source }: SettingsLayer): HooksMap {
  const onError = source === ConfigSource.Project ? undefined : policyOf(settings['onError']);
  const hooks = isRecord(settings['hooks']) ? settings['hooks'] : {};
  const read = Object.entries(hooks).map(([event, definitions]) => [event, withPolicy(event, definitions, onError)]);
  const map: Record<string, unknown> = Object.fromEntries(read);
  return isHooksMap(map) ? map : {};
}

function isHooksMap(value: unknown): value is HooksMap {
  return isRecord(value);
}

function policyOf(value: unknown): HookErrorPolicy | undefined {
  if (value === undefined || value === HookErrorPolicy.Allow) return value;
  return HookErrorPolicy.Block;
}

/** A hook that does not say what its failure means takes over what its file says. */
function withPolicy(event: string, definitions: unknown, onError: HookErrorPolicy | undefined): unknown {
  if (!isEvent(event)) return definitions;
  const list = Array.isArray(definitions) || isRecord(definitions) ? listOf(definitions) : definitions;
  if (onError === undefined || !Array.isArray(list)) return list;
  return list.map((definition) => {
    if (!isRecord(definition) || !Array.isArray(definition['hooks'])) return definition;
    return { ...definition, hooks: definition['hooks'].map((hook) => hookWithPolicy(hook, onError)) };
  });
}

function hookWithPolicy(hook: unknown, onError: HookErrorPolicy): unknown {
  if (!isRecord(hook) || Object.hasOwn(hook, 'onError')) return hook;
  const type = hook['type'];
  const title = typeof type === 'string' && isHookType(type) ? settingsHookTypes[type] : undefined;
  const takesPolicy = title !== undefined && Object.hasOwn(settingsFields[title] ?? {}, 'onError');
  return takesPolicy ? { ...hook, onError } : hook;
}

function isEvent(name: string): name is HookEventName {
  return Object.values<string>(HookEventName).includes(name);
}

/** The hooks of a layer that can run. */
export function layerEntries(hooks: HooksMap, source: ConfigSource): JudgedEntry[] {
  return Object.entries(hooks).flatMap(([eventName, definitions]) =>
    isEvent(eventName) ? listOf(definitions).flatMap((each) => definitionEntries(each, eventName, source)) : [],
  );
}

function definitionEntries(definition: unknown, eventName: HookEventName, source: ConfigSource): JudgedEntry[] {
  if (!isRecord(definition) || !Array.isArray(definition['hooks'])) return [];
  const { matcher, sequential } = definition;
  const hooks: readonly unknown[] = definition['hooks'];
  const shared = {
    eventName,
    source,
    ...(typeof matcher === 'string' ? { matcher } : {}),
    ...(typeof sequential === 'boolean' ? { sequential } : {}),
  };
  return hooks
    .filter(isSettingsHook)
    .map((config) => ({ ...shared, config }))
    .filter(hasKey);
}

/** One that nests too deep to be told apart from others is refused by the registry. */
function hasKey(entry: JudgedEntry): boolean {
  try {
    return keyOf(entry) !== '';
  } catch {
    return false;
  }
}

function isSettingsHook(hook: unknown): hook is HookConfig {
  const type = isRecord(hook) ? hook['type'] : undefined;
  return typeof type === 'string' && isHookType(type) && validateHookConfig(hook);
}
