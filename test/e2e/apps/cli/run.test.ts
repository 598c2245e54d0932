import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beforeTool, makeMachine, resultOf } from './machine.js';

const guard = {
  type: 'command',
  name: 'guard',
  command: 'grep -q secret && { echo "no secrets" >&2; exit 2; }; exit 0',
};

it('explain prints which hooks would run and why others would not, and runs none', async () => {
  const { run, write, project } = makeMachine();
  write('../.config/hookwright/settings.json', beforeTool({ ...guard, command: 'touch ran' }));
  write('.hookwright/settings.json', beforeTool('exit 1'));
  const { code, stdout } = await run(['explain', 'BeforeTool', '--tool', 'write_file']);
  expect(code).toBe(0);
  expect(stdout).toContain('BeforeTool (write_file): 1 would run\n  1. guard (command, user)\n');
  expect(stdout).toMatch(/- exit 1: untrusted\n.*never been trusted/);
  expect(stdout).not.toContain('No hook is configured');
  expect((await run(['explain', 'SessionEnd'])).stdout).toContain(
    'No hook is configured for it. hookwright list shows',
  );
  const other = JSON.parse((await run(['explain', 'BeforeTool', '--input', '{"tool_name":"read"}', '--json'])).stdout);
  expect(other.hooks[1] ?? other.hooks[0]).toMatchObject({ runs: false });
  expect(other.hooks.find(({ name }: { name: string }) => name === 'guard').verdict).toBe('matcher');
  expect(existsSync(join(project, 'ran'))).toBe(false);
});

it.each(['explain', 'run'])('%s exits 64 for an unknown event, invalid JSON and a missing file', async (command) => {
  const { run } = makeMachine();
  const unknown = await run([command, 'BeforeTol']);
  expect(unknown).toMatchObject({ code: 64, stderr: expect.stringContaining('did you mean BeforeTool?') });
  expect(await run([command, 'BeforeTool', '--input', '{ bad'])).toMatchObject({ code: 64, stdout: '' });
  expect(await run([command, 'BeforeTool', '--input', '[]'])).toMatchObject({ code: 64, stdout: '' });
  expect(await run([command, 'BeforeTool', '--input', '@nowhere'])).toMatchObject({ code: 64, stdout: '' });
  expect(await run([command, 'BeforeTool', '--inptu', 'x'])).toMatchObject({
    code: 64,
    stderr: expect.stringContaining('--input'),
  });
});

it('run exits 0 if allowed and 2 if blocked, with output and decision of each hook', async () => {
  const { run, write } = makeMachine();
  write('../.config/hookwright/settings.json', beforeTool(guard));
  const args = ['run', 'BeforeTool', '--tool', 'write_file'];
  const allowed = await run([...args, '--input', '{ "tool_input": { "content": "hello" } }']);
  expect(allowed).toMatchObject({ code: 0, stderr: '' });
  expect(allowed.stdout).toMatch(/✓ guard: exit code 0, .* ms\nallowed after/);
  write('input.json', { tool_input: { content: 'secret' } });
  const refused = await run([...args, '--input', '@input.json']);
  expect(refused.code).toBe(2);
  expect(refused.stdout).toMatch(
    /stderr no secrets\n {4}decided deny: no secrets\nblocked after .*\n {2}reason no secrets/,
  );
  const json = await run([...args, '--input', '-', '--json'], { input: '{"tool_input":{"content":"secret"}}' });
  expect(json.code).toBe(2);
  expect(JSON.parse(json.stdout)).toMatchObject({
    decision: 'deny',
    hooks: [{ name: 'guard', stderr: 'no secrets\n' }],
  });
});

it('run shows the JSON that each hook of a chain was given', async () => {
  const { run, write } = makeMachine();
  const change = (fields: string) => ({
    type: 'command',
    command: `echo '{"hookSpecificOutput":{"tool_input":${fields}}}'`,
  });
  const background = { type: 'command', command: 'exit 0', name: 'background', async: true };
  const last = { type: 'command', command: 'cat >&2' };
  const hooks = [change('{"b":2}'), { ...change('{"a":3}'), name: 'second' }, last, background];
  write('../.config/hookwright/settings.json', {
    enableHooks: true,
    hooks: { BeforeTool: [{ sequential: true, hooks }] },
  });
  const args = ['run', 'BeforeTool', '--tool', 'x', '--input', '{"tool_input":{"a":1}}'];
  const { stdout } = await run(args);
  expect(stdout).toContain('BeforeTool\n  read {"tool_name":"x","tool_input":{"a":1}}\n  and {"session_id":"');
  expect(stdout).toMatch(/second: exit code 0, .* ms\n {4}read \{"tool_name":"x","tool_input":\{"a":1,"b":2\}\}\n/);
  const { hooks: reports } = JSON.parse((await run([...args, '--json'])).stdout);
  expect([reports[0].read, reports[3].read]).toMatchObject([{ tool_input: { a: 1 } }, { tool_input: { a: 1 } }]);
  expect(reports[2].read).toMatchObject({ hook_event_name: 'BeforeTool', tool_input: { a: 3, b: 2 } });
  expect(JSON.parse(reports[2].stderr)).toEqual(reports[2].read);
});

it('run fills in missing input fields, and rejects invalid input', async () => {
  const { run, write } = makeMachine();
  write('../.config/hookwright/settings.json', beforeTool('cat >seen; cat seen'));
  expect(await run(['run', 'BeforeTool', '--tool', 'write_file'])).toMatchObject({ code: 0 });
  const wrong = await run(['run', 'BeforeTool', '--tool', 'x', '--input', '{ "tool_input": 5 }']);
  expect(wrong).toMatchObject({ code: 64, stderr: expect.stringContaining('tool_input') });
});

it('run skips untrusted hooks and exits 1 with help, unless --untrusted is set', async () => {
  const { run, write, project } = makeMachine();
  write('.hookwright/settings.json', beforeTool('touch ran; exit 2'));
  const skipped = await run(['run', 'BeforeTool', '--tool', 'write_file']);
  expect(skipped.code).toBe(1);
  expect(skipped.stdout).toContain('hookwright trust');
  expect(existsSync(join(project, 'ran'))).toBe(false);
  expect(await run(['run', 'BeforeTool', '--tool', 'write_file', '--untrusted'])).toMatchObject({ code: 2 });
  expect(existsSync(join(project, 'ran'))).toBe(true);
});

it('run skips disabled hooks, even with --untrusted', async () => {
  const { run, write, project } = makeMachine();
  write('.hookwright/settings.json', { ...beforeTool('touch ran'), enableHooks: false });
  const { code, stdout } = await run(['run', 'BeforeTool', '--tool', 'write_file', '--untrusted']);
  expect(code).toBe(0);
  expect(stdout).toContain('it is disabled');
  expect(existsSync(join(project, 'ran'))).toBe(false);
});

it.each([
  ['a hook that is missing', './missing.sh', /exit code 12[67]/],
  ['a hook that hangs', { type: 'command', command: 'sleep 100', timeout: 200 }, /ended by its timeout/],
])('run exits 1 for %s and reports it', async (_, hook, message) => {
  const { run, write } = makeMachine();
  write('../.config/hookwright/settings.json', beforeTool(hook));
  const { code, stdout } = await run(['run', 'BeforeTool', '--tool', 'write_file']);
  expect(code).toBe(1);
  expect(stdout).toMatch(message);
});

it('run --record appends the event and its result', async () => {
  const { run, write, project } = makeMachine();
  write('../.config/hookwright/settings.json', beforeTool(guard));
  for (const content of ['a', 'secret']) {
    const input = JSON.stringify({ tool_input: { content } });
    await run(['run', 'BeforeTool', '--tool', 'write_file', '--input', input, '--record', 'rec.jsonl']);
  }
  const lines = readFileSync(join(project, 'rec.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ kind }) => kind)).toEqual(['start', 'hook', 'end', 'start', 'hook', 'end']);
  expect(lines.map(({ decision }) => decision)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'deny',
    undefined,
  ]);
  expect(JSON.parse(lines[3].input.text).tool_input).toEqual({ content: 'secret' });
});

it('run --record fails before firing if the file is not writable, and warns if nothing is recorded', async () => {
  const { run, write, project } = makeMachine();
  const none = await run(['run', 'BeforeTool', '--tool', 'write_file', '--record', 'rec.jsonl']);
  expect(none.stderr).toContain('nothing is recorded in rec.jsonl, because no hook is configured for BeforeTool');
  write('../.config/hookwright/settings.json', beforeTool('touch ran'));
  const refused = await run(['run', 'BeforeTool', '--tool', 'write_file', '--record', 'nowhere/rec.jsonl']);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('nowhere/rec.jsonl cannot be written') });
  expect(existsSync(join(project, 'ran'))).toBe(false);
});

it('run exits 130 on Ctrl-C and leaves no process running', async () => {
  const { start, write, project } = makeMachine();
  write(
    '../.config/hookwright/settings.json',
    beforeTool('sleep 1000 & echo $! >>pids; echo $$ >>pids; touch started; wait'),
  );
  const child = start(['run', 'BeforeTool', '--tool', 'write_file']);
  const ended = resultOf(child);
  await until(() => existsSync(join(project, 'started')));
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130, stderr: '' });
  const pids = readFileSync(join(project, 'pids'), 'utf8').trim().split('\n').map(Number);
  expect(pids).toHaveLength(2);
  await until(() => pids.every((pid) => !isAlive(pid)));
});

it('run handles a closed output pipe', async () => {
  const { start, write } = makeMachine();
  const hooks = Array.from({ length: 300 }, (_, index) => ({ type: 'command', command: `exit 0 # ${index}` }));
  write('.hookwright/settings.json', beforeTool(...hooks));
  const child = start(['list', '--json']);
  const ended = resultOf(child);
  child.stdout.destroy();
  expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
});

function isAlive(pid: number): boolean {
  try {
    // A zombie process is not running.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('run and test start without state and remove it', async () => {
  const { run, write, root } = makeMachine();
  const temporary = join(root, 'tmp');
  mkdirSync(temporary);
  const count = 'echo x >> "$HOOKWRIGHT_STATE_DIR/seen"; grep -c x "$HOOKWRIGHT_STATE_DIR/seen" >&2; exit 2';
  write('../.config/hookwright/settings.json', beforeTool({ type: 'command', name: 'count', command: count }));
  const [input, expected] = [{ tool_name: 'write_file' }, { decision: 'deny', reason: '1' }];
  const testCase = { name: 'counts', event: 'BeforeTool', input, expect: expected };
  write('count.hooktest.json', { cases: [testCase, testCase] });
  for (const args of [['run', 'BeforeTool', '--tool', 'write_file'], ['test']]) {
    const env = { TMPDIR: temporary };
    const results = [await run(args, { env }), await run(args, { env })];
    expect(results.map(({ stdout }) => stdout)).toEqual(
      results.map(() => expect.stringMatching(/reason 1\n|2 passed/)),
    );
    expect(readdirSync(temporary)).toEqual([]);
  }
  expect(existsSync(join(root, 'home/.local/state/hookwright/hook-state'))).toBe(false);
});

it.each([
  ['agent', { agent: { id: 's1', depth: 1 } }, 'agent.depth > 0'],
  ['labels', { session: { labels: ['secret'] } }, "'secret' in session.labels"],
])('run keeps the %s of the input [X-89]', async (_what, facts, when) => {
  const { run, write } = makeMachine();
  const rule = { type: 'rule', name: 'r', when, decision: 'deny', reason: 'no' };
  const settings = { enableHooks: true, hooks: { BeforeTool: [{ hooks: [rule] }] } };
  write('../.config/hookwright/settings.json', settings);
  const args = (input: object) => ['run', 'BeforeTool', '--tool', 'Write', '--input', JSON.stringify(input)];
  expect(await run(args(facts))).toMatchObject({ code: 2 });
  expect(await run(args({}))).toMatchObject({ code: 0 });
});
