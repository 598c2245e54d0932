import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commandLinesWith, launchersOf, makeBench, stateOf, until } from '../../../support/runners/process/support.js';

const entry = new URL('../../../../dist/index.js', import.meta.url).href;
const program = fileURLToPath(new URL('../../../support/runners/process/hung-launcher-host.mjs', import.meta.url));
const { execPath } = process;

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hung-launcher-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe.runIf(process.platform === 'linux')('Launcher that hangs', () => {
  it.each([
    ['before its hello', 60_000],
    ['before its hello', 1000],
    ['once it is ready', 60_000],
    ['once it is ready', 1000],
  ])('does not terminate the host: stopped %s, timeout %i ms [RUN-19]', async (moment, timeout) => {
    const [directory, memory] = [temporary(), temporary()];
    const env = { ...process.env, XDG_RUNTIME_DIR: memory };
    const args = [program, entry, directory, moment, String(timeout)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(JSON.parse(stdout || '"the host ended without a result"')).toEqual({ decision: 'deny', reason: 'no' });
    await until(() => commandLinesWith(directory).length === 0, 'the launcher has ended');
    await until(() => readdirSync(memory).length === 0, 'the private files are gone');
  });

  it('does not extend a timeout if it was stopped before its hello [RUN-19]', async () => {
    const bench = makeBench({ launcher: 'always' });
    onTestFinished(() => void Object.assign(process, { execPath }));
    process.execPath = bench.path('node');
    writeFileSync(
      process.execPath,
      '#!/bin/sh\necho $$ > launcher; mv launcher stopped; kill -STOP $$\n'.replace(/launcher|stopped/g, (name) =>
        bench.path(name),
      ),
      { mode: 0o755 },
    );
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const outcome = await bench.bash('sleep 600', { timeoutMs: 1000 });
    expect(outcome).toMatchObject({ kind: 'timed-out' });
    // Half of the timeout passed before the start, so the command had the other half.
    expect(timers.mock.calls.map(([, delay = 0]) => delay).filter((delay) => delay > 600 && delay <= 1000)).toEqual([]);
    expect(existsSync(bench.path('stopped'))).toBe(true);
  });

  it('does not extend a timeout if it was stopped when it was ready [RUN-19]', async () => {
    const bench = makeBench({ launcher: 'always' });
    await bench.bash('true');
    const [launcher = 0] = launchersOf();
    process.kill(launcher, 'SIGSTOP');
    expect(await bench.bash('sleep 600', { timeoutMs: 1000 })).toMatchObject({ kind: 'timed-out' });
    // The launcher is killed after five seconds without a response; the command ended before that.
    expect(stateOf(launcher)).toBe('T');
  });

  it('starts no command that the host has started instead [RUN-19]', async () => {
    const bench = makeBench({ launcher: 'always' });
    await bench.bash('true');
    const [launcher = 0] = launchersOf();
    process.kill(launcher, 'SIGSTOP');
    expect(await bench.bash('echo ran >> runs; exit 2', { timeoutMs: 1000 })).toMatchObject({ exitCode: 2 });
    process.kill(launcher, 'SIGCONT');
    // The launcher handles its requests in order.
    const { stdout } = await bench.bash('echo $PPID; wc -l < runs', { timeoutMs: 60_000 });
    expect(stdout.trim().split(/\s+/)).toEqual([String(launcher), '1']);
  });
});
