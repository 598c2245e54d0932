import { parseArgs } from 'node:util';
import { describeReport, runGenerate, runOwnGenerate } from './run-generate.js';

const usage =
  'use no option to write generated/ from schemas/, or --schemas <folder> and --out <folder> for those of a host; ' +
  '--check compares what is there, --release keeps this version of the contract';

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
  // A check that finds nothing is a step among many, and says nothing.
  if (report.kind !== 'checked') console.log(lines.join('\n'));
  return 0;
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
    const halfAHost = (values.schemas === undefined) !== (values.out === undefined);
    return halfAHost || (values.check && values.release) ? undefined : values;
  } catch {
    // What parseArgs refuses is an option that the usage does not name.
    return undefined;
  }
}

function fail(lines: readonly string[]): number {
  console.error(lines.join('\n'));
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
