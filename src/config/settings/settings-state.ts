import {
  ConfigSource,
  type Dialect,
  HookErrorPolicy,
  type HookSettings,
  type HooksMap,
  type ModelPrice,
  validateModelPrice,
} from '../../../generated/index.js';
import type { Contract, HookLayer, SanitizationConfig, WhyOff } from '../../core/contract/index.js';
import type { SessionBudget } from '../../core/index.js';
import { isEventOf } from '../../core/registry/events.js';
import { ReadLayer } from '../../core/registry/read-layer.js';
import { entryOf, strengthOf } from '../../core/registry/registered-hook.js';
import { attempt } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { definitionKey, type TrustEntry } from '../trust/index.js';
import { budgetsOf } from './active-budgets.js';
import type { DeclaredHook } from './active-guards.js';
import { isOfUser, listOf, titleOf } from './check-settings.js';
import type { DialectLayer } from './dialect-files.js';
import type { Settings, SettingsLayer } from './read-settings-file.js';
import { type TraceSetting, traceSetting } from './trace-settings.js';

/** Effective settings of all files. Immutable: each change creates a new state. */
export interface SettingsState {
  readonly layers: readonly HookLayer<HooksMap, ConfigSource>[];
  /** Valid hooks of all files. */
  readonly hooks: readonly DeclaredHook[];
  /** Budgets of all files that do not disable hooks. */
  readonly budgets: readonly SessionBudget[];
  /** True if the hooks or budgets of at least one file are in force. */
  readonly anyOn: boolean;
  /** Valid hooks of the project. */
  readonly projectEntries: readonly TrustEntry[];
  /** Project hooks that are not disabled. */
  readonly wantedEntries: ReadonlySet<TrustEntry>;
  readonly locked: boolean;
  readonly sanitization: SanitizationConfig | undefined;
  /** Variables that headers of http hooks may name. */
  readonly httpAllowedEnv: readonly string[];
  /** Undefined if no file sets it. */
  readonly allowHttp: boolean | undefined;
  /** Policy of the strongest file that has one. */
  readonly protect: HookSettings['protect'];
  /** Returns the file-level error policy of the strongest file above a strength. */
  readonly errorPolicyAbove: (strength: number) => HookErrorPolicy | undefined;
  readonly trace: TraceSetting | undefined;
  /** Valid prices of models. Those of stronger files replace others. */
  readonly prices: Readonly<Record<string, ModelPrice>> | undefined;
  /** Reason why hooks of projects are disabled. */
  readonly whyNoProject: string | undefined;
  readonly whyExtensionOff: WhyOff;
}

export interface StateOptions {
  /** Default of `enableHooks`. */
  readonly onByDefault: boolean;
  readonly contract: Contract<Dialect>;
}

/** Layers from files of other agents. */
export interface DialectLayers {
  readonly dialects?: readonly DialectLayer[] | undefined;
}

export function settingsState(files: readonly SettingsLayer[], options: StateOptions & DialectLayers): SettingsState {
  const { contract, onByDefault, dialects = [] } = options;
  const layers = files.map(withoutUserSettings);
  const never = layers.find(({ settings }) => refusesProjects(settings));
  const whyNoProject = never && `it is disabled: by projectHooks in ${never.file}, project hooks never run`;
  const declared = layers.map((layer) => {
    const ofProject = layer.source === ConfigSource.Project;
    const off = (ofProject ? whyNoProject : undefined) ?? whyLayerOff(layer, layers, onByDefault);
    const whyOff: WhyOff = (name) => off ?? whyDisabled(name, layer.strength, layers);
    return {
      ofProject,
      off,
      file: layer.file,
      layer: new ReadLayer({ source: layer.source, hooks: hooksOf(layer, contract), whyOff }, contract),
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
      layer: new ReadLayer({ source, hooks: {}, adapted: hooks, whyOff }, contract),
    };
  });
  const all = [...declared, ...foreign];
  const budgets = budgetsOf(layers.filter((layer) => !isSwitchedOffAbove(layer, layers)));
  const hooks = all.flatMap(({ layer, file }) => declaredHooks(layer, file));
  const ofProject = hooks.filter(({ entry }) => entry.source === ConfigSource.Project);
  const wanted = ofProject.filter(({ off }) => off === undefined);
  return {
    layers: all.map(({ layer }) => layer),
    hooks,
    budgets,
    anyOn: budgets.length > 0 || all.some(({ off }) => off === undefined),
    projectEntries: ofProject.map(({ entry }) => entry),
    wantedEntries: new Set(wanted.map(({ entry }) => entry)),
    locked: layers.some(({ settings }) => settings['locked'] !== undefined && settings['locked'] !== false),
    sanitization: sanitizationOf(layers),
    httpAllowedEnv: layers.flatMap(({ settings }) => names(settings['httpAllowedEnv'])),
    allowHttp: allowHttpOf(layers),
    protect: protectOf(layers),
    errorPolicyAbove: (strength) => errorPolicyAbove(strength, layers),
    trace: traceSetting(layers),
    prices: pricesOf(layers),
    whyNoProject,
    whyExtensionOff: (name) => whyExtensionOff(name, layers),
  };
}

/** Leaves out what a project cannot set. */
function withoutUserSettings(layer: SettingsLayer): SettingsLayer {
  if (layer.source !== ConfigSource.Project) return layer;
  const settings = Object.fromEntries(Object.entries(layer.settings).filter(([name]) => !isOfUser(name)));
  return { ...layer, settings };
}

function isSwitchedOffAbove(layer: SettingsLayer, layers: readonly SettingsLayer[]): boolean {
  return layers.some(({ strength, settings }) => strength >= layer.strength && isSwitchedOff(settings));
}

function whyLayerOff(layer: SettingsLayer, layers: readonly SettingsLayer[], onByDefault: boolean): string | undefined {
  const off = layers.find(({ strength, settings }) => strength >= layer.strength && isSwitchedOff(settings));
  if (off !== undefined) return `it is disabled: ${off.file} sets enableHooks: false`;
  if (layer.settings['enableHooks'] === true || onByDefault) return undefined;
  return `it is disabled: ${layer.file} does not set enableHooks: true`;
}

function whyDialectOff(
  strength: number,
  offBy: string | undefined,
  layers: readonly SettingsLayer[],
): string | undefined {
  const off = layers.find((layer) => layer.strength >= strength && isSwitchedOff(layer.settings));
  if (off !== undefined) return `it is disabled: ${off.file} sets enableHooks: false`;
  return offBy && `it is disabled in ${offBy}`;
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
  return by && `it is disabled: ${by.file} lists it in disabledHooks`;
}

function disabledNames({ disabledHooks, hooksConfig, hooks }: Settings): unknown[] {
  const lists = [
    disabledHooks,
    isRecord(hooksConfig) ? hooksConfig['disabled'] : [],
    isRecord(hooks) ? hooks['disabled'] : [],
  ];
  return lists.flatMap((list) => (Array.isArray(list) ? list : []));
}

const EXTENSION_STRENGTH = strengthOf(ConfigSource.Extensions);

function whyExtensionOff(name: string, layers: readonly SettingsLayer[]): string | undefined {
  const off = layers.find(({ strength, settings }) => strength > EXTENSION_STRENGTH && isSwitchedOff(settings));
  if (off !== undefined) return `it is disabled: ${off.file} sets enableHooks: false`;
  return whyDisabled(name, EXTENSION_STRENGTH, layers);
}

function refusesProjects({ projectHooks }: Settings): boolean {
  return projectHooks !== undefined && projectHooks !== 'trusted';
}

/** Combines the sanitization settings: any file may block a variable, only the strongest may allow one. */
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

function pricesOf(layers: readonly SettingsLayer[]): SettingsState['prices'] {
  const valid = layers
    .toSorted((a, b) => a.strength - b.strength)
    .flatMap(({ settings: { prices } }) => Object.entries(isRecord(prices) ? prices : {}))
    .filter((entry): entry is [string, ModelPrice] => validateModelPrice(entry[1]));
  return valid.length === 0 ? undefined : Object.fromEntries(valid);
}

/** Returns the setting of the strongest file that has one. Any value but `true` counts as `false`. */
function allowHttpOf(layers: readonly SettingsLayer[]): boolean | undefined {
  const value = strongestOf(layers, 'allowHttp');
  return value === undefined ? undefined : value === true;
}

/** Returns the setting of the strongest file that has one. A value that is not valid counts as the strictest one. */
function protectOf(layers: readonly SettingsLayer[]): HookSettings['protect'] {
  const value = strongestOf(layers, 'protect');
  return value === undefined || value === 'ask' || value === 'off' ? value : 'block';
}

function strongestOf(layers: readonly SettingsLayer[], name: string): unknown {
  const values = layers.toSorted((a, b) => b.strength - a.strength).map(({ settings }) => settings[name]);
  return values.find((value) => value !== undefined);
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

/** Returns the hooks of a file for the registry, which validates each of them. */
function hooksOf({ settings }: SettingsLayer, contract: Contract<Dialect>): HooksMap {
  const onError = policyOf(settings['onError']);
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

/** Applies the error policy of a file to its hooks without one. Background hooks never block. */
function withPolicy(definitions: unknown, onError: HookErrorPolicy | undefined, contract: Contract<Dialect>): unknown {
  const list = Array.isArray(definitions) || isRecord(definitions) ? listOf(definitions) : definitions;
  if (onError === undefined || !Array.isArray(list)) return list;
  return list.map((definition) => {
    if (!isRecord(definition) || !Array.isArray(definition['hooks'])) return definition;
    return { ...definition, hooks: definition['hooks'].map((hook) => hookWithPolicy(hook, onError, contract)) };
  });
}

function hookWithPolicy(hook: unknown, onError: HookErrorPolicy, contract: Contract<Dialect>): unknown {
  if (!isRecord(hook) || Object.hasOwn(hook, 'onError') || hook['async'] === true) return hook;
  const title = titleOf(contract, hook['type']);
  const takesPolicy = title !== undefined && Object.hasOwn(contract.settingsFields[title] ?? {}, 'onError');
  return takesPolicy ? { ...hook, onError } : hook;
}

/** Reads the valid hooks of a layer that the host passes in code. */
export function readHooks(layer: HookLayer<HooksMap, ConfigSource>, contract: Contract): DeclaredHook[] {
  return declaredHooks(new ReadLayer(layer, contract));
}

/** Returns the valid hooks of a layer. The registry reports the others. */
function declaredHooks({ declarations }: ReadLayer, file?: string): DeclaredHook[] {
  return (
    declarations
      .filter(({ fault }) => fault === undefined)
      .map((declaration) => ({
        entry: entryOf(declaration, true),
        file: declaration.adapted?.dialect.file ?? file,
        off: declaration.off,
        adapted: declaration.adapted,
      }))
      // A hook that is nested too deeply has no key.
      .filter(({ entry }) => attempt(() => definitionKey(entry) !== '', false))
  );
}
