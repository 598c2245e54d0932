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
  validateRuleHookConfig,
  validateWorkerHookConfig,
  violationsOfChecked,
} from '../../../generated/index.js';
import { frozenCopy } from '../../util/deep-copy.js';
import { httpConfigFaults } from '../../util/http-faults.js';
import { isPlainObject, readableField } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import { ownFields } from '../../util/own-keys.js';
import { isText, shown } from '../../util/text.js';
import type { Violation, WhyOff } from '../contract/index.js';
import { type HookDeclaration, nameOf } from './registered-hook.js';
import { type ProblemDetails, type ReportProblem, unreadable } from './registry-problem.js';
import { remarksOn, type SettingsHook, unknownKeysOf } from './remarks.js';

/** Origin of a map of hooks. */
export interface HooksOrigin {
  readonly source: ConfigSource;
  /** Name of the origin in messages. */
  readonly label: string;
  /** True if an invalid guard blocks. A cloned project must not be able to stop an agent. */
  readonly mayBlock: boolean;
  readonly whyOff?: WhyOff | undefined;
}

type ReadHook = Pick<HookDeclaration, 'config' | 'fault' | 'off'>;

const CONTRACTS: ReadonlyMap<unknown, CheckedName> = new Map(Object.entries(settingsHookTypes));
const SETTINGS_TYPES: readonly string[] = Object.keys(settingsHookTypes);
const CODE_TYPES: readonly string[] = [HookType.Function, 'runtime'];

/** Reads one hook of a settings file. An invalid hook is declared with its fault, because traces list it. */
export function readHook(raw: unknown, origin: HooksOrigin, where: string, report: ReportProblem): ReadHook {
  const named = `${where}${suffixOf(raw)}`;
  const hook = settingsHook(raw);
  if ('what' in hook) {
    report({ where: named, ...hook });
    return invalidHook(raw, hook.what, origin, where);
  }
  for (const remark of remarksOn(hook, titleOf(hook))) report({ where: named, ...remark, severity: 'warning' });
  const config = Object.freeze({ ...hook, source: origin.source });
  return { config, fault: undefined, off: origin.whyOff?.(nameOf(config)) };
}

function settingsHook(raw: unknown): SettingsHook | ProblemDetails {
  try {
    const problem = typeProblem(raw);
    if (problem !== undefined) return problem;
    const copy = frozenCopy(raw);
    const hook = isPlainObject(copy) ? ownFields(copy) : copy;
    if (validateHttpHookConfig(hook)) return httpHook(hook);
    const isHook =
      validateBusHookConfig(hook) ||
      validateCommandHookConfig(hook) ||
      validatePluginHookConfig(hook) ||
      validateRuleHookConfig(hook) ||
      validateWorkerHookConfig(hook);
    return isHook ? hook : { what: problemText(titleOf(hook), hook), help: IGNORED };
  } catch (error) {
    return unreadable(error);
  }
}

function httpHook(hook: HttpHookConfig): HttpHookConfig | ProblemDetails {
  const faults = httpConfigFaults(hook);
  return faults.length === 0 ? hook : { what: faults.join('; '), help: IGNORED };
}

function typeProblem(raw: unknown): ProblemDetails | undefined {
  const type = isPlainObject(raw) ? raw['type'] : undefined;
  if (typeof type !== 'string' || SETTINGS_TYPES.includes(type)) return undefined;
  if (CODE_TYPES.includes(type)) {
    const help = 'it is ignored; give functions to registerHook()';
    return { what: `a hook of type "${type}" exists only in code`, help };
  }
  const nearest = nearestName(type, SETTINGS_TYPES);
  const hint = nearest === undefined ? `the type is "${HookType.Command}"` : `did you mean "${nearest}"?`;
  return { what: `${shown(type)} is not a hook type`, help: `it is ignored; ${hint}` };
}

const IGNORED = 'it is ignored; the other hooks stay';

function titleOf(hook: unknown): CheckedName {
  return (isPlainObject(hook) ? CONTRACTS.get(hook['type']) : undefined) ?? 'CommandHookConfig';
}

/** Describes every violation in one line, with unknown keys: a missing key may be misspelt. */
export function problemText(contract: CheckedName, value: unknown): string {
  const unknown = isPlainObject(value) ? unknownKeysOf(value, contract) : [];
  return [violationText(contract, value), ...unknown.map(({ what, help }) => `${what} (${help})`)].join('; ');
}

export function violationText(contract: CheckedName, value: unknown): string {
  const lines = violationsOfChecked(contract, value).map(
    ({ path, message }: Violation) => `${path || 'it'} ${message}`,
  );
  return lines.join('; ');
}

/** Declares an invalid hook, as far as it can be read. */
export function invalidHook(
  raw: unknown,
  why: string,
  { source, label, mayBlock, whyOff }: HooksOrigin,
  where: string,
): ReadHook {
  const name = nameIn(raw) ?? where.slice(label.length + 1);
  const config = { ...shownConfig(raw, name), source };
  const fault = { why, blocks: mayBlock && blocksOnError(raw) && mayBeEnforced(raw) };
  return { config: Object.freeze(config), fault, off: whyOff?.(name) };
}

function shownConfig(raw: unknown, name: string): HookConfig {
  const [type, command] = [readableField(raw, 'type'), readableField(raw, 'command')];
  if (type === HookType.Plugin || type === HookType.Bus) return { type, name };
  if (type === HookType.Http) return { type: HookType.Http, url: shownUrl(raw) ?? name, name };
  const when = readableField(raw, 'when');
  if (type === HookType.Rule) return { type: HookType.Rule, when: isText(when) ? when : name, name };
  const kind = type === HookType.Worker ? HookType.Worker : HookType.Command;
  return { type: kind, command: isText(command) ? command : name, name };
}

/** Returns the URL without credentials. */
function shownUrl(raw: unknown): string | undefined {
  const url = readableField(raw, 'url');
  return isText(url) ? url.replace(/\/\/[^/?#]*@/, '//') : undefined;
}

const ERROR_POLICIES: readonly string[] = Object.values(HookErrorPolicy);

/** Returns true also for a misspelt policy, and for a rule without one. */
function blocksOnError(raw: unknown): boolean {
  const policy = readableField(raw, 'onError');
  if (policy === undefined) return readableField(raw, 'type') === HookType.Rule;
  return typeof policy === 'string' && nearestName(policy, ERROR_POLICIES) === HookErrorPolicy.Block;
}

/** A hook that is not enforced would not block if it could run. */
function mayBeEnforced(raw: unknown): boolean {
  return readableField(raw, 'enforce') !== false && readableField(raw, 'async') !== true;
}

function nameIn(raw: unknown): string | undefined {
  return [readableField(raw, 'name'), readableField(raw, 'command'), shownUrl(raw)].find(isText);
}

function suffixOf(raw: unknown): string {
  const name = nameIn(raw);
  return name === undefined ? '' : ` ${shown(name)}`;
}
