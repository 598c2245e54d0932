import { generate } from './generate.js';
import { readSources } from './load.js';
import { type Drift, findDrift, keepRelease, writeOutput } from './output.js';
import { formatProblems } from './problem.js';

const schemasDir = 'schemas';
const generatedDir = 'generated';
const usage =
  'use no option to write generated/, --check to compare it, or --release to keep this version of the contract';

async function main(args: readonly string[]): Promise<number> {
  const [option, ...more] = args;
  if (more.length > 0 || (option !== undefined && option !== '--check' && option !== '--release')) return fail(usage);
  const result = await generate(readSources(schemasDir));
  if (!('files' in result)) return fail(formatProblems(result.problems));
  if (option === '--check') return check(findDrift(result.files, generatedDir));
  if (option === '--release') return release(result.model.version, result.files.get('schema.json') ?? '');
  const { stale, missing, orphaned } = writeOutput(result.files, generatedDir);
  console.log(
    `generated/: ${result.files.size} files, ${stale.length + missing.length} written, ${orphaned.length} removed`,
  );
  return 0;
}

function check(drift: Drift): number {
  const lines = [
    ...drift.stale.map((path) => `stale    generated/${path}`),
    ...drift.missing.map((path) => `new      generated/${path}`),
    ...drift.orphaned.map((path) => `orphaned generated/${path}`),
  ];
  if (lines.length === 0) return 0;
  return fail(`${lines.join('\n')}\ngenerated/ is not what schemas/ produces; run: npm run generate`);
}

/** Keeps the bundle of this version: later versions are held to it. */
function release(version: string, bundle: string): number {
  const path = `${schemasDir}/released/${version}.json`;
  if (keepRelease(path, bundle)) {
    console.log(`${path} holds the contract as it is now`);
    return 0;
  }
  return fail(`${path} says otherwise, and a released version never changes; give contract.json a new version`);
}

function fail(text: string): number {
  console.error(text);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
