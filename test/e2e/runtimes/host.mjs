// A host with a hook whose child ignores every signal except SIGKILL, and one way to exit.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , entry, directory, ending] = process.argv;
const { HookRunner } = await import(entry);
const runner = new HookRunner({});
const stubborn =
  'trap "" TERM HUP INT PIPE; (touch child; while :; do sleep 0.1; done) & until [ -e child ]; do sleep 0.01; done; ';
const input = {
  session_id: 'session',
  transcript_path: '',
  cwd: directory,
  hook_event_name: 'BeforeTool',
  timestamp: '',
  tool_name: 'write_file',
  tool_input: {},
};
const run = (command, timeout) => runner.executeHook({ type: 'command', command, timeout }, 'BeforeTool', input);

if (ending === 'leaves') {
  // Neither a hook's child that keeps running nor a hook that ignores its timeout keeps the host alive.
  await run(`${stubborn}exit 0`, 60_000);
  await run(`${stubborn}while :; do sleep 0.1; done`, 500);
  writeFileSync(join(directory, 'ready'), '');
} else {
  void run(`${stubborn}touch leader; while :; do sleep 0.1; done`, 600_000);
  while (!existsSync(join(directory, 'leader'))) await new Promise((resolve) => setTimeout(resolve, 10));
  writeFileSync(join(directory, 'ready'), '');
  if (ending === 'exits') process.exit(7);
  setInterval(() => {}, 1000);
}
