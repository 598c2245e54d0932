import { expect, it } from 'vitest';
import { contract } from '../../generated/index.js';
import type { Contract } from '../../src/index.js';
import { makeMachine } from './machine.js';

const { BeforeTool } = contract.routes;
if (BeforeTool === undefined) throw new Error('the contract has no such event');

/** Ours with one event more. */
const own: Contract = {
  ...contract,
  routes: { ...contract.routes, BeforeDeploy: { ...BeforeTool, eventName: 'BeforeDeploy' } },
};

const hooks = { BeforeDeploy: [{ matcher: 'prod', hooks: [{ type: 'command', command: 'echo deploy' }] }] };

it('accepts the events of the contract that the host gave, and runs their hooks [GEN-1]', async () => {
  const { write, load, ...at } = makeMachine();
  write(at.user, { enableHooks: true, hooks, onError: 'block' });
  const config = await load({ contract: own });
  expect(config.problems).toEqual([]);
  const system = config.getHookSystem();
  await system?.initialize();
  expect(system?.getAllHooks()).toMatchObject([{ eventName: 'BeforeDeploy', config: { onError: 'block' } }]);
});

it('asks for trust in the hooks of such events too [SEC-2]', async () => {
  const { write, load, ...at } = makeMachine();
  write(at.shared, { enableHooks: true, hooks });
  const config = await load({ contract: own });
  expect(await config.trust.pending()).toMatchObject([{ name: 'echo deploy', event: 'BeforeDeploy' }]);
});

it('refuses them without that contract, and names the nearest event [CFG-8]', async () => {
  const { write, load, ...at } = makeMachine();
  write(at.user, { enableHooks: true, hooks: { ...hooks, BeforeTol: [] } });
  const config = await load();
  expect(config.problems).toMatchObject([
    { severity: 'error', message: 'there is no event "BeforeDeploy"' },
    { help: 'its hooks are left out; did you mean "BeforeTool"?' },
  ]);
});
