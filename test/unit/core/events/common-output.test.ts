import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '../../../../src/contract.js';
import { processCommonHookOutputFields } from '../../../../src/engine.js';
import { type AggregatedHookResult, HookAggregator, HookEventName, type HookOutput } from '../../../../src/index.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { action, makeHost } from '../../../support/core/events/support.js';

const events = Object.values(HookEventName);

function aggregate(outputs: readonly HookOutput[], eventName: HookEventName = 'BeforeTool'): AggregatedHookResult {
  const hookConfig = { type: 'command', command: 'x' } as const;
  const results = outputs.map((output) => ({ hookConfig, eventName, success: true, output, duration: 1 }));
  return new HookAggregator().aggregateResults(results, eventName);
}

describe('processed result', () => {
  it('is empty if no hook returned output [COM-7]', () => {
    const aggregated = aggregate([]);
    expect(processCommonHookOutputFields(aggregated)).toEqual({
      aggregated,
      shouldStop: false,
      stopReason: undefined,
      systemMessage: undefined,
      suppressOutput: false,
    });
  });

  it('returns the aggregate unchanged [COM-2]', () => {
    const aggregated = aggregate([{ decision: 'deny' }]);
    expect(processCommonHookOutputFields(aggregated).aggregated).toBe(aggregated);
  });

  it.each(events)('stops %s if any hook stops, with the reason of the first [COM-3, X-11]', (event) => {
    const outputs = [
      { reason: 'fine' },
      { continue: false, stopReason: ' first\n' },
      { continue: false, stopReason: 'second' },
    ];
    expect(processCommonHookOutputFields(aggregate(outputs, event))).toMatchObject({
      shouldStop: true,
      stopReason: 'first',
    });
  });

  it.each<[string, HookOutput, string]>([
    ['the stop reason before the reason', { continue: false, stopReason: 's', reason: 'r' }, 's'],
    ['the reason if there is no stop reason', { continue: false, reason: ' r ' }, 'r'],
    ['the reason if the stop reason is blank', { continue: false, stopReason: ' \n', reason: 'r' }, 'r'],
    ['a default if there is no reason', { continue: false }, 'No reason provided'],
    ['a default if all reasons are blank', { continue: false, stopReason: '', reason: ' ' }, 'No reason provided'],
  ])('reads %s [COM-3, COM-4, X-11]', (_what, output, stopReason) => {
    expect(processCommonHookOutputFields(aggregate([output]))).toMatchObject({ shouldStop: true, stopReason });
  });

  it('reads the reason by the output class of the event [X-50, COM-3]', () => {
    const output = { continue: false, hookSpecificOutput: { permissionDecisionReason: 'not permitted' } };
    expect(processCommonHookOutputFields(aggregate([output], 'BeforeTool')).stopReason).toBe('not permitted');
    expect(processCommonHookOutputFields(aggregate([output], 'AfterTool')).stopReason).toBe('No reason provided');
  });

  it('has no stop reason if no hook stops [COM-3]', () => {
    const outputs = [
      { decision: 'deny', reason: 'r' },
      { continue: true, stopReason: 's' },
    ] as const;
    expect(processCommonHookOutputFields(aggregate(outputs))).toMatchObject({
      shouldStop: false,
      stopReason: undefined,
    });
  });

  it('keeps all messages if they are joined, or else the last [COM-5, X-12]', () => {
    const outputs = [{ systemMessage: 'one' }, { systemMessage: 'two' }, {}];
    const messageOf = (event: HookEventName) => processCommonHookOutputFields(aggregate(outputs, event)).systemMessage;
    for (const event of events) expect(messageOf(event)).toBe(routes[event].merge === 'or' ? 'one\ntwo' : 'two');
  });

  it('uses the last message that is not blank if the merged output has none [COM-5, X-12]', () => {
    const aggregated = { ...aggregate([{ systemMessage: 'one' }, { systemMessage: ' ' }]), finalOutput: undefined };
    expect(processCommonHookOutputFields(aggregated).systemMessage).toBe('one');
  });

  it.each([undefined, '', ' \n '])('treats the message %j as missing [COM-4]', (systemMessage) => {
    expect(processCommonHookOutputFields(aggregate([{ systemMessage }])).systemMessage).toBeUndefined();
  });

  it('suppresses the display if any hook does, with or without a message [COM-5, X-12]', () => {
    expect(
      processCommonHookOutputFields(aggregate([{ systemMessage: 'm' }, { suppressOutput: true }, {}])),
    ).toMatchObject({
      systemMessage: 'm',
      suppressOutput: true,
    });
    expect(processCommonHookOutputFields(aggregate([{ suppressOutput: false }])).suppressOutput).toBe(false);
  });

  it('keeps the message of a hook that suppresses the display [COM-8, X-59]', () => {
    const outputs = [{ systemMessage: 'for the model', suppressOutput: true }];
    expect(processCommonHookOutputFields(aggregate(outputs))).toMatchObject({
      systemMessage: 'for the model',
      suppressOutput: true,
    });
  });

  it('is pure and never throws [COM-7]', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    const flag = fc.option(fc.boolean(), { nil: undefined });
    const output = fc.record({
      continue: flag,
      stopReason: text,
      reason: text,
      systemMessage: text,
      suppressOutput: flag,
    });
    fc.assert(
      fc.property(fc.array(output, { maxLength: 5 }), fc.constantFrom(...events), (outputs, event) => {
        const aggregated = aggregate(outputs, event);
        const before = JSON.stringify(aggregated);
        const first = processCommonHookOutputFields(aggregated);
        expect(processCommonHookOutputFields(first.aggregated)).toEqual(first);
        expect(JSON.stringify(aggregated)).toBe(before);
        expect(first.shouldStop).toBe(outputs.some((each) => each.continue === false));
        expect(first.stopReason === undefined).toBe(!first.shouldStop);
        expect(first.suppressOutput).toBe(outputs.some((each) => each.suppressOutput === true));
        expect(first.systemMessage === undefined).toBe(outputs.every((each) => !each.systemMessage?.trim()));
      }),
    );
  });

  it.each(events)('is returned to callers of %s without further parsing [COM-1, COM-6]', async (event) => {
    const { handler, system } = await makeHost();
    const answer = { continue: false, stopReason: 'why', systemMessage: 'note', suppressOutput: true };
    system.registerHook(
      action('answer', () => answer),
      event,
    );
    const result = await eventCases[event].fire(handler);
    const { aggregated, shouldStop, stopReason, systemMessage, suppressOutput } = result;
    expect({ aggregated, shouldStop, stopReason, systemMessage, suppressOutput }).toEqual(
      processCommonHookOutputFields(aggregated),
    );
    expect(shouldStop).toBe(true);
  });

  it('is computed in one place: no other runtime file reads these fields to decide [COM-1]', async () => {
    const { Project, SyntaxKind } = await import('ts-morph');
    const project = new Project({ skipAddingFilesFromTsConfig: true });
    const readers = project
      .addSourceFilesAtPaths(['src/core/events/*.ts', 'src/system/hook-system.ts', 'src/core/*.ts', 'src/config/*.ts'])
      .flatMap((file) =>
        file
          .getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)
          .filter((access) => ['continue', 'suppressOutput', 'systemMessage'].includes(access.getName()))
          .map((access) => `${file.getBaseName()}: ${access.getText()}`),
      );
    const elsewhere = readers.filter(
      (reader) => !reader.startsWith('event-result.ts') && !reader.includes('processed.') && !reader.includes('this.'),
    );
    expect(elsewhere).toEqual([]);
    expect(readers.length).toBeGreaterThan(3);
  });
});
