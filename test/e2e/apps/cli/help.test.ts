import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { bin, makeMachine } from './machine.js';

const help = spawnSync(process.execPath, [bin, '--help'], { encoding: 'utf8' }).stdout;
const subcommands = [...help.matchAll(/^ {2}([a-z]+)[ \n]/gm)].map(([, name = '']) => name);

it('hookwright --help lists all subcommands', () => {
  expect(subcommands).toEqual(
    'init install status uninstall list events explain run test replay trust dev doctor inspect watch stats hook mcp serve validate schema kit completion generate'.split(
      ' ',
    ),
  );
});

it.each(subcommands)('%s has help with an example, and rejects an unknown option', async (name) => {
  const { run } = makeMachine();
  const { code, stdout, stderr } = await run([name, '--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`Example:\n  $ hookwright ${name}`);
  expect(stdout).not.toMatch(/\$ .*<event>/);
  const wrong = await run([name, '--nonsense']);
  // Agents know no other exit code for a block: a hook with wrong arguments must not let calls pass.
  expect(wrong).toMatchObject({
    code: name === 'hook' ? 2 : 64,
    stdout: '',
    stderr: expect.stringMatching(/^hookwright: /),
  });
});

it('points to the help of the subcommand and to the events if an argument is missing', async () => {
  const { run } = makeMachine();
  const { code, stderr } = await run(['explain']);
  expect(code).toBe(64);
  expect(stderr).toContain('run hookwright explain --help for its arguments; hookwright events lists the events');
});

it('prints the same help for help <subcommand>', async () => {
  const { run } = makeMachine();
  expect(await run(['help'])).toEqual(await run(['--help']));
  expect(await run(['help', 'watch'])).toEqual(await run(['watch', '--help']));
});

it('prints the first steps in at most 15 lines and exits 0 without a subcommand', async () => {
  const { run } = makeMachine();
  const { code, stdout, stderr } = await run([]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const step of ['init', 'doctor', 'explain BeforeTool', 'install'])
    expect(stdout).toContain(`  hookwright ${step} `);
  expect(stdout).toContain('hookwright --help lists all commands');
  expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
});

it.each([
  [{}, false],
  [{ FORCE_COLOR: '1' }, true],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  [{ FORCE_COLOR: '0' }, false],
])('with %j colours output that is not a terminal: %s', async (env, coloured) => {
  const { run } = makeMachine();
  await run(['init']);
  const { stdout } = await run(['list'], { env });
  expect(stdout.includes('\u001B[')).toBe(coloured);
});
