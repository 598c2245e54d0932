import { existsSync, readFileSync } from 'node:fs';
import { Argument, type Command } from 'commander';
import type { Cli } from '../cli.js';
import { Exit, type ExitCode, problem } from '../exit.js';
import { example } from '../help.js';

/** The first of these that the contract has. */
const FILES = {
  python: ['kit/hookwright_kit.py', 'kit/hook_types.py'],
  typescript: ['kit/hook-types.d.ts'],
} as const;

/** What a hook author saves beside a hook. */
export function addKit(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  program
    .command('kit')
    .description('print the author kit for a language, to be saved beside your hooks')
    .addArgument(new Argument('<language>', 'the language of your hooks').choices(Object.keys(FILES)))
    .addHelpText('after', example(cli, 'kit python > .hookwright/hooks/hookwright_kit.py'))
    .action((language: keyof typeof FILES) => end(kit(cli, language)));
}

function kit(cli: Cli, language: keyof typeof FILES): ExitCode {
  const file = FILES[language].map((path) => cli.generatedFile(path)).find((path) => existsSync(path));
  if (file === undefined) throw problem(`there is no kit for ${language}`, 'install the package again');
  cli.terminal.raw(readFileSync(file, 'utf8'));
  return Exit.fine;
}
