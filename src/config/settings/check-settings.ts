import { type HttpHookConfig, validateHttpHookConfig } from '../../../generated/index.js';
import { settingsRules } from '../../../generated/settings-rules.js';
import type { Contract, MatcherRule, SettingsFields } from '../../core/contract/index.js';
import { isEventOf, otherEventHelp, routeOf } from '../../core/registry/events.js';
import { describe } from '../../util/field-path.js';
import { httpConfigFaults } from '../../util/http-faults.js';
import { isRecord } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import { compileMatcher, matcherHelp } from '../../util/regex/compile.js';
import { unquotedProjectDirs } from '../../util/shell/project-dir.js';
import type { ForeignEvent, ForeignEvents } from './foreign-events.js';
import { reportViolations } from './report-violations.js';
import { below, type Finding, namesOf, type Path, type Report } from './settings-problem.js';

type Settings = Readonly<Record<string, unknown>>;

/** Context of checking one file. */
interface Check {
  readonly contract: Contract;
  /** True if the whole file fits its schema, so that its parts need no validation. */
  readonly valid: boolean;
  readonly report: Report;
  readonly foreign: ForeignEvents;
}

/** Returns true for a setting that a project cannot set, because it would weaken that of the user. */
export function isOfUser(name: string): boolean {
  return Object.hasOwn(settingsRules, name) && settingsRules[name]?.scope === 'user';
}

/** Returns all findings about the settings of one file. */
export function checkSettings(
  settings: Settings,
  ofProject: boolean,
  contract: Contract,
  foreign: ForeignEvents = new Map(),
): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (path, finding) => findings.push({ ...finding, path: namesOf(path) });
  const valid = contract.violations('HookSettings', settings).length === 0;
  const { hooks, ...rest } = settings;
  checkNames(rest, { $schema: {}, ...fieldsOf(contract, 'HookSettings') }, undefined, report);
  if (!valid) reportViolations(contract.violations('HookSettings', rest), rest, undefined, fieldHelp, report);
  if (ofProject) reportUserSettings(settings, report);
  if (!isRecord(hooks)) return findings;
  checkHooks(hooks, { contract, valid, report, foreign });
  if (settings['enableHooks'] === undefined) reportMissingSwitch(report);
  return findings;
}

function fieldHelp([name = '']: readonly string[]): string {
  const strictest = Object.hasOwn(settingsRules, name) ? settingsRules[name]?.strictest : undefined;
  return strictest === undefined
    ? 'the field is ignored until it is fixed'
    : `until it is fixed, it is ${JSON.stringify(strictest)}`;
}

function reportUserSettings(settings: Settings, report: Report): void {
  for (const name of Object.keys(settings).filter(isOfUser)) {
    const message = `a project cannot set ${name}`;
    report(below(undefined, name), {
      at: 'key',
      severity: 'error',
      message,
      help: 'it is ignored; set it in the settings of the user',
    });
  }
}

function reportMissingSwitch(report: Report): void {
  const message = 'the hooks of this file are disabled: enableHooks is missing';
  const help = 'write "enableHooks": true to run them';
  report(below(undefined, 'hooks'), { at: 'key', severity: 'warning', message, help });
}

/** Reports unknown keys, nested ones included. */
function checkNames(value: Settings, known: SettingsFields, path: Path | undefined, report: Report): void {
  for (const name of Object.keys(value)) {
    const inner = Object.hasOwn(known, name) ? known[name] : undefined;
    const field = value[name];
    if (inner === undefined) reportUnknown(name, Object.keys(known), path, report);
    else if (isRecord(field) && Object.keys(inner).length > 0) checkNames(field, inner, below(path, name), report);
  }
}

function reportUnknown(name: string, known: readonly string[], path: Path | undefined, report: Report): void {
  const help = `it is ignored; ${hintFor(name, known) ?? `known keys: ${known.join(', ')}`}`;
  report(below(path, name), { at: 'key', severity: 'error', message: `unknown key ${describe(name)}`, help });
}

function reportUnknownEvent(name: string, path: Path | undefined, { contract, report, foreign }: Check): void {
  const known = foreign.get(name);
  if (known !== undefined) {
    report(below(path, name), { at: 'key', severity: 'error', ...describeForeign(name, known) });
    return;
  }
  const hint = hintFor(name, Object.keys(contract.routes)) ?? otherEventHelp(contract, name);
  const message = `unknown event ${describe(name)}`;
  report(below(path, name), { at: 'key', severity: 'error', message, help: `its hooks are ignored; ${hint}` });
}

function describeForeign(name: string, { dialects, native }: ForeignEvent): Pick<Finding, 'message' | 'help'> {
  const [first = ''] = dialects;
  const what = `${describe(name)} is an event of ${dialects.join(', ')}`;
  if (native === undefined) {
    return { message: `${what} that never fires here`, help: 'its hooks are ignored; remove them' };
  }
  const own = `keep the hooks in the settings of ${first} and write "dialects": ["${first}"] here`;
  return {
    message: `${what}: that is ${native} here`,
    help: `its hooks are ignored; write ${describe(native)}, or ${own}`,
  };
}

function hintFor(name: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(name, known);
  return nearest === undefined ? undefined : `did you mean ${JSON.stringify(nearest)}?`;
}

function fieldsOf({ settingsFields }: Contract, title: string): SettingsFields {
  return settingsFields[title] ?? {};
}

function checkHooks(hooks: Settings, check: Check): void {
  const { contract, valid, report } = check;
  const path = below(undefined, 'hooks');
  for (const [event, definitions] of Object.entries(hooks)) {
    if (isEventOf(contract, event)) checkEvent(event, definitions, below(path, event), check);
    else if (!Object.hasOwn(fieldsOf(contract, 'HooksMap'), event)) {
      reportUnknownEvent(event, path, check);
    } else if (!valid) {
      const one = { [event]: definitions };
      reportViolations(contract.violations('HooksMap', one), one, path, fieldHelp, report);
    }
  }
}

function checkEvent(event: string, definitions: unknown, path: Path | undefined, check: Check): void {
  const isList = Array.isArray(definitions);
  if (!isList) reportMissingList(definitions, path, check.report);
  const list = listOf(definitions);
  for (let index = 0; index < list.length; index += 1) {
    checkDefinition(list[index], event, isList ? below(path, index) : path, check);
  }
}

/** Returns a list of definitions. A single definition counts as a list of one, so that missing brackets do not disable a guard. */
export function listOf(definitions: unknown): readonly unknown[] {
  if (Array.isArray(definitions)) return definitions;
  return isRecord(definitions) ? [definitions] : [];
}

function reportMissingList(definitions: unknown, path: Path | undefined, report: Report): void {
  const message = `the definitions must be a list, but are ${describe(definitions)}`;
  const help = isRecord(definitions) ? 'it is read as a list of one; write [ ... ]' : 'they are ignored; write [ ... ]';
  report(path, { at: 'value', severity: 'error', message, help });
}

const DEFINITION_HELP = 'the definition and its hooks are ignored until it is fixed';

function checkDefinition(definition: unknown, event: string, path: Path | undefined, check: Check): void {
  const { contract, valid, report } = check;
  if (!isRecord(definition)) {
    const message = `a definition must be an object, but is ${describe(definition)}`;
    report(path, { at: 'value', severity: 'error', message, help: DEFINITION_HELP });
    return;
  }
  const { hooks, matcher } = definition;
  const list: readonly unknown[] = Array.isArray(hooks) ? hooks : [];
  if (!valid) {
    const alone = Array.isArray(hooks) ? { ...definition, hooks: [] } : definition;
    reportViolations(contract.violations('HookDefinition', alone), alone, path, () => DEFINITION_HELP, report);
  }
  checkNames(definition, fieldsOf(contract, 'HookDefinition'), path, report);
  if (typeof matcher === 'string') checkMatcher(matcher, event, path, check);
  const inside = below(path, 'hooks');
  for (let index = 0; index < list.length; index += 1) checkHook(list[index], below(inside, index), check);
}

/** Most matchers: names separated by bars, also in groups, optionally anchored. */
const PLAIN_MATCHER = /^(?:\*|\^?(?:[\w|-]|\([\w|-]*\))*(?:\.\*)?\$?)$/;

const MAX_PLAIN_LENGTH = 200;

/** Returns true if a matcher is valid without compiling it, which is slow. */
export function isPlainMatcher(matcher: string): boolean {
  return matcher.length <= MAX_PLAIN_LENGTH && PLAIN_MATCHER.test(matcher);
}

function checkMatcher(matcher: string, event: string, path: Path | undefined, { contract, report }: Check): void {
  const rule: MatcherRule | undefined = isEventOf(contract, event) ? routeOf(contract, event).matcher : undefined;
  if (rule === undefined && matcher !== '' && matcher !== '*') {
    const message = `${event} has no matcher`;
    const help = 'the matcher is ignored and its hooks always run; remove it';
    report(below(path, 'matcher'), { at: 'value', severity: 'warning', message, help });
  }
  if (rule === undefined || isPlainMatcher(matcher)) return;
  const { mode, warning } = compileMatcher(matcher, rule.kind);
  if (warning === undefined) return;
  const severity = mode === 'refused' || mode === 'equality' ? 'error' : 'warning';
  report(below(path, 'matcher'), { at: 'value', severity, message: warning, help: matcherHelp({ mode }) });
}

const HOOK_HELP = 'the hook is ignored until it is fixed, and every trace reports it';

function checkHook(hook: unknown, path: Path | undefined, { contract, valid, report }: Check): void {
  const title = isRecord(hook) ? titleOf(contract, hook['type']) : undefined;
  if (!isRecord(hook) || title === undefined) {
    reportInvalidHook(hook, path, contract, report);
    return;
  }
  if (!valid) reportViolations(contract.violations(title, hook), hook, path, () => HOOK_HELP, report);
  checkNames(hook, fieldsOf(contract, title), path, report);
  checkTimeout(hook['timeout'], path, report);
  checkQuoting(hook, path, report);
  if (validateHttpHookConfig(hook)) checkHttp(hook, path, report);
}

function checkHttp(hook: HttpHookConfig, path: Path | undefined, report: Report): void {
  for (const message of httpConfigFaults(hook))
    report(path, { at: 'value', severity: 'error', message, help: HOOK_HELP });
}

/** Returns the schema title of a hook type. Undefined if settings files cannot declare such hooks. */
export function titleOf({ settingsHookTypes }: Contract, type: unknown): string | undefined {
  return typeof type === 'string' && Object.hasOwn(settingsHookTypes, type) ? settingsHookTypes[type] : undefined;
}

function reportInvalidHook(hook: unknown, path: Path | undefined, contract: Contract, report: Report): void {
  if (!isRecord(hook)) {
    const message = `a hook must be an object, but is ${describe(hook)}`;
    report(path, { at: 'value', severity: 'error', message, help: HOOK_HELP });
    return;
  }
  const type = hook['type'];
  const kinds = Object.keys(contract.settingsHookTypes);
  const nearest = typeof type === 'string' ? nearestName(type, kinds) : undefined;
  const known = kinds.map((kind) => JSON.stringify(kind)).join(', ');
  const message =
    type === undefined ? `type is required: ${known}` : `type must be one of ${known}, but is ${describe(type)}`;
  const hint = nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
  report(below(path, 'type'), { at: 'value', severity: 'error', message, help: HOOK_HELP + hint });
}

/** Shorter timeouts are most likely meant as seconds. */
const MIN_TIMEOUT_MS = 100;

function checkTimeout(timeout: unknown, path: Path | undefined, report: Report): void {
  if (typeof timeout !== 'number' || timeout >= MIN_TIMEOUT_MS || timeout < 1) return;
  const message = `timeout is in milliseconds: ${timeout} is ${timeout / 1000} seconds`;
  const help = `for ${timeout} seconds write ${timeout * 1000}`;
  report(below(path, 'timeout'), { at: 'value', severity: 'warning', message, help });
}

function checkQuoting({ command, args }: Settings, path: Path | undefined, report: Report): void {
  if (typeof command !== 'string' || args !== undefined) return;
  const [variable] = /\w+/.exec(unquotedProjectDirs(command)[0]?.text ?? '') ?? [];
  if (variable === undefined) return;
  const message = `$${variable} is not quoted: it breaks if the path of the project contains a space`;
  const help = `write "$${variable}"/... with quotes around the variable`;
  report(below(path, 'command'), { at: 'value', severity: 'warning', message, help });
}
