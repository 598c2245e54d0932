import type { CallableTool, FunctionCall, GenerateContentParameters, GenerateContentResponse } from '@google/genai';
import { describe, expect, it } from 'vitest';
import { withMcpHooks } from '../../../../../src/integrations/mcp/index.js';
import { withToolHooks } from '../../../../../src/integrations/model-sdks/ai-sdk/index.js';
import { withHooks } from '../../../../../src/integrations/model-sdks/genai/index.js';
import { fieldsOf } from '../../../../../src/util/json.js';
import { agentHooks, answer } from '../../../../support/config/dialects/agent-hooks.js';
import { foreignProject } from '../../../../support/config/dialects/foreign-project.js';

const SECRET = 'TOKEN=sk-1';

/** Registers a hook of another agent's dialect that replaces a tool result with a text. */
async function replacing({ text = 'the result was cut' } = {}) {
  const modified = { modifiedResult: { resultType: 'success', textResultForLlm: text } };
  const files = agentHooks('copilot-cli', [['postToolUse', answer(modified)]]);
  const { config } = await foreignProject(files, { dialects: ['copilot-cli'], hooksMay: ['replace-tool-result'] });
  return config;
}

describe('Replaced tool result hides the original from the model', () => {
  it.each([
    ['a string', SECRET],
    ['an object', { token: SECRET }],
  ])('in the AI SDK, if the tool returns %s [TOOL-9]', async (_, output) => {
    const own = { execute: async () => output, toModelOutput: () => ({ type: 'json', value: output }) };
    const { read } = withToolHooks({ read: own }, await replacing());
    const [given] = [await Reflect.apply(read.execute, read, [{}, { toolCallId: 'c1' }])];
    expect(given).toBe('the result was cut');
    for (const call of [{ toolCallId: 'c1', output: given, input: {} }, given]) {
      const shown: unknown = await Reflect.apply(read.toModelOutput, read, [call]);
      expect(shown).toEqual({ type: 'text', value: 'the result was cut' });
    }
  });

  it('in tools that @google/genai calls automatically [TOOL-9]', async () => {
    const own: CallableTool = {
      tool: async () => ({ functionDeclarations: [{ name: 'read' }] }),
      callTool: async (calls: FunctionCall[]) =>
        calls.map(({ name = '' }) => ({ functionResponse: { name, response: { output: SECRET } } })),
    };
    const models = {
      generateContent: async ({ config }: GenerateContentParameters): Promise<GenerateContentResponse> => {
        const [tool] = Array.isArray(config?.tools) ? config.tools : [];
        const parts = tool && 'callTool' in tool ? await tool.callTool([{ id: 'c1', name: 'read', args: {} }]) : [];
        return Object.assign(Object.create({}), { candidates: [{ content: { role: 'model', parts } }] });
      },
      generateContentStream: () => Promise.reject(new Error('not here')),
    };
    const hooked = withHooks(models, await replacing());
    const { candidates } = await hooked.generateContent({ model: 'm', contents: 'hi', config: { tools: [own] } });
    expect(candidates?.[0]?.content?.parts).toEqual([
      { functionResponse: { id: 'c1', name: 'read', response: { output: 'the result was cut' } } },
    ]);
  });

  it.each([
    ['text', 'the result was cut', { content: [{ type: 'text', text: 'the result was cut' }], isError: true }],
    [
      'JSON',
      '{"token":"[cut]"}',
      { content: [{ type: 'text', text: '{"token":"[cut]"}' }], structuredContent: { token: '[cut]' } },
    ],
  ])('from an MCP server, with %s instead of structured content [TOOL-9]', async (_, text, wanted) => {
    const client = {
      callTool: async () => ({ content: [{ type: 'text', text: SECRET }], structuredContent: { token: SECRET } }),
      listTools: async () => ({ tools: [] }),
      getServerVersion: () => ({ name: 'files' }),
    };
    const hooked = withMcpHooks(client, await replacing({ text }));
    expect(await Reflect.apply(hooked.callTool, hooked, [{ name: 'read', arguments: {} }])).toEqual(wanted);
  });

  it('from an MCP server that returned no content [TOOL-9]', async () => {
    const client = {
      callTool: async () => ({
        content: [
          { type: 'image', data: SECRET, mimeType: 'image/png' },
          { type: 'image', data: 'b' },
        ],
      }),
      listTools: async () => ({ tools: [] }),
      getServerVersion: () => ({ name: 'files' }),
    };
    const hooked = withMcpHooks(client, await replacing());
    const result: unknown = await Reflect.apply(hooked.callTool, hooked, [{ name: 'see', arguments: {} }]);
    expect(fieldsOf(result)['content']).toEqual([{ type: 'text', text: 'the result was cut' }]);
  });
});
