import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beforeTool, makeMachine } from './machine.js';

interface Finding {
  check: string;
  message: string;
  help: string;
}

function machineWith(settings: object) {
  const machine = makeMachine();
  machine.write('../.config/hookwright/settings.json', settings);
  const findings = async (env: Record<string, string> = {}): Promise<Finding[]> => {
    const { code, stdout, stderr } = await machine.run(['doctor', '--json'], { env });
    const found = JSON.parse(stdout).findings;
    expect({ code, stderr }).toEqual({ code: found.every(({ note }: { note?: true }) => note) ? 0 : 1, stderr: '' });
    return found;
  };
  return { ...machine, findings };
}

it('reports nothing in a healthy project', async () => {
  const { findings, run } = machineWith(beforeTool('true'));
  expect(await findings()).toEqual([]);
  expect(await run(['doctor'])).toMatchObject({ code: 0, stdout: 'Nothing keeps hooks from firing.\n' });
});

it('reports that there are no hooks', async () => {
  const { run } = makeMachine();
  expect(await run(['doctor'])).toMatchObject({ code: 1, stdout: expect.stringContaining('hookwright init') });
});

it('reports disabled hooks and hooks that are not trusted', async () => {
  const { findings, write } = machineWith({ ...beforeTool('true'), enableHooks: undefined });
  write('.hookwright/settings.json', beforeTool('exit 0'));
  const found = await findings();
  expect(found).toContainEqual(
    expect.objectContaining({ check: 'disabled', message: expect.stringContaining('enableHooks: true') }),
  );
  expect(found).toContainEqual(expect.objectContaining({ check: 'untrusted', help: 'run hookwright trust' }));
});

it('reports a missing bash and a temporary folder that is not writable', async () => {
  const { findings, root } = machineWith(beforeTool('true'));
  const programs = join(root, 'programs');
  mkdirSync(programs);
  symlinkSync('/bin/sh', join(programs, 'sh'));
  expect(await findings({ PATH: programs })).toMatchObject([
    { check: 'bash', help: expect.stringContaining('install') },
  ]);
  expect(await findings({ TMPDIR: join(root, 'nowhere') })).toMatchObject([
    { check: 'temporary-files', help: expect.stringContaining('TMPDIR') },
  ]);
});

it('reports a trust store that cannot be read', async () => {
  const { findings, write, run, home } = machineWith(beforeTool('true'));
  write('.hookwright/settings.json', beforeTool('exit 0'));
  await run(['trust', '--yes']);
  const folder = join(home, '.local/state/hookwright/trust');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    writeFileSync(join(folder, name), '{ broken');
  }
  expect((await findings()).map(({ check }) => check)).toContain('trust-store');
});

it.each([
  ['that is not executable', './hook.sh', '#!/bin/sh\nexit 0\n', 0o644, 'settings', /chmod \+x/],
  ['that does not exist', './nowhere.sh', '', 0o755, 'settings', /looked for/],
  ['with Windows line endings', 'bash hook.sh', 'exit 0\r\nexit 1\r\n', 0o644, 'settings', /sed -i/],
  ['with a Windows first line', './hook.sh', '#!/bin/sh\r\nexit 0\n', 0o755, 'settings', /sed -i/],
  ['whose interpreter is missing', './hook.sh', '#!/opt/none/such\nexit 0\n', 0o755, 'settings', /install such/],
  ['whose interpreter env cannot find', './hook.sh', '#!/usr/bin/env nosuch\n', 0o755, 'settings', /install nosuch/],
])('reports a script %s', async (_, command, text, mode, check, help) => {
  const { findings, write } = machineWith(beforeTool(command));
  write('hook.sh', text, mode);
  expect(await findings()).toContainEqual(
    expect.objectContaining({ check, message: expect.any(String), help: expect.stringMatching(help) }),
  );
});

it('reports an interpreter that is a slow shim', async () => {
  const { findings, write, root } = machineWith(beforeTool('python3 hook.py'));
  write('hook.py', '');
  const shims = join(root, '.pyenv/shims');
  mkdirSync(shims, { recursive: true });
  writeFileSync(join(shims, 'python3'), '#!/bin/sh\nexec /usr/bin/python3 "$@"\n', { mode: 0o755 });
  const found = await findings({ PATH: `${shims}:${process.env['PATH']}` });
  expect(found).toMatchObject([{ check: 'shim', note: true, help: expect.stringContaining('pyenv which python3') }]);
});

it('reports an invalid settings file of the user', async () => {
  const { write, run } = makeMachine();
  write('../.config/hookwright/settings.json', '{ broken');
  expect(await run(['doctor'])).toMatchObject({ code: 1, stdout: expect.stringContaining('settings.json:1:3') });
});
