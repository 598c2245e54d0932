import {
  type HookDefinition,
  type HookEventName,
  settingsFields,
  validateHookDefinition,
} from '../../../generated/index.js';
import { isPlainObject, readableField } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import { ownFields } from '../../util/own-keys.js';
import { type CompiledMatcher, compileMatcher, matcherHelp } from '../../util/regex/compile.js';
import { shown } from '../../util/text.js';
import type { Contract } from '../contract/index.js';
import { canBlock, eventNameHelp, isEventOf, routeOf } from './events.js';
import { type HooksOrigin, invalidHook, problemText, readHook } from './read-hook.js';
import type { HookDeclaration } from './registered-hook.js';
import { guarded, type ProblemDetails, type ReportProblem, unreadable } from './registry-problem.js';
import { unknownKeysOf } from './remarks.js';

/** Keys of the hooks map that are not events. */
const SETTINGS_FIELDS: ReadonlySet<string> = new Set(Object.keys(settingsFields['HooksMap'] ?? {}));

/** State while a map of hooks is read. */
interface Reading {
  readonly contract: Contract;
  readonly origin: HooksOrigin;
  readonly report: ReportProblem;
  readonly declarations: HookDeclaration[];
}

/** Reads the `hooks` of a settings file. Every invalid part is reported, and ignored on its own. */
export function readHooksMap(
  map: unknown,
  contract: Contract,
  origin: HooksOrigin,
  report: ReportProblem,
): HookDeclaration[] {
  const declarations: HookDeclaration[] = [];
  guarded(origin.label, report, () => {
    if (map === undefined || map === null) return;
    if (!isPlainObject(map)) {
      report({ where: origin.label, what: 'the hooks must be an object', help: 'write { "<event>": [ ... ] }' });
      return;
    }
    for (const name of Object.keys(map)) {
      const where = `${origin.label} ${name}`;
      guarded(where, report, () => readEvent(map, name, where, { contract, origin, report, declarations }));
    }
  });
  return declarations;
}

function readEvent(map: Record<string, unknown>, name: string, where: string, reading: Reading): void {
  if (SETTINGS_FIELDS.has(name)) return;
  if (!isEventOf(reading.contract, name)) {
    reading.report({ where, what: 'unknown event', help: eventNameHelp(reading.contract, name) });
    return;
  }
  const definitions = map[name];
  if (definitions === undefined) return;
  const ofEvent = { ...reading, origin: originFor(name, reading) };
  if (!Array.isArray(definitions)) {
    const problem = { what: 'the definitions must be a list', help: 'write [ { "hooks": [ ... ] } ]' };
    rejectDefinition(definitions, problem, name, where, ofEvent);
    return;
  }
  eachItem(definitions, where, reading.report, (definition, at) => readDefinition(definition, name, at, ofEvent));
}

/** A guard cannot block an event that cannot be blocked. */
function originFor(eventName: HookEventName, { contract, origin }: Reading): HooksOrigin {
  return { ...origin, mayBlock: origin.mayBlock && canBlock(routeOf(contract, eventName)) };
}

function readDefinition(raw: unknown, eventName: HookEventName, where: string, reading: Reading): void {
  const read = definitionIn(raw);
  if ('what' in read) {
    rejectDefinition(raw, read, eventName, where, reading);
    return;
  }
  const { contract, origin, report, declarations } = reading;
  const { matcher: matcherText, sequential } = read.definition;
  for (const complaint of unknownKeysOf(read.definition, 'HookDefinition')) {
    report({ where, ...complaint, severity: 'warning' });
  }
  const matcher = matcherFor(contract, eventName, matcherText, where, report);
  eachItem(read.hooks, `${where}.hooks`, report, (hook, at) => {
    declarations.push({
      eventName,
      source: origin.source,
      matcherText,
      sequential,
      matcher,
      ...readHook(hook, origin, at, report),
    });
  });
}

interface ReadDefinition {
  /** Without its hooks, which are read one at a time. */
  readonly definition: HookDefinition;
  readonly hooks: readonly unknown[];
}

function definitionIn(raw: unknown): ReadDefinition | ProblemDetails {
  try {
    if (!isPlainObject(raw)) throw new TypeError('it is not an object');
    const { hooks, ...rest } = ownFields(raw);
    const list: readonly unknown[] | undefined = Array.isArray(hooks) ? hooks : undefined;
    const definition = ownFields({ ...rest, hooks: list === undefined ? hooks : [] });
    if (list !== undefined && validateHookDefinition(definition)) return { definition, hooks: list };
    const help = 'the definition and its hooks are ignored; the others stay';
    return { what: problemText('HookDefinition', definition), help };
  } catch (error) {
    return unreadable(error);
  }
}

/** Reports an invalid definition and declares its hooks as invalid, as far as they can be read. */
function rejectDefinition(
  raw: unknown,
  problem: ProblemDetails,
  eventName: HookEventName,
  where: string,
  { contract, origin, report, declarations }: Reading,
): void {
  report({ where, ...problem });
  const rawMatcher = readableField(raw, 'matcher');
  const matcherText = typeof rawMatcher === 'string' ? rawMatcher : undefined;
  // The definition is already reported.
  const matcher = matcherFor(contract, eventName, matcherText, where, () => {});
  const why = `its definition is invalid: ${problem.what}`;
  for (const [index, hook] of likelyHooks(raw).entries()) {
    const read = invalidHook(hook, why, origin, `${where}.hooks[${index}]`);
    declarations.push({ eventName, source: origin.source, matcherText, sequential: undefined, matcher, ...read });
  }
}

/** Finds the hooks of an invalid definition: the list may be missing, or its key misspelt. */
function likelyHooks(definition: unknown): readonly unknown[] {
  try {
    if (!isPlainObject(definition)) return [definition];
    const keys = Object.keys(settingsFields['HookDefinition'] ?? {});
    const key = Object.keys(definition).find((name) => nearestName(name, keys) === 'hooks');
    const hooks = key === undefined ? definition : definition[key];
    return Array.isArray(hooks) ? hooks.slice() : [hooks];
  } catch {
    return [definition];
  }
}

/** Visits each item; an item that throws is reported and does not affect the others. */
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

/** Compiles a matcher for its event. If the event has no value to match, every hook matches. */
export function matcherFor(
  contract: Contract,
  eventName: HookEventName,
  text: string | undefined,
  where: string,
  report: ReportProblem,
): CompiledMatcher {
  const { matcher: rule } = routeOf(contract, eventName);
  const matcher = compileMatcher(text, rule?.kind ?? 'regex');
  if (rule === undefined) {
    if (matcher.mode !== 'all') report(ignoredMatcher(eventName, matcher.pattern, where));
    return compileMatcher(undefined, 'regex');
  }
  if (matcher.warning !== undefined) {
    const severity = matcher.mode === 'refused' ? 'error' : 'warning';
    report({ where, what: matcher.warning, help: matcherHelp(matcher), severity });
  }
  return matcher;
}

function ignoredMatcher(eventName: HookEventName, pattern: string, where: string) {
  return {
    where,
    what: `matcher ${shown(pattern)} is ignored, because ${eventName} has no value to match`,
    help: 'its hooks always run; remove the matcher',
    severity: 'warning' as const,
  };
}
