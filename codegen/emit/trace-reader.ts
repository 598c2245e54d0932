import { titleOf } from '../link/flatten.js';
import type { Model } from '../link/model.js';
import { compare } from '../names.js';
import { type JsonSchema, mapSchema } from '../read/json.js';
import { reachableTypes } from './reach.js';
import { type Files, importTypes } from './source.js';
import type { Target } from './target.js';
import { importHelpers, moduleOf, validatorName } from './validators.js';

/** Emits a predicate for lines of trace files, in a module of its own: only programs that read traces load it. */
export function emitTraceReader(model: Model, target: Target): Files {
  const line = model.types.find(({ source }) => source === 'traces/line.schema.json');
  if (target.core === undefined || line === undefined) return new Map();
  const enums = new Set(model.enums.map(({ title }) => title));
  const types = reachableTypes([line.title], model.types)
    .map((type) => ({ ...type, schema: readerForm(type.schema, enums) }))
    .sort((a, b) => compare(a.title, b.title));
  const predicate = `/** Returns true if the value is a line of a trace file, also one with values of enums that were added later. */
export function isTraceLine(line: unknown): line is ${line.title} {
  return ${validatorName(line.title)}()(line);
}`;
  const imports = [importHelpers(target), importTypes('./types.js', [line.title])];
  return new Map([['trace-reader.ts', `${moduleOf(imports, types, target)}\n${predicate}\n`]]);
}

/**
 * Returns the schema for readers: types and required fields. A newer host may write other values of an enum, and limits of
 * texts and numbers matter only to writers. A minimum with a maximum is the version.
 */
function readerForm(root: JsonSchema, enums: ReadonlySet<string>): JsonSchema {
  return mapSchema(root, ({ pattern: _pattern, minimum, ...schema }) => {
    if (schema.$ref !== undefined && enums.has(titleOf(schema.$ref))) return { type: 'string' };
    return minimum === undefined || schema.maximum === undefined ? schema : { ...schema, minimum };
  });
}
