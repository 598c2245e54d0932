import { parseArgs } from 'node:util';
import { formatProblems } from './problem.js';
import { type GenerateReport, runGenerate, runOwnGenerate } from './run-generate.js';

const usage =
  'use no option to write generated/ from schemas/, or --schemas <folder> and --out <folder> for those of a host; ' +
  '--check compares what is there, --release keeps this version of the contract';

async function main(args: readonly string[]): Promise<number> {
  const values = readOptions(args);
  if (!values) return fail(usage);
  const { schemas, out, ...mode } = values;
  if (schemas !== undefined && out !== undefined) {
    return say(await runGenerate({ schemas, out, ...mode }), schemas, out, 'hookwright generate');
  }
  return say(await runOwnGenerate({ ...ownFolders, ...mode }), ownFolders.schemas, ownFolders.out, 'npm run generate');
}

const ownFolders = { schemas: 'schemas', out: 'generated' };

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        schemas: { type: 'string' },
        out: { type: 'string' },
        check: { type: 'boolean' },
        release: { type: 'boolean' },
      },
    });
    const halfAHost = (values.schemas === undefined) !== (values.out === undefined);
    return halfAHost || (values.check && values.release) ? undefined : values;
  } catch {
    // What parseArgs refuses is an option that the usage does not name.
    return undefined;
  }
}

function say(report: GenerateReport, schemas: string, out: string, command: string): number {
  switch (report.kind) {
    case 'problems':
      return fail(formatProblems(report.problems));
    case 'missing':
      return fail(`the generator needs ${report.packages.join(', ')}; run: ${report.install}`);
    case 'released':
      if (report.kept) return succeed(`${report.file} holds the contract as it is now`);
      return fail(
        `${report.file} says otherwise, and a released version never changes; give contract.json a new version`,
      );
    case 'checked':
      return sayDrift(report, schemas, out, command);
    case 'written': {
      const { stale, missing, orphaned } = report.drift;
      const written = stale.length + missing.length;
      return succeed(`${out}/: ${report.files} files, ${written} written, ${orphaned.length} removed`);
    }
  }
}

function sayDrift(
  { drift }: Extract<GenerateReport, { kind: 'written' | 'checked' }>,
  schemas: string,
  out: string,
  command: string,
): number {
  const lines = [
    ...drift.stale.map((path) => `stale    ${out}/${path}`),
    ...drift.missing.map((path) => `new      ${out}/${path}`),
    ...drift.orphaned.map((path) => `orphaned ${out}/${path}`),
  ];
  if (lines.length === 0) return 0;
  return fail(`${lines.join('\n')}\n${out}/ is not what ${schemas}/ produces; run: ${command}`);
}

function succeed(text: string): number {
  console.log(text);
  return 0;
}

function fail(text: string): number {
  console.error(text);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
