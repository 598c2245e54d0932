import { spawn } from 'node:child_process';

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
      if (child.pid !== undefined) process.kill(isGrouped ? -child.pid : child.pid, 'SIGKILL');
    }, timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
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
