import { describe, expect, it, onTestFinished } from 'vitest';
import { createHooks } from '../../../src/index.js';
import { fakeHook, recordEvents } from '../../../src/testing.js';

async function emptyHooks() {
  const hooks = await createHooks({ settings: false, logger: false });
  onTestFinished(() => hooks.dispose());
  return hooks;
}

describe('recordEvents', () => {
  it('records the events that a host fires, with their inputs, until it is stopped', async () => {
    const hooks = await emptyHooks();
    const recorder = recordEvents(hooks);
    const session = await hooks.session({ id: 'a' });
    await session.tool('read', { path: 'a' }, () => 'text');
    await session.end();
    expect(recorder.events.map(({ event }) => event)).toEqual([
      'SessionStart',
      'BeforeTool',
      'AfterTool',
      'SessionEnd',
    ]);
    expect(recorder.inputsOf('BeforeTool')).toMatchObject([
      { session_id: 'a', tool_name: 'read', tool_input: { path: 'a' } },
    ]);
    recorder.stop();
    await hooks.fire('BeforeAgent', { prompt: 'go' });
    expect(recorder.events).toHaveLength(4);
  });
});

describe('fakeHook', () => {
  it('returns a fixed output, or one for each input, and records its calls', async () => {
    const hooks = await emptyHooks();
    const fixed = fakeHook(hooks, 'BeforeTool', { decision: 'deny', reason: 'no' }, { matcher: 'rm' });
    const computed = fakeHook(hooks, 'BeforeAgent', ({ prompt }) => ({ systemMessage: prompt }));
    expect(await hooks.tool('rm', {}, () => 'ran')).toMatchObject({ status: 'blocked', reason: 'no' });
    expect(await hooks.tool('ls', {}, () => 'ran')).toMatchObject({ status: 'done' });
    expect(await hooks.fire('BeforeAgent', { prompt: 'go' })).toMatchObject({ systemMessage: 'go' });
    expect(fixed.calls).toMatchObject([{ tool_name: 'rm' }]);
    expect(computed.calls).toMatchObject([{ prompt: 'go' }]);
    fixed.remove();
    expect(await hooks.tool('rm', {}, () => 'ran')).toMatchObject({ status: 'done' });
  });
});
