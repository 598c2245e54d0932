import { nearest } from '../names.js';
import type { Problem } from '../problem.js';
import { type JsonSchema, resolveReference, walkSchema } from '../read/json.js';
import type { LoadedFile } from '../read/load.js';
import { checkColumns } from './columns.js';
import { checkDialects, dialectDocuments } from './dialects.js';
import { checkEvents } from './events.js';
import { checkKeywords } from './keywords.js';
import { checkLayout, isInPlace } from './layout.js';
import { checkNames } from './names.js';
import { checkRecursion } from './recursion.js';
import type { Report, SchemaFile } from './report.js';
import { checkSubset } from './subset.js';
import { checkTitles } from './titles.js';
import { checkTypes } from './types.js';
import { checkValues } from './values.js';
import { checkSince, checkVersion } from './version.js';
import { checkXKeys } from './x-keys.js';

/**
 * Reports every problem in the contract, so that later passes can rely on it.
 * `paths` lists all files, also those that are not valid JSON: they are not reported as missing.
 */
export function checkContract(
  files: readonly LoadedFile[],
  paths: ReadonlySet<string>,
): { schemas: SchemaFile[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (file, pointer, text, help) => problems.push({ file, pointer, text, help });
  checkLayout(paths, report);
  checkVersion(files, paths, report);
  const schemas = checkSubset(
    files.filter(({ path }) => isInPlace(path)),
    paths,
    report,
  );
  const byPath = new Map(schemas.map(({ path, schema }) => [path, schema]));
  const builtIn = new Set(files.flatMap((file) => (file.builtIn ? [file.path] : [])));
  for (const file of schemas) {
    checkReferences(file.path, file.schema, paths, report);
    if (!file.builtIn) checkBuiltInReferences(file.path, file.schema, builtIn, report);
  }
  checkTitles(schemas, report);
  checkNames(schemas, report);
  checkKeywords(schemas, byPath, report);
  checkTypes(schemas, byPath, report);
  checkRecursion(schemas, byPath, report);
  checkXKeys(schemas, byPath, report);
  checkValues(schemas, report);
  checkColumns(schemas, report);
  checkMessages(schemas, report);
  checkEvents(schemas, byPath, paths, report);
  checkSince(files, schemas, report);
  // Each document that names an invalid event would report it again.
  if (problems.length === 0 && hasOwnDialects(files)) checkDialects(files, eventNames(schemas), report);
  return { schemas, problems };
}

/** Returns true if a dialect is not built in: a host cannot change the others. */
function hasOwnDialects(files: readonly LoadedFile[]): boolean {
  return dialectDocuments(files).some(({ builtIn }) => !builtIn);
}

function eventNames(schemas: readonly SchemaFile[]): string[] {
  return schemas.flatMap(({ schema }) => schema['x-event']?.name ?? []);
}

function checkReferences(path: string, root: JsonSchema, paths: ReadonlySet<string>, report: Report): void {
  walkSchema(root, (schema, pointer) => {
    if (schema.$ref === undefined) return;
    const target = resolveReference(schema.$ref);
    if (paths.has(target)) return;
    const guess = nearest(target, paths);
    report(
      path,
      `${pointer}/$ref`,
      `refers to ${target}, which does not exist`,
      guess ? `did you mean "../${guess}"?` : 'write that file or correct the reference',
    );
  });
}

/** Rejects references of a host to built-in files outside of common/, which the package does not share. */
function checkBuiltInReferences(path: string, root: JsonSchema, builtIn: ReadonlySet<string>, report: Report): void {
  walkSchema(root, ({ $ref }, pointer) => {
    const target = resolveReference($ref ?? '');
    if (!builtIn.has(target) || target.startsWith('common/')) return;
    const text = `refers to ${target}, which is not a common type of hookwright`;
    report(path, `${pointer}/$ref`, text, 'refer to a file in common/, or declare the type in your own common/');
  });
}

function checkMessages(schemas: readonly SchemaFile[], report: Report): void {
  const tags = new Map<string, string>();
  for (const { path, schema } of schemas) {
    const tag = schema['x-log'];
    const owner = tag === undefined ? undefined : tags.get(tag);
    if (tag !== undefined && !path.startsWith('results/'))
      report(
        path,
        '/x-log',
        'only a schema in results/ is a log record',
        'move the file to results/ or remove the key',
      );
    if (owner !== undefined) report(path, '/x-log', `the tag "${tag}" is taken by ${owner}`, 'use another tag');
    if (tag !== undefined) tags.set(tag, path);
    const message = schema['x-message'];
    const isMessage = path.startsWith('bus/');
    if (isMessage && message === undefined)
      report(path, '/x-message', 'a bus message needs "x-message"', 'give it the value that its `type` has');
    if (!isMessage && message !== undefined)
      report(path, '/x-message', 'only a schema in bus/ is a message', 'move the file to bus/ or remove the key');
  }
}
