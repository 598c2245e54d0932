import { referenceTo, titleOf } from '../../link/flatten.js';
import type { Model, TypeModel } from '../../link/model.js';
import { memberName } from '../../names.js';
import { type JsonSchema, mapSchema } from '../../read/json.js';
import { reachableEnums, scriptTypes } from '../reach.js';

interface Field {
  name: string;
  type: string;
  description: string;
  required: boolean;
}

/**
 * Prints the types for Python 3.9 or later, one statement each. Evaluated expressions follow what they refer to; annotations
 * are not evaluated.
 */
export function pythonTypes(model: Model): string[] {
  const types = scriptTypes(model);
  const aliases = types.filter(({ schema }) => !schema.properties);
  const aliasTitles = new Set(aliases.map(({ title }) => title));
  const names = model.events.map(({ name }) => literal(name));
  const inputs = model.events.map(({ input }) => input.title);
  const outputs = model.events.map(({ output }) => output.title);
  return [
    aliasOf('HookEventName', 'Literal', names, 'Names of the events.'),
    ...reachableEnums(types, model).map(({ title, description, values }) =>
      aliasOf(title, 'Literal', values.map(literal), description),
    ),
    ...types.flatMap(({ title, schema }) => (schema.properties ? classesOf(title, schema) : [])),
    ...aliases.flatMap(({ title, schema }) => otherType(title, quoteAliases(schema, aliasTitles))),
    aliasOf('AnyHookInput', 'Union', inputs, 'Input of any hook. `hook_event_name` is the name of the event.'),
    aliasOf('AnyHookOutput', 'Union', outputs, 'Output of any hook.'),
  ];
}

/** Returns the type of a field of `hookSpecificOutput`. */
export function specificFieldType(output: TypeModel, field: string, schema: JsonSchema): string {
  return typeOf(schema, innerClassName(specificName(output.title), field, 0), []);
}

/** Prints an alias for a union or a map, which has no class. */
function otherType(title: string, schema: JsonSchema): string[] {
  const inner: string[] = [];
  const type = typeOf(schema, title, inner);
  // A quoted name alone would be a text instead of a type.
  return [
    ...inner,
    `${comment(schema.description ?? '', '')}${title} = ${type.startsWith('"') ? `Union[${type}]` : type}`,
  ];
}

/** Quotes references to aliases, which Python evaluates before all of them are defined. */
function quoteAliases(root: JsonSchema, aliases: ReadonlySet<string>): JsonSchema {
  return mapSchema(root, (schema) => {
    const title = schema.$ref && titleOf(schema.$ref);
    return title && aliases.has(title) ? { ...schema, $ref: referenceTo(literal(title)) } : schema;
  });
}

/** Prints an alias with one member per line, so that a new member adds one line. */
export function aliasOf(
  name: string,
  form: 'Literal' | 'Union',
  members: readonly string[],
  description: string,
): string {
  return `${comment(description, '')}${name} = ${form}[\n${members.map((member) => `    ${member},\n`).join('')}]`;
}

/** Prints the class of an object, after the classes of nested objects. */
function classesOf(name: string, schema: JsonSchema): string[] {
  const inner: string[] = [];
  const fields = Object.entries(schema.properties ?? {}).map(([key, property], index): Field => {
    const specific = key === 'hookSpecificOutput';
    const innerName = specific ? specificName(name) : innerClassName(name, key, index);
    return {
      name: key,
      type: typeOf(property, innerName, inner),
      description: property.description ?? '',
      required: schema.required?.includes(key) ?? false,
    };
  });
  return [...inner, ...classOf(name, schema.description ?? '', fields)];
}

function specificName(output: string): string {
  return output.replace(/Output$/, 'SpecificOutput');
}

/** Returns the name of a nested class. Uses the index if the key is not a Python identifier. */
function innerClassName(name: string, key: string, index: number): string {
  const member = memberName(key);
  return `${name}${/^\w+$/.test(member) ? member : `Field${index}`}`;
}

/** Prints a class. Required fields of a mixed class are in a base class, because Python 3.9 has no NotRequired. */
function classOf(name: string, description: string, fields: readonly Field[]): string[] {
  const plain = fields.filter((field) => isAttribute(field.name));
  const required = plain.filter((field) => field.required);
  const optional = plain.filter((field) => !field.required);
  const mixed = required.length > 0 && optional.length > 0;
  const bases = [
    ...keywordBase(`_${name}Keywords`, fields, true),
    ...keywordBase(`_${name}OptionalKeywords`, fields, false),
    ...(mixed ? [{ name: `_${name}Required`, code: classCode(`_${name}Required`, [], '', required, true) }] : []),
  ];
  const own = mixed ? optional : plain;
  const baseNames = bases.map((base) => base.name);
  return [
    ...bases.map(({ code }) => code),
    classCode(name, baseNames, description, own, !mixed && optional.length === 0 && required.length > 0),
  ];
}

/** Prints fields whose names are keywords, such as `continue`, in functional form. */
function keywordBase(name: string, all: readonly Field[], required: boolean): { name: string; code: string }[] {
  const fields = all.filter((field) => !isAttribute(field.name) && field.required === required);
  if (fields.length === 0) return [];
  const rows = fields.map(
    (field) => `${comment(field.description, '        ')}        ${literal(field.name)}: ${literal(field.type)},\n`,
  );
  const total = required ? '' : '    total=False,\n';
  return [{ name, code: `${name} = TypedDict(\n    ${literal(name)},\n    {\n${rows.join('')}    },\n${total})` }];
}

function classCode(
  name: string,
  bases: readonly string[],
  description: string,
  fields: readonly Field[],
  total: boolean,
): string {
  const parents = [...(bases.length > 0 ? bases : ['TypedDict']), ...(total ? [] : ['total=False'])];
  const lines = fields.map((field) => `${comment(field.description, '    ')}    ${field.name}: ${field.type}`);
  const text = description === '' ? [] : [`    """${docText(description)}"""${lines.length > 0 ? '\n' : ''}`];
  const body = [...text, ...lines];
  return `class ${name}(${parents.join(', ')}):\n${(body.length > 0 ? body : ['    pass']).join('\n')}`;
}

/** Returns the type of a value. An object with properties becomes a class of the given name, added to `inner`. */
function typeOf(schema: JsonSchema, name: string, inner: string[]): string {
  if (schema['x-ts'] === 'HookEventName') return 'HookEventName';
  if (schema.$ref !== undefined) return titleOf(schema.$ref);
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
  if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
  if (schema.anyOf) return `Union[${schema.anyOf.map((form) => typeOf(form, name, inner)).join(', ')}]`;
  if (schema.type === 'array') return `list[${typeOf(schema.items ?? {}, `${name}Item`, inner)}]`;
  if (schema.type === 'object') return objectType(schema, name, inner);
  return primitives[schema.type ?? ''] ?? 'Any';
}

function objectType(schema: JsonSchema, name: string, inner: string[]): string {
  if (schema.properties) {
    const unique = unusedName(name, inner);
    inner.push(...classesOf(unique, schema));
    return unique;
  }
  const values = schema.additionalProperties;
  return `dict[str, ${typeof values === 'object' ? typeOf(values, `${name}Value`, inner) : 'Any'}]`;
}

/** Returns the name with a number if it is taken: forms of a union and fields such as `a_b` and `aB` have the same name. */
function unusedName(name: string, inner: readonly string[]): string {
  const isTaken = (candidate: string): boolean => inner.some((code) => code.startsWith(`class ${candidate}(`));
  let unused = name;
  for (let number = 2; isTaken(unused); number++) unused = `${name}${number}`;
  return unused;
}

const primitives: { [type: string]: string } = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
};

/** Returns a Python literal. JSON strings are valid Python. */
export function literal(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

/** Returns a Python literal of a table. Its values are strings, lists and tables. */
export function pythonLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return literal(String(value));
  return `{${Object.entries(value)
    .map(([key, inner]) => `${literal(key)}: ${pythonLiteral(inner)}`)
    .join(', ')}}`;
}

function comment(description: string, indent: string): string {
  return description === '' ? '' : `${indent}# ${description.replaceAll(control, ' ')}\n`;
}

function docText(text: string): string {
  return text.replaceAll(control, ' ').replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ');
}

// A line end would end the comment, and Python rejects files with other control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const control = /[\u0000-\u001f\u007f]+/g;

/** Returns true if a field can be a class attribute. Names with two leading underscores would be mangled. */
function isAttribute(name: string): boolean {
  return /^(?!__)[A-Za-z_]\w*$/.test(name) && !keywords.has(name);
}

const keywords = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from ' +
    'global if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);
