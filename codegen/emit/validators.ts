import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { titleOf } from '../flatten.js';
import { type JsonSchema, mapSchema } from '../json.js';
import type { Model } from '../model.js';
import { compare } from '../problem.js';
import { compactValidators } from './compact-validators.js';
import { referencesOf } from './reach.js';
import { type Files, header, importNames } from './source.js';

/** One module, because a process pays for every module it loads; a function for every type, named after it. */
export function emitValidators(model: Model): Files {
  const titles = model.contracts.map(({ title }) => title);
  const reached = reachedSchemas(titles, schemasByTitle(model));
  const functions = compactValidators(standalone(reached));
  const exported = new Set(titles.map(validatorName));
  const needed = withCalled(exported, functions);
  const code = [...functions]
    .filter(([name]) => needed.has(name))
    .sort(([a], [b]) => compare(a, b))
    .map(([name, text]) => `${sourceComment(name, model)}\n${exported.has(name) ? `export ${text}` : text}`);
  const imports = importNames('../src/contract/violations.js', ['joinErrors']);
  return new Map([['validators.ts', `${header([])}\n// @ts-nocheck\n${imports}\n\n${code.join('\n\n')}\n`]]);
}

function sourceComment(name: string, { types, contracts }: Model): string {
  const made = [...types, ...contracts].find(({ title }) => validatorName(title) === name);
  return `// schemas/${made?.source}`;
}

/** Ajv repeats what is small, so that not every function it prints is called. */
function withCalled(roots: ReadonlySet<string>, functions: ReadonlyMap<string, string>): Set<string> {
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const [, called = ''] of (functions.get(name) ?? '').matchAll(/\((is\w+)\(/g)) need(called);
  };
  for (const name of roots) need(name);
  return needed;
}

export function validatorName(title: string): string {
  return `is${title}`;
}

/** Everything a reference can point to, enums included. */
export function schemasByTitle(model: Model): Map<string, JsonSchema> {
  const enums = model.enums.map(({ title, values }): [string, JsonSchema] => [title, { type: 'string', enum: values }]);
  const types = [...model.types, ...model.events.map(({ ingress }) => ingress)];
  return new Map([...enums, ...types.map(({ title, schema }): [string, JsonSchema] => [title, schema])]);
}

/** The given types and all that they refer to. */
function reachedSchemas(titles: readonly string[], schemas: ReadonlyMap<string, JsonSchema>): Map<string, JsonSchema> {
  const reached = new Map<string, JsonSchema>();
  const reach = (title: string): void => {
    const schema = schemas.get(title);
    if (!schema || reached.has(title)) return;
    reached.set(title, bare(schema));
    for (const reference of referencesOf(schema)) reach(reference);
  };
  for (const title of titles) reach(title);
  return reached;
}

function standalone(schemas: ReadonlyMap<string, JsonSchema>): string {
  // Lint has checked the schemas against a stricter meta-schema than Ajv's own.
  const ajv = new Ajv({
    validateSchema: false,
    allErrors: true,
    messages: false,
    strict: true,
    strictTypes: false,
    inlineRefs: SMALL_ENOUGH_TO_REPEAT,
    code: { source: true, esm: true, lines: true },
  });
  for (const [title, schema] of schemas) ajv.addSchema(schema, title);
  // The interop default export of Ajv's CommonJS is a function at run time and a namespace to the type checker.
  const print = 'default' in standaloneCode ? standaloneCode.default : standaloneCode;
  const code = print(ajv, Object.fromEntries([...schemas.keys()].map((title) => [validatorName(title), title])));
  if (code.includes('require(')) throw new Error('a validator needs Ajv at run time: avoid the keyword that causes it');
  return code;
}

/** A list of values is checked where it is used; a function of its own would be longer than the check. */
const SMALL_ENOUGH_TO_REPEAT = 3;

/** Only what decides: no words, no defaults, no x- keys; references by title. */
function bare(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (one) => {
    const { $schema, title, description, default: fallback, $ref, ...rest } = one;
    const deciding = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')));
    return $ref === undefined ? deciding : { ...deciding, $ref: titleOf($ref) };
  });
}
