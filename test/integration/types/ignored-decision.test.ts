import { describe, expectTypeOf, it } from 'vitest';
import { defineHook, deny } from '../../../generated/kit/hook.js';
import type { Hooks } from '../../../src/index.js';

// Code that must not compile is marked with @ts-expect-error: the type check of the tests fails if it compiles.

describe('Type of a decision that its event cannot have', () => {
  it('is not offered by hooks.on [X-86]', () => {
    const neverCalled = (hooks: Hooks) => [
      hooks.on('BeforeTool', () => ({ decision: 'deny', reason: 'x' })),
      hooks.on('AfterTool', () => ({ decision: 'allow' })),
      hooks.on('AfterTool', () => ({ continue: false, stopReason: 'x', systemMessage: 'x' })),
      // @ts-expect-error AfterTool cannot be blocked
      hooks.on('AfterTool', () => ({ decision: 'deny', reason: 'x' })),
      // @ts-expect-error AfterModel cannot be blocked
      hooks.on('AfterModel', async () => ({ decision: 'block' })),
      // @ts-expect-error a notification cannot ask
      hooks.on('Notification', { name: 'x' }, () => ({ decision: 'ask', reason: 'x' })),
      // @ts-expect-error SessionEnd cannot be blocked
      hooks.on('SessionEnd', (input) => (input.reason === 'exit' ? { decision: 'deny' } : undefined)),
    ];
    expectTypeOf(neverCalled).returns.toBeArray();
  });

  it('is not offered by the kit [X-86]', () => {
    const neverCalled = () => [
      defineHook('BeforeTool', () => ({ decision: 'deny', reason: 'x' })),
      defineHook('AfterTool', () => ({ hookSpecificOutput: { additionalContext: 'x' } })),
      // @ts-expect-error AfterTool cannot be blocked
      defineHook('AfterTool', () => ({ decision: 'deny', reason: 'x' })),
      // @ts-expect-error AfterModel cannot be blocked
      defineHook('AfterModel', () => deny('x')),
    ];
    expectTypeOf(neverCalled).returns.toBeArray();
  });
});
