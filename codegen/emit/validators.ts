import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { referenceTo, titleOf } from '../flatten.js';
import { groupBy } from '../group.js';
import { type JsonSchema, mapSchema, walkSchema } from '../json.js';
import type { ContractModel, Model } from '../model.js';
import { compare } from '../problem.js';
import { type Files, header } from './source.js';

/** One module per event and per folder, each from an Ajv of its own: another event's file never changes with it. */
export function emitValidators(model: Model): Files {
  const schemas = schemasByTitle(model);
  const files: Files = new Map();
  for (const [module, contracts] of groupBy(model.contracts, (contract) => contract.module)) {
    const text = moduleCode(
      contracts.map(({ title }) => title),
      schemas,
    );
    files.set(`validators/${module}.ts`, `${header(sourcesOf(contracts))}\n// @ts-nocheck\n${text}\n`);
  }
  return files;
}

function sourcesOf(contracts: readonly ContractModel[]): string[] {
  return [...new Set(contracts.map(({ source }) => source))].sort(compare);
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

function moduleCode(titles: readonly string[], schemas: ReadonlyMap<string, JsonSchema>): string {
  // Lint has checked the schemas against a stricter meta-schema than Ajv's own.
  const ajv = new Ajv({
    validateSchema: false,
    allErrors: true,
    messages: false,
    strict: true,
    strictTypes: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema(selfContained(titles, schemas), 'contract');
  // The interop default export of Ajv's CommonJS is a function at run time and a namespace to the type checker.
  const print = 'default' in standaloneCode ? standaloneCode.default : standaloneCode;
  const code = print(
    ajv,
    Object.fromEntries(titles.map((title) => [validatorName(title), `contract${referenceTo(title)}`])),
  );
  if (code.includes('require('))
    throw new Error(`a validator of ${titles[0]} needs Ajv at run time: avoid the keyword that causes it`);
  return code;
}

/** The schemas with everything they refer to beside them, and nothing that validation does not need. */
function selfContained(titles: readonly string[], schemas: ReadonlyMap<string, JsonSchema>): Record<string, unknown> {
  const defs = new Map<string, JsonSchema>();
  for (const title of titles) collect({ $ref: referenceTo(title) }, schemas, defs);
  return { $defs: Object.fromEntries([...defs].map(([name, schema]) => [name, bare(schema)])) };
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
