import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';
import type { McpOptions } from '../run-mcp.js';

/** Adds `mcp`. */
export function addMcp(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  program
    .command('mcp')
    .description('run an MCP server on standard input and output, with the hooks of the project around its tools')
    .argument('<command...>', 'after --, the command of the server and its arguments')
    .option('--name <name>', 'what hooks know the server by; what it calls itself unless given')
    .option('--project <dir>', 'the folder whose settings count; the current one unless given')
    .option('--lenient', 'also run when hooks are off, invalid or untrusted')
    .addHelpText('after', example(cli, 'mcp --name files -- npx -y @modelcontextprotocol/server-filesystem .'))
    .action(async (command: string[], options: McpOptions) => {
      const { runMcp } = await import('../run-mcp.js');
      end(await runMcp(cli, command, options));
    });
}
