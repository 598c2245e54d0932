import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { beforeTool, makeMachine } from './machine.js';

const twoHooks = beforeTool({ type: 'command', name: 'first', command: 'exit 0' }, 'exit 2');

it('list shows event, matcher, type, source, command, position, enabled and trusted of every hook', async () => {
  const { run, write } = makeMachine();
  write('.hookwright/settings.json', twoHooks);
  const { code, stdout } = await run(['list']);
  expect(code).toBe(0);
  expect(stdout).toContain(
    'BeforeTool\n  - first\n    command, project, enabled, not trusted\n    $ exit 0\n    .hookwright/settings.json:8:11\n    matcher ^write_file$\n',
  );
  const { hooks } = JSON.parse((await run(['list', '--json'])).stdout);
  expect(hooks).toMatchObject([
    { event: 'BeforeTool', name: 'first', type: 'command', source: 'project', enabled: true, trusted: false },
    { name: 'exit 2', line: 13, matcher: '^write_file$', why: expect.stringContaining('never been trusted') },
  ]);
});

it('list distinguishes disabled hooks from hooks that are not trusted', async () => {
  const { run, write } = makeMachine();
  write('.hookwright/settings.json', { ...twoHooks, disabledHooks: ['first'] });
  const { hooks } = JSON.parse((await run(['list', '--json'])).stdout);
  expect(hooks[0]).toMatchObject({ enabled: false, why: expect.stringContaining('lists it in disabledHooks') });
  expect(hooks[1]).toMatchObject({ enabled: true, trusted: false });
  write('.hookwright/settings.json', { ...twoHooks, enableHooks: false });
  expect((await run(['list'])).stdout).toContain('sets enableHooks: false');
});

it('list without settings prints how to create them', async () => {
  const { run } = makeMachine();
  expect(await run(['list'])).toMatchObject({ code: 0, stdout: expect.stringContaining('hookwright init') });
});

it.each([
  ['broken JSON', '{ "hooks": ', /settings\.json:\d+:\d+: error: /],
  ['an unknown event', { enableHooks: true, hooks: { BeforeTol: [] } }, /did you mean "BeforeTool"\?/],
  ['an unknown key', beforeTool({ type: 'command', command: 'true', timout: 5 }), /did you mean "timeout"\?/],
])('validate and list exit 1 for %s, with its location', async (_, settings, message) => {
  const { run, write } = makeMachine();
  write('.hookwright/settings.json', settings);
  for (const command of ['validate', 'list']) {
    const { code, stdout, stderr } = await run([command]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(message);
  }
});

it('validate checks a single file in any folder', async () => {
  const { run, write } = makeMachine();
  write('elsewhere.json', { enableHooks: true, onErrror: 'block' });
  const { code, stdout } = await run(['validate', 'elsewhere.json', '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(stdout).problems).toMatchObject([{ line: 3, column: 3, severity: 'error' }]);
  write('elsewhere.json', twoHooks);
  expect(await run(['validate', 'elsewhere.json'])).toMatchObject({ code: 0, stdout: 'No problems.\n' });
});

it('validate exits 1 without settings and prints where it looked', async () => {
  const { run } = makeMachine();
  expect(await run(['validate', 'nowhere.json'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nowhere'),
  });
  const { code, stderr } = await run(['validate']);
  expect(code).toBe(1);
  expect(stderr).toContain('.hookwright/settings.json');
});

it('validate ignores warnings unless --strict is set', async () => {
  const { run, write } = makeMachine();
  write('.hookwright/settings.json', beforeTool({ type: 'command', command: './no-such-file.sh', enforce: false }));
  expect(await run(['validate'])).toMatchObject({ code: 0, stdout: expect.stringContaining('0 errors, 1 warning') });
  expect(await run(['validate', '--strict'])).toMatchObject({ code: 1 });
});

it('reports a file that cannot be read by name, without a stack trace', async () => {
  const { run, project } = makeMachine();
  // A folder, because tests may run as root, who can read every file.
  mkdirSync(`${project}/.hookwright/settings.json`, { recursive: true });
  for (const command of [['list'], ['validate'], ['run', 'BeforeTool'], ['explain', 'BeforeTool']]) {
    const { stdout, stderr, code } = await run(command);
    expect(stdout + stderr).not.toMatch(/^\s+at /m);
    if (command.length === 1)
      expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringContaining('settings.json') });
  }
});

it.each([
  ['is not valid JSON', '{ "enableHooks": tru', 'settings.json:1:18: not valid JSON'],
  ['names an event that does not exist', { enableHooks: true, hooks: { BeforeTol: [] } }, 'did you mean "BeforeTool"?'],
])('commands that need hooks of a file that %s report it and exit 1', async (_, settings, message) => {
  const { run, write } = makeMachine();
  write('.hookwright/settings.json', settings);
  write('a.hooktest.json', { cases: [{ name: 'x', event: 'BeforeTool', expect: { decision: 'allow' } }] });
  for (const command of [
    ['run', 'BeforeTool'],
    ['explain', 'BeforeTool'],
    ['test'],
    ['trust', '--yes'],
    ['trust', '--lock'],
  ]) {
    expect(await run(command), command.join(' ')).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
  }
  for (const command of ['list', 'doctor']) expect((await run([command])).stdout).not.toContain('hookwright init');
});

it('run fails with the location of an invalid user settings file', async () => {
  const { run, write } = makeMachine();
  write('../.config/hookwright/settings.json', '{ broken');
  for (const command of [['list'], ['run', 'BeforeTool'], ['explain', 'BeforeTool']]) {
    expect(await run(command)).toMatchObject({ code: 1, stderr: expect.stringContaining('settings.json:1:3') });
  }
});

it('explain also matches the MCP tool name that the model used [PLN-1]', async () => {
  const { run, write } = makeMachine();
  write('.hookwright/settings.json', twoHooks);
  const call = { tool_name: 'mcp__files__write_file', mcp_context: { server_name: 'files' } };
  const verdictsOf = async (input: object) => {
    const { stdout } = await run(['explain', 'BeforeTool', '--json', '--input', JSON.stringify(input)]);
    return JSON.parse(stdout).hooks.map(({ verdict }: { verdict: string }) => verdict);
  };
  expect((await run(['trust', '--yes'])).code).toBe(0);
  expect(await verdictsOf(call)).toEqual(['matcher', 'matcher']);
  expect(await verdictsOf({ ...call, original_request_name: 'write_file' })).toEqual([undefined, undefined]);
});

it('schema prints the input, output and settings schemas', async () => {
  const { run } = makeMachine();
  const read = JSON.parse((await run(['schema', 'BeforeTool'])).stdout);
  expect(read).toMatchObject({ title: 'BeforeToolHookInput', properties: { session_id: {}, tool_input: {} } });
  const printed = JSON.parse((await run(['schema', 'BeforeTool', '--output'])).stdout);
  expect(printed).toMatchObject({ title: 'BeforeToolOutput', $defs: { HookDecision: {} } });
  expect(JSON.parse((await run(['schema'])).stdout)).toMatchObject({ title: 'HookSettings' });
  const unknown = await run(['schema', 'BeforTool']);
  expect(unknown).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining('did you mean BeforeTool?') });
});

it('kit prints the kit of a language, and rejects any other', async () => {
  const { run } = makeMachine();
  expect((await run(['kit', 'python'])).stdout).toContain('BeforeTool');
  expect((await run(['kit', 'typescript'])).stdout).toContain('BeforeTool');
  expect(await run(['kit', 'cobol'])).toMatchObject({ code: 64, stdout: '' });
});

it.each([
  ['Bash', ['a-command', 'both'], ['a-file']],
  ['Write', ['a-file', 'both'], ['a-command']],
  ['my_tool', ['a-command', 'a-file', 'both'], []],
])('explain without an input skips rules about facts that %s never has [X-89]', async (tool, runs, skipped) => {
  const { run, write } = makeMachine();
  const rule = (name: string, when: string) => ({ type: 'rule', name, when, decision: 'deny', reason: 'no' });
  const hooks = [
    rule('a-command', 'command.opaque'),
    rule('a-file', '!file.inside_project'),
    rule('both', 'command.opaque || !file.inside_project'),
  ];
  write('../.config/hookwright/settings.json', { enableHooks: true, hooks: { BeforeTool: [{ hooks }] } });
  const { stdout } = await run(['explain', 'BeforeTool', '--tool', tool, '--json']);
  const verdicts: { name: string; runs: boolean; why?: string }[] = JSON.parse(stdout).hooks;
  expect(verdicts.filter((each) => each.runs).map(({ name }) => name)).toEqual(runs);
  const others = verdicts.filter((each) => !each.runs);
  expect(others.map(({ name }) => name)).toEqual(skipped);
  expect(others.every(({ why }) => why === `${tool} has no ${skipped[0]?.slice(2)}`)).toBe(true);
});
