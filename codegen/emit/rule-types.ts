import { titleOf } from '../link/flatten.js';
import type { Model, TypeModel } from '../link/model.js';
import type { JsonSchema } from '../read/json.js';
import { ownPart } from './host/own-part.js';
import { type Files, header, importTypes, literal, propertyKey } from './source.js';
import type { Target } from './target.js';

interface RuleTypes {
  readonly inputs: Record<string, string>;
  /** Types of fields by type name. `?` at the end: the field may be missing. `=false`: it is false if missing. */
  readonly types: Record<string, Record<string, string>>;
}

/** Emits the types of inputs for the conditions of rules, as a separate module: it is loaded when a rule is used. */
export function emitRuleTypes(model: Model, target: Target): Files {
  return moduleOf(ruleTypes(model, model), target);
}

/** Emits the types of the host's own events, without the fields of all inputs and the types that hookwright has. */
export function emitHostRuleTypes(model: Model, target: Target): Files {
  const own = ruleTypes(ownPart(model), model);
  const ownNames = new Set(Object.keys(own.inputs));
  const builtIn = ruleTypes({ events: model.events.filter(({ name }) => !ownNames.has(name)) }, model);
  const shared = builtIn.types[BASE_INPUT] ?? {};
  const types = Object.entries(own.types)
    .filter(([name]) => !Object.hasOwn(builtIn.types, name))
    .map(([name, fields]) => [name, Object.values(own.inputs).includes(name) ? without(fields, shared) : fields]);
  return moduleOf({ inputs: own.inputs, types: Object.fromEntries(types) }, target);
}

/** Type with the fields of all inputs. */
const BASE_INPUT = 'HookInput';

function without(fields: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(fields).filter(([name, type]) => others[name] !== type));
}

function moduleOf({ inputs, types }: RuleTypes, target: Target): Files {
  const rows = Object.entries(types).map(
    ([name, fields]) => `    ${propertyKey(name)}: {\n${linesOf(fields, '      ')}    },\n`,
  );
  const text = `${header(target)}

${importTypes(target.seam, ['RuleTypes'])}

/** Types of inputs for the conditions of rules. \`?\` at the end: the field may be missing. \`=false\`: it is false if missing. */
export const ruleTypes: RuleTypes = {
  inputs: {
${linesOf(inputs, '    ')}  },
  types: {
${rows.join('')}  },
};
`;
  return new Map([['rule-types.ts', text]]);
}

function linesOf(fields: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(fields)
    .map(([name, type]) => `${indent}${propertyKey(name)}: ${literal(type)},\n`)
    .join('');
}

/** Returns the types of some events, with those that they refer to. */
function ruleTypes({ events }: Pick<Model, 'events'>, { types: all }: Model): RuleTypes {
  const byTitle = new Map(all.map((type) => [type.title, type]));
  const types: RuleTypes['types'] = {};
  for (const { input } of events) addType(input, byTitle, types);
  const base = byTitle.get(BASE_INPUT);
  if (base !== undefined) addType(base, byTitle, types);
  const sorted = Object.entries(types).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    inputs: Object.fromEntries(events.map(({ name, input }) => [name, input.title])),
    types: Object.fromEntries(sorted),
  };
}

function addType(type: TypeModel, byTitle: ReadonlyMap<string, TypeModel>, types: RuleTypes['types']): void {
  if (Object.hasOwn(types, type.title)) return;
  addObject(type.title, type.schema, byTitle, types);
}

function addObject(
  name: string,
  { properties = {}, required = [] }: JsonSchema,
  byTitle: ReadonlyMap<string, TypeModel>,
  types: RuleTypes['types'],
): void {
  const fields: Record<string, string> = {};
  types[name] = fields;
  for (const [field, schema] of Object.entries(properties)) {
    const type = typeOf(schema, `${name}_${field}`, byTitle, types);
    const mark = schema.default === false ? '=false' : '?';
    fields[field] = required.includes(field) ? type : type + mark;
  }
}

/** Returns the CEL type of a schema: `dyn` if CEL has none for it. */
function typeOf(
  schema: JsonSchema,
  name: string,
  byTitle: ReadonlyMap<string, TypeModel>,
  types: RuleTypes['types'],
): string {
  if (schema.$ref !== undefined) return referredType(titleOf(schema.$ref), byTitle, types);
  const inner = (each: JsonSchema): string => typeOf(each, name, byTitle, types);
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'integer':
      return 'int';
    case 'number':
      return 'double';
    case 'array':
      return `list<${schema.items ? inner(schema.items) : 'dyn'}>`;
    case 'object':
      if (schema.properties === undefined) {
        const { additionalProperties: values } = schema;
        return `map<string, ${typeof values === 'object' ? inner(values) : 'dyn'}>`;
      }
      addObject(name, schema, byTitle, types);
      return name;
    default:
      return typeof schema.const === 'string' ? 'string' : 'dyn';
  }
}

function referredType(title: string, byTitle: ReadonlyMap<string, TypeModel>, types: RuleTypes['types']): string {
  const type = byTitle.get(title);
  if (type === undefined) return 'dyn';
  if (type.schema.properties === undefined) {
    // A type that contains itself has no end.
    const others = new Map([...byTitle].filter(([name]) => name !== title));
    return typeOf(type.schema, title, others, types);
  }
  addType(type, byTitle, types);
  return title;
}
