import type { DoctorOptions } from '../doctor/doctor.js';
import { example } from '../help.js';
import { type AddSubcommand, addDialectOption, addPluginOption } from './options.js';

export const addDoctor: AddSubcommand = (program, cli, end) => {
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
};
