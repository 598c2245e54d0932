import { type ContractName, getViolations, routes, validateHookSettings } from '../../generated/index.js';
import { type SettingsFields, settingsFields, settingsHookTypes } from '../../generated/settings-fields.js';
import type { MatcherRule, Violation } from '../contract/index.js';
import { compileMatcher } from '../engine/matcher/compile.js';
import { describe } from '../engine/normalize/describe.js';
import { parsePointer, printPath, valueAt } from '../engine/normalize/field-path.js';
import { nearestName } from '../engine/registry/registry-problem.js';
import { isRecord } from '../translate/json.js';
import { checkCommand } from './check-command.js';
import type { Finding, Report } from './settings-problem.js';

export interface CheckOptions {
  /** Whether the file comes with a project. */
  readonly ofProject: boolean;
  readonly workingDir: string;
}

type Settings = Readonly<Record<string, unknown>>;

/** What a project must not decide, because it would weaken what the user decided. */
export const NOT_FOR_PROJECTS: readonly string[] = ['onError', 'sanitization', 'projectHooks', 'locked', 'trace'];

/** What a setting means that cannot be read: the strictest, so that a typing error opens nothing. */
const STRICTEST: Readonly<Record<string, string>> = { projectHooks: '"never"', locked: 'true', onError: '"block"' };

/** Everything that is wrong or odd about the settings of one file. */
export function checkSettings(settings: Settings, options: CheckOptions): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (finding) => findings.push(finding);
  const valid = validateHookSettings(settings);
  const { hooks, ...rest } = settings;
  checkNames(rest, { $schema: {}, ...settingsFields['HookSettings'] }, [], report);
  if (!valid) reportViolations('HookSettings', rest, [], fieldHelp, report);
  if (options.ofProject) reportForeign(settings, report);
  if (isRecord(hooks)) checkHooks(hooks, valid, options.workingDir, report);
  if (isRecord(hooks) && settings['enableHooks'] === undefined) reportSilence(report);
  return findings;
}

function fieldHelp([name = '']: readonly string[]): string {
  const strictest = STRICTEST[name];
  return strictest === undefined
    ? 'the field is left out until it is mended'
    : `until it is mended it counts as ${strictest}`;
}

function reportForeign(settings: Settings, report: Report): void {
  for (const name of NOT_FOR_PROJECTS.filter((each) => Object.hasOwn(settings, each))) {
    const message = `a project cannot decide ${name}`;
    report({ path: [name], at: 'key', severity: 'error', message, help: 'it is ignored; it belongs to the user' });
  }
}

function reportSilence(report: Report): void {
  const message = 'the hooks of this file are off, because it does not say enableHooks';
  report({ path: ['hooks'], at: 'key', severity: 'warning', message, help: 'write "enableHooks": true to run them' });
}

/** Unknown keys, also inside of what the schema describes in place. */
function checkNames(value: Settings, known: SettingsFields, path: readonly string[], report: Report): void {
  for (const [name, field] of Object.entries(value)) {
    const inner = Object.hasOwn(known, name) ? known[name] : undefined;
    if (inner === undefined) reportUnknown(name, Object.keys(known), [...path, name], 'key', report);
    else if (isRecord(field) && Object.keys(inner).length > 0) checkNames(field, inner, [...path, name], report);
  }
}

function reportUnknown(
  name: string,
  known: readonly string[],
  path: readonly string[],
  what: 'key' | 'event',
  report: Report,
): void {
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? `known are ${known.join(', ')}` : `did you mean ${JSON.stringify(nearest)}?`;
  const left = what === 'event' ? 'its hooks are left out' : 'it is ignored';
  const message = `there is no ${what} ${describe(name)}`;
  report({ path, at: 'key', severity: 'error', message, help: `${left}; ${hint}` });
}

function checkHooks(hooks: Settings, valid: boolean, workingDir: string, report: Report): void {
  for (const [event, definitions] of Object.entries(hooks)) {
    const path = ['hooks', event];
    if (Object.hasOwn(settingsFields['HooksMap'] ?? {}, event)) {
      if (!valid) reportViolations('HooksMap', { [event]: definitions }, ['hooks'], fieldHelp, report);
      continue;
    }
    if (!isEvent(event)) {
      reportUnknown(event, Object.keys(routes), path, 'event', report);
      continue;
    }
    if (!Array.isArray(definitions)) reportNoList(definitions, path, report);
    const list: readonly unknown[] = listOf(definitions);
    for (const [index, definition] of list.entries()) {
      const at = Array.isArray(definitions) ? [...path, String(index)] : path;
      checkDefinition(definition, event, at, { valid, workingDir }, report);
    }
  }
}

function isEvent(name: string): name is keyof typeof routes {
  return Object.hasOwn(routes, name);
}

/** A single definition is read as a list of one: a forgotten pair of brackets disarms no guard. */
export function listOf(definitions: unknown): readonly unknown[] {
  if (Array.isArray(definitions)) return definitions;
  return isRecord(definitions) ? [definitions] : [];
}

function reportNoList(definitions: unknown, path: readonly string[], report: Report): void {
  const message = `the definitions must be a list, but are ${describe(definitions)}`;
  const help = isRecord(definitions)
    ? 'it is read as a list of one; write [ ... ]'
    : 'they are left out; write [ ... ]';
  report({ path, at: 'value', severity: 'error', message, help });
}

interface Given {
  readonly valid: boolean;
  readonly workingDir: string;
}

function checkDefinition(
  definition: unknown,
  event: keyof typeof routes,
  path: readonly string[],
  given: Given,
  report: Report,
): void {
  const help = () => 'the definition and its hooks are left out until it is mended';
  if (!isRecord(definition)) {
    const message = `a definition must be an object, but is ${describe(definition)}`;
    report({ path, at: 'value', severity: 'error', message, help: help() });
    return;
  }
  const { hooks, ...rest } = definition;
  const list: readonly unknown[] | undefined = Array.isArray(hooks) ? hooks : undefined;
  const checked = { ...rest, ...(hooks === undefined ? {} : { hooks: list === undefined ? hooks : [] }) };
  if (!given.valid) reportViolations('HookDefinition', checked, path, help, report);
  checkNames(definition, settingsFields['HookDefinition'] ?? {}, path, report);
  checkMatcher(definition['matcher'], routes[event].matcher, event, path, report);
  for (const [index, hook] of (list ?? []).entries()) {
    checkHook(hook, [...path, 'hooks', String(index)], given, report);
  }
}

function checkMatcher(
  matcher: unknown,
  rule: MatcherRule | undefined,
  event: string,
  definition: readonly string[],
  report: Report,
): void {
  if (typeof matcher !== 'string' || matcher === '' || matcher === '*') return;
  const place = { path: [...definition, 'matcher'], at: 'value' } as const;
  if (rule === undefined) {
    const message = `${event} has nothing that a matcher could be tested against`;
    report({ ...place, severity: 'warning', message, help: 'it is ignored and its hooks always run; remove it' });
    return;
  }
  const { mode, warning } = compileMatcher(matcher, rule.kind);
  if (warning === undefined) return;
  const severity = mode === 'refused' || mode === 'equality' ? 'error' : 'warning';
  const help = mode === 'refused' ? 'until it is mended its hooks are listed, but not run' : 'its hooks stay active';
  report({ ...place, severity, message: warning, help });
}

function checkHook(hook: unknown, path: readonly string[], { valid, workingDir }: Given, report: Report): void {
  const help = () => 'the hook is left out until it is mended, and every trace says so';
  const type = isRecord(hook) ? hook['type'] : undefined;
  if (!isRecord(hook) || typeof type !== 'string' || !isHookType(type)) {
    reportNoHook(hook, path, help(), report);
    return;
  }
  const title = settingsHookTypes[type];
  if (!valid) reportViolations(title, hook, path, help, report);
  checkNames(hook, settingsFields[title] ?? {}, path, report);
  checkTimeout(hook['timeout'], path, report);
  checkCommand(hook, path, workingDir, report);
}

export function isHookType(type: string): type is keyof typeof settingsHookTypes {
  return Object.hasOwn(settingsHookTypes, type);
}

function reportNoHook(hook: unknown, path: readonly string[], help: string, report: Report): void {
  if (!isRecord(hook)) {
    const message = `a hook must be an object, but is ${describe(hook)}`;
    report({ path, at: 'value', severity: 'error', message, help });
    return;
  }
  const type = hook['type'];
  const kinds = Object.keys(settingsHookTypes);
  const nearest = typeof type === 'string' ? nearestName(type, kinds) : undefined;
  const known = kinds.map((kind) => JSON.stringify(kind)).join(', ');
  const message =
    type === undefined ? `type is required: ${known}` : `type must be one of ${known}, but is ${describe(type)}`;
  const hint = nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
  report({ path: [...path, 'type'], at: 'value', severity: 'error', message, help: help + hint });
}

const SHORTEST_MS = 100;

function checkTimeout(timeout: unknown, path: readonly string[], report: Report): void {
  if (typeof timeout !== 'number' || timeout >= SHORTEST_MS || timeout < 1) return;
  const message = `timeout is in milliseconds: ${timeout} is ${timeout / 1000} seconds`;
  const help = `for ${timeout} seconds write ${timeout * 1000}`;
  report({ path: [...path, 'timeout'], at: 'value', severity: 'warning', message, help });
}

/** One line for each place: what was expected there, and what came. */
function reportViolations(
  title: ContractName,
  value: unknown,
  path: readonly string[],
  help: (path: readonly string[]) => string,
  report: Report,
): void {
  const places = new Map<string, Violation[]>();
  for (const violation of getViolations(title, value)) {
    places.set(violation.path, [...(places.get(violation.path) ?? []), violation]);
  }
  for (const [pointer, violations] of places) {
    const inner = parsePointer(pointer);
    const messages = [...new Set(violations.map(({ message }) => message))].filter(
      (text) => !text.includes('allowed forms'),
    );
    if (messages.length === 0 && places.size > 1) continue;
    const came = valueAt(value, inner);
    const found = came === undefined ? '' : `, but is ${describe(came)}`;
    const message = `${printPath(inner) || 'it'} ${messages.join(' or ') || 'has none of the allowed forms'}${found}`;
    report({
      path: [...path, ...inner],
      at: 'value',
      severity: 'error',
      message,
      help: help(inner) + choiceHint(came, messages),
    });
  }
}

const CHOICES = 'must be one of ';

function choiceHint(came: unknown, messages: readonly string[]): string {
  const choices = messages.find((message) => message.startsWith(CHOICES));
  const names: unknown = choices === undefined ? [] : JSON.parse(choices.slice(CHOICES.length));
  if (typeof came !== 'string' || !Array.isArray(names)) return '';
  const nearest = nearestName(came, names.map(String));
  return nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
}
