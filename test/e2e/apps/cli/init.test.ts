import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { beforeTool, makeMachine } from './machine.js';

it('writes a first hook that is valid, trusted, tested and harmless', async () => {
  const { run, project } = makeMachine();
  const written = await run(['init']);
  expect(written).toMatchObject({ code: 0, stderr: '' });
  expect(written.stdout).toContain('trusted no-private-keys');
  const settings = JSON.parse(readFileSync(join(project, '.hookwright/settings.json'), 'utf8'));
  expect(settings).toMatchObject({ $schema: expect.any(String), enableHooks: true });
  expect(existsSync(join(project, '.hookwright', settings.$schema))).toBe(true);
  expect(await run(['validate'])).toMatchObject({ code: 0, stdout: 'No problems.\n' });
  expect(await run(['doctor'])).toMatchObject({ code: 0 });
  expect(await run(['test'])).toMatchObject({ code: 0, stdout: expect.stringContaining('3 passed, 0 failed') });
  expect(await run(['run', 'BeforeTool', '--tool', 'write_file'])).toMatchObject({ code: 0 });
});

it('removes its files if it cannot write all of them', async () => {
  const { run, write, project } = makeMachine();
  const file = write('.hookwright/schemas', 'a file where a folder is needed');
  const { code, stderr } = await run(['init']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('.hookwright/schemas') });
  expect(existsSync(join(project, '.hookwright/settings.json'))).toBe(false);
  rmSync(file);
  expect(await run(['init'])).toMatchObject({ code: 0 });
});

it('writes nothing if one of its files exists', async () => {
  const { run, write, project } = makeMachine();
  write('.hookwright/hooks/no-private-keys.sh', 'mine');
  const { code, stderr } = await run(['init']);
  expect(code).toBe(1);
  expect(stderr).toContain('.hookwright/hooks/no-private-keys.sh');
  expect(existsSync(join(project, '.hookwright/settings.json'))).toBe(false);
  expect(readFileSync(join(project, '.hookwright/hooks/no-private-keys.sh'), 'utf8')).toBe('mine');
});

it('trusts only the hooks that it wrote', async () => {
  const { run, write } = makeMachine();
  write('.hookwright/settings.local.json', beforeTool('touch ran'));
  expect(JSON.parse((await run(['init', '--json'])).stdout)).toMatchObject({ trusted: ['no-private-keys'] });
  expect(JSON.parse((await run(['trust', '--json'])).stdout).pending).toMatchObject([{ name: 'touch ran' }]);
});

it('writes a schema for hook tests that editors can read', async () => {
  const { run, project } = makeMachine();
  await run(['init']);
  const read = (path: string) => JSON.parse(readFileSync(join(project, '.hookwright', path), 'utf8'));
  const validate = new Ajv2020({ strict: false }).compile(read('schemas/hook-test.schema.json'));
  expect(validate(read('hooks/no-private-keys.hooktest.json'))).toBe(true);
  expect(validate({ cases: [{ name: 'x' }] })).toBe(false);
});

it('writes a hook that runs in every folder of the project', async () => {
  const { run, project } = makeMachine();
  expect(await run(['init'])).toMatchObject({ code: 0 });
  const below = join(project, 'packages', 'web shop');
  mkdirSync(below, { recursive: true });
  const key = '-----BEGIN OPENSSH PRIVATE KEY-----';
  const input = JSON.stringify({ tool_input: { file_path: 'key', content: key } });
  const args = ['run', 'BeforeTool', '--tool', 'write_file', '--input', input];
  expect(await run(args)).toMatchObject({ code: 2 });
  expect(await run(args, { cwd: below })).toMatchObject({ code: 2 });
  expect(await run(['test'], { cwd: below })).toMatchObject({ code: 0 });
});
