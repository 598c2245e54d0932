import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isJsonObject, type Json, type JsonObject } from '../read/json.js';
import { finishTypes } from './declarations.js';
import { commentText, type Files, header } from './source.js';
import type { Target } from './target.js';

/**
 * Emits the types of dialect documents from their meta-schema, one per title. A host imports them from the package. The fields are
 * not described again: editors show the descriptions of the meta-schema in the documents.
 */
export async function emitDialectTypes(meta: JsonObject | undefined, target: Target): Promise<Files> {
  if (meta === undefined || !target.declaresDialects) return new Map();
  const document: JSONSchema = JSON.parse(JSON.stringify(prepare(meta, titlesIn(meta))));
  const style = { printWidth: 120, singleQuote: true };
  const text = await compile(document, 'Dialect', { bannerComment: '', unreachableDefinitions: true, style });
  const types = finishTypes(text.replaceAll(REFERENCE_NOTE, '')).trim();
  return new Map([['dialect-types.ts', `${header(target)}\n\n${types}\n`]]);
}

/** Returns the module that declares the types. */
export function dialectModule({ declaresDialects, seam }: Target): string {
  return declaresDialects ? './dialect-types.js' : seam;
}

/** Text that json-schema-to-typescript adds to the comment of every definition. */
const REFERENCE_NOTE =
  / \*\n \* This interface was referenced by `Dialect`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;

/**
 * Uses the type that a schema names, because json-schema-to-typescript ignores `propertyNames`, and declares a type again for every
 * reference with a description. Keeps only the descriptions of types.
 */
function prepare(value: Json, titles: ReadonlyMap<string, Json>): Json {
  if (Array.isArray(value)) return value.map((one) => prepare(one, titles));
  if (!isJsonObject(value)) return typeof value === 'string' ? commentText(value) : value;
  const { 'x-ts': named, $ref, ...described } = value;
  const { description, ...schema } = described;
  if (schema['title'] !== undefined && typeof description === 'string') schema['description'] = description;
  const tsType = typeof $ref === 'string' ? titles.get($ref) : named;
  const prepared = Object.entries(schema).map(([key, child]) => [key, prepare(child, titles)]);
  return Object.fromEntries(tsType === undefined ? prepared : [...prepared, ['tsType', tsType]]);
}

/** Returns the title of each definition by its reference. */
function titlesIn({ $defs = {} }: JsonObject): ReadonlyMap<string, Json> {
  const entries = isJsonObject($defs) ? Object.entries($defs) : [];
  return new Map(
    entries.flatMap(([name, schema]): [string, Json][] =>
      isJsonObject(schema) && schema['title'] !== undefined ? [[`#/$defs/${name}`, schema['title']]] : [],
    ),
  );
}
