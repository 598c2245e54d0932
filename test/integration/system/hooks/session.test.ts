import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHooks, type HookProgress, type HookTrace } from '../../../../src/index.js';
import { hooksOf, projectWith } from '../../../support/system/hooks.js';

const deny = { decision: 'deny' as const, reason: 'no' };

describe('Hooks.session', () => {
  it('fires SessionStart, and returns its context', async () => {
    const hooks = await hooksOf();
    hooks.on('SessionStart', ({ source, session_id }) => ({
      hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext: `${source} ${session_id}` },
    }));
    const session = await hooks.session({ id: 'a', source: 'resume' });
    expect(session.sessionId).toBe('a');
    expect(session.start).toMatchObject({ blocked: false, context: 'resume a' });
  });

  it('gives hooks its id, directory and transcript, and shares hooks with other sessions', async () => {
    const hooks = await hooksOf();
    const seen: object[] = [];
    hooks.on('BeforeTool', ({ session_id, cwd, transcript_path }) => {
      seen.push({ session_id, cwd, transcript_path });
    });
    const a = await hooks.session({ id: 'a', cwd: '/a', transcriptPath: '/a/log' });
    const b = await hooks.session({ id: 'b' });
    await Promise.all([a.tool('ls', {}, () => ''), b.tool('ls', {}, () => ''), hooks.tool('ls', {}, () => '')]);
    expect(seen).toEqual([
      { session_id: 'a', cwd: '/a', transcript_path: '/a/log' },
      { session_id: 'b', cwd: expect.any(String), transcript_path: '' },
      { session_id: hooks.sessionId, cwd: expect.any(String), transcript_path: '' },
    ]);
  });

  it('asks the person of the session', async () => {
    const hooks = await hooksOf({ confirm: async () => false });
    hooks.on('BeforeTool', () => ({ decision: 'ask', reason: 'sure?' }));
    const session = await hooks.session({ confirm: async () => true });
    expect(await session.tool('ls', {}, () => 'ran')).toMatchObject({ status: 'done' });
    expect(await hooks.tool('ls', {}, () => 'ran')).toMatchObject({ status: 'blocked', by: 'person' });
  });

  it('names itself in progress and traces, with ids of event and run', async () => {
    const hooks = await hooksOf();
    const progress: HookProgress[] = [];
    const traces: HookTrace[] = [];
    hooks.subscribe('progress', (each) => progress.push(each));
    const stop = hooks.subscribe('trace', (each) => traces.push(each));
    hooks.on('BeforeTool', { name: 'one' }, () => undefined);
    hooks.on('BeforeTool', { name: 'two' }, () => undefined);
    const session = await hooks.session({ id: 'a' });
    await session.fire('BeforeTool', { toolName: 'ls', toolInput: {} });
    expect(progress.map(({ kind, sessionId }) => [kind, sessionId])).toEqual(
      ['start', 'start', 'end', 'end'].map((kind) => [kind, 'a']),
    );
    expect(new Set(progress.map(({ id }) => id)).size).toBe(2);
    expect(new Set(progress.map(({ eventId }) => eventId)).size).toBe(1);
    expect(traces.at(-1)).toMatchObject({ eventName: 'BeforeTool', sessionId: 'a' });
    stop();
    await session.fire('BeforeTool', { toolName: 'ls', toolInput: {} });
    expect(traces.filter(({ eventName }) => eventName === 'BeforeTool')).toHaveLength(1);
  });

  it('writes its id into the trace file', async () => {
    const folder = projectWith({});
    const file = join(folder, 'trace.jsonl');
    const hooks = await hooksOf({ cwd: folder, trace: { file } });
    hooks.on('BeforeTool', () => undefined);
    const session = await hooks.session({ id: 'a' });
    await session.fire('BeforeTool', { toolName: 'ls', toolInput: {} });
    await hooks.dispose();
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map(({ session_id }) => session_id))).toEqual(new Set(['a']));
  });
});

describe('the end of a session', () => {
  it('fires SessionEnd once, with the reason', async () => {
    const hooks = await hooksOf();
    const reasons: string[] = [];
    hooks.on('SessionEnd', ({ reason }) => {
      reasons.push(reason);
    });
    const session = await hooks.session();
    await Promise.all([session.end('logout'), session.end(), session[Symbol.asyncDispose]()]);
    expect(reasons).toEqual(['logout']);
  });

  it('makes guards of later calls count as guards that could not run', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeTool', { matcher: 'deploy', name: 'freeze' }, () => undefined);
    const session = await hooks.session();
    await session.end();
    expect(await session.tool('deploy', {}, () => 'ran')).toEqual({
      status: 'blocked',
      by: 'could-not-run',
      reason: 'the hooks could not run: the session has ended',
    });
    const decision = await session.fire('BeforeTool', { toolName: 'deploy', toolInput: {} });
    expect(decision).toMatchObject({ blocked: true, couldNotRun: [{ hook: 'freeze', why: 'the session has ended' }] });
    // Other sessions, and tools without a guard, go on.
    expect(await session.tool('ls', {}, () => 'ran')).toMatchObject({ status: 'done' });
    expect(await hooks.tool('deploy', {}, () => 'ran')).toMatchObject({ status: 'done' });
  });

  it('leaves a running call its hooks after the tool', async () => {
    const hooks = await hooksOf();
    hooks.on('AfterTool', () => ({ continue: false, stopReason: 'seen' }));
    const session = await hooks.session();
    let finish: (() => void) | undefined;
    const running = session.tool('ls', {}, () => new Promise<void>((resolve) => (finish = resolve)));
    await expect.poll(() => finish).toBeDefined();
    await session.end();
    finish?.();
    expect(await running).toMatchObject({ status: 'stopped', reason: 'seen' });
  });
});

describe('Hooks.dispose', () => {
  it('ends open sessions, each once', async () => {
    const hooks = await hooksOf();
    const ended: string[] = [];
    hooks.on('SessionEnd', ({ session_id }) => {
      ended.push(session_id);
    });
    const a = await hooks.session({ id: 'a' });
    await hooks.session({ id: 'b' });
    await a.end();
    await hooks.dispose();
    await a.end();
    expect(ended).toEqual(['a', 'b']);
  });

  it('is safe while calls run, and blocks later calls that have a guard', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeTool', { matcher: 'deploy' }, () => undefined);
    const session = await hooks.session();
    let finish: ((value: string) => void) | undefined;
    const running = session.tool('deploy', {}, () => new Promise<string>((resolve) => (finish = resolve)));
    await expect.poll(() => finish).toBeDefined();
    await Promise.all([hooks.dispose(), hooks.dispose()]);
    finish?.('deployed');
    expect(await running).toMatchObject({ status: 'done', result: 'deployed' });
    for (const scope of [hooks, session]) {
      expect(await scope.tool('deploy', {}, () => 'ran')).toMatchObject({ status: 'blocked', by: 'could-not-run' });
      expect(await scope.tool('ls', {}, () => 'ran')).toMatchObject({ status: 'done' });
    }
  });
});

describe('hooks of settings files', () => {
  const guard = { type: 'command', name: 'guard', command: './guard.sh' };
  const settings = { enableHooks: true, hooks: { BeforeTool: [{ hooks: [guard] }] } };
  const script = { 'guard.sh': '#!/bin/sh\necho blocked by the file >&2; exit 2\n' };

  it('run once a person has trusted them', async () => {
    const cwd = projectWith(settings, script);
    const warnings: unknown[] = [];
    const logger = { log: () => {}, warn: (text: unknown) => warnings.push(text) };
    const hooks = await createHooks({ cwd, logger });
    onTestFinished(() => hooks.dispose({ kill: true }));
    const untrusted = await hooks.fire('BeforeTool', { toolName: 'ls', toolInput: {} });
    expect(untrusted).toMatchObject({ blocked: false, couldNotRun: [{ hook: 'guard' }] });
    expect(warnings.join('\n')).toContain('guard');
    const pending = await hooks.trust.pending();
    await hooks.trust.grant(pending.map(({ id }) => id));
    expect(await hooks.tool('ls', {}, () => 'ran')).toMatchObject({ status: 'blocked', reason: 'blocked by the file' });
  });

  it('are joined by functions, although the project has no settings', async () => {
    const hooks = await createHooks({ cwd: projectWith({}) });
    onTestFinished(() => hooks.dispose({ kill: true }));
    hooks.on('BeforeTool', () => deny);
    expect(await hooks.tool('ls', {}, () => 'ran')).toMatchObject({ status: 'blocked', reason: 'no' });
  });

  it('report problems with their position', async () => {
    const cwd = projectWith({ enableHooks: true, hooks: { BeforeTol: [] } });
    const hooks = await createHooks({ cwd, logger: false });
    onTestFinished(() => hooks.dispose({ kill: true }));
    expect(hooks.problems).toEqual([expect.objectContaining({ line: 1, message: 'unknown event "BeforeTol"' })]);
  });
});

describe('a session in another folder', () => {
  it('is a warning if the folder is outside of the project, whose settings are the ones in force', async () => {
    const cwd = projectWith({});
    const warnings: string[] = [];
    const hooks = await createHooks({ cwd, logger: { log: () => {}, warn: (text) => warnings.push(String(text)) } });
    onTestFinished(() => hooks.dispose({ kill: true }));
    await hooks.session({ cwd: join(cwd, '.hookwright') });
    expect(warnings).toEqual([]);
    await hooks.session({ cwd: '/' });
    expect(warnings).toEqual([
      `hooks: the settings of / are not read: they are those of ${cwd}. For another project, call createHooks again`,
    ]);
  });
});

describe('createHooks', () => {
  it('rejects wrong options with a remedy', async () => {
    const create = (options: unknown) => Reflect.apply(createHooks, undefined, [options]);
    await expect(create({ workingDir: '/' })).rejects.toThrow(
      new TypeError('cannot create hooks: the option "workingDir" is called "cwd" here'),
    );
    await expect(create({ cwd: '/nowhere/at/all' })).rejects.toThrow(
      /cannot use cwd "\/nowhere\/at\/all": directory not found/,
    );
    await expect(create({ settings: false, hooks: { BeforeTool: [() => {}] } })).rejects.toThrow(
      /hooks\.on\('BeforeTool', hook\)/,
    );
    await expect(create(null)).rejects.toThrow(TypeError);
    await expect(create({ settings: false, dialects: ['claude-code'] })).rejects.toThrow(
      new TypeError('cannot create hooks: "dialects" needs settings files. Remove settings: false, or the option'),
    );
    const hooks = await hooksOf();
    await expect(Reflect.apply(hooks.session, hooks, [null])).rejects.toThrow(
      new TypeError('cannot open a session: the options must be an object, but got null'),
    );
  });
});

describe('a matcher of an event that has nothing to match', () => {
  it('is a warning with its position, and the hooks run', async () => {
    const hook = { type: 'command', command: 'exit 2' };
    const cwd = projectWith({ enableHooks: true, hooks: { BeforeAgent: [{ matcher: 'x', hooks: [hook] }] } });
    const hooks = await createHooks({ cwd, logger: false });
    onTestFinished(() => hooks.dispose({ kill: true }));
    expect(hooks.problems).toEqual([
      expect.objectContaining({
        line: 1,
        severity: 'warning',
        message: 'BeforeAgent has no matcher',
        help: 'the matcher is ignored and its hooks always run; remove it',
      }),
    ]);
  });
});
