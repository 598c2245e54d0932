import { parseArgs } from 'node:util';
import { ownTarget } from './emit/target.js';
import type { GenerateReport } from './generate-report.js';
import { readSources } from './read/load.js';
import { describeReport, type GenerateOptions, produce, runGenerate } from './run-generate.js';

const usage =
  'without options, generated/ is written from schemas/; --schemas <folder> and --out <folder> generate the contract of a host; ' +
  '--check compares without writing, --release stores this version of the contract';

async function main(args: readonly string[]): Promise<number> {
  const values = readOptions(args);
  if (!values) return fail([usage]);
  const { schemas, out, ...mode } = values;
  const isHost = schemas !== undefined && out !== undefined;
  const folders = isHost ? { schemas, out } : { schemas: 'schemas', out: 'generated' };
  const report = await (isHost ? runGenerate : runOwnGenerate)({ ...folders, ...mode });
  const command = isHost ? `hookwright generate --schemas ${schemas} --out ${out}` : 'npm run generate';
  const { isFine, lines } = describeReport(report, { ...folders, command });
  if (!isFine) return fail(lines);
  // A check without findings prints nothing.
  if (report.kind !== 'checked') console.log(lines.join('\n'));
  return 0;
}

/** Generates our own contract. */
function runOwnGenerate(options: GenerateOptions): Promise<GenerateReport> {
  const load = async () => (await import('./generate.js')).generate;
  return produce(readSources(options.schemas), options, ownTarget, load);
}

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
    const hasOnlyOneFolder = (values.schemas === undefined) !== (values.out === undefined);
    return hasOnlyOneFolder || (values.check && values.release) ? undefined : values;
  } catch {
    // parseArgs throws for an unknown option.
    return undefined;
  }
}

function fail(lines: readonly string[]): number {
  console.error(lines.join('\n'));
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
