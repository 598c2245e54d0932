import { describe, expect, it } from 'vitest';
import { type AggregatedHookResult, HookEventName, type HookOutput, routes } from '../../../../generated/index.js';
import type { MergeStrategy } from '../../../../src/core/contract/index.js';
import { HookAggregator } from '../../../../src/core/outputs/aggregator.js';
// Sets the default translator.
import '../../../../src/system/hook-system.js';
import { createHookOutput } from '../../../../src/core/outputs/hook-outputs.js';
import { failed, ran, refused } from '../../../support/core/outputs/hook-results.js';
import { deepFreeze } from '../../../support/integrations/model-sdks/translators/deep-freeze.js';

const EVENTS = Object.values(HookEventName);
const OR_EVENTS = EVENTS.filter((name) => routes[name].merge === 'or');
const NOT_OR_EVENTS = EVENTS.filter((name) => routes[name].merge !== 'or');
const aggregator = new HookAggregator();

function merge<E extends HookEventName>(eventName: E, ...outputs: HookOutput[]) {
  const results = outputs.map((output) => ran(eventName, output));
  return aggregator.aggregateResults(deepFreeze(results), eventName).finalOutput;
}

describe('HookAggregator', () => {
  it('aggregates results for an event [AGG-1]', () => {
    const results = [ran('BeforeTool', { decision: 'allow' }), ran('BeforeTool')];
    const aggregated: AggregatedHookResult = aggregator.aggregateResults(results, 'BeforeTool');
    expect(aggregated).toEqual({
      success: true,
      finalOutput: { decision: 'allow', continue: true, suppressOutput: false },
      allOutputs: [{ decision: 'allow' }],
      errors: [],
      totalDuration: 2,
      hookResults: results,
    });
    expect(aggregated.hookResults).not.toBe(results);
  });

  it('uses the merge strategy of the event [AGG-2]', () => {
    const ways: Record<HookEventName, MergeStrategy> = {
      BeforeTool: 'or',
      AfterTool: 'or',
      BeforeAgent: 'or',
      AfterAgent: 'or',
      SessionStart: 'or',
      BeforeModel: 'replace',
      AfterModel: 'replace',
      BeforeToolSelection: 'replace',
      SessionEnd: 'last',
      PreCompress: 'last',
      Notification: 'last',
      SubagentStart: 'or',
      SubagentStop: 'or',
    };
    expect(Object.fromEntries(EVENTS.map((name) => [name, routes[name].merge]))).toEqual(ways);
    const first: HookOutput = { systemMessage: 'a', suppressOutput: true };
    const second: HookOutput = { systemMessage: 'b' };
    const merged = { or: ['a\nb', true], replace: ['b', true], 'tool-selection': ['b', true], last: ['b', undefined] };
    for (const name of EVENTS) {
      const output = merge(name, first, second);
      expect([output?.systemMessage, output?.suppressOutput]).toEqual(merged[routes[name].merge]);
    }
  });

  it.each(EVENTS)('keeps the labels of all hooks of %s, each once', (name) => {
    const outputs: HookOutput[] = [{ labels: ['b', 'a'] }, { decision: 'deny' }, { labels: ['a', 'c'] }];
    expect(merge(name, ...outputs)?.labels).toEqual(['b', 'a', 'c']);
    expect(merge(name, { decision: 'allow' })).not.toHaveProperty('labels');
  });

  it('succeeds only if no hook failed, whatever the decision [AGG-3]', () => {
    const succeeds = (...results: Parameters<typeof aggregator.aggregateResults>[0]) =>
      aggregator.aggregateResults(results, 'BeforeTool').success;
    expect(succeeds()).toBe(true);
    expect(succeeds(ran('BeforeTool', { decision: 'block', continue: false }))).toBe(true);
    expect(succeeds(ran('BeforeTool'), refused('BeforeTool', 'no'))).toBe(false);
    expect(succeeds(failed('BeforeTool', 'oops'), ran('BeforeTool'))).toBe(false);
    expect(succeeds(ran('BeforeTool', undefined, { success: false, exitCode: 1 }))).toBe(false);
    expect(succeeds(ran('BeforeTool', undefined, { error: new Error('late') }))).toBe(false);
  });

  it('lists outputs and errors in order and sums the durations [AGG-4]', () => {
    const [timeout, spawn] = [new Error('timed out'), new Error('no such file')];
    const results = [
      ran('AfterTool', { reason: 'a' }, { duration: 5 }),
      ran('AfterTool', undefined, { success: false, error: timeout, duration: 7 }),
      refused('AfterTool', 'b'),
      ran('AfterTool', undefined, { success: false, exitCode: 3, duration: 0 }),
      ran('AfterTool', { reason: 'c' }, { success: false, error: spawn, duration: 2.5 }),
    ];
    const { allOutputs, errors, totalDuration, success } = aggregator.aggregateResults(results, 'AfterTool');
    expect(allOutputs).toEqual([{ reason: 'a' }, { decision: 'deny', reason: 'b' }, { reason: 'c' }]);
    // A hook that exits with 2 or 3 has no error to show: its exit code is in its result.
    expect(errors).toEqual([timeout, spawn]);
    expect(totalDuration).toBe(15.5);
    expect(success).toBe(false);
  });

  it.each(EVENTS)('returns no final output if no hook of %s returned one [AGG-5]', (eventName) => {
    const results = [ran(eventName), ran(eventName, undefined, { success: false, exitCode: 1 })];
    expect(aggregator.aggregateResults(results, eventName).finalOutput).toBeUndefined();
    expect(aggregator.aggregateResults([], eventName)).toEqual({
      success: true,
      finalOutput: undefined,
      allOutputs: [],
      errors: [],
      totalDuration: 0,
      hookResults: [],
    });
  });

  it.each(EVENTS)('returns new lists for every result of %s', (eventName) => {
    const [one, two] = [aggregator.aggregateResults([], eventName), aggregator.aggregateResults([], eventName)];
    expect(one.allOutputs).not.toBe(two.allOutputs);
    expect(one.errors).not.toBe(two.errors);
  });

  it.each(EVENTS)('returns a final output of the class of %s [AGG-23]', (eventName) => {
    expect(merge(eventName, {})?.constructor).toBe(createHookOutput(eventName, {}).constructor);
    expect(merge(eventName, { decision: 'deny' })?.isBlockingDecision()).toBe(true);
  });

  it.each(EVENTS)('blocks and stops %s whatever other hooks return before or after [AGG-15]', (eventName) => {
    const block: HookOutput = { decision: 'block', reason: 'secret' };
    const stop: HookOutput = { continue: false, stopReason: 'over budget' };
    const free: HookOutput = { decision: 'allow', reason: 'fine', continue: true, stopReason: 'unused' };
    for (const outputs of [
      [block, stop, free],
      [free, block, stop],
      [stop, free, block],
      [free, stop, free, block, free],
    ]) {
      const merged = merge(eventName, ...outputs);
      expect(merged?.isBlockingDecision()).toBe(true);
      expect(merged?.shouldStopExecution()).toBe(true);
      expect(merged?.decision).toBe('block');
      expect(merged?.getBlockingError().reason).toContain('secret');
      expect(merged?.getEffectiveReason()).toBe('over budget');
    }
  });

  it.each(EVENTS)('keeps a block of %s if a later hook prints text or fails [AGG-15] [WIRE-15]', (eventName) => {
    const text: HookOutput = { decision: 'allow', systemMessage: 'done' };
    const results = [
      ran(eventName, { decision: 'deny', reason: 'no' }),
      ran(eventName, text),
      failed(eventName, 'oops'),
    ];
    const merged = aggregator.aggregateResults(results, eventName).finalOutput;
    expect(merged?.getBlockingError()).toEqual({ blocked: true, reason: 'no' });
  });

  it.each(EVENTS)('includes the block of a failed hook of %s [FAIL-9] [AGG-15]', (eventName) => {
    const onError = ran(eventName, { decision: 'block', reason: 'guard failed' }, { success: false, timedOut: true });
    for (const refusal of [refused(eventName, 'guard failed'), onError]) {
      const results = [ran(eventName, { decision: 'allow' }), refusal, ran(eventName, { decision: 'allow' })];
      const { finalOutput, success } = aggregator.aggregateResults(results, eventName);
      expect(success).toBe(false);
      expect(finalOutput?.getBlockingError()).toEqual({ blocked: true, reason: 'guard failed' });
    }
  });

  it.each(EVENTS)(
    'includes the message of a failed hook of %s, but not its decision [AGG-15] [FAIL-9]',
    (eventName) => {
      const onlyFailed = aggregator.aggregateResults([failed(eventName, 'oops')], eventName);
      expect(onlyFailed.finalOutput?.systemMessage).toBe('Warning: oops');
      expect(onlyFailed.allOutputs).toEqual([{ decision: 'allow', systemMessage: 'Warning: oops' }]);
      for (const results of [
        [ran(eventName, { decision: 'ask', reason: 'sure?' }), failed(eventName, 'oops')],
        [failed(eventName, 'oops'), ran(eventName, { decision: 'ask', reason: 'sure?' })],
      ]) {
        const merged = aggregator.aggregateResults(results, eventName).finalOutput;
        expect(merged?.isAskDecision()).toBe(true);
        expect(merged?.reason).toBe('sure?');
      }
    },
  );

  it('ignores the rewrite of a hook that failed [AGG-15]', () => {
    const rewrite: HookOutput = { decision: 'allow', hookSpecificOutput: { tool_input: { path: 'b' } } };
    const results = [
      ran('BeforeTool', { hookSpecificOutput: { tool_input: { path: 'a' } } }),
      ran('BeforeTool', rewrite, { success: false, exitCode: 1 }),
    ];
    expect(aggregator.aggregateResults(results, 'BeforeTool').finalOutput?.getModifiedToolInput()).toEqual({
      path: 'a',
    });
  });

  it.each(NOT_OR_EVENTS)(
    'keeps the message of a healthy hook next to the warning of a failed one on %s',
    (eventName) => {
      const results = [ran(eventName, { systemMessage: 'use tabs' }), failed(eventName, 'oops')];
      expect(aggregator.aggregateResults(results, eventName).finalOutput?.systemMessage).toBe('use tabs');
    },
  );

  it.each(EVENTS)('asks if a hook of %s asks and none blocks [WIRE-22]', (eventName) => {
    for (const outputs of [
      [{ decision: 'ask' }, { decision: 'allow' }],
      [{ decision: 'approve' }, { decision: 'ask' }],
    ] as const) {
      expect(merge(eventName, ...outputs)?.decision).toBe('ask');
    }
    expect(merge(eventName, { decision: 'ask' }, { decision: 'deny' })?.decision).toBe('deny');
  });

  it.each(EVENTS)('keeps undeclared fields of %s, but no prototype keys [SEC-7]', (eventName) => {
    const odd: HookOutput = JSON.parse(
      '{"note":"a","__proto__":{"x":1},"hookSpecificOutput":{"extra":1,"__proto__":{"y":1},"constructor":{}}}',
    );
    const merged = merge(eventName, odd);
    expect(Object.keys(merged ?? {})).toContain('note');
    expect(Object.keys(merged ?? {})).not.toContain('__proto__');
    expect(merged?.hookSpecificOutput).toEqual({ extra: 1 });
    expect(Object.keys(merged?.hookSpecificOutput ?? {})).toEqual(['extra']);
  });

  it.each(EVENTS)('does not change its arguments for %s', (eventName) => {
    const specific = {
      hookSpecificOutput: { tool_input: { a: { b: 1 } }, toolConfig: { allowedFunctionNames: ['b', 'a'] } },
    };
    const results = deepFreeze([
      ran(eventName, specific),
      ran(eventName, { ...specific, decision: null }),
      refused(eventName, 'x'),
    ]);
    expect(() => aggregator.aggregateResults(results, eventName)).not.toThrow();
  });
});

describe('HookAggregator: undeclared fields', () => {
  const saying = (note: unknown): HookOutput & { note: unknown } => ({ note });

  it.each(EVENTS)('take the last value on %s [AGG-14]', (eventName) => {
    expect(merge(eventName, saying('first'), saying('second'))).toMatchObject({ note: 'second' });
  });

  it.each(EVENTS.filter((name) => routes[name].merge !== 'last'))(
    'keep an earlier value on %s if later hooks set none [AGG-14]',
    (eventName) => {
      const silent = [saying(' '), saying(null), saying(undefined)];
      expect(merge(eventName, saying('first'), saying('second'), ...silent)).toMatchObject({ note: 'second' });
    },
  );
});

describe('merge strategy or', () => {
  it.each(OR_EVENTS)('blocks %s if any hook blocks [AGG-6]', (eventName) => {
    expect(merge(eventName, { decision: 'allow' }, { decision: 'block' }, {})?.decision).toBe('block');
    expect(merge(eventName, { decision: 'deny' }, { decision: 'approve' })?.decision).toBe('deny');
  });

  it.each(OR_EVENTS)(
    'joins reasons, messages, stop reasons and contexts of %s by line [AGG-7] [AGG-8] [AGG-9] [AGG-11]',
    (eventName) => {
      const say = (text: string): HookOutput => ({
        reason: `reason ${text}`,
        systemMessage: `message ${text}`,
        continue: false,
        stopReason: `stop ${text}`,
        hookSpecificOutput: { additionalContext: `context ${text}` },
      });
      const merged = merge(eventName, say('1'), { reason: ' ', systemMessage: '', stopReason: '' }, say('2'));
      expect(merged?.reason).toBe('reason 1\nreason 2');
      expect(merged?.systemMessage).toBe('message 1\nmessage 2');
      expect(merged?.stopReason).toBe('stop 1\nstop 2');
      expect(merged?.continue).toBe(false);
      if (!('additionalContext' in routes[eventName].specificFields)) return;
      expect(merged?.getAdditionalContext()).toBe('context 1\ncontext 2');
    },
  );

  it.each([null, undefined, '', ' '])('keeps a custom field if a later hook sets it to %j [AGG-12]', (nothing) => {
    const outputs: Record<string, unknown>[] = [
      { note: 'first', other: 0 },
      { note: nothing, other: false },
    ];
    for (const name of OR_EVENTS) {
      expect(merge(name, ...outputs)).toMatchObject({
        note: 'first',
        other: false,
      });
    }
  });

  it('does not use the reason of a hook that did not stop as stop reason [AGG-11]', () => {
    const merged = merge('BeforeAgent', { stopReason: 'unused' }, { continue: false, stopReason: 'over' });
    expect(merged?.stopReason).toBe('over');
    expect(merge('BeforeAgent', { stopReason: 'a' }, { continue: true, stopReason: 'b' })?.stopReason).toBe('a\nb');
  });

  it.each(OR_EVENTS)('suppresses the output of %s if one hook does [AGG-10]', (eventName) => {
    expect(merge(eventName, { suppressOutput: true }, { suppressOutput: false })?.suppressOutput).toBe(true);
    expect(merge(eventName, { suppressOutput: false }, {})?.suppressOutput).toBe(false);
  });

  it.each(OR_EVENTS)('fills in the defaults of %s [AGG-12]', (eventName) => {
    const defaults = { decision: 'allow', continue: true, suppressOutput: false };
    expect(JSON.parse(JSON.stringify(merge(eventName, {})))).toEqual(defaults);
    expect(JSON.parse(JSON.stringify(merge(eventName, { decision: 'approve' }, { decision: null })))).toEqual(defaults);
    expect(merge(eventName, { decision: 'allow' }, { continue: false })).not.toHaveProperty('decision');
    expect(merge(eventName, { decision: 'ask' }, { continue: false })?.decision).toBe('ask');
  });

  it('clears the context if any hook does, and takes the last value of other specific fields [AGG-12]', () => {
    const clearing = (...flags: boolean[]) =>
      merge('AfterAgent', ...flags.map((clearContext) => ({ hookSpecificOutput: { clearContext } })));
    expect(clearing(true, false)?.shouldClearContext()).toBe(true);
    expect(clearing(false, false)?.hookSpecificOutput).toEqual({ clearContext: false });
    const tail = (name: string): HookOutput => ({ hookSpecificOutput: { tailToolCallRequest: { name, args: {} } } });
    expect(merge('AfterTool', tail('a'), tail('b'), {})?.getTailToolCallRequest()).toEqual({ name: 'b', args: {} });
    expect(
      merge('AfterTool', { hookSpecificOutput: { x: 1 } }, { hookSpecificOutput: { x: 2 } })?.hookSpecificOutput,
    ).toEqual({ x: 2 });
  });

  it('merges context, message and suppression of AfterTool independently [AGG-13]', () => {
    const context: HookOutput = { hookSpecificOutput: { additionalContext: 'lint is clean' } };
    const all = merge('AfterTool', context, { systemMessage: 'use tabs' }, { suppressOutput: true });
    expect(all).toMatchObject({ ...context, systemMessage: 'use tabs', suppressOutput: true });
    const one = merge('AfterTool', { ...context, systemMessage: 'use tabs', suppressOutput: true });
    expect(one).toEqual(all);
    expect(merge('AfterTool', context)).not.toHaveProperty('systemMessage');
  });

  it('merges the arguments of a tool one level deep, in declared order [AGG-15]', () => {
    const edit = (tool_input: unknown): HookOutput => ({ hookSpecificOutput: { tool_input } });
    const merged = merge(
      'BeforeTool',
      edit({ path: 'a', mode: 'w' }),
      edit('garbage'),
      edit({ path: 'b', deep: { x: 1 } }),
      edit({ deep: { y: 1 } }),
    );
    expect(merged?.getModifiedToolInput()).toEqual({ path: 'b', mode: 'w', deep: { y: 1 } });
    expect(merge('BeforeTool', {}, { decision: 'allow' })?.getModifiedToolInput()).toBeUndefined();
  });

  it('keeps a permissionDecision that denies [AGG-22]', () => {
    const permission = (permissionDecision: string, permissionDecisionReason: string): HookOutput => ({
      hookSpecificOutput: { permissionDecision, permissionDecisionReason },
    });
    for (const outputs of [
      [permission('deny', 'protected'), permission('allow', 'fine')],
      [permission('allow', 'fine'), permission('deny', 'protected')],
      [permission('deny', 'protected'), { decision: 'allow' as const }],
    ]) {
      const merged = merge('BeforeTool', ...outputs);
      expect(merged?.decision).toBe('deny');
      expect(merged?.hookSpecificOutput?.['permissionDecision']).toBe('deny');
      expect(merged?.getBlockingError().reason).toContain('protected');
    }
    expect(merge('BeforeTool', permission('ask', 'sure?'), { decision: 'allow' })?.decision).toBe('ask');
    const refusal = merge('BeforeTool', { decision: 'deny', reason: 'secret' }, permission('allow', 'fine'));
    expect(refusal?.getBlockingError()).toEqual({ blocked: true, reason: 'secret' });
  });
});

describe('merge strategy replace', () => {
  it.each(['BeforeModel', 'AfterModel'] as const)(
    'lets later fields of %s override earlier ones and keeps the others [AGG-14]',
    (eventName) => {
      const merged = merge(
        eventName,
        {
          systemMessage: 'a',
          reason: 'first',
          suppressOutput: true,
          hookSpecificOutput: { x: 1, llm_response: { text: 'a' } },
        },
        { systemMessage: 'b', decision: 'allow', hookSpecificOutput: { y: 2, llm_response: { candidates: [] } } },
        { suppressOutput: false, systemMessage: '', decision: null },
      );
      expect(merged).toEqual(
        createHookOutput(eventName, {
          systemMessage: 'b',
          reason: 'first',
          decision: 'allow',
          suppressOutput: false,
          hookSpecificOutput: { x: 1, y: 2, llm_response: { candidates: [] } },
        }),
      );
    },
  );

  it('fills in no defaults [AGG-14]', () => {
    expect(JSON.stringify(merge('BeforeModel', {}))).toBe('{}');
  });

  it('keeps fields of a request that a later hook does not set [AGG-15]', () => {
    const edit = (llm_request: unknown): HookOutput => ({ hookSpecificOutput: { llm_request } });
    const messages = [{ role: 'user', content: 'redacted' }];
    const merged = merge(
      'BeforeModel',
      edit({ messages, model: 'a' }),
      edit({ config: { temperature: 0 } }),
      edit({ model: 'b' }),
    );
    expect(merged?.hookSpecificOutput).toEqual({ llm_request: { messages, model: 'b', config: { temperature: 0 } } });
    expect(merged?.applyLLMRequestModifications({ model: 'x', contents: 'secret' })).toMatchObject({
      model: 'b',
      config: { temperature: 0 },
    });
  });

  it.each(NOT_OR_EVENTS)('keeps a reason of %s with the decision that it explains [AGG-15] [X-76]', (eventName) => {
    const allowed: HookOutput = { decision: 'allow', reason: 'fine' };
    expect(merge(eventName, { decision: 'deny' }, allowed)).not.toHaveProperty('reason');
    expect(
      merge(eventName, { decision: 'deny', reason: 'a' }, { decision: 'block', reason: 'b' }, allowed),
    ).toMatchObject({
      decision: 'block',
      reason: 'a\nb',
    });
    expect(merge(eventName, { decision: 'deny', reason: 'a' }, { decision: 'block' }, allowed)?.reason).toBe('a');
    // A stop may be explained by `reason`, which another hook then needs for its decision.
    const stopped = merge(
      eventName,
      { continue: false, reason: 'over budget' },
      { decision: 'deny', reason: 'secret' },
      allowed,
    );
    expect(stopped).toMatchObject({ continue: false, stopReason: 'over budget', decision: 'deny', reason: 'secret' });
    expect(merge(eventName, { continue: false }, allowed)?.getEffectiveReason()).toBe('No reason provided');
  });
});

describe('merge strategy for tool choices', () => {
  const choose = (...toolConfigs: unknown[]) =>
    merge('BeforeToolSelection', ...toolConfigs.map((toolConfig) => ({ hookSpecificOutput: { toolConfig } })))
      ?.hookSpecificOutput?.['toolConfig'];

  it('unites names, sorted by code unit, without duplicates [AGG-16] [AGG-19]', () => {
    expect(
      choose({ allowedFunctionNames: ['write', 'a', 'Z'] }, { allowedFunctionNames: ['b', 'a', 'é'] }, {}),
    ).toEqual({
      allowedFunctionNames: ['Z', 'a', 'b', 'write', 'é'],
    });
    expect(choose({ mode: 'ANY', allowedFunctionNames: ['b', 'a', 'b'] })).toEqual({
      mode: 'ANY',
      allowedFunctionNames: ['a', 'b'],
    });
  });

  it('uses the stricter mode: NONE over ANY over AUTO [AGG-17]', () => {
    expect(choose({ mode: 'AUTO' }, { mode: 'ANY' }, { mode: 'AUTO' })).toEqual({ mode: 'ANY' });
    expect(choose({ mode: 'ANY' }, { mode: 'NONE' }, { mode: 'AUTO' })).toMatchObject({ mode: 'NONE' });
    expect(choose({ mode: 'AUTO' }, {})).toEqual({ mode: 'AUTO' });
  });

  it('removes all names for NONE [AGG-18]', () => {
    const none = { mode: 'NONE', allowedFunctionNames: [] };
    expect(choose({ mode: 'ANY', allowedFunctionNames: ['a'] }, { mode: 'NONE', allowedFunctionNames: ['b'] })).toEqual(
      none,
    );
    expect(choose({ mode: 'NONE' })).toEqual(none);
  });

  it('keeps stop, message and suppression [AGG-20]', () => {
    const merged = merge(
      'BeforeToolSelection',
      { continue: false, stopReason: 'over budget', systemMessage: 'no tools now', suppressOutput: true },
      { hookSpecificOutput: { toolConfig: { mode: 'ANY' } } },
    );
    expect(merged).toMatchObject({
      continue: false,
      stopReason: 'over budget',
      systemMessage: 'no tools now',
      suppressOutput: true,
      hookSpecificOutput: { toolConfig: { mode: 'ANY' } },
    });
  });

  it('leaves fields absent that no hook set [AGG-21]', () => {
    expect(merge('BeforeToolSelection', { decision: 'allow', systemMessage: 'text' })).not.toHaveProperty(
      'hookSpecificOutput',
    );
    expect(choose(undefined, 'NONE')).toBeUndefined();
    expect(choose({ allowedFunctionNames: ['a'] })).toEqual({ allowedFunctionNames: ['a'] });
    expect(choose({ mode: 'ANY' })).toEqual({ mode: 'ANY' });
  });

  it('can intersect lists; if nothing is left, no tool may be called [AGG-16]', () => {
    const strict = new HookAggregator({ allowedFunctionNames: 'intersection' });
    const chosen = (...lists: (string[] | undefined)[]) =>
      strict.aggregateResults(
        lists.map((allowedFunctionNames) =>
          ran('BeforeToolSelection', { hookSpecificOutput: { toolConfig: { mode: 'ANY', allowedFunctionNames } } }),
        ),
        'BeforeToolSelection',
      ).finalOutput?.hookSpecificOutput?.['toolConfig'];
    expect(chosen(['b', 'a', 'c'], undefined, ['c', 'b'])).toEqual({ mode: 'ANY', allowedFunctionNames: ['b', 'c'] });
    expect(chosen(['a'], ['b'])).toEqual({ mode: 'NONE', allowedFunctionNames: [] });
    expect(chosen(undefined)).toEqual({ mode: 'ANY' });
  });
});
