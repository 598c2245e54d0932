import { generate } from './generate.js';
import { readSources } from './load.js';
import { type Drift, findDrift, writeOutput } from './output.js';
import { formatProblems } from './problem.js';

const schemasDir = 'schemas';
const generatedDir = 'generated';

async function main(args: readonly string[]): Promise<number> {
  const unknown = args.filter((arg) => arg !== '--check');
  if (unknown.length > 0)
    return fail(`unknown option ${unknown.join(' ')}; use --check, or nothing to write generated/`);
  const result = await generate(readSources(schemasDir));
  if (!('files' in result)) return fail(formatProblems(result.problems));
  if (args.includes('--check')) return check(findDrift(result.files, generatedDir));
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

function fail(text: string): number {
  console.error(text);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
