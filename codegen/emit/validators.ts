import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { referenceTo, titleOf } from '../flatten.js';
import { groupBy } from '../group.js';
import { type JsonSchema, mapSchema } from '../json.js';
import type { ContractModel, Model } from '../model.js';
import { compare } from '../problem.js';
import { type Files, header, importTypes, newSource } from './source.js';

/** One module per event and per folder, each from an Ajv of its own: another event's file never changes with it. */
export function emitValidators(model: Model): Files {
  const schemas = schemasByTitle(model);
  const files: Files = new Map();
  for (const [module, contracts] of groupBy(model.contracts, (contract) => contract.module)) {
    const text = moduleCode(
      contracts.map(({ title }) => title),
      schemas,
    );
    files.set(`validators/${module}.ts`, `${header(sourcesOf(contracts))}\n// @ts-nocheck\n${typed(text)}\n`);
  }
  return files;
}

/** Without a type of its own, an export is declared by the inner workings of the validator, which do not type-check. */
function typed(code: string): string {
  const source = newSource();
  source.addStatements(code);
  for (const statement of source.getVariableStatements().filter((each) => each.isExported())) {
    for (const declaration of statement.getDeclarations()) declaration.setType('GeneratedValidator');
  }
  return `${importTypes('../../src/contract/index.js', ['GeneratedValidator'])}\n${source.getFullText().trim()}`;
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

/**
 * Every reference is replaced by what it refers to: a validator of its own for a part would hand its errors on by copying
 * all that came before, which takes quadratic time over a long list of bad items.
 */
function selfContained(titles: readonly string[], schemas: ReadonlyMap<string, JsonSchema>): Record<string, unknown> {
  return {
    $defs: Object.fromEntries(titles.map((title) => [title, bare(inlined({ $ref: referenceTo(title) }, schemas))])),
  };
}

function inlined(root: JsonSchema, schemas: ReadonlyMap<string, JsonSchema>): JsonSchema {
  return mapSchema(root, (schema) => {
    const target = schema.$ref && schemas.get(titleOf(schema.$ref));
    return target ? inlined(target, schemas) : schema;
  });
}

/** Only what decides: no words, no defaults, no x- keys. */
function bare(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (one) => {
    const { $schema, title, description, default: fallback, ...rest } = one;
    return Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')));
  });
}
