import { example, section } from '../help.js';
import { type AddSubcommand, addDialectOption, type DialectOptions } from './options.js';

const PERMITS = [
  'It trusts changes of scripts whose hooks were trusted when it started, and shows each change as a diff.',
  'It cannot see who made a change. While it runs, everything that can write these files, such as an agent, can change your guards.',
  'If an agent that writes a trace runs in the project, dev asks before it trusts a change.',
  'Never trusted: new hooks, changed settings, other programs, and files outside the project.',
  'It needs a terminal, asks once at the start, and does not run inside an agent.',
];
const STAYS_TRUSTED = [
  'After Ctrl-C, the last version of each script that was shown stays trusted. Versions in between are forgotten.',
  'Trust that you granted in another way is never revoked.',
];

export const addDev: AddSubcommand = (program, cli, end) => {
  addDialectOption(
    program
      .command('dev')
      .description('while you write hooks: trust your edits of trusted scripts and show events, until Ctrl-C'),
  )
    .addHelpText('after', section(cli, 'What it permits:', ...PERMITS))
    .addHelpText('after', section(cli, 'What stays trusted:', ...STAYS_TRUSTED))
    .addHelpText('after', example(cli, 'dev'))
    .action(async (options: DialectOptions) => {
      const { dev } = await import('../dev/dev.js');
      end(await dev(cli, options));
    });
};
