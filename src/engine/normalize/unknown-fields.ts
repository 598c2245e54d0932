import { isRecord } from '../../translate/json.js';
import { nearestName } from '../registry/registry-problem.js';
import { shorten } from './describe.js';
import type { WarningList } from './warning-list.js';

interface KnownFields {
  readonly outputFields: readonly string[];
  readonly specificFields: Readonly<Record<string, unknown>>;
}

const SPECIFIC = 'hookSpecificOutput';

/** Reports what the event does not understand, with the name that was probably meant. */
export function reportUnknownFields(
  output: Readonly<Record<string, unknown>>,
  { outputFields, specificFields }: KnownFields,
  warnings: WarningList,
): void {
  for (const key of Object.keys(output)) {
    if (outputFields.includes(key)) continue;
    warnings.add(() => {
      const misplaced = Object.hasOwn(specificFields, key) ? `${SPECIFIC}.${key}` : undefined;
      return describeUnknown(key, misplaced ?? nearestName(key, outputFields));
    });
  }
  const specific = output[SPECIFIC];
  if (!isRecord(specific)) return;
  for (const key of Object.keys(specific)) {
    if (Object.hasOwn(specificFields, key)) continue;
    warnings.add(() => {
      const misplaced = outputFields.includes(key) ? `${key} outside of ${SPECIFIC}` : undefined;
      return `${SPECIFIC}.${describeUnknown(key, misplaced ?? nearestName(key, Object.keys(specificFields)))}`;
    });
  }
}

function describeUnknown(key: string, meant: string | undefined): string {
  return `${shorten(key)}: ${meant === undefined ? 'this event has no such field' : `did you mean ${meant}?`}`;
}
