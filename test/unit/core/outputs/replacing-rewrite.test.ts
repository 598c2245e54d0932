import { describe, expect, it } from 'vitest';
import { HookEventName, type HookExecutionResult, routes } from '../../../../generated/index.js';
import { findConflicts, HookAggregator } from '../../../../src/core/outputs/aggregator.js';
import { chainInput } from '../../../../src/core/runner/chain.js';
import { ran } from '../../../support/core/outputs/hook-results.js';

const event = HookEventName.BeforeTool;
const changes = (tool_input: unknown, tool_input_mode?: string): HookExecutionResult =>
  ran(event, { hookSpecificOutput: { tool_input, ...(tool_input_mode === undefined ? {} : { tool_input_mode }) } });

function merged(...results: HookExecutionResult[]) {
  const { finalOutput } = new HookAggregator().aggregateResults(results, event);
  return [finalOutput?.getModifiedToolInput(), finalOutput?.replacesToolInput()];
}

describe('replacement of all arguments', () => {
  it('replaces changes of earlier hooks, and later hooks change it [AGG-16]', () => {
    expect(merged(changes({ a: 1 }), changes({ b: 2 }))).toEqual([{ a: 1, b: 2 }, false]);
    expect(merged(changes({ a: 1 }), changes({ b: 2 }, 'replace'))).toEqual([{ b: 2 }, true]);
    expect(merged(changes({ a: 1 }, 'replace'), changes({ b: 2 }))).toEqual([{ a: 1, b: 2 }, true]);
    expect(merged(changes({ a: 1 }, 'replace'), changes({ b: 2 }, 'replace'))).toEqual([{ b: 2 }, true]);
    expect(merged(changes({ a: 1 }, 'merge'))).toEqual([{ a: 1 }, false]);
  });

  it('has no effect without arguments [AGG-16]', () => {
    expect(merged(changes({ a: 1 }), changes(undefined, 'replace'))).toEqual([{ a: 1 }, false]);
  });

  it('conflicts with every other change [AGG-16]', () => {
    const names = findConflicts([changes({ a: 1 }), changes({ b: 2 }, 'replace')], routes[event], false);
    expect(names).toEqual([expect.stringContaining('hookSpecificOutput.tool_input is set to different values')]);
  });

  it('is the whole input of the next sequential hook [RUN-9]', () => {
    const input = {
      session_id: 's',
      transcript_path: '',
      cwd: '/',
      hook_event_name: event,
      timestamp: 't',
      tool_name: 'x',
      tool_input: { a: 1, b: 1 },
    };
    expect(chainInput(routes[event], input, changes({ b: 2 }).output)).toMatchObject({ tool_input: { a: 1, b: 2 } });
    const next = chainInput(routes[event], input, changes({ b: 2 }, 'replace').output);
    expect(Object.entries(next)).toContainEqual(['tool_input', { b: 2 }]);
  });
});
