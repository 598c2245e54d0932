import type { HookExecutionResult, HookOutput } from '../../../generated/index.js';
import { isRecord, sameJson } from '../../util/json.js';
import { writtenFields } from '../../util/own-keys.js';
import type { Route } from '../contract/index.js';
import { contributionsOf } from '../outputs/aggregator.js';
import { mergeOf } from '../outputs/merge-fields.js';

/** More than these no person looks at, and a hook may write any number. */
const MOST_FIELDS = 200;
const LONGEST_PATH = 200;

/**
 * For each field of the merged answer, the results it came from: those that say exactly this, else, where several were
 * made into one, all that say anything there. What no hook said, such as a default, came from none.
 */
export function findOrigins(
  results: readonly HookExecutionResult[],
  merged: HookOutput,
  route: Route,
): [field: string, from: HookExecutionResult[]][] {
  const said = contributionsOf(results, route).map(({ result, output, decision }) => {
    const fields = flatFields(output, route);
    return { result, fields: decision === undefined ? fields : fields.set('decision', decision) };
  });
  return [...flatFields(merged, route)].slice(0, MOST_FIELDS).flatMap(([field, value]) => {
    const speakers = said.filter(({ fields }) => fields.has(field));
    const same = speakers.filter(({ fields }) => sameJson(fields.get(field), value));
    const from = (same.length > 0 ? same : speakers).map(({ result }) => result);
    return from.length === 0 ? [] : [[field.slice(0, LONGEST_PATH), from]];
  });
}

/** An answer as single fields, by their paths: as deep as answers are merged. */
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
