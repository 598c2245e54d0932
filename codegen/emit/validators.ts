import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { titleOf } from '../flatten.js';
import { type JsonSchema, mapSchema, walkSchema } from '../json.js';
import type { Model } from '../model.js';
import { type Files, header } from './source.js';

/** One module per contract, each from an Ajv of its own: another contract's file never changes with it. */
export function emitValidators(model: Model): Files {
  const schemas = schemasByTitle(model);
  const files: Files = new Map();
  for (const { title, module, source } of model.contracts) {
    files.set(`validators/${module}.ts`, `${header([source])}\n// @ts-nocheck\n${moduleCode(title, schemas)}\n`);
  }
  return files;
}

/** Everything a reference can point to, enums included. */
export function schemasByTitle(model: Model): Map<string, JsonSchema> {
  const enums = model.enums.map(({ title, values }): [string, JsonSchema] => [title, { type: 'string', enum: values }]);
  const types = [...model.types, ...model.events.map(({ ingress }) => ingress)];
  return new Map([...enums, ...types.map(({ title, schema }): [string, JsonSchema] => [title, schema])]);
}

function moduleCode(title: string, schemas: ReadonlyMap<string, JsonSchema>): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    code: { source: true, esm: true, lines: true, optimize: true },
  });
  const validate = ajv.compile(selfContained(title, schemas));
  // The interop default export of Ajv's CommonJS is a function at run time and a namespace to the type checker.
  const print = 'default' in standaloneCode ? standaloneCode.default : standaloneCode;
  const code = print(ajv, validate);
  if (code.includes('require('))
    throw new Error(`the validator of ${title} needs Ajv at run time: avoid the keyword that causes it`);
  return code;
}

/** The schema with everything it refers to inside it, and nothing that validation does not need. */
function selfContained(title: string, schemas: ReadonlyMap<string, JsonSchema>): Record<string, unknown> {
  const defs = new Map<string, JsonSchema>();
  collect(schemas.get(title) ?? {}, schemas, defs);
  const $defs = Object.fromEntries([...defs].map(([name, schema]) => [name, bare(schema)]));
  return { ...bare(schemas.get(title) ?? {}), ...(defs.size > 0 ? { $defs } : {}) };
}

function collect(root: JsonSchema, schemas: ReadonlyMap<string, JsonSchema>, defs: Map<string, JsonSchema>): void {
  walkSchema(root, ({ $ref }) => {
    const title = $ref && titleOf($ref);
    const schema = title && schemas.get(title);
    if (!title || !schema || defs.has(title)) return;
    defs.set(title, schema);
    collect(schema, schemas, defs);
  });
}

/** Only what decides: no words, no defaults, no x- keys. */
function bare(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (one) => {
    const { $schema, title, description, default: fallback, ...rest } = one;
    return Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')));
  });
}
