import { expect, it } from 'vitest';
import { contract } from '../../../../generated/index.js';
import { makeMachine } from './machine.js';

it('lists every event with the moment it fires and what a hook can do', async () => {
  const { run } = makeMachine();
  const { code, stdout, stderr } = await run(['events']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const titles = stdout.split('\n').filter((line) => /^[A-Z]\w+$/.test(line));
  expect(titles).toEqual(Object.keys(contract.routes));
  expect(stdout).toContain(
    'BeforeTool\n  After the model requested a tool and before the tool runs.\n  A hook can block, change the arguments,',
  );
  const { events } = JSON.parse((await run(['events', '--json'])).stdout);
  expect(events).toHaveLength(titles.length);
});

it('shows the fields of one event', async () => {
  const { run } = makeMachine();
  const { code, stdout } = await run(['events', 'BeforeTool']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/\n {2}tool_name +string\n {6}Name of the tool\.\n/);
  expect(stdout).toMatch(/\n {2}mcp_context +McpContext, optional\n/);
  expect(stdout).toContain('and as in every event: session_id, cwd,');
  expect(stdout).toContain('block: "decision": "deny"');
  expect(stdout).toContain('Matcher: tested against tool_name');
  const shown = JSON.parse((await run(['events', 'BeforeTool', '--json'])).stdout);
  expect(shown.fields[0]).toMatchObject({ name: 'tool_name', type: 'string', required: true });
});

it.each([
  ['PreToolUse', 'that is BeforeTool here'],
  ['BeforeTol', 'did you mean BeforeTool?'],
  ['Elicitation', 'never fires here'],
])('rejects %s with a hint', async (name, hint) => {
  const { run } = makeMachine();
  expect(await run(['events', name])).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining(hint) });
});

it('accepts several dialects with commas, and suggests the full name of a dialect', async () => {
  const { run } = makeMachine();
  expect(await run(['list', '--dialect', 'claude-code,cursor'])).toMatchObject({ code: 0 });
  expect(await run(['list', '--dialect', 'claude'])).toMatchObject({ code: 0 });
  expect(await run(['list', '--dialect', 'cluade-code'])).toMatchObject({
    code: 64,
    stderr: expect.stringContaining('did you mean claude-code?'),
  });
});
