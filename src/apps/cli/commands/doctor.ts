import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { DoctorOptions } from '../doctor/doctor.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';
import { addDialectOption } from './options.js';

/** Adds `doctor`. */
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
