import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { combine } from './combine.js';
import type { Files } from './emit/source.js';
import { readSources, type SourceFile } from './load.js';
import { findDrift, keepRelease, writeOutput } from './output.js';
import { type Problem, sortProblems } from './problem.js';
import type { GenerateReport } from './report.js';
import { hostTarget, ownTarget, type Target } from './target.js';

export { describeReport } from './report.js';

export interface GenerateOptions {
  /** The folder with the schemas of the host's own events. */
  schemas: string;
  /** The folder that is written. What was generated there and is not made any more goes; other files are left alone. */
  out: string;
  /** Compares and writes nothing. */
  check?: boolean | undefined;
  /** Keeps the bundle of this version among the schemas, and leaves the output alone. */
  release?: boolean | undefined;
  /** The schemas of hookwright that the host's build on; found in the package unless given. */
  builtIn?: string | undefined;
}

/** What the generator needs, in the versions that its output depends on; a host installs them itself. */
export const peers: Readonly<Record<string, string>> = {
  ajv: '8.20.0',
  'json-schema-to-typescript': '16.0.0',
  'ts-morph': '28.0.0',
};

/** The contract of a host: our schemas and its own in, a folder out. */
export async function runGenerate(options: GenerateOptions): Promise<GenerateReport> {
  const builtIn = options.builtIn === undefined ? packagedSources() : readSources(options.builtIn);
  const own = readSources(options.schemas);
  if (own.length === 0) return { kind: 'problems', problems: [empty] };
  const { sources, problems } = combine(builtIn, own);
  if (options.release && !own.some(({ path }) => path === 'contract.json')) problems.push(unversioned);
  if (problems.length > 0) return { kind: 'problems', problems: sortProblems(problems) };
  return produce(sources, options, hostTarget);
}

/** Our own contract, which builds on nothing, by the same way. */
export function runOwnGenerate(options: Omit<GenerateOptions, 'builtIn'>): Promise<GenerateReport> {
  return produce(readSources(options.schemas), options, ownTarget);
}

async function produce(
  sources: readonly SourceFile[],
  { schemas, out, check = false, release = false }: GenerateOptions,
  target: Target,
): Promise<GenerateReport> {
  const generator = await loadGenerator();
  if ('kind' in generator) return generator;
  const result = await generator.generate(sources, target);
  if (!('files' in result)) return { kind: 'problems', problems: result.problems };
  const { files, model } = result;
  if (release) return keep(join(schemas, 'released', `${model.version}.json`), files);
  const drift = check ? findDrift(files, out, target) : writeOutput(files, out, target);
  return { kind: check ? 'checked' : 'written', files: files.size, drift };
}

function keep(file: string, files: Files): GenerateReport {
  return { kind: 'released', file, kept: keepRelease(file, files.get('schema.json') ?? '') };
}

/** The passes import the peers, so that they are loaded only here. */
async function loadGenerator(): Promise<typeof import('./generate.js') | GenerateReport> {
  const packages: string[] = [];
  for (const name of Object.keys(peers)) if (!(await isInstalled(name))) packages.push(name);
  const install = `npm install --save-dev --save-exact ${packages.map((name) => `${name}@${peers[name]}`).join(' ')}`;
  return packages.length > 0 ? { kind: 'missing', packages, install } : import('./generate.js');
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

/** Reads the schemas of hookwright. A published package has all examples in one file: hundreds of small ones pack badly. */
function packagedSources(): SourceFile[] {
  const root = packageFolder();
  const sources = readSources(join(root, 'schemas'));
  const packed = join(root, 'dist/examples.json');
  if (sources.some(({ path }) => path.startsWith('examples/')) || !existsSync(packed)) return sources;
  const examples: Record<string, unknown> = JSON.parse(readFileSync(packed, 'utf8'));
  return [...sources, ...Object.entries(examples).map(([path, value]) => ({ path, text: JSON.stringify(value) }))];
}

/** Returns the folder of the package that contains this module, wherever the build put it. */
function packageFolder(): string {
  for (let dir = import.meta.dirname; dir !== dirname(dir); dir = dirname(dir)) {
    if (isPackage(join(dir, 'package.json'))) return dir;
  }
  throw new Error('cannot find the schemas of hookwright beside its code. Install the package again');
}

function isPackage(file: string): boolean {
  if (!existsSync(file)) return false;
  const { name }: { name?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return name === 'hookwright';
}

const empty: Problem = {
  file: 'events/',
  pointer: '',
  text: 'has no schemas',
  help: 'an event is a pair of files: events/<event>.input.schema.json and events/<event>.output.schema.json',
};

const unversioned: Problem = {
  file: 'contract.json',
  pointer: '',
  text: 'is missing: a contract without a version cannot be released',
  help: 'write { "version": "1.0.0" }',
};
