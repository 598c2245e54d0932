import { describe, expect, it } from 'vitest';
import { HookEventName, type HookOutput, routes } from '../../generated/index.js';
import { findConflicts } from '../../src/engine/aggregator.js';
import { failed, ran } from './hook-results.js';

const find = (results: Parameters<typeof findConflicts>[0], eventName: HookEventName) =>
  findConflicts(results, routes[eventName]);

function conflictsOf(eventName: HookEventName, ...specifics: Record<string, unknown>[]): string[] {
  const results = specifics.map((hookSpecificOutput, at) =>
    ran(eventName, { hookSpecificOutput }, { name: `hook-${at + 1}` }),
  );
  return find(results, eventName);
}

describe('findConflicts', () => {
  it('reports a key of the arguments that two hooks set differently', () => {
    expect(
      conflictsOf(
        'BeforeTool',
        { tool_input: { path: 'secret', a: 1 } },
        { tool_input: { b: 1 } },
        { tool_input: { path: 'b' } },
      ),
    ).toEqual([
      'hookSpecificOutput.tool_input.path is set to different values by "hook-1", "hook-3": the last one counts',
    ]);
  });

  it('reports a key of the request, and a response that is replaced', () => {
    const conflicts = conflictsOf(
      'BeforeModel',
      { llm_request: { messages: [], config: { topK: 1 } }, llm_response: { text: 'a' } },
      { llm_request: { messages: [{ role: 'user', content: 'x' }] }, llm_response: { text: 'b' } },
    );
    expect(conflicts).toHaveLength(2);
    expect(conflicts[0]).toContain('hookSpecificOutput.llm_request.messages is set');
    expect(conflicts[1]).toContain('hookSpecificOutput.llm_response is set');
  });

  it('reports a field that nobody declared, as its last value counts too', () => {
    expect(conflictsOf('AfterAgent', { extra: 1 }, { extra: 2 })).toHaveLength(1);
  });

  it('reports nothing where values are equal, or add up', () => {
    const same = {
      tool_input: { path: 'a', deep: { x: [1] } },
      permissionDecision: 'ask',
      permissionDecisionReason: 'a',
    };
    expect(
      conflictsOf('BeforeTool', same, { ...same, permissionDecision: 'deny', permissionDecisionReason: 'b' }),
    ).toEqual([]);
    expect(
      conflictsOf('BeforeToolSelection', { toolConfig: { mode: 'ANY' } }, { toolConfig: { mode: 'NONE' } }),
    ).toEqual([]);
    expect(conflictsOf('AfterAgent', { clearContext: true }, { clearContext: false, additionalContext: 'a' })).toEqual(
      [],
    );
    expect(conflictsOf('BeforeTool', { tool_input: 'garbage' }, { tool_input: { a: 1 } })).toEqual([]);
  });

  it('reports nothing of a hook that failed, and nothing when there is nothing', () => {
    const write = (value: string): HookOutput => ({ hookSpecificOutput: { tool_input: { path: value } } });
    const results = [
      ran('BeforeTool', write('a')),
      ran('BeforeTool', write('b'), { success: false }),
      failed('BeforeTool', 'oops'),
    ];
    expect(find(results, 'BeforeTool')).toEqual([]);
    for (const eventName of Object.values(HookEventName)) {
      expect(find([], eventName)).toEqual([]);
      expect(find([ran(eventName), ran(eventName, {})], eventName)).toEqual([]);
    }
  });
});
