import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import { Exit, type ExitCode, problem, wrongUse } from '../exit.js';
import { example } from '../help.js';

interface Options {
  schemas: string;
  out: string;
  check?: true;
  release?: true;
  json?: true;
}

/** Adds `generate`. */
export function addGenerate(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  program
    .command('generate')
    .description("make a host's own contract: the built-in events and those of a folder of schemas")
    .requiredOption('--schemas <folder>', 'the folder with events/, laid out like the one of hookwright')
    .requiredOption('--out <folder>', 'the folder to write; files that were not generated stay')
    .option('--check', 'compare and write nothing; exit 1 when something differs')
    .option('--release', 'keep the bundle of this version, for the compatibility check')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', example(cli, 'generate --schemas schemas --out src/generated'))
    .action(async (options: Options) => end(await generate(cli, options)));
}

async function generate(cli: Cli, options: Options): Promise<ExitCode> {
  if (options.check && options.release) throw wrongUse('--check and --release do not go together');
  // Loaded late: the generator is large and needs the optional peers.
  const { describeReport, runGenerate } = await import('../../../../codegen/run-generate.js');
  const report = await runGenerate(options);
  const { schemas, out } = options;
  const command = `${cli.name} generate --schemas ${schemas} --out ${out}`;
  const { isFine, lines } = describeReport(report, { schemas, out, command });
  const [first = '', ...others] = lines;
  if (report.kind === 'missing') throw problem(first, ...others);
  if (options.json) cli.terminal.json(report);
  else for (const line of lines) cli.terminal.print(line);
  return isFine ? Exit.fine : Exit.problem;
}
