// Calls a tool of an MCP server, between the hooks of the settings files.
//   node mcp.mjs http://localhost:3000/mcp write_file '{ "path": "a.txt", "text": "Hello." }'
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createHooks } from 'hookwright';
import { withMcpHooks } from 'hookwright/mcp';

const [url, name, args = '{}'] = process.argv.slice(2);
const hooks = await createHooks({ untrusted: 'block' });
const session = await hooks.session();
const client = withMcpHooks(new Client({ name: 'example', version: '1.0.0' }), session, { name: 'files' });
await client.connect(new StreamableHTTPClientTransport(new URL(url)));

const { tools } = await client.listTools();
console.log(`tools: ${tools.map((tool) => tool.name).join(', ')}`);
const { content, isError = false } = await client.callTool({ name, arguments: JSON.parse(args) });
console.log(`${isError ? 'error' : 'result'}: ${content.map(({ text = '' }) => text).join('\n')}`);

await client.close();
await session.end();
await hooks.dispose();
