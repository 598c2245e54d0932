import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';
import type { InspectOptions } from '../inspect/run-inspect.js';
import { addDialectOption, addFleetTrace } from './options.js';

/** Adds `inspect`. */
export function addInspect(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  const command = program
    .command('inspect')
    .description(
      'open a page on this machine that shows what hooks do: events as they come, hooks, a playground, trust',
    )
    .option('--trace <file>', 'a trace file; those of this project unless given');
  addFleetTrace(addDialectOption(command))
    .option('--port <n>', 'the port of the page; a free one unless given')
    .option('--no-open', 'only print the address')
    .addHelpText('after', example(cli, 'inspect', 'inspect --trace trace.jsonl --no-open'))
    .action(async (options: InspectOptions) => {
      const { runInspect } = await import('../inspect/run-inspect.js');
      end(await runInspect(cli, options));
    });
}
