import { nearestName } from '../../util/nearest-name.js';
import type { Violation } from '../contract/index.js';
import { describe } from './describe.js';
import { type FieldPath, parsePointer, printPath, valueAt } from './field-path.js';

/** Why a field is left out. Where several shapes are allowed, the place that is furthest inside tells the most. */
export function describeDropped(output: unknown, field: FieldPath, places: readonly Violation[]): string {
  const deepest = places.reduce((deep, next) => (depthOf(next) > depthOf(deep) ? next : deep));
  const path = parsePointer(deepest.path);
  const what = path.length > field.length ? printPath(field) : 'it';
  return `${describePlace(output, deepest.path, places)}; ${what} is ignored`;
}

/** Why a decision cannot be read, with the one that was probably meant. */
export function describeUnusable(
  output: unknown,
  field: FieldPath,
  violations: readonly Violation[],
  choices: readonly string[],
): string {
  const written = valueAt(output, field);
  const meant = typeof written === 'string' ? nearestName(written, choices) : undefined;
  const hint = meant === undefined ? '' : `; did you mean "${meant}"?`;
  return `${describePlace(output, `/${field.join('/')}`, violations)}${hint}`;
}

function describePlace(output: unknown, pointer: string, violations: readonly Violation[]): string {
  const path = parsePointer(pointer);
  const value = valueAt(output, path);
  const found = value === undefined ? '' : `, but is ${describe(value)}`;
  return `${printPath(path)} ${expectation(violations.filter((violation) => violation.path === pointer))}${found}`;
}

/** A list of choices says it all; that something must fit one of several forms adds nothing to the forms. */
function expectation(violations: readonly Violation[]): string {
  const messages = [...new Set(violations.map(({ message }) => message))];
  const choices = messages.find((message) => message.startsWith('must be one of'));
  return choices ?? messages.filter((message) => !message.includes('allowed forms')).join(' or ');
}

function depthOf({ path }: Violation): number {
  return path.split('/').length;
}
