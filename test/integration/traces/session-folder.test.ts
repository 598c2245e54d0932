import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Sessions } from '../../../src/system/sessions.js';
import type { AgentSession } from '../../../src/traces/index.js';
import { SessionFolder } from '../../../src/traces/sessions/session-folder.js';

let folder: string;
const warnings: string[] = [];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'hookwright-')), 'sessions');
  warnings.length = 0;
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
});

/** Opens a session as a process of its own would. */
function open(id: string, forkOf?: string): AgentSession {
  const warn = (text: string): void => void warnings.push(text);
  const store = new SessionFolder({ folder, warn });
  return new Sessions({ store, prices: () => undefined, budgets: () => [], warn }).open(id, { forkOf });
}

interface Figures {
  input_tokens?: number;
  output_tokens?: number;
  cached_tokens?: number;
}

function callModel(session: AgentSession, usage: Figures): void {
  session.endRequest(session.startRequest(undefined), { usage });
}

function stateFile(): string {
  const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.jsonl'));
  return join(folder, name);
}

/** Parts of an event of a host that records no model calls itself. */
const fields = {
  prompt: () => 'do it',
  callId: () => undefined,
  modelCall: () => undefined,
  responseFacts: () => ({}),
};

describe('SessionFolder', () => {
  it('keeps usage, labels, turn and open calls for the next process', () => {
    const first = open('s');
    first.begin('session-start', fields);
    first.begin('turn-start', fields);
    first.admit('tool-start', fields)?.settle(true);
    first.admit('tool-start', fields)?.settle(false);
    first.endRequest(first.startRequest(undefined), {
      usage: { input_tokens: 10, output_tokens: 2, cached_tokens: 4 },
      text: 'I will.',
      toolCallIds: ['c1'],
    });
    first.addLabels(['secret', 'secret']);
    const second = open('s');
    expect(second.facts()).toEqual(first.facts());
    expect(second.facts().session).toMatchObject({
      usage: { tool_calls: 1, model_calls: 1, input_tokens: 10, output_tokens: 2, cached_tokens: 4 },
      labels: ['secret'],
    });
    expect(second.texts('c1')).toEqual({ assistant_text: 'I will.', user_prompt: 'do it' });
    expect(open('other').facts().session?.labels).toEqual([]);
  });

  it('is private, and names files by a hash', () => {
    open('../../etc/passwd').addLabels(['a']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(stateFile()).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).join()).toMatch(/^[0-9a-f]{40}\.jsonl$/);
  });

  it('shows the changes of another process at once', () => {
    const [one, other] = [open('s'), open('s')];
    one.addLabels(['secret']);
    expect(other.facts().session?.labels).toEqual(['secret']);
    other.addLabels(['untrusted']);
    other.clearLabel('secret', 'ana');
    expect([...one.labels]).toEqual(['untrusted']);
  });

  it('reads only new lines of a session that it opens again', () => {
    const store = new SessionFolder({ folder, warn: () => {} });
    const openAgain = () =>
      new Sessions({ store, prices: () => undefined, budgets: () => [], warn: () => {} }).open('s');
    for (let call = 0; call < 50; call += 1) openAgain().admit('tool-start', fields)?.settle(true);
    open('s').addLabels(['secret']);
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    expect(openAgain().facts().session).toMatchObject({ usage: { tool_calls: 50 }, labels: ['secret'] });
    expect(parse.mock.calls.length).toBe(1);
    for (let other = 0; other < 40; other += 1) store.open(`other ${other}`).read();
    expect(openAgain().facts().session).toMatchObject({ usage: { tool_calls: 50 }, labels: ['secret'] });
    expect(parse.mock.calls.length).toBeGreaterThan(50);
  });

  it('gives a fork the labels of its session, without its usage', () => {
    const first = open('s');
    first.addLabels(['secret']);
    first.admit('tool-start', fields)?.settle(true);
    expect(open('fork', 's').facts().session).toEqual({ usage: { tool_calls: 0 }, labels: ['secret'] });
  });

  it('replaces a long file by a short one with the same state', () => {
    const session = open('s');
    session.addLabels(['secret']);
    for (let round = 0; round < 1500; round += 1)
      callModel(session, { input_tokens: 1, output_tokens: 1, cached_tokens: 0 });
    expect(statSync(stateFile()).size).toBeLessThan(300 * 1024);
    expect(open('s').facts().session).toMatchObject({
      usage: { model_calls: 1500, input_tokens: 1500, output_tokens: 1500, cached_tokens: 0 },
      labels: ['secret'],
    });
  });

  it('shows the state of a file that replaced one with the same inode', () => {
    const idle = open('s');
    idle.addLabels(['secret']);
    const { ino } = statSync(stateFile());
    expect(idle.facts().session?.labels).toEqual(['secret']);
    const busy = open('s');
    const reused = (): boolean => statSync(stateFile()).ino === ino && replaced > 1;
    let replaced = 0;
    let size = 0;
    for (let round = 0; round < 400 && !reused(); round += 1) {
      busy.report({ userPrompt: 'p'.repeat(10_000) });
      busy.admit('tool-start', fields)?.settle(true);
      if (statSync(stateFile()).size < size) replaced += 1;
      size = statSync(stateFile()).size;
    }
    expect(idle.facts()).toEqual(busy.facts());
  });

  it('ignores half a line at the end, and writes the next change on a line of its own', () => {
    open('s').addLabels(['a']);
    appendFileSync(stateFile(), '{"kind":"label","ad');
    open('s').addLabels(['b']);
    const session = open('s');
    expect([...session.labels].sort()).toEqual(['a', 'b']);
    expect(readFileSync(stateFile(), 'utf8').trimEnd().split('\n')).toHaveLength(3);
  });

  it('makes totals unknown if a line cannot be read, and warns once', () => {
    callModel(open('s'), { input_tokens: 5, output_tokens: 5, cached_tokens: 0 });
    appendFileSync(stateFile(), 'garbage\n{"no":"kind"}\n');
    expect(open('s').facts().session?.usage).toEqual({ tool_calls: 0, model_calls: 1 });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('the usage of the session is no longer known');
  });

  it('warns and keeps the state in memory if the folder is gone', () => {
    const session = open('s');
    rmSync(folder, { recursive: true });
    session.addLabels(['secret']);
    expect([...session.labels]).toEqual(['secret']);
    expect(warnings).toHaveLength(1);
  });
});

describe('totals', () => {
  it('are absent from the first response without the figure on', () => {
    const session = open('s');
    callModel(session, { input_tokens: 5, output_tokens: 5, cached_tokens: 1 });
    callModel(session, { input_tokens: 5, cached_tokens: 1 });
    callModel(session, { input_tokens: 5, output_tokens: 5 });
    expect(session.facts().session?.usage).toEqual({ tool_calls: 0, model_calls: 3, input_tokens: 15 });
  });

  it('do not change if the server answered with an error, and are absent if no response came', () => {
    const session = open('s');
    callModel(session, { input_tokens: 5, output_tokens: 5, cached_tokens: 1 });
    session.failRequest(session.startRequest(undefined), false);
    expect(session.facts().session?.usage).toMatchObject({ model_calls: 2, input_tokens: 5 });
    session.failRequest(session.startRequest(undefined), true);
    expect(session.facts().session?.usage).toEqual({ tool_calls: 0, model_calls: 3 });
  });

  it('are absent if the process was killed before a response came, also for sessions that are open', async () => {
    const session = open('s');
    callModel(session, { input_tokens: 5, output_tokens: 5, cached_tokens: 1 });
    const owner = await endedProcess();
    const request = { kind: 'request', id: 'r', owner, counts: true };
    appendFileSync(stateFile(), `${JSON.stringify(request)}\n`);
    expect(session.facts().session?.usage).toEqual({ tool_calls: 0, model_calls: 2 });
    expect(open('s').facts().session?.usage).toEqual({ tool_calls: 0, model_calls: 2 });
  });

  it('do not count a call whose process was killed before it was sent', async () => {
    const session = open('s');
    callModel(session, { input_tokens: 5, output_tokens: 5, cached_tokens: 1 });
    const call = { kind: 'model', id: 'm', owner: await endedProcess() };
    appendFileSync(stateFile(), `${JSON.stringify(call)}\n`);
    expect(session.facts().session?.usage).toMatchObject({ model_calls: 1, input_tokens: 5 });
  });

  it('are absent if a host fires BeforeModel a thousand times and never AfterModel', () => {
    const session = open('s');
    callModel(session, { input_tokens: 5, output_tokens: 5, cached_tokens: 1 });
    for (let call = 0; call < 1000; call += 1) session.admit('model-start', fields)?.settle(true);
    expect(session.facts().session?.usage).toMatchObject({ model_calls: 1001, input_tokens: 5 });
    session.admit('model-start', fields)?.settle(true);
    expect(session.facts().session?.usage).toEqual({ tool_calls: 0, model_calls: 1002 });
  });
});

/** Returns the name of a process that has ended. */
async function endedProcess(): Promise<string> {
  const child = spawn(process.execPath, ['-e', '0']);
  await new Promise((resolve) => child.once('exit', resolve));
  return `${child.pid}:1`;
}
