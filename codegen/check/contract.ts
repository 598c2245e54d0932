import { nearest } from '../names.js';
import type { Problem } from '../problem.js';
import { type JsonSchema, resolveReference, walkSchema } from '../read/json.js';
import type { LoadedFile } from '../read/load.js';
import { checkColumns } from './columns.js';
import { checkDialects } from './dialects.js';
import { checkEvents } from './events.js';
import { checkNames } from './names.js';
import type { Report, SchemaFile } from './report.js';
import { checkSubset } from './subset.js';
import { checkValues } from './values.js';

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
  checkVersion(files, paths, report);
  const schemas = checkSubset(files, paths, report);
  const builtIn = new Set(files.flatMap((file) => (file.builtIn ? [file.path] : [])));
  for (const file of schemas) {
    checkReferences(file.path, file.schema, paths, report);
    if (!file.builtIn) checkBuiltInReferences(file.path, file.schema, builtIn, report);
  }
  checkNames(schemas, report);
  checkValues(schemas, report);
  checkColumns(schemas, report);
  checkMessages(schemas, report);
  checkEvents(schemas, paths, report);
  // Each document that names an invalid event would report it again.
  if (problems.length === 0) checkDialects(files, eventNames(schemas), report);
  return { schemas, problems };
}

function eventNames(schemas: readonly SchemaFile[]): string[] {
  return schemas.flatMap(({ schema }) => schema['x-event']?.name ?? []);
}

function checkVersion(files: readonly LoadedFile[], paths: ReadonlySet<string>, report: Report): void {
  const contract = files.find(({ path }) => path === 'contract.json');
  if (!contract && paths.has('contract.json')) return;
  const version = contract?.json['version'];
  if (typeof version === 'string' && /^\d+\.\d+\.\d+$/.test(version)) return;
  report(
    'contract.json',
    '/version',
    `expected a version such as "1.0.0", found ${JSON.stringify(version)}`,
    'write { "version": "1.0.0" }',
  );
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
