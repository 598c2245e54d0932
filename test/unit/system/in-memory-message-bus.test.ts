import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { HookExecutionRequest } from '../../../src/contract.js';
import { HookRequestInFlightError, HookRequestTimeoutError, InMemoryMessageBus } from '../../../src/engine.js';
import { MessageBusType } from '../../../src/index.js';
import { anything } from '../../support/core/events/support.js';

const { HOOK_EXECUTION_REQUEST, HOOK_EXECUTION_RESPONSE } = MessageBusType;
const request = { eventName: 'BeforeTool', input: { tool_name: 'ls', tool_input: {} } } as const;
const message = { type: HOOK_EXECUTION_REQUEST, correlationId: 'c', ...request } as const;
const output = { success: true, allOutputs: [], errors: [], totalDuration: 0 };

/** Responds to every request. */
function answering(bus: InMemoryMessageBus, answer: (request: HookExecutionRequest) => object = () => ({})): void {
  bus.subscribe(HOOK_EXECUTION_REQUEST, (received) => {
    const asked = anything<HookExecutionRequest>(received);
    const response = { type: HOOK_EXECUTION_RESPONSE, correlationId: asked.correlationId, success: true, output };
    bus.publish(anything({ ...response, ...answer(asked) }));
  });
}

function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}

describe('InMemoryMessageBus', () => {
  it('delivers a message unchanged to the listeners of its type, in order [BUS-2]', () => {
    const bus = new InMemoryMessageBus();
    const received: unknown[] = [];
    bus.subscribe(HOOK_EXECUTION_REQUEST, (each) => received.push(['first', each]));
    bus.subscribe(HOOK_EXECUTION_REQUEST, (each) => received.push(['second', each]));
    bus.subscribe(HOOK_EXECUTION_RESPONSE, (each) => received.push(['other', each]));
    bus.publish(message);
    expect(received).toEqual([
      ['first', message],
      ['second', message],
    ]);
    expect(anything<unknown[][]>(received)[0]?.[1]).toBe(message);
  });

  it('unsubscribes each subscription separately, even for the same function [BUS-1]', () => {
    const bus = new InMemoryMessageBus();
    const listener = vi.fn();
    const [first, second] = [bus.subscribe('a', listener), bus.subscribe('a', listener)];
    bus.publish(anything({ type: 'a' }));
    first();
    first();
    bus.publish(anything({ type: 'a' }));
    second();
    bus.publish(anything({ type: 'a' }));
    expect(listener).toHaveBeenCalledTimes(3);
    expect(bus.listenerCount()).toBe(0);
  });

  it('counts listeners by type and in total', () => {
    const bus = new InMemoryMessageBus();
    for (const type of ['a', 'a', 'b']) bus.subscribe(type, () => {});
    expect([bus.listenerCount('a'), bus.listenerCount('b'), bus.listenerCount('c'), bus.listenerCount()]).toEqual([
      2, 1, 0, 3,
    ]);
  });

  it('isolates a listener that throws or rejects from other listeners and the publisher [BUS-18]', async () => {
    const errors: unknown[] = [];
    const bus = new InMemoryMessageBus({ onListenerError: (error) => errors.push(error) });
    const last = vi.fn();
    bus.subscribe('a', () => {
      throw 'thrown';
    });
    bus.subscribe('a', async () => {
      throw 'rejected';
    });
    bus.subscribe('a', last);
    expect(() => bus.publish(anything({ type: 'a' }))).not.toThrow();
    await new Promise((resolve) => setImmediate(resolve));
    expect(last).toHaveBeenCalledTimes(1);
    expect(errors).toEqual(['thrown', 'rejected']);
  });

  it('survives a failing error report of such a listener [BUS-18]', () => {
    const onListenerError = () => {
      throw new Error('again');
    };
    const bus = new InMemoryMessageBus({ onListenerError });
    bus.subscribe('a', () => {
      throw new Error('first');
    });
    expect(() => bus.publish(anything({ type: 'a' }))).not.toThrow();
  });

  it('delivers to the listeners at the time of publishing, whatever they change during delivery', () => {
    const bus = new InMemoryMessageBus();
    const late = vi.fn();
    const endings: (() => void)[] = [];
    const first = vi.fn(() => {
      for (const end of endings) end();
      bus.subscribe('a', late);
    });
    const second = vi.fn();
    endings.push(bus.subscribe('a', first), bus.subscribe('a', second));
    bus.publish(anything({ type: 'a' }));
    expect([first, second, late].map((each) => each.mock.calls.length)).toEqual([1, 1, 0]);
  });
});

describe('request on the bus', () => {
  it('resolves with the response of the same id, and leaves no listener and no timer [BUS-5]', async () => {
    const bus = new InMemoryMessageBus();
    const before = timers();
    answering(bus);
    const response = await bus.request({ ...request, correlationId: 'mine' });
    expect(response).toMatchObject({ type: HOOK_EXECUTION_RESPONSE, correlationId: 'mine', success: true });
    expect(bus.listenerCount(HOOK_EXECUTION_RESPONSE)).toBe(0);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it.each([undefined, '', null, 7, {}, ['c']])('creates an id in place of %j [BUS-6]', async (given) => {
    const bus = new InMemoryMessageBus();
    answering(bus);
    const correlationId = anything<string | undefined>(given);
    const ids = await Promise.all([1, 2].map(() => bus.request({ ...request, correlationId })));
    expect(new Set(ids.map((each) => each.correlationId)).size).toBe(2);
    expect(ids[0]?.correlationId).toMatch(/^[\da-f-]{36}$/);
  });

  it('is matched with its response, in any order of responses [BUS-5]', async () => {
    const bus = new InMemoryMessageBus();
    const asked: HookExecutionRequest[] = [];
    bus.subscribe(HOOK_EXECUTION_REQUEST, (each) => asked.push(anything(each)));
    const pending = Array.from({ length: 200 }, (_, index) => bus.request({ ...request, correlationId: `c-${index}` }));
    for (const { correlationId } of asked.reverse()) {
      bus.publish({ type: HOOK_EXECUTION_RESPONSE, correlationId: correlationId ?? '', success: true, output });
    }
    const responses = await Promise.all(pending);
    expect(responses.map((each) => each.correlationId)).toEqual(pending.map((_, index) => `c-${index}`));
    expect(bus.listenerCount(HOOK_EXECUTION_RESPONSE)).toBe(0);
  });

  it('rejects a second request with a pending id, without publishing it [BUS-5] [BUS-7]', async () => {
    const bus = new InMemoryMessageBus();
    const asked: HookExecutionRequest[] = [];
    bus.subscribe(HOOK_EXECUTION_REQUEST, (each) => asked.push(anything(each)));
    const first = bus.request({ ...request, correlationId: 'c' });
    const second = await bus.request({ ...request, correlationId: 'c' }).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(HookRequestInFlightError);
    expect(second).toMatchObject({
      correlationId: 'c',
      message: expect.stringContaining('request c is still pending'),
    });
    expect(asked).toHaveLength(1);
    bus.publish({ type: HOOK_EXECUTION_RESPONSE, correlationId: 'c', success: true, output });
    await expect(first).resolves.toMatchObject({ correlationId: 'c' });
  });

  it('may reuse an id after its request has ended, for whatever reason [BUS-5]', async () => {
    const bus = new InMemoryMessageBus();
    const again = { ...request, correlationId: 'c' };
    await expect(bus.request(again, { timeout: 1 })).rejects.toThrow(HookRequestTimeoutError);
    const controller = new AbortController();
    const aborted = bus.request(again, { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(aborted).rejects.toThrow('enough');
    await expect(bus.request(again, { signal: controller.signal })).rejects.toThrow('enough');
    answering(bus);
    await expect(bus.request(again)).resolves.toMatchObject({ correlationId: 'c' });
    await expect(bus.request(again)).resolves.toMatchObject({ correlationId: 'c' });
  });

  it('receives its own response or none, in any order of requests and responses [BUS-5] [BUS-7]', async () => {
    const steps = fc.array(fc.record({ ask: fc.boolean(), id: fc.constantFrom('a', 'b', '') }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(steps, async (order) => {
        const bus = new InMemoryMessageBus();
        const open: HookExecutionRequest[] = [];
        bus.subscribe(HOOK_EXECUTION_REQUEST, (each) => open.push(anything(each)));
        const answer = (asked: HookExecutionRequest | undefined) => {
          if (asked === undefined) return;
          const { correlationId = '', input } = asked;
          bus.publish({
            type: HOOK_EXECUTION_RESPONSE,
            correlationId,
            success: true,
            output: anything({ ...output, ...input }),
          });
        };
        const ends = order.flatMap(({ ask, id: correlationId }, nth) => {
          if (!ask) answer(open.shift());
          if (!ask) return [];
          const asked = bus.request({ eventName: 'BeforeTool', input: { nth }, correlationId });
          return [
            asked.then(
              ({ output: own }) => expect(own).toMatchObject({ nth }),
              (error: unknown) => expect(error).toBeInstanceOf(HookRequestInFlightError),
            ),
          ];
        });
        for (const asked of open) answer(asked);
        await Promise.all(ends);
        expect(bus.listenerCount(HOOK_EXECUTION_RESPONSE)).toBe(0);
      }),
    );
  });

  it.each<[string, unknown, unknown?]>([
    ['no request', undefined],
    ['null', null],
    ['text', 'BeforeTool'],
    ['a timeout that is not a number', request, { timeout: 1n }],
    ['an invalid signal', request, { signal: {} }],
    ['no options', request, null],
  ])('does not throw for %s, and leaves no listener [BUS-18]', async (_, asked, options) => {
    const bus = new InMemoryMessageBus();
    const before = timers();
    answering(bus);
    await bus.request(anything(asked), anything(options)).catch((error: unknown) => error);
    expect(bus.listenerCount(HOOK_EXECUTION_RESPONSE)).toBe(0);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a message without a type', {}],
    [
      'a message that cannot be read',
      {
        get type() {
          throw new Error('no');
        },
      },
    ],
  ])('publishes %s to no listener, and does not throw [BUS-18]', (_, odd) => {
    const bus = new InMemoryMessageBus();
    const listener = vi.fn();
    bus.subscribe(HOOK_EXECUTION_REQUEST, listener);
    expect(() => bus.publish(anything(odd))).not.toThrow();
    expect(listener).not.toHaveBeenCalled();
  });

  it('rejects with HookRequestTimeoutError after the timeout, and unsubscribes', async () => {
    const bus = new InMemoryMessageBus();
    const before = timers();
    const failure = await bus
      .request({ ...request, correlationId: 'c' }, { timeout: 1 })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HookRequestTimeoutError);
    expect(failure).toMatchObject({
      name: 'HookRequestTimeoutError',
      correlationId: 'c',
      message: expect.stringMatching(/request c within 1 ms/),
    });
    expect(bus.listenerCount()).toBe(0);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it('ignores responses to other requests', async () => {
    const bus = new InMemoryMessageBus();
    answering(bus, () => ({ correlationId: 'another' }));
    await expect(bus.request(request, { timeout: 20 })).rejects.toThrow(HookRequestTimeoutError);
  });

  it('rejects an invalid response', async () => {
    const bus = new InMemoryMessageBus();
    answering(bus, () => ({ success: 'maybe', output: undefined }));
    await expect(bus.request({ ...request, correlationId: 'c' })).rejects.toThrow(
      /request c does not fit its contract/,
    );
    expect(bus.listenerCount(HOOK_EXECUTION_RESPONSE)).toBe(0);
  });

  it.each([Number.POSITIVE_INFINITY, 2 ** 31, Number.MAX_SAFE_INTEGER])(
    'waits for the longest possible timer if the timeout is %s, which Node would treat as none [B-23]',
    async (timeout) => {
      const bus = new InMemoryMessageBus();
      const setTimer = vi.spyOn(globalThis, 'setTimeout');
      const controller = new AbortController();
      const pending = bus.request(request, { timeout, signal: controller.signal });
      expect(setTimer.mock.calls.map(([, ms]) => ms)).toEqual([2 ** 31 - 1]);
      controller.abort(new Error('enough'));
      await expect(pending).rejects.toThrow('enough');
    },
  );

  it('rejects with the abort reason of the caller, and leaves no listener', async () => {
    const bus = new InMemoryMessageBus();
    const before = timers();
    const controller = new AbortController();
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const pending = bus.request(request, { signal: controller.signal });
    const reason = new Error('not needed any more');
    controller.abort(reason);
    await expect(pending).rejects.toBe(reason);
    expect(bus.listenerCount()).toBe(0);
    expect(removed).toHaveBeenCalledTimes(1);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it('publishes nothing if the caller has aborted already', async () => {
    const bus = new InMemoryMessageBus();
    const asked = vi.fn();
    bus.subscribe(HOOK_EXECUTION_REQUEST, asked);
    const reason = new Error('too late');
    await expect(bus.request(request, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(asked).not.toHaveBeenCalled();
    expect(bus.listenerCount(HOOK_EXECUTION_RESPONSE)).toBe(0);
  });

  it('removes its abort listener after the response', async () => {
    const bus = new InMemoryMessageBus();
    answering(bus);
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    await bus.request(request, { signal });
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  });

  it('is answered by a listener that publishes synchronously, before the call returns', async () => {
    const bus = new InMemoryMessageBus();
    answering(bus);
    const pending = bus.request(request);
    expect(bus.listenerCount(HOOK_EXECUTION_RESPONSE)).toBe(0);
    await expect(pending).resolves.toMatchObject({ success: true });
  });
});
