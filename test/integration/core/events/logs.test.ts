import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { type DebugLogger, HookEventName } from '../../../../src/index.js';
import { compileAuthored, readAuthoredSchemas } from '../../../support/core/contract/authored-ajv.js';
import { eventCases } from '../../../support/core/events/event-inputs.js';
import { action, anything, command, hooksFor, makeHost, Recorder } from '../../../support/core/events/support.js';

/** Returns a record as JSON, in which an error is an object with a message. */
function asJson(record: unknown): unknown {
  const errorInfo = (_key: string, value: unknown) => (value instanceof Error ? { message: value.message } : value);
  return JSON.parse(JSON.stringify(record, errorInfo));
}

const events = Object.values(HookEventName);
const { BeforeTool } = eventCases;

describe('Log records of an event', () => {
  it('contain one record per hook with all details of its run [LOG-1, VER-3, X-39]', async () => {
    const host = await makeHost({
      hooks: hooksFor('BeforeTool', command('echo said; echo noted >&2', { name: 'speaker' }), command('true')),
    });
    host.system.registerHook(
      action('fn', () => undefined),
      'BeforeTool',
    );
    await BeforeTool.fire(host.handler);
    const common = { eventName: 'BeforeTool', duration: expect.any(Number), success: true };
    expect(host.logger.tagged('hook:result')).toEqual([
      { ...common, hookName: 'fn', hookType: 'function', exitCode: undefined, stdout: undefined, stderr: undefined },
      { ...common, hookName: 'speaker', hookType: 'command', exitCode: 0, stdout: 'said\n', stderr: 'noted\n' },
      { ...common, hookName: 'true', hookType: 'command', exitCode: 0, stdout: '', stderr: '' },
    ]);
    expect(host.logger.tagged('hook:failure')).toEqual([]);
  });

  it('log a failure with its error, and warn with exit code and stderr [LOG-2, LOG-8, VER-3, X-39]', async () => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command('echo broken >&2; exit 3', { name: 'bad' })) });
    await BeforeTool.fire(host.handler);
    const [result] = host.logger.tagged('hook:result');
    expect(result).toMatchObject({ success: false, exitCode: 3, errorMessage: 'exited with code 3: broken' });
    expect(host.logger.tagged('hook:failure')).toEqual([{ ...anything<object>(result), error: expect.any(Error) }]);
    expect(host.logger.warnings).toEqual([
      [
        'hook bad failed on BeforeTool, so it blocked nothing: exited with code 3: broken',
        { exitCode: 3, stderr: 'broken\n' },
      ],
    ]);
  });

  it.each(events)('of %s have the shapes that the contract declares [LOG-1, LOG-2, LOG-3]', async (event) => {
    const host = await makeHost({ hooks: hooksFor(event, command('echo bad >&2; exit 3'), command('echo ok')) });
    await eventCases[event].fire(host.handler);
    const schemas = readAuthoredSchemas().filter(({ schema }) => schema['x-log'] !== undefined);
    const { failures } = compileAuthored(readAuthoredSchemas());
    for (const { title, schema } of schemas) {
      const records = host.logger.tagged(String(schema['x-log']));
      expect(records, title).not.toEqual([]);
      for (const record of records) expect(failures(title, asJson(record)), title).toEqual([]);
    }
  });

  it.each(events)(
    'warn once if a hook of %s fails, and the event keeps its own data [WIRE-25, LOG-8]',
    async (event) => {
      const host = await makeHost({
        hooks: hooksFor(event, command('echo oops >&2; exit 1', { name: 'bad' })),
      });
      const result = await eventCases[event].fire(host.handler);
      expect(host.logger.warnings).toEqual([
        [expect.stringContaining('bad failed'), { exitCode: 1, stderr: 'oops\n' }],
      ]);
      expect(result.finalOutput?.isBlockingDecision()).toBe(false);
      expect(result.shouldStop).toBe(false);
      expect(result.finalOutput?.hookSpecificOutput).toBeUndefined();
    },
  );

  it.each<[string, string, object]>([
    ['a crash', 'kill -SEGV $$', {}],
    ['a timeout', 'sleep 60', { timeout: 100 }],
    ['a missing command', 'no-such-command-anywhere', {}],
  ])('warn once about %s [WIRE-25]', async (_what, text, more) => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command(text, more)) });
    const result = await BeforeTool.fire(host.handler);
    expect(result.success).toBe(false);
    expect(result.finalOutput?.isBlockingDecision() ?? false).toBe(false);
    expect(host.logger.warnings).toHaveLength(1);
  });

  it('do not report an intentional block as a failure [LOG-9, LOG-2]', async () => {
    const host = await makeHost({ hooks: hooksFor('BeforeTool', command('echo no >&2; exit 2')) });
    const result = await BeforeTool.fire(host.handler);
    expect(result.finalOutput?.isBlockingDecision()).toBe(true);
    expect(host.logger.tagged('hook:failure')).toEqual([]);
    expect(host.logger.warnings).toEqual([]);
    expect(host.logger.tagged('hook:result')).toEqual([expect.objectContaining({ exitCode: 2, success: false })]);
    expect(host.logger.lines.at(-1)).toMatch(/^BeforeTool fired for 'write_file': 1 hook, \d+ms, blocked$/);
  });

  it.each(events)(
    'end with one summary for %s, even without hooks [LOG-3, LOG-4, VER-3, X-39, X-40]',
    async (event) => {
      const host = await makeHost({ hooks: hooksFor(event, command('exit 1'), command('true')) });
      const { totalDuration, hookResults } = await eventCases[event].fire(host.handler);
      const counts = { hookCount: 2, totalHooks: 2, successCount: 1, failureCount: 1, blockedCount: 0 };
      const summary = { eventName: event, ...counts, totalDuration, wallClockMs: expect.any(Number) };
      expect(host.logger.tagged('hook:batch_summary')).toEqual([summary]);
      expect(totalDuration).toBe(hookResults?.reduce((sum, { duration }) => sum + duration, 0));
      const empty = await makeHost();
      await eventCases[event].fire(empty.handler);
      expect(empty.logger.tagged('hook:batch_summary')).toEqual([
        {
          eventName: event,
          hookCount: 0,
          totalHooks: 0,
          successCount: 0,
          failureCount: 0,
          blockedCount: 0,
          totalDuration: 0,
          wallClockMs: 0,
        },
      ]);
    },
  );

  it('include a readable line: event, tool, hooks, time, result [LOG-7]', async () => {
    const { handler, system, logger } = await makeHost();
    await BeforeTool.fire(handler);
    const remove = system.registerHook(
      action('ok', () => ({})),
      'BeforeTool',
    );
    await BeforeTool.fire(handler);
    remove();
    system.registerHook(
      action('bad', () => Promise.reject(new Error('x'))),
      'BeforeTool',
    );
    system.registerHook(
      action('ok', () => ({ reason: 'x' })),
      'BeforeTool',
    );
    await BeforeTool.fire(handler);
    await eventCases.BeforeAgent.fire(handler);
    expect(logger.lines.map((line) => line.replace(/\d+ms/, 'Nms'))).toEqual([
      "BeforeTool fired for 'write_file': 0 hooks matched, skipped",
      "BeforeTool fired for 'write_file': 1 hook, Nms, success",
      "BeforeTool fired for 'write_file': 2 hooks, Nms, failure",
      'BeforeAgent fired: 0 hooks matched, skipped',
    ]);
  });

  it('truncate the output of a hook [LOG-9]', async () => {
    const host = await makeHost({
      hooks: hooksFor(
        'BeforeTool',
        command("head -c 100000 /dev/zero | tr '\\0' x; head -c 100000 /dev/zero | tr '\\0' y >&2; exit 1"),
      ),
    });
    await BeforeTool.fire(host.handler);
    const records = anything<{ stdout: string; stderr: string; errorMessage: string }[]>([
      ...host.logger.tagged('hook:result'),
      ...host.logger.tagged('hook:failure'),
    ]);
    expect(records).toHaveLength(2);
    for (const { stdout, stderr, errorMessage } of records) {
      expect([stdout, stderr, errorMessage].map((text) => text.length < 5000)).toEqual([true, true, true]);
      expect(stdout).toMatch(/^x{4096}\.\.\. \(95904 more\)$/);
    }
  });
});

describe('Host logger', () => {
  const fail = () => {
    throw new Error('no log');
  };
  const reject = anything<() => void>(() => Promise.reject(new Error('no log')));

  it.each<[string, DebugLogger | undefined]>([
    ['that is undefined', undefined],
    ['that throws', { log: fail, debug: fail, warn: fail }],
    ['that rejects', { log: reject, debug: reject, warn: reject }],
    ['that has only log, which throws', { log: fail }],
    ['that has only log, which rejects', { log: reject }],
    ['that has no methods', anything({})],
  ])('%s does not change the result [LOG-5, LOG-9, B-30]', async (_what, debugLogger) => {
    const unhandled: unknown[] = [];
    const onUnhandled = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', onUnhandled);
    try {
      const guards = hooksFor('BeforeTool', command('echo no >&2; exit 2'), command('exit 1'));
      const hooks = anything<typeof guards>({ ...guards, NoSuchEvent: [] });
      const host = await makeHost({ debugLogger, hooks });
      const result = await BeforeTool.fire(host.handler);
      expect(result.finalOutput).toMatchObject({ decision: 'deny', reason: 'no' });
      expect(result.hookResults).toHaveLength(2);
      const response = await host.bus.request({ eventName: 'BeforeTool', input: BeforeTool.input });
      expect(response.success).toBe(true);
      expect((await host.handler.fire('Nothing', {})).success).toBe(false);
      host.system.setHookEnabled('unknown', false);
      await host.system.reload();
      await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled).toEqual([]);
    } finally {
      process.off('unhandledRejection', onUnhandled);
    }
  });

  it('gets everything through log if it has no other method [LOG-5]', async () => {
    const tags: string[] = [];
    const host = await makeHost({
      debugLogger: { log: (tag) => void tags.push(tag) },
      hooks: hooksFor('BeforeTool', command('exit 1')),
    });
    await BeforeTool.fire(host.handler);
    expect(tags).toEqual(
      expect.arrayContaining(['hook:result', 'hook:failure', 'hook:warn', 'hook:batch_summary', 'hook:debug']),
    );
  });

  it('and the blocks of other hooks survive an error whose message throws [LOG-9, B-30]', async () => {
    const { handler, system, logger } = await makeHost();
    const evil = Object.defineProperty(new Error('x'), 'message', {
      get: () => {
        throw new Error('hands off');
      },
    });
    system.registerHook(
      action('evil', () => {
        throw evil;
      }),
      'BeforeTool',
    );
    system.registerHook(
      action('guard', () => ({ decision: 'deny', reason: 'no' })),
      'BeforeTool',
    );
    const result = await BeforeTool.fire(handler);
    expect(result.finalOutput?.isBlockingDecision()).toBe(true);
    expect(logger.tagged('hook:failure')).toEqual([expect.objectContaining({ errorMessage: 'Unknown error' })]);
    expect(result.trace.hooks).toMatchObject([{ name: 'evil', error: 'Unknown error' }, { name: 'guard' }]);
  });

  it('is called without synchronous file access or timers [VER-7]', async () => {
    // The trace file writer is loaded only if a file is configured, and is not awaited.
    const blocking = readdirSync('src/core/events').filter(
      (file) =>
        file !== 'trace-file.ts' &&
        /\w+Sync\(|setInterval|setTimeout/.test(readFileSync(`src/core/events/${file}`, 'utf8')),
    );
    expect(blocking).toEqual([]);
    const logger = new Recorder();
    const slow = { log: vi.fn(() => new Promise<void>(() => {})), warn: logger.warn, debug: logger.debug };
    const { handler, system } = await makeHost({ debugLogger: anything(slow) });
    system.registerHook(
      action('one', () => ({ systemMessage: 'm' })),
      'BeforeTool',
    );
    expect((await BeforeTool.fire(handler)).systemMessage).toBe('m');
    expect(slow.log).toHaveBeenCalledTimes(2);
  });
});
