import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../../../src/runners/process/helper-programs.js';
import { type Bench, commandLinesWith, makeBench, until } from '../../../support/runners/process/support.js';

const { PATH = '' } = process.env;

// A host that runs one project hook and is then killed, so that its watchdog has work to do.
const HOST = `
import { HookRunner } from './index.js';
const cwd = process.cwd();
const input = { session_id: 's', cwd, hook_event_name: 'BeforeTool', timestamp: '', transcript_path: '' };
const hook = { type: 'command', command: 'echo shell; echo fine > /dev/stderr; exit 2' };
const runner = new HookRunner({}, { onNotice: (text) => console.log(text) });
const { output } = await runner.executeHook(hook, 'BeforeTool', input);
console.log(output.reason);
process.kill(process.pid, 'SIGKILL');
`;

function startHost(bench: Bench, path: string): Promise<string> {
  const stdin = { contents: HOST, resolveDir: join(import.meta.dirname, '../../../../src') };
  buildSync({ stdin, bundle: true, platform: 'node', format: 'esm', outfile: bench.path('host.mjs') });
  const env = { ...bench.env, PATH: path, XDG_RUNTIME_DIR: bench.memory };
  const host = spawn(process.execPath, ['host.mjs'], {
    cwd: bench.directory,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  host.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return new Promise((resolve) => host.once('close', () => resolve(text)));
}

/** Creates a folder with programs that write a file when they are started. */
function trap(bench: Bench, folder: string): string {
  mkdirSync(bench.path(folder), { recursive: true });
  mkdirSync(bench.path('trapped'), { recursive: true });
  for (const name of ['bash', 'sh', 'mkfifo', 'rm']) {
    writeFileSync(`${bench.path(folder)}/${name}`, `#!/bin/sh\necho > ${bench.path('trapped')}/${name}\n`, {
      mode: 0o755,
    });
  }
  return bench.path(folder);
}

describe('Helper program', () => {
  it('is never taken from the project, by a relative or absolute PATH entry [SEC-6]', async () => {
    const bench = makeBench();
    const own = trap(bench, 'bin');
    symlinkSync(own, bench.path('link'));
    const path = ['bin', '.', '', './bin', own, `${own}/../link`, PATH].join(delimiter);
    expect(await startHost(bench, path)).toBe('fine\n');
    await until(() => commandLinesWith(bench.memory).length === 0, 'the watchdog has ended');
    expect(readdirSync(bench.memory)).toEqual([]);
    expect(readdirSync(bench.path('trapped'))).toEqual([]);
  });

  it('is not found in a working directory, whichever PATH entry leads there [SEC-6]', () => {
    const bench = makeBench();
    const own = trap(bench, 'project/bin');
    const elsewhere = trap(bench, 'elsewhere');
    symlinkSync(own, bench.path('link'));
    const project = realpathSync(bench.path('project'));
    const find = (...path: string[]) => findProgram('mkfifo', path.join(delimiter), [project]);
    expect(find(own)).toBeUndefined();
    expect(find(bench.path('link'))).toBeUndefined();
    expect(find(`${elsewhere}/../project/bin`)).toBeUndefined();
    expect(find(bench.path('project'))).toBeUndefined();
    expect(find('bin', '.', '', '..')).toBeUndefined();
    expect(find(own, elsewhere)).toBe(`${elsewhere}/mkfifo`);
  });

  it('is not a link that leads into a working directory [SEC-6]', () => {
    const bench = makeBench();
    const own = trap(bench, 'project/bin');
    mkdirSync(bench.path('outside'));
    symlinkSync(`${own}/mkfifo`, bench.path('outside/mkfifo'));
    expect(findProgram('mkfifo', bench.path('outside'), [realpathSync(bench.path('project'))])).toBeUndefined();
  });

  it('is found if the host works in the root or in a system directory [WIRE-30]', () => {
    for (const directory of ['/', '/usr', '/bin', '/usr/bin']) {
      expect(findProgram('sh', '/usr/bin:/bin', [realpathSync(directory)])).toMatch(/^(\/usr)?\/bin\/sh$/);
    }
  });

  it('lookup does not change the PATH of commands [WIRE-26]', async () => {
    const bench = makeBench();
    trap(bench, 'bin');
    const env = { ...bench.env, PATH: `${bench.path('bin')}:${PATH}` };
    await bench.runner.run(bench.spec('/bin/bash', ['-c', 'mkfifo nowhere'], { env }));
    expect(readdirSync(bench.path('trapped'))).toEqual(['mkfifo']);
  });
});
