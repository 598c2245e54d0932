import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeMachine } from './machine.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A host's command: one event more, under a name of its own. */
const program = `
import { runCli } from ${JSON.stringify(join(root, 'dist/cli.js'))};
import { contract } from ${JSON.stringify(join(root, 'dist/index.js'))};
const deploy = { ...contract.routes.BeforeTool, eventName: 'BeforeDeploy' };
await runCli({
  contract: { ...contract, routes: { ...contract.routes, BeforeDeploy: deploy } },
  name: 'ship',
  version: '7.0.0',
  generated: ${JSON.stringify(join(root, 'examples/own-events/generated'))},
});
`;

function makeHost() {
  const machine = makeMachine();
  machine.write('ship.mjs', program);
  machine.write('../.config/hookwright/settings.json', {
    enableHooks: true,
    hooks: { BeforeDeploy: [{ hooks: [{ type: 'command', name: 'freeze', command: 'exit 2' }] }] },
  });
  const ship = (...args: string[]) => {
    const options = { cwd: machine.project, env: machine.environment(), encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['ship.mjs', ...args], options);
    return { code: status, stdout, stderr };
  };
  return { ...machine, ship };
}

it('is the command of a host with events of its own, under the name of the host', () => {
  const { ship } = makeHost();
  expect(ship('--version').stdout).toBe('7.0.0\n');
  expect(ship('list', '--help').stdout).toContain('Usage: ship list');
  expect(ship('explain', 'BeforeDeploy').stdout).toContain('BeforeDeploy: 1 would run');
  expect(ship('run', 'BeforeDeploy')).toMatchObject({ code: 2, stderr: '' });
  expect(ship('run', 'BeforeDeplyo')).toMatchObject({ code: 64, stderr: expect.stringContaining('BeforeDeploy?') });
  expect(JSON.parse(ship('schema', 'BeforeDeploy').stdout)).toMatchObject({ title: 'BeforeDeployHookInput' });
  expect(ship('completion', 'bash').stdout).toContain('BeforeDeploy');
});

it('plain hookwright does not know the events of a host', async () => {
  const { run } = makeHost();
  expect(await run(['run', 'BeforeDeploy'])).toMatchObject({ code: 64, stdout: '' });
  const { code, stdout, stderr } = await run(['validate']);
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(
    /settings\.json:4:5: error: there is no event "BeforeDeploy"\n.*known are AfterAgent, /,
  );
});
