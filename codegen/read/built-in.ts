import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from './json.js';
import { readSources, type SourceFile } from './load.js';
import { packageFolder } from './package-folder.js';

/** Schemas by path. A title stands for the schema of that title in the bundle. */
export type PackedSchemas = Readonly<Record<string, JsonObject | string>>;

const REFERENCE = '#/$defs/';

/** Reads the schemas of hookwright: from their folder, or in the published package from two files that the build wrote. */
export function readBuiltIn(): SourceFile[] {
  const sources = readSources(join(packageFolder(), 'schemas'));
  if (sources.some(({ path }) => path.startsWith('events/'))) return sources;
  const packed: PackedSchemas = JSON.parse(readPacked('schemas.json'));
  const bundle: { $defs: Readonly<Record<string, JsonObject>> } = JSON.parse(readPacked('schema.json'));
  return [...sources, ...unpackSchemas(packed, bundle.$defs)];
}

/** Returns the schemas as they were before the build packed them. */
export function unpackSchemas(packed: PackedSchemas, definitions: Readonly<Record<string, JsonObject>>): SourceFile[] {
  const pathOf = new Map(
    Object.entries(packed).map(([path, schema]) => [typeof schema === 'string' ? schema : schema['title'], path]),
  );
  /** References of the bundle become paths again. */
  const unbundled = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(unbundled);
    if (typeof value === 'string' && value.startsWith(REFERENCE))
      return `../${pathOf.get(value.slice(REFERENCE.length))}`;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unbundled(inner)]));
  };
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  return Object.entries(packed).map(([path, schema]) => {
    const json = typeof schema === 'string' ? unbundled({ $schema, ...definitions[schema] }) : schema;
    return { path, text: JSON.stringify(json) };
  });
}

function readPacked(name: string): string {
  return readFileSync(join(packageFolder(), 'dist', name), 'utf8');
}
