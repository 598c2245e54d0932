import { describe, expect, it, onTestFinished } from 'vitest';
import type { HookInput } from '../../../../generated/index.js';
import { type CreateHooksOptions, createConfig, createHooks, HookSystem, type Hooks } from '../../../../src/index.js';

/** Creates hooks without settings files, and disposes them after the test. */
async function makeHooks(options: CreateHooksOptions = {}): Promise<Hooks> {
  const hooks = await createHooks({ settings: false, logger: false, ...options });
  onTestFinished(() => hooks.dispose());
  return hooks;
}

/** Returns the list of inputs that hooks of the events receive. */
function collect(
  hooks: Hooks,
  ...events: ('BeforeTool' | 'AfterTool' | 'SubagentStart' | 'SubagentStop')[]
): HookInput[] {
  const inputs: HookInput[] = [];
  for (const event of events) hooks.on(event, (input) => void inputs.push(input));
  return inputs;
}

describe('inputs of hooks', () => {
  it('name the main agent, and count the tool calls that ran before', async () => {
    const hooks = await makeHooks();
    const inputs = collect(hooks, 'BeforeTool');
    const session = await hooks.session();
    await session.tool('read', { path: 'a' }, () => 'text');
    await session.tool('read', { path: 'b' }, () => 'text');
    expect(inputs.map(({ agent }) => agent)).toEqual([
      { id: 'main', depth: 0 },
      { id: 'main', depth: 0 },
    ]);
    expect(inputs.map(({ session }) => session?.usage?.tool_calls)).toEqual([0, 1]);
    const usage = { tool_calls: 0, started_at: expect.any(String) };
    expect(inputs[0]?.session).toEqual({ usage, labels: [], repeats: 1 });
  });

  it('begin at zero for another session id of a host that keeps no state', async () => {
    let id = 'first';
    const { getAgentState, ...plain } = createConfig({ workingDir: process.cwd(), logger: false });
    const system = new HookSystem({ ...plain, getSessionId: () => id });
    onTestFinished(() => system.dispose());
    const inputs: HookInput[] = [];
    await system.initialize();
    system.registerHook(
      { type: 'function', name: 'collect', action: (input) => void inputs.push(input) },
      'BeforeTool',
    );
    const fire = () => system.getEventHandler().fireBeforeToolEvent({ toolName: 'read', toolInput: {} });
    await fire();
    await fire();
    id = 'second';
    await fire();
    expect(inputs.map(({ session_id, session }) => [session_id, session?.usage?.tool_calls])).toEqual([
      ['first', 0],
      ['first', 1],
      ['second', 0],
    ]);
  });

  it('do not count calls that a hook blocks', async () => {
    const hooks = await makeHooks();
    hooks.on('BeforeTool', { matcher: 'rm' }, () => ({ decision: 'deny', reason: 'no' }));
    const inputs = collect(hooks, 'BeforeTool');
    const session = await hooks.session();
    await session.tool('rm', {}, () => 'gone');
    await session.tool('read', {}, () => 'text');
    expect(inputs.at(-1)?.session?.usage?.tool_calls).toBe(0);
  });

  it('have the same call id before and after a tool', async () => {
    const hooks = await makeHooks();
    const inputs = collect(hooks, 'BeforeTool', 'AfterTool');
    const session = await hooks.session();
    await Promise.all([
      session.tool('read', { path: 'a' }, () => 'text', { id: 'toolu_1' }),
      session.tool('read', { path: 'a' }, () => Promise.reject(new Error('gone'))),
    ]);
    const ids = inputs.map((input) => [input.hook_event_name, 'tool_use_id' in input ? input.tool_use_id : undefined]);
    const before = ids.filter(([name]) => name === 'BeforeTool').map(([, id]) => id);
    const after = ids.filter(([name]) => name === 'AfterTool').map(([, id]) => id);
    expect(before).toContain('toolu_1');
    expect(new Set(before).size).toBe(2);
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(inputs.find(({ hook_event_name }) => hook_event_name === 'AfterTool')).toMatchObject({
      duration_ms: expect.any(Number),
    });
  });

  it('have the turn that BeforeAgent began, until the next one', async () => {
    const hooks = await makeHooks();
    const inputs = collect(hooks, 'BeforeTool');
    const session = await hooks.session();
    await session.tool('read', {}, () => '');
    for (const prompt of ['one', 'two']) {
      await session.fire('BeforeAgent', { prompt });
      await session.tool('read', {}, () => '');
      await session.tool('read', {}, () => '');
    }
    const [none, first, again, second] = inputs.map(({ turn_id }) => turn_id);
    expect(none).toBeUndefined();
    expect(first).toBe(again);
    expect(second).not.toBe(first);
  });

  it('have texts only for hooks that need them', async () => {
    const hooks = await makeHooks();
    const plain = collect(hooks, 'BeforeTool');
    const needing: HookInput[] = [];
    hooks.on('BeforeTool', { needs: ['assistant_text', 'user_prompt'] }, (input) => void needing.push(input));
    const session = await hooks.session();
    session.report({ userPrompt: 'p'.repeat(20_000) });
    await session.tool('read', {}, () => '', { assistantText: 'I will read it.' });
    expect(plain[0]).not.toHaveProperty('assistant_text');
    expect(plain[0]).not.toHaveProperty('user_prompt');
    expect(needing[0]).toMatchObject({ assistant_text: 'I will read it.' });
    const { user_prompt: prompt = '' } = needing[0] ?? {};
    expect(Buffer.byteLength(prompt)).toBeLessThanOrEqual(16 * 1024);
    expect(prompt).toMatch(/more bytes were cut\)$/);
  });
});

describe('labels', () => {
  it('are in the inputs of all agents of a session, from the next event on', async () => {
    const hooks = await makeHooks();
    hooks.on('AfterTool', { matcher: 'read_secret' }, () => ({ labels: ['secret'] }));
    const inputs = collect(hooks, 'BeforeTool');
    const session = await hooks.session();
    await session.subagent({ type: 'reader', prompt: 'read it' }, async (sub) => {
      await sub.tool('read_secret', {}, () => 'token');
      return 'done';
    });
    await session.tool('send', {}, () => '');
    expect(inputs.map(({ session }) => session?.labels)).toEqual([[], ['secret']]);
    expect([...session.labels]).toEqual(['secret']);
  });

  it('of a call that another hook blocks, or a person declines, are not added [X-99]', async () => {
    const labelsAfter = async (tool: string, confirm?: () => Promise<boolean>): Promise<string[]> => {
      const hooks = await makeHooks({ confirm });
      hooks.on('BeforeTool', () => ({ labels: ['read'] }));
      hooks.on('BeforeTool', { matcher: '^denied$' }, () => ({ decision: 'deny', labels: ['tried'] }));
      hooks.on('BeforeTool', { matcher: '^stopped$' }, () => ({ continue: false }));
      hooks.on('BeforeTool', { matcher: '^asked$' }, () => ({ decision: 'ask' }));
      const session = await hooks.session();
      await session.tool(tool, {}, () => '');
      return [...session.labels];
    };
    expect(await labelsAfter('denied')).toEqual(['tried']);
    expect(await labelsAfter('stopped')).toEqual([]);
    expect(await labelsAfter('asked')).toEqual([]);
    expect(await labelsAfter('asked', () => Promise.resolve(false))).toEqual([]);
    expect(await labelsAfter('asked', () => Promise.resolve(true))).toEqual(['read']);
    expect(await labelsAfter('other')).toEqual(['read']);
  });

  it('count for the next call before the call that added them has ended [X-99]', async () => {
    const hooks = await makeHooks();
    hooks.on('BeforeTool', { matcher: '^read$' }, () => ({ labels: ['secret'] }));
    const inputs = collect(hooks, 'BeforeTool');
    const session = await hooks.session();
    await session.tool('read', {}, () => session.tool('send', {}, () => ''));
    expect(inputs.map(({ session: facts }) => facts?.labels)).toEqual([[], ['secret']]);
  });

  it('count for calls that start at the same time [X-99]', async () => {
    const hooks = await makeHooks();
    hooks.on('BeforeTool', { matcher: '^read$' }, () => ({ labels: ['secret'] }));
    hooks.on('BeforeTool', { matcher: '^send$' }, ({ session }) =>
      session?.labels.includes('secret') ? { decision: 'deny' } : undefined,
    );
    const session = await hooks.session();
    const statuses = await Promise.all(
      ['read', 'send', 'other', 'send'].map(async (tool) => (await session.tool(tool, {}, () => '')).status),
    );
    expect(statuses).toEqual(['done', 'blocked', 'done', 'blocked']);
  });

  it('of hooks that are not enforced are not added', async () => {
    const hooks = await makeHooks();
    hooks.on('AfterTool', { enforce: false }, () => ({ labels: ['secret'] }));
    const session = await hooks.session();
    await session.tool('read', {}, () => '');
    expect(session.labels.size).toBe(0);
  });

  it('are kept by a resumed and a forked session, and removed only by the host', async () => {
    const hooks = await makeHooks();
    hooks.on('AfterTool', () => ({ labels: ['secret'] }));
    const session = await hooks.session({ id: 'a' });
    await session.tool('read', {}, () => '');
    await session.end();
    const resumed = await hooks.session({ id: 'a', source: 'resume' });
    const forked = await hooks.session({ id: 'b', forkOf: 'a' });
    expect([[...resumed.labels], [...forked.labels]]).toEqual([['secret'], ['secret']]);
    resumed.clearLabel('secret', 'ana');
    expect([[...resumed.labels], [...forked.labels]]).toEqual([[], ['secret']]);
  });
});

describe('subagents', () => {
  it('have their own agent, below their parent', async () => {
    const hooks = await makeHooks();
    const inputs = collect(hooks, 'SubagentStart', 'BeforeTool', 'SubagentStop');
    const session = await hooks.session();
    const done = await session.subagent({ type: 'outer', prompt: 'task', id: 'o' }, (outer) =>
      outer.subagent({ type: 'inner', prompt: 'part', id: 'i' }, async (inner) => {
        await inner.tool('read', {}, () => '');
        return 'found';
      }),
    );
    expect(done.status).toBe('done');
    const inner = { id: 'i', type: 'inner', parent_id: 'o', depth: 2 };
    const outer = { id: 'o', type: 'outer', parent_id: 'main', depth: 1 };
    expect(inputs.map(({ agent }) => agent)).toEqual([outer, inner, inner, inner, outer]);
  });

  it('get the context of SubagentStart, and do not run if it blocks', async () => {
    const hooks = await makeHooks();
    hooks.on('SubagentStart', { matcher: 'reader' }, () => ({
      hookSpecificOutput: { additionalContext: 'Be brief.' },
    }));
    hooks.on('SubagentStart', { matcher: 'writer' }, () => ({ decision: 'block', reason: 'read only' }));
    const session = await hooks.session();
    const prompts: string[] = [];
    const run = async (_: unknown, prompt: string): Promise<string> => {
      prompts.push(prompt);
      return 'ok';
    };
    await session.subagent({ type: 'reader', prompt: 'look' }, run);
    const blocked = await session.subagent({ type: 'writer', prompt: 'write' }, run);
    expect(prompts).toEqual(['look\n\nBe brief.']);
    expect(blocked).toEqual({ status: 'blocked', by: 'hook', reason: 'read only' });
  });

  it('go back to work if SubagentStop blocks, and are blocked after eight rounds', async () => {
    const hooks = await makeHooks();
    const active: boolean[] = [];
    hooks.on('SubagentStop', (input) => {
      active.push(input.stop_hook_active);
      return { decision: 'block', reason: 'not yet' };
    });
    const session = await hooks.session();
    const prompts: string[] = [];
    const outcome = await session.subagent({ type: 'a', prompt: 'go' }, async (_, prompt) => {
      prompts.push(prompt);
      return 'tried';
    });
    expect(prompts).toEqual(['go', ...Array.from({ length: 7 }, () => 'not yet')]);
    expect(active.slice(0, 2)).toEqual([false, true]);
    expect(outcome).toMatchObject({ status: 'blocked', reason: 'not yet' });
  });
});

describe('budgets', () => {
  it('of three tool calls run three, and stop the fourth', async () => {
    const hooks = await makeHooks({ budgets: { tool_calls: 3 } });
    const session = await hooks.session();
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await session.tool('read', {}, () => '')).status);
    expect(statuses).toEqual(['done', 'done', 'done', 'stopped']);
  });

  it('hold for calls in parallel, also if hooks are slow', async () => {
    const hooks = await makeHooks({ budgets: { tool_calls: 3 } });
    hooks.on('BeforeTool', () => new Promise((resolve) => setImmediate(() => resolve(undefined))));
    const session = await hooks.session();
    const calls = Array.from({ length: 10 }, () => session.tool('read', {}, () => ''));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'done')).toHaveLength(3);
  });

  it('count the calls of subagents', async () => {
    const hooks = await makeHooks({ budgets: { tool_calls: 1 } });
    const session = await hooks.session();
    await session.subagent({ type: 'a', prompt: 'go' }, async (sub) => (await sub.tool('read', {}, () => '')).status);
    expect((await session.tool('read', {}, () => '')).status).toBe('stopped');
  });

  it('ask a person, whose yes allows the same amount again', async () => {
    const questions: string[] = [];
    const confirm = async ({ reason }: { reason: string }): Promise<boolean> => {
      questions.push(reason);
      return questions.length === 1;
    };
    const hooks = await makeHooks({ budgets: { tool_calls: 1, onExceed: 'ask' }, confirm });
    const session = await hooks.session();
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await session.tool('read', {}, () => '')).status);
    expect(statuses).toEqual(['done', 'done', 'blocked', 'blocked']);
    expect(questions).toHaveLength(3);
    expect(questions[0]).toBe('the session has used 1 of 1 tool_calls, the budget "tool_calls" of the host');
  });

  it('ask before a model call, which a no keeps from being sent', async () => {
    const answers = [true, false];
    const hooks = await makeHooks({
      budgets: { model_calls: 1, onExceed: 'ask' },
      confirm: async () => answers.shift() ?? false,
    });
    const session = await hooks.session();
    const statuses = [];
    for (let call = 0; call < 3; call += 1) {
      const { status } = await session.model({ contents: 'hi' }, async () => ({ candidates: [] }));
      statuses.push(status);
    }
    expect(statuses).toEqual(['done', 'done', 'blocked']);
  });

  it('warn without any effect', async () => {
    const warnings: string[] = [];
    const logger = { log: () => {}, warn: (...texts: unknown[]) => void warnings.push(texts.join(' ')) };
    const hooks = await makeHooks({ budgets: { tool_calls: 0, onExceed: 'warn' }, logger });
    const session = await hooks.session();
    expect((await session.tool('read', {}, () => '')).status).toBe('done');
    expect(warnings.join()).toContain('the session has used 0 of 0 tool_calls');
  });

  it('on a figure that is not known warn, or block with onUnknown [X-82]', async () => {
    const warnings: string[] = [];
    const logger = { log: () => {}, warn: (...texts: unknown[]) => void warnings.push(texts.join(' ')) };
    for (const onUnknown of ['warn', 'block'] as const) {
      const hooks = await makeHooks({ budgets: { tokens: 10, onUnknown }, logger });
      const session = await hooks.session();
      expect((await session.tool('read', {}, () => '')).status).toBe('done');
      await session.model({ contents: 'hi' }, async () => ({ candidates: [] }));
      const { status } = await session.tool('read', {}, () => '');
      expect(status).toBe(onUnknown === 'warn' ? 'done' : 'blocked');
    }
    expect(warnings.join()).toContain(
      'cannot check the budget "tokens" of the host: a response came without the figure',
    );
  });

  it.each([
    undefined,
    { promptTokenCount: -50, candidatesTokenCount: -50 },
    { promptTokenCount: 'many', candidatesTokenCount: Number.NaN },
  ])('hold once their limit is reached, whatever a later response has: %j [X-88]', async (usageMetadata) => {
    const hooks = await makeHooks({ budgets: { tokens: 10 } });
    const session = await hooks.session();
    const responses = [{ usageMetadata: { promptTokenCount: 8, candidatesTokenCount: 3 } }, { usageMetadata }];
    for (const each of responses) await session.model({ contents: 'hi' }, async () => ({ candidates: [], ...each }));
    expect(await session.tool('read', {}, () => '')).toMatchObject({ status: 'stopped' });
  });
});

describe('BeforeAgent', () => {
  it('rewrites the prompt, in declared order, and adds context', async () => {
    const hooks = await makeHooks();
    hooks.on('BeforeAgent', () => ({ hookSpecificOutput: { prompt: 'A', additionalContext: 'note' } }));
    const session = await hooks.session();
    const decision = await session.fire('BeforeAgent', { prompt: 'a' });
    expect(decision.changes?.prompt).toBe('A');
    expect(decision.context).toBe('note');
  });
});

describe('AfterTool', () => {
  it('replaces the result only if the host consents [X-65]', async () => {
    for (const consents of [true, false]) {
      const hooks = await makeHooks(consents ? { hooksMay: ['replace-tool-result'] } : {});
      hooks.on('AfterTool', () => ({ hookSpecificOutput: { tool_result: 'redacted' } }));
      const session = await hooks.session();
      const done = await session.tool('read', {}, () => 'token');
      expect(done.status === 'done' && done.replacedBy).toBe(consents ? 'redacted' : undefined);
    }
  });
});
