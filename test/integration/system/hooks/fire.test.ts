import { describe, expect, it } from 'vitest';
import { hooksOf } from '../../../support/system/hooks.js';

const tool = { toolName: 'deploy', toolInput: { to: 'production' } };
const command = (text: string, more: object = {}) => ({ type: 'command' as const, command: text, ...more });

describe('Hooks.fire', () => {
  it('allows an event without hooks', async () => {
    const hooks = await hooksOf();
    const decision = await hooks.fire('BeforeTool', tool);
    expect(decision).toMatchObject({ blocked: false, verdict: 'allow', suppressOutput: false, couldNotRun: [] });
    expect(decision.trace).toMatchObject({ eventName: 'BeforeTool', hooks: [] });
  });

  it('is blocked by a command with exit code 2, with its text as the reason', async () => {
    const hooks = await hooksOf({ hooks: { BeforeTool: [{ hooks: [command('echo "not on Friday" >&2; exit 2')] }] } });
    const decision = await hooks.fire('BeforeTool', tool);
    expect(decision).toMatchObject({ blocked: true, verdict: 'block', reason: 'not on Friday', couldNotRun: [] });
  });

  it('is blocked by a stop, also of an event that cannot be blocked', async () => {
    const hooks = await hooksOf();
    hooks.on('AfterTool', () => ({ continue: false, stopReason: 'enough' }));
    const decision = await hooks.fire('AfterTool', { ...tool, toolResponse: { llmContent: 'done' } });
    expect(decision).toMatchObject({ blocked: true, verdict: 'stop', reason: 'enough' });
  });

  it('returns context, message, display and changes as plain fields', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeTool', () => ({
      systemMessage: 'be careful',
      suppressOutput: true,
      hookSpecificOutput: { hookEventName: 'BeforeTool', tool_input: { to: 'staging' } },
    }));
    const decision = await hooks.fire('BeforeTool', tool);
    expect(decision).toMatchObject({ blocked: false, systemMessage: 'be careful', suppressOutput: true });
    expect(decision.changes?.tool_input).toEqual({ to: 'staging' });
    expect(JSON.parse(JSON.stringify(decision))).toMatchObject({
      verdict: 'allow',
      trace: { eventName: 'BeforeTool' },
    });
  });

  it('names a guard that failed, although the policy lets the call go on', async () => {
    const hooks = await hooksOf({ hooks: { BeforeTool: [{ hooks: [command('exit 1', { name: 'guard' })] }] } });
    const decision = await hooks.fire('BeforeTool', tool);
    expect(decision).toMatchObject({ blocked: false, verdict: 'allow' });
    expect(decision.couldNotRun).toEqual([{ hook: 'guard', why: expect.stringMatching(/\b1\b/) }]);
  });

  it('is blocked by a guard that failed under onError: block, and names it', async () => {
    const hooks = await hooksOf({
      onError: 'block',
      hooks: { BeforeTool: [{ hooks: [command('exit 1', { name: 'guard' })] }] },
    });
    const decision = await hooks.fire('BeforeTool', tool);
    expect(decision).toMatchObject({ blocked: true, verdict: 'block' });
    expect(decision.couldNotRun.map(({ hook }) => hook)).toEqual(['guard']);
  });

  it('is blocked if the caller aborts before a guard has decided', async () => {
    const hooks = await hooksOf({ hooks: { BeforeTool: [{ hooks: [command('sleep 30')] }] } });
    const abort = new AbortController();
    const fired = hooks.fire('BeforeTool', tool, { signal: abort.signal });
    abort.abort();
    expect(await fired).toMatchObject({ blocked: true, verdict: 'block', reason: 'aborted' });
  });

  it('rejects an unknown event with the name that was probably meant', async () => {
    const hooks = await hooksOf();
    const fire = (event: string, params: unknown) => Reflect.apply(hooks.fire, hooks, [event, params]);
    await expect(fire('BeforeTol', {})).rejects.toThrow(
      new TypeError('cannot fire "BeforeTol": unknown event; did you mean BeforeTool?'),
    );
    await expect(fire('BeforeTool', 'ls')).rejects.toThrow(
      new TypeError('cannot fire BeforeTool: its parameters must be an object, but got string'),
    );
  });
});

describe('a question of a hook', () => {
  const ask = { decision: 'ask' as const, reason: 'production?' };

  it('is put to the person through confirm, with the changed arguments', async () => {
    const requests: object[] = [];
    const confirm = async (request: object): Promise<boolean> => {
      requests.push(request);
      return true;
    };
    const hooks = await hooksOf({ confirm });
    hooks.on('BeforeTool', () => ({
      ...ask,
      hookSpecificOutput: { hookEventName: 'BeforeTool', tool_input: { to: 'staging' } },
    }));
    expect(await hooks.fire('BeforeTool', tool)).toMatchObject({ blocked: false, verdict: 'allow' });
    expect(requests).toEqual([{ toolName: 'deploy', toolInput: { to: 'staging' }, reason: 'production?' }]);
  });

  it('blocks if the person declines, and if there is no person', async () => {
    for (const confirm of [async () => false, undefined]) {
      const hooks = await hooksOf({ confirm });
      hooks.on('BeforeTool', () => ask);
      const decision = await hooks.fire('BeforeTool', tool);
      expect(decision).toMatchObject({ blocked: true, verdict: 'block' });
      expect(decision.reason).toContain('production?');
    }
  });

  it("is returned with ask: 'return', and blocks until it is answered", async () => {
    const hooks = await hooksOf({ confirm: async () => true });
    hooks.on('BeforeTool', () => ask);
    const decision = await hooks.fire('BeforeTool', tool, { ask: 'return' });
    expect(decision).toMatchObject({
      blocked: true,
      verdict: 'ask',
      reason: 'production?',
      approval: { toolName: 'deploy', input: { to: 'production' }, reason: 'production?' },
    });
  });
});

describe('Hooks.on', () => {
  it('adds a function until it is removed', async () => {
    const hooks = await hooksOf();
    const remove = hooks.on('BeforeTool', { matcher: 'deploy', name: 'freeze' }, ({ tool_input }) => ({
      decision: 'deny',
      reason: `not to ${tool_input['to']}`,
    }));
    expect(await hooks.fire('BeforeTool', tool)).toMatchObject({ blocked: true, reason: 'not to production' });
    expect(await hooks.fire('BeforeTool', { ...tool, toolName: 'ls' })).toMatchObject({ blocked: false });
    remove();
    expect(await hooks.fire('BeforeTool', tool)).toMatchObject({ blocked: false });
  });

  it('throws a TypeError with a remedy for a mistake', async () => {
    const hooks = await hooksOf();
    const on =
      (...args: unknown[]) =>
      () =>
        Reflect.apply(hooks.on, hooks, args);
    expect(on('BeforeTol', () => {})).toThrow(/unknown event BeforeTol; did you mean BeforeTool\?/);
    expect(on('BeforeTool', { matcher: 'x' })).toThrow(
      new TypeError(
        "cannot add the hook: call on('BeforeTool', hook) or on('BeforeTool', { matcher }, hook) with a function",
      ),
    );
    expect(on('BeforeTool', { matcher: /rm/ }, () => {})).toThrow(
      new TypeError("cannot add the hook: its matcher must be a text, such as 'write_.*', but got object"),
    );
  });
});
