import { spawn, spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { onTestFinished } from 'vitest';
import { bin, type makeMachine } from './machine.js';

export const hasScript = spawnSync('script', ['--version']).status === 0;

/** Starts the built command in a pseudo-terminal, in which the test types. */
export function startInTerminal(
  { project, environment }: ReturnType<typeof makeMachine>,
  args: string,
  env: Record<string, string> = {},
) {
  const child = spawn('script', ['-qec', `stty cols 200; ${process.execPath} ${bin} ${args}`, '/dev/null'], {
    cwd: project,
    env: { ...environment(env), TERM: 'xterm', SHELL: '/bin/sh' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let seen = '';
  child.stdout.on('data', (data) => (seen += stripVTControlCharacters(String(data))));
  const closed = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return {
    type: (keys: string) => child.stdin.write(keys),
    /** Waits for a text, and forgets everything up to it. */
    reads: async (text: string): Promise<string> => {
      while (!seen.includes(text)) {
        if (child.exitCode !== null) throw new Error(`hookwright ${args} ended: ${seen}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const end = seen.indexOf(text) + text.length;
      const before = seen.slice(0, end);
      seen = seen.slice(end);
      return before;
    },
    ended: async () => ({ code: await closed, rest: seen }),
  };
}
