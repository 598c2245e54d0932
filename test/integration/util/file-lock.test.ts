import { spawn } from 'node:child_process';
import { existsSync, lstatSync, lutimesSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withFileLock } from '../../../src/util/file-lock.js';
import { isNamedRunning, isRunning, ownProcessName } from '../../../src/util/running-process.js';

/** Only then it is known when a process started, and whether it was reaped. */
const hasProc = existsSync('/proc/self/stat');

function lockPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'lock');
}

/** Returns the id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
}

describe('withFileLock', () => {
  it('is free after the action, also if it throws', () => {
    const path = lockPath();
    const fail = (): never => {
      throw new Error('no');
    };
    expect(() => withFileLock(path, fail)).toThrow('no');
    expect(withFileLock(path, () => lstatSync(path).isSymbolicLink())).toBe(true);
    expect(lstatSync(path, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('takes over the lock of a process that ended, and that of its removal', async () => {
    const path = lockPath();
    const name = `${await endedProcess()}:1`;
    symlinkSync(name, path);
    symlinkSync(name, `${path}.next`);
    expect(withFileLock(path, () => 'done')).toBe('done');
    expect(lstatSync(`${path}.next`, { throwIfNoEntry: false })).toBeUndefined();
  });

  it.runIf(hasProc)('takes over the lock of an earlier process with the id of one that runs', () => {
    const path = lockPath();
    symlinkSync(`${process.ppid}:0`, path);
    expect(withFileLock(path, () => 'done')).toBe('done');
  });

  it.each([
    [0, 'cannot lock'],
    [60_000, undefined],
  ])('takes over the lock of another machine only if it is old: %i ms', (age, error) => {
    const path = lockPath();
    symlinkSync(`${process.ppid}:0@another-machine`, path);
    const then = new Date(Date.now() - age);
    lutimesSync(path, then, then);
    const locked = () => withFileLock(path, () => 'done', 20);
    if (error === undefined) expect(locked()).toBe('done');
    else expect(locked).toThrow(error);
  });

  it('throws if a process that runs holds it', () => {
    const path = lockPath();
    symlinkSync(ownProcessName(), path);
    expect(() => withFileLock(path, () => 'done', 20)).toThrow(`cannot lock ${path}: another process holds it`);
  });
});

describe('running process', () => {
  it.runIf(hasProc)('is known by its name, which an earlier process with its id does not have', async () => {
    expect(isNamedRunning(ownProcessName())).toBe(true);
    expect(isNamedRunning(`${process.pid}:0`)).toBe(false);
    expect(isNamedRunning(`${process.ppid}:0`)).toBe(false);
    expect(isNamedRunning('')).toBe(false);
    expect(isNamedRunning(`${await endedProcess()}:0`)).toBe(false);
  });

  it.runIf(hasProc)('does not run if it was killed and not reaped yet', async () => {
    // A shell reaps its child, until it is replaced by `sleep`.
    const parent = spawn('/bin/sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [line] = await new Promise<Buffer[]>((resolve) => parent.stdout.once('data', (data) => resolve([data])));
    const pid = Number(String(line));
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    expect(isRunning(pid)).toBe(true);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(() => process.kill(pid, 0)).not.toThrow();
  });
});
