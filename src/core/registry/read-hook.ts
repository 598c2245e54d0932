import {
  type CheckedName,
  type ConfigSource,
  type HookConfig,
  HookErrorPolicy,
  HookType,
  type HttpHookConfig,
  settingsHookTypes,
  validateBusHookConfig,
  validateCommandHookConfig,
  validateHttpHookConfig,
  validatePluginHookConfig,
  validateWorkerHookConfig,
  violationsOfChecked,
} from '../../../generated/index.js';
import { isPlainObject } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import { isText } from '../../util/text.js';
import type { Violation, WhyOff } from '../contract/index.js';
import { frozenCopy } from './frozen-copy.js';
import { httpConfigFaults } from './http-faults.js';
import { type HookDeclaration, nameOf } from './registered-hook.js';
import { type ProblemDetails, type ReportProblem, unreadable } from './registry-problem.js';
import { type KeyedContract, remarksOn, type SettingsHook, shown, unknownKeys } from './remarks.js';

/** Hooks from one place, and how to call that place in a message. */
export interface HooksOrigin {
  readonly source: ConfigSource;
  readonly label: string;
  /** Whether a guard from there that cannot run refuses. A clone of somebody's project must not stop an agent. */
  readonly mayRefuse: boolean;
  readonly whyOff?: WhyOff | undefined;
}

type ReadHook = Pick<HookDeclaration, 'config' | 'fault' | 'off'>;

const CONTRACTS: ReadonlyMap<unknown, KeyedContract> = new Map(Object.entries(settingsHookTypes));
const SETTINGS_TYPES: readonly string[] = Object.keys(settingsHookTypes);
const CODE_TYPES: readonly string[] = [HookType.Function, 'runtime'];

/** One hook of a settings file. One that has to be refused is kept with its fault, because traces tell of it. */
export function readHook(raw: unknown, origin: HooksOrigin, where: string, report: ReportProblem): ReadHook {
  const named = `${where}${suffixOf(raw)}`;
  const hook = settingsHook(raw);
  if ('what' in hook) {
    report({ where: named, ...hook });
    return invalidHook(raw, hook.what, origin, where);
  }
  for (const remark of remarksOn(hook, contractOf(hook))) report({ where: named, ...remark, severity: 'warning' });
  const config = Object.freeze({ ...hook, source: origin.source });
  return { config, fault: undefined, off: origin.whyOff?.(nameOf(config)) };
}

function settingsHook(raw: unknown): SettingsHook | ProblemDetails {
  try {
    const refusal = typeRefusal(raw);
    if (refusal !== undefined) return refusal;
    const hook = frozenCopy(raw);
    if (validateHttpHookConfig(hook)) return httpHook(hook);
    const isHook =
      validateBusHookConfig(hook) ||
      validateCommandHookConfig(hook) ||
      validatePluginHookConfig(hook) ||
      validateWorkerHookConfig(hook);
    return isHook ? hook : contractRefusal(hook);
  } catch (error) {
    return unreadable(error);
  }
}

function httpHook(hook: HttpHookConfig): HttpHookConfig | ProblemDetails {
  const faults = httpConfigFaults(hook);
  return faults.length === 0 ? hook : { what: faults.join('; '), help: LEFT_OUT };
}

function typeRefusal(raw: unknown): ProblemDetails | undefined {
  const type = isPlainObject(raw) ? raw['type'] : undefined;
  if (typeof type !== 'string' || SETTINGS_TYPES.includes(type)) return undefined;
  if (CODE_TYPES.includes(type)) {
    const help = 'it is ignored; give functions to registerHook()';
    return { what: `a hook of type "${type}" exists only in code`, help };
  }
  const nearest = nearestName(type, SETTINGS_TYPES);
  const hint = nearest === undefined ? `the type is "${HookType.Command}"` : `did you mean "${nearest}"?`;
  return { what: `${shown(type)} is no type of hook`, help: `it is ignored; ${hint}` };
}

const LEFT_OUT = 'it is ignored; the other hooks stay';

function contractRefusal(hook: unknown): ProblemDetails {
  return { what: refusalText(contractOf(hook), hook), help: LEFT_OUT };
}

function contractOf(hook: unknown): KeyedContract {
  return (isPlainObject(hook) ? CONTRACTS.get(hook['type']) : undefined) ?? 'CommandHookConfig';
}

/** Everything that is wrong with a value, in one line; what is missing may be there under a misspelt name. */
export function refusalText(contract: KeyedContract, value: unknown): string {
  const unknown = isPlainObject(value) ? unknownKeys(value, contract) : [];
  return [violationText(contract, value), ...unknown.map(({ what, help }) => `${what} (${help})`)].join('; ');
}

export function violationText(contract: CheckedName, value: unknown): string {
  const lines = violationsOfChecked(contract, value).map(
    ({ path, message }: Violation) => `${path || 'it'} ${message}`,
  );
  return lines.join('; ');
}

/** A hook that cannot run, as far as it can be read. */
export function invalidHook(
  raw: unknown,
  why: string,
  { source, label, mayRefuse, whyOff }: HooksOrigin,
  where: string,
): ReadHook {
  const name = nameIn(raw) ?? where.slice(label.length + 1);
  const config = { ...shownConfig(raw, name), source };
  const fault = { why, refuses: mayRefuse && blocksOnError(raw) && !isUnheard(raw) };
  return { config: Object.freeze(config), fault, off: whyOff?.(name) };
}

function shownConfig(raw: unknown, name: string): HookConfig {
  const [type, command] = [fieldOf(raw, 'type'), fieldOf(raw, 'command')];
  if (type === HookType.Plugin || type === HookType.Bus) return { type, name };
  if (type === HookType.Http) return { type: HookType.Http, url: shownUrl(raw) ?? name, name };
  const kind = type === HookType.Worker ? HookType.Worker : HookType.Command;
  return { type: kind, command: isText(command) ? command : name, name };
}

/** Without the name and the password that may stand in it. */
function shownUrl(raw: unknown): string | undefined {
  const url = fieldOf(raw, 'url');
  return isText(url) ? url.replace(/\/\/[^/?#]*@/, '//') : undefined;
}

const ERROR_POLICIES: readonly string[] = Object.values(HookErrorPolicy);

/** A guard whose policy is misspelt is a guard. */
function blocksOnError(raw: unknown): boolean {
  const policy = fieldOf(raw, 'onError');
  return typeof policy === 'string' && nearestName(policy, ERROR_POLICIES) === HookErrorPolicy.Block;
}

/** It would refuse nothing either if it could run. */
function isUnheard(raw: unknown): boolean {
  return fieldOf(raw, 'enforce') === false || fieldOf(raw, 'async') === true;
}

/** A field of whatever it may be: nothing, when it is no object or refuses to tell. */
export function fieldOf(raw: unknown, name: string): unknown {
  try {
    return isPlainObject(raw) ? raw[name] : undefined;
  } catch {
    return undefined;
  }
}

function nameIn(raw: unknown): string | undefined {
  return [fieldOf(raw, 'name'), fieldOf(raw, 'command'), shownUrl(raw)].find(isText);
}

function suffixOf(raw: unknown): string {
  const name = nameIn(raw);
  return name === undefined ? '' : ` ${shown(name)}`;
}
