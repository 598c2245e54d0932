import { describe, expect, it } from 'vitest';
import { fireAfterModelHook } from '../../../../src/index.js';
import { agentHooks, answer } from '../../../support/config/dialects/agent-hooks.js';
import { foreignProject } from '../../../support/config/dialects/foreign-project.js';

const request = { contents: 'hi' };
const parts = [{ functionCall: { name: 'ls', args: {} } }];
const response = { candidates: [{ content: { role: 'model', parts } }] };
const TEXTLESS = [
  {},
  { candidates: [] },
  { candidates: [{ content: { role: 'model', parts: [] } }] },
  { candidates: [{ content: { role: 'model', parts: [''] }, finishReason: 'STOP' }], usageMetadata: {} },
  { text: '' },
];

const fire = async (dialect: string, llm_response: object) => {
  const files = agentHooks(dialect, [['AfterModel', answer({ hookSpecificOutput: { llm_response } })]]);
  const { config } = await foreignProject(files, { dialects: [dialect] });
  return fireAfterModelHook(config, request, response);
};

describe('Response without text of an AfterModel hook', () => {
  it.each(TEXTLESS)('keeps the response of the model in Gemini CLI: %j [X-96]', async (llm_response) => {
    expect((await fire('gemini-cli', llm_response)).response).toBe(response);
  });

  it('does not keep it if there is a text [X-96]', async () => {
    const changed = { candidates: [{ content: { role: 'model', parts: ['new'] } }] };
    expect(JSON.stringify((await fire('gemini-cli', changed)).response)).toContain('new');
  });

  it('replaces the response if the hook is native [X-96] [TRN-12]', async () => {
    const native = { candidates: [{ content: { role: 'model', parts: [] } }] };
    const command = answer({ hookSpecificOutput: { llm_response: native } });
    const settings = { enableHooks: true, hooks: { AfterModel: [{ hooks: [{ type: 'command', command }] }] } };
    const { config } = await foreignProject({ '.hookwright/settings.json': settings }, { dialects: ['gemini-cli'] });
    expect((await fireAfterModelHook(config, request, response)).response).not.toBe(response);
  });
});
