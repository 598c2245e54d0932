import { fileURLToPath } from 'node:url';
import { Client as ModernClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as ModernTransport } from '@modelcontextprotocol/client/stdio';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { onTestFinished } from 'vitest';
import { bin, makeMachine } from '../../../apps/cli/machine.js';

const about = { name: 'test', version: '1.0.0' };

/** Clients of each SDK: 1.x, and the current one with and without a handshake. */
export const CLIENTS = {
  '1.x': () => new Client(about, { capabilities: { sampling: {} } }),
  'the current one': () => new ModernClient(about, { capabilities: { sampling: {} } }),
  'the current one, without a handshake': () => new ModernClient(about, { versionNegotiation: { mode: 'auto' } }),
};

export type AnyClient = Client | ModernClient;

const path = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));
const example = (name: string): string =>
  path(`node_modules/@modelcontextprotocol/sdk/dist/esm/examples/server/${name}.js`);

export const SERVERS = {
  modern: [process.execPath, path('servers/modern.mjs')],
  python: ['python3', path('servers/server.py')],
  outputSchema: [process.execPath, example('mcpServerOutputSchema')],
  progress: [process.execPath, example('progressExample')],
  sampling: [process.execPath, example('toolWithSampleServer')],
};

/** Connects over stdio; through the proxy if hooks are given. */
export async function connect(client: AnyClient, server: readonly string[], hooks?: object): Promise<void> {
  const { environment, project, write } = makeMachine();
  write('../.config/hookwright/settings.json', { enableHooks: true, hooks: hooks ?? {} });
  const [command = '', ...args] = hooks === undefined ? server : [process.execPath, bin, 'mcp', '--', ...server];
  const how = { command, args, cwd: project, env: environment(), stderr: 'ignore' as const };
  onTestFinished(() => client.close());
  if (client instanceof Client) await client.connect(new StdioClientTransport(how));
  else await client.connect(new ModernTransport(how));
}

/** Texts of a result of either SDK. */
export function textsIn(result: object): string[] {
  const content: unknown = 'content' in result ? result.content : [];
  return Array.isArray(content) ? content.map((block) => String(block?.text)) : [];
}
