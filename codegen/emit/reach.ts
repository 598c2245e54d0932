import { titleOf } from '../flatten.js';
import { type JsonSchema, walkSchema } from '../json.js';
import type { EnumModel, Model, TypeModel } from '../model.js';
import { compare } from '../problem.js';

/** The types that the given titles lead to, themselves included, in the order in which a reader meets them. */
export function reachableTypes(roots: readonly string[], types: readonly TypeModel[]): TypeModel[] {
  const byTitle = new Map(types.map((type) => [type.title, type]));
  const found = new Set<TypeModel>();
  const visit = (title: string): void => {
    const type = byTitle.get(title);
    if (!type || found.has(type)) return;
    found.add(type);
    for (const reference of referencesOf(type.schema)) visit(reference);
  };
  for (const root of roots) visit(root);
  return [...found];
}

/** The enums that the given types name: as a limit, or as what is known of an open choice. */
export function reachableEnums(types: readonly TypeModel[], model: Model): EnumModel[] {
  const named = new Set(types.flatMap(({ schema }) => [...referencesOf(schema), ...typeNamesIn(schema)]));
  return model.enums.filter(({ title }) => named.has(title));
}

/** What a script author meets: every input and output, and the formats inside them; in title order. */
export function scriptTypes(model: Model): TypeModel[] {
  const roots = model.events.flatMap(({ input, output }) => [input.title, output.title]);
  return reachableTypes(['HookInput', 'HookOutput', ...roots], model.types).sort((a, b) => compare(a.title, b.title));
}

/** The titles that a schema refers to. */
export function referencesOf(root: JsonSchema): string[] {
  const titles: string[] = [];
  walkSchema(root, ({ $ref }) => {
    if ($ref !== undefined) titles.push(titleOf($ref));
  });
  return titles;
}

/** The names in the TypeScript types that a schema gives. */
function typeNamesIn(root: JsonSchema): string[] {
  const names: string[] = [];
  walkSchema(root, ({ 'x-ts': ts = '' }) => {
    names.push(...(ts.match(/[A-Za-z]\w*/g) ?? []));
  });
  return names;
}
