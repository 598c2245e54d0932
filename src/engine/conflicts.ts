import { type HookEventName, type HookExecutionResult, routes } from '../../generated/index.js';
import { isRecord, sameJson } from '../translate/json.js';
import { contributionsOf } from './merge/contributions.js';
import { mergeOf } from './merge/merge-fields.js';
import { writtenFields } from './merge/own-keys.js';
import { nameOf } from './registry/registered-hook.js';

interface Write {
  readonly hookName: string;
  readonly value: unknown;
}

/**
 * The fields that several hooks set to different values, so that only one of them counts. Values are left out: they may
 * be secret. Hooks that ran one after the other saw what the earlier ones wrote: there it is a revision, no conflict.
 */
export function findConflicts(results: readonly HookExecutionResult[], eventName: HookEventName): string[] {
  const writes = new Map<string, Write[]>();
  for (const { result, output } of contributionsOf(results, eventName)) {
    for (const [path, value] of replaceableFields(output.hookSpecificOutput, eventName)) {
      writes.set(path, [...(writes.get(path) ?? []), { hookName: nameOf(result.hookConfig), value }]);
    }
  }
  return [...writes].filter(([, all]) => areDifferent(all)).map(([path, all]) => describeConflict(path, all));
}

/** The fields in which a later value takes the place of an earlier one. */
function replaceableFields(specific: unknown, eventName: HookEventName): (readonly [path: string, value: unknown])[] {
  if (!isRecord(specific)) return [];
  return writtenFields(specific).flatMap(([key, value]) => {
    const merge = mergeOf(key, routes[eventName].specificFields);
    if (merge === 'last') return [[key, value] as const];
    if (merge !== 'merge' || !isRecord(value)) return [];
    return writtenFields(value).map(([inner, innerValue]) => [`${key}.${inner}`, innerValue] as const);
  });
}

function areDifferent(writes: readonly Write[]): boolean {
  return writes.some(({ value }) => !sameJson(value, writes[0]?.value));
}

function describeConflict(path: string, writes: readonly Write[]): string {
  const names = writes.map(({ hookName }) => JSON.stringify(hookName));
  return `hookSpecificOutput.${path} is set to different values by ${names.join(', ')}: the last one counts`;
}
