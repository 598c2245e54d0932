import { Argument, type Command } from 'commander';
import type { Cli } from '../cli.js';
import { Exit, type ExitCode } from '../exit.js';
import { example } from '../help.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Words for the tabulator key. */
export function addCompletion(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  program
    .command('completion')
    .description('print a script that lets a shell complete this command')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', example(cli, `completion bash >> ~/.bashrc`))
    .action(async (shell: (typeof SHELLS)[number]) => {
      const { completionScript } = await import('../completion-script.js');
      const { routes } = await cli.loadContract();
      cli.terminal.raw(completionScript(shell, program, Object.keys(routes)));
      end(Exit.fine);
    });
}
