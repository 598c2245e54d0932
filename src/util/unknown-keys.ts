import { nearestName } from './nearest-name.js';
import { shown } from './text.js';

/** Describes the keys of an object that are not known, with the nearest known one: they are often misspelt. */
export function unknownKeys(value: object, known: readonly string[]): { what: string; help: string }[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const nearest = nearestName(key, known);
      const hint = nearest === undefined ? `the keys are ${known.join(', ')}` : `did you mean "${nearest}"?`;
      return { what: `unknown key ${shown(key)}`, help: `it is ignored; ${hint}` };
    });
}
