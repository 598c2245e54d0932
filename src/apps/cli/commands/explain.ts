import { example } from '../help.js';
import type { ExplainOptions } from '../show-explanation.js';
import { type AddSubcommand, addDialectOption, addPluginOption, type DialectOptions, withHooksOf } from './options.js';

export const addExplain: AddSubcommand = (program, cli, end) => {
  const text = 'show which hooks an event would run, in which order, and why the others would not; runs nothing';
  addPluginOption(addDialectOption(program.command('explain').description(text)))
    .argument('<event>', 'the name of an event, ours or that of an agent')
    .option('--tool <name>', 'the name of the tool, or what else matchers of the event are tested against')
    .option(
      '--input <json>',
      'the fields of the event, ours or those of the agent: JSON, @file, or - for standard input',
    )
    .option('--session <id>', 'also show what this session of an agent has used of its budgets')
    .option('--json', 'print it as JSON')
    .addHelpText('after', example(cli, 'explain <event> --tool write_file', 'explain PreToolUse --dialect claude-code'))
    .action(async (event: string, options: ExplainOptions & DialectOptions) => {
      const [{ withWholeProject }, { explain }] = await Promise.all([
        import('../project.js'),
        import('../show-explanation.js'),
      ]);
      end(await withWholeProject(withHooksOf(cli, options), (project) => explain(cli, project, event, options)));
    });
};
