import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { executeToolWithHooks } from '../../../../src/index.js';
import { command, handlerOf, hooksFor, makeDir, makeHost, wired } from '../../../support/core/events/support.js';

const explode = () => {
  throw new Error('boom');
};
const unreadable = { model_request: { contents: 42 } };

describe('Request on the bus', () => {
  it.each([
    ['a planner that fails, too', true],
    ['a planner that works', false],
  ])('fails at the translation first, with %s [X-94] [EVT-3]', async (_, isPlannerBroken) => {
    const { parts, config, bus } = await wired({ hooks: hooksFor('BeforeModel', command('touch ran')) });
    const order: string[] = [];
    const plan = parts.planner.createExecutionPlan.bind(parts.planner);
    vi.spyOn(parts.planner, 'createExecutionPlan').mockImplementation((...args) => {
      order.push('plan');
      return isPlannerBroken ? explode() : plan(...args);
    });
    const getTranslator = config.getTranslator?.bind(config);
    Object.assign(config, {
      getTranslator: () => {
        order.push('translate');
        return getTranslator?.();
      },
    });
    handlerOf(parts, config, bus);
    const response = await bus.request({ eventName: 'BeforeModel', input: unreadable, correlationId: 'c' });
    expect(response).toMatchObject({ success: false, error: { code: 'translation_failure' } });
    expect(order.slice(0, 2)).toEqual(['translate', 'plan']);
    // A guard that was planned, or would have been, blocks the request that it could not read.
    expect(response).toMatchObject({ output: { finalOutput: { decision: 'deny' } } });
  });

  it('fails at planning if it could be translated [X-94]', async () => {
    const { parts, config, bus } = await wired({ hooks: hooksFor('BeforeModel', command('true')) });
    vi.spyOn(parts.planner, 'createExecutionPlan').mockImplementation(explode);
    handlerOf(parts, config, bus);
    const input = { model_request: { contents: 'hi' } };
    const response = await bus.request({ eventName: 'BeforeModel', input, correlationId: 'c' });
    expect(response).toMatchObject({ error: { code: 'internal_error', details: { stage: 'planning' } } });
  });

  it('has an output in a failed response only for the block of a lost guard [X-93]', async () => {
    const lost = await makeHost({ hooks: hooksFor('BeforeTool', command('true')) });
    const input = { tool_name: 5 };
    const blocked = await lost.bus.request({ eventName: 'BeforeTool', input: { ...input, tool_input: {} } });
    expect(blocked).toMatchObject({ success: false, output: { finalOutput: { decision: 'deny' } } });
    const free = await makeHost();
    const failed = await free.bus.request({ eventName: 'BeforeTool', input: { ...input, tool_input: {} } });
    expect(failed.success).toBe(false);
    expect(failed).not.toHaveProperty('output');
  });

  it('echoes a generated id if it has none [X-95]', async () => {
    const { handler, responses } = await makeHost();
    handler.handleHookExecutionRequest({
      type: 'hook-execution-request',
      eventName: 'SessionEnd',
      input: { reason: 'exit' },
    });
    await handler.whenAnswered();
    expect(responses).toEqual([
      expect.objectContaining({ success: true, correlationId: expect.stringMatching(/^\S{8,}$/) }),
    ]);
  });
});

describe('Working directory that is gone', () => {
  const call = async (hook: object, event: 'AfterTool' | 'BeforeTool' = 'BeforeTool') => {
    const gone = join(makeDir(), 'gone');
    mkdirSync(gone);
    const hooks = { [event]: [{ hooks: [{ type: 'command', command: 'true', ...hook }] }] };
    const made = await makeHost({ hooks: JSON.parse(JSON.stringify(hooks)), workingDir: gone });
    rmSync(gone, { recursive: true });
    return executeToolWithHooks(made.config, 'x', {}, async () => ({ llmContent: 'RAN' }));
  };

  it.each(['allow', 'block', undefined])(
    'blocks a call with an enforced hook, with onError %s [X-91] [X-64]',
    async (onError) => {
      expect((await call({ onError })).llmContent).toMatch(/could not run: working directory does not exist/);
    },
  );

  it.each([{ enforce: false }, { async: true }])('does not block a call with %j [X-91]', async (more) => {
    expect((await call(more)).llmContent).toBe('RAN');
  });

  it('does not withhold a result because of it [X-91]', async () => {
    expect((await call({ onError: 'allow' }, 'AfterTool')).llmContent).toBe('RAN');
  });

  it('is not that of a program that cannot be started, which follows onError [X-91] [FAIL-9]', async () => {
    const run = async (onError: 'allow' | 'block') => {
      const hook = { type: 'command', command: './no-such-program', args: [], onError } as const;
      const { config } = await makeHost({ hooks: hooksFor('BeforeTool', hook) });
      return (await executeToolWithHooks(config, 'x', {}, async () => ({ llmContent: 'RAN' }))).llmContent;
    };
    expect(await run('allow')).toBe('RAN');
    expect(await run('block')).toMatch(/failed and blocks on errors/);
  });
});

describe('Model call that cannot be translated', () => {
  it.each([
    [{}, true],
    [{ enforce: false }, false],
    [{ async: true }, false],
  ])('with a hook %j: blocked is %s [X-91] [X-64]', async (more, isBlocked) => {
    const { handler } = await makeHost({ hooks: hooksFor('BeforeModel', { ...command('true'), ...more }) });
    const modelRequest: object = JSON.parse('{"contents":42}');
    const result = await handler.fireBeforeModelEvent({ modelRequest });
    expect(result.finalOutput?.isBlockingDecision() ?? false).toBe(isBlocked);
  });
});
