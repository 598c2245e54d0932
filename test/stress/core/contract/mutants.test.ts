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

/** A schema file with one element removed. */
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

// Keywords that narrow what is valid; each is removed as a whole.
const bounds = [
  ...['const', 'not', 'pattern', 'format', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
  ...['$ref', 'items', 'additionalProperties'],
];

// Lists whose members are removed one by one.
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

/** Returns true for `additionalProperties: true` and `items: {}`: removing them changes nothing. */
function boundsNothing(keyword: string, value: unknown): boolean {
  if (keyword !== 'items' && keyword !== 'additionalProperties') return false;
  return value === true || JSON.stringify(value) === '{}';
}

/** Returns a copy of the tree with one node, found by identity, replaced. */
function replaceAt(tree: SchemaNode, node: SchemaNode, changed: SchemaNode): SchemaNode {
  const copy = (value: unknown): unknown => {
    if (value === node) return changed;
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copy(child)]));
  };
  return Object.fromEntries(Object.entries(tree === node ? changed : tree).map(([key, child]) => [key, copy(child)]));
}

/** Returns the titles of schemas that reference the file, its own first, because it detects most mutants. */
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

/** Returns true if an example becomes invalid or a counterexample becomes valid. */
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

describe('Contract mutants', () => {
  it('are detected for each removed required entry, enum member, const, bound or reference [GEN-5]', () => {
    const { mutants, survived } = survivors(cases);
    console.log([`contract mutants: ${mutants}, survived: ${survived.length}`, ...survived].join('\n  '));
    expect(mutants).toBeGreaterThan(200);
    expect(survived).toEqual([]);
  });

  it('are not reported for the unchanged contract [GEN-5]', () => {
    const titles = schemas.map(({ title }) => title);
    expect(schemas.slice(0, 1).map((unchanged) => isNoticed(unchanged, titles, cases))).toEqual([false]);
  });

  it('all survive without examples and counterexamples [GEN-5]', () => {
    const { mutants, survived } = survivors({ examples: [], counterexamples: [] });
    expect(survived).toHaveLength(mutants);
  });
});
