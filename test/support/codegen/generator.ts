import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import { checkContract } from '../../../codegen/check/contract.js';
import type { Files } from '../../../codegen/emit/source.js';
import { generate } from '../../../codegen/generate.js';
import { link } from '../../../codegen/link/link.js';
import type { Model } from '../../../codegen/link/model.js';
import { formatProblems, type Problem } from '../../../codegen/problem.js';
import { parseSources, type SourceFile } from '../../../codegen/read/load.js';
import { root } from './sources.js';

export async function filesOf(sources: readonly SourceFile[]): Promise<Files> {
  const result = await generate(sources);
  if ('files' in result) return result.files;
  throw new Error(formatProblems(result.problems));
}

export async function problemsOf(sources: readonly SourceFile[]): Promise<Problem[]> {
  return (await generate(sources)).problems;
}

/** Returns the model for one emitter, which takes a fraction of the time of a whole run. */
export function modelOf(sources: readonly SourceFile[]): Model {
  const { files } = parseSources(sources.filter(({ path }) => !path.includes('examples/')));
  const { schemas, problems } = checkContract(files, new Set(sources.map(({ path }) => path)));
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return link(schemas, '1.0.0');
}

/** Creates a folder that is deleted after the test, or after all tests of the file if no test runs yet. */
export function temporaryDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hookwright-codegen-'));
  const cleanUp = getCurrentTest() === undefined ? afterAll : onTestFinished;
  cleanUp(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

export function writeTree(dir: string, files: Iterable<readonly [path: string, text: string]>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

export function writeSchemas(dir: string, sources: readonly SourceFile[]): void {
  writeTree(
    join(dir, 'schemas'),
    sources.map(({ path, text }) => [path, text]),
  );
}

/** Returns every file below a folder with its text, by path with slashes. */
export function readTree(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(dir, path).split(sep).join('/'), readFileSync(path, 'utf8')]));
}

export interface CliResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export type Cli = (cwd: string, args?: readonly string[], env?: NodeJS.ProcessEnv) => CliResult;

/** Builds the command into its own package, so that tests use neither a stale build nor that of another test. */
export function buildCli({ peers = true } = {}): Cli {
  const dir = temporaryDir();
  const options = ['--outDir', join(dir, 'codegen'), '--composite', 'false', '--incremental', 'false', '--noCheck'];
  const built = runNode(root, ['node_modules/typescript/bin/tsc', '-p', 'codegen', ...options]);
  if (built.code !== 0) throw new Error(`${built.stdout}${built.stderr}`);
  writeFileSync(join(dir, 'package.json'), '{ "name": "hookwright", "type": "module" }');
  symlinkSync(join(root, 'schemas'), join(dir, 'schemas'), 'junction');
  symlinkSync(join(root, 'codegen/python'), join(dir, 'codegen/python'), 'junction');
  if (peers) symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
  return (cwd, args = [], env = {}) => runNode(cwd, [join(dir, 'codegen', 'main.js'), ...args], env);
}

export function runNode(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): CliResult {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return { code: status, stdout, stderr };
}
