// Cost of the MCP proxy for one tool call without hooks.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../../dist/bin.js');

/** Answers every line at once: the least that a server can do. */
const SERVER = `
let rest = '';
process.stdin.setEncoding('utf8').on('data', (data) => {
  const lines = (rest + data).split('\\n');
  rest = lines.pop();
  for (const line of lines) {
    const { id } = JSON.parse(line);
    process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text: 'ok' }] } }) + '\\n');
  }
});
process.stdin.on('end', () => process.exit());
`;

export const mcpRows = [
  {
    what: 'a tool call through hookwright mcp without hooks / the bare pipe',
    moreMs: 1,
    rounds: { full: 2000, quick: 200 },
    warmUps: 200,
    prepare: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hookwright-bench-'));
      mkdirSync(join(folder, '.config/hookwright'), { recursive: true });
      writeFileSync(join(folder, '.config/hookwright/settings.json'), '{ "enableHooks": true, "hooks": {} }');
      const options = { cwd: folder, env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: '' } };
      const server = [process.execPath, '-e', SERVER];
      const bare = connect(server, options);
      const proxied = connect([process.execPath, bin, 'mcp', '--name', 'bench', '--', ...server], options);
      await Promise.all([bare.call(), proxied.call()]);
      return {
        floor: bare.call,
        measured: proxied.call,
        release: async () => {
          await Promise.all([bare.end(), proxied.end()]);
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
  },
];

function connect([command, ...args], options) {
  const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let id = 0;
  let answered = () => {};
  child.stdout.on('data', (data) => data.includes(0x0a) && answered());
  return {
    call: () =>
      new Promise((resolve) => {
        answered = resolve;
        id++;
        const params = { name: 'echo', arguments: { text: 'hello', id } };
        child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params })}\n`);
      }),
    end: () => {
      child.stdin.end();
      return ended;
    },
  };
}
