import { expect, expectTypeOf, it } from 'vitest';
import type { BeforeDeployHookInput, HostEvents } from '../../../examples/own-events/generated/index.js';
import type { BeforeToolHookInput } from '../../../src/contract.js';
import type { InProcessHook } from '../../../src/engine.js';
import { HookEventName, type HookInput, type HookRegistry, type HookSystem } from '../../../src/index.js';
import { blocksOf, compile, projectFolder, readDocument, save } from '../../e2e/examples/documents.js';

// Code that must not compile is marked with @ts-expect-error: the type check of the tests fails if it compiles.

it('types a function hook by its event [REG-11]', () => {
  const neverCalled = (system: HookSystem, registry: HookRegistry, eventName: HookEventName) => [
    system.registerHook(
      {
        type: 'function',
        name: 'f',
        action: (input) => {
          expectTypeOf(input).toEqualTypeOf<BeforeToolHookInput>();
          return { decision: 'deny', reason: input.tool_name, hookSpecificOutput: { tool_input: input.tool_input } };
        },
      },
      HookEventName.BeforeTool,
      { matcher: 'Edit' },
    ),
    system.registerHook({ type: 'function', name: 'f', action: () => ({ decision: 'deny' }) }, 'BeforeTool'),
    system.registerHook({ type: 'runtime', name: 'f', action: async () => {} }, 'SessionEnd'),
    registry.registerHook({ type: 'function', name: 'f', action: async ({ prompt }) => void prompt }, 'BeforeAgent'),
    system.registerHook(
      {
        type: 'function',
        name: 'f',
        // @ts-expect-error: input of another event
        action: ({ prompt }) => void prompt,
      },
      'BeforeTool',
    ),
    system.registerHook(
      {
        type: 'function',
        name: 'f',
        // @ts-expect-error: output of another event
        action: () => ({ hookSpecificOutput: { clearContext: true } }),
      },
      'BeforeTool',
    ),
    // @ts-expect-error: not a decision
    system.registerHook({ type: 'function', name: 'f', action: () => ({ decision: 'dney' }) }, 'BeforeTool'),
    system.registerHook({ type: 'function', name: 'f', action: (input) => void input.cwd }, eventName),
  ];
  expectTypeOf(neverCalled).returns.toBeArray();
});

it('types a function hook by the events of a custom contract, without a cast [REG-11] [GEN-2]', () => {
  const neverCalled = (events: HostEvents) => [
    events.registerHook(
      {
        type: 'function',
        name: 'f',
        action: (input) => {
          expectTypeOf(input).toEqualTypeOf<BeforeDeployHookInput>();
          return { decision: 'deny', reason: input.commit };
        },
      },
      'BeforeDeploy',
      { matcher: 'production', source: 'project' },
    ),
    events.registerHook({ type: 'function', name: 'f', action: ({ tool_name }) => void tool_name }, 'BeforeTool'),
    // @ts-expect-error: event in neither contract
    events.registerHook({ type: 'function', name: 'f', action: () => {} }, 'BeforeDeployment'),
    // @ts-expect-error: input of another event
    events.registerHook({ type: 'function', name: 'f', action: ({ branch }) => void branch }, 'BeforeDeploy'),
    // @ts-expect-error: not a decision
    events.registerHook({ type: 'function', name: 'f', action: () => ({ decision: 'dney' }) }, 'BeforeDeploy'),
    // @ts-expect-error: not a source
    events.registerHook({ type: 'function', name: 'f', action: () => {} }, 'AfterMerge', { source: 'moon' }),
  ];
  expectTypeOf(neverCalled).returns.toBeArray();
});

it('accepts a hook without an event for every event, with the common fields [REG-11]', () => {
  const neverCalled = (system: HookSystem, hook: InProcessHook, eventName: HookEventName) => [
    system.registerHook(hook, 'BeforeTool'),
    system.registerHook(hook, 'Notification'),
    system.registerHook(hook, eventName),
  ];
  expectTypeOf(neverCalled).returns.toBeArray();
  expectTypeOf<InProcessHook['action']>().parameter(0).toEqualTypeOf<HookInput>();
});

it('compiles the example of the guide as TypeScript [REG-11]', () => {
  const [block] = blocksOf(readDocument('docs/reference/engine.md')).filter(({ text }) =>
    text.includes('registerHook('),
  );
  const folder = projectFolder();
  save(folder, 'function.ts', block?.text ?? '');
  expect(compile(folder, 'function.ts')).toContain('function.js');
});
