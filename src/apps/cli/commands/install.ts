import { Option } from 'commander';
import type { InstallOptions } from '../agents/install.js';
import { example } from '../help.js';
import { type AddSubcommand, addAgentOptions } from './options.js';

export const addInstall: AddSubcommand = (program, cli, end) => {
  const command = program
    .command('install')
    .description('add the hooks to your agents: show the changes of their settings, ask, and write them');
  addAgentOptions(command)
    .option('-y, --yes', 'write without asking')
    .option('--all-events', 'also events that slow an agent down, such as every chunk of a stream')
    .addOption(
      new Option('--on-failure <policy>', 'what happens to a tool call if hookwright cannot run')
        .choices(['block', 'allow'])
        .default('block'),
    )
    .option('--http', 'http hooks before tools, where a block cannot be lost; else commands, with the reason')
    .option('--json', 'print the changes as JSON, and ask nothing')
    .addHelpText('after', example(cli, 'install', 'install --agent claude --agent codex --yes', 'install --project'))
    .action(async (options: InstallOptions) => {
      const { install } = await import('../agents/install.js');
      end(await install(cli, options));
    });
};
