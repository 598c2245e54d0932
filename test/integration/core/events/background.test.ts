import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HookTrace } from '../../../../src/index.js';
import { processSemaphore } from '../../../../src/runners/process/process-semaphore.js';
import { joinTraceLines } from '../../../../src/traces/read-trace.js';
import { compileAuthored, readAuthoredSchemas } from '../../../support/core/contract/authored-ajv.js';
import {
  action,
  anything,
  command,
  hooksFor,
  makeDir,
  makeGate,
  makeHost,
  until,
} from '../../../support/core/events/support.js';
import { traceLinesIn } from '../../../support/core/events/trace-lines-in.js';

const authored = compileAuthored(readAuthoredSchemas());
const call = { toolName: 'write_file', toolInput: { path: 'a' } };
const inBackground = { async: true };

function linesIn(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

function hookOf({ hooks }: HookTrace, name: string) {
  return hooks.find((hook) => hook.name === name);
}

describe('Background hook', () => {
  it('is not awaited, and its result is added to the trace later', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const { system, handler } = await makeHost({ trace: { file } });
    const gate = makeGate();
    let started = 0;
    const audit = action(
      'audit',
      async () => {
        started += 1;
        await gate.passed;
        return { systemMessage: 'hello', suppressOutput: true };
      },
      inBackground,
    );
    system.registerHook(audit, 'BeforeTool');
    system.registerHook(
      action('guard', () => ({ decision: 'deny', reason: 'no' })),
      'BeforeTool',
    );
    const result = await handler.fireBeforeToolEvent(call);
    expect(started).toBe(1);
    expect(result).toMatchObject({ success: true, systemMessage: undefined, suppressOutput: false });
    expect(result.finalOutput?.isBlockingDecision()).toBe(true);
    const before = result.trace;
    expect(hookOf(before, 'audit')).toMatchObject({ verdict: 'running', background: true });
    gate.open();
    await system.whenBackgroundEnded();
    expect(hookOf(result.trace, 'audit')).toMatchObject({
      verdict: 'ran',
      background: true,
      success: true,
      would: { sets: ['systemMessage', 'suppressOutput'] },
    });
    // A trace that was returned before does not change.
    expect(hookOf(before, 'audit')?.verdict).toBe('running');
    expect(system.getTraces()).toEqual([result.trace]);
    for (const trace of [before, result.trace]) expect(authored.failures('HookTrace', trace)).toEqual([]);
    await handler.flushTraces();
    const { lines, unknown } = traceLinesIn(file);
    expect(unknown).toBe(0);
    expect(lines.map(({ kind }) => kind)).toEqual(['start', 'hook', 'end', 'late']);
    for (const line of lines) expect(authored.failures('HookTraceLine', line)).toEqual([]);
    const [event] = joinTraceLines(lines);
    expect(event?.late).toMatchObject([{ name: 'audit', hook: 0, verdict: 'ran', background: true }]);
  });

  it('that ends before its event is part of the first trace', async () => {
    const file = join(makeDir(), 'traces.jsonl');
    const { system, handler } = await makeHost({ trace: { file } });
    const ended = makeGate();
    system.onHook(({ kind, hookName }) => (kind === 'end' && hookName === 'audit' ? ended.open() : undefined));
    system.registerHook(
      action('audit', () => undefined, inBackground),
      'BeforeTool',
    );
    system.registerHook(
      action('guard', () => ended.passed.then(() => undefined)),
      'BeforeTool',
    );
    const { trace } = await handler.fireBeforeToolEvent(call);
    await system.dispose();
    expect(hookOf(trace, 'audit')).toMatchObject({ verdict: 'ran', background: true });
    const { lines } = traceLinesIn(file);
    expect(lines.map(({ kind }) => kind)).toEqual(['start', 'hook', 'hook', 'end']);
  });

  it.each([
    ['a decision', { decision: 'deny', reason: 'never' }, { decision: 'deny', reason: 'never' }],
    ['a stop', { continue: false, stopReason: 'enough' }, { stop: true }],
    ['an allow', { decision: 'allow' }, { decision: 'allow' }],
  ])('has no effect with %s, which the trace records', async (_, answer, would) => {
    const { system, handler } = await makeHost();
    system.registerHook(
      action('audit', () => anything(answer), inBackground),
      'BeforeTool',
    );
    const result = await handler.fireBeforeToolEvent(call);
    expect(result).toMatchObject({ success: true, finalOutput: undefined, allOutputs: [], shouldStop: false });
    await system.whenBackgroundEnded();
    const hook = hookOf(result.trace, 'audit');
    expect(hook).toMatchObject({ verdict: 'ran', would, warnings: [expect.stringContaining('has no effect')] });
    expect(hook?.decision).toBeUndefined();
  });

  it('blocks nothing if it fails, whatever its onError, and is logged', async () => {
    const hooks = hooksFor('BeforeTool', command('exit 7', { name: 'audit', async: true, onError: 'block' }));
    const { system, handler, logger } = await makeHost({ hooks, onError: 'block' });
    const result = await handler.fireBeforeToolEvent(call);
    expect(result).toMatchObject({ success: true, finalOutput: undefined, errors: [] });
    await system.whenBackgroundEnded();
    expect(hookOf(result.trace, 'audit')).toMatchObject({ verdict: 'ran', success: false, exitCode: 7 });
    expect(logger.tagged('hook:failure')).toMatchObject([{ hookName: 'audit', exitCode: 7 }]);
    expect(logger.tagged('hook:result')).toHaveLength(1);
    expect(system.getProblems()).toMatchObject([{ what: expect.stringContaining('onError has no effect') }]);
  });

  it('takes at most a quarter of the process slots, so that guards can run', async () => {
    const dir = makeDir();
    const most = Math.floor(processSemaphore.bound / 4);
    const wait = `echo x >> started; while [ ! -e go ]; do sleep 0.05; done; echo x >> ended`;
    const audits = Array.from({ length: most + 4 }, (_, index) => command(`${wait} # ${index}`, { async: true }));
    const hooks = {
      BeforeTool: [{ hooks: audits }, { matcher: 'write_file', hooks: [command('echo no >&2; exit 2')] }],
    };
    const { system, handler } = await makeHost({ workingDir: dir, hooks });
    await handler.fireBeforeToolEvent({ ...call, toolName: 'read_file' });
    await until(() => linesIn(join(dir, 'started')).length === most, 'the limit is reached');
    const asked = await handler.fireBeforeToolEvent(call);
    expect(asked.finalOutput?.isBlockingDecision()).toBe(true);
    expect(linesIn(join(dir, 'started'))).toHaveLength(most);
    writeFileSync(join(dir, 'go'), '');
    await system.whenBackgroundEnded();
    expect(linesIn(join(dir, 'ended'))).toHaveLength(2 * audits.length);
  });

  it('keeps its slot until its process has exited, even if it ignores SIGTERM', async () => {
    const dir = makeDir();
    const most = Math.floor(processSemaphore.bound / 4);
    const stubborn = `trap '' TERM; echo $$ >> started; while :; do sleep 0.05; done`;
    const audits = Array.from({ length: most * 3 }, (_, index) =>
      command(`${stubborn} # ${index}`, { async: true, timeout: index < most ? 1000 : 60_000 }),
    );
    const { system, handler } = await makeHost({ workingDir: dir, hooks: hooksFor('BeforeTool', ...audits) });
    const result = await handler.fireBeforeToolEvent(call);
    const withVerdict = (which: string) => result.trace.hooks.filter(({ verdict }) => verdict === which);
    await until(() => withVerdict('ran').length === most, 'the first have timed out and still run');
    expect(processSemaphore.taken).toBe(most);
    expect(linesIn(join(dir, 'started'))).toHaveLength(most);
    await system.dispose({ kill: true });
    await until(() => processSemaphore.taken === 0, 'all are gone');
  });

  it('that is queued gets the original input, and is skipped without a free slot', async () => {
    const { system, handler } = await makeHost();
    const gate = makeGate();
    const most = Math.floor(processSemaphore.bound / 4);
    const read: unknown[] = [];
    const hold = action('hold', () => gate.passed.then(() => undefined), inBackground);
    const audit = action('audit', (input) => void read.push(anything<typeof called>(input).tool_input), inBackground);
    const late = action('late', () => undefined, { ...inBackground, timeout: 100 });
    const called = { tool_input: {} };
    system.registerHook(hold, 'BeforeTool', { matcher: 'hold' });
    system.registerHook(audit, 'BeforeTool', { matcher: 'audit' });
    system.registerHook(late, 'BeforeTool', { matcher: 'late' });
    for (let index = 0; index < most; index += 1) {
      await handler.fireBeforeToolEvent({ toolName: 'hold', toolInput: {} });
    }
    const toolInput: Record<string, unknown> = { path: 'before' };
    await handler.fireBeforeToolEvent({ toolName: 'audit', toolInput });
    toolInput['path'] = 'after';
    const skipped = await handler.fireBeforeToolEvent({ toolName: 'late', toolInput });
    await until(() => hookOf(skipped.trace, 'late')?.verdict !== 'running', 'its timeout has passed');
    expect(hookOf(skipped.trace, 'late')).toMatchObject({
      verdict: 'not-asked',
      why: expect.stringContaining('no slot was free'),
    });
    gate.open();
    await system.whenBackgroundEnded();
    expect(read).toEqual([{ path: 'before' }]);
  });

  it('is terminated at its timeout with all its child processes', async () => {
    const dir = makeDir();
    const text = 'sleep 300 & echo $! > child; wait';
    const hooks = hooksFor('BeforeTool', command(text, { name: 'audit', async: true, timeout: 1500 }));
    const { system, handler } = await makeHost({ workingDir: dir, hooks });
    const result = await handler.fireBeforeToolEvent(call);
    await system.whenBackgroundEnded();
    expect(hookOf(result.trace, 'audit')).toMatchObject({ verdict: 'ran', timedOut: true });
    const [child = ''] = linesIn(join(dir, 'child'));
    await until(() => !existsSync(`/proc/${child}`), 'no process of it is left');
  });

  it('starts even if the chain before it stops, and survives an abort', async () => {
    const dir = makeDir();
    const hooks = {
      BeforeTool: [
        { sequential: true, hooks: [command('echo no >&2; exit 2', { name: 'guard' })] },
        { hooks: [command('cat > read; while [ ! -e go ]; do sleep 0.05; done', { name: 'audit', async: true })] },
      ],
    };
    const { system, handler } = await makeHost({ workingDir: dir, hooks });
    const controller = new AbortController();
    const result = await handler.fireBeforeToolEvent(call, { signal: controller.signal });
    expect(result.trace.hooks).toMatchObject([{ decision: 'deny' }, { name: 'audit', verdict: 'running' }]);
    controller.abort();
    await until(() => existsSync(join(dir, 'read')), 'it runs');
    writeFileSync(join(dir, 'go'), '');
    await system.whenBackgroundEnded();
    expect(hookOf(result.trace, 'audit')).toMatchObject({ verdict: 'ran', success: true });
    const aborted = await handler.fireBeforeToolEvent(call, { signal: controller.signal });
    expect(hookOf(aborted.trace, 'audit')).toMatchObject({ verdict: 'aborted' });
  });
});

describe('HookSystem.dispose', () => {
  it('waits for background hooks, whose results are in the trace file', async () => {
    const dir = makeDir();
    const file = join(dir, 'traces.jsonl');
    const hooks = hooksFor('BeforeTool', command('sleep 0.4; echo x > done', { name: 'audit', async: true }));
    const { system, handler } = await makeHost({ workingDir: dir, hooks, trace: { file } });
    const result = await handler.fireBeforeToolEvent(call);
    await system.dispose();
    expect(existsSync(join(dir, 'done'))).toBe(true);
    expect(hookOf(result.trace, 'audit')).toMatchObject({ verdict: 'ran', success: true });
    expect(traceLinesIn(file).lines.map(({ kind }) => kind)).toContain('late');
  });

  it('terminates background hooks after five seconds, and logs it', async () => {
    const dir = makeDir();
    const hooks = hooksFor('BeforeTool', command('echo $$ > pid; sleep 300', { name: 'audit', async: true }));
    const { system, handler } = await makeHost({ workingDir: dir, hooks });
    const forever = action('forever', () => new Promise(() => {}), inBackground);
    system.registerHook(forever, 'BeforeTool');
    const result = await handler.fireBeforeToolEvent(call);
    await until(() => linesIn(join(dir, 'pid')).length === 1, 'it runs');
    await system.dispose();
    for (const name of ['audit', 'forever']) {
      expect(hookOf(result.trace, name)).toMatchObject({
        success: false,
        error: expect.stringContaining('terminated'),
      });
    }
    await until(() => !existsSync(`/proc/${linesIn(join(dir, 'pid'))[0]}`), 'no process of it is left');
  });

  it('terminates background hooks at once with kill', async () => {
    const { system, handler } = await makeHost();
    system.registerHook(
      action('forever', () => new Promise(() => {}), inBackground),
      'BeforeTool',
    );
    const result = await handler.fireBeforeToolEvent(call);
    await system.dispose({ kill: true });
    expect(hookOf(result.trace, 'forever')).toMatchObject({ success: false });
  });
});
