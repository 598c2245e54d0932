import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLongForm } from '../../../support/long-form.js';

// A host that calls a guarded tool many times in parallel, in several systems, and prints the results.
const HOST = `
import { createConfig, executeToolWithHooks } from './index.js';
const [, , workingDir, count] = process.argv;
const hooks = { BeforeTool: [{ hooks: [{ type: 'command', command: './guard.sh', timeout: 200_000 }] }] };
const configs = Array.from({ length: 12 }, () => createConfig({ workingDir, hooks }));
const warnings = [];
process.on('warning', ({ name }) => warnings.push(name));
let ran = 0;
const tool = { name: 'write_file', execute: async () => { ran += 1; return { llmContent: 'ran', returnDisplay: '' }; } };
const { signal } = new AbortController();
const calls = Array.from({ length: Number(count) }, (_, index) => {
  const config = configs[index % configs.length];
  return executeToolWithHooks(config, 'write_file', { index }, () => tool.execute(), { signal });
});
const results = await Promise.all(calls);
const blocked = results.filter((result) => JSON.stringify(result).includes('blocked by the guard')).length;
console.log(JSON.stringify({ ran, blocked, warnings }));
await Promise.all(configs.map((config) => config.getHookSystem()?.dispose({ kill: true })));
`;

const GUARD = `#!/bin/bash
touch "there/$$"
ls there | wc -l >> counts
sleep ${inLongForm(0.3, 2)}
rm "there/$$"
echo "blocked by the guard" >&2
exit 2
`;

let directory: string;
let bundle: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'crowd-'));
  bundle = join(directory, 'host.mjs');
  mkdirSync(join(directory, 'there'));
  writeFileSync(join(directory, 'guard.sh'), GUARD, { mode: 0o755 });
  const stdin = { contents: HOST, resolveDir: join(import.meta.dirname, '../../../../src') };
  buildSync({ stdin, bundle: true, platform: 'node', format: 'esm', outfile: bundle });
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('300 parallel calls with 256 descriptors run no guarded tool and at most 32 guards [RUN-22] [SEC-5]', async () => {
  const child = spawn('bash', ['-c', 'ulimit -n 256; exec "$0" "$@"', process.execPath, bundle, directory, '300'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(0);
  expect(JSON.parse(text)).toEqual({ ran: 0, blocked: 300, warnings: [] });
  const counts = readFileSync(join(directory, 'counts'), 'utf8').trim().split('\n').map(Number);
  expect(counts).toHaveLength(300);
  expect(Math.max(...counts)).toBeLessThanOrEqual(32);
}, 240_000);
