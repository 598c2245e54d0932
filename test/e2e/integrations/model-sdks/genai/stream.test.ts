import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GenerateContentResponse } from '@google/genai';
import { describe, expect, it, vi } from 'vitest';
import { type ModelCall, say } from '../../../../../examples/agent/gemini-server.js';

import { withHooks } from '../../../../../src/integrations/model-sdks/genai/index.js';
import { HookedStream, type ResponseStream } from '../../../../../src/integrations/model-sdks/genai/stream.js';
import { on } from '../../../../support/core/triggers/host.js';
import { forms, makeWire } from '../../../../support/integrations/model-sdks/genai/wire.js';

const hi = { model: 'm', contents: 'hi' };

/** Sends one word, then nothing until the client disconnects. */
async function* fallsSilent({ signal }: ModelCall) {
  yield say('Hello', '');
  if (!signal.aborted) await once(signal, 'abort');
}

const watching = ({ node }: Parameters<NonNullable<Parameters<typeof makeWire>[0]>>[0]) => ({
  BeforeModel: on(node('')),
  AfterModel: on(node('')),
});

describe('HookedStream', () => {
  it('delivers every chunk as it arrives and settles at the end [TRM-11] [TRM-20]', async () => {
    const wire = await makeWire(watching);
    const stream = await wire.models.generateContentStream(hi);
    const chunks: (string | undefined)[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk.text);
      expect(wire.seen('AfterModel')).toEqual([]);
    }
    expect(chunks).toEqual(['Hello ', 'there.']);
    expect(wire.seen('AfterModel')).toHaveLength(1);
    expect((await stream.finalResponse)?.text).toBe('Hello there.');
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    expect(wire.seen('AfterModel')).toHaveLength(1);
  });

  it('fires no AfterModel and has no final response if it is abandoned midway [TRM-12] [TRM-20]', async () => {
    const wire = await makeWire(watching);
    const stream = await wire.models.generateContentStream(hi);
    for await (const chunk of stream) {
      expect(chunk.text).toBe('Hello ');
      break;
    }
    expect(await stream.finalResponse).toBeUndefined();
    expect(wire.seen('AfterModel')).toEqual([]);
  });

  it.each<[string, (stream: HookedStream) => Promise<unknown>]>([
    ['returned', (stream) => stream.return()],
    ['thrown into', (stream) => stream.throw(new Error('enough')).catch(() => undefined)],
    ['disposed', (stream) => stream[Symbol.asyncDispose]()],
  ])('has no final response if it is %s before it is read [TRM-20]', async (_, leave) => {
    const wire = await makeWire(watching);
    const stream = await wire.models.generateContentStream(hi);
    await leave(stream);
    expect(await stream.finalResponse).toBeUndefined();
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    expect(wire.seen('AfterModel')).toEqual([]);
  });

  it('leaves a pending message for the next request if it was never read [TRM-20]', async () => {
    const wire = await makeWire(({ node }) => ({
      AfterModel: on(node(`if (input.llm_request.messages.length === 1) return { systemMessage: 'm' }`)),
    }));
    await wire.models.generateContent(hi);
    await (await wire.models.generateContentStream(hi)).return();
    await wire.models.generateContent(hi);
    expect(wire.turns()).toEqual(['user: hi', 'user: [System] m']);
  });

  it('does not resend a pending message if it was read in part [TRM-20]', async () => {
    const wire = await makeWire(({ node }) => ({
      AfterModel: on(node(`if (input.llm_request.messages.length === 1) return { systemMessage: 'm' }`)),
    }));
    await wire.models.generateContent(hi);
    const stream = await wire.models.generateContentStream(hi);
    await stream.next();
    expect(wire.turns()).toEqual(['user: hi', 'user: [System] m']);
    await stream.return();
    await wire.models.generateContent(hi);
    expect(wire.turns()).toEqual(['user: hi']);
  });

  it('throws like the SDK if aborted, without AfterModel or final response [TRM-12] [TRM-20]', async () => {
    const wire = await makeWire(watching, { model: fallsSilent });
    const controller = new AbortController();
    const stream = await wire.models.generateContentStream({ ...hi, config: { abortSignal: controller.signal } });
    expect((await stream.next()).value?.text).toBe('Hello');
    controller.abort();
    await expect(stream.next()).rejects.toMatchObject({ name: 'AbortError' });
    expect(await stream.finalResponse).toBeUndefined();
    expect(wire.seen('AfterModel')).toEqual([]);
    await vi.waitUntil(() => wire.server.calls[0]?.signal.aborted);
  });

  it('fires no AfterModel if aborted after the last chunk [TRM-12]', async () => {
    const wire = await makeWire(watching);
    const controller = new AbortController();
    const chunk: GenerateContentResponse = await wire.client.models.generateContent(hi);
    const models = {
      generateContent: async () => chunk,
      generateContentStream: async () =>
        (async function* () {
          yield chunk;
          controller.abort();
        })(),
    };
    const hooked = withHooks(models, wire.config);
    const stream = await hooked.generateContentStream({ ...hi, config: { abortSignal: controller.signal } });
    for await (const shown of stream) expect(shown).toBe(chunk);
    expect(await stream.finalResponse).toBeUndefined();
    expect(wire.config.getHookSystem()?.getTraces()).toMatchObject([{ eventName: 'BeforeModel' }]);
  });

  it('throws like the SDK if it breaks, without final response [TRM-12] [TRM-20]', async () => {
    const cut = new AbortController();
    const wire = await makeWire(watching, {
      model: async function* () {
        yield say('Hello', '');
        await once(cut.signal, 'abort');
        throw new Error('the line is cut');
      },
    });
    const stream = await wire.models.generateContentStream(hi);
    expect((await stream.next()).value?.text).toBe('Hello');
    cut.abort();
    await expect(stream.next()).rejects.toThrow();
    expect(await stream.finalResponse).toBeUndefined();
    expect(wire.seen('AfterModel')).toEqual([]);
  });

  it('is complete without any chunk [TRM-10]', async () => {
    const wire = await makeWire(watching, { model: () => [] });
    const stream = await wire.models.generateContentStream(hi);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    expect((await stream.finalResponse)?.text).toBeUndefined();
    expect(wire.seen('AfterModel')).toMatchObject([{ llm_response: { candidates: [] } }]);
  });

  it('serves concurrent reads in order', async () => {
    const wire = await makeWire(watching);
    const stream = await wire.models.generateContentStream(hi);
    const steps = await Promise.all([stream.next(), stream.next(), stream.next(), stream.next()]);
    expect(steps.map(({ done, value }) => (done ? 'done' : value.text))).toEqual(['Hello ', 'there.', 'done', 'done']);
    expect(wire.seen('AfterModel')).toHaveLength(1);
  });

  it('does not reject its final response if its source fails', async () => {
    const source = (async function* (): ResponseStream {
      yield new GenerateContentResponse();
      throw new Error('no');
    })();
    const stream = new HookedStream(source, () => undefined);
    await stream.next();
    await expect(stream.next()).rejects.toThrow('no');
    expect(await stream.finalResponse).toBeUndefined();
  });
});

describe.each(forms)('aborted call, $form', ({ form, ask }) => {
  it('opens no connection if it was aborted before [TRM-12]', async () => {
    const wire = await makeWire(watching);
    const call = ask(wire.models, { ...hi, config: { abortSignal: AbortSignal.abort() } });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(wire.server.calls).toEqual([]);
    expect(wire.seen()).toEqual([]);
  });

  it('cancels its hooks and opens no connection [TRM-12]', async () => {
    const wire = await makeWire(({ bash }) => ({ BeforeModel: on(bash('touch started; exec sleep 60')) }));
    const controller = new AbortController();
    const call = ask(wire.models, { ...hi, config: { abortSignal: controller.signal } });
    const rejected = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitUntil(() => existsSync(join(wire.directory, 'started')), 30_000);
    controller.abort();
    await rejected;
    expect(wire.server.calls).toEqual([]);
  });

  it('returns no response that the hooks did not finish checking [TRM-12]', async () => {
    const wire = await makeWire(({ bash }) => ({ AfterModel: on(bash('touch started; exec sleep 60')) }));
    const controller = new AbortController();
    const call = ask(wire.models, { ...hi, config: { abortSignal: controller.signal } }).then(
      ({ response }) => response,
      (error: unknown) => error,
    );
    await vi.waitUntil(() => existsSync(join(wire.directory, 'started')), 30_000);
    controller.abort();
    const outcome = await call;
    if (form === 'streaming') expect(outcome).toBeUndefined();
    else expect(outcome).toMatchObject({ name: 'AbortError' });
  });
});

it('aborted call rejects with the error of the SDK if aborted midway [TRM-12]', async () => {
  const wire = await makeWire(watching, { model: fallsSilentAtOnce });
  const controller = new AbortController();
  const call = wire.models.generateContent({ ...hi, config: { abortSignal: controller.signal } });
  const rejected = expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitUntil(() => wire.server.calls.length === 1, 30_000);
  controller.abort();
  await rejected;
  expect(wire.seen('AfterModel')).toEqual([]);
});

async function fallsSilentAtOnce({ signal }: ModelCall) {
  if (!signal.aborted) await once(signal, 'abort');
  return say('too late');
}
