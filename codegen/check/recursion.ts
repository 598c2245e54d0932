import { type JsonSchema, resolveReference } from '../read/json.js';
import { typeNamesIn } from '../type-names.js';
import type { SchemasByPath } from './kinds.js';
import type { Report, SchemaFile } from './report.js';

/** Rejects schemas that refer to themselves without end: types without a meaning, and objects without a value. */
export function checkRecursion(schemas: readonly SchemaFile[], byPath: SchemasByPath, report: Report): void {
  const byTitle = new Map(schemas.map(({ path, schema }) => [schema.title ?? '', path]));
  const valued = pathsWithValues(byPath);
  for (const { path, schema } of schemas) {
    const cycle = findCycle(path, byPath, byTitle);
    if (cycle) {
      const text = `refers to itself: ${cycle.join(' -> ')}`;
      report(path, cyclePointer(schema), text, 'describe it, or refer to it from a property or an item');
    } else if (!valued.has(path)) {
      const text = 'no value is valid: its required properties lead back to itself';
      report(path, schema.required ? '/required' : '', text, 'make one of them optional, or allow null');
    }
  }
}

function cyclePointer(schema: JsonSchema): string {
  const key = (['x-ts', '$ref', 'anyOf'] as const).find((one) => schema[one] !== undefined);
  return key === undefined ? '' : `/${key}`;
}

/** Returns the files of a cycle in which each is only another name for the next. */
function findCycle(start: string, byPath: SchemasByPath, byTitle: ReadonlyMap<string, string>): string[] | undefined {
  const visited = new Set<string>();
  const search = (path: string, trail: readonly string[]): string[] | undefined => {
    const schema = byPath.get(path);
    if (path === start && trail.length > 0) return [...trail, path];
    if (!schema || visited.has(path)) return undefined;
    visited.add(path);
    for (const next of aliasesIn(schema, byTitle)) {
      const cycle = search(next, [...trail, path]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  return search(start, []);
}

/** Returns the files that a schema is another name for. */
function aliasesIn(schema: JsonSchema, byTitle: ReadonlyMap<string, string>): string[] {
  if (schema['x-ts'] !== undefined) return typeNamesIn(schema['x-ts']).flatMap((name) => byTitle.get(name) ?? []);
  if (schema.$ref !== undefined) return [resolveReference(schema.$ref)];
  return (schema.anyOf ?? []).flatMap((form) => aliasesIn(form, byTitle));
}

/** Returns the files whose schema at least one finite value fits. */
function pathsWithValues(byPath: SchemasByPath): Set<string> {
  const valued = new Set<string>();
  const hasValue = (schema: JsonSchema): boolean => {
    if (schema.$ref !== undefined) {
      const path = resolveReference(schema.$ref);
      return valued.has(path) || !byPath.has(path);
    }
    if (schema.anyOf) return schema.anyOf.some(hasValue);
    return (schema.required ?? []).every((name) => hasValue(propertyOf(schema, name)));
  };
  for (let before = -1; before !== valued.size; ) {
    before = valued.size;
    for (const [path, schema] of byPath) if (hasValue(schema)) valued.add(path);
  }
  return valued;
}

function propertyOf({ properties = {} }: JsonSchema, name: string): JsonSchema {
  return (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? {};
}
