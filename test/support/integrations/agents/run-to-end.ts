import { spawn } from 'node:child_process';

/** How a program ended. */
export interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

export interface RunToEndOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly input?: string;
}

/** Runs a program until its output ends. */
export function runToEnd(program: string, args: readonly string[], options: RunToEndOptions): Promise<Ended> {
  const { cwd, env, input = '' } = options;
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, env });
    const texts = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (texts.stdout += String(chunk)));
    child.stderr.on('data', (chunk) => (texts.stderr += String(chunk)));
    child.once('error', fail);
    child.once('close', (code) => done({ ...texts, code }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
