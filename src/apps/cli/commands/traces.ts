import { example } from '../help.js';
import type { ReplayOptions } from '../trace/replay.js';
import type { StatsOptions } from '../trace/stats.js';
import type { WatchOptions } from '../trace/watch.js';
import { type AddSubcommand, addDialectOption, addFleetTrace, addPluginOption } from './options.js';

export const addStats: AddSubcommand = (program, cli, end) => {
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
};

export const addWatch: AddSubcommand = (program, cli, end) => {
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
};

export const addReplay: AddSubcommand = (program, cli, end) => {
  const text =
    'fire recorded events again, in a temporary project, and show where decisions differ; exit 1 when one does';
  const command = addPluginOption(addDialectOption(program.command('replay').description(text)))
    .argument('[recording]', 'what run --record wrote, or the trace file of a host that keeps inputs')
    .option('--against <settings>', 'the hooks of this settings file, instead of those of the project')
    .option('--untrusted', 'also run hooks that are not trusted yet')
    .option('--json', 'print it as JSON');
  addFleetTrace(command)
    .addHelpText('after', example(cli, 'replay recording.jsonl', 'replay recording.jsonl --against new-settings.json'))
    .action(async (recording: string | undefined, options: ReplayOptions) => {
      const { replay } = await import('../trace/replay.js');
      end(await replay(cli, recording, options));
    });
};
