import type { Dialect, DialectEvent } from '../../../generated/index.js';
import { type Fields, isRecord } from '../../util/json.js';
import { nearestName } from '../../util/nearest-name.js';

/** A hook entry of a file. */
export interface DialectEntry {
  /** Path in the file. */
  readonly path: readonly string[];
  readonly eventName: string;
  readonly event: DialectEvent;
  readonly matcher: unknown;
  readonly sequential: boolean;
  readonly entry: Fields;
}

/** Part of a file that is ignored, or most likely a mistake. */
export interface DialectFinding {
  readonly path: readonly string[];
  readonly at: 'key' | 'value';
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly help: string;
}

export type ReportFinding = (finding: DialectFinding) => void;

/** Returns the valid entries of a file. Invalid ones are reported one by one. */
export function readEntries(dialect: Dialect, file: Fields, report: ReportFinding): DialectEntry[] {
  const { at } = dialect.config;
  const events = file[at];
  if (events === undefined) {
    const misspelt = Object.keys(file).find((key) => nearestName(key, [at]) !== undefined);
    if (misspelt !== undefined) report(unknownKey([misspelt], [at]));
    return [];
  }
  if (!isRecord(events)) {
    report(wrong([at], `${at} must be an object: { "<event>": [ ... ] }`, 'its hooks are ignored'));
    return [];
  }
  return Object.entries(events).flatMap(([name, list]) => {
    if (dialect.config.aside.includes(name)) return [];
    const event = Object.hasOwn(dialect.events, name) ? dialect.events[name] : undefined;
    if (event === undefined) {
      report({ path: [at, name], at: 'key', ...unknownEvent(dialect, name) });
      return [];
    }
    if (!Array.isArray(list)) {
      report(wrong([at, name], 'the hooks of an event must be a list', 'they are ignored'));
      return [];
    }
    return list.flatMap((item: unknown, index) =>
      readItem(dialect, name, event, item, [at, name, String(index)], report),
    );
  });
}

function unknownEvent({ dialect, events, noCounterpart }: Dialect, name: string): Omit<DialectFinding, 'path' | 'at'> {
  if (noCounterpart.includes(name)) {
    const message = `${name} is an event of ${dialect} that never fires here`;
    return { severity: 'warning', message, help: 'its hooks are ignored' };
  }
  const nearest = nearestName(name, [...Object.keys(events), ...noCounterpart]);
  const hint =
    nearest === undefined
      ? `known events: ${Object.keys(events).join(', ')}`
      : `did you mean ${JSON.stringify(nearest)}?`;
  return {
    severity: 'error',
    message: `${dialect} has no event ${JSON.stringify(name)}`,
    help: `its hooks are ignored; ${hint}`,
  };
}

function readItem(
  { config, run }: Dialect,
  eventName: string,
  event: DialectEvent,
  item: unknown,
  path: readonly string[],
  report: ReportFinding,
): DialectEntry[] {
  if (!isRecord(item)) {
    report(wrong(path, 'this must be an object', 'it is ignored'));
    return [];
  }
  const { matcher } = item;
  const entryKeys = ['type', ...Object.values(config.entry).flat(), ...(config.ignored ?? [])];
  const groupKeys = ['matcher', ...(run.sequentialKey === undefined ? [] : [run.sequentialKey])];
  const sequential = run.mode === 'ordered' || (run.sequentialKey !== undefined && item[run.sequentialKey] === true);
  if (config.layout === 'flat') {
    checkKeys(item, [...entryKeys, ...groupKeys], config, path, report);
    return [{ path, eventName, event, matcher, sequential, entry: item }];
  }
  checkKeys(item, [...groupKeys, 'hooks'], config, path, report);
  const { hooks } = item;
  if (!Array.isArray(hooks)) {
    report(wrong(path, 'a group must have a list of hooks: { "hooks": [ ... ] }', 'it is ignored'));
    return [];
  }
  return hooks.flatMap((entry: unknown, index) => {
    const at = [...path, 'hooks', String(index)];
    if (isRecord(entry)) {
      checkKeys(entry, entryKeys, config, at, report);
      return [{ path: at, eventName, event, matcher, sequential, entry }];
    }
    report(wrong(at, 'this must be an object', 'it is ignored'));
    return [];
  });
}

/** Reports keys that are not known or not supported: a guard may depend on them. */
function checkKeys(
  item: Fields,
  known: readonly string[],
  { unsupported = {}, types }: Dialect['config'],
  path: readonly string[],
  report: ReportFinding,
): void {
  const { type } = item;
  // A type that cannot run has keys of its own, and is reported as a whole.
  if (typeof type === 'string' && !types.includes(type)) return;
  for (const key of Object.keys(item)) {
    if (Object.hasOwn(unsupported, key)) {
      const message = `${key} is not supported here: ${unsupported[key]}`;
      report({ path: [...path, key], at: 'key', severity: 'warning', message, help: 'the hook runs without it' });
    } else if (!known.includes(key)) report(unknownKey([...path, key], known));
  }
}

function unknownKey(path: readonly string[], known: readonly string[]): DialectFinding {
  const name = path.at(-1) ?? '';
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? `known keys: ${known.join(', ')}` : `did you mean ${JSON.stringify(nearest)}?`;
  const message = `unknown key ${JSON.stringify(name)}`;
  return { path, at: 'key', severity: 'warning', message, help: `it is ignored; ${hint}` };
}

function wrong(path: readonly string[], message: string, help: string): DialectFinding {
  return { path, at: 'value', severity: 'error', message, help };
}
