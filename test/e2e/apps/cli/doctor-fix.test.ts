import { readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beforeTool, makeMachine } from './machine.js';

const named = (name: string, command: string) => ({ type: 'command', name, command });

function machineWith(command: string, extra = '') {
  const machine = makeMachine();
  const text = JSON.stringify(beforeTool(named('guard', command)), undefined, 2);
  const settings = machine.write('.hookwright/settings.json', `${extra}${text}\n`);
  const pending = async (): Promise<string[]> =>
    JSON.parse((await machine.run(['trust', '--json'])).stdout).pending.map(({ name }: { name: string }) => name);
  return { ...machine, settings, pending, fix: () => machine.run(['doctor', '--fix']) };
}

describe('doctor --fix', () => {
  it('makes the script of a hook executable', async () => {
    const { fix, write, pending } = machineWith('./check.sh');
    const script = write('check.sh', '#!/bin/sh\nexit 0\n');
    const { stdout } = await fix();
    expect(stdout).toMatch(/^fixed: made check\.sh executable\n/);
    expect(statSync(script).mode & 0o777).toBe(0o755);
    expect(stdout).not.toContain('not executable');
    expect(await pending()).toEqual(['guard']);
  });

  it('fixes a script with several mistakes in one run', async () => {
    const { fix, write } = machineWith('./check.sh');
    const script = write('check.sh', '#!/bin/sh\r\nexit 0\r\n');
    const { stdout } = await fix();
    expect(stdout).toMatch(/^fixed: made check\.sh executable\nfixed: replaced CRLF line endings in check\.sh\n/);
    expect(readFileSync(script, 'utf8')).toBe('#!/bin/sh\nexit 0\n');
    expect(stdout).not.toContain('CRLF) line endings');
  });

  it('replaces CRLF line endings, and trust in the script has to be given again', async () => {
    const { fix, write, run, pending } = machineWith('bash check.sh');
    const script = write('check.sh', 'echo a\r\nexit 0\r\n', 0o640);
    await run(['trust', '--yes']);
    expect(await pending()).toEqual([]);
    const { code, stdout } = await fix();
    expect(stdout).toMatch(/^fixed: replaced CRLF line endings in check\.sh\n/);
    expect(readFileSync(script, 'utf8')).toBe('echo a\nexit 0\n');
    expect(statSync(script).mode & 0o777).toBe(0o640);
    expect(stdout).toContain('check.sh changed since it was trusted');
    expect(code).toBe(1);
    expect(await pending()).toEqual(['guard']);
  });

  it.each([
    ['bash .hookwright/hooks/check.sh --strict', 'bash tools/check.sh --strict'],
    ['bash "$HOOKWRIGHT_PROJECT_DIR"/.hookwright/hooks/check.sh', 'bash "$HOOKWRIGHT_PROJECT_DIR"/tools/check.sh'],
  ])('corrects %s if the script was moved, and keeps the rest of the file', async (command, corrected) => {
    const { fix, write, settings, pending } = machineWith(command, '// kept\n');
    write('tools/check.sh', 'exit 0\n');
    write('node_modules/x/check.sh', 'exit 0\n');
    const before = readFileSync(settings, 'utf8');
    const { stdout } = await fix();
    expect(stdout).toMatch(/^fixed: \.hookwright\/settings\.json: guard now runs tools\/check\.sh\n/);
    const [from, to] = [JSON.stringify(command), JSON.stringify(corrected)];
    expect(readFileSync(settings, 'utf8')).toBe(before.replace(from, to));
    expect(await pending()).toEqual(['guard']);
  });

  it('leaves a command alone if two files have the name', async () => {
    const { fix, write, settings } = machineWith('bash check.sh');
    const before = readFileSync(settings, 'utf8');
    write('a/check.sh', 'exit 0\n');
    write('b/check.sh', 'exit 0\n');
    const { code, stdout } = await fix();
    expect(code).toBe(1);
    expect(stdout).toContain('✗ cannot run "check.sh": not found');
    expect(stdout).not.toContain('fixed');
    expect(readFileSync(settings, 'utf8')).toBe(before);
  });

  it('changes no file outside the project for a hook of the project', async () => {
    const { fix, write, project } = machineWith('./check.sh');
    const script = write('../elsewhere.sh', '#!/bin/sh\nexit 0\n');
    symlinkSync(script, join(project, 'check.sh'));
    const { stdout } = await fix();
    expect(stdout).not.toContain('fixed');
    expect(statSync(script).mode & 0o777).toBe(0o644);
  });

  it('changes no file of the project for a hook of the user, which needs no trust', async () => {
    const { run, write } = makeMachine();
    write('../.config/hookwright/settings.json', beforeTool(named('guard', './check.sh')));
    const script = write('check.sh', '#!/bin/sh\nexit 0\n');
    expect((await run(['doctor', '--fix'])).stdout).not.toContain('fixed');
    expect(statSync(script).mode & 0o777).toBe(0o644);
  });
});

it('doctor says which problems --fix can fix, and changes nothing', async () => {
  const { run, write } = machineWith('./check.sh');
  const script = write('check.sh', '#!/bin/sh\nexit 0\n');
  const { stdout } = await run(['doctor']);
  expect(stdout).toContain('hookwright doctor --fix can fix 1 of them');
  expect(statSync(script).mode & 0o777).toBe(0o644);
});
