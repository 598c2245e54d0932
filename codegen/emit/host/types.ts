import { type SourceFile, SyntaxKind } from 'ts-morph';
import type { Model, TypeModel } from '../../link/model.js';
import { outputClassOf } from '../../link/output-class.js';
import { compare } from '../../names.js';
import type { JsonSchema } from '../../read/json.js';
import { globalTypes } from '../../type-names.js';
import { type Declarations, declareType } from '../declarations.js';
import { type Files, importTypes, literal, newSource, print } from '../source.js';
import type { Target } from '../target.js';
import { returnedType } from '../types.js';
import { extendingTypes, ownPart } from './own-part.js';

/** Emits the host's own types, and the built-in types that depend on the list of events. */
export async function emitHostTypes(model: Model, declarations: Declarations, target: Target): Promise<Files> {
  const own = ownPart(model);
  const overriding = await overridingTypes(model);
  const source = newSource([...declarations.values(), ...overriding.values()].join('\n\n'));
  const tables = {
    HookOutputClasses: ({ outputClass }: Row) => `HookOutput & ${outputClass}Methods`,
    HookInputs: ({ event }: Row) => event.input.title,
    HookOutputs: ({ event }: Row) => returnedType(event),
    HookParams: ({ event }: Row) => event.params.title,
  };
  for (const [name, typeOf] of Object.entries(tables)) {
    source.addInterface({
      name,
      isExported: true,
      extends: [`BuiltIn.${name}`],
      properties: own.events.map((event) => ({
        name: event.name,
        type: typeOf({ event, outputClass: outputClassOf(event) }),
      })),
    });
  }
  source.addStatements(tablesOfTypes);
  addImports(source, own, target);
  return new Map([['types.ts', print(source, target)]]);
}

interface Row {
  event: Model['events'][number];
  outputClass: string;
}

const tablesOfTypes = `/** Types of the events of this contract. */
export interface HookTypes {
  params: HookParams;
  inputs: HookInputs;
  outputs: HookOutputs;
}
/** Merged output of one event. */
export type HookOutputOf<E extends HookEventName> = HookOutputClasses[E];`;

/** Types of types.ts that replace built-in types of the same name. */
export function overridingTitles(model: Model): string[] {
  const tables = ['HookInputs', 'HookOutputClasses', 'HookOutputOf', 'HookOutputs', 'HookParams', 'HookTypes'];
  return [...dependentTypes(model).map(({ title }) => title), ...tables].sort(compare);
}

/** Completes the declarations of the host's own types. Inputs and outputs of its events extend the built-in base. */
export function extendBase(declarations: Declarations, model: Model): Declarations {
  const extended = new Map([...declarations].map(([title, text]) => [title, withShortComments(text)]));
  for (const { ingress, params } of ownPart(model).events) {
    if (!isSameForm(ingress, params)) continue;
    const words = (params.schema.description ?? '').trim();
    extended.set(params.title, `/** ${words} */\nexport type ${params.title} = ${ingress.title};`);
  }
  for (const type of extendingTypes(model)) {
    const { title, base } = type;
    if (base === undefined) continue;
    const heritage = omitting(base.title, base.narrowed);
    extended.set(title, withHeritage(extended.get(title) ?? '', type, heritage));
  }
  return extended;
}

/** Declares the built-in types that depend on the list of events: the same types with other fields. */
async function overridingTypes(model: Model): Promise<Map<string, string>> {
  const declared = new Map<string, string>();
  for (const type of dependentTypes(model)) {
    const isMap = type.schema['x-keys'] !== undefined;
    const heritage = isMap
      ? `BuiltIn.${type.title}`
      : omitting(`BuiltIn.${type.title}`, Object.keys(type.schema.properties ?? {}));
    declared.set(
      type.title,
      withHeritage(withShortComments(await declareType(type, ownPart(model).events)), type, heritage),
    );
  }
  return declared;
}

/** Returns true if an event is fired with the same fields directly and over the bus. */
function isSameForm(ingress: TypeModel, params: TypeModel): boolean {
  const form = ({ properties, required }: JsonSchema): string => JSON.stringify([properties, required]);
  return ingress.schema.anyOf === undefined && form(ingress.schema) === form(params.schema);
}

/** Puts each comment of one line on one line. */
function withShortComments(text: string): string {
  return text.replaceAll(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */');
}

function omitting(base: string, fields: readonly string[]): string {
  return fields.length === 0 ? base : `Omit<${base}, ${fields.map(literal).join(' | ')}>`;
}

function withHeritage(text: string, { title, schema }: TypeModel, heritage: string): string {
  const parameter = schema['x-ts-parameter'];
  const head = `export interface ${title}${parameter === undefined ? '' : `<${parameter}>`}`;
  return text.replace(`${head} {`, () => `${head} extends ${heritage} {`);
}

/** Returns the built-in types with fields whose type depends on the list of events, reduced to those fields. */
function dependentTypes({ types }: Model): TypeModel[] {
  return types.flatMap((type): TypeModel[] => {
    if (!type.builtIn) return [];
    const { properties = {}, required = [], ...rest } = type.schema;
    if (rest['x-keys'] !== undefined) return [{ ...type, schema: { ...rest, properties: {} } }];
    const names = Object.keys(properties).filter((name) => dependsOnEvents(properties[name] ?? {}));
    if (names.length === 0) return [];
    const reduced = Object.fromEntries(names.map((name) => [name, properties[name] ?? {}]));
    return [
      { ...type, schema: { ...rest, properties: reduced, required: required.filter((name) => names.includes(name)) } },
    ];
  });
}

function dependsOnEvents({ $ref = '', 'x-ts': ts = '' }: JsonSchema): boolean {
  return /^HookEventName$|^HookOutputOf</.test(ts) || $ref.endsWith('/HooksMap');
}

/** Imports the host's enums, and every other type that is not declared here from the package. */
function addImports(source: SourceFile, own: Model, { seam }: Target): void {
  const declared = new Set([
    ...source.getInterfaces().map((one) => one.getName()),
    ...source.getTypeAliases().map((one) => one.getName()),
  ]);
  const parameters = own.types.flatMap(({ schema }) => schema['x-ts-parameter']?.split(' ', 1) ?? []);
  const global = new Set([...Object.keys(globalTypes), 'Omit', 'E', ...parameters]);
  const enums = new Set([...own.enums.map(({ title }) => title), 'HookEventName']);
  const names = source.getDescendantsOfKind(SyntaxKind.TypeReference).map((node) => node.getTypeName().getText());
  const used = [...new Set(names)].filter((name) => !declared.has(name) && !global.has(name)).sort(compare);
  const imported = used.filter((name) => !enums.has(name) && !name.startsWith('BuiltIn.'));
  source.insertStatements(0, [
    `import type * as BuiltIn from '${seam}';`,
    importTypes(seam, imported),
    importTypes(
      './enums.js',
      used.filter((name) => enums.has(name)),
    ),
  ]);
}
