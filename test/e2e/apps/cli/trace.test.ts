import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createConfig, executeToolWithHooks } from '../../../../src/index.js';
import { beforeTool, makeMachine, resultOf } from './machine.js';

const guard = { type: 'command', name: 'guard', command: 'grep -q secret && exit 2; exit 0' };

let events = 0;
/** Returns the first and last trace line of an event. */
const trace = (duration: number, more: object = {}) => {
  const about = { v: 1, id: `event-${events++}`, pid: 1, session_id: 's', eventName: 'BeforeTool' };
  const startedAt = '2026-01-01T10:00:00.000Z';
  const hooks = [
    { name: 'guard', type: 'command', source: 'user', verdict: 'ran', duration, success: true, ...more },
    { name: 'other', type: 'command', source: 'user', verdict: 'matcher' },
  ];
  const start = { ...about, kind: 'start', startedAt, sequential: false, hooks: [] };
  const end = { ...about, kind: 'end', startedAt, endedAt: startedAt, duration, hooks };
  return `${JSON.stringify(start)}\n${JSON.stringify(end)}\n`;
};

async function recordedProject() {
  const machine = makeMachine();
  machine.write('../.config/hookwright/settings.json', beforeTool(guard));
  for (const content of ['a', 'secret', 'b']) {
    const input = JSON.stringify({ tool_name: 'write_file', tool_input: { content } });
    await machine.run(['run', 'BeforeTool', '--input', input, '--record', 'rec.jsonl']);
  }
  return machine;
}

it('replay exits 0 if decisions are the same, and 1 if a changed hook decides otherwise', async () => {
  const { run, write } = await recordedProject();
  expect(await run(['replay', 'rec.jsonl'])).toMatchObject({ code: 0, stdout: '3 events, 0 decisions differ\n' });
  write('../.config/hookwright/settings.json', beforeTool({ ...guard, command: 'touch here; exit 2' }));
  const { code, stdout } = await run(['replay', 'rec.jsonl']);
  expect(code).toBe(1);
  expect(stdout).toMatch(/BeforeTool write_file "a": allow → deny.*"content":"a".*3 events, 2 decisions differ/s);
  const json = JSON.parse((await run(['replay', 'rec.jsonl', '--json'])).stdout);
  expect(json.events).toMatchObject([{ before: 'allow', after: 'deny' }, { before: 'deny', after: 'deny' }, {}]);
});

it('replay --against runs the hooks of another settings file, if trusted or with --untrusted', async () => {
  const { run, write } = await recordedProject();
  write('new.json', beforeTool({ ...guard, name: 'lenient', command: 'exit 0' }));
  const skipped = await run(['replay', 'rec.jsonl', '--against', 'new.json']);
  expect(skipped).toMatchObject({ code: 1, stdout: expect.stringContaining('hookwright trust') });
  const { code, stdout } = await run(['replay', 'rec.jsonl', '--against', 'new.json', '--untrusted']);
  expect(code).toBe(1);
  expect(stdout).toContain('deny → allow');
  expect(await run(['replay', 'rec.jsonl', '--against', 'none.json'])).toMatchObject({ code: 1 });
});

it('replay counts a failed hook or event as a difference', async () => {
  const { run, write, project } = await recordedProject();
  write('../.config/hookwright/settings.json', beforeTool({ ...guard, command: './missing.sh' }));
  const broken = await run(['replay', 'rec.jsonl']);
  expect(broken.code).toBe(1);
  expect(broken.stdout).toMatch(/3 events, 1 decision differs\n {2}guard failed: .*127/);
  write('../.config/hookwright/settings.json', beforeTool({ ...guard, command: 'touch "$HOME"/ran' }));
  const recording = readFileSync(join(project, 'rec.jsonl'), 'utf8');
  write('other.jsonl', recording.replaceAll('tool_input', 'tol_input'));
  const unfit = await run(['replay', 'other.jsonl', '--json']);
  expect(unfit.code).toBe(1);
  expect(JSON.parse(unfit.stdout).events[0]).toMatchObject({ failures: [expect.stringContaining('tool_input')] });
  const [first = '', ...others] = recording
    .split('\n')
    .map((line, at) => (at < 3 ? line : line.replaceAll('BeforeTool', 'Old')));
  write('older.jsonl', [first, ...others].join('\n'));
  const unknown = await run(['replay', 'older.jsonl']);
  expect(unknown).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining('unknown event "Old"') });
  expect(existsSync(join(project, '../ran'))).toBe(false);
});

it.each([
  ['does not exist', undefined],
  ['is empty', ''],
  ['is not a recording', 'hello\n'],
  ['has no inputs', trace(1)],
])('replay reports a recording that %s', async (_, text) => {
  const { run, write } = makeMachine();
  if (text !== undefined) write('rec.jsonl', text);
  const { code, stdout, stderr } = await run(['replay', 'rec.jsonl']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('rec.jsonl');
});

it('stats counts runs, durations, failures and blocks per hook, and skips invalid lines', async () => {
  const { run, write } = makeMachine();
  const lines = [
    trace(1),
    trace(2),
    trace(3, { decision: 'deny' }),
    trace(100, { error: 'exited with code 1' }),
    'no JSON\n',
  ];
  write('trace.jsonl', lines.join(''));
  const { hooks, unreadable } = JSON.parse((await run(['stats', 'trace.jsonl', '--json'])).stdout);
  expect(hooks).toEqual([
    {
      ...{ name: 'guard', event: 'BeforeTool', count: 4, total: 106, p50: 3, p95: 100, max: 100 },
      ...{ failures: 1, blocks: 1, wouldBlock: 0 },
    },
  ]);
  expect(unreadable).toBe(1);
  const table = (await run(['stats', 'trace.jsonl'])).stdout.split('\n');
  expect(table.slice(0, 3)).toEqual([
    'Hooks, by total time',
    '  hook   event       runs   total     p50     p95     max  failed  blocked',
    '  guard  BeforeTool     4  106 ms  3.0 ms  100 ms  100 ms       1        1',
  ]);
  expect(await run(['stats'])).toMatchObject({ code: 1, stderr: expect.stringContaining('trace') });
});

it('stats counts events by agent, and compares the last 50 runs with budget_ms', async () => {
  const { run, write } = makeMachine();
  const ran = { name: 'guard', type: 'command', source: 'user', verdict: 'ran', success: true, budgetMs: 100 };
  const event = (id: number, agent: object, duration: number) => {
    const about = { v: 1, id: `agent-${id}`, pid: 1, session_id: 's', eventName: 'BeforeTool', kind: 'end' };
    const at = '2026-01-01T10:00:00.000Z';
    const hooks = [{ ...ran, duration, cpuDuration: 20 }];
    return JSON.stringify({ ...about, agent, turnId: 't-1', startedAt: at, endedAt: at, duration, hooks });
  };
  const readers = [1, 2].map((id) => ({ id: `r-${id}`, type: 'reader', parentId: 'main', depth: 1 }));
  const lines = Array.from({ length: 60 }, (_, id) =>
    event(id, readers[id] ?? { id: 'main', depth: 0 }, id < 20 ? 50 : 300),
  );
  write('trace.jsonl', `${lines.join('\n')}\n`);
  const { hooks, agents } = JSON.parse((await run(['stats', 'trace.jsonl', '--json'])).stdout);
  expect(hooks).toMatchObject([{ count: 60, budget: { ms: 100, wall: 300, cpu: 20, exceeds: true } }]);
  const counts = { turns: 1, blocks: 0 };
  expect(agents).toEqual([
    { name: 'main', agents: 1, events: 58, runs: 58, duration: 18 * 50 + 40 * 300, ...counts },
    { name: 'reader', agents: 2, events: 2, runs: 2, duration: 100, ...counts },
  ]);
  const { stdout } = await run(['stats', 'trace.jsonl']);
  expect(stdout).toContain('guard: budget_ms 100 exceeded; last 50 runs: p95 300 ms, CPU 20 ms');
  expect(stdout).toMatch(/Agents, by events\n.*\n {2}main .*\n {2}reader +- +2 +2 +1 +2 +100 ms +0\n/);
});

it('watch shows agent program, subagent, turn, labels, budgets and removed labels of an event', async () => {
  const { start, write } = makeMachine();
  const at = '2026-01-01T10:00:00.000Z';
  const about = { v: 1, pid: 1, session_id: 's', kind: 'end', startedAt: at, endedAt: at, duration: 1, hooks: [] };
  const agent = { id: 'r-1', type: 'reader', parentId: 'main', depth: 1 };
  const program = 'claude-code';
  const facts = {
    agent,
    program,
    turnId: '0123456789',
    labels: ['secret'],
    budgets: [{ effect: 'warn', text: 'used 3 of 3' }],
  };
  const lines = [
    { ...about, id: 'a', eventName: 'AfterTool', ...facts },
    { ...about, id: 'b', eventName: 'session.clearLabel', clearedLabel: { label: 'secret', by: 'ana' } },
  ];
  write('trace.jsonl', lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const child = start(['watch', 'trace.jsonl', '--all']);
  let shown = '';
  child.stdout.on('data', (data) => (shown += String(data)));
  await vi.waitFor(() => expect(shown).toContain('clearLabel'), { timeout: 30_000 });
  child.kill('SIGINT');
  await resultOf(child);
  expect(shown.split('\n')).toEqual([
    '10:00:00.000 AfterTool allow, 1.0 ms, from claude-code, agent reader (r-1, in main), turn 01234567',
    '    budget (warn): used 3 of 3',
    '    labels added: secret',
    '10:00:00.000 session.clearLabel secret, by ana',
    '',
  ]);
});

it('watch follows a trace that grows and is replaced, until Ctrl-C', async () => {
  const { start, write, project } = makeMachine();
  const file = write('trace.jsonl', trace(1));
  const child = start(['watch', 'trace.jsonl', '--all']);
  let seen = '';
  child.stdout.on('data', (data) => (seen += String(data)));
  const ended = resultOf(child);
  const shows = async (text: string) => {
    while (!seen.includes(text)) await new Promise((resolve) => setTimeout(resolve, 30));
  };
  await shows('10:00:00.000 BeforeTool allow, 1.0 ms');
  const seven = trace(7, { reason: 'größer' });
  const [first, second] = [seven.slice(0, 20), seven.slice(20)];
  appendFileSync(file, first);
  appendFileSync(file, second);
  await shows('7.0 ms');
  writeFileSync(join(project, 'next'), trace(9, { decision: 'deny', reason: 'because' }));
  renameSync(join(project, 'next'), file);
  await shows('BeforeTool deny, 9.0 ms: because');
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130, stderr: '' });
});

it('watch --all starts with the rotated file', async () => {
  const { start, write } = makeMachine();
  write('trace.jsonl.1', trace(1));
  write('trace.jsonl', trace(2));
  const child = start(['watch', 'trace.jsonl', '--all', '--json']);
  let seen = '';
  child.stdout.on('data', (data) => (seen += String(data)));
  const ended = resultOf(child);
  while (seen.split('\n').length < 3) await new Promise((resolve) => setTimeout(resolve, 30));
  child.kill('SIGINT');
  await ended;
  const durations = seen
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).duration);
  expect(durations).toEqual([1, 2]);
});

it('watch without a file follows every host of the project, including later ones', async () => {
  const { start, run, write, project } = makeMachine();
  const looked = await run(['watch']);
  expect(looked.code).toBe(1);
  const [, folder = ''] = /looked in (\S+)/.exec(looked.stderr) ?? [];
  const place = relative(project, folder);
  const running = write(join(place, '7.jsonl'), trace(1));
  write(join(place, '8.jsonl'), trace(2));
  const child = start(['watch']);
  let seen = '';
  child.stdout.on('data', (data) => (seen += String(data)));
  const ended = resultOf(child);
  const shows = async (text: string, again: () => void) => {
    while (!seen.includes(text)) {
      again();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  await shows('3.0 ms', () => appendFileSync(running, trace(3)));
  write(join(place, '9.jsonl'), trace(4));
  await shows('4.0 ms', () => {});
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130, stderr: '' });
  expect(seen).not.toMatch(/[12]\.0 ms/);
});

it('watch ends when its output is closed', async () => {
  const { start, write } = makeMachine();
  const file = write('trace.jsonl', trace(1));
  const child = start(['watch', 'trace.jsonl', '--all']);
  const ended = resultOf(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdout.destroy();
  const writing = setInterval(() => appendFileSync(file, trace(2)), 50);
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
  clearInterval(writing);
});

/** Creates a traced host in this process. */
function tracedHost(maxBytes?: number) {
  const machine = makeMachine();
  const { hooks } = beforeTool(guard);
  const Notification = [{ hooks: [{ type: 'command' as const, name: 'bell', command: 'echo no >&2; exit 2' }] }];
  machine.write('../.config/hookwright/settings.json', { enableHooks: true, hooks: { ...hooks, Notification } });
  const file = join(machine.project, 'host.jsonl');
  const config = createConfig({
    workingDir: machine.project,
    hooks: { BeforeTool: [{ hooks: [{ ...guard, type: 'command' }] }], Notification },
    trace: { file, inputs: true, maxBytes },
  });
  onTestFinished(() => config.getHookSystem()?.dispose());
  const call = (content: string) =>
    executeToolWithHooks(config, 'write_file', { content }, async () => ({ llmContent: 'ok', returnDisplay: 'ok' }));
  return { ...machine, config, call, file };
}

it('replay and stats read the trace of a host, including the rotated file', async () => {
  const { call, config, file, run } = tracedHost(16_000);
  const written = () =>
    [`${file}.1`, file].map((each) => (existsSync(each) ? readFileSync(each, 'utf8') : '')).join('');
  // One at a time: a host that runs ahead of its trace could rotate more than one file.
  for (let calls = 1; !existsSync(`${file}.1`); calls += 1) {
    await call('x'.repeat(1000));
    await vi.waitFor(() => expect(written().match(/"kind":"end"/g)).toHaveLength(calls));
  }
  await call('secret');
  await config
    .getHookSystem()
    ?.getEventHandler()
    .fire('Notification', { notification_type: 'ToolPermission', message: 'm', details: {} });
  await config.getHookSystem()?.dispose();
  const lines = (readFileSync(`${file}.1`, 'utf8') + readFileSync(file, 'utf8')).trim().split('\n');
  const begun = lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'start');
  const events = begun.filter(({ id }) =>
    lines.some((line) => line.includes('"kind":"end"') && line.includes(id)),
  ).length;
  const { code, stdout } = await run(['replay', 'host.jsonl']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: `${events} events, 0 decisions differ\n` });
  const { hooks } = JSON.parse((await run(['stats', 'host.jsonl', '--json'])).stdout);
  expect(hooks).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ name: 'guard', blocks: 1 }),
      expect.objectContaining({ name: 'bell', count: 1 }),
    ]),
  );
});

it('watch misses no event when a full trace is rotated', async () => {
  const { call, config, file, start } = tracedHost(8_000);
  await call('first');
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 10));
  const child = start(['watch', 'host.jsonl', '--all', '--json']);
  let seen = '';
  child.stdout.on('data', (data) => (seen += String(data)));
  const ended = resultOf(child);
  const texts = () => [...seen.matchAll(/"content":"(\w+)"/g)].map(([, text]) => text);
  while (texts().length < 1) await new Promise((resolve) => setTimeout(resolve, 30));
  const fired = ['first'];
  while (!existsSync(`${file}.1`)) {
    fired.push(`call${fired.length}`);
    await call(fired.at(-1) ?? '');
    // If the trace is rotated twice between two polls, the first part is lost.
    const isThere = () => texts().length >= fired.length || existsSync(`${file}.1`);
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await config.getHookSystem()?.dispose();
  while (texts().length < fired.length) await new Promise((resolve) => setTimeout(resolve, 30));
  expect(texts()).toEqual(fired);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130, stderr: '' });
});
