import type { Cli } from '../cli.js';
import { Exit, type ExitCode, problem, wrongUse } from '../exit.js';
import { example } from '../help.js';
import type { AddSubcommand } from './options.js';

interface Options {
  schemas: string;
  out: string;
  check?: true;
  release?: true;
  init?: string;
  json?: true;
}

export const addGenerate: AddSubcommand = (program, cli, end) => {
  program
    .command('generate')
    .description('generate the contract of a host from the schemas of its own events')
    .option('--schemas <folder>', 'folder with events/, with the same layout as in hookwright', 'schemas')
    .option('--out <folder>', 'the folder to write; files that were not generated stay', 'generated')
    .option('--init <event>', 'write a first pair of schemas for an event, and nothing else')
    .option('--check', 'only compare; exit 1 if something differs')
    .option('--release', 'keep the bundle of this version, for the compatibility check')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      example(cli, 'generate --init BeforeDeploy', 'generate --schemas schemas --out src/generated'),
    )
    .action(async (options: Options) => end(await generate(cli, options)));
};

async function generate(cli: Cli, options: Options): Promise<ExitCode> {
  const modes = [options.check && '--check', options.release && '--release', options.init && '--init'].filter(Boolean);
  if (modes.length > 1) throw wrongUse(`${modes.join(' and ')} do not go together`);
  // Loaded late: the generator is large and needs the optional peers.
  const { describeReport, initEvent, runGenerate } = await import('../../../../codegen/run-generate.js');
  const { schemas, out, init } = options;
  const report = init === undefined ? await runGenerate(options) : initEvent({ event: init, schemas });
  const command = `${cli.name} generate --schemas ${schemas} --out ${out}`;
  const { isFine, lines } = describeReport(report, { schemas, out, command });
  const [first = '', ...others] = lines;
  if (report.kind === 'missing' || report.kind === 'not-initialized') throw problem(first, ...others);
  if (options.json) cli.terminal.json(report);
  else for (const line of lines) cli.terminal.print(line);
  return isFine ? Exit.fine : Exit.problem;
}
