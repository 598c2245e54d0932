import { nearest } from '../names.js';
import type { Report } from './report.js';

/** Reports a name that is not one of the expected names. */
export function expectMember(
  file: string,
  pointer: string,
  name: string | undefined,
  names: readonly string[],
  where: string,
  report: Report,
): void {
  if (name === undefined || names.includes(name)) return;
  const guess = nearest(name, names);
  report(
    file,
    pointer,
    `"${name}" is not a property of ${where}`,
    guess ? `did you mean "${guess}"?` : `one of: ${names.join(', ')}`,
  );
}

/** Reports a value other than the expected one. */
export function expectValue(file: string, pointer: string, actual: unknown, expected: string, report: Report): void {
  if (actual === expected) return;
  report(
    file,
    pointer,
    `expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`,
    `write ${JSON.stringify(expected)}`,
  );
}
