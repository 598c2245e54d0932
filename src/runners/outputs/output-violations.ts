import type { Contract, Route, Violation } from '../../core/contract/index.js';
import { describe, type FieldPath, parsePointer, printPath, valueAt } from '../../util/field-path.js';
import { nearestName } from '../../util/nearest-name.js';
import { validateInChunks } from '../../util/validate-chunks.js';

export const SPECIFIC = 'hookSpecificOutput';

/** Validates an output against the contract of its event. */
export function findViolations(
  contract: Contract,
  { outputContract, specificFields }: Route,
  output: Readonly<Record<string, unknown>>,
): Violation[] {
  const paths = Object.keys(specificFields).map((name) => [SPECIFIC, name]);
  return validateInChunks(output, paths, (value) => contract.violations(outputContract, value));
}

/** Describes why a field is ignored. If several shapes are allowed, the deepest violation is the most specific. */
export function describeDropped(output: unknown, field: FieldPath, violations: readonly Violation[]): string {
  const deepest = violations.reduce((deep, next) => (depthOf(next) > depthOf(deep) ? next : deep));
  const path = parsePointer(deepest.path);
  const what = path.length > field.length ? printPath(field) : 'it';
  return `${describeViolation(output, deepest.path, violations)}; ${what} is ignored`;
}

/** Describes why a decision is invalid, and suggests the nearest valid one. */
export function describeUnusable(
  output: unknown,
  field: FieldPath,
  violations: readonly Violation[],
  choices: readonly string[],
): string {
  const written = valueAt(output, field);
  const nearest = typeof written === 'string' ? nearestName(written, choices) : undefined;
  const hint = nearest === undefined ? '' : `; did you mean "${nearest}"?`;
  return `${describeViolation(output, `/${field.join('/')}`, violations)}${hint}`;
}

function describeViolation(output: unknown, pointer: string, violations: readonly Violation[]): string {
  const path = parsePointer(pointer);
  const value = valueAt(output, path);
  const actual = value === undefined ? '' : `, but is ${describe(value)}`;
  return `${printPath(path)} ${expectation(violations.filter((violation) => violation.path === pointer))}${actual}`;
}

/** A list of choices is complete. "must fit one of the allowed forms" adds nothing to the messages about the forms. */
function expectation(violations: readonly Violation[]): string {
  const messages = [...new Set(violations.map(({ message }) => message))];
  const choices = messages.find((message) => message.startsWith('must be one of'));
  return choices ?? messages.filter((message) => !message.includes('allowed forms')).join(' or ');
}

function depthOf({ path }: Violation): number {
  return path.split('/').length;
}
