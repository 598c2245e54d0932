import { isRecord } from '../../util/json.js';

const MODE = '_mode';

/** Whether an answer puts its value of a field in the place of what was there, instead of changing parts of it. */
export function replacesField(specific: unknown, field: string): boolean {
  return isRecord(specific) && isRecord(specific[field]) && specific[`${field}${MODE}`] === 'replace';
}

/** The same, asked with the field that says so: without a value beside it, it says nothing. */
export function isReplaceMode(specific: unknown, modeField: string): boolean {
  return modeField.endsWith(MODE) && replacesField(specific, modeField.slice(0, -MODE.length));
}
