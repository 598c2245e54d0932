import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, readlinkSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { EventDetail, EventRow, HooksResponse, InspectorState } from '../../../../src/apps/inspector/api.js';
import { paths } from '../../../../src/apps/inspector/api.js';
import { beforeTool, makeMachine } from '../cli/machine.js';
import { inspect, isEvent, isKind } from './inspector.js';

const script = fileURLToPath(new URL('host.mjs', import.meta.url));
const guard = { type: 'command', name: 'guard', command: 'grep -q secret && { echo no secrets >&2; exit 2; }; exit 0' };
const write = (content: string) => ['BeforeTool', { tool_name: 'write_file', tool_input: { content } }] as const;

type Machine = ReturnType<typeof makeMachine>;

/** Starts a host in its own process. */
async function startHost(machine: Machine, args: readonly string[] = []) {
  const child = spawn(process.execPath, [script, ...args], { cwd: machine.project, env: machine.environment() });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    pid: child.pid ?? 0,
    send: (event: readonly [string, object]) => child.stdin.write(`${JSON.stringify(event)}\n`),
    fire: async (event: readonly [string, object]) => {
      child.stdin.write(`${JSON.stringify(event)}\n`);
      await lines.next();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    end: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

function tracedMachine(hooks: readonly (typeof guard)[] = [guard]) {
  const machine = makeMachine();
  const trace = { inputs: true };
  machine.write('../.config/hookwright/settings.json', { ...beforeTool(...hooks), trace });
  return machine;
}

const isFrom = (pid: number, decision: EventRow['decision']) =>
  isEvent((event) => event.pid === pid && event.decision === decision);

it('shows events while a host fires them, with input, output and decision of each hook', async () => {
  const machine = tracedMachine([
    guard,
    { type: 'command', name: 'slow', command: 'while [ ! -e go ]; do sleep 0.05; done' },
  ]);
  const { stream, get } = await inspect(machine);
  const events = stream();
  expect(await events.until(isKind('hello'))).toMatchObject({ state: { source: { state: 'waiting' }, events: 0 } });
  await events.until(isKind('caught-up'));
  const host = await startHost(machine);
  host.send(write('secret'));
  const running = await events.until(isEvent(({ state }) => state === 'running'));
  expect(running.event).toMatchObject({
    eventName: 'BeforeTool',
    matched: 'write_file',
    tone: 'running',
    pid: host.pid,
  });
  expect(running.event.hooks.map(({ name }) => name)).toEqual(['guard', 'slow']);
  machine.write('go', '');
  const { event } = await events.until(isFrom(host.pid, 'deny'));
  expect(event).toMatchObject({ id: running.event.id, tone: 'deny', state: 'ended', reason: 'no secrets' });
  expect(event.seq).toBeGreaterThan(running.event.seq);
  expect(event.hooks).toMatchObject([
    { name: 'guard', verdict: 'ran', tone: 'deny', decision: 'deny' },
    { name: 'slow', verdict: 'ran', tone: 'allow' },
  ]);
  const detail = await get<EventDetail>(`${paths.event}?id=${event.id}`);
  expect(JSON.parse(detail.input?.text ?? '')).toMatchObject({ tool_input: { content: 'secret' } });
  expect(detail.hooks[0]).toMatchObject({ stderr: { text: expect.stringContaining('no secrets') }, exitCode: 2 });
  expect(detail.fields).toContainEqual({ path: 'decision', value: '"deny"', from: [0] });
  expect(detail.fields).toContainEqual({ path: 'reason', value: '"no secrets"', from: [0] });
  expect(await get(`${paths.find}?text=${encodeURIComponent('"content":"secret"')}`)).toEqual({ ids: [event.id] });
  expect(await get(`${paths.find}?text=nowhere`)).toEqual({ ids: [] });
  expect(events.seen.find(isKind('host'))).toMatchObject({ host: { pid: host.pid, alive: true } });
  await host.end();
});

it('marks an event as lost if its host is killed, and continues with a new host', async () => {
  const machine = tracedMachine([
    guard,
    { type: 'command', name: 'waits', command: 'grep -q wait && while [ -e hold ]; do sleep 0.05; done; exit 0' },
  ]);
  machine.write('hold', '');
  const { stream } = await inspect(machine);
  const events = stream();
  const first = await startHost(machine);
  await first.fire(write('a'));
  const { event: ended } = await events.until(isFrom(first.pid, 'allow'));
  first.send(write('wait'));
  await events.until(isEvent(({ id, state }) => id !== ended.id && state === 'running'));
  await first.kill();
  const { event } = await events.until(isEvent(({ state }) => state === 'lost'));
  expect(event).toMatchObject({ pid: first.pid, tone: 'lost' });
  expect(event).not.toHaveProperty('decision');
  expect(event.hooks.find(({ name }) => name === 'waits')).toMatchObject({ tone: 'lost' });
  expect(events.seen.filter(isKind('host')).at(-1)?.host).toMatchObject({ pid: first.pid, alive: false });
  const second = await startHost(machine);
  await second.fire(write('secret'));
  await events.until(isFrom(second.pid, 'deny'));
  await second.end();
});

it('follows a file that is rotated while it is read, and misses nothing', async () => {
  const machine = tracedMachine();
  const file = join(machine.project, 'trace.jsonl');
  const count = 60;
  const host = await startHost(machine, [file, '24000']);
  // Some events exist before the inspector starts, partly in the rotated file.
  const before = count / 4;
  for (let at = 0; at < before; at += 1) await host.fire(write(`before ${at} ${'x'.repeat(200)}`));
  await expect.poll(() => isWritten(file, `before ${before - 1} `)).toBe(true);
  const kept = [readIfThere(`${file}.1`), readIfThere(file)].join('');
  const known = new Set([...kept.matchAll(/before \d+ /g)].map(([text]) => text));
  expect(readIfThere(`${file}.1`)).not.toBe('');
  const { stream, get } = await inspect(machine, ['--trace', 'trace.jsonl']);
  const events = stream();
  await events.when(() => events.ended() >= known.size);
  const first = events.ended();
  for (let at = 0; at < count; at += 1) {
    await host.fire(write(`after ${at} ${'x'.repeat(200)}`));
    // If the trace is rotated twice between two polls, the first part is lost.
    if (at % 4 === 3) await events.when(() => events.ended() === first + at + 1);
  }
  await host.fire(write('secret'));
  await events.until(isFrom(host.pid, 'deny'));
  for (const text of known) {
    expect(await get(`${paths.find}?text=${encodeURIComponent(text)}`)).toMatchObject({ ids: [expect.any(String)] });
  }
  for (let at = 0; at < count; at += 1) {
    expect(await get(`${paths.find}?text=${encodeURIComponent(`after ${at} `)}`)).toMatchObject({
      ids: [expect.any(String)],
    });
  }
  await host.end();
});

let made = 0;
/** Returns the trace lines of an event. */
function lines(more: { pid?: number; content?: string; end?: object; name?: string } = {}): string {
  const id = `made-${made++}`;
  const about = { v: 1, id, pid: more.pid ?? process.pid, session_id: 's', eventName: more.name ?? 'BeforeTool' };
  const startedAt = new Date(Date.UTC(2026, 0, 1) + made).toISOString();
  const hook = { name: 'guard', type: 'command', source: 'user', verdict: 'ran', duration: 5, success: true };
  const input = { text: JSON.stringify({ tool_name: 'write_file', tool_input: { content: more.content ?? 'a' } }) };
  return [
    {
      ...about,
      kind: 'start',
      startedAt,
      sequential: false,
      matched: 'write_file',
      hooks: [{ hook: 0, ...hook }],
      input,
    },
    { ...about, kind: 'hook', hook: 0, ...hook, queuedAt: startedAt, startedAt, endedAt: startedAt },
    { ...about, kind: 'end', startedAt, endedAt: startedAt, duration: 5, hooks: [hook], ...more.end },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

it('sends only new events after a disconnect, each once', async () => {
  const machine = makeMachine();
  const file = machine.write('trace.jsonl', lines() + lines());
  const { stream } = await inspect(machine, ['--trace', file]);
  const first = stream();
  await first.until(isEvent(({ id }) => id === `made-${made - 1}`));
  const { seq } = first.seen.filter(isKind('event')).at(-1) ?? { seq: 0 };
  first.close();
  appendFileSync(file, lines());
  const second = stream(seq);
  await second.until(isEvent(({ id }) => id === `made-${made - 1}`));
  expect(second.seen.filter(isKind('event')).map(({ event }) => event.id)).toEqual([`made-${made - 1}`]);
});

it('sends 10,000 existing events, each once, and then caught-up', async () => {
  const machine = makeMachine();
  const text = Array.from({ length: 10_000 }, () => lines()).join('');
  const file = machine.write('trace.jsonl', text);
  const { stream, get } = await inspect(machine, ['--trace', file]);
  const events = stream();
  await events.until(isEvent(({ id }) => id === `made-${made - 1}`));
  const rows = events.seen.filter(isKind('event'));
  expect(new Set(rows.map(({ event }) => event.id)).size).toBe(10_000);
  const again = stream();
  expect(await again.until(isKind('caught-up'))).toMatchObject({ events: 10_000 });
  expect(again.seen.filter(isKind('event'))).toHaveLength(10_000);
  const { hooks } = await get<HooksResponse>(paths.hooks);
  expect(hooks).toMatchObject([{ name: 'guard', configured: false, stats: { count: 10_000, p50: 5, p95: 5 } }]);
});

it('stores as many events as a page can show, and reports which are gone', async () => {
  const machine = makeMachine();
  const file = machine.write('trace.jsonl', Array.from({ length: 20_050 }, () => lines()).join(''));
  const { stream, ask, get } = await inspect(machine, ['--trace', file]);
  const events = stream();
  await events.until(isEvent(({ id }) => id === `made-${made - 1}`));
  expect(await get<InspectorState>(paths.state)).toMatchObject({ events: 20_000 });
  expect(await ask(`${paths.event}?id=made-${made - 20_050}`)).toMatchObject({ status: 404 });
  expect(await ask(`${paths.event}?id=made-${made - 1}`)).toMatchObject({ status: 200 });
  // A page that reconnects with nothing new to read gets it, too.
  const { event } = await events.until(isEvent(({ id }) => id === `made-${made - 1}`));
  const again = stream(event.seq);
  await again.until(isKind('caught-up'));
  expect(again.seen.filter(isKind('forgotten'))).toEqual([{ kind: 'forgotten', before: expect.any(Number) }]);
  expect(again.seen.filter(isKind('event'))).toEqual([]);
});

it('waits for a missing file, and starts over when it is replaced, truncated or moved', async () => {
  const machine = makeMachine();
  const file = join(machine.project, 'later', 'trace.jsonl');
  const { stream, get } = await inspect(machine, ['--trace', 'later/trace.jsonl']);
  const events = stream();
  expect(await get(paths.state)).toMatchObject({ source: { state: 'waiting', places: [file] } });
  const next = async (text: string, put: (text: string) => void): Promise<void> => {
    put(text);
    await events.until(isEvent(({ id, state }) => id === `made-${made - 1}` && state === 'ended'));
  };
  await next(lines(), (text) => machine.write('later/trace.jsonl', text));
  await next(lines(), (text) => appendFileSync(file, text));
  // An incomplete line is ignored.
  const whole = lines();
  appendFileSync(file, whole.slice(0, 40));
  await next('', () => appendFileSync(file, whole.slice(40)));
  await next(lines(), (text) => {
    machine.write('new.jsonl', text);
    renameSync(join(machine.project, 'new.jsonl'), file);
  });
  await next(lines(), (text) => appendFileSync(file, text));
  // Shorter than the text that was read: a replacement of the same length cannot be detected.
  await next(lines(), (text) => writeFileSync(file, text));
  // The state is reported after all lines that one pass finds.
  const following = { unreadable: 0, source: { state: 'following' } };
  await vi.waitFor(async () => expect(await get<InspectorState>(paths.state)).toMatchObject(following), {
    timeout: 30_000,
    interval: 20,
  });
});

it('skips lines that are invalid, unusual or never completed', async () => {
  const machine = makeMachine();
  const odd = [
    'no JSON',
    '{}',
    'null',
    '{"v":1,"id":"odd","pid":1,"session_id":"","eventName":"BeforeTool","kind":"end","hooks":[null]}',
    '{"v":1,"id":"__proto__","pid":-5,"session_id":"","eventName":"__proto__","kind":"end","hooks":[]}',
    '{"v":2,"id":"later"}',
    `{"v":1,"id":"only","pid":${process.pid},"session_id":"","eventName":"Unknown","kind":"hook","hook":3,"verdict":"ran"}`,
  ];
  const file = machine.write('trace.jsonl', `${odd.join('\n')}\n${lines()}`);
  const { stream, get, ask } = await inspect(machine, ['--trace', file]);
  const events = stream();
  await events.until(isEvent(({ id }) => id === `made-${made - 1}`));
  expect(await get<InspectorState>(paths.state)).toMatchObject({ unreadable: odd.length });
  for (const id of ['odd', '__proto__', 'only', 'none', '']) {
    expect(await ask(`${paths.event}?id=${id}`)).toMatchObject({ status: expect.toBeOneOf([200, 404]) });
  }
  expect(await get(paths.hooks)).toMatchObject({ hooks: expect.any(Array) });
});

it('sends hook output and file names unchanged, in JSON that browsers do not render', async () => {
  const machine = makeMachine();
  const nasty = '</script><img src=x onerror=alert(1)>\u0000\u202e"\'';
  const file = machine.write('trace.jsonl', lines({ content: nasty, name: nasty }));
  const { stream, ask } = await inspect(machine, ['--trace', file]);
  const { event } = await stream().until(isEvent(({ state }) => state === 'ended'));
  expect(event.eventName).toBe(nasty);
  const { text, headers } = await ask(`${paths.event}?id=${event.id}`);
  expect(JSON.parse(JSON.parse(text).input.text)).toMatchObject({ tool_input: { content: nasty } });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

it('shows rewrites per hook and in total, with the hooks that set each field', async () => {
  const rewrite = (name: string, fields: object) => ({
    type: 'command',
    name,
    command: `cat >/dev/null; echo '${JSON.stringify({ hookSpecificOutput: { hookEventName: 'BeforeTool', tool_input: fields } })}'`,
  });
  const machine = makeMachine();
  const settings = beforeTool(rewrite('first', { content: 'one\ntwo' }), rewrite('second', { mode: 'x' }));
  const [definition] = settings.hooks.BeforeTool;
  const hooks = { BeforeTool: [{ ...definition, sequential: true }] };
  machine.write('../.config/hookwright/settings.json', { ...settings, hooks, trace: { inputs: true } });
  const { stream, get } = await inspect(machine);
  const host = await startHost(machine);
  await host.fire(write("it's one"));
  const { event } = await stream().until(isFrom(host.pid, 'allow'));
  expect(event).toMatchObject({ rewritten: true, sequential: true });
  const detail = await get<EventDetail>(`${paths.event}?id=${event.id}`);
  const [{ before, after, diff } = { before: '', after: '', diff: [] }] = detail.rewrites;
  expect([JSON.parse(before), JSON.parse(after)]).toEqual([
    { content: "it's one" },
    { content: 'one\ntwo', mode: 'x' },
  ]);
  expect(diff.map(({ sign }) => sign)).toEqual(expect.arrayContaining(['-', '+']));
  expect(detail.hooks.map(({ rewrites }) => rewrites.map(({ field }) => field))).toEqual([
    ['tool_input'],
    ['tool_input'],
  ]);
  expect(detail.hooks[1]?.input?.text).toContain('one\\ntwo');
  expect(detail.fields).toEqual(
    expect.arrayContaining([
      { path: 'hookSpecificOutput.tool_input.content', value: '"one\\ntwo"', from: [0] },
      { path: 'hookSpecificOutput.tool_input.mode', value: '"x"', from: [1] },
    ]),
  );
  // The copied command runs unchanged.
  const ran = await machine.run(['run', 'BeforeTool', '--json', '--input', shellWord(detail.copies.run ?? '')]);
  expect(JSON.parse(ran.stdout)).toMatchObject({
    decision: 'allow',
    output: { hookSpecificOutput: { tool_input: { mode: 'x' } } },
  });
  machine.write('.hookwright/copied.hooktest.json', detail.copies.test ?? '');
  expect(await machine.run(['test'])).toMatchObject({ code: 0 });
  expect(JSON.parse(detail.copies.fixture ?? '')).toMatchObject({
    hook_event_name: 'BeforeTool',
    session_id: expect.any(String),
  });
  await host.end();
});

it('computes the cost per turn from the event that begins a turn', async () => {
  const machine = makeMachine();
  machine.write('../.config/hookwright/settings.json', {
    enableHooks: true,
    trace: true,
    hooks: {
      BeforeAgent: [{ hooks: [{ type: 'command', name: 'context', command: 'exit 0' }] }],
      BeforeTool: [{ hooks: [guard] }],
    },
  });
  const { stream, get } = await inspect(machine);
  const host = await startHost(machine);
  for (let turn = 0; turn < 2; turn += 1) {
    await host.fire(['BeforeAgent', { prompt: 'do it' }]);
    for (const content of ['a', 'b', 'secret']) await host.fire(write(content));
  }
  await host.end();
  const events = stream();
  await events.when(() => events.ended() === 8);
  const { hooks, turns } = await get<HooksResponse>(paths.hooks);
  expect(turns).toBe(2);
  const own = hooks.find(({ name }) => name === 'guard');
  expect(own).toMatchObject({ configured: true, source: 'user', type: 'command', enabled: true, trusted: true });
  expect(own?.place).toMatchObject({
    file: join(machine.home, '.config/hookwright/settings.json'),
    line: expect.any(Number),
  });
  expect(own?.stats).toMatchObject({ count: 6, blocks: 2, failures: 0, perTurn: { runs: 3 } });
  expect(own?.stats?.perTurn?.duration).toBeCloseTo((own?.stats?.total ?? 0) / 2);
  expect(own?.stats?.latest.map(({ tone }) => tone)).toEqual(['allow', 'allow', 'deny', 'allow', 'allow', 'deny']);
  expect(own?.stats?.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(6);
});

it('opens trace files read-only and leaves them unchanged', async () => {
  const machine = tracedMachine();
  const host = await startHost(machine);
  await host.fire(write('a'));
  const folder = join(machine.home, '.local/state/hookwright/trace');
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  // The host writes asynchronously.
  await expect
    .poll(() => files().map((file) => readFileSync(file, 'utf8')))
    .toEqual([expect.stringMatching(/"end".*\n$/)]);
  const before = files().map((file) => ({ file, text: readFileSync(file, 'utf8'), mode: statSync(file).mode }));
  const { stream, child, ended, get } = await inspect(machine);
  await stream().until(isFrom(host.pid, 'allow'));
  await get(paths.hooks);
  const links = readdirSync(`/proc/${child.pid}/fd`).flatMap((fd) => flagsOf(child.pid, fd));
  expect(links.filter(({ path }) => path.endsWith('.jsonl'))).toEqual([{ path: before[0]?.file, writes: false }]);
  child.kill('SIGINT');
  await ended;
  expect(files().map((file) => ({ file, text: readFileSync(file, 'utf8'), mode: statSync(file).mode }))).toEqual(
    before,
  );
  await host.end();
});

/** Returns the last word of a shell command, unquoted by the shell. */
function shellWord(line: string): string {
  const [, word = ''] = /--input '(.*)'$/s.exec(line) ?? [];
  return word.replaceAll(`'\\''`, "'");
}

function readIfThere(file: string): string {
  return statSync(file, { throwIfNoEntry: false }) === undefined ? '' : readFileSync(file, 'utf8');
}

/** Returns true if the last line of the event is in the file. */
function isWritten(file: string, text: string): boolean {
  const all = [readIfThere(`${file}.1`), readIfThere(file)].join('').split('\n').slice(0, -1);
  const { id } = JSON.parse(all.find((line) => line.includes(text)) ?? '{}');
  return id !== undefined && all.some((line) => line.includes(id) && JSON.parse(line).kind === 'end');
}

/** Returns the path of a file descriptor and whether it is writable. */
function flagsOf(pid: number | undefined, fd: string): { path: string; writes: boolean }[] {
  try {
    const [, flags = '0'] = /flags:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/fdinfo/${fd}`, 'utf8')) ?? [];
    return [{ path: readlinkSync(`/proc/${pid}/fd/${fd}`), writes: (Number.parseInt(flags, 8) & 3) !== 0 }];
  } catch {
    // The descriptor was closed in the meantime.
    return [];
  }
}
