import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type AuthoredSchema,
  type Counterexample,
  compileAuthored,
  type Example,
  readAuthoredSchemas,
  readCounterexamples,
  readExamples,
  type SchemaNode,
  walkSchema,
} from '../../../support/core/contract/authored-ajv.js';

/** One schema file with one thing less in it. */
interface Mutant {
  readonly file: string;
  readonly pointer: string;
  readonly dropped: string;
  readonly schema: SchemaNode;
}

interface Cases {
  readonly examples: readonly Example[];
  readonly counterexamples: readonly Counterexample[];
}

// A keyword that narrows what is valid, each dropped as a whole.
const bounds = [
  ...['const', 'not', 'pattern', 'format', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
  ...['$ref', 'items', 'additionalProperties'],
];

// A list whose members are dropped one by one.
const lists = ['required', 'enum', 'anyOf', 'allOf'];

const schemas = readAuthoredSchemas();
const cases: Cases = { examples: readExamples(), counterexamples: readCounterexamples() };

function mutantsOf({ file, schema }: AuthoredSchema): Mutant[] {
  const mutants: Mutant[] = [];
  walkSchema(schema, (node, pointer) => {
    const mutant = (place: string, dropped: string, changed: SchemaNode) =>
      mutants.push({ file, pointer: `${pointer}/${place}`, dropped, schema: replaceAt(schema, node, changed) });
    for (const bound of bounds) {
      const { [bound]: value, ...rest } = node;
      if (value !== undefined && !boundsNothing(bound, value)) mutant(bound, JSON.stringify(value), rest);
    }
    for (const list of lists) {
      const members: unknown = node[list];
      if (!Array.isArray(members)) continue;
      for (const [index, member] of members.entries()) {
        mutant(`${list}/${index}`, JSON.stringify(member), { ...node, [list]: members.toSpliced(index, 1) });
      }
    }
  });
  return mutants;
}

/** `additionalProperties: true` and `items: {}` say what holds without them: dropping them changes nothing. */
function boundsNothing(keyword: string, value: unknown): boolean {
  if (keyword !== 'items' && keyword !== 'additionalProperties') return false;
  return value === true || JSON.stringify(value) === '{}';
}

/** A copy of the tree in which one node, found by identity, is another. */
function replaceAt(tree: SchemaNode, node: SchemaNode, changed: SchemaNode): SchemaNode {
  const copy = (value: unknown): unknown => {
    if (value === node) return changed;
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copy(child)]));
  };
  return Object.fromEntries(Object.entries(tree === node ? changed : tree).map(([key, child]) => [key, copy(child)]));
}

/** The titles whose schema reaches the file through `$ref`, the file's own first: it is the likeliest to notice. */
function titlesThatReach(file: string): string[] {
  const users = new Map<string, string[]>();
  for (const { file: user, schema } of schemas) {
    walkSchema(schema, ({ $ref }) => {
      if (typeof $ref !== 'string') return;
      const used = posix.join(posix.dirname(user), $ref);
      users.set(used, [...(users.get(used) ?? []), user]);
    });
  }
  const reached = new Set([file]);
  for (const next of reached) for (const user of users.get(next) ?? []) reached.add(user);
  return [...reached].flatMap((path) => schemas.filter((one) => one.file === path).map(({ title }) => title));
}

/** A mutant is noticed when an example stops being valid or a counterexample starts to be. */
function isNoticed(
  mutant: Pick<Mutant, 'file' | 'schema'>,
  titles: readonly string[],
  { examples, counterexamples }: Cases,
): boolean {
  const mutated = schemas.map((one) => (one.file === mutant.file ? { ...one, schema: mutant.schema } : one));
  const authored = compileAuthored(mutated);
  return titles.some((title) => {
    const isValid = ({ value }: Example) => authored.validator(title)(value) === true;
    const ofTitle = (one: Example) => one.title === title;
    return !examples.filter(ofTitle).every(isValid) || counterexamples.filter(ofTitle).some(isValid);
  });
}

function survivors(known: Cases): { mutants: number; survived: string[] } {
  let mutants = 0;
  const survived = schemas.flatMap((authored) => {
    const titles = titlesThatReach(authored.file);
    const made = mutantsOf(authored);
    mutants += made.length;
    return made
      .filter((mutant) => !isNoticed(mutant, titles, known))
      .map(({ file, pointer, dropped }) => `${file}#${pointer} without ${dropped}`);
  });
  return { mutants, survived };
}

describe('contract mutants', () => {
  it('notices any one dropped required entry, enum member, const, bound or reference [GEN-5]', () => {
    const { mutants, survived } = survivors(cases);
    console.log([`contract mutants: ${mutants}, survived: ${survived.length}`, ...survived].join('\n  '));
    expect(mutants).toBeGreaterThan(200);
    expect(survived).toEqual([]);
  });

  it('notices nothing in the contract as it is [GEN-5]', () => {
    const titles = schemas.map(({ title }) => title);
    expect(schemas.slice(0, 1).map((unchanged) => isNoticed(unchanged, titles, cases))).toEqual([false]);
  });

  it('lets every mutant survive when there are no examples and no counterexamples [GEN-5]', () => {
    const { mutants, survived } = survivors({ examples: [], counterexamples: [] });
    expect(survived).toHaveLength(mutants);
  });
});
