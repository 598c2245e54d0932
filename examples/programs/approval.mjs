// Runs shell commands, and asks the person at the terminal before one that deletes files.
//   node approval.mjs "echo hello" "rm -r build"
import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { createHooks, toModelText } from 'hookwright';

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const closed = new AbortController();
terminal.once('close', () => closed.abort()); // Ctrl-D or Ctrl-C: a question without an answer is a no.

const confirm = async ({ toolName, toolInput, reason }) => {
  const question = `${reason}\nAllow ${toolName} ${JSON.stringify(toolInput)}? [y/N] `;
  const reply = await terminal.question(question, { signal: closed.signal });
  return /^y(es)?$/i.test(reply.trim());
};

const hooks = await createHooks({ confirm, untrusted: 'ask' });
hooks.on('BeforeTool', { matcher: 'run_shell_command' }, ({ tool_input }) =>
  /\brm\b/.test(String(tool_input.command)) ? { decision: 'ask', reason: 'This deletes files.' } : undefined,
);
const session = await hooks.session();

const shell = async ({ command }) => (await promisify(execFile)('sh', ['-c', command])).stdout;
for (const command of process.argv.slice(2)) {
  const done = await session.tool('run_shell_command', { command }, shell);
  console.log(`${done.status}: ${toModelText(done).trim()}`);
}
terminal.close();
await session.end();
await hooks.dispose();
