// A host whose launcher hangs: stopped before its hello frame, or once it is ready. Prints the decision of a guard.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , entry, directory, moment, timeout] = process.argv;
const { createConfig } = await import(entry);

const hooks = {
  BeforeTool: [{ hooks: [{ type: 'command', command: 'echo no >&2; exit 2', timeout: Number(timeout) }] }],
};
const system = createConfig({ workingDir: directory, hooks, runner: { launcher: 'always' } }).getHookSystem();
const fire = () => system.fireEvent('BeforeTool', { toolName: 'shell', toolInput: {} });

if (moment === 'before its hello') {
  const program = join(directory, 'node');
  writeFileSync(program, '#!/bin/sh\nkill -STOP $$\n', { mode: 0o755 });
  process.execPath = program;
} else {
  await fire();
  for (const pid of launchers()) process.kill(pid, 'SIGSTOP');
}
const { finalOutput } = await fire();
console.log(JSON.stringify({ decision: finalOutput?.decision, reason: finalOutput?.reason }));
await system.dispose();

function launchers() {
  return readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && titleOf(pid) === `hookwright-launcher of ${process.pid}`,
  );
}

function titleOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0];
  } catch {
    return '';
  }
}
