import {
  type CommandHookConfig,
  ConfigSource,
  type ContractName,
  type FunctionHookConfig,
  getViolations,
  type HookEventName,
  HookType,
  type PluginHookConfig,
  routes,
  validateCommandHookConfig,
  validateFunctionHookConfig,
  validateHookDefinition,
  validatePluginHookConfig,
} from '../../../generated/index.js';
import type { Route, Violation } from '../../contract/index.js';
import { type CompiledMatcher, compileMatcher } from '../matcher/compile.js';
import type { HookDeclaration } from './registered-hook.js';
import { guarded, nearestName, type RegistryProblem, type ReportProblem } from './registry-problem.js';

/** Hooks from one place, and how to call that place in a message. */
interface HooksOrigin {
  readonly source: ConfigSource;
  readonly label: string;
}

const SETTINGS_FIELDS: ReadonlySet<string> = new Set(['enabled', 'disabled', 'notifications']);

/** Reads what a settings file says under `hooks`. Whatever does not fit is refused alone and reported. */
export function readHooksMap(map: unknown, origin: HooksOrigin, report: ReportProblem): HookDeclaration[] {
  const found: HookDeclaration[] = [];
  guarded(origin.label, report, () => {
    if (map === undefined || map === null) return;
    if (!isRecord(map)) {
      report({ where: origin.label, what: 'the hooks must be an object', help: 'write { "<event>": [ ... ] }' });
      return;
    }
    for (const name of Object.keys(map)) {
      const where = `${origin.label} ${name}`;
      guarded(where, report, () => readEvent(map, name, where, origin.source, report, found));
    }
  });
  return found;
}

function readEvent(
  map: Record<string, unknown>,
  name: string,
  where: string,
  source: ConfigSource,
  report: ReportProblem,
  found: HookDeclaration[],
): void {
  if (SETTINGS_FIELDS.has(name)) return;
  if (!isEventName(name)) {
    report({ where, what: 'there is no such event', help: eventNameHelp(name) });
    return;
  }
  const definitions = map[name];
  if (definitions === undefined) return;
  if (!Array.isArray(definitions)) {
    report({ where, what: 'the definitions must be a list', help: 'write [ { "hooks": [ ... ] } ]' });
    return;
  }
  eachItem(definitions, where, report, (definition, at) => {
    readDefinition(definition, name, at, source, report, found);
  });
}

function readDefinition(
  raw: unknown,
  eventName: HookEventName,
  where: string,
  source: ConfigSource,
  report: ReportProblem,
  found: HookDeclaration[],
): void {
  if (!isRecord(raw)) throw new TypeError('it is no object');
  const { hooks, ...rest } = raw;
  const list: readonly unknown[] | undefined = Array.isArray(hooks) ? hooks : undefined;
  const definition = frozenCopy({ ...rest, hooks: list === undefined ? hooks : [] });
  if (!validateHookDefinition(definition) || list === undefined) {
    const what = violationText('HookDefinition', definition);
    report({ where, what, help: 'the definition and its hooks are ignored; the others stay' });
    return;
  }
  const { matcher: matcherText, sequential } = definition;
  const matcher = matcherFor(eventName, matcherText, where, report);
  eachItem(list, `${where}.hooks`, report, (hook, at) => {
    const config = readHook(hook, source, at, report);
    if (config !== undefined) found.push({ eventName, source, config, matcherText, sequential, matcher });
  });
}

/** Visits each item on its own, so that one that cannot be read spoils no other. */
export function eachItem(
  list: readonly unknown[],
  where: string,
  report: ReportProblem,
  visit: (item: unknown, where: string) => void,
): void {
  for (let index = 0; index < list.length; index += 1) {
    const at = `${where}[${index}]`;
    guarded(at, report, () => visit(list[index], at));
  }
}

/** A function of the host as a hook. */
export type InProcessHook = Omit<FunctionHookConfig, 'type'> & { type: FunctionHookConfig['type'] | 'runtime' };

export interface RegisterHookOptions {
  matcher?: string | undefined;
  sequential?: boolean | undefined;
  /** Where the hook counts as coming from; `runtime` unless said otherwise. */
  source?: ConfigSource | undefined;
}

/** Checks and copies an in-process hook. A mistake in code is for the programmer to see, so it throws. */
export function declareInProcessHook(
  hook: unknown,
  eventName: string,
  options: RegisterHookOptions,
  report: ReportProblem,
): HookDeclaration {
  if (!isEventName(eventName)) throw invalid(`there is no event ${String(eventName)}; ${eventNameHelp(eventName)}`);
  const config = checkedConfig(hook, options.source);
  const { source = ConfigSource.Runtime } = config;
  const definition = { matcher: options.matcher, sequential: options.sequential, hooks: [] };
  if (!validateHookDefinition(definition)) throw invalid(violationText('HookDefinition', definition));
  const { matcher: matcherText, sequential } = definition;
  const where = `registerHook ${eventName} ${JSON.stringify(config.name)}`;
  const matcher = matcherFor(eventName, matcherText, where, report);
  return { eventName, source, config, matcherText, sequential, matcher };
}

function checkedConfig(hook: unknown, sourceOption: unknown): FunctionHookConfig {
  if (!isRecord(hook)) throw invalid('the hook must be an object');
  const { name, action, description, timeout, onError, source } = hook;
  const type = hook['type'] === 'runtime' ? HookType.Function : hook['type'];
  if (type !== HookType.Function) throw invalid(`the type must be "${HookType.Function}"; settings declare the others`);
  if (typeof action !== 'function') throw invalid('action must be a function');
  const given = { type, name, action, description, timeout, onError };
  const config = withoutUndefined({ ...given, source: sourceOption ?? source ?? ConfigSource.Runtime });
  if (!validateFunctionHookConfig(config)) throw invalid(violationText('FunctionHookConfig', config));
  return Object.freeze(config);
}

function withoutUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}

function invalid(what: string): TypeError {
  return new TypeError(`this hook cannot be registered: ${what}`);
}

/** Compiles a matcher for its event. On an event without a value to match, every hook always applies. */
function matcherFor(
  eventName: HookEventName,
  text: string | undefined,
  where: string,
  report: ReportProblem,
): CompiledMatcher {
  const { matcher: rule }: Route = routes[eventName];
  const matcher = compileMatcher(text, rule?.kind ?? 'regex');
  if (rule === undefined) {
    if (matcher.mode !== 'all') report(ignoredMatcher(eventName, matcher.pattern, where));
    return compileMatcher(undefined, 'regex');
  }
  if (matcher.warning !== undefined) {
    const help = matcher.mode === 'refused' ? 'until then its hooks are listed but not run' : 'its hooks stay active';
    report({ where, what: matcher.warning, help });
  }
  return matcher;
}

function ignoredMatcher(eventName: HookEventName, pattern: string, where: string) {
  const shown = JSON.stringify(pattern.length > 80 ? `${pattern.slice(0, 80)}...` : pattern);
  return {
    where,
    what: `matcher ${shown} is ignored, because ${eventName} has no value to match`,
    help: 'its hooks always run; remove the matcher',
  };
}

const EVENT_NAMES: readonly string[] = Object.keys(routes);

export function isEventName(name: string): name is HookEventName {
  return Object.hasOwn(routes, name);
}

/** What to write instead of a name that is no event. */
function eventNameHelp(name: string): string {
  const nearest = nearestName(name, EVENT_NAMES);
  return nearest === undefined ? `the events are ${EVENT_NAMES.join(', ')}` : `did you mean ${nearest}?`;
}

type SettingsHook = CommandHookConfig | PluginHookConfig;

const SETTINGS_TYPES: readonly string[] = [HookType.Command, HookType.Plugin];
const CODE_TYPES: readonly string[] = [HookType.Function, 'runtime'];
const SHOWN_LENGTH = 80;

/** One hook of a settings file, or nothing when it had to be refused. */
function readHook(raw: unknown, source: ConfigSource, where: string, report: ReportProblem): SettingsHook | undefined {
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
function violationText(contract: ContractName, value: unknown): string {
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
function frozenCopy(value: unknown): unknown {
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
