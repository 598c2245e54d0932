import { describe, expect, it } from 'vitest';
import { AfterModelHookOutput, BeforeModelHookOutput, BeforeToolSelectionHookOutput } from '../../../../src/engine.js';

const GARBAGE: readonly unknown[] = [null, 5, 'text', [], {}, { candidates: 'x' }, { candidates: [5] }, { text: 5 }];

describe('BeforeModelHookOutput', () => {
  const request = {
    model: 'gemini',
    contents: [{ role: 'user', parts: [{ text: 'hi' }, { inlineData: { mimeType: 'image/png', data: '' } }] }],
    config: { systemInstruction: 'be kind', temperature: 1, tools: [{ functionDeclarations: [] }] },
  };

  it('returns the same request if no hook changed it [OUT-7]', () => {
    expect(new BeforeModelHookOutput({}).applyLLMRequestModifications(request)).toBe(request);
    expect(
      new BeforeModelHookOutput({ hookSpecificOutput: { llm_request: {} } }).applyLLMRequestModifications(request),
    ).toBe(request);
  });

  it('applies the changes and keeps the rest of the request [OUT-7]', () => {
    const output = new BeforeModelHookOutput({
      hookSpecificOutput: {
        llm_request: { messages: [{ role: 'user', content: 'hello' }], config: { temperature: 0 } },
      },
    });
    expect(output.applyLLMRequestModifications(request)).toEqual({
      ...request,
      contents: [{ role: 'user', parts: [{ text: 'hello' }, request.contents[0]?.parts[1]] }],
      config: { ...request.config, temperature: 0 },
    });
  });

  it.each([null, 5, 'x', [], { messages: 'all' }, { messages: [{ role: 'user', content: 5 }] }])(
    'leaves the request unchanged for invalid changes: %j [OUT-7]',
    (patch) => {
      const output = new BeforeModelHookOutput({ hookSpecificOutput: { llm_request: patch } });
      expect(output.applyLLMRequestModifications(request)).toBe(request);
    },
  );

  it('returns a synthetic response only if a hook set one [OUT-6]', () => {
    const output = new BeforeModelHookOutput({
      decision: 'deny',
      hookSpecificOutput: { llm_response: { text: 'cached' } },
    });
    expect(output.getSyntheticResponse()?.text).toBe('cached');
    expect(new BeforeModelHookOutput({ decision: 'deny', reason: 'no' }).getSyntheticResponse()).toBeUndefined();
    expect(new BeforeModelHookOutput({ continue: false, stopReason: 'over' }).getSyntheticResponse()).toBeUndefined();
  });

  it.each(GARBAGE)('keeps the block if the response is invalid: %j [OUT-6] [WIRE-24]', (garbage) => {
    const output = new BeforeModelHookOutput({
      decision: 'deny',
      reason: 'no',
      hookSpecificOutput: { llm_response: garbage },
    });
    expect(output.getSyntheticResponse()).toBeUndefined();
    expect(output.getBlockingError()).toEqual({ blocked: true, reason: 'no' });
  });
});

describe('AfterModelHookOutput', () => {
  it('returns the changed response [OUT-8]', () => {
    const output = new AfterModelHookOutput({
      hookSpecificOutput: {
        llm_response: { candidates: [{ content: { role: 'model', parts: ['a', { text: 'b' }] } }] },
      },
    });
    expect(output.getModifiedResponse()?.candidates?.[0]?.content?.parts).toEqual([{ text: 'a' }, { text: 'b' }]);
  });

  it('accepts an empty response, so that a full redaction leaks nothing [OUT-8]', () => {
    const output = new AfterModelHookOutput({
      hookSpecificOutput: { llm_response: { candidates: [{ content: { role: 'model', parts: [] } }] } },
    });
    expect(output.getModifiedResponse()?.candidates?.[0]?.content?.parts).toEqual([]);
  });

  it('returns undefined if no hook changed the response [OUT-8]', () => {
    expect(new AfterModelHookOutput({}).getModifiedResponse()).toBeUndefined();
    expect(new AfterModelHookOutput({ decision: 'deny', reason: 'no' }).getModifiedResponse()).toBeUndefined();
  });

  it("keeps the model's response if a hook only stops [OUT-9]", () => {
    for (const why of [{ stopReason: 'over budget' }, { reason: 'why' }, {}]) {
      const output = new AfterModelHookOutput({ continue: false, ...why });
      expect(output.getModifiedResponse()).toBeUndefined();
      expect(output.shouldStopExecution()).toBe(true);
    }
  });

  it('returns the response of a hook that also stops [OUT-9]', () => {
    const specific = { hookSpecificOutput: { llm_response: { text: 'goodbye' } } };
    const output = new AfterModelHookOutput({ continue: false, stopReason: 'over budget', ...specific });
    expect(output.getModifiedResponse()?.text).toBe('goodbye');
  });

  it.each(GARBAGE)("keeps the model's response if the replacement is invalid: %j [OUT-9]", (garbage) => {
    const output = new AfterModelHookOutput({
      continue: false,
      stopReason: 'over',
      hookSpecificOutput: { llm_response: garbage },
    });
    expect(output.getModifiedResponse()).toBeUndefined();
  });
});

describe('BeforeToolSelectionHookOutput', () => {
  const tools = [{ functionDeclarations: [{ name: 'read' }] }];
  const choosing = (toolConfig: unknown) => new BeforeToolSelectionHookOutput({ hookSpecificOutput: { toolConfig } });

  it('changes only mode and names, and keeps the tools [OUT-10]', () => {
    const selection = {
      tools,
      toolConfig: {
        retrievalConfig: { languageCode: 'en' },
        functionCallingConfig: { mode: 'AUTO', streamArguments: true },
      },
      other: 'kept',
    };
    const chosen = choosing({ mode: 'ANY', allowedFunctionNames: ['read'] }).applyToolConfigModifications(selection);
    expect(chosen).toEqual({
      tools,
      toolConfig: {
        retrievalConfig: { languageCode: 'en' },
        functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['read'], streamArguments: true },
      },
      other: 'kept',
    });
    expect(chosen.tools).toBe(tools);
    expect(selection.toolConfig.functionCallingConfig.mode).toBe('AUTO');
  });

  it('adds no list of tools [OUT-10]', () => {
    const chosen = choosing({ mode: 'NONE', allowedFunctionNames: [] }).applyToolConfigModifications({});
    expect(chosen).toEqual({ toolConfig: { functionCallingConfig: { mode: 'NONE', allowedFunctionNames: [] } } });
    expect('tools' in chosen).toBe(false);
    expect(choosing({ mode: 'ANY' }).applyToolConfigModifications({ tools: undefined }).tools).toBeUndefined();
  });

  it.each([undefined, null, 'NONE', [], {}, { mode: 'any' }, { allowedFunctionNames: ['a', 5] }])(
    'returns the selection unchanged if no choice is set: %j [OUT-10]',
    (toolConfig) => {
      const selection = { tools, toolConfig: { functionCallingConfig: { mode: 'ANY' } } };
      expect(choosing(toolConfig).applyToolConfigModifications(selection)).toBe(selection);
      const empty = {};
      expect(choosing(toolConfig).applyToolConfigModifications(empty)).toBe(empty);
    },
  );
});
