import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { HookExecutionResponse } from '../../../../src/contract.js';
import { HookEventName, MessageBusType, validateHookExecutionResponse } from '../../../../src/index.js';
import { describeEachBus } from '../../../e2e/integrations/nats/each-bus.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import {
  action,
  anything,
  command,
  handlerOf,
  hooksFor,
  makeHost,
  until,
  wired,
} from '../../../support/core/events/support.js';

const events = Object.values(HookEventName);
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const type = MessageBusType.HOOK_EXECUTION_REQUEST;
const { input } = eventCases.BeforeTool;

describeEachBus('Bus request', () => {
  it('has one listener per handler, and none without a bus [BUS-1, VER-7, X-03]', async () => {
    const { parts, config, bus } = await wired();
    const subscribe = vi.spyOn(bus, 'subscribe');
    handlerOf(parts, config);
    expect(subscribe).not.toHaveBeenCalled();
    const handler = handlerOf(parts, config, bus);
    expect(subscribe.mock.calls.map(([subject]) => subject)).toEqual(['hook-execution-request']);
    await handler.fire('BeforeTool', input);
    await bus.request({ eventName: 'BeforeTool', input });
    expect(bus.listenerCount(type)).toBe(1);
    handlerOf(parts, config, bus);
    expect(bus.listenerCount(type)).toBe(2);
  });

  it('is flat, and so is its response [BUS-2, BUS-3, BUS-4, X-05, X-06]', async () => {
    const { bus, responses } = await makeHost();
    const seen: unknown[] = [];
    bus.subscribe('hook-execution-request', (message) => seen.push(message));
    const response = await bus.request({ eventName: 'BeforeTool', input, correlationId: 'c-1' });
    // NATS gives each request an id of its own, and marks it as one of another process.
    const ofBus = 'connection' in bus ? { correlationId: expect.any(String), origin: {} } : { correlationId: 'c-1' };
    expect(seen).toEqual([{ type: 'hook-execution-request', eventName: 'BeforeTool', input, ...ofBus }]);
    expect(responses).toEqual([
      { type: 'hook-execution-response', correlationId: 'c-1', success: true, output: response.output },
    ]);
    expect(response).not.toHaveProperty('error');
  });

  it('cannot set the facts of the host by fields of its input', async () => {
    const { bus, system } = await makeHost();
    const read: Record<string, unknown>[] = [];
    const needs = { needs: ['user_prompt'] };
    system.registerHook(
      action('reads', (fields) => void read.push({ ...fields }), needs),
      'BeforeTool',
    );
    const agent = { id: 'forged', depth: 7 };
    const session = { labels: ['forged'] };
    // Over NATS the prompt is that of the process that sent the request.
    const prompt = 'connection' in bus ? {} : { user_prompt: 'forged' };
    const facts = { agent, session, turn_id: 'forged', ...prompt };
    await bus.request({ eventName: 'BeforeTool', input: { ...input, ...facts, origin: { told: false, ...facts } } });
    expect(read).toHaveLength(1);
    expect(JSON.stringify(read)).not.toContain('forged');
    // A different process has sent a request over NATS: nothing is known about its agent.
    const known = { agent: { id: 'main', depth: 0 }, session: { labels: [] } };
    if ('connection' in bus) expect(Object.keys(read[0] ?? {})).not.toContain('agent');
    else expect(read[0]).toMatchObject(known);
  });

  it('with an origin has the facts of its agent, and is not counted here', async () => {
    const { bus, system } = await makeHost();
    const read: Record<string, unknown>[] = [];
    const hook = (fields: object) => {
      read.push({ ...fields });
      return { labels: ['seen'] };
    };
    system.registerHook(action('reads', hook, { needs: ['user_prompt'] }), 'BeforeTool');
    const agent = { id: 'a', type: 'reader', parent_id: 'main', depth: 1 };
    const session = { labels: ['secret'], usage: { tool_calls: 4 } };
    const origin = { cwd: '/there', session_id: 's', agent, session, turn_id: 't' };
    const { output } = await bus.request({ eventName: 'BeforeTool', input: { ...input, user_prompt: 'go' }, origin });
    expect(read[0]).toMatchObject({ agent, session, turn_id: 't', user_prompt: 'go', session_id: 'session-1' });
    expect(output?.finalOutput?.labels).toEqual(['seen']);
    await system.fireEvent('BeforeTool', { toolName: 'read', toolInput: {} });
    expect(read[1]).toMatchObject({ agent: { id: 'main' }, session: { labels: [], usage: { tool_calls: 0 } } });
  });

  it.each(events)('for %s gets one valid response [BUS-19, BUS-7, BUS-15, VER-2]', async (event) => {
    const { bus, responses } = await makeHost();
    const response = await bus.request({ eventName: event, input: eventCases[event].input, correlationId: 'c' });
    expect(response).toEqual({
      type: 'hook-execution-response',
      correlationId: 'c',
      success: true,
      output: { success: true, finalOutput: undefined, allOutputs: [], errors: [], totalDuration: 0 },
    });
    expect(responses).toEqual([response]);
    expect(validateHookExecutionResponse(response)).toBe(true);
  });

  it.each(['c', ' c ', 'ünï\u0000\ud800', '0', 'x'.repeat(10_000), '__proto__'])(
    'gets its id back unchanged, on success and failure, number %# [BUS-5]',
    async (correlationId) => {
      const { bus, responses } = await makeHost();
      for (const eventName of anything<HookEventName[]>(['BeforeTool', 'Nothing'])) {
        bus.publish({ type, eventName, input, correlationId });
      }
      await until(() => responses.length === 2, 'both responses are published');
      expect(responses.map((response) => response.correlationId)).toEqual([correlationId, correlationId]);
      expect(responses.map(({ success }) => success).sort()).toEqual([false, true]);
    },
  );

  it('gets a new id if it has no valid one [BUS-6, VER-2]', async () => {
    const { bus, responses } = await makeHost();
    const ids = [undefined, null, '', 5, {}, [], Symbol('s')];
    for (const correlationId of ids) bus.publish(anything({ type, eventName: 'BeforeTool', input, correlationId }));
    bus.publish(anything({ type, eventName: 'BeforeTool', input }));
    await until(() => responses.length === ids.length + 1, 'all responses are published');
    expect(responses.every(({ success }) => success)).toBe(true);
    for (const { correlationId } of responses) expect(correlationId).toMatch(uuid);
    expect(new Set(responses.map(({ correlationId }) => correlationId)).size).toBe(ids.length + 1);
  });

  it.each<[string, object, string]>([
    ['no event', { input }, '/eventName is required'],
    ['no input', { eventName: 'BeforeTool' }, '/input is required'],
    ['neither', {}, '/eventName is required; /input is required'],
    ['a blank event', { eventName: ' ', input }, '/eventName must not be blank'],
    ['an event that is not a string', { eventName: 5, input }, '/eventName must be string'],
    ['an input that is not an object', { eventName: 'BeforeTool', input: 'text' }, '/input must be object'],
    ['an input that is a list', { eventName: 'BeforeTool', input: [] }, '/input must be object'],
  ])('with %s is an invalid request and runs nothing [BUS-9, BUS-8]', async (_what, fields, places) => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command('touch ran')) });
    host.bus.publish(anything({ type, correlationId: 'c', ...fields }));
    await until(() => host.responses.length === 1, 'the response is published');
    expect(host.responses).toEqual([
      expect.objectContaining({
        correlationId: 'c',
        success: false,
        error: expect.objectContaining({
          code: 'invalid_request',
          message: `the request is not valid: ${places}`,
          details: expect.objectContaining({ stage: 'envelope' }),
        }),
      }),
    ]);
    expect(host.responses[0]).not.toHaveProperty('output');
    expect(host.logger.warnings).toHaveLength(1);
    expect(existsSync(host.path('ran'))).toBe(false);
  });

  it.each(['BeforeTol', 'constructor', '__proto__', 'hasOwnProperty'])(
    'for the unknown event %j is unsupported [BUS-10, VER-2]',
    async (name) => {
      const { bus } = await makeHost();
      const response = await bus.request({ eventName: anything(name), input, correlationId: 'c' });
      expect(response).toMatchObject({
        correlationId: 'c',
        success: false,
        error: { code: 'unsupported_event', details: { stage: 'routing', eventName: name } },
      });
    },
  );

  it.each(events)('with an input that does not fit %s plans and runs nothing [BUS-11, BUS-8, VER-2]', async (event) => {
    const { parts, config, bus } = await wired();
    const plan = vi.spyOn(parts.planner, 'createExecutionPlan');
    const parallel = vi.spyOn(parts.runner, 'executeHooksParallel');
    const sequential = vi.spyOn(parts.runner, 'executeHooksSequential');
    handlerOf(parts, config, bus);
    const response = await bus.request({ eventName: event, input: { unknown: true }, correlationId: 'c' });
    expect(response).toMatchObject({
      correlationId: 'c',
      success: false,
      error: { code: 'validation_failure', details: { stage: 'validation', violations: expect.any(Array) } },
    });
    expect(response.error?.message).not.toContain('[object Object]');
    for (const spy of [plan, parallel, sequential]) expect(spy).not.toHaveBeenCalled();
  });

  it('is checked in order: envelope, event, input [BUS-8, EVT-3]', async () => {
    const { bus } = await makeHost();
    const codeOf = async (message: object) => (await bus.request(anything(message))).error?.code;
    expect(await codeOf({ eventName: 'Nothing' })).toBe('invalid_request');
    expect(await codeOf({ eventName: 'Nothing', input: {} })).toBe('unsupported_event');
    expect(await codeOf({ eventName: 'BeforeModel', input: {} })).toBe('validation_failure');
    expect(await codeOf({ eventName: 'BeforeModel', input: { model_request: { contents: 42 } } })).toBe(
      'translation_failure',
    );
  });

  it('that a hook blocks succeeds on the bus, with the block in the response [BUS-16, X-06]', async () => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command('echo no >&2; exit 2')) });
    const response = await host.bus.request({ eventName: 'BeforeTool', input });
    expect(response).toMatchObject({ success: true, output: { success: false } });
    expect(response.output?.finalOutput?.getBlockingError()).toEqual({ blocked: true, reason: 'no' });
    expect(response.error).toBeUndefined();
  });

  it('whose hook crashes succeeds on the bus and names the failed hook [BUS-7, BUS-16]', async () => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command('kill -SEGV $$')) });
    const response = await host.bus.request({ eventName: 'BeforeTool', input });
    expect(response).toMatchObject({ success: true, output: { success: false, hookResults: [{ signal: 'SIGSEGV' }] } });
    expect(host.responses).toHaveLength(1);
    expect(validateHookExecutionResponse(response)).toBe(true);
  });

  it('returns the plain aggregate [X-02, BUS-4]', async () => {
    const { bus, system } = await makeHost();
    system.registerHook(
      action('one', () => ({ continue: false })),
      'BeforeTool',
    );
    const { output } = await bus.request({ eventName: 'BeforeTool', input });
    expect(Object.keys(output ?? {}).sort()).toEqual([
      'allOutputs',
      'errors',
      'finalOutput',
      'hookResults',
      'success',
      'totalDuration',
    ]);
  });

  it('is distinguished from a response by its type alone [BUS-2, VER-6]', () => {
    const describeMessage = (message: { type: MessageBusType }): string => {
      switch (message.type) {
        case MessageBusType.HOOK_EXECUTION_REQUEST:
          return 'request';
        case MessageBusType.HOOK_EXECUTION_RESPONSE:
          return 'response';
        default:
          return exhausted(message.type);
      }
    };
    expect(Object.values(MessageBusType).map((each) => describeMessage({ type: each }))).toEqual([
      'request',
      'response',
    ]);
  });
});

describeEachBus('Bus response', () => {
  it.each<[string, (response: unknown) => void | Promise<void>]>([
    [
      'throws',
      () => {
        throw new Error('no line');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no line'))],
  ])('is published once even if publish %s, and the error is logged [BUS-7, BUS-18, B-32]', async (_how, publish) => {
    const { parts, config, logger } = await wired();
    const published: HookExecutionResponse[] = [];
    let send: (message: unknown) => void = () => {};
    const bus = {
      subscribe: (_type: string, handler: (message: unknown) => void) => {
        send = handler;
        return () => {};
      },
      publish: (response: unknown) => {
        published.push(anything(response));
        return publish(response);
      },
    };
    const handler = handlerOf(parts, config, bus, logger);
    for (const id of ['a', 'b'])
      expect(() => send({ type, eventName: 'BeforeTool', input, correlationId: id })).not.toThrow();
    await handler.whenAnswered();
    expect(published.map(({ correlationId }) => correlationId).sort()).toEqual(['a', 'b']);
    expect(logger.warnings).toEqual([
      [expect.stringMatching(/^hooks: cannot publish the response [ab]: no line$/)],
      [expect.stringMatching(/^hooks: cannot publish the response [ab]: no line$/)],
    ]);
  });

  it('is published once even if a listener throws, and reaches other listeners [BUS-7, BUS-18, B-32]', async () => {
    const { bus, responses } = await makeHost();
    bus.subscribe(MessageBusType.HOOK_EXECUTION_RESPONSE, () => {
      throw new Error('a bad listener');
    });
    bus.subscribe(
      MessageBusType.HOOK_EXECUTION_RESPONSE,
      anything(() => Promise.reject(new Error('a bad listener'))),
    );
    const response = await bus.request({ eventName: 'BeforeTool', input });
    expect(response.success).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(responses).toEqual([response]);
  });
});

function exhausted(value: never): string {
  return String(value);
}
