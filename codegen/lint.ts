import { type JsonSchema, resolveReference, walkSchema } from './json.js';
import { lintDialect } from './lint-dialect.js';
import { lintDocuments } from './lint-documents.js';
import { lintEvents } from './lint-events.js';
import { lintNames } from './lint-names.js';
import { lintValues } from './lint-values.js';
import type { LoadedFile } from './load.js';
import { nearest } from './nearest.js';
import type { Problem } from './problem.js';

export interface SchemaFile {
  path: string;
  schema: JsonSchema;
  builtIn?: true;
}

export type Report = (file: string, pointer: string, text: string, help: string) => void;

/**
 * Finds every problem in the contract; the passes behind it may then trust what they read.
 * `known` holds the files that exist, readable or not: one that is not valid JSON is not missing.
 */
export function lint(
  files: readonly LoadedFile[],
  known: ReadonlySet<string>,
): { schemas: SchemaFile[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (file, pointer, text, help) => problems.push({ file, pointer, text, help });
  lintVersion(files, known, report);
  const schemas = lintDialect(files, known, report);
  for (const { path, schema } of schemas) lintReferences(path, schema, known, report);
  lintNames(schemas, report);
  lintValues(schemas, report);
  lintMessages(schemas, report);
  lintEvents(schemas, known, report);
  // What is wrong with an event would be told again by each document that names it.
  if (problems.length === 0) lintDocuments(files, eventNames(schemas), report);
  return { schemas, problems };
}

function eventNames(schemas: readonly SchemaFile[]): string[] {
  return schemas.flatMap(({ schema }) => schema['x-event']?.name ?? []);
}

function lintVersion(files: readonly LoadedFile[], known: ReadonlySet<string>, report: Report): void {
  const contract = files.find(({ path }) => path === 'contract.json');
  if (!contract && known.has('contract.json')) return;
  const version = contract?.json['version'];
  if (typeof version === 'string' && /^\d+\.\d+\.\d+$/.test(version)) return;
  report(
    'contract.json',
    '/version',
    `expected a version such as "1.0.0", found ${JSON.stringify(version)}`,
    'write { "version": "1.0.0" }',
  );
}

function lintReferences(path: string, root: JsonSchema, known: ReadonlySet<string>, report: Report): void {
  walkSchema(root, (schema, pointer) => {
    if (schema.$ref === undefined) return;
    const target = resolveReference(schema.$ref);
    if (known.has(target)) return;
    const guess = nearest(target, known);
    report(
      path,
      `${pointer}/$ref`,
      `refers to ${target}, which does not exist`,
      guess ? `did you mean "../${guess}"?` : 'write that file or correct the reference',
    );
  });
}

function lintMessages(schemas: readonly SchemaFile[], report: Report): void {
  for (const { path, schema } of schemas) {
    const message = schema['x-message'];
    const isMessage = path.startsWith('bus/');
    if (isMessage && message === undefined)
      report(path, '/x-message', 'a bus message needs "x-message"', 'give it the value that its `type` has');
    if (!isMessage && message !== undefined)
      report(path, '/x-message', 'only a schema in bus/ is a message', 'move the file to bus/ or remove the key');
  }
}
