import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { EventPipeline } from '../../../../src/core/events/event-pipeline.js';
import type { routeOf } from '../../../../src/core/registry/events.js';
import {
  type HookEventContext,
  type HookExecutionPlan,
  InMemoryMessageBus,
  makeEmptySuccessResult,
} from '../../../../src/engine.js';
import {
  createConfig,
  executeToolWithHooks,
  HookAggregator,
  type HookEventName,
  HookPlanner,
  HookSystemNotInitializedError,
  MessageBusType,
} from '../../../../src/index.js';
import { HookTranslatorOpenAIChat } from '../../../../src/integrations/model-sdks/openai/chat/translator.js';
import {
  action,
  anything,
  command,
  handlerOf,
  hooksFor,
  makeConfig,
  makeHost,
  wired,
} from '../../../support/core/events/support.js';

const call = { toolName: 'write_file', toolInput: { path: 'a' } };

describe('HookSystemNotInitializedError', () => {
  it('has a default message and takes another [X-79]', () => {
    expect(new HookSystemNotInitializedError('not yet').message).toBe('not yet');
    expect(new HookSystemNotInitializedError().message).toContain('initialize()');
  });
});

/** A planner as in the specification: its plans have three fields. */
class MinimalPlanner extends HookPlanner {
  readonly contexts: (HookEventContext | undefined)[] = [];

  override createExecutionPlan(eventName: HookEventName, context?: HookEventContext): HookExecutionPlan | null {
    this.contexts.push(context);
    const { hookConfigs, sequential } = super.createExecutionPlan(eventName, context) ?? {
      hookConfigs: [],
      sequential: false,
    };
    return { hookConfigs, sequential, eventName };
  }
}

describe('Plan with three fields', () => {
  const refuse = command('echo no >&2; exit 2');

  it.each([false, true])('runs its guard, which blocks, with sequential %s [X-79]', async (sequential) => {
    const made = await wired({ hooks: { BeforeTool: [{ sequential, hooks: [refuse] }] } });
    const planner = new MinimalPlanner(made.parts.registry);
    const handler = handlerOf({ ...made.parts, planner }, made.config);
    const result = await handler.fireBeforeToolEvent(call);
    expect(result.finalOutput?.getBlockingError()).toEqual({ blocked: true, reason: 'no' });
    expect(result.errors).toEqual([]);
    expect(planner.contexts).toEqual([{ toolName: 'write_file' }]);
    expect(Object.keys(planner.contexts[0] ?? {})).toEqual(['toolName']);
  });

  it('runs nothing if it has no hooks, and does not block if none is enforced [X-79] [X-69]', async () => {
    const made = await wired({
      hooks: hooksFor('BeforeTool', command('exit 2', { enforce: false })),
      onError: 'block',
    });
    const planner = new MinimalPlanner(made.parts.registry);
    const handler = handlerOf({ ...made.parts, planner }, made.config);
    expect(await handler.fireAfterToolEvent({ ...call, toolResponse: {} })).toMatchObject({ success: true });
    vi.spyOn(made.parts.runner, 'executeHooksParallel').mockRejectedValue(new Error('no runner'));
    const failed = await handler.fireBeforeToolEvent(call);
    expect(failed).toMatchObject({ success: false, finalOutput: undefined });
  });
});

describe('aggregateResults', () => {
  it('takes results and event name, and also reads the options of the SDK [X-79]', async () => {
    const made = await wired({ translator: new HookTranslatorOpenAIChat() });
    const spy = vi.spyOn(made.parts.aggregator, 'aggregateResults');
    const edit = { hookSpecificOutput: { llm_response: { text: 'redacted' } } };
    made.parts.registry.registerFunction(
      action('guard', () => anything(edit)),
      'AfterModel',
    );
    const handler = handlerOf(made.parts, made.config);
    const modelResponse = { choices: [{ message: { role: 'assistant', content: 'secret' } }] };
    const result = await handler.fireAfterModelEvent({ modelRequest: anything({ messages: [] }), modelResponse });
    expect(spy.mock.calls.map((args) => args.length)).toEqual([2]);
    expect(HookAggregator.prototype.aggregateResults.length).toBe(2);
    const modified = result.finalOutput?.getModifiedResponse({ response: modelResponse });
    expect(modified).toMatchObject({ choices: [{ message: { content: 'redacted' } }] });
  });
});

describe('fireParams and routeOf', () => {
  it('take an event name and no other string [X-79] [TY1]', () => {
    expectTypeOf<Parameters<EventPipeline['fireParams']>[0]>().toEqualTypeOf<HookEventName>();
    expectTypeOf<Parameters<typeof routeOf>[1]>().toEqualTypeOf<HookEventName>();
  });
});

describe('Tool name', () => {
  it.each([' ', '\n', ' \t', '*'])('of %j from the bus reaches the hooks [X-75]', async (toolName) => {
    const { bus, system } = await makeHost();
    const seen: unknown[] = [];
    system.registerHook(
      action('guard', (input) => void seen.push(anything<{ tool_name: string }>(input).tool_name)),
      'BeforeTool',
    );
    const response = await bus.request({ eventName: 'BeforeTool', input: { tool_name: toolName, tool_input: {} } });
    expect(response.success).toBe(true);
    expect(seen).toEqual([toolName]);
  });

  it('that is empty is a validation failure [X-75]', async () => {
    const { bus } = await makeHost();
    const response = await bus.request({ eventName: 'BeforeTool', input: { tool_name: '', tool_input: {} } });
    expect(response).toMatchObject({ success: false, error: { code: 'validation_failure' } });
    expect(response.error?.message).toContain('/tool_name must not be empty');
  });
});

describe('Decisions of the specification', () => {
  it('truncate a reason of more than 64 KiB [X-80] [HOOK-067a]', async () => {
    const text = command(`head -c 70000 /dev/zero | tr '\\0' x >&2; exit 2`);
    const { handler } = await makeHost({ hooks: hooksFor('BeforeTool', text) });
    const { finalOutput } = await handler.fireBeforeToolEvent(call);
    expect(Buffer.byteLength(finalOutput?.getBlockingError().reason ?? '')).toBeLessThanOrEqual(64 * 1024);
    expect(finalOutput?.getBlockingError().reason).toMatch(/more bytes were cut/);
  });

  it('let createConfig serve its bus before getHookSystem is called [X-80]', async () => {
    const messageBus = new InMemoryMessageBus();
    const config = createConfig({ workingDir: '.', messageBus });
    expect(messageBus.listenerCount(MessageBusType.HOOK_EXECUTION_REQUEST)).toBe(1);
    await config.getHookSystem()?.dispose();
    expect(messageBus.listenerCount()).toBe(0);
  });

  it('keep the tool from running if the caller aborts before the decision [X-80]', async () => {
    const { config, system } = await makeHost();
    const controller = new AbortController();
    const guard = action('guard', () => {
      controller.abort();
      return new Promise<undefined>(() => {});
    });
    system.registerHook(guard, 'BeforeTool');
    let ran = false;
    const run = async () => {
      ran = true;
      return { llmContent: 'done' };
    };
    const result = await executeToolWithHooks(config, 'a', {}, run, { signal: controller.signal });
    expect(ran).toBe(false);
    expect(result.llmContent).toBe('Tool execution cancelled: aborted');
  });

  it('name the invalid field in bus errors, with the specified codes [X-80]', async () => {
    const { bus, responses } = await makeHost();
    await bus.request({ eventName: 'BeforeTol', input: {} });
    await bus.request({ eventName: 'BeforeTool', input: { tool_name: 'a' } });
    bus.publish(anything({ type: MessageBusType.HOOK_EXECUTION_REQUEST, correlationId: 'x' }));
    await vi.waitUntil(() => responses.length === 3);
    expect(responses.map(({ error }) => [error?.code, error?.message])).toEqual([
      ['unsupported_event', 'unknown event "BeforeTol"; did you mean BeforeTool?'],
      ['validation_failure', 'the input does not fit BeforeTool: /tool_input is required'],
      ['invalid_request', expect.stringContaining('the request is not valid: /eventName')],
    ]);
  });

  it('return a new empty result each time, equal to that of the factory [X-80]', async () => {
    const { config } = makeConfig();
    const system = config.getHookSystem();
    await system?.initialize();
    const fire = () => system?.getEventHandler().fireBeforeToolEvent(call);
    const [one, two] = [await fire(), await fire()];
    expect(one?.aggregated).toEqual(makeEmptySuccessResult());
    expect(one?.allOutputs).not.toBe(two?.allOutputs);
    expect(one?.errors).not.toBe(two?.errors);
    one?.errors.push(new Error('mine'));
    expect((await fire())?.errors).toEqual([]);
    await system?.dispose();
  });
});
