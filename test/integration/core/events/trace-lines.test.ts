import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HookTraceLine } from '../../../../generated/index.js';
import type { TraceOptions } from '../../../../src/engine.js';
import { joinTraceLines, parseTraceLines } from '../../../../src/traces/read-trace.js';
import { compileAuthored, readAuthoredSchemas } from '../../../support/core/contract/authored-ajv.js';
import { action, command, makeDir, makeHost, until } from '../../../support/core/events/support.js';
import { traceLinesIn } from '../../../support/core/events/trace-lines-in.js';

const authored = compileAuthored(readAuthoredSchemas());

/** A host that writes traces, and functions to read them. */
async function tracedHost(options: Parameters<typeof makeHost>[0] = {}, trace: TraceOptions = {}) {
  const file = join(makeDir(), 'traces.jsonl');
  const host = await makeHost({ ...options, trace: { ...trace, file } });
  const lines = async (): Promise<HookTraceLine[]> => {
    await host.handler.flushTraces();
    const read = traceLinesIn(file);
    expect(read.unknown).toBe(0);
    for (const line of read.lines) expect(authored.failures('HookTraceLine', line)).toEqual([]);
    return read.lines;
  };
  const events = async () => joinTraceLines(await lines());
  return { ...host, file, lines, events };
}

const guard = (name: string, text: string, more: object = {}) => command(text, { name, ...more });
const call = { toolName: 'write_file', toolInput: { path: 'a', mode: 'b' } };

describe('Trace lines of an event', () => {
  it('record its start, the end of each hook and its end, with times [LOG-1, VER-3]', async () => {
    const hooks = {
      BeforeTool: [
        { matcher: 'read_file', hooks: [guard('other', 'true')] },
        { hooks: [guard('one', 'echo no >&2; exit 2'), guard('two', 'true')] },
      ],
    };
    const { handler, events, system } = await tracedHost({ hooks });
    const before = new Date().toISOString();
    const { trace } = await handler.fireBeforeToolEvent(call);
    const [event, ...others] = await events();
    expect(others).toEqual([]);
    expect(event).toMatchObject({ pid: process.pid, session_id: 'session-1', eventName: 'BeforeTool', late: [] });
    expect(event?.start).toMatchObject({ matched: 'write_file', sequential: false });
    expect(event?.start?.hooks).toEqual([
      { hook: 1, name: 'one', type: 'command', source: 'project' },
      { hook: 2, name: 'two', type: 'command', source: 'project' },
    ]);
    expect(event?.hooks.map(({ hook }) => hook).sort()).toEqual([1, 2]);
    for (const { queuedAt, startedAt = '', endedAt } of event?.hooks ?? []) {
      const times = [before, queuedAt, startedAt, endedAt, event?.end?.endedAt ?? ''];
      expect(times).toEqual(times.toSorted());
    }
    expect(event?.hooks.find(({ hook }) => hook === 1)).toMatchObject({ ...trace.hooks[1] });
    expect(event?.end).toMatchObject(JSON.parse(JSON.stringify(trace)));
    expect(event?.end?.hooks.map(({ verdict }) => verdict)).toEqual(['matcher', 'ran', 'ran']);
    expect(system.getTraces()).toEqual([trace]);
    expect(JSON.stringify(await events())).not.toContain('"path"');
  });

  it('are written as things happen, not at the end [LOG-1]', async () => {
    const hooks = {
      BeforeTool: [{ hooks: [guard('slow', 'until [ -e go ]; do sleep 0.02; done'), guard('quick', ':')] }],
    };
    const { handler, file, path } = await tracedHost({ hooks });
    const firing = handler.fireBeforeToolEvent(call);
    const kinds = (): string[] => {
      try {
        return parseTraceLines(readFileSync(file, 'utf8')).lines.map(({ kind }) => kind);
      } catch {
        return [];
      }
    };
    await until(() => kinds().length === 2, 'the start and the quick hook are written');
    expect(kinds()).toEqual(['start', 'hook']);
    await import('node:fs/promises').then(({ writeFile }) => writeFile(path('go'), ''));
    await firing;
    await handler.flushTraces();
    expect(kinds()).toEqual(['start', 'hook', 'hook', 'end']);
  });

  it('are one if no hook matches, and none if no hook is configured [LOG-1]', async () => {
    const hooks = { BeforeTool: [{ matcher: 'read_file', hooks: [guard('other', 'true')] }] };
    const { handler, lines } = await tracedHost({ hooks });
    await handler.fireBeforeToolEvent(call);
    await handler.fireNotificationEvent({ message: 'no hook matches' });
    expect(await lines()).toMatchObject([
      { kind: 'end', matched: 'write_file', hooks: [{ name: 'other', verdict: 'matcher' }] },
    ]);
  });

  it('are one if the event failed before any hook ran [FAIL-1]', async () => {
    const { handler, lines } = await tracedHost();
    await handler.fire('BeforeTool', {});
    await handler.fire('Nothing', {});
    const found = await lines();
    expect(found).toMatchObject([
      { kind: 'end', eventName: 'BeforeTool', stage: 'validation' },
      { kind: 'end', eventName: 'Nothing' },
    ]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  });

  it('have no start time for a hook that did not start [SEC-3]', async () => {
    const hooks = { BeforeTool: [{ hooks: [guard('one', 'true')] }] };
    const isHookStillTrusted = () => ({ trusted: false as const, why: 'it changed' });
    const { handler, events } = await tracedHost({ hooks, isHookStillTrusted });
    await handler.fireBeforeToolEvent(call);
    const [hook] = (await events())[0]?.hooks ?? [];
    expect(hook).toMatchObject({ verdict: 'untrusted', why: 'not run: it changed' });
    expect(hook).not.toHaveProperty('startedAt');
  });

  it('are valid even if the tool name is longer than the limit [LOG-3]', async () => {
    const toolName = `write_${'x'.repeat(10_000)}_end`;
    const hooks = { BeforeTool: [{ matcher: '_end$', hooks: [guard('one', 'echo no >&2; exit 2')] }] };
    const { handler, events } = await tracedHost({ hooks });
    await handler.fireBeforeToolEvent({ toolName, toolInput: {} });
    const [event] = await events();
    expect(event?.hooks).toMatchObject([{ hook: 0, verdict: 'ran', decision: 'deny' }]);
    expect(event?.end?.origins).toMatchObject({ decision: [0], reason: [0] });
  });
});

describe('Origins of merged output fields', () => {
  const answer = (name: string, output: object, more: object = {}) => ({ hook: action(name, () => output, more) });

  async function originsOf(...answers: ReturnType<typeof answer>[]) {
    const { handler, system, events } = await tracedHost();
    for (const { hook } of answers) system.registerHook(hook, 'BeforeTool');
    await handler.fireBeforeToolEvent(call);
    return (await events())[0]?.end?.origins;
  }

  it('name the hook that decided, and each that contributed a part [LOG-1]', async () => {
    const origins = await originsOf(
      answer('one', { decision: 'allow', reason: 'fine', hookSpecificOutput: { tool_input: { path: 'x' } } }),
      answer('two', { decision: 'deny', reason: 'no', hookSpecificOutput: { tool_input: { mode: 'y' } } }),
      answer('three', { systemMessage: 'hello', hookSpecificOutput: { tool_input: { path: 'z' } } }),
    );
    expect(origins).toMatchObject({
      decision: [1],
      reason: [1],
      systemMessage: [2],
      'hookSpecificOutput.tool_input.path': [2],
      'hookSpecificOutput.tool_input.mode': [1],
    });
  });

  it('are recorded for a field that is replaced as a whole [LOG-1]', async () => {
    const { handler, system, events } = await tracedHost();
    for (const [name, additionalContext] of [
      ['one', undefined],
      ['two', 'a'],
      ['three', 'b'],
    ] as const) {
      system.registerHook(
        action(name, () => ({ hookSpecificOutput: { additionalContext } })),
        'AfterTool',
      );
    }
    await handler.fireAfterToolEvent({ ...call, toolResponse: { llmContent: 'x' } });
    expect((await events())[0]?.end?.origins).toEqual({ 'hookSpecificOutput.additionalContext': [1, 2] });
  });

  it('are omitted for a field that no hook set [LOG-1]', async () => {
    const origins = await originsOf(answer('one', { systemMessage: 'hello' }), answer('two', {}));
    expect(origins).toEqual({ systemMessage: [0] });
  });

  it('include a guard that blocks because it is invalid [LOG-1]', async () => {
    const broken = JSON.parse('{ "type": "command", "name": "broken", "onError": "block" }');
    const layers = [{ source: 'user' as const, hooks: { BeforeTool: [{ hooks: [broken, guard('fine', 'true')] }] } }];
    const { handler, events } = await tracedHost({ layers });
    await handler.fireBeforeToolEvent(call);
    expect((await events())[0]?.end?.origins).toMatchObject({ decision: [0] });
  });
});

describe('Trace with inputs', () => {
  it('contains the input, output and result of each hook, for replay [VER-7]', async () => {
    const rewrite = '{"hookSpecificOutput":{"tool_input":{"path":"changed"}}}';
    const hooks = {
      BeforeTool: [
        { sequential: true, hooks: [guard('one', `echo '${rewrite}'; echo note >&2`), guard('two', 'cat >&2')] },
      ],
    };
    const { handler, events } = await tracedHost({ hooks }, { inputs: true });
    await handler.fireBeforeToolEvent(call);
    const [event] = await events();
    const inputs = [event?.start?.input, event?.hooks[1]?.input].map((each) => JSON.parse(each?.text ?? '{}'));
    expect(inputs[0]).toMatchObject({ hook_event_name: 'BeforeTool', tool_input: call.toolInput });
    expect(inputs[1]).toMatchObject({ tool_input: { path: 'changed', mode: 'b' } });
    expect(JSON.parse(event?.hooks[1]?.stderr?.text ?? '')).toEqual(inputs[1]);
    const [one] = event?.hooks ?? [];
    expect(one).not.toHaveProperty('input');
    expect(one).toMatchObject({ stdout: { text: `${rewrite}\n` }, stderr: { text: 'note\n' } });
    expect(JSON.parse(one?.output?.text ?? '')).toEqual(JSON.parse(rewrite));
    expect(JSON.parse(event?.end?.output?.text ?? '')).toMatchObject(JSON.parse(rewrite));
  });

  it('truncates long texts at whole characters and marks them [LOG-3]', async () => {
    const hooks = { BeforeTool: [{ hooks: [guard('one', 'printf "ü%.0s" $(seq 100); printf x >&2')] }] };
    const { handler, events } = await tracedHost({ hooks }, { inputs: true, maxText: 51 });
    await handler.fireBeforeToolEvent({ toolName: 'x', toolInput: { content: 'y'.repeat(1000) } });
    const [event] = await events();
    expect(event?.start?.input).toMatchObject({ cut: true });
    expect(event?.hooks[0]).toMatchObject({ stdout: { text: 'ü'.repeat(25), cut: true }, stderr: { text: 'x' } });
    expect(event?.hooks[0]?.stderr).not.toHaveProperty('cut');
  });

  it('marks an output that the runner truncated [LOG-3]', async () => {
    const hooks = { BeforeTool: [{ hooks: [guard('one', 'seq 1000')] }] };
    const { handler, events } = await tracedHost({ hooks, runner: { maxOutputBytes: 100 } }, { inputs: true });
    await handler.fireBeforeToolEvent(call);
    expect((await events())[0]?.hooks[0]?.stdout).toMatchObject({ cut: true });
  });

  it('redacts every text before truncating it [SEC-8]', async () => {
    const hooks = { BeforeTool: [{ matcher: 'secret', hooks: [guard('one', 'cat; echo "my secret" >&2; exit 2')] }] };
    const redact = (text: string) => text.replaceAll('secret', '***');
    const { handler, file, events } = await tracedHost({ hooks }, { inputs: true, maxText: 300, redact });
    await handler.fireBeforeToolEvent({ toolName: 'secret', toolInput: { token: `${'x'.repeat(200)}secret` } });
    expect((await events())[0]?.end?.hooks[0]).toMatchObject({ verdict: 'ran', reason: 'my ***' });
    // The matcher comes from the settings, not from the call.
    expect(readFileSync(file, 'utf8').replaceAll('"matcher":"secret"', '')).not.toContain('secret');
  });

  it('omits the text if redaction fails, without other effects [SEC-8, LOG-9]', async () => {
    const hooks = { BeforeTool: [{ hooks: [guard('one', 'echo secret >&2; exit 2')] }] };
    const redact = (): string => {
      throw new Error('boom');
    };
    const { handler, file, events } = await tracedHost({ hooks }, { inputs: true, redact });
    expect((await handler.fireBeforeToolEvent(call)).finalOutput?.reason).toBe('secret');
    expect((await events())[0]?.hooks[0]?.stderr).toEqual({ text: '', cut: true });
    expect(readFileSync(file, 'utf8')).not.toContain('secret');
  });
});

describe('Trace reader', () => {
  const startedAt = '2026-01-01T10:00:00.000Z';
  const about = { v: 1, id: 'a', pid: 1, session_id: 's', eventName: 'X' };
  const start = { ...about, kind: 'start', startedAt, sequential: false, hooks: [] };
  const end = { ...about, kind: 'end', startedAt, endedAt: startedAt, duration: 1, hooks: [] };
  const verdict = { name: 'guard', type: 'command', source: 'user', verdict: 'ran' };
  const hook = { ...about, kind: 'hook', hook: 0, queuedAt: startedAt, endedAt: startedAt, ...verdict };
  const read = (line: object) => parseTraceLines(`${JSON.stringify(line)}\n`);

  it.each([
    ['fields', { ...end, added: { later: true } }],
    ['a source, a hook type and a verdict', { ...hook, source: 'team', type: 'wasm', verdict: 'postponed' }],
    ['a hook type of a planned hook', { ...start, hooks: [{ hook: 0, name: 'guard', type: 'wasm', source: 'team' }] }],
    ['a decision and a stage', { ...end, stage: 'later', hooks: [{ ...verdict, decision: 'postpone' }] }],
  ])('reads lines of a newer host, which added %s [VER-7]', (_added, line) => {
    expect(read(line)).toEqual({ lines: [line], unknown: 0 });
  });

  it.each([
    ['a hook that is not an object', { ...end, hooks: [null] }],
    ['a hook without a verdict', { ...hook, verdict: undefined }],
    ['a text that is not an object', { ...hook, stdout: 'text' }],
    ['a list of warnings that is not one', { ...end, warnings: 'one' }],
    ['no time', { ...end, endedAt: undefined }],
    ['no process', { ...start, pid: '1' }],
  ])('skips and counts a line with %s [VER-7]', (_fault, line) => {
    expect(read(line)).toEqual({ lines: [], unknown: 1 });
  });

  it('ignores unknown lines and an incomplete last line [VER-7]', () => {
    const texts = [
      '{"half":',
      '[]',
      'null',
      '{}',
      JSON.stringify({ ...end, v: 2 }),
      JSON.stringify({ ...end, kind: 'new' }),
    ];
    const { lines, unknown } = parseTraceLines(`${[...texts, JSON.stringify(end)].join('\n')}\n\n{"v":1,"id"`);
    expect(lines).toEqual([end]);
    expect(unknown).toBe(texts.length);
  });

  it('shows an event whose host was killed [VER-7]', () => {
    const { lines } = read(start);
    expect(joinTraceLines(lines)).toMatchObject([{ id: 'a', eventName: 'X', hooks: [], end: undefined }]);
  });
});
