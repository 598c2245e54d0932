import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HookTest, HookTestCase } from '../../../../generated/index.js';
import type { SettingsFields } from '../../../core/contract/index.js';
import { messageOf, problem } from '../exit.js';
import type { HookProject } from '../project.js';
import { nearestName } from '../runtime.js';
import { shortPath } from '../show-problems.js';

/** Cases of a test file, or its errors. */
export interface TestFile {
  readonly file: string;
  readonly cases: readonly HookTestCase[];
  readonly mistakes: readonly string[];
}

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
  const violations = project.contract.violations('HookTest', value);
  if (violations.length > 0 || !isHookTest(value)) {
    return { file, cases: [], mistakes: violations.map(({ path, message }) => `${path || 'the file'} ${message}`) };
  }
  return { file, cases: value.cases, mistakes: unknownNames(project, value) };
}

function isHookTest(value: unknown): value is HookTest {
  return typeof value === 'object' && value !== null;
}

/** Reports unknown names: a mistyped expectation would be ignored. */
function unknownNames({ contract, events }: HookProject, { cases, ...rest }: HookTest): string[] {
  const fields = (title: string): SettingsFields => contract.settingsFields[title] ?? {};
  const check = (value: object, known: readonly string[], at: string): string[] =>
    Object.keys(value)
      .filter((name) => !known.includes(name))
      .map((name) => `${at}: there is no ${JSON.stringify(name)}${hint(name, known)}`);
  return [
    ...check(rest, ['$schema', ...Object.keys(fields('HookTest'))], 'the file'),
    ...cases.flatMap((one, index) => [
      ...check(one, Object.keys(fields('HookTestCase')), `/cases/${index}`),
      ...check(one.expect, Object.keys(fields('HookTestExpectation')), `/cases/${index}/expect`),
      ...check({ [one.event]: true }, events, `/cases/${index}/event`),
    ]),
  ];
}

function hint(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
