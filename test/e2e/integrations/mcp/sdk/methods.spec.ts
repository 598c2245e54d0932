import { readFileSync } from 'node:fs';
import { Client as ModernClient } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { describe, expect, it } from 'vitest';
import { createConfig } from '../../../../../src/index.js';
import { withMcpHooks } from '../../../../../src/integrations/mcp/index.js';
import { readDocument } from '../../../examples/documents.js';
import { type MethodList, methodsOf, pathsIn, problemsOf, undocumented } from '../../../sdks/client-methods.mjs';

const about = { name: 'test', version: '1.0.0' };
const clients = { 'mcp-client-1': new Client(about), 'mcp-client-2': new ModernClient(about) };

interface Lists extends Readonly<Record<string, MethodList>> {
  readonly hooked: MethodList;
  readonly notHooked: MethodList;
}

function listsOf(name: string): Lists {
  return JSON.parse(readFileSync(new URL(`../../../sdks/methods/${name}.json`, import.meta.url), 'utf8'));
}

/** Returns the member at a path such as `experimental.tasks.requestStream`. */
function memberAt(client: object, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), client);
}

describe.each(Object.entries(clients))('methods of an MCP SDK client (%s)', (name, client) => {
  const lists = listsOf(name);

  it('are each in exactly one list, also after an SDK update', () => {
    expect(problemsOf(methodsOf(client), lists)).toEqual([]);
  });

  it('are documented if they reach a tool', () => {
    const [, guide = ''] = readDocument('docs/guides/mcp.md').split('### Hooked methods');
    expect(undocumented(lists.hooked, guide)).toEqual([]);
    expect(undocumented(lists.notHooked, guide)).toEqual([]);
  });

  it('do not reach the server if they are hooked and a hook blocks the tool', async () => {
    const hooks = { BeforeTool: [{ hooks: [{ type: 'command' as const, command: 'exit 2' }] }] };
    const hooked = withMcpHooks<Client | ModernClient>(client, createConfig({ workingDir: process.cwd(), hooks }));
    const params = { name: 'echo', arguments: {} };
    for (const path of pathsIn(lists.hooked)) {
      if (path === 'listTools') continue;
      const method = memberAt(hooked, path);
      const [given] = /callTool/.test(path) ? [params] : [{ method: 'tools/call', params }];
      // The client is not connected: a call that gets past the hooks fails with another error.
      const call = async (): Promise<unknown> => (typeof method === 'function' ? method(given) : undefined);
      const outcome = await call().catch(String);
      expect(JSON.stringify(outcome), path).toMatch(/Tool execution blocked|cannot stream a tool call/);
    }
  });
});
