import type { ShowStatusOptions } from '../agents/status.js';
import { example } from '../help.js';
import type { AddSubcommand } from './options.js';

export const addStatus: AddSubcommand = (program, cli, end) => {
  program
    .command('status')
    .description('show which agents run the hooks, and test it; exit 1 if an agent does not run them')
    .option('--no-test', 'do not run the installed commands')
    .option('--json', 'print it as JSON')
    .addHelpText('after', example(cli, 'status'))
    .action(async (options: ShowStatusOptions) => {
      const { status } = await import('../agents/status.js');
      end(await status(cli, options));
    });
};
