import { describe, expect, it } from 'vitest';
import type { FunctionHookConfig, HookInput, HookOutput } from '../../../../generated/index.js';
import { functionHook, makeBench, watchTimers } from '../../../support/core/runner/support.js';

/** Returns a function with an output that the types forbid, as plain JavaScript allows. */
function returning(value: unknown): FunctionHookConfig['action'] {
  return () => (value === undefined ? value : JSON.parse(JSON.stringify(value)));
}

describe('Function hook', () => {
  it.each([
    ['at once', () => ({ decision: 'deny' as const, reason: 'no' })],
    ['later', async () => ({ decision: 'deny' as const, reason: 'no' })],
    ['with an object that is only like a promise', () => likeAPromise({ decision: 'deny' as const, reason: 'no' })],
  ])('may return %s [RUN-17]', async (_name, action) => {
    const result = await makeBench().run(functionHook(action));
    expect(result).toMatchObject({ success: true, output: { decision: 'deny', reason: 'no' }, outputFormat: 'json' });
    expect(result).not.toHaveProperty('error');
    expect(result).not.toHaveProperty('exitCode');
  });

  it.each([undefined, null, '', '  '])('succeeds without an output if it returns %j [RUN-17]', async (value) => {
    const now = returning(value);
    for (const action of [now, async (...given: Parameters<typeof now>) => now(...given)]) {
      const result = await makeBench().run(functionHook(action));
      expect(result).toMatchObject({ success: true });
      expect(result).not.toHaveProperty('output');
    }
  });

  it('may return its output as text, like a script [RUN-17] [WIRE-9]', async () => {
    const bench = makeBench();
    const outputOf = async (text: string) => (await bench.run(functionHook(returning(text)))).output;
    expect(await outputOf(' be careful \n')).toEqual({ decision: 'allow', systemMessage: 'be careful' });
    expect(await outputOf('{"decision":"deny"}')).toEqual({ decision: 'deny' });
    expect(await outputOf(JSON.stringify('{"decision":"deny"}'))).toEqual({ decision: 'deny' });
  });

  it.each([7, true, false, [{ decision: 'deny' }]])(
    'fails if it returns %j, and the error names the expected type [RUN-17]',
    async (value) => {
      const result = await makeBench().run(functionHook(returning(value)));
      expect(result).toMatchObject({ success: false });
      expect(result.error?.message).toContain('expected an object');
      expect(result).not.toHaveProperty('output');
    },
  );

  it('has its output validated as strictly as that of a script [WIRE-19] [GEN-8]', async () => {
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
    ['nothing', undefined, 'Unknown error'],
    ['a symbol', Symbol('odd'), 'Unknown error'],
    ['an object without a text', broken, '{}'],
  ])('fails if it throws or rejects with %s [RUN-10] [RUN-17]', async (_name, thrown, message) => {
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

  it('fails if its output cannot be read, without an unhandled rejection [RUN-10]', async () => {
    const bench = makeBench();
    const rejections: unknown[] = [];
    const onRejection = (reason: unknown) => void rejections.push(reason);
    process.on('unhandledRejection', onRejection);
    const trap = {
      get decision(): never {
        throw new Error('trapped');
      },
    };
    const badThen = JSON.parse('{}');
    // biome-ignore lint/suspicious/noThenProperty: the test needs a thenable
    badThen.then = () => {
      throw new Error('trapped');
    };
    const timers = watchTimers();
    for (const action of [() => trap, async () => trap, async () => throwingThen(), () => badThen]) {
      const result = await bench.run(functionHook(action));
      expect(result.success).toBe(false);
      expect(result.error?.message).toContain('trapped');
    }
    await timers.areBack();
    await new Promise((resolve) => setTimeout(resolve, 1));
    process.removeListener('unhandledRejection', onRejection);
    expect(rejections).toEqual([]);
  });

  it('keeps its decision if another field throws, and the warning names the field [GEN-8] [RUN-17]', async () => {
    const bench = makeBench();
    const answers = [
      throwing<HookOutput>({ decision: 'deny' }, 'systemMessage'),
      throwing<HookOutput>({ decision: 'deny' }, 'continue'),
      throwing<HookOutput>({ decision: 'deny' }, 'hookSpecificOutput'),
      throwing<HookOutput>({ decision: 'deny' }, 'constructor'),
      throwingThen({ decision: 'deny' }),
      { decision: 'deny' as const, hookSpecificOutput: throwing({ permissionDecision: 'allow' }, 'tool_input') },
      { decision: 'deny' as const, hookSpecificOutput: { tool_input: { list: [throwing({}, 'x')] } } },
    ];
    for (const answer of answers) {
      const result = await bench.run(functionHook(() => answer));
      expect(result).toMatchObject({ success: true, output: { decision: 'deny' } });
      expect(result.warnings?.join()).toMatch(/cannot be read: trapped; it is ignored|no output may set/);
    }
    const stopped = await bench.run(functionHook(() => throwing<HookOutput>({ continue: false }, 'decision')));
    expect(stopped).toMatchObject({ success: true, output: { continue: false } });
    const asked = await bench.run(
      functionHook(() => ({ decision: 'allow', hookSpecificOutput: throwing({}, 'permissionDecision') })),
    );
    expect(asked.success).toBe(false);
    expect(asked.error?.message).toContain('hookSpecificOutput.permissionDecision cannot be read: trapped');
  });
});

describe('Function hook input', () => {
  it('is a separate copy: changes are invisible to other hooks and the host [RUN-21] [B-16]', async () => {
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

  it('equals the input of a script, even if the host passes class instances [RUN-21]', async () => {
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

  it('contains every key of the tool input, and is still a copy [RUN-21] [SEC-7]', async () => {
    const bench = makeBench();
    const named = { constructor: 'a field', list: [{ deep: 1 }] };
    const bare: unknown = Object.assign(Object.create(null), {
      inner: JSON.parse('{"__proto__":{"admin":true},"a":1}'),
    });
    const seen: Record<string, unknown>[] = [];
    const look = functionHook((given) => void seen.push({ ...given }));
    await bench.run(look, { input: bench.input({ tool_input: named, bare }) });
    expect(seen[0]?.['tool_input']).toEqual(named);
    expect(seen[0]?.['tool_input']).not.toBe(named);
    const inner = Object(Object(seen[0]?.['bare'])['inner']);
    expect(JSON.stringify(inner)).toBe('{"__proto__":{"admin":true},"a":1}');
    expect(Object.getPrototypeOf(inner)).toBe(Object.prototype);
    expect(inner.admin).toBeUndefined();
  });

  it('may contain a cycle, unlike the input of a script [RUN-21]', async () => {
    const bench = makeBench();
    const cyclic: Record<string, unknown> = { name: 'x' };
    cyclic['self'] = cyclic;
    cyclic['list'] = [{ around: cyclic }];
    const seen: Record<string, unknown>[] = [];
    const look = functionHook((given) => void seen.push({ ...given }));
    const input = bench.input({ tool_input: cyclic });
    const results = await bench.runner.executeHooksParallel([look, bench.hook('touch ran')], 'BeforeTool', input);
    expect(results.map(({ success }) => success)).toEqual([true, false]);
    expect(seen[0]?.['tool_input']).toEqual(cyclic);
    expect(seen[0]?.['tool_input']).not.toBe(cyclic);
  });
});

function likeAPromise<T>(value: T): PromiseLike<T> {
  // biome-ignore lint/suspicious/noThenProperty: the test needs a thenable
  return { then: (onValue, onError) => Promise.resolve(value).then(onValue, onError) };
}

function likeARejection(error: unknown): PromiseLike<never> {
  // biome-ignore lint/suspicious/noThenProperty: the test needs a thenable
  return { then: (onValue, onError) => Promise.reject(error).then(onValue, onError) };
}

function throwing<Fields extends object>(fields: Fields, name: string): Fields {
  const get = () => {
    throw new Error('trapped');
  };
  return Object.defineProperty({ ...fields }, name, { enumerable: true, get });
}

function throwingThen(fields: HookOutput = {}): HookOutput {
  return throwing(fields, 'then');
}

function spoil(value: object): void {
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'object' && member !== null) spoil(member);
    Reflect.set(value, name, 'spoiled');
  }
}
