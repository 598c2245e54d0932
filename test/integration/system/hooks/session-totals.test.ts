import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type CreateHooksOptions,
  createHooks,
  fireAfterModelHook,
  fireBeforeModelHook,
  type Hooks,
} from '../../../../src/index.js';
import { withHooks } from '../../../../src/integrations/model-sdks/openai/index.js';

const REQUEST = { contents: 'hi' };
const ANSWER = {
  candidates: [{ content: { role: 'model', parts: [{ text: 'ok' }] } }],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 2, cachedContentTokenCount: 1 },
};
const ONE = { tool_calls: 0, model_calls: 1, input_tokens: 10, output_tokens: 2, cached_tokens: 1 };

async function makeHooks(options: CreateHooksOptions = {}): Promise<Hooks> {
  const hooks = await createHooks({ settings: false, logger: false, ...options });
  onTestFinished(() => hooks.dispose());
  return hooks;
}

/** Returns the totals that the next hook receives. */
async function totalsOf(hooks: Hooks, scope: Pick<Hooks, 'fire'>): Promise<unknown> {
  const seen: unknown[] = [];
  const remove = hooks.on('Notification', (input) => void seen.push(input.session?.usage));
  await scope.fire('Notification', { message: 'm', notificationType: 'ToolPermission', details: {} });
  remove();
  return seen[0];
}

/** Returns a promise of a later turn of the event loop. */
function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setImmediate(() => resolve(value)));
}

describe('totals of model calls', () => {
  it('count each of many parallel calls once', async () => {
    const hooks = await makeHooks();
    hooks.on('AfterModel', () => undefined);
    const session = await hooks.session();
    // The events of the calls interleave in many ways.
    const call = async (round: number): Promise<unknown> => {
      for (let turn = 0; turn < round % 61; turn += 1) await undefined;
      return session.model(REQUEST, async () => {
        for (let turn = 0; turn < round % 47; turn += 1) await undefined;
        return ANSWER;
      });
    };
    await Promise.all(Array.from({ length: 200 }, (_, round) => call(round)));
    expect(await totalsOf(hooks, session)).toMatchObject({
      model_calls: 200,
      input_tokens: 2000,
      output_tokens: 400,
      cached_tokens: 200,
    });
  });

  it('do not count a call that the caller aborts before it is sent', async () => {
    const hooks = await makeHooks();
    const abort = new AbortController();
    hooks.on('BeforeModel', () => void abort.abort());
    const session = await hooks.session();
    const { status } = await session.model(REQUEST, async () => ANSWER, { signal: abort.signal });
    expect(status).toBe('blocked');
    await session.model(REQUEST, async () => ANSWER);
    expect(await totalsOf(hooks, session)).toMatchObject(ONE);
  });

  it('count a call of a wrapped client once', async () => {
    const hooks = await makeHooks();
    const session = await hooks.session();
    const usage = { prompt_tokens: 10, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 1 } };
    const create = async (_: object): Promise<object> => ({ choices: [{ message: { content: 'ok' } }], usage });
    const client = withHooks({ chat: { completions: { create } } }, session);
    await client.chat.completions.create({ messages: [] });
    expect(await totalsOf(hooks, session)).toMatchObject(ONE);
  });
});

describe('totals of a host that fires the events of the model itself', () => {
  it('have the usage of each response once', async () => {
    const hooks = await makeHooks();
    const config = hooks.session();
    const session = await config;
    await session.fire('BeforeModel', { modelRequest: REQUEST });
    await session.fire('AfterModel', { modelRequest: REQUEST, modelResponse: ANSWER });
    expect(await totalsOf(hooks, session)).toMatchObject(ONE);
    await session.model(REQUEST, async () => ANSWER);
    expect(await totalsOf(hooks, session)).toMatchObject({ model_calls: 2, input_tokens: 20 });
  });

  it('count a call of which only AfterModel is fired', async () => {
    const hooks = await makeHooks();
    const session = await hooks.session();
    await session.fire('AfterModel', { modelRequest: REQUEST, modelResponse: ANSWER });
    expect(await totalsOf(hooks, session)).toMatchObject(ONE);
  });

  it('have the usage also if the hooks of AfterModel fail', async () => {
    const hooks = await makeHooks();
    hooks.on('AfterModel', () => undefined);
    const session = await hooks.session();
    const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
    await session.fire('BeforeModel', { modelRequest: REQUEST });
    await session.fire('AfterModel', { modelRequest: { ...REQUEST, deep }, modelResponse: { ...ANSWER, deep } });
    expect(await totalsOf(hooks, session)).toMatchObject(ONE);
  });

  it('are absent from a response without figures on', async () => {
    const hooks = await makeHooks();
    const session = await hooks.session();
    await session.fire('AfterModel', { modelRequest: REQUEST, modelResponse: { candidates: [] } });
    await session.fire('AfterModel', { modelRequest: REQUEST, modelResponse: ANSWER });
    expect(await totalsOf(hooks, session)).toEqual({
      tool_calls: 0,
      model_calls: 2,
      started_at: expect.any(String),
    });
  });

  it('have the text of the message that requested a call', async () => {
    const hooks = await makeHooks();
    const texts: unknown[] = [];
    hooks.on('BeforeTool', { needs: ['assistant_text'] }, (input) => void texts.push(input.assistant_text));
    const session = await hooks.session();
    const parts = [{ text: 'I will read.' }, { functionCall: { id: 'f1', name: 'read', args: {} } }];
    const modelResponse = { ...ANSWER, candidates: [{ content: { role: 'model', parts } }] };
    await session.fire('AfterModel', { modelRequest: REQUEST, modelResponse });
    await session.tool('read', {}, () => '', { id: 'f1' });
    expect(texts).toEqual(['I will read.']);
  });

  it('are exact for triggers with a config, in parallel', async () => {
    const { createConfig } = await import('../../../../src/index.js');
    const config = createConfig({ workingDir: process.cwd() });
    onTestFinished(() => config.dispose());
    const seen: unknown[] = [];
    const action = (input: { session?: { usage?: unknown } }): void => void seen.push(input.session?.usage);
    const call = async (): Promise<void> => {
      await fireBeforeModelHook(config, REQUEST);
      await later(undefined);
      await fireAfterModelHook(config, REQUEST, ANSWER);
    };
    await Promise.all(Array.from({ length: 50 }, call));
    config.getHookSystem()?.registerFunction({ type: 'function', name: 'see', action }, 'BeforeModel');
    await fireBeforeModelHook(config, REQUEST);
    expect(seen).toMatchObject([{ model_calls: 50, input_tokens: 500, output_tokens: 100, cached_tokens: 50 }]);
  });
});
