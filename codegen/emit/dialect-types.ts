import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isJsonObject, type Json, type JsonObject } from '../read/json.js';
import { finishTypes } from './declarations.js';
import { commentText, type Files, header } from './source.js';
import type { Target } from './target.js';

/** Emits the types of dialect documents from their meta-schema, one per title. A host imports them from the package. */
export async function emitDialectTypes(meta: JsonObject | undefined, target: Target): Promise<Files> {
  if (meta === undefined || !target.declaresDialects) return new Map();
  const document: JSONSchema = JSON.parse(JSON.stringify(prepare(meta)));
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

/** Uses the type that a schema names, because json-schema-to-typescript ignores `propertyNames`. */
function prepare(value: Json): Json {
  if (Array.isArray(value)) return value.map(prepare);
  if (!isJsonObject(value)) return typeof value === 'string' ? commentText(value) : value;
  const { 'x-ts': tsType, ...schema } = value;
  const prepared = Object.entries(schema).map(([key, child]) => [key, prepare(child)]);
  return Object.fromEntries(tsType === undefined ? prepared : [...prepared, ['tsType', tsType]]);
}
