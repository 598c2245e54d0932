import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import {
  executeToolWithHooks,
  fireBeforeModelHook,
  type HookFireResult,
  type HookTrace,
  triggerBeforeAgentHook,
} from '../../../../src/index.js';
import { compileAuthored, readAuthoredSchemas } from '../../../support/core/contract/authored-ajv.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import {
  action,
  anything,
  command,
  handlerOf,
  makeConfig,
  makeHost,
  wired,
} from '../../../support/core/events/support.js';

const { BeforeTool } = eventCases;
const authored = compileAuthored(readAuthoredSchemas());
const BROKEN = { ...command('exit 0'), name: 'guard', timeout: '5s', onError: 'block' };
const broken = (...more: object[]) => anything<object>({ BeforeTool: [{ hooks: [...more, BROKEN] }] });
const REASON = 'Hook "guard" (project) is not valid and blocks on errors: /timeout must be integer';

function traceOf({ trace }: Pick<HookFireResult, 'trace'>): HookTrace {
  expect(authored.failures('HookTrace', trace)).toEqual([]);
  return trace;
}

describe('Event with an invalid guard', () => {
  it('is blocked, with the reason in its trace, its results and the log [X-63]', async () => {
    const { handler, logger } = await makeHost({ hooks: broken() });
    const result = await BeforeTool.fire(handler);
    expect(result.finalOutput?.isBlockingDecision()).toBe(true);
    expect(result.finalOutput?.getEffectiveReason()).toBe(REASON);
    expect(result).toMatchObject({ success: false, hookResults: [{ skipped: 'invalid', success: false }] });
    expect(traceOf(result)).toMatchObject({
      success: false,
      hooks: [
        {
          name: 'guard',
          type: 'command',
          source: 'project',
          verdict: 'invalid',
          why: '/timeout must be integer',
          decision: 'deny',
          reason: REASON,
        },
      ],
    });
    expect(logger.warnings.flat().join('\n')).toContain('hook guard failed on BeforeTool: not run: it is not valid');
  });

  it('is also blocked if its input is unreadable, by name or on the bus [X-63, X-64]', async () => {
    const { handler, bus } = await makeHost({ hooks: broken() });
    const input = { tool_name: 'a', tool_input: { big: 1n } };
    expect((await handler.fire('BeforeTool', input)).finalOutput?.isBlockingDecision()).toBe(true);
    const { output } = await bus.request({ eventName: 'BeforeTool', input });
    expect(output?.finalOutput?.decision).toBe('deny');
  });

  it('is blocked whatever other hooks decide, and they still run [X-63]', async () => {
    const { handler, path } = await makeHost({
      hooks: broken(command('touch ran; echo \'{"decision":"allow"}\'', { name: 'yes' })),
    });
    const result = await BeforeTool.fire(handler);
    expect(result.finalOutput?.isBlockingDecision()).toBe(true);
    expect(existsSync(path('ran'))).toBe(true);
    expect(traceOf(result).hooks).toMatchObject([
      { name: 'yes', verdict: 'ran', decision: 'allow' },
      { name: 'guard', verdict: 'invalid' },
    ]);
  });

  it('keeps the verdicts of a chain separate from that of the guard [X-63]', async () => {
    const { handler, system } = await makeHost({ hooks: broken() });
    system.registerHook(
      action('no', () => ({ decision: 'deny', reason: 'no' })),
      'BeforeTool',
      { sequential: true },
    );
    system.registerHook(
      action('later', () => undefined),
      'BeforeTool',
    );
    expect(traceOf(await BeforeTool.fire(handler)).hooks).toMatchObject([
      { name: 'no', verdict: 'ran' },
      { name: 'later', verdict: 'chain-stopped', why: 'no blocked or stopped, which ends the chain' },
      { name: 'guard', verdict: 'invalid', decision: 'deny' },
    ]);
  });

  it.each(['runner', 'aggregator', 'input'] as const)(
    'is also blocked if the %s fails [X-63, FAIL-1]',
    async (what) => {
      const { parts, config } = await wired({ hooks: broken() });
      const explode = (): never => {
        throw new Error('broken');
      };
      if (what === 'runner') vi.spyOn(parts.runner, 'executeHooksParallel').mockImplementation(explode);
      if (what === 'aggregator') vi.spyOn(parts.aggregator, 'aggregateResults').mockImplementation(explode);
      const port = what === 'input' ? { ...config, getSessionId: explode } : config;
      const result = await BeforeTool.fire(handlerOf(parts, port));
      expect(result.finalOutput?.isBlockingDecision()).toBe(true);
      expect(result.errors.map(({ message }) => message)).toEqual(['broken', expect.stringContaining('not valid')]);
    },
  );

  it('runs no tool, model call or turn [X-63]', async () => {
    const hooks = [{ hooks: [BROKEN] }];
    const { config } = makeConfig({ hooks: anything({ BeforeTool: hooks, BeforeModel: hooks, BeforeAgent: hooks }) });
    const tool = vi.fn(async () => ({ llmContent: 'ran', returnDisplay: '' }));
    expect((await executeToolWithHooks(config, 'ls', {}, tool)).llmContent).toBe(`Tool execution blocked: ${REASON}`);
    expect(tool).not.toHaveBeenCalled();
    expect(await fireBeforeModelHook(config, { model: 'm', contents: [] })).toMatchObject({ blocked: true });
    expect((await triggerBeforeAgentHook(config, 'hello'))?.isBlockingDecision()).toBe(true);
    await config.getHookSystem()?.dispose();
  });

  it('continues if the event cannot block or the hook is not a guard, and is traced [X-63]', async () => {
    const lax = { ...BROKEN, onError: undefined };
    const { handler } = await makeHost({
      hooks: anything({ AfterTool: [{ hooks: [BROKEN] }], BeforeTool: [{ hooks: [lax] }] }),
    });
    for (const result of [await BeforeTool.fire(handler), await eventCases.AfterTool.fire(handler)]) {
      expect(result).toMatchObject({ success: true, finalOutput: undefined });
      const { hooks, success } = traceOf(result);
      expect(success).toBe(true);
      expect(hooks).toEqual([
        { name: 'guard', type: 'command', source: 'project', verdict: 'invalid', why: '/timeout must be integer' },
      ]);
    }
  });
});
