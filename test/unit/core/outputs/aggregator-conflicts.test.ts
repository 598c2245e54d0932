import { describe, expect, it } from 'vitest';
import { HookEventName, type HookOutput, routes } from '../../../../generated/index.js';
import { findConflicts } from '../../../../src/core/outputs/aggregator.js';
import { failed, ran } from '../../../support/core/outputs/hook-results.js';

type Specific = Record<string, unknown>;

const find = (results: Parameters<typeof findConflicts>[0], eventName: HookEventName) =>
  findConflicts(results, routes[eventName], false);

const resultsOf = (eventName: HookEventName, specifics: readonly Specific[]) =>
  specifics.map((hookSpecificOutput, at) => ran(eventName, { hookSpecificOutput }, { name: `hook-${at + 1}` }));

const conflictsOf = (eventName: HookEventName, ...specifics: Specific[]) =>
  find(resultsOf(eventName, specifics), eventName);

/** Finds the conflicts of a sequential plan. */
const conflictsInTurn = (eventName: HookEventName, ...specifics: Specific[]) =>
  findConflicts(resultsOf(eventName, specifics), routes[eventName], true);

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
      'hookSpecificOutput.tool_input.path is set to different values by "hook-1", "hook-3": the last one is used',
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

  it('reports an undeclared field, because its last value wins', () => {
    expect(conflictsOf('AfterAgent', { extra: 1 }, { extra: 2 })).toHaveLength(1);
  });

  it('reports nothing if values are equal or are combined', () => {
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

  it('reports nothing for a failed hook or without hooks', () => {
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

describe('findConflicts of a sequential plan', () => {
  it('reports a field that the later hook did not receive [RUN-7, X-24]', () => {
    const said = (text: string) => ({ llm_response: { text }, keepToolCalls: true });
    const words =
      'hookSpecificOutput.llm_response is set to different values by "hook-1", "hook-2": the last one is used';
    expect(conflictsInTurn('AfterModel', said('no key'), said('no mail'))).toEqual([words]);
    expect(conflictsInTurn('AfterModel', said('the same'), said('the same'))).toEqual([]);
    expect(conflictsInTurn('BeforeModel', said('a'), said('b'))).toEqual([words]);
  });

  it('reports nothing for fields that the later hook received [RUN-5, RUN-6]', () => {
    expect(conflictsInTurn('BeforeTool', { tool_input: { path: 'a' } }, { tool_input: { path: 'b' } })).toEqual([]);
    const request = (content: string) => ({
      llm_request: { messages: [{ role: 'user', content }] },
      system_instruction: content,
      tool_results: [{ id: 'a', text: content }],
    });
    expect(conflictsInTurn('BeforeModel', request('a'), request('b'))).toEqual([]);
    expect(conflictsOf('BeforeModel', request('a'), request('b'))).toHaveLength(3);
  });

  it('reports fields that are not passed on, for every event [RUN-7]', () => {
    for (const eventName of Object.values(HookEventName)) {
      expect(conflictsInTurn(eventName, { extra: 1 }, { extra: 2 })).toHaveLength(1);
    }
  });

  it('accepts a contract that passes on one field only', () => {
    const { chained: _, ...route } = routes.BeforeModel;
    const results = resultsOf('BeforeModel', [{ system_instruction: 'a' }, { system_instruction: 'b' }]);
    expect(findConflicts(results, route, true)).toHaveLength(1);
    expect(findConflicts(results, routes.BeforeModel, true)).toEqual([]);
  });
});
