import { existsSync } from 'node:fs';
import { Project, SyntaxKind } from 'ts-morph';
import { describe, expect, it, vi } from 'vitest';
import { buildFailureEnvelope, makeEmptySuccessResult } from '../../../../src/engine.js';
import {
  HookEventName,
  HookExecutionError,
  HookFailureStage,
  HookPlanner,
  HookRegistry,
} from '../../../../src/index.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import {
  action,
  anything,
  command,
  handlerOf,
  hooksFor,
  makeHost,
  type Parts,
  wired,
} from '../../../support/core/events/support.js';

const events = Object.values(HookEventName);
const boom = new Error('boom');
const explode = () => {
  throw boom;
};

describe('Failure envelope', () => {
  it('has the same shape for every failure [FAIL-2, FAIL-3]', () => {
    const envelope = buildFailureEnvelope(boom, 'planning', { eventName: 'BeforeTool', correlationId: 'c' });
    expect(envelope).toEqual({
      success: false,
      finalOutput: undefined,
      allOutputs: [],
      errors: [expect.any(Error)],
      totalDuration: 0,
    });
    expect(envelope.errors[0]).toBeInstanceOf(HookExecutionError);
    expect(envelope.errors[0]).toMatchObject({
      name: 'HookExecutionError',
      message: 'boom',
      stage: 'planning',
      details: boom,
      cause: boom,
      eventName: 'BeforeTool',
      correlationId: 'c',
    });
  });

  it('counts a call whose hooks could not run, and stops it if a budget is used up [X-61, X-82]', async () => {
    const { parts, config } = await wired({ budgets: { tool_calls: 2 } });
    vi.spyOn(parts.planner, 'createExecutionPlan').mockImplementation(explode);
    const handler = handlerOf(parts, config);
    const fire = () => eventCases.BeforeTool.fire(handler);
    const results = [await fire(), await fire(), await fire()];
    expect(results.map(({ success, shouldStop }) => [success, shouldStop])).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect(results[2]?.errors).toMatchObject([{ message: 'boom', stage: 'planning' }]);
    expect(results[2]?.trace.budgets).toMatchObject([{ effect: 'stop' }]);
  });

  it('omits unknown fields [FAIL-3]', () => {
    const [error] = buildFailureEnvelope(boom, 'internal').errors;
    expect(error).not.toHaveProperty('eventName');
    expect(error).not.toHaveProperty('correlationId');
  });

  it('keeps the stage of an error that has one [FAIL-1]', () => {
    const error = new HookExecutionError(boom, 'translation');
    expect(buildFailureEnvelope(error, 'internal').errors).toEqual([error]);
  });

  it.each<[string, unknown, string]>([
    ['an error', boom, 'boom'],
    ['an error without a message', new RangeError(), 'RangeError'],
    ['a string', 'words', 'words'],
    ['a plain object', { a: 1 }, '{"a":1}'],
    ['a number', 7, '7'],
    ['null', null, 'null'],
    ['undefined', undefined, 'Unknown error'],
    ['a symbol', Symbol('s'), 'Unknown error'],
    ['a bigint', 7n, 'Unknown error'],
    ['a cycle', cyclic(), 'Unknown error'],
    ['an error whose message throws', Object.defineProperty(new Error(), 'message', { get: explode }), 'Unknown error'],
    ['a proxy that throws on any access', untouchable(), 'Unknown error'],
  ])('has a message for %s [FAIL-4]', (_what, thrown, text) => {
    expect(new HookExecutionError(thrown, 'internal').message).toBe(text);
  });

  it.each(Object.values(HookFailureStage))('has a bus error code for stage %s [FAIL-8, X-10, X-13]', (stage) => {
    const expected = {
      envelope: 'invalid_request',
      routing: 'unsupported_event',
      validation: 'validation_failure',
      translation: 'translation_failure',
    };
    expect(new HookExecutionError(boom, stage).code).toBe(
      { ...expected }[anything<keyof typeof expected>(stage)] ?? 'internal_error',
    );
  });

  it('has exactly these stages [FAIL-8]', () => {
    expect(Object.values(HookFailureStage)).toEqual([
      'envelope',
      'routing',
      'validation',
      'translation',
      'planning',
      'execution',
      'aggregation',
      'publication',
      'internal',
    ]);
  });
});

describe('makeEmptySuccessResult', () => {
  it('returns new objects and arrays each time [FAIL-5, FAIL-6, X-14]', () => {
    const [first, second] = [makeEmptySuccessResult(), makeEmptySuccessResult()];
    expect(first).toEqual({ success: true, finalOutput: undefined, allOutputs: [], errors: [], totalDuration: 0 });
    first.allOutputs.push({ decision: 'deny' });
    first.errors.push(boom);
    expect(second).toEqual({ success: true, finalOutput: undefined, allOutputs: [], errors: [], totalDuration: 0 });
  });

  it('is not called in a catch clause [FAIL-1, X-01]', () => {
    const project = new Project({ skipAddingFilesFromTsConfig: true });
    const files = project.addSourceFilesAtPaths('src/core/events/*.ts');
    const catches = files.flatMap((file) => file.getDescendantsOfKind(SyntaxKind.CatchClause));
    expect(catches.length).toBeGreaterThan(5);
    expect(catches.filter((clause) => /makeEmptySuccess|success: true/.test(clause.getText()))).toEqual([]);
    const pipeline = files.filter((file) =>
      /(pipeline|event-handler|narrow|build-input)\.ts$/.test(file.getFilePath()),
    );
    const silent = pipeline
      .flatMap((file) => file.getDescendantsOfKind(SyntaxKind.CatchClause))
      .filter(
        (clause) =>
          !/HookExecutionError|log\.warn|return undefined|return \[\]|messageOf\(error\)/.test(clause.getText()),
      );
    expect(silent.map((clause) => clause.getText())).toEqual([]);
  });
});

/** Breaks one part of the pipeline, with the expected stage of the failure. */
const broken: [stage: HookFailureStage, what: string, breakIt: (parts: Parts, config: object) => void][] = [
  [
    'internal',
    'a host whose getWorkingDir throws',
    (_parts, config) => Object.assign(config, { getWorkingDir: explode }),
  ],
  [
    'internal',
    'a host whose getSessionId throws',
    (_parts, config) => Object.assign(config, { getSessionId: explode }),
  ],
  [
    'internal',
    'a host whose getTranscriptPath throws',
    (_parts, config) => Object.assign(config, { getTranscriptPath: explode }),
  ],
  [
    'planning',
    'a planner that fails',
    ({ planner }) => vi.spyOn(planner, 'createExecutionPlan').mockImplementation(explode),
  ],
  [
    'execution',
    'a runner that fails',
    ({ runner }) => vi.spyOn(runner, 'executeHooksParallel').mockRejectedValue(boom),
  ],
  [
    'execution',
    'a runner that throws synchronously',
    ({ runner }) => vi.spyOn(runner, 'executeHooksParallel').mockImplementation(explode),
  ],
  [
    'execution',
    'a runner that returns an invalid value',
    ({ runner }) => vi.spyOn(runner, 'executeHooksParallel').mockResolvedValue(anything([null])),
  ],
  [
    'aggregation',
    'an aggregator that fails',
    ({ aggregator }) => vi.spyOn(aggregator, 'aggregateResults').mockImplementation(explode),
  ],
  [
    'aggregation',
    'an aggregator that returns an invalid value',
    ({ aggregator }) => vi.spyOn(aggregator, 'aggregateResults').mockReturnValue(anything({})),
  ],
];

describe('Pipeline failure', () => {
  it.each(broken)('is an envelope of stage %s: %s [FAIL-1, FAIL-7, EVT-10, X-01]', async (stage, _what, breakIt) => {
    const { parts, config, logger } = await wired();
    parts.registry.registerHook(
      action('one', () => ({ decision: 'deny', reason: 'r' })),
      'BeforeTool',
    );
    const handler = handlerOf(parts, config, undefined, logger);
    breakIt(parts, config);
    const result = await eventCases.BeforeTool.fire(handler);
    expect(result.aggregated).toMatchObject({ success: false, allOutputs: [], finalOutput: undefined });
    expect(result.errors).toEqual([expect.objectContaining({ stage, eventName: 'BeforeTool' })]);
    expect(result).toMatchObject({
      shouldStop: false,
      stopReason: undefined,
      systemMessage: undefined,
      suppressOutput: false,
    });
    expect(logger.tagged('hook:batch_summary')).toHaveLength(1);
    expect(logger.warnings.flat().join()).toContain(`BeforeTool failed at ${stage}`);
  });

  it.each(broken)('gets a response on the bus at stage %s: %s [BUS-13, BUS-7]', async (stage, _what, breakIt) => {
    const { parts, config, bus, responses } = await wired();
    parts.registry.registerHook(
      action('one', () => ({})),
      'BeforeTool',
    );
    handlerOf(parts, config, bus);
    breakIt(parts, config);
    const response = await bus.request({
      eventName: 'BeforeTool',
      input: eventCases.BeforeTool.input,
      correlationId: 'c-1',
    });
    expect(response).toMatchObject({
      correlationId: 'c-1',
      success: false,
      error: { code: 'internal_error', details: { stage } },
    });
    expect(response.error?.message).not.toBe('');
    expect(responses).toEqual([response]);
  });

  it('happens at planning if the registry was not initialized [PLN-10, FAIL-1]', async () => {
    const { parts, config } = await wired();
    const registry = new HookRegistry(config);
    const handler = handlerOf({ ...parts, registry, planner: new HookPlanner(registry) }, config);
    const result = await eventCases.BeforeTool.fire(handler);
    expect(result.errors).toEqual([expect.objectContaining({ stage: 'planning' })]);
    expect(result.trace).toMatchObject({ hooks: [], error: expect.stringContaining('not initialised') });
  });

  it.each(events.filter((event) => 'model_request' in eventCases[event].input))(
    'has stage translation if the request of %s cannot be read [TRN-17, BUS-12, T3, VER-2]',
    async (event) => {
      const host = await makeHost({ hooks: hooksFor(event, command('touch ran')) });
      const input = { ...eventCases[event].input, model_request: { contents: 42 } };
      const direct = await host.handler.fire(event, input);
      expect(direct.errors).toEqual([expect.objectContaining({ stage: 'translation', eventName: event })]);
      const response = await host.bus.request({ eventName: event, input, correlationId: 'c-2' });
      expect(response).toMatchObject({
        correlationId: 'c-2',
        success: false,
        error: {
          code: 'translation_failure',
          message: expect.stringContaining('contents'),
          details: { stage: 'translation' },
        },
      });
      expect(existsSync(host.path('ran'))).toBe(false);
    },
  );

  it('has stage translation on the direct path too [TRN-17, EVT-4, T3]', async () => {
    const { handler, system } = await makeHost();
    system.registerHook(
      action('one', () => ({})),
      'BeforeModel',
    );
    for (const modelRequest of [{ contents: 42 }, null, 'text', []]) {
      const { errors, success } = await handler.fireBeforeModelEvent({ modelRequest: anything(modelRequest) });
      expect(success).toBe(false);
      expect(errors).toEqual([expect.objectContaining({ stage: 'translation', eventName: 'BeforeModel' })]);
    }
  });

  it('is reported to a bus client even if no hook matches [EVT-3, X-29]', async () => {
    const { bus } = await makeHost();
    const response = await bus.request({ eventName: 'BeforeModel', input: { model_request: { contents: 42 } } });
    expect(response.error?.code).toBe('translation_failure');
  });

  it('does not block: only a decision does [FAIL-7, FAIL-9]', async () => {
    const host = await makeHost({
      hooks: hooksFor('BeforeTool', command('exit 1'), command('no-such-command-anywhere'), command('kill -9 $$')),
    });
    const failed = await eventCases.BeforeTool.fire(host.handler);
    expect(failed.success).toBe(false);
    expect(failed.finalOutput?.isBlockingDecision() ?? false).toBe(false);
    expect(failed.shouldStop).toBe(false);
  });

  it.each<[string, object]>([
    ['exit code 2', command('echo no >&2; exit 2')],
    ['a block decision', command(`echo '{"decision":"block","reason":"no"}'`)],
    ['a deny decision', command(`echo '{"decision":"deny","reason":"no"}'`)],
    ['a failure of a hook that blocks on errors', command('exit 1', { onError: 'block' })],
  ])('does not block, but %s does [FAIL-9]', async (_what, hook) => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', anything(hook)) });
    expect((await eventCases.BeforeTool.fire(host.handler)).finalOutput?.isBlockingDecision()).toBe(true);
  });

  it('is not caused by an error that a hook throws [X-06, BUS-16]', async () => {
    const { bus, system, handler } = await makeHost();
    const throws = action('throws', () => {
      throw new HookExecutionError('of another pipeline', 'planning');
    });
    system.registerHook(throws, 'BeforeTool');
    system.registerHook(
      action('denies', () => ({ decision: 'deny', reason: 'no' })),
      'BeforeTool',
    );
    const { input } = eventCases.BeforeTool;
    const response = await bus.request({ eventName: 'BeforeTool', input });
    expect(response).toMatchObject({ success: true, output: { success: false } });
    expect(response.output?.finalOutput?.isBlockingDecision()).toBe(true);
    expect((await eventCases.BeforeTool.fire(handler)).finalOutput?.isBlockingDecision()).toBe(true);
  });
});

function cyclic(): object {
  const value: Record<string, unknown> = {};
  value['self'] = value;
  return value;
}

function untouchable(): object {
  return new Proxy({}, { get: explode, getPrototypeOf: explode, has: explode, ownKeys: explode });
}
