import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll } from 'vitest';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const base = {
  session_id: 's',
  cwd: '/',
  timestamp: '2026-01-05T09:30:00Z',
  transcript_path: '',
};

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Creates a folder in which `hookwright/kit` can be imported and which contains `hookwright_kit`. Deleted after the tests. */
export function kitProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-kit-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, 'package.json', '{ "type": "module" }');
  installKit(folder);
  cpSync(join(root, 'generated/kit/hookwright_kit.py'), join(folder, 'hookwright_kit.py'));
  return folder;
}

/** Installs the kit as in the package: one bundle under hookwright/kit. */
export function installKit(folder: string): void {
  const home = join(folder, 'node_modules/hookwright');
  bundle(join(root, 'generated/kit/hook.ts'), join(home, 'kit.js'));
  write(home, 'package.json', JSON.stringify({ name: 'hookwright', type: 'module', exports: { './kit': './kit.js' } }));
}

export function bundle(from: string, to: string): void {
  buildSync({
    entryPoints: [from],
    outfile: to,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['hookwright/kit'],
  });
}

export function write(folder: string, path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

export interface Started {
  args?: readonly string[];
  /** Standard input; a list is written piece by piece. */
  input?: unknown;
  env?: NodeJS.ProcessEnv;
}

/** Runs a hook like a host: one text on standard input, then end of file. */
// `python3` may be a wrapper script that selects an interpreter at every start.
export const python = String(execFileSync('python3', ['-c', 'import sys; print(sys.executable)'])).trim();

export function runHook(file: string, { args = [], input = '', env = {} }: Started = {}): Promise<Ended> {
  const program = file.endsWith('.py') ? [python, '-W', 'error', file] : [process.execPath, file];
  return run([...program, ...args], input, env);
}

export function run([program = '', ...args]: readonly string[], input: unknown, env: NodeJS.ProcessEnv = {}) {
  return new Promise<Ended>((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env } });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => (stdout += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk) => (stderr += chunk));
    child.on('error', reject).on('close', (code) => resolve({ code, stdout, stderr }));
    // A hook may exit before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(typeof input === 'string' ? input : JSON.stringify(input));
  });
}
