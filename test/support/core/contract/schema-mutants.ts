import { posix } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { bundle } from '../../../../codegen/link/bundle.js';
import { link } from '../../../../codegen/link/link.js';
import type { Case } from '../../../../codegen/read/cases.js';
import { type AuthoredSchema, isNode, placeOf, type SchemaNode, walkSchema } from './authored-ajv.js';

/** A schema file with one constraint removed or loosened. */
export interface Mutant {
  /** File, pointer and change, for example `events/x.schema.json#/required without "cwd"`. */
  readonly id: string;
  readonly file: string;
  readonly schema: SchemaNode;
}

/** Keywords that are removed as a whole. */
const KEYWORDS = [
  ...['type', 'const', 'enum', 'not', 'pattern', 'minimum', 'maximum'],
  ...['$ref', 'items', 'additionalProperties'],
];

/** Keywords that decide which fields of an event are required in a bus request. */
const INGRESS_KEYWORDS = ['default', 'x-ingress', 'x-translate'];

/** Lists whose members are removed one by one. */
const LISTS = ['required', 'enum', 'anyOf', 'allOf'];

/** Returns the mutants of a schema, in the order of the file. Omits those that accept the same values. */
export function mutantsOf({ file, schema }: AuthoredSchema): Mutant[] {
  const mutants: Mutant[] = [];
  walkSchema(schema, (node, pointer) => {
    const isField = 'x-event' in schema && /^\/properties\/[^/]+$/.test(pointer);
    const keywords = isField ? [...KEYWORDS, ...INGRESS_KEYWORDS] : KEYWORDS;
    for (const [change, changed] of [...removals(node, keywords), ...looserLimits(node)]) {
      mutants.push({ id: `${file}#${pointer} ${change}`, file, schema: replaceNode(schema, node, changed) });
    }
  });
  return mutants;
}

type Change = [change: string, changed: SchemaNode];

function removals(node: SchemaNode, keywords: readonly string[]): Change[] {
  const limits = keywords.filter((keyword) => keyword in node && !isRedundant(keyword, node));
  return [
    ...limits.map((keyword): Change => [`without ${keyword}`, without(node, keyword)]),
    ...LISTS.flatMap((list) => shorterLists(node, list)),
    ...fewerProperties(node),
  ];
}

function shorterLists(node: SchemaNode, list: string): Change[] {
  const members = node[list];
  if (!Array.isArray(members)) return [];
  return members.map((member, index) => {
    const name = typeof member === 'string' ? JSON.stringify(member) : String(index);
    return [`without ${name} in ${list}`, { ...node, [list]: members.toSpliced(index, 1) }];
  });
}

function fewerProperties(node: SchemaNode): Change[] {
  const { properties } = node;
  if (!isNode(properties)) return [];
  const limited = Object.keys(properties).filter((name) => !acceptsAnything(properties[name]));
  return limited.map((name) => [`without property "${name}"`, { ...node, properties: without(properties, name) }]);
}

function looserLimits(node: SchemaNode): Change[] {
  const { type, minimum, maximum } = node;
  const acceptsOneNumber = minimum !== undefined && minimum === maximum;
  return [
    ...(typeof minimum === 'number' ? [change(node, 'minimum', minimum - 1)] : []),
    ...(typeof maximum === 'number' ? [change(node, 'maximum', maximum + 1)] : []),
    ...(type === 'integer' && !acceptsOneNumber ? [change(node, 'type', 'number')] : []),
  ];
}

function change(node: SchemaNode, keyword: string, value: string | number): Change {
  return [`with ${keyword} ${value}`, { ...node, [keyword]: value }];
}

/** Returns true if the node accepts the same values without the keyword. */
function isRedundant(keyword: string, node: SchemaNode): boolean {
  if (keyword === 'type') return 'enum' in node || 'const' in node;
  if (keyword === 'default') return node['x-ingress'] === 'required';
  return (keyword === 'items' || keyword === 'additionalProperties') && acceptsAnything(node[keyword]);
}

function acceptsAnything(schema: unknown): boolean {
  if (!isNode(schema)) return schema === true;
  return Object.keys(schema).every((key) => key === 'description' || key.startsWith('x-'));
}

function without(node: SchemaNode, key: string): SchemaNode {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name !== key));
}

/** Returns a copy of the tree with one node, found by identity, replaced. */
function replaceNode(tree: SchemaNode, node: SchemaNode, changed: SchemaNode): SchemaNode {
  const copy = (value: unknown): unknown => {
    if (value === node) return changed;
    if (Array.isArray(value)) return value.map(copy);
    return isNode(value) ? copyEntries(value) : value;
  };
  const copyEntries = (value: SchemaNode): SchemaNode =>
    Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copy(child)]));
  return tree === node ? changed : copyEntries(tree);
}

/** Returns the ids of a schema's mutants that no case kills. */
export function findSurvivors(
  authored: AuthoredSchema,
  schemas: readonly AuthoredSchema[],
  cases: readonly Case[],
): string[] {
  const titles = titlesThatReach(authored.file, schemas);
  return mutantsOf(authored).flatMap((mutant) => (isKilled(mutant, schemas, titles, cases) ? [] : [mutant.id]));
}

/** Returns true if a valid case is rejected, or an invalid case is accepted or fails elsewhere. */
export function isKilled(
  mutant: Pick<Mutant, 'file' | 'schema'>,
  schemas: readonly AuthoredSchema[],
  titles: readonly string[],
  cases: readonly Case[],
): boolean {
  const validatorOf = compile(
    schemas.map((one) => (one.file === mutant.file ? { ...one, schema: mutant.schema } : one)),
  );
  return titles.some((title) => {
    const own = cases.filter((one) => one.title === title);
    if (own.length === 0) return false;
    const validate = validatorOf(title);
    return own.some((one) => !holds(one, validate));
  });
}

function holds({ value, at }: Case, validate: ValidateFunction): boolean {
  const isValid = validate(value) === true;
  if (at === undefined) return isValid;
  return !isValid && (validate.errors ?? []).some((error) => placeOf(error) === at);
}

/** Compiles the linked contract, which includes the forms of inputs in bus requests. */
function compile(schemas: readonly AuthoredSchema[]): (title: string) => ValidateFunction {
  const files = schemas.map(({ file, schema }) => ({ path: file, schema }));
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, inlineRefs: false });
  ajv.addSchema(bundle(link(files, '0.0.0')), 'contract');
  return (title) => {
    const validate = ajv.getSchema(`contract#/$defs/${title}`);
    if (!validate) throw new Error(`no schema has the title ${title}`);
    return validate;
  };
}

/** Returns the titles that a change of the file can affect, its own first, because their cases kill most mutants. */
export function titlesThatReach(file: string, schemas: readonly AuthoredSchema[]): string[] {
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
  return [...reached].flatMap((path) => schemas.filter((one) => one.file === path).flatMap(titlesOf));
}

/** Returns the title of the schema and, for an event's input, that of its form in bus requests. */
function titlesOf({ title, schema }: AuthoredSchema): string[] {
  return 'x-event' in schema ? [title, title.replace(/HookInput$/, 'Input')] : [title];
}
