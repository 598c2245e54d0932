// Runs one agent in a folder with a home and a project.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { scratchFolder } from './namespace.mjs';

/** Runs the agent with an environment of its own. Ends its whole process group if it hangs. */
export function runAgent({ command, args, folder, env, user, limit }) {
  const [program, ...first] = command;
  const child = spawn(program, [...first, ...args], {
    cwd: join(folder, 'project'),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: join(folder, 'home'),
      LANG: 'C.UTF-8',
      TERM: 'dumb',
      SHELL: '/bin/bash',
      USER: 'nobody',
      TMPDIR: scratchFolder(),
      // Agents on Node spend most of a row on compiling themselves.
      NODE_COMPILE_CACHE: join(scratchFolder(), 'compiled'),
      NODE_OPTIONS: '--max-semi-space-size=64',
      ...env,
    },
  });
  for (const stream of ['stdout', 'stderr']) child[stream].on('data', (chunk) => (user[stream] += chunk));
  return new Promise((resolve, reject) => {
    let hangs = false;
    const timer = setTimeout(() => {
      hangs = true;
      process.kill(-child.pid, 'SIGKILL');
    }, limit);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      const end = () => resolve(hangs ? 'hangs' : (signal ?? code));
      // A hook that outlives the agent may keep its streams open.
      child.once('close', end);
      setTimeout(end, 500).unref();
    });
  });
}
