import { type Command, Option } from 'commander';
import type { InstallOptions } from '../agents/install.js';
import type { Cli } from '../cli.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';
import { addAgentOptions } from './options.js';

/** Adds `install`. */
export function addInstall(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
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
}
