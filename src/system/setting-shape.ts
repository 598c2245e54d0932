import { type CheckedName, settingsFields, violationsOfChecked } from '../../generated/index.js';
import type { SettingsFields } from '../core/contract/index.js';
import { fieldsOf, isRecord } from '../util/json.js';
import { expectation, mismatch, type Shape, unknownKey } from '../util/shape.js';

/** Returns the shape of an object that settings files have too, by the title of its schema, or by one of its properties. */
export function settingShape(title: CheckedName, property?: string): Shape {
  return (value, at) => {
    const whole = property === undefined ? value : { [property]: value };
    const known: SettingsFields | undefined =
      property === undefined ? settingsFields[title] : settingsFields[title]?.[property];
    const names = Object.keys(known ?? {});
    const unknown = isRecord(value) ? Object.keys(value).find((key) => !names.includes(key)) : undefined;
    if (unknown !== undefined) return unknownKey(`${at}.${unknown}`, fieldsOf(value)[unknown], names);
    const [violation] = violationsOfChecked(title, whole);
    if (violation === undefined) return undefined;
    const path = violation.path.split('/').slice(property === undefined ? 1 : 2);
    return mismatch([at, ...path].join('.'), valueIn(value, path), expectation(violation.message));
  };
}

function valueIn(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : fieldsOf(inner)[key]),
    value,
  );
}
