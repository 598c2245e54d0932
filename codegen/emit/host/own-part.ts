import type { Model, TypeModel } from '../../link/model.js';
import type { JsonSchema } from '../../read/json.js';

/** Returns the part of the contract that the host declares. Everything else comes from the package. */
export function ownPart(model: Model): Model {
  const events = model.events.filter(({ input }) => !input.builtIn);
  const types = model.types.filter(({ builtIn }) => !builtIn);
  const titles = new Set([...types, ...events.map(({ ingress }) => ingress)].map(({ title }) => title));
  return {
    ...model,
    types,
    enums: model.enums.filter(({ builtIn }) => !builtIn),
    events,
    messages: [],
    contracts: model.contracts.filter(({ title }) => titles.has(title)),
  };
}

/** A type without the fields of its base. */
export interface ExtendingType extends TypeModel {
  base?: Base;
}

/** Built-in base of the inputs or outputs of events. */
interface Base {
  title: string;
  schema: JsonSchema;
  /** Fields of the base that the type declares again. */
  narrowed: string[];
}

/** Returns the host's types. Inputs and outputs of events keep only the fields that they add to their base or narrow. */
export function extendingTypes(model: Model): ExtendingType[] {
  const own = ownPart(model);
  const baseOf = (title: string): TypeModel | undefined => model.types.find((type) => type.title === title);
  const [input, output] = [baseOf('HookInput'), baseOf('HookOutput')];
  const bases = new Map(
    own.events.flatMap((event) => [
      [event.input, input],
      [event.output, output],
    ]),
  );
  return own.types.map((type) => {
    const base = bases.get(type);
    return base === undefined ? type : extending(type, base);
  });
}

function extending(type: TypeModel, { title, schema: inherited }: TypeModel): ExtendingType {
  const schema = withoutFieldsOf(inherited, type.schema);
  const narrowed = Object.keys(schema.properties ?? {}).filter((name) =>
    Object.hasOwn(inherited.properties ?? {}, name),
  );
  return { ...type, schema, base: { title, schema: inherited, narrowed } };
}

/** Removes the fields that are the same in the base. */
function withoutFieldsOf(base: JsonSchema, schema: JsonSchema): JsonSchema {
  const isInherited = (name: string): boolean =>
    JSON.stringify(base.properties?.[name]) === JSON.stringify(schema.properties?.[name]) &&
    isRequired(base, name) === isRequired(schema, name);
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !isInherited(name));
  const required = (schema.required ?? []).filter((name) => !isInherited(name));
  const { required: _all, ...rest } = schema;
  return { ...rest, properties: Object.fromEntries(properties), ...(required.length > 0 ? { required } : {}) };
}

function isRequired({ required }: JsonSchema, name: string): boolean {
  return required?.includes(name) ?? false;
}
