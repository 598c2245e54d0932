import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll } from 'vitest';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Creates a folder that is deleted after all tests of the file. */
export function folderForAll(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hookwright-child-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const EVERYTHING = ['index', 'engine', 'contract'].map((entry) => `export * from './${entry}.js';`).join('\n');

/** Bundles the package from its sources to `hookwright.mjs`, for plain Node. */
export function bundle(dir: string, sources = root): void {
  buildSync({
    stdin: { contents: EVERYTHING, resolveDir: join(sources, 'src'), loader: 'ts' },
    outfile: join(dir, 'hookwright.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    // Copied sources have no node_modules of their own.
    nodePaths: [join(root, 'node_modules')],
  });
}

export interface Ended {
  code: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
}

/** Runs a module in its own Node process until it exits. The limit only keeps a test from hanging. */
export function runModule(
  dir: string,
  text: string,
  flags: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Ended {
  const file = join(dir, 'main.mjs');
  writeFileSync(file, text);
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [...flags, file], {
    cwd: dir,
    encoding: 'utf8',
    timeout: 50_000,
    env: { ...process.env, ...env },
  });
  return { code: status, signal, stdout, stderr };
}
