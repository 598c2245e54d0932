import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const bin = fileURLToPath(new URL('../../../../dist/bin.js', import.meta.url));

export interface CommandResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  input?: string;
  env?: Record<string, string>;
  cwd?: string;
}

/** Creates an empty home and project, and runs the built command in them. */
export function makeMachine() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-cli-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  const home = join(root, 'home');
  const project = join(home, 'project');
  mkdirSync(project, { recursive: true });
  const environment = (env: Record<string, string> = {}) => ({ PATH: process.env['PATH'] ?? '', HOME: home, ...env });

  const start = (args: readonly string[], options: RunOptions = {}): ChildProcessWithoutNullStreams => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: options.cwd ?? project,
      env: environment(options.env),
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  return {
    root,
    home,
    project,
    environment,
    start,
    write: (path: string, content: unknown, mode = 0o644): string => {
      const file = join(project, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, undefined, 2));
      chmodSync(file, mode);
      return file;
    },
    run: (args: readonly string[], options: RunOptions = {}): Promise<CommandResult> => {
      const child = start(args, options);
      child.stdin.on('error', () => {});
      child.stdin.end(options.input ?? '');
      return resultOf(child);
    },
  };
}

export function resultOf(child: ChildProcessWithoutNullStreams): Promise<CommandResult> {
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => (stdout += String(data)));
  child.stderr.on('data', (data) => (stderr += String(data)));
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr })));
}

/** Returns settings with BeforeTool hooks. */
export function beforeTool(...hooks: readonly (string | Record<string, unknown>)[]) {
  const commands = hooks.map((hook) => (typeof hook === 'string' ? { type: 'command', command: hook } : hook));
  return { enableHooks: true, hooks: { BeforeTool: [{ matcher: '^write_file$', hooks: commands }] } };
}
