import { describe, expect, it } from 'vitest';
import { type Approval, toModelText } from '../../../../src/index.js';
import { hooksOf } from '../../../support/system/hooks.js';

const deny = { decision: 'deny' as const, reason: 'not on Friday' };

describe('Hooks.tool', () => {
  it('returns the result of the tool, whatever its type [X-78]', async () => {
    const hooks = await hooksOf();
    hooks.on('AfterTool', () => ({
      hookSpecificOutput: { hookEventName: 'AfterTool', additionalContext: 'as of today' },
    }));
    const made = { content: [{ type: 'text', text: 'from MCP' }] };
    const cases = [
      ['plain', 'plain'],
      [42, '42'],
      [undefined, ''],
      [null, ''],
      [made, 'from MCP'],
      [{ llmContent: 'of Gemini' }, 'of Gemini'],
      [{ llmContent: [{ text: 'a' }, 'b'] }, 'a\nb'],
      [{ rows: [1, 2] }, '{"rows":[1,2]}'],
      [['a', 'b'], 'a\nb'],
    ] as const;
    for (const [result, text] of cases) {
      const outcome = await hooks.tool('read', {}, () => result);
      expect(outcome).toEqual({
        status: 'done',
        result,
        input: {},
        suppressDisplay: false,
        context: 'as of today',
      });
      expect(toModelText(outcome)).toBe(text === '' ? 'as of today' : `${text}\n\nas of today`);
    }
    expect(made).toEqual({ content: [{ type: 'text', text: 'from MCP' }] });
  });

  it('passes the changed arguments to the tool', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeTool', () => ({
      hookSpecificOutput: { hookEventName: 'BeforeTool', tool_input: { to: 'staging' } },
    }));
    const outcome = await hooks.tool(
      'deploy',
      { to: 'production', fast: true },
      async ({ to, fast }) => `${to} ${fast}`,
    );
    expect(outcome).toMatchObject({ status: 'done', result: 'staging true', input: { to: 'staging', fast: true } });
  });

  it('does not run a blocked tool', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeTool', () => deny);
    let calls = 0;
    const outcome = await hooks.tool('deploy', {}, () => {
      calls += 1;
    });
    expect([outcome, calls]).toEqual([{ status: 'blocked', by: 'hook', reason: 'not on Friday' }, 0]);
    expect(toModelText(outcome)).toBe('Tool execution blocked: not on Friday');
  });

  it('says who blocked: a person, a guard that could not run, or an abort', async () => {
    const asking = await hooksOf({ confirm: async () => false });
    asking.on('BeforeTool', () => ({ decision: 'ask', reason: 'sure?' }));
    expect(await asking.tool('deploy', {}, () => 'ran')).toMatchObject({ status: 'blocked', by: 'person' });
    const failing = await hooksOf({ onError: 'block' });
    failing.on('BeforeTool', () => Promise.reject(new Error('no database')));
    const lost = await failing.tool('deploy', {}, () => 'ran');
    expect(lost).toMatchObject({ status: 'blocked', by: 'could-not-run' });
    expect(toModelText(lost)).toContain('no database');
    const slow = await hooksOf();
    slow.on(
      'BeforeTool',
      (_input, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined))),
    );
    const abort = new AbortController();
    const outcome = slow.tool('deploy', {}, () => 'ran', { signal: abort.signal });
    abort.abort();
    expect(await outcome).toMatchObject({ status: 'blocked', by: 'abort' });
  });

  it('returns what the tool threw, after AfterTool has seen it [X-71]', async () => {
    const hooks = await hooksOf();
    const seen: unknown[] = [];
    hooks.on('AfterTool', ({ tool_response }) => {
      seen.push(tool_response);
    });
    const error = new RangeError('too far');
    const outcome = await hooks.tool('walk', { to: 1 }, () => {
      throw error;
    });
    expect(outcome).toEqual({ status: 'failed', error, input: { to: 1 } });
    expect(seen).toEqual([{ error: { message: 'too far', type: 'RangeError' } }]);
    expect(toModelText(outcome)).toBe('Tool execution failed: too far');
  });

  it('keeps the result, or the error, that a stop after the tool would lose', async () => {
    const hooks = await hooksOf();
    hooks.on('AfterTool', () => ({ continue: false, stopReason: 'enough' }));
    expect(await hooks.tool('read', {}, () => 'secret')).toEqual({
      status: 'stopped',
      reason: 'enough',
      result: 'secret',
    });
    const error = new Error('bang');
    expect(await hooks.tool('read', {}, () => Promise.reject(error))).toEqual({
      status: 'stopped',
      reason: 'enough',
      error,
    });
  });

  it('withholds the result if a guard after the tool could not run and blocks on errors', async () => {
    const hooks = await hooksOf({ onError: 'block' });
    hooks.on('AfterTool', { name: 'redact' }, () => Promise.reject(new Error('no database')));
    const outcome = await hooks.tool('read', {}, () => 'secret');
    expect(outcome).toMatchObject({ status: 'blocked', by: 'could-not-run' });
    expect(toModelText(outcome)).not.toContain('secret');
  });

  it('fails for a stream that hooks after the tool could not read', async () => {
    const hooks = await hooksOf();
    async function* stream() {
      yield 'secret';
    }
    expect(await hooks.tool('read', {}, stream)).toMatchObject({ status: 'done' });
    const remove = hooks.on('AfterTool', () => undefined);
    const runs: (() => object)[] = [stream, () => new Blob(['secret']).stream()];
    for (const run of runs) {
      const outcome = await hooks.tool('read', {}, run);
      expect(outcome).toMatchObject({ status: 'failed', error: expect.any(TypeError) });
      expect(toModelText(outcome)).toBe(
        'Tool execution failed: the tool returned a stream, which its hooks cannot read. Return the whole result',
      );
    }
    remove();
    expect(await hooks.tool('read', {}, stream)).toMatchObject({ status: 'done' });
  });

  it('gives the call its id and its permission', async () => {
    const hooks = await hooksOf({ confirm: async () => true });
    hooks.on('BeforeTool', { matcher: 'deploy' }, () => ({ decision: 'ask', reason: 'sure?' }));
    const calls: object[] = [];
    await hooks.tool('deploy', {}, (_input, call) => calls.push(call), { id: 'call_1' });
    await hooks.tool('read', {}, (_input, call) => calls.push(call));
    expect(calls).toEqual([
      { id: 'call_1', granted: true, signal: undefined },
      { id: expect.stringMatching(/.+/), granted: false, signal: undefined },
    ]);
  });

  it('throws a TypeError for a wrong call', async () => {
    const hooks = await hooksOf();
    const call = (...args: unknown[]) => Reflect.apply(hooks.tool, hooks, args);
    await expect(call('deploy', {})).rejects.toThrow(
      new TypeError(
        'cannot run the tool "deploy": "run" must be a function, but got undefined. Call tool(name, input, run).',
      ),
    );
    await expect(call('', {}, () => {})).rejects.toThrow(TypeError);
    await expect(call('deploy', ['x'], () => {})).rejects.toThrow(/its input must be an object, but got an array/);
  });
});

describe("a tool call with ask: 'return'", () => {
  it('is resumed by the approval, for the same tool and arguments only', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeTool', { matcher: 'deploy' }, () => ({ decision: 'ask', reason: 'production?' }));
    const ran: object[] = [];
    const run = (input: { to: string }) => ran.push(input);
    const asked = await hooks.tool('deploy', { to: 'production' }, run, { ask: 'return' });
    if (asked.status !== 'asked') throw new Error(`the call is ${asked.status}`);
    expect(asked.approval).toMatchObject({ toolName: 'deploy', input: { to: 'production' }, reason: 'production?' });
    // A host may keep it as JSON while the person decides.
    const approved: Approval = JSON.parse(JSON.stringify(asked.approval));
    expect(await hooks.tool('deploy', { to: 'mars' }, run, { approved })).toMatchObject({
      status: 'blocked',
      by: 'person',
      reason: expect.stringContaining('the approval is for another call of deploy'),
    });
    expect(await hooks.tool('deploy', { to: 'mars' }, run, { approved, ask: 'return' })).toMatchObject({
      status: 'asked',
    });
    expect(ran).toEqual([]);
    expect(await hooks.tool('deploy', { to: 'production' }, run, { approved })).toMatchObject({ status: 'done' });
    expect(ran).toEqual([{ to: 'production' }]);
  });

  it('is blocked by another guard in spite of the approval', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeTool', () => ({ decision: 'ask', reason: 'sure?' }));
    const asked = await hooks.tool('deploy', {}, () => 'ran', { ask: 'return' });
    if (asked.status !== 'asked') throw new Error(`the call is ${asked.status}`);
    hooks.on('BeforeTool', () => deny);
    const { approval: approved } = asked;
    expect(await hooks.tool('deploy', {}, () => 'ran', { approved })).toMatchObject({ status: 'blocked', by: 'hook' });
  });
});
