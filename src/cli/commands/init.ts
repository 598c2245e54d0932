import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';

/** A first hook that works. */
export function addInit(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  program
    .command('init')
    .description('write a first settings file, a harmless hook and a test for it, and trust them; overwrites nothing')
    .option('--json', 'print what was written as JSON')
    .addHelpText('after', example(cli, 'init'))
    .action(async (options: { json?: true }) => {
      const { init } = await import('../init.js');
      end(await init(cli, options));
    });
}
