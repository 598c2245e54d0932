import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { HookExecutionResult } from '../../../generated/index.js';
import { HookRunner } from '../../../src/system/hook-runner.js';
import { base, kitProject, python, runHook, write } from '../../support/kit/kit-project.js';

const RUNS = 50;
const folder = kitProject();

const node = `
import { defineHook, say, state } from 'hookwright/kit';

const acts = {
  count: () => state.update('count', (count = 0) => count + 1),
  get: ({ key }) => state.get(key) ?? null,
  set: ({ key, value }) => (state.set(key, value), state.get(key)),
  die: () => state.update('count', () => process.kill(process.pid, 'SIGKILL')),
  nothing: () => state.update('count', () => undefined),
  nan: () => state.set('count', { inner: NaN }),
  nested: () => state.update('count', () => state.update('count', () => 1)),
  throw: () => state.update('count', () => { throw new Error('not so'); }),
};
defineHook('BeforeTool', ({ tool_input }) => say(JSON.stringify(acts[tool_input.act](tool_input))));
`;

const inPython = `
import json, os, signal
from hookwright_kit import define_hook, say, state

def setting(key, value):
    state.set(key, value)
    return state.get(key)

def fail(_):
    raise ValueError("not so")

acts = {
    "count": lambda given: state.update("count", lambda count: (count or 0) + 1),
    "get": lambda given: state.get(given["key"]),
    "set": lambda given: setting(given["key"], given["value"]),
    "die": lambda given: state.update("count", lambda _: os.kill(os.getpid(), signal.SIGKILL)),
    "nothing": lambda given: state.update("count", lambda _: None),
    "nan": lambda given: state.set("count", {"inner": float("nan")}),
    "nested": lambda given: state.update("count", lambda _: state.update("count", lambda _: 1)),
    "throw": lambda given: state.update("count", fail),
}
define_hook("BeforeTool", lambda event: say(json.dumps(acts[event["tool_input"]["act"]](event["tool_input"]))))
`;

const scripts = { Node: write(folder, 'hook.mjs', node), Python: write(folder, 'hook.py', inPython) };
const programs = {
  Node: { command: process.execPath, args: [scripts.Node] },
  Python: { command: python, args: ['-W', 'error', scripts.Python] },
};
type Language = keyof typeof scripts;
const languages: readonly Language[] = ['Node', 'Python'];

let states: string;
/** State folder that hooks of both languages share. */
let shared: string;

beforeEach(() => {
  states = mkdtempSync(join(tmpdir(), 'hookwright-kit-state-'));
  shared = join(states, 'shared');
  mkdirSync(shared);
  onTestFinished(() => rmSync(states, { recursive: true, force: true }));
});

/** Runs a hook with the shared folder. Returns the value that it prints, or its error. */
async function act(language: Language, tool_input: object, env: NodeJS.ProcessEnv = {}): Promise<unknown> {
  const input = { ...base, hook_event_name: 'BeforeTool', tool_name: 't', tool_input };
  const { stdout, stderr } = await runHook(scripts[language], { input, env: { HOOKWRIGHT_STATE_DIR: shared, ...env } });
  return stdout === '' ? stderr : JSON.parse(JSON.parse(stdout).systemMessage);
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

const byNumber = (a: unknown, b: unknown): number => Number(a) - Number(b);

describe.each(languages)('state of the kit in %s', (language) => {
  let runner: HookRunner;
  beforeAll(() => () => runner.dispose({ kill: true }));
  beforeEach(() => {
    runner?.dispose({ kill: true });
    runner = new HookRunner({}, { stateFolder: join(states, 'hooks') });
  });

  const ask = (type: 'command' | 'worker', session_id = 's'): Promise<HookExecutionResult> => {
    const input = {
      ...base,
      session_id,
      hook_event_name: 'BeforeTool' as const,
      tool_name: 't',
      tool_input: { act: 'count' },
    };
    const own = type === 'worker' ? { startTimeout: 50_000 } : {};
    return runner.executeHook({ type, ...programs[language], ...own }, 'BeforeTool', input);
  };
  const countOf = ({ output }: HookExecutionResult): number => Number(output?.systemMessage);

  it(`counts ${RUNS} parallel runs of a command`, async () => {
    const results = await Promise.all(upTo(RUNS).map(() => ask('command')));
    expect(results.map(countOf).sort(byNumber)).toEqual(upTo(RUNS));
    const [own = ''] = readdirSync(join(states, 'hooks'));
    expect(readdirSync(join(states, 'hooks', own))).toEqual(['count.json']);
  });

  it(`counts ${RUNS} parallel runs of a worker, by session`, async () => {
    const results = await Promise.all(upTo(RUNS).map((run) => ask('worker', `s-${run % 2}`)));
    expect(results.map(countOf).sort(byNumber)).toEqual([...upTo(RUNS / 2), ...upTo(RUNS / 2)].sort(byNumber));
    expect(results.every(({ warnings }) => warnings === undefined)).toBe(true);
  });

  it('counts on in a worker of another host that resumes the session', async () => {
    expect(countOf(await ask('worker'))).toBe(1);
    runner.dispose({ kill: true });
    runner = new HookRunner({}, { stateFolder: join(states, 'hooks') });
    expect(countOf(await ask('worker'))).toBe(2);
  });

  it('returns nothing for a key that was never set', async () => {
    expect(await act(language, { act: 'get', key: 'other' })).toBe(null);
  });

  it('keeps the value if the update throws, and releases the lock', async () => {
    expect(await act(language, { act: 'count' })).toBe(1);
    expect(await act(language, { act: 'throw' })).toContain('not so');
    expect(await act(language, { act: 'count' })).toBe(2);
    expect(readdirSync(shared)).toEqual(['count.json']);
  });

  it('rejects an update without a value, one inside another and numbers that JSON does not have', async () => {
    expect(await act(language, { act: 'nothing' })).toContain('cannot set "count"');
    expect(await act(language, { act: 'nested' })).toContain('the function of state.update changes the same key');
    expect(await act(language, { act: 'nan' })).toMatch(/NaN|not JSON compliant/);
    expect(readdirSync(shared)).toEqual([]);
  });

  it('reports a missing folder, a broken file and an invalid key', async () => {
    expect(await act(language, { act: 'count' }, { HOOKWRIGHT_STATE_DIR: '' })).toContain(
      'cannot use state: HOOKWRIGHT_STATE_DIR is not set. Hosts with contract 1.2 or later set it',
    );
    writeFileSync(join(shared, 'count.json'), '{');
    expect(await act(language, { act: 'count' })).toContain('count.json: not valid JSON. Delete the file');
    for (const key of ['', 'x'.repeat(201), '/'.repeat(67), '\ud800'])
      expect(await act(language, { act: 'set', key, value: 1 })).toContain(`cannot use the key ${JSON.stringify(key)}`);
  });
});

describe('state of both kits on one folder', () => {
  const KEYS = ['plain', 'Upper', 'upper', '../up', 'a b/c', 'é€😀', '.', 'x'.repeat(200), '\0'];
  const VALUES = [null, true, 1.5, 'é€\ud800', [1, ['2']], { a: { b: [] } }, 0];

  it('reads what the other kit wrote, for all keys and values', async () => {
    for (const [from, to] of [languages, languages.toReversed()] as const) {
      const cases = KEYS.map((key, index) => ({ key, value: VALUES[index % VALUES.length] }));
      await Promise.all(cases.map((each) => act(from ?? 'Node', { act: 'set', ...each })));
      const read = await Promise.all(cases.map(({ key }) => act(to ?? 'Node', { act: 'get', key })));
      expect(read).toEqual(cases.map(({ value }) => value));
      expect(readdirSync(shared)).toHaveLength(KEYS.length);
    }
    expect(new Set(readdirSync(shared).map((name) => name.toLowerCase())).size).toBe(KEYS.length);
    expect(readFileSync(join(shared, 'plain.json'), 'utf8')).toBe('null\n');
  });

  it(`counts ${RUNS} parallel runs`, async () => {
    const runs = upTo(RUNS).map((run) => act(languages[run % 2] ?? 'Node', { act: 'count' }));
    expect((await Promise.all(runs)).sort(byNumber)).toEqual(upTo(RUNS));
    expect(readdirSync(shared)).toEqual(['count.json']);
  });

  it(`counts ${RUNS} parallel runs while others are killed with the lock`, async () => {
    const runs = upTo(RUNS + 16).map((run) =>
      act(languages[run % 2] ?? 'Node', { act: run % 4 < 1 || run > RUNS + 12 ? 'die' : 'count' }),
    );
    const values = (await Promise.all(runs)).filter((value) => value !== '');
    expect(values.length).toBeGreaterThan(RUNS - 8);
    expect(values.sort(byNumber)).toEqual(upTo(values.length));
    expect(await act('Node', { act: 'get', key: 'count' })).toBe(values.length);
  });

  it.each(languages)('takes over the lock of a dead process in %s, whatever its token is', async (language) => {
    const tokens = ['', 'not a token', '999999999.1.abc', `${process.pid}.1.abc`, '999999999.0.abc'];
    for (const [index, token] of tokens.entries()) {
      writeFileSync(join(shared, 'count.lock'), token);
      // A process that was killed while it took over the lock.
      writeFileSync(join(shared, `${token || 'unreadable'}.break`), '999999998.1.abc');
      expect(await act(language, { act: 'count' })).toBe(index + 1);
    }
  });

  it.each(languages)('waits in %s for a lock whose process runs', async (language) => {
    const start = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[19];
    for (const [index, time] of [start, '0'].entries()) {
      const lock = join(shared, 'count.lock');
      writeFileSync(lock, `${process.pid}.${time}.abc`);
      const run = act(language, { act: 'count' });
      await untilWaiting(lock);
      expect(await act(language, { act: 'get', key: 'count' })).toBe(index || null);
      rmSync(lock);
      expect(await run).toBe(index + 1);
    }
  });
});

/** Waits until a run offers to take the lock. */
async function untilWaiting(lock: string): Promise<void> {
  const name = 'count.lock.';
  while (!readdirSync(join(lock, '..')).some((each) => each.startsWith(name)))
    await new Promise((resolve) => setTimeout(resolve, 5));
}
