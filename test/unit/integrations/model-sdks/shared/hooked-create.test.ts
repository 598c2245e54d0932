import { describe, expect, it } from 'vitest';
import { createConfig } from '../../../../../src/index.js';
import { withToolHooks } from '../../../../../src/integrations/model-sdks/ai-sdk/index.js';
import { withHooks } from '../../../../../src/integrations/model-sdks/openai/index.js';
import { chatStream, eventsIn } from '../../../../support/integrations/model-sdks/translators/wire/streams.js';

async function* chunks() {
  yield* eventsIn(chatStream.body);
}

async function configWith(event: 'AfterModel' | 'BeforeTool', seen: object[]) {
  const config = createConfig({ workingDir: process.cwd() });
  const system = config.getHookSystem();
  await system?.initialize();
  const action = async (input: object) => {
    seen.push(input);
    return event === 'AfterModel' ? { hookSpecificOutput: { llm_response: { text: 'It is cut.' } } } : {};
  };
  system?.registerHook({ type: 'function', name: 'test', action }, event);
  return config;
}

describe('hookedCreate', () => {
  it.each([true, 1, undefined])('buffers a stream for hooks even if stream was %s', async (stream) => {
    const seen: object[] = [];
    const client = { chat: { completions: { create: async (_body: object): Promise<unknown> => chunks() } } };
    const hooked = withHooks(client, await configWith('AfterModel', seen));
    const given = await hooked.chat.completions.create({ model: 'm', messages: [], stream });
    if (typeof given !== 'object' || given === null || !(Symbol.asyncIterator in given)) throw new Error('no stream');
    const pieces: unknown[] = [];
    for await (const piece of Object(given)) pieces.push(piece);
    expect(JSON.stringify(pieces)).toContain('It is cut.');
    expect(JSON.stringify(pieces)).not.toContain('read it');
    expect(seen).toMatchObject([{ llm_response: { text: 'I will read it.' } }]);
  });
});

describe('tool of the AI SDK', () => {
  it('passes an input that is not an object to hooks', async () => {
    const seen: object[] = [];
    const own = { execute: async (input: unknown, _call?: unknown) => input };
    const { run } = withToolHooks({ run: own }, await configWith('BeforeTool', seen));
    expect(await run.execute('rm -rf', { toolCallId: 'c' })).toBe('rm -rf');
    expect(seen).toMatchObject([{ tool_input: { input: 'rm -rf' } }]);
  });
});
