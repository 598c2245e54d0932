import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { hostTarget, type Target } from './emit/target.js';
import type { GenerateReport } from './generate-report.js';
import { releasedPart } from './link/bundle.js';
import type { Model } from './link/model.js';
import { findDrift, writeOutput, writeRelease } from './output.js';
import type { Generated } from './passes.js';
import { type Problem, sortProblems } from './problem.js';
import { readBuiltIn } from './read/built-in.js';
import { combine } from './read/combine.js';
import { readSources, type SourceFile } from './read/load.js';

export { describeReport } from './generate-report.js';
export { initEvent } from './init-event.js';

/** Options for a generator run. */
export interface GenerateOptions {
  /** The folder with the schemas of the host's own events. */
  schemas: string;
  /** The output folder. Generated files that are no longer produced are removed; other files stay. */
  out: string;
  /** Compares without writing. */
  check?: boolean | undefined;
  /** Stores the bundle of this version in the folder released/ of the schemas, without writing the output. */
  release?: boolean | undefined;
  /** The schemas of hookwright that the host's build on. Defaults to those in the package. */
  builtIn?: string | undefined;
}

/** Peer dependencies of the generator. Their versions are exact, because the output depends on them. */
export const peers: Readonly<Record<string, string>> = {
  ajv: '8.20.0',
  'json-schema-to-typescript': '16.0.0',
  'ts-morph': '28.0.0',
};

/** Generates a host's contract from our schemas and its own. */
export async function runGenerate(options: GenerateOptions): Promise<GenerateReport> {
  const builtIn = options.builtIn === undefined ? readBuiltIn() : readSources(options.builtIn);
  const noFolder = findNoFolder(options.schemas);
  if (noFolder) return { kind: 'problems', problems: [noFolder] };
  const own = readSources(options.schemas).filter(({ path }) => !isInside(options.out, join(options.schemas, path)));
  if (own.length === 0) return { kind: 'problems', problems: [noSchemas] };
  const { sources, problems } = combine(builtIn, own);
  if (options.release && !own.some(({ path }) => path === 'contract.json')) problems.push(noVersion);
  if (problems.length > 0) return { kind: 'problems', problems: sortProblems(problems) };
  const load = async () => (await import('./generate-host.js')).generateHost;
  return produce(sources, options, hostTarget, load);
}

/** Returns a problem if the path is not a folder. */
function findNoFolder(path: string): Problem | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const text = existsSync(path) ? 'is not a folder' : 'does not exist';
  return { file: path, pointer: '', text, help: 'pass the folder that contains events/' };
}

/** Returns true if the file is in the folder: the output may be inside the folder of the schemas. */
function isInside(folder: string, file: string): boolean {
  return !relative(resolve(folder), resolve(file)).startsWith('..');
}

/** Loads the generator on demand, because it imports the peer dependencies. */
type LoadGenerator = () => Promise<(sources: readonly SourceFile[]) => Promise<Generated>>;

/** Generates, then writes the files, compares them with those on disk, or stores a release. */
export async function produce(
  sources: readonly SourceFile[],
  { schemas, out, check = false, release = false }: GenerateOptions,
  target: Target,
  load: LoadGenerator,
): Promise<GenerateReport> {
  const missing = await findMissingPeers();
  if (missing) return missing;
  const generate = await load();
  const result = await generate(sources).catch(unexpected);
  if (!('files' in result)) return { kind: 'problems', problems: result.problems };
  const { files, model } = result;
  if (release) return storeRelease(join(schemas, 'released', `${model.version}.json`), model);
  const drift = check ? findDrift(files, out, target) : writeOutput(files, out, target);
  return { kind: check ? 'checked' : 'written', files: files.size, drift };
}

/** Reports an error of an emitter: the checks have missed a mistake. Prints its first line, not the source of a library. */
function unexpected(error: unknown): { problems: Problem[] } {
  const [cause = ''] = String(error instanceof Error ? error.message : error).split('\n');
  const help = 'undo the last change of the schemas, and report this as a bug of the generator';
  return { problems: [{ file: 'schemas', pointer: '', text: `cannot generate code: ${cause}`, help }] };
}

function storeRelease(file: string, model: Model): GenerateReport {
  const text = `${JSON.stringify(releasedPart(model), null, 2)}\n`;
  return { kind: 'released', file, isCurrent: writeRelease(file, text) };
}

async function findMissingPeers(): Promise<GenerateReport | undefined> {
  const packages: string[] = [];
  for (const name of Object.keys(peers)) if (!(await isInstalled(name))) packages.push(name);
  if (packages.length === 0) return undefined;
  const install = `npm install --save-dev --save-exact ${packages.map((name) => `${name}@${peers[name]}`).join(' ')}`;
  return { kind: 'missing', packages, install };
}

async function isInstalled(name: string): Promise<boolean> {
  try {
    await import(name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return false;
    throw error;
  }
}

const noSchemas: Problem = {
  file: 'events/',
  pointer: '',
  text: 'has no schemas',
  help: 'an event is a pair of files: events/<event>.input.schema.json and events/<event>.output.schema.json',
};

const noVersion: Problem = {
  file: 'contract.json',
  pointer: '',
  text: 'is missing: a contract without a version cannot be released',
  help: 'write { "version": "1.0.0" }',
};
