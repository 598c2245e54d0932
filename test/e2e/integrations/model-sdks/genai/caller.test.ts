import {
  type GenerateContentParameters,
  GenerateContentResponse,
  type ToolConfig,
  type ToolListUnion,
} from '@google/genai';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type AfterModelHookResult,
  type BeforeModelHookResult,
  type BeforeToolSelectionHookResult,
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
} from '../../../../../src/integrations/model-sdks/genai/index.js';
import { on } from '../../../../support/core/triggers/host.js';
import { ask } from '../../../../support/integrations/model-sdks/genai/caller.js';
import { conversation } from '../../../../support/integrations/model-sdks/genai/conversation.js';
import { makeWire } from '../../../../support/integrations/model-sdks/genai/wire.js';

const answering = (output: object) => `echo '${JSON.stringify(output)}'`;

describe('triggers with SDK types', () => {
  it('accept and return SDK types [TRM-1] [TRM-9] [TRM-15] [TRM-19] [GEN-7]', () => {
    expectTypeOf(fireBeforeModelHook).parameter(1).toEqualTypeOf<GenerateContentParameters>();
    expectTypeOf(fireBeforeModelHook).returns.resolves.toEqualTypeOf<BeforeModelHookResult>();
    expectTypeOf<BeforeModelHookResult['syntheticResponse']>().toEqualTypeOf<GenerateContentResponse | undefined>();
    expectTypeOf<BeforeModelHookResult['modifiedRequest']>().toEqualTypeOf<GenerateContentParameters | undefined>();
    expectTypeOf(fireAfterModelHook).parameter(2).toEqualTypeOf<GenerateContentResponse>();
    expectTypeOf<AfterModelHookResult['response']>().toEqualTypeOf<GenerateContentResponse>();
    expectTypeOf(fireAfterModelHook).returns.resolves.toEqualTypeOf<AfterModelHookResult>();
    expectTypeOf<BeforeToolSelectionHookResult['toolConfig']>().toEqualTypeOf<ToolConfig | undefined>();
    expectTypeOf<BeforeToolSelectionHookResult['tools']>().toEqualTypeOf<ToolListUnion | undefined>();
    expectTypeOf(fireBeforeToolSelectionHook).returns.resolves.toEqualTypeOf<BeforeToolSelectionHookResult>();
  });

  it('run all hooks of a host that calls them itself, from tool selection to the response [TRM-1] [TRM-7] [TRM-9] [TRM-17]', async () => {
    const wire = await makeWire(({ bash, node }) => ({
      BeforeToolSelection: on(bash(answering({ hookSpecificOutput: { toolConfig: { mode: 'NONE' } } }))),
      BeforeModel: on(
        node(`const messages = input.llm_request.messages.map(({ role, content }) => ({ role, content: content.replace('42', '***') }));
          return { hookSpecificOutput: { llm_request: { messages } } };`),
      ),
      AfterModel: on(bash(answering({ hookSpecificOutput: { llm_response: { text: 'Hello you.' } } }))),
    }));
    const response = await ask(wire.config, wire.client.models, conversation());
    const [body] = wire.bodies();
    expect(body?.toolConfig?.functionCallingConfig?.mode).toBe('NONE');
    expect(body?.tools?.[0]?.functionDeclarations).toHaveLength(2);
    expect(wire.turns().at(-1)).toBe('user: my key is ***');
    expect(response?.text).toBe('Hello you.');
    expect(response?.functionCalls).toBeUndefined();
  });

  it("return the SDK's own response if hooks are disabled or do nothing [TRM-9]", async () => {
    for (const enableHooks of [true, false]) {
      const wire = await makeWire(({ node }) => ({ AfterModel: on(node('')) }), { enableHooks });
      const response = await ask(wire.config, wire.client.models, conversation());
      expect(response).toBeInstanceOf(GenerateContentResponse);
      expect(response?.text).toBe('Hello there.');
    }
  });

  it('block the model call, with or without a response [TRM-4] [TRM-5] [TRM-6]', async () => {
    for (const text of ['It is 42.', undefined]) {
      const hookSpecificOutput = { llm_response: text && { text } };
      const wire = await makeWire(({ bash }) => ({
        BeforeModel: on(bash(answering({ decision: 'deny', reason: 'cached', hookSpecificOutput }))),
      }));
      const response = await ask(wire.config, wire.client.models, conversation());
      expect(response?.text).toBe(text);
      expect(wire.server.calls).toEqual([]);
    }
  });
});
