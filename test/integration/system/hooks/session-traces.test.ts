import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { HookTrace } from '../../../../generated/index.js';
import { type CreateHooksOptions, createHooks, type Hooks } from '../../../../src/index.js';
import { joinTraceLines } from '../../../../src/traces/read-trace.js';
import { makeDir } from '../../../support/core/events/support.js';
import { traceLinesIn } from '../../../support/core/events/trace-lines-in.js';

/** Creates hooks without settings files, with the list of their traces. */
async function makeTraced(options: CreateHooksOptions = {}): Promise<{ hooks: Hooks; traces: HookTrace[] }> {
  const hooks = await createHooks({ settings: false, logger: false, ...options });
  onTestFinished(() => hooks.dispose());
  const traces: HookTrace[] = [];
  hooks.subscribe('trace', (trace) => traces.push(trace));
  return { hooks, traces };
}

const ofEvent = (traces: readonly HookTrace[], name: string) => traces.filter(({ eventName }) => eventName === name);

describe('traces', () => {
  it('have the agent, the turn and the id of the call', async () => {
    const { hooks, traces } = await makeTraced();
    hooks.on('BeforeTool', () => undefined);
    hooks.on('AfterTool', () => undefined);
    const session = await hooks.session();
    await session.fire('BeforeAgent', { prompt: 'go' });
    await session.subagent({ type: 'outer', prompt: 'a', id: 'o' }, (outer) =>
      outer.subagent({ type: 'inner', prompt: 'b', id: 'i' }, (inner) => inner.tool('read', {}, () => '')),
    );
    await session.tool('read', {}, () => '', { id: 'toolu_1' });
    const [turn] = ofEvent(traces, 'BeforeAgent').map(({ turnId }) => turnId);
    expect(turn).toMatch(/\S/);
    const [nested, own] = ofEvent(traces, 'BeforeTool');
    const agent = { id: 'i', type: 'inner', parentId: 'o', depth: 2 };
    expect(nested).toMatchObject({ agent, turnId: turn, callId: expect.stringMatching(/^call_/) });
    expect(own).toMatchObject({ agent: { id: 'main', depth: 0 }, turnId: turn, callId: 'toolu_1' });
    expect(ofEvent(traces, 'AfterTool').map(({ callId }) => callId)).toEqual([nested?.callId, 'toolu_1']);
  });

  it('have the labels that an event added, not those that the session had', async () => {
    const { hooks, traces } = await makeTraced();
    hooks.on('AfterTool', { matcher: 'read' }, () => ({ labels: ['secret'] }));
    hooks.on('AfterTool', { matcher: 'write' }, () => ({ labels: ['secret', 'written'] }));
    const session = await hooks.session();
    for (const tool of ['read', 'write', 'write']) await session.tool(tool, {}, () => '');
    expect(ofEvent(traces, 'AfterTool').map(({ labels }) => labels)).toEqual([['secret'], ['written'], undefined]);
  });

  it('have budgets that were used up, with their effect', async () => {
    const { hooks, traces } = await makeTraced({ budgets: { tool_calls: 1 } });
    const session = await hooks.session();
    for (let call = 0; call < 2; call += 1) await session.tool('read', {}, () => '');
    const text = 'the session has used 1 of 1 tool_calls, the budget "tool_calls" of the host';
    expect(ofEvent(traces, 'BeforeTool').map(({ budgets }) => budgets)).toEqual([
      undefined,
      [{ effect: 'stop', text }],
    ]);
  });

  it('say who removed a label and when, as the log does', async () => {
    const warnings: string[] = [];
    const logger = { log: () => {}, warn: (...texts: unknown[]) => void warnings.push(texts.join(' ')) };
    const { hooks, traces } = await makeTraced({ logger });
    hooks.on('AfterTool', () => ({ labels: ['secret'] }));
    const session = await hooks.session({ id: 's-1' });
    await session.tool('read', {}, () => '');
    session.clearLabel('unknown', 'ana');
    session.clearLabel('secret', 'ana');
    expect(ofEvent(traces, 'session.clearLabel')).toEqual([
      {
        eventName: 'session.clearLabel',
        sessionId: 's-1',
        agent: { id: 'main', depth: 0 },
        startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        duration: 0,
        success: true,
        clearedLabel: { label: 'secret', by: 'ana' },
        hooks: [],
      },
    ]);
    expect(warnings).toEqual(['hooks: ana removed the label "secret" from the session s-1']);
  });
});

describe('trace files', () => {
  /** Runs one tool call with a hook that reads both texts. Returns the file. */
  async function tracedCall(trace: CreateHooksOptions['trace']): Promise<string> {
    const file = join(makeDir(), 'traces.jsonl');
    const { hooks } = await makeTraced({ trace: { ...trace, file } });
    hooks.on('BeforeTool', { needs: ['assistant_text', 'user_prompt'] }, () => ({ labels: ['seen'] }));
    hooks.on('BeforeTool', { name: 'plain' }, () => undefined);
    const session = await hooks.session();
    session.report({ turnId: 't-1', userPrompt: 'prompt of the user' });
    await session.tool('read', {}, () => '', { assistantText: 'text of the model' });
    session.clearLabel('seen', 'ana');
    await hooks.dispose();
    return file;
  }

  it('have the agent and the turn of each event, and removed labels', async () => {
    const { lines, unknown } = traceLinesIn(await tracedCall({}));
    expect(unknown).toBe(0);
    const events = joinTraceLines(lines);
    const agent = { id: 'main', depth: 0 };
    expect(events).toMatchObject([
      { eventName: 'BeforeTool', agent, turnId: 't-1', end: { labels: ['seen'] } },
      { eventName: 'session.clearLabel', agent, turnId: 't-1', end: { clearedLabel: { label: 'seen', by: 'ana' } } },
    ]);
    expect(events[0]?.start).toMatchObject({ agent, turnId: 't-1', callId: events[0]?.callId });
  });

  it('have texts of `needs` only with inputs and texts', async () => {
    const isThere = (file: string) => {
      const text = readFileSync(file, 'utf8');
      return ['prompt of the user', 'text of the model'].map((each) => text.includes(each));
    };
    expect(isThere(await tracedCall({ inputs: true }))).toEqual([false, false]);
    expect(isThere(await tracedCall({ texts: true }))).toEqual([false, false]);
    const file = await tracedCall({ inputs: true, texts: true });
    expect(isThere(file)).toEqual([true, true]);
    const [{ hooks = [], start } = {}] = joinTraceLines(traceLinesIn(file).lines);
    expect(start?.input?.text).not.toContain('prompt of the user');
    expect(hooks.find(({ name }) => name === 'plain')?.input).toBeUndefined();
  });
});
