import type { ChangeOptions } from '../agents/changes.js';
import { example } from '../help.js';
import { type AddSubcommand, addAgentOptions } from './options.js';

export const addUninstall: AddSubcommand = (program, cli, end) => {
  const command = program
    .command('uninstall')
    .description("remove the entries of install from your agents' settings; everything else in the files stays");
  addAgentOptions(command)
    .option('-y, --yes', 'write without asking')
    .option('--json', 'print the changes as JSON, and ask nothing')
    .addHelpText('after', example(cli, 'uninstall', 'uninstall --agent codex'))
    .action(async (options: ChangeOptions) => {
      const { uninstall } = await import('../agents/install.js');
      end(await uninstall(cli, options));
    });
};
