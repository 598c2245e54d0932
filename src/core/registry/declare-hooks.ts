import {
  type HookDefinition,
  type HookEventName,
  settingsFields,
  validateHookDefinition,
} from '../../../generated/index.js';
import { isPlainObject } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';
import { type CompiledMatcher, compileMatcher } from '../../util/regex/compile.js';
import type { Contract } from '../contract/index.js';
import { canBlock, eventNameHelp, isEventOf, routeOf } from './events.js';
import { frozenCopy } from './frozen-copy.js';
import { fieldOf, type HooksOrigin, invalidHook, readHook, refusalText } from './read-hook.js';
import type { HookDeclaration } from './registered-hook.js';
import { guarded, type ProblemDetails, type ReportProblem, unreadable } from './registry-problem.js';
import { unknownKeys } from './remarks.js';

/** Keys that are no events. */
const SETTINGS_FIELDS: ReadonlySet<string> = new Set(Object.keys(settingsFields['HooksMap'] ?? {}));

/** One map of hooks on its way to declarations. */
interface Reading {
  readonly contract: Contract;
  readonly origin: HooksOrigin;
  readonly report: ReportProblem;
  readonly found: HookDeclaration[];
}

/** Reads what a settings file says under `hooks`. Whatever does not fit is refused alone and reported. */
export function readHooksMap(
  map: unknown,
  contract: Contract,
  origin: HooksOrigin,
  report: ReportProblem,
): HookDeclaration[] {
  const found: HookDeclaration[] = [];
  guarded(origin.label, report, () => {
    if (map === undefined || map === null) return;
    if (!isPlainObject(map)) {
      report({ where: origin.label, what: 'the hooks must be an object', help: 'write { "<event>": [ ... ] }' });
      return;
    }
    for (const name of Object.keys(map)) {
      const where = `${origin.label} ${name}`;
      guarded(where, report, () => readEvent(map, name, where, { contract, origin, report, found }));
    }
  });
  return found;
}

function readEvent(map: Record<string, unknown>, name: string, where: string, reading: Reading): void {
  if (SETTINGS_FIELDS.has(name)) return;
  if (!isEventOf(reading.contract, name)) {
    reading.report({ where, what: 'there is no such event', help: eventNameHelp(reading.contract, name) });
    return;
  }
  const definitions = map[name];
  if (definitions === undefined) return;
  const own = { ...reading, origin: originFor(name, reading) };
  if (!Array.isArray(definitions)) {
    const refusal = { what: 'the definitions must be a list', help: 'write [ { "hooks": [ ... ] } ]' };
    refuseDefinition(definitions, refusal, name, where, own);
    return;
  }
  eachItem(definitions, where, reading.report, (definition, at) => readDefinition(definition, name, at, own));
}

/** No guard refuses what cannot be refused. */
function originFor(eventName: HookEventName, { contract, origin }: Reading): HooksOrigin {
  return { ...origin, mayRefuse: origin.mayRefuse && canBlock(routeOf(contract, eventName)) };
}

function readDefinition(raw: unknown, eventName: HookEventName, where: string, reading: Reading): void {
  const read = definitionIn(raw);
  if ('what' in read) {
    refuseDefinition(raw, read, eventName, where, reading);
    return;
  }
  const { contract, origin, report, found } = reading;
  const { matcher: matcherText, sequential } = read.definition;
  for (const complaint of unknownKeys(read.definition, 'HookDefinition')) {
    report({ where, ...complaint, severity: 'warning' });
  }
  const matcher = matcherFor(contract, eventName, matcherText, where, report);
  eachItem(read.hooks, `${where}.hooks`, report, (hook, at) => {
    found.push({
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
  /** Without its hooks, which are read one by one. */
  readonly definition: HookDefinition;
  readonly hooks: readonly unknown[];
}

function definitionIn(raw: unknown): ReadDefinition | ProblemDetails {
  try {
    if (!isPlainObject(raw)) throw new TypeError('it is no object');
    const { hooks, ...rest } = raw;
    const list: readonly unknown[] | undefined = Array.isArray(hooks) ? hooks : undefined;
    const definition = frozenCopy({ ...rest, hooks: list === undefined ? hooks : [] });
    if (list !== undefined && validateHookDefinition(definition)) return { definition, hooks: list };
    const help = 'the definition and its hooks are ignored; the others stay';
    return { what: refusalText('HookDefinition', definition), help };
  } catch (error) {
    return unreadable(error);
  }
}

/** The hooks of a definition that cannot be read are kept with their fault, as far as they can be told. */
function refuseDefinition(
  raw: unknown,
  refusal: ProblemDetails,
  eventName: HookEventName,
  where: string,
  { contract, origin, report, found }: Reading,
): void {
  report({ where, ...refusal });
  const written = fieldOf(raw, 'matcher');
  const matcherText = typeof written === 'string' ? written : undefined;
  // The definition has its problem already.
  const matcher = matcherFor(contract, eventName, matcherText, where, () => {});
  const why = `its definition is refused: ${refusal.what}`;
  for (const [index, hook] of hooksMeant(raw).entries()) {
    const read = invalidHook(hook, why, origin, `${where}.hooks[${index}]`);
    found.push({ eventName, source: origin.source, matcherText, sequential: undefined, matcher, ...read });
  }
}

/** A list may be missing around them, or its name be misspelt; without one the fields of a hook may stand there. */
function hooksMeant(definition: unknown): readonly unknown[] {
  try {
    if (!isPlainObject(definition)) return [definition];
    const known = Object.keys(settingsFields['HookDefinition'] ?? {});
    const key = Object.keys(definition).find((name) => nearestName(name, known) === 'hooks');
    const hooks = key === undefined ? definition : definition[key];
    return Array.isArray(hooks) ? hooks.slice() : [hooks];
  } catch {
    return [definition];
  }
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

/** Compiles a matcher for its event. On an event without a value to match, every hook always applies. */
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
    const refused = matcher.mode === 'refused';
    const help = refused ? 'until then its hooks are listed but not run' : 'its hooks stay active';
    report({ where, what: matcher.warning, help, severity: refused ? 'error' : 'warning' });
  }
  return matcher;
}

function ignoredMatcher(eventName: HookEventName, pattern: string, where: string) {
  const shown = JSON.stringify(pattern.length > 80 ? `${pattern.slice(0, 80)}...` : pattern);
  return {
    where,
    what: `matcher ${shown} is ignored, because ${eventName} has no value to match`,
    help: 'its hooks always run; remove the matcher',
    severity: 'warning' as const,
  };
}
