import { type ConfigSource, type HookEventName, validateHookDefinition } from '../../../generated/index.js';
import { matcherFor } from './definition-matcher.js';
import { eventNameHelp, isEventName } from './event-names.js';
import { frozenCopy, isRecord } from './frozen-copy.js';
import { readHook, violationText } from './read-hook.js';
import type { HookDeclaration } from './registered-hook.js';
import { guarded, type ReportProblem } from './registry-problem.js';

/** Hooks from one place, and how to call that place in a message. */
export interface HooksOrigin {
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
