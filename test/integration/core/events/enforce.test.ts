import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { executeToolWithHooks, HookEventName, type HookFireResult, type HookOutput } from '../../../../src/index.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { action, anything, command, type Host, hooksFor, makeHost } from '../../../support/core/events/support.js';

const call = { toolName: 'write_file', toolInput: { path: 'a' } };
const watched = { enforce: false };

/** Generates outputs with every field, with values that would have an effect. */
const answers: fc.Arbitrary<HookOutput> = fc.record(
  {
    decision: fc.constantFrom('allow', 'approve', 'ask', 'block', 'deny'),
    reason: fc.constantFrom('because', ''),
    continue: fc.boolean(),
    stopReason: fc.constant('enough'),
    systemMessage: fc.constant('listen'),
    suppressOutput: fc.boolean(),
    hookSpecificOutput: fc.constantFrom(
      { tool_input: { path: 'b' } },
      { additionalContext: 'more' },
      { llm_request: { model: 'other' } },
      { llm_response: { text: 'other' } },
      { toolConfig: { mode: 'NONE' } },
      { clearContext: true },
      { permissionDecision: 'deny' },
    ),
  },
  { requiredKeys: [] },
);

/** Returns a result without durations and per-hook results. */
function meaningOf(result: HookFireResult): unknown {
  const { success, finalOutput, allOutputs, errors, shouldStop, stopReason, systemMessage, suppressOutput } = result;
  const kept = { success, finalOutput, allOutputs, errors, shouldStop, stopReason, systemMessage, suppressOutput };
  return JSON.parse(JSON.stringify(kept));
}

describe.each([false, true])('Hook that is not enforced, sequential: %s', (sequential) => {
  it('has no effect on any event, whatever its output', async () => {
    const fire = async (event: HookEventName, guard: HookOutput, extra: HookOutput | undefined) => {
      const { system, handler } = await makeHost({ messageBus: undefined });
      const options = { sequential };
      if (extra)
        system.registerHook(
          action('watched', () => anything(extra), watched),
          event,
          options,
        );
      system.registerHook(
        action('guard', () => anything(guard)),
        event,
        options,
      );
      const result = await eventCases[event].fire(handler);
      await system.dispose();
      return result;
    };
    const events = fc.constantFrom(...Object.values(HookEventName));
    await fc.assert(
      fc.asyncProperty(events, answers, answers, async (event, guard, extra) => {
        const [without, together] = [await fire(event, guard, undefined), await fire(event, guard, extra)];
        expect(meaningOf(together)).toEqual(meaningOf(without));
        const seen = together.trace.hooks.find(({ name }) => name === 'watched');
        expect(seen).toMatchObject({ verdict: 'ran', enforced: false });
      }),
      { numRuns: 60 },
    );
  });
});

describe('Hook that is not enforced', () => {
  const watching = (text: string, more: object = {}) => command(text, { name: 'watched', enforce: false, ...more });
  const verdictIn = (result: HookFireResult) => result.trace.hooks.find(({ name }) => name === 'watched');

  it.each([
    ['blocks', 'echo no >&2; exit 2', {}, { decision: 'deny', reason: 'no' }],
    ['fails and blocks on errors', 'exit 7', { onError: 'block' }, { decision: 'deny' }],
    ['stops the agent', 'echo \'{"continue":false,"reason":"r"}\'', {}, { stop: true, reason: 'r' }],
    [
      'rewrites the input',
      'echo \'{"hookSpecificOutput":{"tool_input":{}}}\'',
      {},
      { sets: ['hookSpecificOutput.tool_input'] },
    ],
    ['prints a message', 'echo hello', {}, { decision: 'allow', sets: ['systemMessage'] }],
  ])('has its would-be effect recorded if it %s', async (_, text, more, would) => {
    const { handler } = await makeHost({ hooks: hooksFor('BeforeTool', watching(text, more)) });
    const result = await handler.fireBeforeToolEvent(call);
    // Success does not depend on enforcement: a hook that exits with code 2, or fails, is not successful.
    const success = !/exit [^0]/.test(text);
    expect(result).toMatchObject({ success, finalOutput: undefined, allOutputs: [], errors: [] });
    expect(verdictIn(result)).toMatchObject({ verdict: 'ran', enforced: false, would });
    expect(verdictIn(result)?.decision).toBeUndefined();
    expect(result.hookResults?.[0]?.output).toBeUndefined();
  });

  it('neither stops a chain nor changes its input', async () => {
    const seen: unknown[] = [];
    const { system, handler } = await makeHost();
    const rewriting = { decision: 'deny', continue: false, hookSpecificOutput: { tool_input: { path: 'b' } } };
    system.registerHook(
      action('watched', () => anything(rewriting), watched),
      'BeforeTool',
      { sequential: true },
    );
    const guard = action('guard', (input) => void seen.push(anything<{ tool_input: unknown }>(input).tool_input));
    system.registerHook(guard, 'BeforeTool', { sequential: true });
    const result = await handler.fireBeforeToolEvent(call);
    expect(seen).toEqual([call.toolInput]);
    expect(result.trace.sequential).toBe(true);
  });

  it('does not make other hooks sequential', async () => {
    const { system, handler } = await makeHost();
    system.registerHook(
      action('watched', () => undefined, watched),
      'BeforeTool',
      { sequential: true },
    );
    system.registerHook(
      action('guard', () => undefined),
      'BeforeTool',
    );
    expect((await handler.fireBeforeToolEvent(call)).trace.sequential).toBe(false);
  });

  it('blocks nothing if it could not run: too large, too deep, invalid', async () => {
    const http = { type: 'http', name: 'watched', url: 'http://127.0.0.1:1/', maxRequestBytes: 1, enforce: false };
    const invalid = { type: 'command', command: 5, onError: 'block', enforce: false };
    const hooks = anything<NonNullable<Parameters<typeof makeHost>[0]>['hooks']>({
      BeforeTool: [{ hooks: [http, invalid] }],
    });
    const host = await makeHost({ hooks, onError: 'block' });
    const result = await host.handler.fireBeforeToolEvent(call);
    expect(result.finalOutput).toBeUndefined();
    expect(verdictIn(result)).toMatchObject({ verdict: 'not-asked', enforced: false });
    expect(await runTool(host, { deep: nested(200) })).toBe('done');
    expect(host.system.getTraces().some(({ stage }) => stage === 'validation')).toBe(true);
    host.system.registerHook(
      action('guard', () => undefined),
      'BeforeTool',
    );
    expect(await runTool(host, { deep: nested(200) })).toContain('blocked');
  });

  it.each([
    ['before', [watching('exit 2'), command('exit 2')]],
    ['after', [command('exit 2'), watching('exit 2')]],
  ])('is skipped as a duplicate of an enforced hook that comes %s it', async (_, both) => {
    const { handler } = await makeHost({ hooks: hooksFor('BeforeTool', ...both) });
    const result = await handler.fireBeforeToolEvent(call);
    expect(result.finalOutput?.isBlockingDecision()).toBe(true);
    expect(verdictIn(result)).toMatchObject({ verdict: 'duplicate' });
  });

  it.each([{ enforce: false }, { async: true }])(
    'is skipped as a duplicate even if its source has precedence: %j',
    async (more) => {
      const layers = [
        { source: 'user' as const, hooks: hooksFor('BeforeTool', command('exit 2', { timeout: 100, ...more })) },
        { source: 'project' as const, hooks: hooksFor('BeforeTool', command('exit 2', { timeout: 30_000 })) },
      ];
      const { handler } = await makeHost({ layers });
      const { finalOutput, hookResults } = await handler.fireBeforeToolEvent(call);
      expect(finalOutput?.isBlockingDecision()).toBe(true);
      expect(hookResults).toMatchObject([{ hookConfig: { source: 'project', timeout: 30_000 } }]);
    },
  );
});

async function runTool({ config }: Host, input: Record<string, unknown>): Promise<string> {
  const result = await executeToolWithHooks(config, 'write_file', input, async () => ({ llmContent: 'done' }));
  return String(result.llmContent);
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}
