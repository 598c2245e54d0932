import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';
import { addFleetTrace, type FleetTraceOptions } from './fleet-trace-options.js';

export interface StatsOptions extends FleetTraceOptions {
  json?: true;
}

/** How hooks behave over time. */
export function addStats(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  const command = program
    .command('stats')
    .description('count what each hook did in a trace: how often, how long, failures and blocks')
    .argument('[file]', 'a trace file; the latest of this project unless given')
    .option('--json', 'print it as JSON');
  addFleetTrace(command)
    .addHelpText('after', example(cli, 'stats', 'stats trace.jsonl --json'))
    .action(async (file: string | undefined, options: StatsOptions) => {
      const { stats } = await import('../trace/stats.js');
      end(await stats(cli, file, options));
    });
}
