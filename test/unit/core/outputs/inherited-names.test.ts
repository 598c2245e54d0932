import { describe, expect, it } from 'vitest';
import { createHookOutput } from '../../../../src/engine.js';
import { HookAggregator, HookEventName, type HookOutput } from '../../../../src/index.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { action, makeHost } from '../../../support/core/events/support.js';
import { ran } from '../../../support/core/outputs/hook-results.js';

/** Names that every object inherits: a lookup with `in` finds all of them. */
const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];
const EVENTS = Object.values(HookEventName);

/** Parses an output as a hook prints it: `__proto__` is an own property. */
function printed(json: string): HookOutput {
  return JSON.parse(json);
}

describe('name that every object inherits', () => {
  it.each(INHERITED)('is not an event, and nothing is aggregated for it: %s [EVT-12]', (name) => {
    // @ts-expect-error the types reject this name, but a caller in JavaScript may pass it
    const aggregate = () => new HookAggregator().aggregateResults([], name);
    expect(aggregate).toThrow(`unknown event ${JSON.stringify(name)}`);
  });

  it.each(INHERITED)('is not a decision: %s [OUT-1] [AGG-1]', (name) => {
    const answer = printed(`{"decision":"${name}","hookSpecificOutput":{"permissionDecision":"${name}"}}`);
    for (const eventName of EVENTS) {
      const output = createHookOutput(eventName, answer);
      expect([output.getEffectiveDecision(), output.isBlockingDecision(), output.isAskDecision()]).toEqual([
        undefined,
        false,
        false,
      ]);
    }
    const refusal = ran('BeforeTool', { decision: 'deny', reason: 'no' });
    const { finalOutput } = new HookAggregator().aggregateResults([ran('BeforeTool', answer), refusal], 'BeforeTool');
    expect(finalOutput?.getBlockingError()).toEqual({ blocked: true, reason: 'no' });
  });

  it.each(INHERITED)('makes the output invalid as a decision, with an error: %s [WIRE-8]', async (name) => {
    const host = await makeHost();
    const said = printed(`{"decision":"${name}"}`);
    host.system.registerHook(
      action('odd', () => said),
      'BeforeTool',
    );
    const result = await eventCases.BeforeTool.fire(host.handler);
    expect(result.hookResults?.map(({ success }) => success)).toEqual([false]);
    expect(result.errors.map(({ message }) => message)).toEqual([expect.stringContaining('decision')]);
    expect(host.logger.warnings.flat().join()).toContain('decision');
  });

  it.each(INHERITED.filter((name) => !['constructor', '__proto__'].includes(name)))(
    'is an undeclared field whose last value is used: %s [AGG-1]',
    (name) => {
      for (const eventName of EVENTS) {
        const results = [1, 2].map((value) => ran(eventName, printed(`{"hookSpecificOutput":{"${name}":${value}}}`)));
        const { finalOutput } = new HookAggregator().aggregateResults(results, eventName);
        expect(finalOutput?.hookSpecificOutput).toEqual({ [name]: 2 });
      }
    },
  );

  it('is reported as an unknown field, inside and outside of hookSpecificOutput [WIRE-8]', async () => {
    const host = await makeHost();
    const said = printed('{"valueOf":1,"hookSpecificOutput":{"toString":1}}');
    host.system.registerHook(
      action('odd', () => said),
      'BeforeTool',
    );
    const { trace } = await eventCases.BeforeTool.fire(host.handler);
    expect(trace.hooks[0]?.warnings).toEqual([
      'valueOf: this event has no such field',
      'hookSpecificOutput.toString: this event has no such field',
    ]);
  });
});
