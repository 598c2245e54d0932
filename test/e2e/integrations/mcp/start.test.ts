import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beforeTool, makeMachine } from '../../apps/cli/machine.js';
import { around, connectTo, makeProxy, pythonServer, textOf } from './machine.js';

const settings = '.hookwright/settings.json';
const users = '../.config/hookwright/settings.json';
const server = ['--', ...pythonServer];

it.each([
  ['off', {}, {}, /hooks are disabled/],
  ['off for all', { enableHooks: false, hooks: {} }, { enableHooks: true, hooks: {} }, /hooks are disabled/],
  ['invalid', { enableHooks: true, hooks: { BeforeTool: [{ hooks: [{ type: 'nonsense' }] }] } }, {}, /nonsense/],
  ['invalid as a file', '{ broken', {}, /settings\.json:1:3/],
  ['untrusted', { enableHooks: true, hooks: {} }, beforeTool('exit 0'), /not trusted/],
])('hookwright mcp does not start if hooks are %s, and prints the reason', async (_, user, project, why) => {
  const { write, run, root } = makeMachine();
  write(users, user);
  write(settings, project);
  const log = join(root, 'server.log');
  const { code, stdout, stderr } = await run(['mcp', ...server], { env: { MCP_LOG: log } });
  expect({ code, stdout, started: existsSync(log) }).toEqual({ code: 1, stdout: '', started: false });
  expect(stderr).toMatch(why);
  expect(stderr).toMatch(/--lenient/);
  const lenient = await run(['mcp', '--lenient', ...server], { env: { MCP_LOG: log } });
  expect({ code: lenient.code, started: existsSync(log) }).toEqual({ code: 0, started: true });
  expect(lenient.stderr).toMatch(why);
});

it('hookwright mcp prints one line for an untrusted hook, and not that it is disabled [X-72]', async () => {
  const { write, run } = makeMachine();
  write(settings, beforeTool('exit 3'));
  for (const options of [[], ['--lenient']]) {
    const { stderr } = await run(['mcp', ...options, ...server]);
    expect(stderr).not.toContain('switched off');
    expect(stderr.split('\n').filter((line) => line.includes('exit 3'))).toEqual([
      expect.stringMatching(/not trusted: BeforeTool "exit 3".*hookwright trust/),
    ]);
  }
});

it('hookwright mcp starts with trusted hooks and lists those that are switched off', async () => {
  const { write, run } = makeMachine();
  write(users, { enableHooks: true, hooks: {}, disabledHooks: ['exit 3'] });
  write(settings, beforeTool('exit 0', 'exit 3'));
  expect((await run(['trust', '--yes'])).code).toBe(0);
  const { code, stderr } = await run(['mcp', ...server]);
  expect(code).toBe(0);
  expect(stderr).toBe('hookwright mcp: exit 3 (BeforeTool) is disabled\n');
});

it('hookwright mcp reads the settings of --project', async () => {
  const { write, start, root } = makeMachine();
  write(users, { enableHooks: true, hooks: around('exit 2') });
  write('elsewhere/.hookwright/settings.json', { enableHooks: true, hooks: around('exit 0') });
  const elsewhere = await resultOf(start(['mcp', '--project', 'elsewhere', ...server]));
  expect(elsewhere).toMatch(/not trusted/);
  expect(await resultOf(start(['mcp', '--project', join(root, 'nowhere'), ...server]))).toMatch(
    /cannot find the folder/,
  );
});

async function resultOf(child: Parameters<typeof connectTo>[0]): Promise<string> {
  const { ended, stderr } = connectTo(child);
  await ended;
  return stderr();
}

it.each([
  [
    'its script was changed',
    (project: string) => writeFileSync(join(project, 'hook.sh'), '#!/bin/sh\nexit 0 # other\n'),
  ],
  [
    'its settings were changed',
    (project: string) => writeFileSync(join(project, settings), JSON.stringify(beforeAll(['exit 0']))),
  ],
  ['its settings were broken', (project: string) => writeFileSync(join(project, settings), '{ broken')],
])('MCP proxy blocks every call once a hook cannot run any more: %s', async (_, change) => {
  const { write, run, start, project } = makeMachine();
  write('hook.sh', '#!/bin/sh\nexit 0\n', 0o755);
  write(settings, beforeAll(['./hook.sh']));
  expect((await run(['trust', '--yes'])).code).toBe(0);
  const { initialize, call } = connectTo(start(['mcp', ...server]));
  await initialize();
  expect(textOf(await call(1, 'echo'))).toBe('{}');
  change(project);
  let answer = '';
  for (let id = 2; id < 500 && !answer.includes('blocked'); id++) answer = textOf(await call(id, 'echo'));
  expect(answer).toMatch(
    /Tool execution blocked: (cannot run the guard .* not trusted|cannot run the guard .*hook\.sh changed|.*settings\.json:1:3: )/,
  );
});

it('MCP proxy keeps running a hook that is switched off while it runs [X-73]', async () => {
  const { write, run, start, project } = makeMachine();
  write('hook.sh', '#!/bin/sh\n[ ! -e blocked ] || { echo no >&2; exit 2; }\n', 0o755);
  write(settings, beforeAll(['./hook.sh']));
  expect((await run(['trust', '--yes'])).code).toBe(0);
  const { initialize, call, stderr } = connectTo(start(['mcp', ...server]));
  await initialize();
  expect(textOf(await call(1, 'echo'))).toBe('{}');
  writeFileSync(join(project, settings), '{"enableHooks": false}');
  for (let id = 2; id < 500 && !stderr().includes('cannot remove'); id++) await call(id, 'echo');
  expect(stderr()).toMatch(/cannot remove the guard ".\/hook\.sh"/);
  expect(textOf(await call(500, 'echo'))).toBe('{}');
  write('blocked', '');
  expect(textOf(await call(501, 'echo'))).toContain('Tool execution blocked: no');
});

const beforeAll = (commands: readonly string[]) => ({ enableHooks: true, hooks: around(commands) });

it('hookwright mcp exits with 1 if the server cannot start or fails', async () => {
  const { run, write } = makeMachine();
  write(users, { enableHooks: true, hooks: {} });
  expect(await run(['mcp', '--', '/no/such/server'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('cannot start /no/such/server: not found (code 127)'),
  });
  const proxy = makeProxy({ args: ['--name', 'x'] });
  expect(textOf(await proxy.call(1, 'exit', { code: 7 }))).toBe('bye');
  expect(await proxy.ended).toEqual({ code: 1, signal: null });
  expect(proxy.stderr()).toMatch(/ended with code 7/);
  const fine = makeProxy({ args: ['--name', 'x'], hooks: around([], ['sleep 0.2']) });
  expect(textOf(await fine.call(1, 'exit'))).toBe('bye');
  expect(await fine.ended).toEqual({ code: 0, signal: null });
});

it('hookwright mcp exits with 64 without a server, or with a blank name', async () => {
  const { run } = makeMachine();
  expect(await run(['mcp'])).toMatchObject({ code: 64, stdout: '' });
  expect(await run(['mcp', '--name', ' ', ...server])).toMatchObject({ code: 64, stdout: '' });
});

it('hookwright mcp warns about a guard whose program is missing, and blocks its calls', async () => {
  const guard = { type: 'command', name: 'guard', command: 'pyhton3 guard.py' };
  const proxy = makeProxy({ hooks: { BeforeTool: [{ hooks: [guard] }] } });
  await proxy.initialize();
  expect(proxy.stderr()).toMatch(/^hookwright mcp: .*settings\.json:\d+:\d+: .*pyhton3/m);
  expect(textOf(await proxy.call(1, 'echo'))).toMatch(/^Tool execution blocked: .*guard/);
});
