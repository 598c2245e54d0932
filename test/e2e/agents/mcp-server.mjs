// MCP server on stdio with one tool, `note`, which leaves `ran.txt` behind in the folder that it is given.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [folder] = process.argv.slice(2);
const TOOL = {
  name: 'note',
  description: 'Writes a note.',
  inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
};

function answer({ method, params }) {
  if (method === 'initialize') {
    const { protocolVersion } = params;
    return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'files', version: '1.0.0' } };
  }
  if (method === 'tools/list') return { tools: [TOOL] };
  if (method !== 'tools/call') return {};
  writeFileSync(join(folder, 'ran.txt'), params.arguments.text);
  return { content: [{ type: 'text', text: 'M_TOOL' }] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.id === undefined) continue;
  console.log(JSON.stringify({ jsonrpc: '2.0', id: message.id, result: answer(message) }));
}
