import {
  ConfigSource,
  type HookConfig,
  HookErrorPolicy,
  type HookEventName,
  type HooksMap,
  validateHookConfig,
} from '../../../generated/index.js';
import type { AdaptedHook, Contract, HookLayer, SanitizationConfig, WhyOff } from '../../core/contract/index.js';
import { isEventOf } from '../../core/registry/events.js';
import { nameOf } from '../../core/registry/registered-hook.js';
import { isRecord } from '../../util/json.js';
import { definitionKey, type TrustEntry } from '../trust/index.js';
import type { DeclaredHook } from './active-guards.js';
import { listOf, titleOf } from './check-settings.js';
import type { DialectLayer } from './dialect-files.js';
import { type SettingsLocation, STRENGTH } from './locations.js';
import type { Settings } from './read-settings-file.js';
import { type TraceSetting, traceSetting } from './trace-setting.js';

/** A file that counts. */
export interface SettingsLayer extends SettingsLocation {
  readonly settings: Settings;
}

/** All settings together, as they count at one moment. It is made whole and never changed. */
export interface SettingsState {
  readonly layers: readonly HookLayer<HooksMap, ConfigSource>[];
  /** The valid hooks of all files. */
  readonly hooks: readonly DeclaredHook[];
  /** Whether any file wants its hooks to run. */
  readonly anyOn: boolean;
  /** The valid hooks that came with the project. */
  readonly projectEntries: readonly TrustEntry[];
  /** Those of them that run once they are trusted. */
  readonly wantedEntries: ReadonlySet<TrustEntry>;
  readonly locked: boolean;
  readonly sanitization: SanitizationConfig | undefined;
  /** Variables that headers of http hooks may name. */
  readonly httpAllowedEnv: readonly string[];
  /** Undefined where nobody says it. */
  readonly allowHttp: boolean | undefined;
  /** Returns the file-level error policy of the strongest file above a strength. */
  readonly errorPolicyAbove: (strength: number) => HookErrorPolicy | undefined;
  readonly trace: TraceSetting | undefined;
  /** Why hooks of projects never run. */
  readonly whyNoProject: string | undefined;
  readonly whyExtensionOff: WhyOff;
}

export interface StateOptions {
  /** For files that do not say whether their hooks run. */
  readonly onByDefault: boolean;
  readonly contract: Contract;
}

/** What other agents' files add to ours. */
export interface DialectLayers {
  readonly dialects?: readonly DialectLayer[] | undefined;
}

export function settingsState(layers: readonly SettingsLayer[], options: StateOptions & DialectLayers): SettingsState {
  const { contract, onByDefault, dialects = [] } = options;
  const trusted = layers.filter(({ source }) => source !== ConfigSource.Project);
  const never = trusted.find(({ settings }) => refusesProjects(settings));
  const whyNoProject = never && `it is switched off: ${never.file} says that project hooks never run`;
  const declared = layers.map((layer) => {
    const ofProject = layer.source === ConfigSource.Project;
    const off = (ofProject ? whyNoProject : undefined) ?? whyLayerOff(layer, layers, onByDefault);
    const whyOff: WhyOff = (name) => off ?? whyDisabled(name, layer.strength, layers);
    return {
      ofProject,
      off,
      file: layer.file,
      layer: { source: layer.source, hooks: hooksOf(layer, contract), whyOff },
    };
  });
  const foreign = dialects.map(({ source, strength, hooks, offBy }) => {
    const ofProject = source === ConfigSource.Project;
    const off = (ofProject ? whyNoProject : undefined) ?? whyDialectOff(strength, offBy, layers);
    const whyOff: WhyOff = (name) => off ?? whyDisabled(name, strength, layers);
    return {
      ofProject,
      file: undefined,
      off: hooks.length === 0 ? 'it has no hooks' : off,
      layer: { source, hooks: {}, adapted: hooks, whyOff },
    };
  });
  const all = [...declared, ...foreign];
  const hooks = all.flatMap(({ layer, file }) => declaredHooks(layer, file, contract));
  const ofProject = hooks.filter(({ entry }) => entry.source === ConfigSource.Project);
  const wanted = ofProject.filter(({ off }) => off === undefined);
  return {
    layers: all.map(({ layer }) => layer),
    hooks,
    anyOn: all.some(({ off }) => off === undefined),
    projectEntries: ofProject.map(({ entry }) => entry),
    wantedEntries: new Set(wanted.map(({ entry }) => entry)),
    locked: trusted.some(({ settings }) => settings['locked'] !== undefined && settings['locked'] !== false),
    sanitization: sanitizationOf(trusted),
    httpAllowedEnv: trusted.flatMap(({ settings }) => names(settings['httpAllowedEnv'])),
    allowHttp: allowHttpOf(trusted),
    errorPolicyAbove: (strength) => errorPolicyAbove(strength, trusted),
    trace: traceSetting(trusted),
    whyNoProject,
    whyExtensionOff: (name) => whyExtensionOff(name, layers),
  };
}

function whyLayerOff(layer: SettingsLayer, layers: readonly SettingsLayer[], onByDefault: boolean): string | undefined {
  const off = layers.find(({ strength, settings }) => strength >= layer.strength && isSwitchedOff(settings));
  if (off !== undefined) return `it is switched off: ${off.file} says enableHooks: false`;
  if (layer.settings['enableHooks'] === true || onByDefault) return undefined;
  return `it is switched off: ${layer.file} does not say enableHooks: true`;
}

function whyDialectOff(
  strength: number,
  offBy: string | undefined,
  layers: readonly SettingsLayer[],
): string | undefined {
  const off = layers.find((layer) => layer.strength >= strength && isSwitchedOff(layer.settings));
  if (off !== undefined) return `it is switched off: ${off.file} says enableHooks: false`;
  return offBy && `it is switched off: ${offBy} says so`;
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

/** The strongest that speaks decides; what is not `true` allows nothing. */
function allowHttpOf(layers: readonly SettingsLayer[]): boolean | undefined {
  const given = layers
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ settings }) => settings['allowHttp'])
    .filter((value) => value !== undefined);
  return given.length === 0 ? undefined : given[0] === true;
}

function errorPolicyAbove(strength: number, layers: readonly SettingsLayer[]): HookErrorPolicy | undefined {
  return layers
    .filter((layer) => layer.strength > strength)
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ settings }) => policyOf(settings['onError']))
    .find((policy) => policy !== undefined);
}

function names(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

/** The hooks as the registry shall read them. It checks each again, and names what it refuses in every trace. */
function hooksOf({ settings, source }: SettingsLayer, contract: Contract): HooksMap {
  const onError = source === ConfigSource.Project ? undefined : policyOf(settings['onError']);
  const hooks = isRecord(settings['hooks']) ? settings['hooks'] : {};
  const read = Object.entries(hooks).map(([event, definitions]) => [
    event,
    isEventOf(contract, event) ? withPolicy(definitions, onError, contract) : definitions,
  ]);
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

/** A hook that does not say what its failure means takes over what its file says; one that nobody waits for refuses nothing. */
function withPolicy(definitions: unknown, onError: HookErrorPolicy | undefined, contract: Contract): unknown {
  const list = Array.isArray(definitions) || isRecord(definitions) ? listOf(definitions) : definitions;
  if (onError === undefined || !Array.isArray(list)) return list;
  return list.map((definition) => {
    if (!isRecord(definition) || !Array.isArray(definition['hooks'])) return definition;
    return { ...definition, hooks: definition['hooks'].map((hook) => hookWithPolicy(hook, onError, contract)) };
  });
}

function hookWithPolicy(hook: unknown, onError: HookErrorPolicy, contract: Contract): unknown {
  if (!isRecord(hook) || Object.hasOwn(hook, 'onError') || hook['async'] === true) return hook;
  const title = titleOf(contract, hook['type']);
  const takesPolicy = title !== undefined && Object.hasOwn(contract.settingsFields[title] ?? {}, 'onError');
  return takesPolicy ? { ...hook, onError } : hook;
}

/** The hooks of a layer that can run. */
export function layerEntries(hooks: HooksMap, source: ConfigSource, contract: Contract): TrustEntry[] {
  return Object.entries(hooks).flatMap(([eventName, definitions]) => {
    if (!isEventOf(contract, eventName)) return [];
    return listOf(definitions).flatMap((each) => definitionEntries(each, eventName, source, contract));
  });
}

/** Returns the valid hooks of a layer. */
export function declaredHooks(
  { hooks, adapted = [], source, whyOff }: HookLayer<HooksMap, ConfigSource>,
  file: string | undefined,
  contract: Contract,
): DeclaredHook[] {
  const offOf = ({ config }: TrustEntry): string | undefined => whyOff?.(nameOf(config));
  const native = layerEntries(hooks, source, contract).map((entry) => ({ entry, file, off: offOf(entry) }));
  const ofOthers = adapted.flatMap((hook): DeclaredHook[] => {
    const entry = adaptedEntry(hook, source, contract);
    return entry === undefined ? [] : [{ entry, file: hook.dialect.file, off: offOf(entry), adapted: hook }];
  });
  return [...native, ...ofOthers];
}

function adaptedEntry(hook: AdaptedHook, source: ConfigSource, contract: Contract): TrustEntry | undefined {
  const { config, eventName, matcher, sequential, dialect } = hook;
  if (!isEventOf(contract, eventName) || !validateHookConfig(config)) return undefined;
  const shared = { eventName, source, config, dialect };
  const entry = {
    ...shared,
    ...(matcher !== undefined && { matcher }),
    ...(sequential !== undefined && { sequential }),
  };
  return hasKey(entry) ? entry : undefined;
}

function definitionEntries(
  definition: unknown,
  eventName: HookEventName,
  source: ConfigSource,
  contract: Contract,
): TrustEntry[] {
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
    .filter((hook) => isSettingsHook(hook, contract))
    .map((config) => ({ ...shared, config }))
    .filter(hasKey);
}

/** One that nests too deep to be told apart from others is refused by the registry. */
function hasKey(entry: TrustEntry): boolean {
  try {
    return definitionKey(entry) !== '';
  } catch {
    return false;
  }
}

function isSettingsHook(hook: unknown, contract: Contract): hook is HookConfig {
  return isRecord(hook) && titleOf(contract, hook['type']) !== undefined && validateHookConfig(hook);
}
