import { example } from '../help.js';
import type { McpOptions } from '../run-mcp.js';
import type { AddSubcommand } from './options.js';

export const addMcp: AddSubcommand = (program, cli, end) => {
  program
    .command('mcp')
    .description('run an MCP server on standard input and output, and run the hooks of the project for its tools')
    .argument('<command...>', 'command of the server and its arguments, after --')
    .option('--name <name>', 'name of the server for hooks (default: the name that it sends)')
    .option('--project <dir>', 'folder with the settings (default: the current one)')
    .option('--lenient', 'also run if hooks are disabled, invalid or not trusted')
    .addHelpText('after', example(cli, 'mcp --name files -- npx -y @modelcontextprotocol/server-filesystem .'))
    .action(async (command: string[], options: McpOptions) => {
      const { runMcp } = await import('../run-mcp.js');
      end(await runMcp(cli, command, options));
    });
};
