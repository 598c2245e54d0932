import { example } from '../help.js';
import type { InitOptions } from '../init.js';
import type { AddSubcommand } from './options.js';

export const addInit: AddSubcommand = (program, cli, end) => {
  program
    .command('init')
    .description(
      'write a first settings file, a harmless hook and a test for it, trust them, and install them into your agents',
    )
    .option(
      '--from <agent>',
      'run the hooks of claude, gemini, llxprt, codex, cursor, copilot or qwen unchanged: adds "dialects" to settings',
    )
    .option(
      '--rules <sets>',
      'add starter rules and their tests, also to existing settings: dangerous-commands, git-safety, loop-breaker, no-exfiltration, protected-paths, secrets, or all',
    )
    .option('--force', 'with --rules: also replace rules that were edited, and keep the old file as settings.json.bak')
    .option('--agents <names>', 'install the hooks into these agents, such as claude-code,codex; none: into no agent')
    .option('-y, --yes', 'ask nothing; without --agents, install into every agent on this machine')
    .option('--json', 'print what was written as JSON, and ask nothing')
    .addHelpText(
      'after',
      example(
        cli,
        'init',
        'init --agents claude-code,codex --yes',
        'init --from claude',
        'init --rules git-safety,secrets',
      ),
    )
    .action(async (options: InitOptions) => {
      if (options.from !== undefined) {
        const { importHooks } = await import('../import-hooks.js');
        return end(await importHooks(cli, options.from, options));
      }
      if (options.rules !== undefined) {
        const { addStarterRules } = await import('../starter-rules.js');
        return end(await addStarterRules(cli, options.rules, options));
      }
      const { init } = await import('../init.js');
      end(await init(cli, options));
    });
};
