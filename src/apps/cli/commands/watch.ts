import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';
import { addFleetTrace, type FleetTraceOptions } from './fleet-trace-options.js';

export interface WatchOptions extends FleetTraceOptions {
  all?: true;
  json?: true;
}

/** A running host, as it fires. */
export function addWatch(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  const command = program
    .command('watch')
    .description('follow the trace of a running host, until Ctrl-C')
    .argument('[file]', 'a trace file; the latest of this project unless given')
    .option('--all', 'begin with what is there already')
    .option('--json', 'print each event as one line of JSON');
  addFleetTrace(command)
    .addHelpText('after', example(cli, 'watch', 'watch trace.jsonl --all'))
    .action(async (file: string | undefined, options: WatchOptions) => {
      const { watchTrace } = await import('../trace/watch.js');
      end(await watchTrace(cli, file, options));
    });
}
