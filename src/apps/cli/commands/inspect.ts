import { example } from '../help.js';
import type { InspectOptions } from '../inspect/run-inspect.js';
import { type AddSubcommand, addDialectOption, addFleetTrace } from './options.js';

export const addInspect: AddSubcommand = (program, cli, end) => {
  const command = program
    .command('inspect')
    .description('open a page on this machine that shows events as they fire, hooks, a playground and trust')
    .option('--trace <file>', 'a trace file (default: those of this project)');
  addFleetTrace(addDialectOption(command))
    .option('--port <n>', 'port of the page (default: a free one)')
    .option('--no-open', 'only print the address')
    .addHelpText('after', example(cli, 'inspect', 'inspect --trace trace.jsonl --no-open'))
    .action(async (options: InspectOptions) => {
      const { runInspect } = await import('../inspect/run-inspect.js');
      end(await runInspect(cli, options));
    });
};
