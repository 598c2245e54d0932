import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { type HookFireResult, type HookTrace, HookVerdictKind } from '../../../../src/index.js';
import { processSemaphore } from '../../../../src/runners/process/process-semaphore.js';
import { compileAuthored, readAuthoredSchemas } from '../../../support/core/contract/authored-ajv.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import {
  action,
  afterwards,
  anything,
  command,
  handlerOf,
  hooksFor,
  makeHost,
  until,
  wired,
} from '../../../support/core/events/support.js';

const authored = compileAuthored(readAuthoredSchemas());
const { AfterModel, BeforeTool } = eventCases;

/** Returns the trace after checking that it fits its contract, as an object and as JSON. */
function traceOf({ trace }: Pick<HookFireResult, 'trace'>): HookTrace {
  expect(authored.failures('HookTrace', trace)).toEqual([]);
  expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
  return trace;
}

describe('Trace of a hook that ran', () => {
  it('has exit code, duration, bytes and success [LOG-1, VER-3]', async () => {
    const host = await makeHost({
      hooks: hooksFor('BeforeTool', command('printf hello; printf oh >&2', { name: 'speaker' })),
    });
    const trace = traceOf(await BeforeTool.fire(host.handler));
    expect(trace).toEqual({
      eventName: 'BeforeTool',
      agent: { id: 'main', depth: 0 },
      matched: 'write_file',
      startedAt: expect.stringMatching(/Z$/),
      duration: expect.any(Number),
      sequential: false,
      success: true,
      hooks: [
        {
          name: 'speaker',
          type: 'command',
          source: 'project',
          verdict: 'ran',
          duration: expect.any(Number),
          success: true,
          exitCode: 0,
          decision: 'allow',
          stdoutBytes: 5,
          stderrBytes: 2,
        },
      ],
    });
    expect(trace.duration).toBeGreaterThanOrEqual(trace.hooks[0]?.duration ?? Number.POSITIVE_INFINITY);
  });

  it.each<[string, string, object]>([
    ['blocked by exit code', 'echo no >&2; exit 2', { exitCode: 2, success: false, decision: 'deny', reason: 'no' }],
    [
      'blocked by its decision',
      `echo '{"decision":"block","reason":"no"}'`,
      { exitCode: 0, success: true, decision: 'block', reason: 'no' },
    ],
    [
      'denied the permission with a reason',
      `echo '{"reason":"general","hookSpecificOutput":{"permissionDecision":"deny","permissionDecisionReason":"precise"}}'`,
      { success: true, decision: 'deny', reason: 'precise' },
    ],
    ['allowed with a reason', `echo '{"decision":"allow","reason":"fine"}'`, { decision: 'allow', reason: 'fine' }],
    ['stopped the agent', `echo '{"continue":false,"stopReason":"enough"}'`, { success: true, stop: true }],
    ['failed', 'echo bad >&2; exit 7', { exitCode: 7, success: false, error: 'exited with code 7: bad' }],
    ['was killed by a signal', 'kill -SEGV $$', { signal: 'SIGSEGV', success: false }],
    ['printed nothing', 'true', { exitCode: 0, success: true, stdoutBytes: 0 }],
    [
      'has an invalid field',
      `echo '{"systemMesage":"x"}'`,
      { success: true, warnings: [expect.stringContaining('systemMessage')] },
    ],
    [
      'has invalid output',
      `echo '{"decision":"dney"}'`,
      { success: false, error: expect.stringContaining('decision') },
    ],
  ])('shows that it %s [LOG-1]', async (_what, text, expected) => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command(text)) });
    const { hooks } = traceOf(await BeforeTool.fire(host.handler));
    expect(hooks).toEqual([expect.objectContaining({ verdict: 'ran', ...expected })]);
  });

  it('shows a timeout and truncated output [LOG-1]', async () => {
    const host = await makeHost({
      hooks: hooksFor(
        'BeforeTool',
        command('sleep 60', { timeout: 50 }),
        command('head -c 1000 /dev/zero | tr "\\0" x'),
      ),
      runner: { maxOutputBytes: 100 },
    });
    const { hooks } = traceOf(await BeforeTool.fire(host.handler));
    expect(hooks).toEqual([
      expect.objectContaining({ verdict: 'ran', timedOut: true, success: false, error: 'timed out after 50 ms' }),
      expect.objectContaining({ verdict: 'ran', truncated: true, success: false, stdoutBytes: 1000 }),
    ]);
  });

  it('covers functions and plugins, and conflicting fields [LOG-1]', async () => {
    const host = await makeHost({ hooks: { BeforeTool: [{ hooks: [{ type: 'plugin', name: 'later' }] }] } });
    const writes = (path: string) => action(path, () => ({ hookSpecificOutput: { tool_input: { path } } }));
    for (const path of ['a', 'b']) host.system.registerHook(writes(path), 'BeforeTool');
    const trace = traceOf(await BeforeTool.fire(host.handler));
    expect(trace.hooks).toMatchObject([
      { name: 'a', type: 'function', source: 'runtime', verdict: 'ran' },
      { name: 'b', type: 'function', source: 'runtime', verdict: 'ran' },
      { name: 'later', type: 'plugin', verdict: 'ran', success: false, error: expect.stringContaining('plugin') },
    ]);
    expect(trace.warnings).toEqual([expect.stringContaining('tool_input.path')]);
  });

  it('shows no conflict between sequential hooks [LOG-1]', async () => {
    const hooks = ['a', 'b'].map((path) =>
      command(`echo '{"hookSpecificOutput":{"tool_input":{"path":"${path}"}}}'`, { name: path }),
    );
    const host = await makeHost({ hooks: { BeforeTool: [{ sequential: true, hooks }] } });
    const result = await BeforeTool.fire(host.handler);
    const trace = traceOf(result);
    expect([trace.sequential, trace.warnings]).toEqual([true, undefined]);
    expect(result.finalOutput?.hookSpecificOutput).toEqual({ tool_input: { path: 'b' } });
  });

  it('shows a rewrite that a parallel hook overwrote [LOG-1, RUN-7]', async () => {
    const hooks = ['keys', 'mails'].map((name) =>
      command(`echo '{"hookSpecificOutput":{"llm_response":{"text":"without ${name}"}}}'`, { name }),
    );
    const host = await makeHost({ hooks: { AfterModel: [{ sequential: true, hooks }] } });
    const result = await AfterModel.fire(host.handler);
    const { sequential, warnings } = traceOf(result);
    const words = 'hookSpecificOutput.llm_response is set to different values by "keys", "mails": the last one is used';
    expect({ sequential, warnings }).toEqual({ sequential: true, warnings: [words] });
    expect(result.finalOutput?.hookSpecificOutput).toEqual({ llm_response: { text: 'without mails' } });
  });

  it('contains neither the payload nor the output', async () => {
    const host = await makeHost({
      hooks: hooksFor('BeforeTool', command('cat; echo secret-output', { name: 'leaky' })),
    });
    const toolInput = { password: 'secret-input' };
    const result = await host.handler.fireBeforeToolEvent({ toolName: 'login', toolInput });
    expect(result.systemMessage).toContain('secret-output');
    expect(JSON.stringify(traceOf(result))).not.toMatch(/secret/);
  });
});

describe('Trace of a hook that did not run', () => {
  it('has a reason for every configured hook of the event [MGT-3, SEC-1, PLN-11]', async () => {
    const host = await makeHost({
      trustedFolder: false,
      disabledHooks: ['off'],
      hooks: hooksFor('BeforeTool', command('true', { name: 'of the project' })),
      extensions: [
        {
          isActive: true,
          hooks: {
            BeforeTool: [
              { matcher: 'read_.*', hooks: [command('true', { name: 'elsewhere' })] },
              { matcher: '(?=(a+)+b)\\1', hooks: [command('true', { name: 'dangerous' })] },
              {
                hooks: [
                  command('true', { name: 'off' }),
                  command('true', { name: 'first' }),
                  command('true', { name: 'again' }),
                ],
              },
            ],
            AfterTool: [{ hooks: [command('true', { name: 'of another event' })] }],
          },
        },
      ],
    });
    const trace = traceOf(await BeforeTool.fire(host.handler));
    expect(trace.hooks).toEqual([
      {
        name: 'of the project',
        type: 'command',
        source: 'project',
        verdict: 'untrusted',
        why: 'the folder is not trusted',
      },
      {
        name: 'elsewhere',
        type: 'command',
        source: 'extensions',
        matcher: 'read_.*',
        verdict: 'matcher',
        why: 'matcher "read_.*" does not match "write_file"',
      },
      expect.objectContaining({ name: 'dangerous', verdict: 'refused-matcher', why: expect.any(String) }),
      expect.objectContaining({ name: 'off', verdict: 'disabled', why: 'it is disabled' }),
      expect.objectContaining({ name: 'first', verdict: 'ran' }),
      expect.objectContaining({ name: 'again', verdict: 'duplicate', why: expect.stringContaining('"first"') }),
    ]);
  });

  it('names the hook that stopped the chain', async () => {
    const host = await makeHost({
      hooks: {
        BeforeTool: [
          {
            sequential: true,
            hooks: [command('true'), command('exit 2', { name: 'guard' }), command('touch ran'), command('echo')],
          },
        ],
      },
    });
    const trace = traceOf(await BeforeTool.fire(host.handler));
    expect(trace.sequential).toBe(true);
    expect(trace.hooks.map(({ verdict }) => verdict)).toEqual(['ran', 'ran', 'chain-stopped', 'chain-stopped']);
    expect(trace.hooks[2]).toMatchObject({ name: 'touch ran', why: 'guard blocked or stopped, which ends the chain' });
    expect(trace.hooks[2]).not.toHaveProperty('exitCode');
    expect(existsSync(host.path('ran'))).toBe(false);
  });

  it('shows an abort by the caller', async () => {
    const host = await makeHost({
      hooks: { BeforeTool: [{ sequential: true, hooks: [command('touch started; sleep 60'), command('touch ran')] }] },
    });
    const controller = new AbortController();
    const firing = BeforeTool.fire(host.handler, { signal: controller.signal });
    await until(() => existsSync(host.path('started')), 'the first hook runs');
    controller.abort();
    const { hooks } = traceOf(await firing);
    expect(hooks).toMatchObject([
      { verdict: 'ran', success: false, error: 'aborted by the caller' },
      { verdict: 'aborted', why: 'not run: the caller aborted' },
    ]);
  });

  it('shows an abort by the caller while the command was queued', async () => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command('touch ran')) });
    const controller = new AbortController();
    const firing = BeforeTool.fire(host.handler, { signal: controller.signal });
    controller.abort();
    const { hooks } = traceOf(await firing);
    expect(hooks).toEqual([expect.objectContaining({ verdict: 'aborted', why: 'aborted by the caller' })]);
    expect(hooks[0]).not.toHaveProperty('success');
    expect(existsSync(host.path('ran'))).toBe(false);
  });

  it('shows that the maximum nesting depth was reached', async () => {
    const { HOOKWRIGHT_DEPTH: before } = process.env;
    Object.assign(process.env, { HOOKWRIGHT_DEPTH: '8' });
    afterwards(() => {
      if (before === undefined) Reflect.deleteProperty(process.env, 'HOOKWRIGHT_DEPTH');
      else Object.assign(process.env, { HOOKWRIGHT_DEPTH: before });
    });
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command('touch ran')) });
    const { hooks } = traceOf(await BeforeTool.fire(host.handler));
    expect(hooks).toEqual([expect.objectContaining({ verdict: 'depth', why: expect.stringContaining('8 levels') })]);
    expect(existsSync(host.path('ran'))).toBe(false);
  });

  it('shows that the folder was not trusted when the hook started [SEC-1, RUN-18]', async () => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command('touch ran')) });
    Object.assign(host.config, { isTrustedFolder: () => false });
    const { hooks } = traceOf(await BeforeTool.fire(host.handler));
    expect(hooks).toEqual([
      expect.objectContaining({ verdict: 'untrusted', why: expect.stringContaining('not trusted') }),
    ]);
    expect(existsSync(host.path('ran'))).toBe(false);
  });

  it('shows that the hook was queued for its whole timeout [RUN-22]', async () => {
    const host = await makeHost({
      hooks: hooksFor('BeforeTool', command('touch ran', { name: 'guard', timeout: 50 })),
    });
    let held = 0;
    while (processSemaphore.take()) held += 1;
    const result = await BeforeTool.fire(host.handler);
    for (; held > 0; held -= 1) processSemaphore.giveBack();
    expect(traceOf(result).hooks).toEqual([
      expect.objectContaining({ verdict: 'not-asked', why: expect.stringContaining('could not be started for 50 ms') }),
    ]);
    expect(result.finalOutput?.isBlockingDecision()).toBe(true);
    expect(result.finalOutput?.getEffectiveReason()).toContain('Hook "guard" could not run');
    expect(existsSync(host.path('ran'))).toBe(false);
  });

  it('shows that the event failed before any hook ran [FAIL-1]', async () => {
    const { handler, system } = await makeHost();
    system.registerHook(
      action('one', () => ({})),
      'BeforeModel',
    );
    const trace = traceOf(await handler.fireBeforeModelEvent({ modelRequest: anything({ contents: 42 }) }));
    expect(trace).toMatchObject({ success: false, error: expect.stringContaining('contents') });
    expect(trace.hooks).toEqual([
      expect.objectContaining({ verdict: 'aborted', why: expect.stringContaining('contents') }),
    ]);
  });

  it('shows that hooks ran before a later failure [FAIL-1]', async () => {
    const { parts, config } = await wired();
    parts.registry.registerHook(
      action('one', () => ({ decision: 'deny', reason: 'no' })),
      'BeforeTool',
    );
    vi.spyOn(parts.aggregator, 'aggregateResults').mockImplementation(() => {
      throw new Error('boom');
    });
    const trace = traceOf(await BeforeTool.fire(handlerOf(parts, config)));
    expect(trace).toMatchObject({
      error: 'boom',
      success: false,
      hooks: [{ name: 'one', verdict: 'ran', decision: 'deny' }],
    });
  });

  it('is tested here for every verdict of the contract', () => {
    expect(Object.values(HookVerdictKind).sort()).toEqual(
      [
        'ran',
        'running',
        'matcher',
        'refused-matcher',
        'disabled',
        'untrusted',
        'duplicate',
        'chain-stopped',
        'aborted',
        'depth',
        'invalid',
        'not-asked',
      ].sort(),
    );
  });
});

describe('Trace of an event during which hooks were added and removed', () => {
  it('lists the hooks at the time of the event [MGT-3]', async () => {
    const { handler, system } = await makeHost();
    const names = ['a', 'b', 'c'];
    const removals = names.map((name) =>
      system.registerHook(
        action(name, () => ({ reason: name })),
        'BeforeTool',
        { sequential: true },
      ),
    );
    const meddler = action('meddler', () => {
      removals[0]?.();
      system.setHookEnabled('b', false);
      system.registerHook(
        action('late', () => ({})),
        'BeforeTool',
      );
    });
    system.registerHook(meddler, 'BeforeTool', { sequential: true });
    const { hooks } = traceOf(await BeforeTool.fire(handler));
    expect(hooks.map(({ name, verdict, reason }) => [name, verdict, reason])).toEqual([
      ['a', 'ran', 'a'],
      ['b', 'ran', 'b'],
      ['c', 'ran', 'c'],
      ['meddler', 'ran', undefined],
    ]);
    const next = traceOf(await BeforeTool.fire(handler));
    expect(next.hooks.slice(0, 4).map(({ name, verdict }) => [name, verdict])).toEqual([
      ['b', 'disabled'],
      ['c', 'ran'],
      ['meddler', 'ran'],
      ['late', 'ran'],
    ]);
  });
});
