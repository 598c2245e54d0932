import { existsSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { HookSystemDisposedError, MessageBusType } from '../../../../src/index.js';
import { describeEachBus } from '../../../e2e/integrations/nats/each-bus.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import {
  action,
  anything,
  command,
  delivered,
  handlerOf,
  hooksFor,
  makeConfig,
  makeGate,
  makeHost,
  reaching,
  systemOf,
  until,
  wired,
} from '../../../support/core/events/support.js';

const type = MessageBusType.HOOK_EXECUTION_REQUEST;
const { input } = eventCases.BeforeTool;
const message = (correlationId: string) => ({ type, eventName: 'BeforeTool', input, correlationId }) as const;

describeEachBus('Bus request before initialization', () => {
  it('starts the initialization and waits for it [SYS-9, SYS-14, X-30]', async () => {
    const made = makeConfig({ hooks: hooksFor('BeforeTool', command('echo no >&2; exit 2')) });
    const system = systemOf(made.config);
    expect(system.isInitialized()).toBe(false);
    const response = await made.bus.request({ eventName: 'BeforeTool', input });
    expect(response.output?.finalOutput?.isBlockingDecision()).toBe(true);
    expect(system.isInitialized()).toBe(true);
  });

  it('waits for a running initialization, which reads the configuration once [SYS-14, SYS-2, SYS-3]', async () => {
    const made = makeConfig();
    const getHooks = vi.spyOn(made.config, 'getHooks');
    const system = systemOf(made.config);
    system.registerHook(
      action('one', () => ({ systemMessage: 'received' })),
      'BeforeTool',
    );
    const initializing = system.initialize();
    const responses = await Promise.all([1, 2, 3].map(() => made.bus.request({ eventName: 'BeforeTool', input })));
    await initializing;
    for (const { output } of responses) expect(output?.allOutputs).toEqual([{ systemMessage: 'received' }]);
    expect(getHooks).toHaveBeenCalledTimes(1);
  });

  it('gets a response if initialization fails, and the next request retries [SYS-3, SYS-14, BUS-13]', async () => {
    const made = makeConfig();
    let broken = true;
    Object.assign(made.config, {
      getHooks: () => {
        if (broken) throw new Error('no disk');
        return hooksFor('BeforeTool', command('echo back'));
      },
    });
    systemOf(made.config);
    const failed = await made.bus.request({ eventName: 'BeforeTool', input, correlationId: 'c' });
    expect(failed).toMatchObject({
      correlationId: 'c',
      success: false,
      error: { code: 'internal_error', message: expect.stringContaining('no disk'), details: { stage: 'internal' } },
    });
    expect(made.logger.warnings.flat().join()).toContain('no disk');
    broken = false;
    const response = await made.bus.request({ eventName: 'BeforeTool', input });
    expect(response.output?.allOutputs).toEqual([{ decision: 'allow', systemMessage: 'back' }]);
  });
});

describeEachBus('HookEventHandler.dispose', () => {
  it('unsubscribes, may be called twice, and works without a bus [DSP-1, BUS-17, VER-4]', async () => {
    const { parts, config, bus, responses } = await wired();
    const handler = handlerOf(parts, config, bus);
    expect(bus.listenerCount(type)).toBe(1);
    handler.dispose();
    handler.dispose();
    expect(bus.listenerCount(type)).toBe(0);
    bus.publish(message('late'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(responses).toEqual([]);
    const lonely = handlerOf(parts, config);
    expect(() => lonely.dispose()).not.toThrow();
  });

  it.each<[string, unknown]>([
    [
      'throws',
      () => {
        throw new Error('stuck');
      },
    ],
    ['does nothing', () => {}],
    ['is not a function', 'nonsense'],
    ['is missing', undefined],
  ])('ignores later requests even if the unsubscribe function %s [DSP-5, BUS-17]', async (_what, unsubscribe) => {
    const { parts, config, logger } = await wired();
    const publish = vi.fn();
    let send: (message: unknown) => void = () => {};
    const bus = {
      subscribe: (_type: string, listener: (message: unknown) => void) => {
        send = listener;
        return anything<() => void>(unsubscribe);
      },
      publish,
    };
    const run = vi.fn(() => ({}));
    parts.registry.registerHook(action('one', run), 'BeforeTool');
    const handler = handlerOf(parts, config, bus, logger);
    send(message('before'));
    await handler.whenAnswered();
    expect(() => handler.dispose()).not.toThrow();
    send(message('after'));
    await handler.whenAnswered();
    await new Promise((resolve) => setImmediate(resolve));
    expect(publish.mock.calls.map(([{ correlationId }]) => correlationId)).toEqual(['before']);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describeEachBus('Bus request during dispose', () => {
  it('gets its normal response, and later requests get none [DSP-3, BUS-7, BUS-17]', async () => {
    const { bus, system, responses } = await makeHost();
    const gate = makeGate();
    const slow = action('slow', async () => {
      await gate.passed;
      return { decision: 'deny' as const, reason: 'late result' };
    });
    system.registerHook(slow, 'BeforeTool');
    bus.publish(message('in flight'));
    await delivered(bus);
    await system.dispose();
    bus.publish(message('late'));
    expect(responses).toEqual([]);
    gate.open();
    await until(() => responses.length > 0, 'the response is published');
    await delivered(bus);
    expect(responses).toEqual([expect.objectContaining({ correlationId: 'in flight', success: true })]);
    expect(responses[0]?.output?.finalOutput?.isBlockingDecision()).toBe(true);
  });

  it.each<[string, boolean]>([
    ['has not started', true],
    ['waits for initialization', false],
  ])('still runs its commands if it %s [DSP-3, BUS-7]', async (_what, initialized) => {
    const made = makeConfig({ hooks: hooksFor('BeforeTool', command('echo no >&2; exit 2')) });
    const system = systemOf(made.config);
    if (initialized) await system.initialize();
    await reaching(made.bus, message('c'), () => system.dispose());
    await until(() => made.responses.length > 0, 'the response is published');
    expect(made.responses).toEqual([expect.objectContaining({ correlationId: 'c', success: true })]);
    expect(made.responses[0]?.output?.finalOutput).toMatchObject({ decision: 'deny', reason: 'no' });
  });

  it('lets a running command finish [DSP-3]', async () => {
    const host = await makeHost({
      hooks: hooksFor(
        'BeforeTool',
        command('touch started; until [ -e go ]; do sleep 0.02; done; echo no >&2; exit 2'),
      ),
    });
    host.bus.publish(message('c'));
    await until(() => existsSync(host.path('started')), 'the command runs');
    await host.system.dispose();
    writeFileSync(host.path('go'), '');
    await until(() => host.responses.length > 0, 'the response is published');
    expect(host.responses[0]?.output?.finalOutput).toMatchObject({ decision: 'deny', reason: 'no' });
  });

  it('gets a response at once with kill, even if it had not started [DSP-3, DSP-4]', async () => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command('touch started; sleep 600')) });
    host.bus.publish(message('running'));
    await until(() => existsSync(host.path('started')), 'the command runs');
    await reaching(host.bus, message('accepted'), () => host.system.dispose({ kill: true }));
    await until(() => host.responses.length === 2, 'both responses are published');
    expect(host.responses.map(({ correlationId }) => correlationId).sort()).toEqual(['accepted', 'running']);
    const endings = host.responses.map(({ output }) => output?.errors.map((error) => error.message).join());
    expect(endings.sort()).toEqual(['aborted by the caller', 'not run: the caller aborted']);
  });

  it('gets no response after dispose [DSP-4, BUS-17]', async () => {
    const made = makeConfig();
    const system = systemOf(made.config);
    await system.dispose();
    made.bus.publish(message('late'));
    await expect(system.initialize()).rejects.toThrow(HookSystemDisposedError);
    expect(made.responses).toEqual([]);
    expect(made.bus.listenerCount(type)).toBe(0);
  });
});
