import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HookConfig, HookErrorPolicy, HookExecutionResult } from '../../../../generated/index.js';
import { type Bench, functionHook, makeBench, setVariables } from '../../../support/core/runner/support.js';

type Failing = (bench: Bench, onError: HookErrorPolicy | undefined) => Promise<HookExecutionResult>;

const command =
  (text: string, more: { timeout?: number; args?: string[] } = {}): Failing =>
  (bench, onError) =>
    bench.run(bench.hook(text, { name: 'guard', onError, ...more }));

const withFunction =
  (action: Parameters<typeof functionHook>[0], timeout?: number): Failing =>
  (bench, onError) =>
    bench.run(functionHook(action, { name: 'guard', onError, timeout }));

const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;

/** Failures, each with a text that the reason must contain. */
const FAILURES: [name: string, failing: Failing, cause: string][] = [
  ['a crash', command('echo oops >&2; exit 1'), 'exited with code 1: oops'],
  ['a crash without output', command('exit 3'), 'exited with code 3'],
  ['death by a signal', command('kill -9 $$'), 'was killed by SIGKILL'],
  ['a timeout', command('exec sleep 600', { timeout: 200 }), 'timed out after 200 ms'],
  ['a missing file', command('./missing.sh'), 'exited with code 127'],
  ['a missing program, exec form', command('no-such-program', { args: [] }), 'command not found: no-such-program'],
  ['a truncated output', command(`printf '%3000s' '{"decision":"allow"}'`), 'wrote 3000 bytes on standard output'],
  ['an unknown decision', command(`echo '{"decision":"perhaps"}'`), 'decision'],
  ['a wrong continue', command(`echo '{"continue":"no"}'`), 'continue'],
  [
    'a function that throws',
    withFunction(() => {
      throw new Error('broken');
    }),
    'broken',
  ],
  ['a function that takes too long', withFunction(() => new Promise(() => {}), 50), 'timed out after 50 ms'],
  ['a function with an unknown decision', withFunction(() => JSON.parse('{"decision":"no"}')), 'decision'],
];

/** Cases in which a hook cannot start at all. */
const COULD_NOT_RUN: [name: string, failing: Failing, cause: string][] = [
  [
    'an input with a cycle',
    (bench, onError) =>
      bench.run(bench.hook('touch ran', { name: 'guard', onError }), { input: bench.input({ tool_input: cyclic }) }),
    'cannot write the input of the event as JSON',
  ],
  [
    'an input with a BigInt',
    (bench, onError) =>
      bench.run(bench.hook('touch ran', { name: 'guard', onError }), { input: bench.input({ tool_input: { n: 1n } }) }),
    'cannot write the input of the event as JSON',
  ],
  [
    'too much depth',
    async (bench, onError) => {
      const restore = setVariables({ HOOKWRIGHT_DEPTH: '8' });
      const result = await bench.run(bench.hook('touch ran', { name: 'guard', onError }));
      restore();
      return result;
    },
    'not run: this agent was started by a hook',
  ],
  [
    'a working directory that is gone',
    (bench, onError) => {
      const cwd = bench.path('gone');
      mkdirSync(cwd);
      rmSync(cwd, { recursive: true });
      return bench.run(bench.hook('true', { name: 'guard', onError }), { input: bench.input({ cwd }) });
    },
    'working directory does not exist',
  ],
];

describe.each(COULD_NOT_RUN)('HookRunner with %s', (_name, failing, cause) => {
  it.each([undefined, 'allow', 'block'] as const)(
    'blocks the call with onError %s, because the hook could not run [FAIL-9] [X-64]',
    async (onError) => {
      const bench = makeBench();
      const { output, success } = await failing(bench, onError);
      expect(success).toBe(false);
      expect(output?.decision).toBe('deny');
      expect(output?.reason).toMatch(/^Hook "guard" could not run: /);
      expect(output?.reason).toContain(cause);
      expect(existsSync(bench.path('ran'))).toBe(false);
    },
  );
});

describe.each(FAILURES)('HookRunner after %s', (_name, failing, cause) => {
  const bounded = () => makeBench({}, { maxOutputBytes: 2000 });

  it.each([undefined, 'allow' as const])('lets the call proceed with onError %s [FAIL-9] [RUN-10]', async (onError) => {
    const bench = bounded();
    const result = await failing(bench, onError);
    expect(result).toMatchObject({ success: false, error: expect.any(Error) });
    expect(result.error?.message).toContain(cause);
    expect(result.output?.decision ?? 'allow').toBe('allow');
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('blocks the call with onError "block" and names the cause [FAIL-9]', async () => {
    const result = await failing(bounded(), 'block');
    expect(result).toMatchObject({ success: false, error: expect.any(Error), output: { decision: 'deny' } });
    expect(result.output?.reason).toContain(`Hook "guard" failed and blocks on errors: `);
    expect(result.output?.reason).toContain(cause);
    expect(Object.keys(result.output ?? {})).toEqual(['decision', 'reason']);
  });
});

describe('Host with onError "block"', () => {
  const strict = () => makeBench({ getErrorPolicy: () => 'block' }, { maxOutputBytes: 2000 });

  it.each(FAILURES)('blocks after %s of a hook without its own onError [FAIL-9] [X-61]', async (...row) => {
    const [, failing, cause] = row;
    const { output } = await failing(strict(), undefined);
    expect(output?.decision).toBe('deny');
    expect(output?.reason).toContain(cause);
  });

  it('lets the call proceed if the failed hook has onError "allow" [FAIL-9] [X-61]', async () => {
    const bench = strict();
    const { output } = await bench.run(bench.hook('exit 1', { onError: 'allow' }));
    expect(output?.decision ?? 'allow').toBe('allow');
  });
});

describe('onError "block"', () => {
  it('does not affect successful hooks or the reason of exit code 2 [FAIL-9]', async () => {
    const bench = makeBench();
    const run = async (text: string) => (await bench.run(bench.hook(text, { onError: 'block' }))).output;
    expect(await run('echo mine >&2; exit 2')).toEqual({ decision: 'deny', reason: 'mine' });
    expect(await run('true')).toBeUndefined();
    expect(await run('echo fine')).toEqual({ decision: 'allow', systemMessage: 'fine' });
    expect(await run(`echo '{"decision":"ask"}'`)).toEqual({ decision: 'ask' });
  });
});

describe('Error whose properties throw', () => {
  it('still blocks with onError "block" [FAIL-9] [RUN-10]', async () => {
    const bench = makeBench();
    const evil = new Error();
    Object.defineProperty(evil, 'message', {
      get: () => {
        throw new Error('not to be read');
      },
    });
    const throws = () => {
      throw evil;
    };
    const result = await bench.run(functionHook(throws, { name: 'guard', onError: 'block' }));
    expect(result.output).toEqual({
      decision: 'deny',
      reason: 'Hook "guard" failed and blocks on errors: it failed',
    });
  });
});

describe('A failed hook does not block [FAIL-9]', () => {
  it.each(['AfterTool', 'BeforeModel', 'SessionStart'] as const)('on %s', async (eventName) => {
    const bench = makeBench();
    const hooks: HookConfig[] = ['exit 1', 'kill -9 $$', 'echo block', 'echo deny >&2', './missing'].map((text) =>
      bench.hook(text),
    );
    const results = await bench.runner.executeHooksParallel(hooks, eventName, bench.input({}, eventName));
    for (const { output } of results) expect(output?.decision ?? 'allow').toBe('allow');
  });
});
