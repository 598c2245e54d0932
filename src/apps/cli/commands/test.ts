import { example } from '../help.js';
import type { TestOptions } from '../test/test.js';
import { type AddSubcommand, addDialectOption, addPluginOption } from './options.js';

export const addTest: AddSubcommand = (program, cli, end) => {
  const text = 'run hook tests (*.hooktest.json): each case fires an event in a temporary project';
  addPluginOption(addDialectOption(program.command('test').description(text)))
    .argument('[paths...]', 'test files or folders; all of the project unless given')
    .option('--untrusted', 'also run hooks that are not trusted yet')
    .option('--watch', 'run again whenever a file of the project changes')
    .option('--junit <file>', 'write a report for a CI server')
    .option('--json', 'print the results as JSON')
    .addHelpText('after', example(cli, 'test', 'test .hookwright/hooks --junit report.xml'))
    .action(async (paths: string[], options: TestOptions) => {
      const { test } = await import('../test/test.js');
      end(await test(cli, paths, options));
    });
};
