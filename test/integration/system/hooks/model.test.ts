import { describe, expect, it } from 'vitest';
import { HookTranslatorOpenAIChat } from '../../../../src/integrations/model-sdks/openai/index.js';
import { hooksOf } from '../../../support/system/hooks.js';

const translator = new HookTranslatorOpenAIChat();
const request = { model: 'gpt', messages: [{ role: 'user', content: 'Which port?' }] };
const reply = (content: string) => ({
  id: '1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
});

describe('Hooks.model', () => {
  it('returns the response of the model, and passes errors of the call on', async () => {
    const hooks = await hooksOf({ translator });
    const response = reply('8080');
    expect(await hooks.model(request, async () => response)).toEqual({
      status: 'done',
      response,
      synthetic: false,
      suppressDisplay: false,
    });
    const error = new Error('rate limit');
    await expect(hooks.model(request, () => Promise.reject(error))).rejects.toBe(error);
  });

  it('sends the request that hooks changed, and returns the response that hooks changed', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeModel', ({ llm_request }) => ({
      hookSpecificOutput: {
        hookEventName: 'BeforeModel',
        llm_request: { messages: llm_request.messages.map((message) => ({ ...message, content: 'Which host?' })) },
      },
    }));
    hooks.on('AfterModel', () => ({
      hookSpecificOutput: { hookEventName: 'AfterModel', llm_response: { text: 'localhost' } },
    }));
    const sent: object[] = [];
    const outcome = await hooks.model(
      request,
      async (changed) => {
        sent.push(changed);
        return reply('8080');
      },
      { translator },
    );
    expect(sent).toEqual([{ model: 'gpt', messages: [{ role: 'user', content: 'Which host?' }] }]);
    expect(outcome).toMatchObject({ status: 'done', response: { choices: [{ message: { content: 'localhost' } }] } });
  });

  it('does not call the model if a hook blocks, stops, or answers itself', async () => {
    let calls = 0;
    const call = async () => {
      calls += 1;
      return reply('8080');
    };
    const blocking = await hooksOf({ translator });
    blocking.on('BeforeModel', () => ({ decision: 'deny', reason: 'no budget' }));
    expect(await blocking.model(request, call)).toEqual({ status: 'blocked', reason: 'no budget' });
    const stopping = await hooksOf({ translator });
    stopping.on('BeforeModel', () => ({ continue: false, stopReason: 'enough' }));
    expect(await stopping.model(request, call)).toMatchObject({ status: 'stopped', reason: 'enough' });
    const answering = await hooksOf({ translator });
    answering.on('BeforeModel', () => ({
      decision: 'deny',
      hookSpecificOutput: { hookEventName: 'BeforeModel', llm_response: { text: 'from a cache' } },
    }));
    expect(await answering.model(request, call)).toMatchObject({
      status: 'done',
      synthetic: true,
      response: { choices: [{ message: { content: 'from a cache' } }] },
    });
    expect(calls).toBe(0);
  });

  it('keeps the response if the agent stops after the call, and withholds it if a guard could not run', async () => {
    const stopping = await hooksOf({ translator });
    stopping.on('AfterModel', () => ({ continue: false, stopReason: 'enough' }));
    const response = reply('8080');
    expect(await stopping.model(request, async () => response)).toMatchObject({
      status: 'stopped',
      reason: 'enough',
      response,
    });
    const failing = await hooksOf({ translator, onError: 'block' });
    failing.on('AfterModel', () => Promise.reject(new Error('no database')));
    const withheld = await failing.model(request, async () => reply('secret'));
    expect(withheld).toMatchObject({ status: 'blocked', reason: expect.stringContaining('no database') });
    expect(JSON.stringify(withheld)).not.toContain('secret');
  });

  it('rejects a stream, which hooks after the call could not read', async () => {
    const hooks = await hooksOf({ translator });
    async function* stream() {
      yield { choices: [{ delta: { content: 'secret' } }] };
    }
    await expect(hooks.model(request, async () => stream())).rejects.toThrow(
      new TypeError(
        'cannot run the hooks on a stream. Wrap the client with withHooks(client, session), or return the whole response',
      ),
    );
  });

  it('is blocked if the caller aborted', async () => {
    const hooks = await hooksOf({ translator });
    expect(await hooks.model(request, async () => reply('8080'), { signal: AbortSignal.abort() })).toEqual({
      status: 'blocked',
      reason: 'aborted',
    });
  });
});
