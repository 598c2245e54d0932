import { example } from '../help.js';
import type { AddSubcommand } from './options.js';

/** Adds the command that an agent calls as its own hook. */
export const addHook: AddSubcommand = (program, cli, end) => {
  program
    .command('hook')
    .description('run as the hook of another agent: read its input, run your hooks, respond in its format')
    .argument('[event]', 'name of the event in the agent, if its input does not contain it')
    .requiredOption('--as <agent>', 'agent that calls: claude-code, codex, copilot-cli, cursor, gemini-cli, qwen-code')
    .option('--on-failure <policy>', 'block or allow, if hooks cannot run', 'block')
    .option('--timeout <ms>', 'time that the agent waits, in milliseconds (default: that of the agent)')
    .addHelpText('after', example(cli, 'hook --as claude-code < input.json'))
    .action(async (event: string | undefined, options: { as: string; onFailure: string; timeout?: string }) => {
      const { runHook } = await import('../run-hook.js');
      end(await runHook({ event, ...options }, cli.loadContract));
    });
};
