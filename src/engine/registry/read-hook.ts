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
import { frozenCopy, isRecord } from './frozen-copy.js';
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
