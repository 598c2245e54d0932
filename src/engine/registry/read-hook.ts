import {
  type CommandHookConfig,
  type ConfigSource,
  type ContractName,
  getViolations,
  HookType,
  type PluginHookConfig,
  validateCommandHookConfig,
  validatePluginHookConfig,
} from '../../../generated/index.js';
import type { Violation } from '../../contract/index.js';
import { nearestName } from '../nearest-name.js';
import { guarded, type RegistryProblem, type ReportProblem } from './registry-problem.js';

type SettingsHook = CommandHookConfig | PluginHookConfig;

const SETTINGS_TYPES: readonly string[] = [HookType.Command, HookType.Plugin];
const CODE_TYPES: readonly string[] = [HookType.Function, 'runtime'];
const SHOWN_LENGTH = 80;

/** One hook of a settings file, or nothing when it had to be refused. */
export function readHook(
  raw: unknown,
  source: ConfigSource,
  where: string,
  report: ReportProblem,
): SettingsHook | undefined {
  let config: SettingsHook | undefined;
  const named = `${where}${shownName(raw)}`;
  guarded(named, report, () => {
    const refusal = typeRefusal(raw);
    const hook = refusal === undefined ? frozenCopy(raw) : undefined;
    if (validateCommandHookConfig(hook) || validatePluginHookConfig(hook)) config = Object.freeze({ ...hook, source });
    else report({ where: named, ...(refusal ?? contractRefusal(hook)) });
  });
  return config;
}

type Refusal = Pick<RegistryProblem, 'what' | 'help'>;

function typeRefusal(raw: unknown): Refusal | undefined {
  const type = isRecord(raw) ? raw['type'] : undefined;
  if (typeof type !== 'string' || SETTINGS_TYPES.includes(type)) return undefined;
  if (CODE_TYPES.includes(type)) {
    const help = 'it is ignored; give functions to registerHook()';
    return { what: `a hook of type "${type}" exists only in code`, help };
  }
  const nearest = nearestName(type, SETTINGS_TYPES);
  const hint = nearest === undefined ? `the type is "${HookType.Command}"` : `did you mean "${nearest}"?`;
  return { what: `${shown(type)} is no type of hook`, help: `it is ignored; ${hint}` };
}

function contractRefusal(hook: unknown): Refusal {
  const isPlugin = isRecord(hook) && hook['type'] === HookType.Plugin;
  const what = violationText(isPlugin ? 'PluginHookConfig' : 'CommandHookConfig', hook);
  return { what, help: 'it is ignored; the other hooks stay' };
}

/** Everything that is wrong with a value, in one line. */
export function violationText(contract: ContractName, value: unknown): string {
  const lines = getViolations(contract, value).map(({ path, message }: Violation) => `${path || 'it'} ${message}`);
  return lines.join('; ');
}

/** For a message only: a hook whose name cannot be read is shown without one. */
function shownName(raw: unknown): string {
  try {
    const { name, command } = isRecord(raw) ? raw : {};
    const given = [name, command].find((text) => typeof text === 'string' && text.trim() !== '');
    return typeof given === 'string' ? ` ${shown(given)}` : '';
  } catch {
    return '';
  }
}

function shown(text: string): string {
  return JSON.stringify(text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}...` : text);
}

const DEPTH_LIMIT = 64;

/** Undefined while the copy is under way: to meet it then is to meet a cycle. */
type Copies = Map<object, unknown>;

/** A deep copy that nobody can change, of a value that JSON can carry. Throws a TypeError that says where it cannot. */
export function frozenCopy(value: unknown): unknown {
  return copy(value, '', 0, new Map());
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

function copy(value: unknown, path: string, depth: number, copies: Copies): unknown {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
    throw new TypeError(`${path || 'it'} is a ${typeof value}`);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (copies.has(value)) return knownCopy(value, path, copies);
  if (depth >= DEPTH_LIMIT) throw new TypeError(`it nests deeper than ${DEPTH_LIMIT} levels`);
  copies.set(value, undefined);
  const copied = Object.freeze(copyObject(value, path, depth + 1, copies));
  copies.set(value, copied);
  return copied;
}

function knownCopy(value: object, path: string, copies: Copies): unknown {
  const known = copies.get(value);
  if (known === undefined) throw new TypeError(`${path || 'it'} contains itself`);
  return known;
}

function copyObject(value: object, path: string, depth: number, copies: Copies): object {
  if (Array.isArray(value)) {
    return Array.from({ length: value.length }, (_, index) => copy(value[index], `${path}/${index}`, depth, copies));
  }
  if (!isRecord(value)) throw new TypeError(`${path || 'it'} is no plain object`);
  const fields = Object.entries(value).filter(([name, field]) => field !== undefined && name !== '__proto__');
  return Object.fromEntries(fields.map(([name, field]) => [name, copy(field, `${path}/${name}`, depth, copies)]));
}
