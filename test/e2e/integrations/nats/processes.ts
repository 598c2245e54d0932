import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';
import { folderForAll, root } from '../../../support/core/events/child.js';
import type { Line, Task } from './process-lines.js';

export interface FleetProcess {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  /** Exit code, or name of the signal. */
  readonly ended: Promise<number | string>;
  /** Sets the number up to which a host may send requests. */
  allow(limit: number): void;
  kill(): Promise<void>;
}

type Start = (task: Task, onLine?: (line: Line) => void) => FleetProcess;

/** Bundles the scripts from the sources, to run in plain Node. */
export function fleetPrograms(): { policyServer: Start; requestingHost: Start } {
  const dir = folderForAll();
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  buildSync({
    entryPoints: ['policy-server', 'requesting-host'].map((name) =>
      join(root, 'test/e2e/integrations/nats', `${name}.ts`),
    ),
    outdir: dir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  const starting =
    (name: string): Start =>
    (task, onLine) =>
      start(join(dir, name), task, onLine);
  return { policyServer: starting('policy-server.mjs'), requestingHost: starting('requesting-host.mjs') };
}

function start(file: string, task: Task, onLine: (line: Line) => void = () => {}): FleetProcess {
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line: Line = JSON.parse(text);
      if (line.ready) resolve();
      onLine(line);
    });
    void ended.then((how) => reject(new Error(`${file} ended with ${how} before it was ready`)));
  });
  // Prevents an unhandled rejection if the caller does not await it.
  ready.catch(() => {});
  child.stdin.on('error', () => {}).write(`${JSON.stringify(task)}\n`);
  const allow = (limit: number): void => void child.stdin.write(`${limit}\n`);
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { child, ready, ended, allow, kill };
}
