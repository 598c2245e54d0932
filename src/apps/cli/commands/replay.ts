import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';
import { addFleetTrace, type FleetTraceOptions } from './fleet-trace-options.js';

export interface ReplayOptions extends FleetTraceOptions {
  against?: string;
  untrusted?: true;
  json?: true;
}

/** What changed hooks would have done yesterday. */
export function addReplay(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  const command = program
    .command('replay')
    .description(
      'fire recorded events again, in a temporary project, and show where decisions differ; exit 1 when one does',
    )
    .argument('[recording]', 'what run --record wrote, or the trace file of a host that keeps inputs')
    .option('--against <settings>', 'the hooks of this settings file, instead of those of the project')
    .option('--untrusted', 'also run hooks that nobody has trusted yet')
    .option('--json', 'print it as JSON');
  addFleetTrace(command)
    .addHelpText('after', example(cli, 'replay recording.jsonl', 'replay recording.jsonl --against new-settings.json'))
    .action(async (recording: string | undefined, options: ReplayOptions) => {
      const { replay } = await import('../trace/replay.js');
      end(await replay(cli, recording, options));
    });
}
