import { describe, expect, it } from 'vitest';
import { EMPTY_SUCCESS_RESULT, InMemoryMessageBus, makeEmptySuccessResult } from '../../../../src/engine.js';
import { type HookProgress, HookSystem, MessageBusType } from '../../../../src/index.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import {
  action,
  afterwards,
  anything,
  command,
  handlerOf,
  hooksFor,
  makeConfig,
  makeHost,
  Recorder,
  until,
  wired,
} from '../../../support/core/events/support.js';

const { BeforeTool, BeforeModel } = eventCases;

describe('EMPTY_SUCCESS_RESULT', () => {
  it('equals an empty result and is frozen [FAIL-5, FAIL-6]', () => {
    expect(EMPTY_SUCCESS_RESULT).toEqual(makeEmptySuccessResult());
    expect(Object.isFrozen(EMPTY_SUCCESS_RESULT)).toBe(true);
    expect(() => EMPTY_SUCCESS_RESULT.allOutputs.push({})).toThrow(TypeError);
    expect(() => EMPTY_SUCCESS_RESULT.errors.push(new Error('x'))).toThrow(TypeError);
    makeEmptySuccessResult().allOutputs.push({});
    expect(EMPTY_SUCCESS_RESULT.allOutputs).toEqual([]);
  });
});

describe('handleHookExecutionRequest', () => {
  const request = { type: MessageBusType.HOOK_EXECUTION_REQUEST, eventName: 'BeforeTool', correlationId: 'c' };

  it('responds on the bus of the handler [BUS-7]', async () => {
    const { handler, responses } = await makeHost({ hooks: hooksFor('BeforeTool', command('exit 2')) });
    handler.handleHookExecutionRequest({ ...request, input: BeforeTool.input });
    handler.handleHookExecutionRequest(undefined);
    await handler.whenAnswered();
    expect(responses.map(({ success }) => success).sort()).toEqual([false, true]);
  });

  it('ignores the request without a bus and after dispose [BUS-17, EVT-11]', async () => {
    const { parts, config, bus, responses } = await wired();
    handlerOf(parts, config).handleHookExecutionRequest({ ...request, input: BeforeTool.input });
    const disposed = handlerOf(parts, config, bus);
    disposed.dispose();
    disposed.handleHookExecutionRequest({ ...request, input: BeforeTool.input });
    await disposed.whenAnswered();
    expect(responses).toEqual([]);
  });
});

describe('Disposed HookEventHandler', () => {
  it.each([true, false])('still runs events that are fired directly (with a bus: %s) [DSP-1]', async (withBus) => {
    const { parts, config, bus } = await wired({ hooks: hooksFor('BeforeTool', command('exit 2')) });
    const handler = handlerOf(parts, config, withBus ? bus : undefined);
    handler.dispose();
    expect((await BeforeTool.fire(handler)).finalOutput?.isBlockingDecision()).toBe(true);
    expect((await handler.fire('BeforeTool', BeforeTool.input)).finalOutput?.isBlockingDecision()).toBe(true);
  });

  it('runs nothing after its system was disposed [DSP-4]', async () => {
    const { system, handler, logger } = await makeHost({ hooks: hooksFor('BeforeTool', command('exit 2')) });
    await system.dispose();
    expect(await BeforeTool.fire(handler)).toMatchObject({ success: false, errors: [{ stage: 'internal' }] });
    expect(logger.warnings.flat().join()).toMatch(/BeforeTool failed at internal: the hook system is disposed/);
    expect(handler.getTraces()).toMatchObject([{ stage: 'internal' }]);
  });
});

describe('Publication that fails', () => {
  it('is a failure of stage publication, with a warning and a trace [FAIL-8, BUS-18]', async () => {
    const { parts, config } = await wired();
    const logger = new Recorder();
    const bus = { subscribe: () => () => {}, publish: () => Promise.reject(new Error('no line')) };
    const handler = handlerOf(parts, config, bus, logger);
    handler.handleHookExecutionRequest({ eventName: 'BeforeTool', input: BeforeTool.input, correlationId: 'c' });
    await handler.whenAnswered();
    const [, trace] = handler.getTraces();
    expect(trace).toMatchObject({ stage: 'publication', correlationId: 'c', error: expect.stringMatching('no line') });
    expect(logger.warnings.flat()).toEqual(['hooks: cannot publish the response c: no line']);
  });
});

describe('Errors of a failure envelope', () => {
  it('keep their message in JSON [FAIL-3]', async () => {
    const { handler } = await makeHost();
    const { errors } = await handler.fire('Nothing', {});
    expect(JSON.parse(JSON.stringify(errors))).toEqual([
      {
        name: 'HookExecutionError',
        message: expect.stringMatching('unknown event "Nothing"'),
        stage: 'routing',
        code: 'unsupported_event',
      },
    ]);
  });
});

describe('Event fields that are not an object', () => {
  it.each([null, undefined, 'text', 5, ['a']])('fail at stage validation: %j [FAIL-7, EVT-10]', async (fields) => {
    const { handler } = await makeHost();
    const result = await handler.fireBeforeToolEvent(anything(fields));
    expect(result).toMatchObject({ success: false, errors: [{ stage: 'validation' }] });
    expect(result.trace).toMatchObject({ stage: 'validation' });
  });
});

describe('Message bus of createConfig', () => {
  it('is served from the start, before the agent does anything [SYS-14, BUS-1]', async () => {
    const { bus, config } = makeConfig({ hooks: hooksFor('BeforeTool', command('exit 2')) });
    afterwards(() => config.getHookSystem()?.dispose({ kill: true }));
    const { output } = await bus.request({ eventName: 'BeforeTool', input: BeforeTool.input });
    expect(output?.finalOutput?.decision).toBe('deny');
  });

  it('is not served if hooks are disabled [CFG-1, CFG-11]', () => {
    const bus = new InMemoryMessageBus();
    makeConfig({ messageBus: bus, enableHooks: false });
    expect(bus.listenerCount(MessageBusType.HOOK_EXECUTION_REQUEST)).toBe(0);
  });
});

describe('Summary line', () => {
  it('reports a changed model request, and wall-clock time instead of the sum [LOG-7, X-40]', async () => {
    const { handler, system, logger } = await makeHost();
    const edit = action('edit', () => ({ hookSpecificOutput: { llm_request: { model: 'other' } } }));
    const remove = system.registerHook(edit, 'BeforeModel');
    await BeforeModel.fire(handler);
    remove();
    system.registerHook(
      action('watch', () => ({})),
      'BeforeModel',
    );
    await BeforeModel.fire(handler);
    expect(logger.lines.filter((line) => line.startsWith('BeforeModel'))).toEqual([
      expect.stringMatching(/^BeforeModel fired: 1 hook, \d+ms, success \(modified request\)$/),
      expect.stringMatching(/^BeforeModel fired: 1 hook, \d+ms, success$/),
    ]);
  });

  it('counts blocks, whichever field they are in [LOG-3, X-67]', async () => {
    const { handler, system, logger } = await makeHost({
      hooks: hooksFor('BeforeTool', command('exit 2'), command('exit 1')),
    });
    const deny = () => ({ hookSpecificOutput: { permissionDecision: 'deny' as const } });
    system.registerHook(action('deny', deny), 'BeforeTool');
    await BeforeTool.fire(handler);
    expect(logger.tagged('hook:batch_summary')).toMatchObject([
      { hookCount: 3, totalHooks: 3, failureCount: 2, blockedCount: 2 },
    ]);
    expect(logger.tagged('hook:failure')).toHaveLength(1);
  });
});

describe('HookSystem.onHook', () => {
  it('receives each start and end as it happens, until it unsubscribes [RUN-22]', async () => {
    const host = await makeHost({
      hooks: hooksFor(
        'BeforeTool',
        command('until test -e go; do sleep 0.05; done; echo no >&2; exit 2', { name: 'slow' }),
      ),
    });
    const received: HookProgress[] = [];
    const stop = host.system.onHook((progress) => received.push(progress));
    host.system.onHook(() => {
      throw new Error('a listener of the host');
    });
    const firing = BeforeTool.fire(host.handler);
    await until(() => received.length === 1, 'the start is reported');
    const id = received[0]?.id;
    const ids = { id, eventId: received[0]?.eventId };
    const about = {
      ...ids,
      eventName: 'BeforeTool',
      hookName: 'slow',
      hookType: 'command',
      matched: expect.any(String),
    };
    expect(received).toEqual([{ kind: 'start', ...about }]);
    (await import('node:fs')).writeFileSync(host.path('go'), '');
    await firing;
    const ending = { duration: expect.any(Number), success: false, decision: 'deny', reason: 'no' };
    expect(received.slice(1)).toEqual([{ kind: 'end', ...about, ...ending }]);
    stop();
    await BeforeTool.fire(host.handler);
    expect(received).toHaveLength(2);
  });
});

describe('HookSystem with only a config', () => {
  it('fires events without a call of initialize() [SYS-9]', async () => {
    const { config } = makeConfig({ messageBus: undefined, hooks: hooksFor('BeforeTool', command('exit 2')) });
    const system = new HookSystem(config);
    afterwards(() => system.dispose({ kill: true }));
    const { finalOutput } = await system.fireEvent('BeforeTool', { toolName: 'a', toolInput: {} });
    expect(finalOutput?.isBlockingDecision()).toBe(true);
  });
});
