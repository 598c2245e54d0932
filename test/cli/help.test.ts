import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { bin, makeMachine } from './machine.js';

const help = spawnSync(process.execPath, [bin, '--help'], { encoding: 'utf8' }).stdout;
const subcommands = [...help.matchAll(/^ {2}([a-z]+)[ \n]/gm)].map(([, name = '']) => name);

it('has the subcommands that it shall have', () => {
  expect(subcommands).toEqual(
    'init list explain run test replay trust doctor inspect watch stats mcp serve validate schema kit completion generate'.split(
      ' ',
    ),
  );
});

it.each(subcommands)('%s has help with an example, and takes an unknown option as wrong use', async (name) => {
  const { run } = makeMachine();
  const { code, stdout, stderr } = await run([name, '--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`Example:\n  $ hookwright ${name}`);
  expect(stdout).not.toMatch(/\$ .*<event>/);
  const wrong = await run([name, '--nonsense']);
  expect(wrong).toMatchObject({ code: 64, stdout: '', stderr: expect.stringMatching(/^hookwright: /) });
});

it('gives the same help to those who ask with a word', async () => {
  const { run } = makeMachine();
  expect(await run(['help'])).toEqual(await run(['--help']));
  expect(await run(['help', 'watch'])).toEqual(await run(['watch', '--help']));
});

it('without a subcommand shows its help as wrong use', async () => {
  const { run } = makeMachine();
  expect(await run([])).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining('Usage: hookwright') });
});

it.each([
  [{}, false],
  [{ FORCE_COLOR: '1' }, true],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  [{ FORCE_COLOR: '0' }, false],
])('with %j colours what is no terminal: %s', async (env, coloured) => {
  const { run } = makeMachine();
  await run(['init']);
  const { stdout } = await run(['list'], { env });
  expect(stdout.includes('\u001B[')).toBe(coloured);
});
