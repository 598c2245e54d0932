import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HookTestCase } from '../../../../generated/index.js';
import { isRecord } from '../../../util/json.js';
import { messageOf, problem } from '../exit.js';
import type { HookProject } from '../project.js';
import { nearestName } from '../runtime.js';
import { shortPath } from '../show-problems.js';

/** Cases of a test file, and the errors of the file itself. */
export interface TestFile {
  readonly file: string;
  readonly cases: readonly ReadCase[];
  readonly mistakes: readonly string[];
}

/** One case, or why it cannot be run. */
export type ReadCase =
  | { readonly name: string; readonly test: HookTestCase }
  | { readonly name: string; readonly mistakes: readonly string[] };

const SUFFIX = '.hooktest.json';
const NOT_SEARCHED: ReadonlySet<string> = new Set(['node_modules', '.git', 'dist', '.build']);

/** Finds the test files below the paths, or in the whole project, sorted. */
export function findTestFiles(project: string, paths: readonly string[]): string[] {
  const starts = paths.length === 0 ? [project] : paths.map((path) => resolve(path));
  const found = starts.flatMap((path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) throw problem(`there is no file or folder ${shortPath(path)}`);
    return stats.isDirectory() ? filesBelow(path) : [path];
  });
  return [...new Set(found)].sort();
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SEARCHED.has(entry.name) ? [] : filesBelow(path);
    return entry.isFile() && entry.name.endsWith(SUFFIX) ? [path] : [];
  });
}

export function readTestFile(project: HookProject, file: string): TestFile {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { file, cases: [], mistakes: [messageOf(error)] };
  }
  const cases: unknown = isRecord(value) ? value['cases'] : undefined;
  const whole = isRecord(value) && Array.isArray(cases) ? { ...value, cases: [] } : value;
  const violations = project.contract.violations('HookTest', whole);
  const mistakes = violations.map(({ path, message }) => `${path || 'the file'} ${message}`);
  if (!isRecord(value) || !Array.isArray(cases)) return { file, cases: [], mistakes };
  const known = ['$schema', ...Object.keys(project.contract.settingsFields['HookTest'] ?? {})];
  const unknown = unknownNames(value, known, 'the file');
  return { file, cases: cases.map((one, index) => readCase(project, one, index)), mistakes: [...mistakes, ...unknown] };
}

/** Reads one case. A case with mistakes does not prevent the others. */
function readCase({ contract }: HookProject, one: unknown, index: number): ReadCase {
  const at = `/cases/${index}`;
  const name = isRecord(one) && typeof one['name'] === 'string' ? one['name'] : at;
  const violations = contract.violations('HookTestCase', one);
  if (violations.length > 0 || !isHookTestCase(one))
    return { name, mistakes: violations.map(({ path, message }) => `${at}${path} ${message}`) };
  const fields = (title: string): string[] => Object.keys(contract.settingsFields[title] ?? {});
  const mistakes = [
    ...unknownNames(one, fields('HookTestCase'), at),
    ...unknownNames(one.expect, fields('HookTestExpectation'), `${at}/expect`),
  ];
  return mistakes.length > 0 ? { name, mistakes } : { name, test: one };
}

function isHookTestCase(value: unknown): value is HookTestCase {
  return isRecord(value);
}

/** Reports unknown names: a mistyped expectation would be ignored. */
function unknownNames(value: object, known: readonly string[], at: string): string[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `${at}: there is no ${JSON.stringify(name)}${hint(name, known)}`);
}

function hint(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
