import { describe, expect, it, vi } from 'vitest';
import { HookEventHandler, HookEventName, type HookTrace } from '../../../../src/index.js';
import { compileAuthored, readAuthoredSchemas } from '../../../support/core/contract/authored-ajv.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { action, anything, handlerOf, makeGate, makeHost, wired } from '../../../support/core/events/support.js';

const events = Object.values(HookEventName);
const authored = compileAuthored(readAuthoredSchemas());
const { BeforeTool } = eventCases;

describe('every fired event', () => {
  it.each(events)('of %s has a valid trace, with or without hooks [VER-3]', async (event) => {
    const { handler, system, bus } = await makeHost();
    const results = [await eventCases[event].fire(handler)];
    system.registerHook(
      action('one', () => ({ decision: 'deny', reason: 'no' })),
      event,
    );
    results.push(await eventCases[event].fire(handler), await handler.fire(event, {}));
    await bus.request({ eventName: event, input: eventCases[event].input, correlationId: 'c-7' });
    const traces = handler.getTraces();
    expect(traces).toHaveLength(4);
    for (const trace of traces) {
      expect(authored.failures('HookTrace', trace)).toEqual([]);
      expect(trace).toMatchObject({ eventName: event });
    }
    expect(traces.slice(0, 3)).toEqual(results.map(({ trace }) => trace));
    expect(traces.map(({ hooks }) => hooks.length)).toEqual([0, 1, 1, 1]);
    expect(traces.map(({ correlationId }) => correlationId)).toEqual([undefined, undefined, undefined, 'c-7']);
    expect(traces.map(({ matched }) => matched)).toEqual([
      eventCases[event].matched,
      eventCases[event].matched,
      undefined,
      eventCases[event].matched,
    ]);
  });

  it('has the duration of its hooks in its trace, sequential or parallel [VER-3]', async () => {
    const { handler, system } = await makeHost();
    const waits = (name: string) => action(name, () => new Promise((done) => setTimeout(done, 5)));
    const removals = ['one', 'two'].map((name) => system.registerHook(waits(name), 'BeforeTool', { sequential: true }));
    const chained = (await BeforeTool.fire(handler)).trace;
    for (const remove of removals) remove();
    for (const name of ['one', 'two']) system.registerHook(waits(name), 'BeforeTool');
    const parallel = (await BeforeTool.fire(handler)).trace;
    const lasted = ({ hooks }: HookTrace) => hooks.map(({ duration = Number.NaN }) => duration);
    expect(chained.duration).toBeGreaterThanOrEqual(lasted(chained).reduce((sum, each) => sum + each));
    expect(parallel.duration).toBeGreaterThanOrEqual(Math.max(...lasted(parallel)));
  });

  it('has the duration of a custom runner [VER-3]', async () => {
    const { parts, config } = await wired();
    parts.registry.registerHook(
      action('one', () => ({})),
      'BeforeTool',
    );
    const since = performance.now();
    vi.spyOn(parts.runner, 'executeHooksParallel').mockImplementation(async () => {
      await new Promise((done) => setTimeout(done, 5));
      return [];
    });
    const { trace } = await BeforeTool.fire(handlerOf(parts, config));
    expect(trace.duration).toBeGreaterThan(0);
    expect(trace.duration).toBeLessThanOrEqual(performance.now() - since);
  });

  it('of a rejected bus request has the requested name and its id [BUS-10]', async () => {
    const { handler, bus } = await makeHost();
    await bus.request({ eventName: anything('BeforeTol'), input: {}, correlationId: 'c-8' });
    expect(handler.getTraces()).toEqual([
      expect.objectContaining({ eventName: 'BeforeTol', correlationId: 'c-8', success: false, hooks: [] }),
    ]);
  });
});

describe('trace', () => {
  async function withSpy() {
    const { parts, config } = await wired();
    parts.registry.registerHook(
      action('one', () => ({})),
      'BeforeTool',
      { matcher: 'write' },
    );
    const explain = vi.spyOn(parts.planner, 'explain');
    return { handler: handlerOf(parts, config), explain };
  }

  it('is not built unless it is read, with and without hooks [CFG-12, VER-7]', async () => {
    const { handler, explain } = await withSpy();
    for (let count = 0; count < 20; count += 1) {
      await BeforeTool.fire(handler);
      await handler.fireBeforeToolEvent({ toolName: 'ls', toolInput: {} });
      await handler.fire('BeforeAgent', { prompt: 'x' });
    }
    expect(explain).not.toHaveBeenCalled();
  });

  it("is built once, when the result's trace is read", async () => {
    const { handler, explain } = await withSpy();
    const result = await BeforeTool.fire(handler);
    expect(JSON.stringify(result)).not.toContain('verdict');
    expect(explain).not.toHaveBeenCalled();
    const { trace } = result;
    expect(result.trace).toBe(trace);
    expect(handler.getTraces()[0]).toBe(trace);
    expect(explain).toHaveBeenCalledTimes(1);
  });

  it('is built once for all listeners', async () => {
    const { handler, explain } = await withSpy();
    const received: HookTrace[] = [];
    handler.onTrace((trace) => received.push(trace));
    handler.onTrace((trace) => received.push(trace));
    const result = await BeforeTool.fire(handler);
    expect(received).toEqual([result.trace, result.trace]);
    expect(explain).toHaveBeenCalledTimes(1);
  });
});

describe('trace listener', () => {
  it('is removed by its own unsubscribe function only', async () => {
    const { system, handler } = await makeHost();
    const listener = vi.fn();
    const [removeFirst, removeSecond] = [system.onTrace(listener), system.onTrace(listener)];
    await BeforeTool.fire(handler);
    removeFirst();
    removeFirst();
    await BeforeTool.fire(handler);
    removeSecond();
    await BeforeTool.fire(handler);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('has no effect on the event, even if it throws or rejects [LOG-9]', async () => {
    const unhandled: unknown[] = [];
    const onUnhandled = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', onUnhandled);
    const { system, handler } = await makeHost();
    const last = vi.fn();
    system.onTrace(() => {
      throw new Error('x');
    });
    system.onTrace(async () => {
      throw new Error('x');
    });
    system.onTrace(last);
    system.registerHook(
      action('guard', () => ({ decision: 'deny', reason: 'no' })),
      'BeforeTool',
    );
    const result = await BeforeTool.fire(handler);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', onUnhandled);
    expect(result.finalOutput?.isBlockingDecision()).toBe(true);
    expect(last).toHaveBeenCalledTimes(1);
    expect(unhandled).toEqual([]);
  });

  it('receives events that were in flight at dispose [DSP-3]', async () => {
    const { system, handler } = await makeHost();
    const gate = makeGate();
    system.registerHook(
      action('slow', () => gate.passed),
      'BeforeTool',
    );
    const listener = vi.fn();
    system.onTrace(listener);
    const firing = BeforeTool.fire(handler);
    await system.dispose();
    gate.open();
    await firing;
    expect(listener).toHaveBeenCalledTimes(1);
    expect(system.getTraces()).toHaveLength(1);
  });
});

describe('kept traces', () => {
  it.each([
    [undefined, 250, 100],
    [3, 7, 3],
    [1, 5, 1],
    [0, 5, 0],
    [10, 4, 4],
  ])('are the latest, oldest first: keep %s, fired %i [LOG-3]', async (keep, fired, kept) => {
    const { handler, system } = await makeHost({ trace: { keep } });
    for (let index = 0; index < fired; index += 1) {
      await handler.fireBeforeToolEvent({ toolName: `tool-${index}`, toolInput: {} });
    }
    const expected = Array.from({ length: kept }, (_, index) => `tool-${fired - kept + index}`);
    expect(system.getTraces().map(({ matched }) => matched)).toEqual(expected);
    expect(handler.getTraces()).toEqual(system.getTraces());
  });

  it('are a list of their own', async () => {
    const { handler, system } = await makeHost();
    await BeforeTool.fire(handler);
    system.getTraces().pop();
    expect(system.getTraces()).toHaveLength(1);
  });

  it('are limited by an option of the handler', async () => {
    const { parts, config } = await wired();
    const { registry, planner, runner, aggregator } = parts;
    const options = { trace: { keep: 2 } };
    const handler = new HookEventHandler(config, registry, planner, runner, aggregator, undefined, undefined, options);
    for (let index = 0; index < 5; index += 1) await BeforeTool.fire(handler);
    expect(handler.getTraces()).toHaveLength(2);
  });
});
