import { hookEdits } from '../../../generated/settings-rules.js';
import { nameOf } from '../../core/index.js';
import { fieldsOf, sameJson } from '../../util/json.js';
import type { TrustEntry } from '../trust/index.js';

/**
 * Returns true if an edited hook is the same guard: it guards the same with the same command, address or condition, and each
 * other property is equal, without effect, or as strict as before.
 */
export function isSameGuard(before: TrustEntry, after: TrustEntry): boolean {
  if (before.dialect !== undefined || after.dialect !== undefined) return false;
  if (!sameJson(placeOf(before), placeOf(after))) return false;
  const { source: _before, ...old } = before.config;
  const { source: _after, ...edited } = after.config;
  const names = new Set([...Object.keys(old), ...Object.keys(edited)]);
  names.delete('name');
  return [...names].every((name) => isAsStrict(old.type, name, [fieldsOf(old)[name], fieldsOf(edited)[name]]));
}

function placeOf({ source, eventName, matcher = '', sequential = false, config }: TrustEntry): unknown {
  return [source, eventName, matcher, sequential, nameOf(config)];
}

function isAsStrict(type: string, name: string, values: readonly [unknown, unknown]): boolean {
  const edits = hookEdits[type] ?? {};
  const edit = Object.hasOwn(edits, name) ? edits[name] : undefined;
  if (edit === undefined) return sameJson(...values);
  const { order, missing } = edit;
  if (order === 'free') return true;
  const levels = values.map((value) => levelOf(value ?? missing, order));
  const [before = Number.NaN, after = Number.NaN] = levels;
  return after >= before;
}

/** Returns NaN for a value that has no level: it is not as strict as any other. */
function levelOf(value: unknown, order: 'longer' | readonly (readonly unknown[])[]): number {
  if (order === 'longer') return typeof value === 'number' ? value : Number.NaN;
  const level = order.findIndex((values) => values.includes(value));
  return level < 0 ? Number.NaN : level;
}
