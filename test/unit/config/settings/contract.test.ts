import { expect, it } from 'vitest';
import { contract } from '../../../../generated/index.js';
import type { Contract } from '../../../../src/index.js';
import { makeMachine } from '../../../support/config/settings/machine.js';

const { BeforeTool } = contract.routes;
if (BeforeTool === undefined) throw new Error('the contract has no such event');

/** The built-in contract with one more event. */
const own: Contract = {
  ...contract,
  routes: { ...contract.routes, BeforeDeploy: { ...BeforeTool, eventName: 'BeforeDeploy' } },
};

const hooks = { BeforeDeploy: [{ matcher: 'prod', hooks: [{ type: 'command', command: 'echo deploy' }] }] };

it("accepts the events of the host's contract and runs their hooks [GEN-1]", async () => {
  const { write, load, ...at } = makeMachine();
  write(at.user, { enableHooks: true, hooks, onError: 'block' });
  const config = await load({ contract: own });
  expect(config.problems).toEqual([]);
  const system = config.getHookSystem();
  await system?.initialize();
  expect(system?.getAllHooks()).toMatchObject([{ eventName: 'BeforeDeploy', config: { onError: 'block' } }]);
});

it('requires trust for hooks of such events [SEC-2]', async () => {
  const { write, load, ...at } = makeMachine();
  write(at.shared, { enableHooks: true, hooks });
  const config = await load({ contract: own });
  expect(await config.trust.pending()).toMatchObject([{ name: 'echo deploy', event: 'BeforeDeploy' }]);
});

it('rejects such events without that contract, and suggests the nearest event [CFG-8]', async () => {
  const { write, load, ...at } = makeMachine();
  write(at.user, { enableHooks: true, hooks: { ...hooks, BeforeTol: [] } });
  const config = await load();
  expect(config.problems).toMatchObject([
    { severity: 'error', message: 'unknown event "BeforeDeploy"' },
    { help: 'its hooks are ignored; did you mean "BeforeTool"?' },
  ]);
});

const hosts = "; an event of a host's own is known only with the contract and the command of that host";

it.each([
  ['BeforeDeploy', 'did you mean BeforeAgent, BeforeModel, BeforeTool or BeforeToolSelection?'],
  ['AfterMerge', 'did you mean AfterAgent, AfterModel or AfterTool?'],
  ['OnHandoff', expect.stringMatching(/^the events are AfterAgent, .*, SubagentStop$/)],
  ['toString', expect.stringMatching(/^the events are /)],
])('reports that a host may define %s, and lists similar events [CFG-8]', async (name, help) => {
  const { write, load, ...at } = makeMachine();
  write(at.user, { enableHooks: true, hooks: { [name]: [] } });
  const [problem, ...others] = (await load()).problems;
  expect(others).toEqual([]);
  expect(problem?.message).toBe(`unknown event "${name}"`);
  expect(problem?.help?.endsWith(hosts)).toBe(true);
  expect(problem?.help?.slice('its hooks are ignored; '.length, -hosts.length)).toEqual(help);
});

it('does not mention other hosts if the host has its own contract [CFG-8]', async () => {
  const { write, load, ...at } = makeMachine();
  write(at.user, { enableHooks: true, hooks: { BeforeMerging: [] } });
  const [problem] = (await load({ contract: own })).problems;
  expect(problem?.help).toBe(
    'its hooks are ignored; did you mean BeforeAgent, BeforeDeploy, BeforeModel, BeforeTool or BeforeToolSelection?',
  );
});

it.each([
  ['PreToolUse', 'is an event of claude-code, codex, copilot-cli, qwen-code: that is BeforeTool here', '"BeforeTool"'],
  ['beforeShellExecution', 'is an event of cursor: that is BeforeTool here', '"dialects": ["cursor"]'],
  [
    'PreCompact',
    'is an event of claude-code, codex, copilot-cli, qwen-code: that is PreCompress here',
    '"PreCompress"',
  ],
  ['PermissionDenied', 'is an event of claude-code, qwen-code that never fires here', 'its hooks are ignored'],
])('explains %s, an event of another agent, at its line and column [CFG-8]', async (name, message, help) => {
  const { write, load, ...at } = makeMachine();
  write(at.user, `{\n  "enableHooks": true,\n  "hooks": {\n    "${name}": []\n  }\n}\n`);
  expect((await load()).problems).toEqual([
    {
      file: at.user,
      line: 4,
      column: 5,
      severity: 'error',
      message: `"${name}" ${message}`,
      help: expect.stringContaining(help),
    },
  ]);
});
