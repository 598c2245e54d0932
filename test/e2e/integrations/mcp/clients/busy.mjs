// A client that keeps calling and never exits: the proxy and the server are its descendants.
import { spawn } from 'node:child_process';

const [bin, ...server] = process.argv.slice(2);
const proxy = spawn(process.execPath, [bin, 'mcp', '--', ...server], { stdio: ['pipe', 'pipe', 'ignore'] });
const send = (message) => proxy.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
let id = 0;
const call = () => {
  id++;
  const slow = { name: 'slow', arguments: { steps: 3 }, _meta: { progressToken: id } };
  send({ id, method: 'tools/call', params: id % 2 ? slow : { name: 'echo', arguments: { id } } });
};
proxy.stdin.on('error', () => {});
proxy.stdout.on('data', () => call());
proxy.on('exit', () => setInterval(() => {}, 1000));
send({ id: 'init', method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {} } });
console.log(proxy.pid);
