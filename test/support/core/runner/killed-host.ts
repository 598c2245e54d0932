import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { expect } from 'vitest';
import { type Bench, commandLinesWith, launcher, processesWith, until } from './support.js';

// A host with two hooks and their children, which all ignore SIGTERM, SIGHUP, SIGINT and SIGPIPE.
const HOST = `
import { HookRunner } from './index.js';
const [, , cwd, mark] = process.argv;
const stubborn = 'trap "" TERM HUP INT PIPE; (touch host-child; while :; do sleep 0.1; done) & touch host-hook; while :; do sleep 0.1; done';
const hook = { type: 'command', command: stubborn, env: { BENCH_MARK: mark } };
const input = { session_id: 's', cwd, hook_event_name: 'BeforeTool', timestamp: '', transcript_path: '' };
await new HookRunner({}, { launcher: process.env.LAUNCHER }).executeHooksParallel([hook, hook], 'BeforeTool', input);
`;

const bundleIn = (bench: Bench) => bench.path('host.mjs');

/** Bundles the host. Must be called before resources are counted, because esbuild keeps a thread. */
export function bundleHost(bench: Bench): void {
  const resolveDir = join(import.meta.dirname, '../../../../src');
  const stdin = { contents: HOST, resolveDir };
  buildSync({ stdin, bundle: true, platform: 'node', format: 'esm', outfile: bundleIn(bench) });
}

/** Kills a host process with hooks that ignore signals, and expects that nothing remains. */
export async function hostKilledDuringRun(bench: Bench): Promise<void> {
  const work = bench.path('host');
  const memory = join(work, 'memory');
  mkdirSync(memory, { recursive: true });
  const mark = `${bench.mark}-host`;
  const ours = () => processesWith(`BENCH_MARK=${mark}`);
  const host = spawn(process.execPath, [bundleIn(bench), work, mark], {
    env: { ...process.env, XDG_RUNTIME_DIR: memory, LAUNCHER: launcher },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => host.once('exit', (_code, signal) => resolve(signal)));
  try {
    await until(() => existsSync(join(work, 'host-hook')) && existsSync(join(work, 'host-child')), 'the hooks run');
    await until(() => commandLinesWith(memory).length === 1, 'the watchdog runs');
    expect(ours().length).toBeGreaterThanOrEqual(2);
  } finally {
    host.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');
  await until(() => ours().length === 0, 'no process of a hook is left');
  await until(() => readdirSync(memory).length === 0 && commandLinesWith(memory).length === 0, 'nothing else is left');
}
