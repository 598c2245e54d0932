import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, HookEventName, type HookOutput, type HookOutputOf, routes } from '../../../../generated/index.js';
import { DefaultHookOutput } from '../../../../src/core/outputs/default-hook-output.js';
import { createHookOutput, outputClasses } from '../../../../src/core/outputs/hook-outputs.js';
import * as hookwright from '../../../../src/engine.js';

const EVENTS = Object.values(HookEventName);

/** Output as a script prints it: JSON.parse makes each key an own property. */
function printed(json: string): HookOutput {
  return JSON.parse(json);
}

describe('DefaultHookOutput', () => {
  it.each([
    ['block', true],
    ['deny', true],
    ['ask', false],
    ['allow', false],
    ['approve', false],
    [null, false],
    [undefined, false],
  ] as const)(
    'blocks for block and deny only: %s [OUT-1] [WIRE-21] [WIRE-22] [WIRE-23] [WIRE-24]',
    (decision, blocks) => {
      const output = new DefaultHookOutput({ decision, reason: 'because' });
      expect(output.isBlockingDecision()).toBe(blocks);
      expect(output.getBlockingError()).toEqual(
        blocks ? { blocked: true, reason: 'because' } : { blocked: false, reason: '' },
      );
    },
  );

  it('keeps ask as ask, on every event, and does not block for it [OUT-12] [WIRE-22]', () => {
    for (const eventName of EVENTS) {
      const output = createHookOutput(eventName, { decision: 'ask' });
      expect(output.isAskDecision()).toBe(true);
      expect(output.isBlockingDecision()).toBe(false);
    }
    expect(new DefaultHookOutput({ decision: 'allow' }).isAskDecision()).toBe(false);
  });

  it('stops only for continue: false [OUT-1]', () => {
    expect(new DefaultHookOutput({ continue: false }).shouldStopExecution()).toBe(true);
    expect(new DefaultHookOutput({ continue: true }).shouldStopExecution()).toBe(false);
    expect(new DefaultHookOutput({}).shouldStopExecution()).toBe(false);
  });

  it.each([
    [{ stopReason: 'over budget', reason: 'denied' }, 'over budget'],
    [{ stopReason: '', reason: 'denied' }, 'denied'],
    [{ stopReason: ' \n', reason: 'denied' }, 'denied'],
    [{ reason: 'denied' }, 'denied'],
    [{ stopReason: '  ', reason: '' }, 'No reason provided'],
    [{}, 'No reason provided'],
  ])('returns the first reason that is not blank: %j [OUT-2]', (output, reason) => {
    expect(new DefaultHookOutput(output).getEffectiveReason()).toBe(reason);
  });

  it('returns the reason of the block separately from that of the stop', () => {
    const both = new DefaultHookOutput({
      decision: 'deny',
      reason: 'secret',
      continue: false,
      stopReason: 'over budget',
    });
    expect(both.getBlockingError()).toEqual({ blocked: true, reason: 'secret' });
    expect(both.getEffectiveReason()).toBe('over budget');
    expect(new DefaultHookOutput({ decision: 'deny', stopReason: 'why' }).getBlockingError().reason).toBe('why');
    expect(new DefaultHookOutput({ decision: 'deny' }).getBlockingError().reason).toBe('No reason provided');
  });

  it('returns the additional context if it is text [OUT-1]', () => {
    const withContext = (additionalContext: unknown) =>
      new DefaultHookOutput({ hookSpecificOutput: { additionalContext } });
    expect(withContext('branch main').getAdditionalContext()).toBe('branch main');
    for (const nothing of [undefined, null, 5, ['a'], '', '  ']) {
      expect(withContext(nothing).getAdditionalContext()).toBeUndefined();
    }
    expect(new DefaultHookOutput({}).getAdditionalContext()).toBeUndefined();
  });

  it('changes no request and no choice of tools [OUT-1]', () => {
    const output = new DefaultHookOutput({
      hookSpecificOutput: { llm_request: { model: 'x' }, toolConfig: { mode: 'NONE' } },
    });
    const request = { model: 'gemini', contents: 'hi' };
    const selection = { tools: [], toolConfig: {} };
    expect(output.applyLLMRequestModifications(request)).toBe(request);
    expect(output.applyToolConfigModifications(selection)).toBe(selection);
  });

  it('serialises as the plain output, with only the fields that are present', () => {
    const plain = { decision: 'deny' as const, reason: 'no', hookSpecificOutput: { a: [1] }, note: 'kept' };
    const output = new DefaultHookOutput({ ...plain, systemMessage: undefined });
    expect(JSON.parse(JSON.stringify(output))).toEqual(plain);
    expect(Object.keys(output)).toEqual(['decision', 'reason', 'hookSpecificOutput', 'note']);
    expect('continue' in new DefaultHookOutput()).toBe(false);
  });

  it('does not let a field replace a method or the prototype [SEC-7]', () => {
    const output = new DefaultHookOutput(
      printed(`{"decision":"deny","isBlockingDecision":false,"getEffectiveReason":"x","toString":1,"toJSON":1,
        "__proto__":{"shouldStopExecution":1},"constructor":{"prototype":{}},"prototype":{}}`),
    );
    expect(output.isBlockingDecision()).toBe(true);
    expect(output.getEffectiveReason()).toBe('No reason provided');
    expect(output.shouldStopExecution()).toBe(false);
    expect(Object.getPrototypeOf(output)).toBe(DefaultHookOutput.prototype);
    expect(Object.keys(output)).toEqual(['decision', 'toJSON']);
  });

  it('drops functions', () => {
    const functions = Object.fromEntries(['then', 'toJSON'].map((name) => [name, () => 'hijacked']));
    const output = new DefaultHookOutput({ decision: 'deny', ...functions });
    expect(Object.keys(output)).toEqual(['decision']);
    expect(JSON.parse(JSON.stringify(output))).toEqual({ decision: 'deny' });
  });

  it('reads no field from a prototype [SEC-7]', () => {
    const inherited = Object.create({ additionalContext: 'from afar' });
    expect(new DefaultHookOutput({ hookSpecificOutput: inherited }).getAdditionalContext()).toBeUndefined();
  });
});

describe('createHookOutput', () => {
  it('uses the events of the given contract, or the built-in ones [GEN-4]', () => {
    const withLaunch = { ...contract, routes: { BeforeLaunch: routes.BeforeTool } };
    const output = { hookSpecificOutput: { permissionDecision: 'deny' } };
    const own = createHookOutput('BeforeLaunch', output, withLaunch);
    expect(own.constructor).toBe(outputClasses.RewriteHookOutput);
    expect(own.isBlockingDecision()).toBe(true);
    expect(createHookOutput('BeforeLaunch', output).constructor).toBe(outputClasses.DefaultHookOutput);
  });

  it.each(EVENTS)('creates an instance of the class of %s [AGG-23] [OUT-13]', (eventName) => {
    const output = createHookOutput(eventName, { decision: 'deny' });
    expect(output.constructor).toBe(outputClasses[routes[eventName].outputClass]);
    expect(output).toBeInstanceOf(DefaultHookOutput);
    expect(output.isBlockingDecision()).toBe(true);
  });

  it('creates the documented class of every event [AGG-23]', () => {
    expect(Object.fromEntries(EVENTS.map((name) => [name, createHookOutput(name, {}).constructor]))).toEqual({
      BeforeTool: hookwright.BeforeToolHookOutput,
      AfterTool: hookwright.AfterToolHookOutput,
      BeforeModel: hookwright.BeforeModelHookOutput,
      AfterModel: hookwright.AfterModelHookOutput,
      BeforeToolSelection: hookwright.BeforeToolSelectionHookOutput,
      AfterAgent: hookwright.AfterAgentHookOutput,
      BeforeAgent: hookwright.BeforeAgentHookOutput,
      SessionStart: hookwright.SessionStartHookOutput,
      SessionEnd: hookwright.SessionEndHookOutput,
      Notification: hookwright.DefaultHookOutput,
      PreCompress: hookwright.DefaultHookOutput,
      SubagentStart: hookwright.SubagentStartHookOutput,
      SubagentStop: hookwright.SubagentStopHookOutput,
    });
  });

  it('keeps a blocking permissionDecision [OUT-13]', () => {
    const output = createHookOutput('BeforeTool', { hookSpecificOutput: { permissionDecision: 'deny' } });
    expect(output.isBlockingDecision()).toBe(true);
  });

  it('has the type of its event [AGG-23]', () => {
    type Classes = typeof outputClasses;
    type InstanceFor<E extends HookEventName> = InstanceType<Classes[(typeof routes)[E]['outputClass']]>;
    type Promised = { [E in HookEventName]: InstanceFor<E> extends HookOutputOf<E> ? true : E };
    const promised: Record<HookEventName, true> = Object.fromEntries(EVENTS.map((name) => [name, true])) as Promised;
    expect(Object.keys(promised)).toEqual(EVENTS);
    const input: Record<string, unknown> | undefined = createHookOutput('BeforeTool', {}).getModifiedToolInput();
    expect(input).toBeUndefined();
  });

  it('clears the context for clearContext: true after the agent, and nowhere else [OUT-11]', () => {
    for (const eventName of EVENTS) {
      const clears = (clearContext: unknown) =>
        createHookOutput(eventName, { hookSpecificOutput: { clearContext } }).shouldClearContext();
      expect(clears(true)).toBe(eventName === 'AfterAgent');
      expect([clears(false), clears('true'), clears(1), clears(undefined)]).toEqual([false, false, false, false]);
      expect(createHookOutput(eventName, {}).shouldClearContext()).toBe(false);
    }
  });

  it('never throws, for any output from JSON', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVENTS), fc.dictionary(fc.string(), fc.jsonValue()), (eventName, fields) => {
        const output = createHookOutput(eventName, fields);
        output.getEffectiveReason();
        output.getBlockingError();
        output.getAdditionalContext();
        output.isAskDecision();
        output.applyLLMRequestModifications({ contents: 'hi' });
        output.applyToolConfigModifications({});
      }),
    );
  });
});
