import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { type HookEvents, routes } from '../../../../src/contract.js';
import { createHookOutput, DefaultHookOutput } from '../../../../src/engine.js';
import { HookEventHandler, HookEventName } from '../../../../src/index.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import {
  action,
  anything,
  command,
  handlerOf,
  hooksFor,
  makeGate,
  makeHost,
  Recorder,
  until,
  wired,
} from '../../../support/core/events/support.js';

const events = Object.values(HookEventName);
const emptySuccess = { success: true, finalOutput: undefined, allOutputs: [], errors: [], totalDuration: 0 };

describe('Direct event', () => {
  it.each(events)('has its own fire method: %s [EVT-1]', async (event) => {
    const { handler } = await makeHost();
    const method: keyof HookEvents = `fire${event}Event`;
    expect(handler[method]).toBeTypeOf('function');
    expect(await eventCases[event].fire(handler)).toMatchObject({ success: true });
  });

  it.each(events)(
    'returns outputs and their meaning in one object for %s [EVT-16, COM-2, VER-1, X-02]',
    async (event) => {
      const { handler, system } = await makeHost();
      const answer = { continue: false, stopReason: ' enough ', systemMessage: 'note', suppressOutput: true };
      system.registerHook(
        action('answer', () => answer),
        event,
      );
      const result = await eventCases[event].fire(handler);
      const { aggregated } = result;
      expect(aggregated).toMatchObject({ success: true, allOutputs: [answer], errors: [] });
      const { success, finalOutput, allOutputs, errors, totalDuration, hookResults } = result;
      expect({ success, finalOutput, allOutputs, errors, totalDuration, hookResults }).toEqual(aggregated);
      expect(result).toMatchObject({
        shouldStop: true,
        stopReason: 'enough',
        systemMessage: 'note',
        suppressOutput: true,
      });
      expect(finalOutput).toBeInstanceOf(createHookOutput(event, {}).constructor);
      expect(finalOutput).toBeInstanceOf(DefaultHookOutput);
    },
  );

  it.each(events)(
    'returns a new no-op for %s if no hook matches, and traces it [EVT-5, FAIL-5, FAIL-6, CFG-12, VER-1]',
    async (event) => {
      const { handler, logger } = await makeHost();
      const first = await eventCases[event].fire(handler);
      const second = await eventCases[event].fire(handler);
      expect(first.aggregated).toEqual(emptySuccess);
      expect(first).toMatchObject({ ...emptySuccess, shouldStop: false, suppressOutput: false });
      expect(first.aggregated).not.toBe(second.aggregated);
      expect(first.allOutputs).not.toBe(second.allOutputs);
      expect(first.errors).not.toBe(second.errors);
      expect(logger.tagged('hook:batch_summary')).toHaveLength(2);
      expect(logger.tagged('hook:batch_summary')[0]).toMatchObject({ eventName: event, hookCount: 0 });
      expect(logger.tagged('hook:failure')).toEqual([]);
    },
  );

  it('builds, translates and starts nothing if no matcher matches [CFG-12, EVT-3, X-29]', async () => {
    const host = await makeHost({ hooks: { BeforeTool: [{ matcher: '^rm$', hooks: [command('touch ran')] }] } });
    const session = vi.spyOn(host.config, 'getSessionId');
    const workingDir = vi.spyOn(host.config, 'getWorkingDir');
    const untouchable = new Proxy({}, { get: fail, ownKeys: fail, getOwnPropertyDescriptor: fail, has: fail });
    const tool = await host.handler.fireBeforeToolEvent({ toolName: 'ls', toolInput: untouchable });
    const model = await host.handler.fireBeforeModelEvent({ modelRequest: untouchable });
    expect([tool.aggregated, model.aggregated]).toEqual([emptySuccess, emptySuccess]);
    expect(session).not.toHaveBeenCalled();
    expect(workingDir).not.toHaveBeenCalled();
    expect(existsSync(host.path('ran'))).toBe(false);
  });

  it('plans, builds, runs, aggregates and logs, in this order [EVT-3, RUN-1, X-16]', async () => {
    const order: string[] = [];
    const note = <T extends object>(of: T, method: keyof T & string, what: string) => {
      const original: unknown = of[method];
      if (typeof original !== 'function') throw new Error(method);
      Object.assign(of, {
        [method]: (...args: unknown[]) => {
          order.push(what);
          return original.apply(of, args);
        },
      });
    };
    const { parts, config } = await wired();
    note(parts.planner, 'createExecutionPlan', 'plan');
    note(config, 'getSessionId', 'build');
    note(parts.runner, 'executeHooksParallel', 'run in parallel');
    note(parts.runner, 'executeHooksSequential', 'run in sequence');
    note(parts.aggregator, 'aggregateResults', 'aggregate');
    const logger = { log: (tag: string) => order.push(tag), debug: () => {}, warn: () => {} };
    const handler = handlerOf(parts, config, undefined, logger);
    const remove = parts.registry.registerHook(
      action('one', () => ({})),
      'BeforeTool',
    );
    await eventCases.BeforeTool.fire(handler);
    const ending = ['aggregate', 'hook:result', 'hook:batch_summary'];
    expect(order.splice(0)).toEqual(['plan', 'build', 'run in parallel', ...ending]);
    remove();
    parts.registry.registerHook(
      action('two', () => ({})),
      'BeforeTool',
      { sequential: true },
    );
    await eventCases.BeforeTool.fire(handler);
    expect(order).toEqual(['plan', 'build', 'run in sequence', ...ending]);
  });

  it('does not validate its payload: hooks get values that the types forbid [EVT-6, X-08]', async () => {
    const { handler, system } = await makeHost();
    const seen: unknown[] = [];
    system.registerHook(
      action('see', (input) => void seen.push(input)),
      'BeforeTool',
    );
    const result = await handler.fireBeforeToolEvent(anything({ toolName: 'ls', toolInput: 'no object' }));
    expect(result.success).toBe(true);
    expect(seen).toEqual([expect.objectContaining({ tool_name: 'ls', tool_input: 'no object' })]);
  });

  it.each(events)('behaves the same without a bus for %s [EVT-11, VER-4]', async (event) => {
    const answer = { decision: 'deny', reason: 'no' } as const;
    const results = await Promise.all(
      [{}, { messageBus: undefined }].map(async (options) => {
        const { handler, system } = await makeHost(options);
        system.registerHook(
          action('deny', () => answer),
          event,
        );
        const { hookResults, totalDuration, ...rest } = (await eventCases[event].fire(handler)).aggregated;
        expect(hookResults).toHaveLength(1);
        return rest;
      }),
    );
    expect(results[0]).toEqual(results[1]);
    expect(results[0]?.finalOutput?.isBlockingDecision()).toBe(true);
  });

  it('lists the effects of each event in its route [EVT-16]', () => {
    const can = (event: HookEventName) => [...routes[event].effects].sort();
    expect(can('BeforeTool')).toEqual(['block', 'context', 'edit-tool-input', 'stop', 'system-message']);
    expect(can('AfterTool')).toEqual([
      'context',
      'follow-up',
      'replace-result',
      'stop',
      'suppress-output',
      'system-message',
    ]);
    expect(can('BeforeModel')).toEqual(['block', 'edit-request', 'stop', 'synthetic-response', 'system-message']);
    expect(can('AfterModel')).toEqual(['edit-response', 'stop', 'suppress-output', 'system-message']);
    expect(can('BeforeToolSelection')).toEqual(['restrict-tools', 'stop', 'system-message']);
  });

  it('keeps the outputs of others if one hook fails, and counts both [EVT-13, LOG-4]', async () => {
    const host = await makeHost({
      hooks: hooksFor('BeforeTool', command('exit 1'), command('echo one'), command('echo two')),
    });
    const result = await eventCases.BeforeTool.fire(host.handler);
    expect(result.success).toBe(false);
    expect(result.allOutputs.map(({ systemMessage }) => systemMessage)).toEqual(['one', 'two']);
    expect(host.logger.tagged('hook:batch_summary')).toEqual([
      expect.objectContaining({ hookCount: 3, successCount: 2, failureCount: 1 }),
    ]);
  });

  it('does not change the values of the caller [EVT-15]', async () => {
    const { handler, system } = await makeHost();
    const toolInput = Object.freeze({ a: Object.freeze({ b: 1 }) });
    const params = Object.freeze({ toolName: 'ls', toolInput });
    const tamper = action('tamper', (input) => {
      Object.assign(anything<{ tool_input: { a: object } }>(input).tool_input.a, { b: 2 });
      return { hookSpecificOutput: { tool_input: { a: 3 } } };
    });
    system.registerHook(tamper, 'BeforeTool', { sequential: true });
    system.registerHook(
      action('next', () => ({})),
      'BeforeTool',
      { sequential: true },
    );
    const result = await handler.fireBeforeToolEvent(params);
    expect(result.success).toBe(true);
    expect(params).toEqual({ toolName: 'ls', toolInput: { a: { b: 1 } } });
    expect(result.finalOutput?.getModifiedToolInput()).toEqual({ a: 3 });
  });

  it('stops its hooks on abort, and skips those that have not started [EVT-10, RUN-22]', async () => {
    const host = await makeHost({
      hooks: { BeforeTool: [{ sequential: true, hooks: [command('touch ran; sleep 60'), command('touch second')] }] },
    });
    const controller = new AbortController();
    const firing = eventCases.BeforeTool.fire(host.handler, { signal: controller.signal });
    await until(() => existsSync(host.path('ran')), 'the hook runs');
    controller.abort();
    const { errors, hookResults } = await firing;
    expect(errors.map(({ message }) => message)).toEqual(['aborted by the caller', 'not run: the caller aborted']);
    expect(hookResults).toMatchObject([{ aborted: true }, { skipped: 'aborted' }]);
    expect(existsSync(host.path('second'))).toBe(false);
  });

  it('finishes if it runs at dispose; later events fail [EVT-14, DSP-3]', async () => {
    const { handler, system } = await makeHost();
    const gate = makeGate();
    system.registerHook(
      action('slow', async () => {
        await gate.passed;
        return { decision: 'deny' as const, reason: 'late result' };
      }),
      'BeforeTool',
    );
    const inFlight = eventCases.BeforeTool.fire(handler);
    await system.dispose();
    gate.open();
    expect((await inFlight).finalOutput?.getBlockingError()).toEqual({ blocked: true, reason: 'late result' });
    const late = await eventCases.BeforeTool.fire(handler);
    expect(late.success).toBe(false);
    expect(late.errors[0]).toMatchObject({ stage: 'internal', message: expect.stringContaining('disposed') });
  });

  it('lets a running command finish at dispose [EVT-14, DSP-3]', async () => {
    const host = await makeHost({
      hooks: hooksFor(
        'BeforeTool',
        command('touch started; until [ -e go ]; do sleep 0.02; done; echo late >&2; exit 2'),
      ),
    });
    const inFlight = eventCases.BeforeTool.fire(host.handler);
    await until(() => existsSync(host.path('started')), 'the hook runs');
    await host.system.dispose();
    writeFileSync(host.path('go'), '');
    expect((await inFlight).finalOutput).toMatchObject({ decision: 'deny', reason: 'late' });
  });
});

describe('HookEventHandler constructor', () => {
  it('takes config, registry, planner, runner, aggregator, bus and logger [EVT-18, X-17]', async () => {
    const { parts, config, bus } = await wired();
    const logger = new Recorder();
    const handler = new HookEventHandler(
      config,
      parts.registry,
      parts.planner,
      parts.runner,
      parts.aggregator,
      bus,
      logger,
    );
    await eventCases.BeforeTool.fire(handler);
    expect(logger.tagged('hook:batch_summary')).toHaveLength(1);
    expect(bus.listenerCount('hook-execution-request')).toBe(1);
    handler.dispose();
  });

  it('needs only the first five arguments [EVT-18, LOG-5, BUS-1]', async () => {
    const { parts, config } = await wired();
    const handler = handlerOf(parts, config);
    parts.registry.registerHook(
      action('one', () => ({ decision: 'deny', reason: 'r' })),
      'BeforeTool',
    );
    const result = await eventCases.BeforeTool.fire(handler);
    expect(result.finalOutput?.isBlockingDecision()).toBe(true);
    expect(() => handler.dispose()).not.toThrow();
  });
});

function fail(): never {
  throw new Error('must not be called');
}
