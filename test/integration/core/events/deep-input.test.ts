import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '../../../../generated/routes.js';
import { type HookExecutionResponse, hookEvents } from '../../../../src/contract.js';
import type { Route } from '../../../../src/core/contract/index.js';
import {
  executeToolWithHooks,
  fireAfterModelHook,
  fireBeforeToolHook,
  HookEventName,
  type HookInput,
} from '../../../../src/index.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { nested, unreadableInputs } from '../../../support/core/events/nested.js';
import { action, anything, type Host, makeHost } from '../../../support/core/events/support.js';

type Doors = Record<string, boolean>;

/** Fires BeforeTool through all five entry points. Returns for each if it blocks. */
async function blockedByDoor(host: Host, toolInput: Record<string, unknown>): Promise<Doors> {
  const { config, handler, bus } = host;
  const params = { toolName: 'write_file', toolInput };
  let ran = false;
  await executeToolWithHooks(config, 'write_file', toolInput, async () => {
    ran = true;
    return { llmContent: 'done' };
  });
  const input = { tool_name: 'write_file', tool_input: toolInput };
  const response: HookExecutionResponse = await bus.request({ eventName: 'BeforeTool', input });
  return {
    executeToolWithHooks: !ran,
    fireBeforeToolHook: (await fireBeforeToolHook(config, 'write_file', toolInput))?.isBlockingDecision() === true,
    fireBeforeToolEvent: (await handler.fireBeforeToolEvent(params)).finalOutput?.isBlockingDecision() === true,
    hookEvents: (await hookEvents(config).fireBeforeToolEvent(params))?.finalOutput?.isBlockingDecision() === true,
    bus: response.output?.finalOutput?.isBlockingDecision() === true,
  };
}

function every(blocked: boolean): Doors {
  const doors = ['executeToolWithHooks', 'fireBeforeToolHook', 'fireBeforeToolEvent', 'hookEvents', 'bus'];
  return Object.fromEntries(doors.map((door) => [door, blocked]));
}

const policies = fc.record({
  host: fc.constantFrom('allow', 'block', undefined),
  hook: fc.constantFrom('allow', 'block', undefined),
});

describe('BeforeTool', () => {
  it('decides the same through all five entry points, for any depth and policy [X-64]', async () => {
    const depths = fc.oneof(fc.integer({ min: 0, max: 130 }), fc.constantFrom(96, 97, 98, 99, 1000, 20_000));
    await fc.assert(
      fc.asyncProperty(depths, policies, async (depth, { host: onError, hook }) => {
        const host = await makeHost({ ...(onError && { onError }) });
        const guard = action('guard', () => undefined, hook ? { onError: hook } : {});
        host.system.registerHook(guard, 'BeforeTool');
        // The input, its tool_input and `deep` are levels too.
        expect(await blockedByDoor(host, nested(depth))).toEqual(every(depth + 2 > 100));
        await host.system.dispose();
      }),
      { numRuns: 40 },
    );
  });

  it.each(unreadableInputs)('blocks through all five entry points if the input %s [X-64]', async (_what, make) => {
    const host = await makeHost();
    let runs = 0;
    host.system.registerHook(
      action('guard', () => void runs++),
      'BeforeTool',
    );
    expect(await blockedByDoor(host, make())).toEqual(every(true));
    expect(runs).toBe(0);
    expect(host.logger.warnings.length).toBeGreaterThanOrEqual(5);
  });

  it.each(unreadableInputs)('does not block without a matching guard if the input %s [X-64]', async (_what, make) => {
    const host = await makeHost({ onError: 'block' });
    const watching = action('watching', () => undefined, { enforce: false });
    host.system.registerHook(watching, 'BeforeTool');
    host.system.registerHook(
      action('guard', () => undefined),
      'BeforeTool',
      { matcher: 'other' },
    );
    expect(await blockedByDoor(host, make())).toEqual(every(false));
  });

  it('blocks invalid input if a guard matches, on the bus and by name', async () => {
    const host = await makeHost();
    host.system.registerHook(
      action('guard', () => undefined),
      'BeforeTool',
      { matcher: 'write_file' },
    );
    const wrong = { tool_name: 'write_file', tool_input: ['not', 'an', 'object'] };
    const fired = await host.handler.fire('BeforeTool', wrong);
    expect(fired).toMatchObject({ success: false, finalOutput: { decision: 'deny' } });
    const response = await host.bus.request({ eventName: 'BeforeTool', input: wrong });
    expect(response).toMatchObject({ success: false, output: { finalOutput: { decision: 'deny' } } });
    const other = await host.handler.fire('BeforeTool', { ...wrong, tool_name: 'read_file' });
    expect(other).toMatchObject({ success: false, finalOutput: undefined });
  });
});

describe('Event with a deep extra field', () => {
  it('blocks if it can block, otherwise runs its hooks with the field truncated [X-64]', async () => {
    const events = fc.constantFrom(...Object.values(HookEventName));
    const depths = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 110, max: 5000 }));
    await fc.assert(
      fc.asyncProperty(events, depths, async (eventName, depth) => {
        const host = await makeHost();
        const seen: HookInput[] = [];
        const guard = action('guard', (input) => void seen.push(anything<HookInput>(input)));
        host.system.registerHook(guard, eventName);
        const input = { ...eventCases[eventName].input, extra: nested(depth) };
        const direct = await host.handler.fire(eventName, input);
        const response = await host.bus.request({ eventName, input });
        const { effects }: Route = routes[eventName];
        const isBlocked = depth > 100 && effects.includes('block');
        expect(direct.finalOutput?.isBlockingDecision() === true).toBe(isBlocked);
        expect(response.output?.finalOutput?.isBlockingDecision() === true).toBe(isBlocked);
        expect(seen).toHaveLength(isBlocked ? 0 : 2);
        expect(JSON.stringify(seen).includes('[cut by hookwright: ')).toBe(depth > 100 && !isBlocked);
        await host.system.dispose();
      }),
      { numRuns: 60 },
    );
  });
});

describe('AfterTool', () => {
  it.each(unreadableInputs)('passes hooks the readable part of a result that %s [X-64]', async (_what, make) => {
    const host = await makeHost();
    const seen: unknown[] = [];
    const guard = action('guard', (input) => {
      seen.push(anything<{ tool_response: unknown }>(input).tool_response);
      return { continue: false, stopReason: 'secret found' };
    });
    host.system.registerHook(guard, 'AfterTool');
    const tool = async () => ({ llmContent: 'the secret', metadata: make() });
    const result = await executeToolWithHooks(host.config, 'read_file', {}, tool);
    expect(result.llmContent).toBe('Agent execution stopped by hook: secret found');
    expect(seen).toMatchObject([{ llmContent: 'the secret' }]);
    expect(host.system.getTraces().at(-1)).toMatchObject({ warnings: [expect.stringContaining('hooks get a text')] });
    expect(host.logger.warnings.flat().join()).toContain('hooks get a text');
  });

  it('passes commands the truncated result as valid JSON [X-64]', async () => {
    const script = 'jq -e ".tool_response.metadata" > seen.json || cat > seen.json; echo checked';
    const hooks = { AfterTool: [{ hooks: [{ type: 'command' as const, command: script }] }] };
    const host = await makeHost({ hooks });
    const tool = async () => ({ llmContent: 'read', metadata: nested(150) });
    const result = await executeToolWithHooks(host.config, 'read_file', {}, tool);
    expect(result.llmContent).toBe('read\n\n[System] checked');
  });
});

const deepCall = { functionCall: { name: 'write_file', args: nested(150) } };
const request = { model: 'm', contents: 'hi' };

function answerWith(...parts: object[]) {
  return { candidates: [{ content: { role: 'model', parts: [{ text: 'the secret' }, ...parts] } }] };
}

describe('AfterModel', () => {
  it.each([3, 90, 150, 20_000])(
    'runs its hooks for a tool call of %i levels and applies their edit',
    async (levels) => {
      const host = await makeHost();
      const guard = action('guard', () => anything({ hookSpecificOutput: { llm_response: { text: 'redacted' } } }));
      host.system.registerHook(guard, 'AfterModel');
      const response = answerWith({ functionCall: { name: 'write_file', args: nested(levels) } });
      const result = await fireAfterModelHook(host.config, request, response);
      expect(result.response).toMatchObject({ text: 'redacted' });
    },
  );

  it.each([
    ['the host', { onError: 'block' as const }, {}],
    ['the hook', {}, { onError: 'block' }],
  ])('withholds the response if the guard fails and %s blocks on errors', async (_who, options, own) => {
    const host = await makeHost(options);
    const guard = action('guard', () => Promise.reject(new Error('out of memory')), own);
    host.system.registerHook(guard, 'AfterModel');
    const response = answerWith(deepCall);
    const { response: given, withheld } = await fireAfterModelHook(host.config, request, response);
    expect(withheld).toContain('out of memory');
    expect(JSON.stringify(given)).not.toContain('the secret');
    expect(JSON.stringify(given)).not.toContain('functionCall');
    expect(JSON.stringify(given)).toContain('Model response withheld: ');
  });

  it.each([
    ['the host', { onError: 'block' as const }, {}],
    ['the hook', {}, { onError: 'block' }],
  ])('withholds a response that cannot be translated if %s blocks on errors', async (_who, options, own) => {
    const host = await makeHost(options);
    host.system.registerHook(
      action('guard', () => undefined, own),
      'AfterModel',
    );
    const response = anything<object>({ candidates: 'the secret' });
    const result = await fireAfterModelHook(host.config, request, response);
    expect(result.withheld).toContain('candidates');
    expect(JSON.stringify(result.response)).not.toContain('the secret');
    const input = { llm_request: {}, model_request: request, model_response: response };
    const answer = await host.bus.request({ eventName: 'AfterModel', input });
    expect(answer).toMatchObject({ success: false, output: { withheld: expect.stringContaining('candidates') } });
  });

  it.each([{}, { onError: 'block' as const }])(
    'passes the response on if only a hook that is not enforced fails: %j',
    async (options) => {
      const host = await makeHost(options);
      const watching = action('watching', () => Promise.reject(new Error('no')), { enforce: false });
      host.system.registerHook(watching, 'AfterModel');
      const response = answerWith();
      const result = await fireAfterModelHook(host.config, request, response);
      expect(result).toEqual({ response });
    },
  );
});

describe('executeToolWithHooks', () => {
  it('withholds the result if the guard after the tool fails and blocks on errors', async () => {
    const host = await makeHost();
    const hook = { type: 'command' as const, command: 'exit 1', name: 'guard', onError: 'block' as const };
    const guarded = await makeHost({ hooks: { AfterTool: [{ hooks: [hook] }] } });
    const tool = async () => ({ llmContent: 'the secret', returnDisplay: 'the secret' });
    const result = await executeToolWithHooks(guarded.config, 'read_file', {}, tool);
    expect(JSON.stringify(result)).not.toContain('the secret');
    expect(result.error).toMatchObject({ type: 'execution_failed' });
    expect(result.llmContent).toContain('Tool result withheld: Hook "guard" failed and blocks on errors');
    expect(await executeToolWithHooks(host.config, 'read_file', {}, tool)).toMatchObject({ llmContent: 'the secret' });
  });
});
