import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { bin, makeMachine } from './machine.js';

it.each([['list'], ['explain', 'BeforeTool'], ['run', 'BeforeTool'], ['test'], ['doctor'], ['trust']])(
  '%s reports that the current folder does not exist',
  (...args) => {
    const { project, environment } = makeMachine();
    const line = `mkdir gone && cd gone && rmdir ../gone && "${process.execPath}" "${bin}" ${args.join(' ')}`;
    const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: project, env: environment(), encoding: 'utf8' });
    expect(stderr).toBe('hookwright: the current folder no longer exists\n  change to another one\n');
    expect(status).toBe(1);
  },
);

/** Runs the command as a user who is unknown to the system. */
function asStranger(...args: string[]) {
  const env = { PATH: process.env['PATH'] ?? '' };
  return spawnSync(process.execPath, [bin, ...args], { cwd: '/', env, uid: 54_321, gid: 54_321, encoding: 'utf8' });
}

it.skipIf(asStranger('--version').status !== 0)('reports that the user has no home folder', () => {
  const { status, stderr } = asStranger('list');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'hookwright: cannot find the home folder of this user\n  set HOME to a folder\n',
  });
});

it('test reports a temporary folder that is not writable, and what to do', async () => {
  const { run } = makeMachine();
  await run(['init']);
  const { code, stdout } = await run(['test'], { env: { TMPDIR: '/nowhere/to/be/found' } });
  expect(code).toBe(1);
  expect(stdout).toMatch(/no temporary project can be made in \/nowhere\/to\/be\/found.*\n +set TMPDIR/);
});
