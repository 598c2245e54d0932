import { Argument, type Command } from 'commander';
import type { Cli } from '../cli.js';
import { Exit, type ExitCode } from '../exit.js';
import { example } from '../help.js';

const FILES = { python: 'kit/hookwright_kit.py', typescript: 'kit/hook-types.d.ts' } as const;

/** What a hook author saves beside a hook. */
export function addKit(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  program
    .command('kit')
    .description('print the author kit for a language, to be saved beside your hooks')
    .addArgument(new Argument('<language>', 'the language of your hooks').choices(Object.keys(FILES)))
    .addHelpText('after', example(cli, 'kit python > .hookwright/hooks/hookwright_kit.py'))
    .action(async (language: keyof typeof FILES) => {
      cli.terminal.raw(await cli.readGenerated(FILES[language]));
      end(Exit.fine);
    });
}
