import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';
import { addDialectOption, type DialectOptions } from './dialect-option.js';

export interface DoctorOptions extends DialectOptions {
  json?: true;
}

/** What keeps hooks from firing. */
export function addDoctor(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  addDialectOption(
    program
      .command('doctor')
      .description(
        'find what keeps hooks from firing on this machine, and say what to do; exit 1 when there is something',
      ),
  )
    .option('--json', 'print it as JSON')
    .addHelpText('after', example(cli, 'doctor'))
    .action(async (options: DoctorOptions) => {
      const { doctor } = await import('../doctor/doctor.js');
      end(await doctor(cli, options));
    });
}
