import { titleOf } from '../link/flatten.js';
import type { EnumModel, Model, TypeModel } from '../link/model.js';
import { compare } from '../names.js';
import { type JsonSchema, walkSchema } from '../read/json.js';
import { typeNamesIn } from '../type-names.js';

/** Returns the types reachable from the given titles, including themselves, depth first. */
export function reachableTypes(
  roots: readonly string[],
  types: readonly TypeModel[],
  namesIn: (schema: JsonSchema) => string[] = referencesOf,
): TypeModel[] {
  const byTitle = new Map(types.map((type) => [type.title, type]));
  const reached = new Set<TypeModel>();
  const visit = (title: string): void => {
    const type = byTitle.get(title);
    if (!type || reached.has(type)) return;
    reached.add(type);
    for (const name of namesIn(type.schema)) visit(name);
  };
  for (const root of roots) visit(root);
  return [...reached];
}

/** Returns the enums that the given types refer to, by `$ref` or in an `x-ts` type. */
export function reachableEnums(types: readonly TypeModel[], model: Model): EnumModel[] {
  const named = new Set(types.flatMap(({ schema }) => namedIn(schema)));
  return model.enums.filter(({ title }) => named.has(title));
}

/** Returns the types for script authors: all inputs and outputs, and the types inside them; in title order. */
export function scriptTypes(model: Model): TypeModel[] {
  const roots = model.events.flatMap(({ input, output }) => [input.title, output.title]);
  const reached = reachableTypes(['HookInput', 'HookOutput', ...roots], model.types, namedIn);
  const ignoring = model.events.filter(({ effects }) => !effects.includes('block')).map(({ output }) => output.title);
  return reached
    .map((type) => (ignoring.includes(type.title) ? withoutDecision(type) : type))
    .sort((a, b) => compare(a.title, b.title));
}

/** Decisions that a hook may return where nothing can be blocked. */
export const DECISIONS_WITHOUT_EFFECT = ['allow', 'approve'];

function withoutDecision(type: TypeModel): TypeModel {
  const anyOf: JsonSchema[] = [{ enum: DECISIONS_WITHOUT_EFFECT }, { type: 'null' }];
  const decision = { description: 'Has no effect: this event cannot be blocked.', anyOf };
  return { ...type, schema: { ...type.schema, properties: { ...type.schema.properties, decision } } };
}

/** Returns the titles that a schema refers to. */
export function referencesOf(root: JsonSchema): string[] {
  const titles: string[] = [];
  walkSchema(root, ({ $ref }) => {
    if ($ref !== undefined) titles.push(titleOf($ref));
  });
  return titles;
}

/** Returns the titles that a schema refers to, and the names in its `x-ts` types. */
function namedIn(root: JsonSchema): string[] {
  const names = referencesOf(root);
  walkSchema(root, ({ 'x-ts': text = '' }) => names.push(...typeNamesIn(text)));
  return names;
}
