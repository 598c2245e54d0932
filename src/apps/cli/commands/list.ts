import { example } from '../help.js';
import type { ListOptions } from '../list-hooks.js';
import { type AddSubcommand, addDialectOption, addPluginOption, type DialectOptions, withHooksOf } from './options.js';

export const addList: AddSubcommand = (program, cli, end) => {
  const text = 'show every hook: its event, matcher, command, file, whether it is enabled and trusted; and budgets';
  addPluginOption(addDialectOption(program.command('list').description(text)))
    .option('--session <id>', 'also show what this session of an agent has used of its budgets')
    .option('--json', 'print it as JSON')
    .addHelpText('after', example(cli, 'list'))
    .action(async (options: ListOptions & DialectOptions) => {
      const [{ withProject }, { listHooks }] = await Promise.all([import('../project.js'), import('../list-hooks.js')]);
      end(await withProject(withHooksOf(cli, options), (project) => listHooks(cli, project, options)));
    });
};
