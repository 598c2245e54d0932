import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import type { FunctionHookConfig, HookInput } from '../../../generated/index.js';
import { functionHook, makeBench, stallUntil, until } from './support.js';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

/** Timers of the test runner come and go; one that a hook leaves behind would stay for a minute. */
const timersAreBackTo = (count: number) => until(() => timers() <= count, 'no timer is left', 10_000);

/** A function that returns what the types would not let it, as one in plain JavaScript might. */
function returning(value: unknown): FunctionHookConfig['action'] {
  return () => (value === undefined ? value : JSON.parse(JSON.stringify(value)));
}

describe('a function hook', () => {
  it.each([
    ['at once', () => ({ decision: 'deny' as const, reason: 'no' })],
    ['later', async () => ({ decision: 'deny' as const, reason: 'no' })],
    ['with an object that is only like a promise', () => likeAPromise({ decision: 'deny' as const, reason: 'no' })],
  ])('may answer %s [RUN-17]', async (_name, action) => {
    const result = await makeBench().run(functionHook(action));
    expect(result).toMatchObject({ success: true, output: { decision: 'deny', reason: 'no' }, outputFormat: 'json' });
    expect(result).not.toHaveProperty('error');
    expect(result).not.toHaveProperty('exitCode');
  });

  it.each([undefined, null, '', '  '])('succeeds without an output when it returns %j [RUN-17]', async (value) => {
    const now = returning(value);
    for (const action of [now, async (...given: Parameters<typeof now>) => now(...given)]) {
      const result = await makeBench().run(functionHook(action));
      expect(result).toMatchObject({ success: true });
      expect(result).not.toHaveProperty('output');
    }
  });

  it('answers in writing like a script does [RUN-17] [WIRE-9]', async () => {
    const bench = makeBench();
    const outputOf = async (text: string) => (await bench.run(functionHook(returning(text)))).output;
    expect(await outputOf(' be careful \n')).toEqual({ decision: 'allow', systemMessage: 'be careful' });
    expect(await outputOf('{"decision":"deny"}')).toEqual({ decision: 'deny' });
    expect(await outputOf(JSON.stringify('{"decision":"deny"}'))).toEqual({ decision: 'deny' });
  });

  it.each([7, true, false, [{ decision: 'deny' }]])(
    'that returns %j has failed and says what was expected [RUN-17]',
    async (value) => {
      const result = await makeBench().run(functionHook(returning(value)));
      expect(result).toMatchObject({ success: false });
      expect(result.error?.message).toContain('expected an object');
      expect(result).not.toHaveProperty('output');
    },
  );

  it('with an odd or unusable output is read as strictly as a script [WIRE-19] [GEN-8]', async () => {
    const bench = makeBench();
    const odd = await bench.run(functionHook(returning({ decision: 'Deny', reason: 5 })));
    expect(odd).toMatchObject({ success: true, output: { decision: 'deny' } });
    expect(odd.warnings).toHaveLength(2);
    const unusable = await bench.run(functionHook(returning({ continue: 'no' })));
    expect(unusable).toMatchObject({ success: false, error: expect.any(Error) });
  });

  const broken = Object.create(null);
  it.each([
    ['an error', new Error('broken'), 'broken'],
    ['a text', 'broken', 'broken'],
    ['nothing', undefined, 'undefined'],
    ['a symbol', Symbol('odd'), 'Symbol(odd)'],
    ['an object without a text', broken, 'cannot be shown'],
  ])('that throws %s, now or later, has failed [RUN-10] [RUN-17]', async (_name, thrown, message) => {
    const bench = makeBench();
    const now = () => {
      throw thrown;
    };
    for (const action of [now, async () => now(), () => likeARejection(thrown)]) {
      const result = await bench.run(functionHook(action));
      expect(result).toMatchObject({ success: false, error: expect.any(Error) });
      expect(result.error?.message).toContain(message);
    }
  });

  it('whose answer cannot be read has failed at once, and nothing is left unhandled [RUN-10]', async () => {
    const bench = makeBench();
    const rejections: unknown[] = [];
    const onRejection = (reason: unknown) => void rejections.push(reason);
    process.on('unhandledRejection', onRejection);
    const trap = {
      get decision(): never {
        throw new Error('trapped');
      },
    };
    const throwingThen = {
      // biome-ignore lint/suspicious/noThenProperty: what is like a promise is the subject here
      get then(): never {
        throw new Error('trapped');
      },
    };
    const badThen = JSON.parse('{}');
    // biome-ignore lint/suspicious/noThenProperty: what is like a promise is the subject here
    badThen.then = () => {
      throw new Error('trapped');
    };
    const before = timers();
    for (const action of [() => trap, async () => trap, () => throwingThen, () => badThen]) {
      const result = await bench.run(functionHook(action));
      expect(result.error?.message).toBe('trapped');
    }
    await timersAreBackTo(before);
    await new Promise((resolve) => setTimeout(resolve, 1));
    process.removeListener('unhandledRejection', onRejection);
    expect(rejections).toEqual([]);
  });

  it('of the kind runtime is one that the registry renames; the runner knows no such kind [RUN-16]', async () => {
    const hook = JSON.parse('{"type":"runtime","name":"x"}');
    expect(await makeBench().run(hook)).toMatchObject({
      success: false,
      error: { message: 'there is no hook of the type "runtime"' },
    });
  });
});

describe('the input of a function hook', () => {
  it('is a copy of its own: no hook, nor the host, sees what it does to it [RUN-21] [B-16]', async () => {
    const bench = makeBench();
    const input = bench.input({ tool_input: { list: [{ deep: 'kept' }] } });
    const before = structuredClone(input);
    const seen: HookInput[] = [];
    const spoiling = functionHook((given) => {
      seen.push(structuredClone(given));
      const parts = JSON.parse(JSON.stringify(given));
      Object.assign(given, { session_id: 'spoiled' });
      for (const value of Object.values(given)) if (typeof value === 'object') spoil(value);
      return { hookSpecificOutput: { tool_input: parts.tool_input } };
    });
    const hooks = [spoiling, spoiling, bench.hook('cat > seen'), spoiling];
    await bench.runner.executeHooksParallel(hooks, 'BeforeTool', input);
    await bench.runner.executeHooksSequential(hooks, 'BeforeTool', input);
    expect(seen).toEqual(Array.from({ length: 6 }, () => before));
    expect(JSON.parse(bench.read('seen'))).toEqual(before);
    expect(input).toEqual(before);
  });

  it('has everything that a script would read, also when the host uses classes [RUN-21]', async () => {
    class Arguments {
      path = 'a.txt';
      nested = { when: new Date(0) };
      read = () => this.path;
    }
    const bench = makeBench();
    const shared = { once: true };
    const input = bench.input({
      tool_input: new Arguments(),
      a: shared,
      b: shared,
      call: () => 1,
      map: new Map([[1, 2]]),
    });
    const seen: unknown[] = [];
    await bench.run(
      functionHook((given) => void seen.push(given)),
      { input },
    );
    expect(seen[0]).toEqual({
      ...bench.input(),
      tool_input: { path: 'a.txt', nested: { when: new Date(0) }, read: undefined },
      a: shared,
      b: shared,
      call: undefined,
      map: new Map([[1, 2]]),
    });
  });

  it('may hold a cycle, which only a script cannot be given [RUN-21]', async () => {
    const bench = makeBench();
    const cyclic: Record<string, unknown> = { name: 'x' };
    cyclic['self'] = cyclic;
    const seen: Record<string, unknown>[] = [];
    const look = functionHook((given) => void seen.push({ ...given }));
    const input = bench.input({ tool_input: cyclic });
    const results = await bench.runner.executeHooksParallel([look, bench.hook('touch ran')], 'BeforeTool', input);
    expect(results.map(({ success }) => success)).toEqual([true, false]);
    expect(seen[0]?.['tool_input']).toEqual(cyclic);
    expect(seen[0]?.['tool_input']).not.toBe(cyclic);
  });
});

describe('the timeout of a function hook', () => {
  it('ends the wait, aborts its signal and names the time [RUN-17] [RUN-14]', async () => {
    const bench = makeBench();
    let signal: AbortSignal | undefined;
    const before = timers();
    const hanging = functionHook(
      (_input, options) => {
        signal = options.signal;
        return new Promise(() => {});
      },
      { timeout: 30 },
    );
    const result = await bench.run(hanging);
    expect(result).toMatchObject({ success: false, timedOut: true, error: { message: 'timed out after 30 ms' } });
    expect(signal?.aborted).toBe(true);
    await timersAreBackTo(before);
  });

  it('also aborts a signal that is asked for only afterwards [RUN-17]', async () => {
    const bench = makeBench();
    let options: { signal: AbortSignal } | undefined;
    const hanging = functionHook(
      (_input, given) => {
        options = given;
        return new Promise(() => {});
      },
      { timeout: 20 },
    );
    await bench.run(hanging);
    expect(options?.signal.aborted).toBe(true);
  });

  it('swallows what the function does later [RUN-17] [RUN-10]', async () => {
    const bench = makeBench();
    let fail: (error: Error) => void = () => {};
    const promise = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const late = functionHook(() => promise, { timeout: 20 });
    expect(await bench.run(late)).toMatchObject({ timedOut: true });
    fail(new Error('too late'));
    await new Promise((resolve) => setTimeout(resolve, 1));
  });

  it('leaves no timer, and no aborted signal, when the function was in time [RUN-17]', async () => {
    const bench = makeBench();
    const before = timers();
    const signals: AbortSignal[] = [];
    const hooks = [
      functionHook(async (_input, { signal }) => void signals.push(signal)),
      functionHook((_input, { signal }) => void signals.push(signal)),
      functionHook(async () => {
        throw new Error('broken');
      }),
    ];
    await bench.runner.executeHooksParallel(hooks, 'BeforeTool', bench.input());
    await timersAreBackTo(before);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  });

  it('does not win against an answer that came while the host stalled [RUN-19]', async () => {
    const bench = makeBench();
    const { port1, port2 } = new MessageChannel();
    const listening = functionHook(
      async () => {
        await once(port2, 'message');
        return { decision: 'deny' };
      },
      { timeout: 20 },
    );
    // From here the loop looks at its timers before it looks at anything that came in.
    await new Promise(setImmediate);
    const running = bench.run(listening);
    port1.postMessage('the answer');
    stallUntil(() => true, 100);
    expect(await running).toMatchObject({ success: true, output: { decision: 'deny' } });
    port1.close();
  });

  it.each([0, -5, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY])(
    'of %s does not end it at once [B-23]',
    async (timeout) => {
      const bench = makeBench();
      const slow = functionHook(
        async () => {
          await new Promise((resolve) => setTimeout(resolve, 50));
          return { decision: 'deny' };
        },
        { timeout },
      );
      expect(await bench.run(slow)).toMatchObject({ success: true, output: { decision: 'deny' } });
      expect(await bench.run(bench.hook('sleep 0.1; exit 2', { timeout }))).toMatchObject({ exitCode: 2 });
    },
  );

  it('is 60 seconds unless it says otherwise [RUN-15]', async () => {
    const bench = makeBench();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const ended: (string | undefined)[] = [];
      const running = bench
        .run(functionHook(() => new Promise(() => {})))
        .then(({ error }) => void ended.push(error?.message));
      await vi.advanceTimersByTimeAsync(59_999);
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      expect(ended).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await running;
      expect(ended).toEqual(['timed out after 60000 ms']);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a hook that cannot be run', () => {
  it('is one of the kind plugin, whatever else its entry says [RUN-16] [B-20]', async () => {
    const bench = makeBench();
    const plugin = JSON.parse('{"type":"plugin","command":"touch ran","onError":"block","name":"p"}');
    expect(await bench.run(plugin)).toMatchObject({
      success: false,
      error: { message: 'a hook of the type "plugin" cannot be run' },
    });
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it.each(['{"type":"http"}', '{"type":5}', '{}', '{"type":"command"}', '{"type":"function","name":"x"}'])(
    'is %s [RUN-16] [RUN-10]',
    async (entry) => {
      const result = await makeBench().run(JSON.parse(entry));
      expect(result).toMatchObject({ success: false, error: expect.any(Error), eventName: 'BeforeTool' });
    },
  );

  it.each(['command', 'function'])('is a %s of the project in a folder that is not trusted [RUN-18]', async (kind) => {
    const calls: HookInput[] = [];
    const bench = makeBench({ isTrustedFolder: () => false });
    const action = (input: HookInput) => void calls.push(input);
    const hookOf = (source: 'project' | 'user') =>
      kind === 'command' ? bench.hook('touch ran', { source }) : functionHook(action, { source });
    const result = await bench.run(hookOf('project'));
    expect(result).toMatchObject({ success: false, skipped: 'untrusted', error: expect.any(Error) });
    expect(calls).toEqual([]);
    expect(existsSync(bench.path('ran'))).toBe(false);
    expect(await bench.run(hookOf('user'))).toMatchObject({ success: true });
  });

  it('is one of the project when nobody can say whether the folder is trusted [RUN-18] [RUN-10]', async () => {
    const bench = makeBench({
      isTrustedFolder: () => {
        throw new Error('no idea');
      },
    });
    expect(await bench.run(bench.hook('true', { source: 'project' }))).toMatchObject({
      success: false,
      error: { message: 'no idea' },
    });
  });
});

function likeAPromise<T>(value: T): PromiseLike<T> {
  // biome-ignore lint/suspicious/noThenProperty: what is like a promise is the subject here
  return { then: (onValue, onError) => Promise.resolve(value).then(onValue, onError) };
}

function likeARejection(error: unknown): PromiseLike<never> {
  // biome-ignore lint/suspicious/noThenProperty: what is like a promise is the subject here
  return { then: (onValue, onError) => Promise.reject(error).then(onValue, onError) };
}

function spoil(value: object): void {
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'object' && member !== null) spoil(member);
    Reflect.set(value, name, 'spoiled');
  }
}
