import type { FunctionDeclarationStructure, OptionalKind } from 'ts-morph';
import { referenceTo, titleOf } from '../../link/flatten.js';
import type { ContractModel, Model, TypeModel } from '../../link/model.js';
import { compare } from '../../names.js';
import { type JsonSchema, mapSchema } from '../../read/json.js';
import { predicate } from '../guards.js';
import { type Files, header, literal, newSource, print } from '../source.js';
import type { Target } from '../target.js';
import { enumTypes } from '../validators.js';
import { type ExtendingType, extendingTypes, ownPart } from './own-part.js';

/** Emits the schemas of the host's own types, which the package validates. Built-in types are referred to by title. */
export function emitHostValidators(model: Model, target: Target): Files {
  const own = ownPart(model);
  const inputs = new Set(own.events.map(({ input }) => input.title));
  const contracts = new Set(own.contracts.map(({ title }) => title));
  const types = [
    ...enumTypes(own),
    ...extendingTypes(model).map(validatedForm),
    ...own.events.map(({ ingress }) => ingress),
  ].sort((a, b) => compare(a.title, b.title));
  const tableOf = (name: string, text: string, isListed: (title: string) => boolean): string => {
    const rows = types
      .filter(({ title }) => isListed(title))
      .map(({ title, schema }) => `  ${title}: ${literal(bareSchema(schema))},\n`);
    return `/** ${text} */\nexport const ${name} = {\n${rows.join('')}};\n`;
  };
  const parts = [
    `${header(target)}\n`,
    `import { schemaValidators } from '${target.seam}';\n`,
    tableOf('stdin', 'Types that only hooks read, by title.', (title) => inputs.has(title)),
    tableOf(
      'checked',
      'Types that the runtime validates, by title.',
      (title) => !inputs.has(title) && contracts.has(title),
    ),
    tableOf('common', 'Types that others refer to, by title.', (title) => !contracts.has(title)),
    '/** Returns the validator of a type. */\nexport const validatorOf = schemaValidators({ ...stdin, ...checked, ...common });',
  ];
  return new Map([['validators.ts', `${parts.join('\n')}\n`]]);
}

/** Returns a schema without what validation ignores. A reference becomes a title. */
function bareSchema(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (one) => {
    const { $schema, title, description, default: _default, $ref, ...rest } = one;
    const keywords = Object.entries(rest).filter(([key]) => !key.startsWith('x-'));
    return { ...($ref === undefined ? {} : { $ref: titleOf($ref) }), ...Object.fromEntries(keywords) };
  });
}

/** Returns what a validator checks: the base by reference, and without repeating its checks what the type adds. */
function validatedForm({ base, ...type }: ExtendingType): TypeModel {
  if (base === undefined) return type;
  const { properties: inherited = {}, required: checked = [] } = base.schema;
  const properties = Object.entries(type.schema.properties ?? {}).map(([name, field]): [string, JsonSchema] => {
    const { type: kind, ...rest } = field;
    return [name, base.narrowed.includes(name) && inherited[name]?.type === kind ? rest : field];
  });
  const { type: _kind, required = [], ...rest } = type.schema;
  const added = required.filter((name) => !checked.includes(name));
  const schema: JsonSchema = { ...rest, $ref: referenceTo(base.title), properties: Object.fromEntries(properties) };
  return { ...type, schema: added.length > 0 ? { ...schema, required: added } : schema };
}

/** Emits type predicates for the host's types, and functions that list violations of all types. */
export function emitHostGuards(model: Model, target: Target): Files {
  const { contracts } = ownPart(model);
  const source = newSource();
  source.addStatements([
    `import * as BuiltIn from '${target.seam}';`,
    "import type * as types from './types.js';",
    "import { checked, stdin, validatorOf } from './validators.js';",
  ]);
  source.addFunctions(contracts.map(ownPredicate));
  source.addStatements(violations);
  return new Map([['guards.ts', print(source, target)]]);
}

function ownPredicate(contract: ContractModel): OptionalKind<FunctionDeclarationStructure> {
  const { title } = contract;
  return { ...predicate(contract, `types.${title}`, `validatorOf(${literal(title)})`), docs: [] };
}

const violations = `/** Names of the types that the runtime validates: all except those that only hooks read. */
export type CheckedName = BuiltIn.CheckedName | keyof typeof checked;
/** Names that getViolations accepts. */
export type ContractName = BuiltIn.ContractName | keyof typeof checked | keyof typeof stdin;

/** Returns true if the value is the name of a type that the runtime validates. */
export function isCheckedName(name: unknown): name is CheckedName {
  return isOwn(name, checked) || BuiltIn.isCheckedName(name);
}

/** Returns true if the value is a name that getViolations accepts. */
export function isContractName(name: unknown): name is ContractName {
  return isOwn(name, checked) || isOwn(name, stdin) || BuiltIn.isContractName(name);
}

/** Returns all violations of a value; empty if it is valid. */
export function violationsOfChecked(name: CheckedName, value: unknown): BuiltIn.Violation[] {
  return isOwn(name, checked) ? BuiltIn.violationsOf(validatorOf(name), value) : BuiltIn.violationsOfChecked(name, value);
}

/** Returns all violations of a value; empty if it is valid. */
export function getViolations(contract: ContractName, value: unknown): BuiltIn.Violation[] {
  if (isOwn(contract, checked) || isOwn(contract, stdin)) return BuiltIn.violationsOf(validatorOf(contract), value);
  return BuiltIn.getViolations(contract, value);
}

function isOwn<Table extends object>(name: unknown, table: Table): name is keyof Table {
  return typeof name === 'string' && Object.hasOwn(table, name);
}`;
