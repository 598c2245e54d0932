import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { DoctorOptions } from '../doctor/doctor.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';
import { addDialectOption, addPluginOption } from './options.js';

/** Adds `doctor`. */
export function addDoctor(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  const text =
    'find what keeps hooks from firing on this machine, by cause, and show how to fix it; exit 1 if there is a problem';
  addPluginOption(addDialectOption(program.command('doctor').description(text)))
    .option(
      '--fix',
      'make scripts executable, replace CRLF line endings, correct the path of a moved script; trusts nothing',
    )
    .option('--json', 'print it as JSON')
    .addHelpText('after', example(cli, 'doctor', 'doctor --fix'))
    .action(async (options: DoctorOptions) => {
      const { doctor } = await import('../doctor/doctor.js');
      end(await doctor(cli, options));
    });
}
