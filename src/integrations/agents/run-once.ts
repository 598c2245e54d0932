import { spawn } from 'node:child_process';
import { attempt } from '../../util/errors.js';

/** How a process ended. */
export interface RunEnd {
  readonly kind: 'exited' | 'timed-out' | 'spawn-failed';
  readonly exitCode?: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOnceOptions {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly timeoutMs: number;
}

/** Runs a program to its end. Kills its process group after the timeout. Never rejects. */
export function runOnce(program: string, args: readonly string[], options: RunOnceOptions): Promise<RunEnd> {
  const { input = '', cwd, env = process.env, timeoutMs } = options;
  return new Promise((resolve) => {
    const isGrouped = process.platform !== 'win32';
    const child = spawn(program, args, { cwd, env, detached: isGrouped, stdio: ['pipe', 'pipe', 'pipe'] });
    let [stdout, stderr, isLate] = ['', '', false];
    const timer = setTimeout(() => {
      isLate = true;
      const { pid } = child;
      // It may have ended just now.
      if (pid !== undefined) attempt(() => process.kill(isGrouped ? -pid : pid, 'SIGKILL'), false);
    }, timeoutMs);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ kind: 'spawn-failed', stdout, stderr: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ kind: isLate ? 'timed-out' : 'exited', exitCode: code ?? undefined, stdout, stderr });
    });
    child.stdin.end(input);
  });
}
