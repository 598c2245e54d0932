import type { HookExecutionResult, HookOutput } from '../../generated/index.js';
import type { Route } from '../core/contract/index.js';
import { contributionsOf } from '../core/outputs/aggregator.js';
import { mergeOf } from '../core/outputs/merge-fields.js';
import { isRecord, sameJson } from '../util/json.js';
import { writtenFields } from '../util/own-keys.js';

/** Limits for people: a hook may write any number of fields. */
const MAX_FIELDS = 200;
const MAX_PATH = 200;

/**
 * Returns the origins of each field of the merged output: the results with exactly this value. If there are none, because
 * several values were merged, all results with the field. Fields that no hook wrote, such as defaults, are left out.
 */
export function findOrigins(
  results: readonly HookExecutionResult[],
  merged: HookOutput,
  route: Route,
): [field: string, from: HookExecutionResult[]][] {
  const written = contributionsOf(results, route).map(({ result, output, decision }) => {
    const fields = flatFields(output, route);
    return { result, fields: decision === undefined ? fields : fields.set('decision', decision) };
  });
  return [...flatFields(merged, route)].slice(0, MAX_FIELDS).flatMap(([field, value]) => {
    const writers = written.filter(({ fields }) => fields.has(field));
    const same = writers.filter(({ fields }) => sameJson(fields.get(field), value));
    const from = (same.length > 0 ? same : writers).map(({ result }) => result);
    return from.length === 0 ? [] : [[field.slice(0, MAX_PATH), from]];
  });
}

/** Returns the fields of an output by path, as deep as outputs are merged. */
function flatFields({ hookSpecificOutput, ...common }: HookOutput, { specificFields }: Route): Map<string, unknown> {
  const fields = new Map<string, unknown>(writtenFields(common));
  const specific = isRecord(hookSpecificOutput) ? writtenFields(hookSpecificOutput) : [];
  for (const [key, value] of specific) {
    const path = `hookSpecificOutput.${key}`;
    const isMerged = mergeOf(key, specificFields) === 'merge' && isRecord(value);
    if (!isMerged) fields.set(path, value);
    else for (const [inner, innerValue] of writtenFields(value)) fields.set(`${path}.${inner}`, innerValue);
  }
  return fields;
}
