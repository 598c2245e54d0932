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

/** The contract of a host with events of its own. */
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
  // The generator is large, and it alone needs the optional peers.
  const { runGenerate } = await import('../../../codegen/run-generate.js');
  const report = await runGenerate(options);
  if (report.kind === 'missing') {
    throw problem(`the generator needs ${report.packages.join(', ')}`, `run: ${report.install}`);
  }
  const drifted = report.kind === 'checked' && Object.values(report.drift).some((paths) => paths.length > 0);
  const isFine = report.kind !== 'problems' && !(report.kind === 'released' && !report.kept) && !drifted;
  if (options.json) cli.terminal.json(report);
  else for (const line of await linesOf(report, options, cli)) cli.terminal.print(line);
  return isFine ? Exit.fine : Exit.problem;
}

type Report = Awaited<ReturnType<typeof import('../../../codegen/run-generate.js').runGenerate>>;

async function linesOf(report: Report, { schemas, out }: Options, { name }: Cli): Promise<string[]> {
  switch (report.kind) {
    case 'missing':
      return [];
    case 'problems': {
      const { formatProblems } = await import('../../../codegen/problem.js');
      return [formatProblems(report.problems)];
    }
    case 'released':
      return [
        report.kept
          ? `${report.file} holds the contract as it is now`
          : `${report.file} says otherwise, and a released version never changes; give contract.json a new version`,
      ];
    case 'written': {
      const { stale, missing, orphaned } = report.drift;
      return [`${out}: ${report.files} files, ${stale.length + missing.length} written, ${orphaned.length} removed`];
    }
    case 'checked': {
      const { stale, missing, orphaned } = report.drift;
      const lines = [
        ...stale.map((path) => `stale    ${out}/${path}`),
        ...missing.map((path) => `new      ${out}/${path}`),
        ...orphaned.map((path) => `orphaned ${out}/${path}`),
      ];
      if (lines.length === 0) return [`${out} is what ${schemas} produces`];
      return [
        ...lines,
        `${out} is not what ${schemas} produces; run: ${name} generate --schemas ${schemas} --out ${out}`,
      ];
    }
  }
}
