import { describe, expect, it } from 'vitest';
import type { HookEventName, HookOutput } from '../../../../../generated/index.js';
import { createConfig } from '../../../../../src/index.js';
import { withHooks } from '../../../../../src/integrations/model-sdks/openai/index.js';
import type { WithHooksOptions } from '../../../../../src/integrations/model-sdks/shared/client.js';

type Tool = Record<string, unknown>;

/** Returns the hooked tools as a helper of the client receives them. */
async function toolsOf(hooks: Partial<Record<HookEventName, HookOutput>>, tools: Tool[], options?: WithHooksOptions) {
  const config = createConfig({ workingDir: process.cwd() });
  const seen: object[] = [];
  const system = config.getHookSystem();
  await system?.initialize();
  for (const [event, answer] of Object.entries(hooks)) {
    const action = async (input: object): Promise<HookOutput> => {
      seen.push(input);
      return answer;
    };
    system?.registerHook({ type: 'function', name: event, action }, event === 'AfterTool' ? 'AfterTool' : 'BeforeTool');
  }
  const runTools = (body: { tools: Tool[] }, _options?: { signal?: AbortSignal }) => body.tools;
  const client = { chat: { completions: { create: () => undefined, runTools } } };
  const [first = {}] = withHooks(client, config, options).chat.completions.runTools({ tools });
  return { first, seen };
}

async function call(method: unknown, ...args: unknown[]): Promise<unknown> {
  if (typeof method !== 'function') throw new TypeError('no function');
  return Reflect.apply(method, undefined, args);
}

const deny = { decision: 'deny', reason: 'no' } as const;
const more = { hookSpecificOutput: { additionalContext: 'and more' } };

describe('hookRunnable', () => {
  it('wraps a callback and keeps the other members of the tool', async () => {
    const own = Object.defineProperty({ $brand: 'auto', function: { name: 'write' } }, '$callback', {
      value: async () => 'written',
    });
    const { first, seen } = await toolsOf({ BeforeTool: deny }, [own]);
    expect(first['$brand']).toBe('auto');
    expect(await call(first['$callback'], { path: 'a' })).toBe('Tool execution blocked: no');
    expect(seen).toMatchObject([{ tool_name: 'write', tool_input: { path: 'a' } }]);
  });

  it("passes the id of Anthropic's call to hooks", async () => {
    const { first, seen } = await toolsOf({ AfterTool: {} }, [{ name: 'write', run: async () => 'written' }]);
    await call(first['run'], {}, { toolUse: { id: 'toolu_1' }, toolUseBlock: { id: 'toolu_1' } });
    await call(first['run'], {}, { toolUseBlock: { id: 'toolu_2' } });
    await call(first['run'], {});
    const made = expect.stringMatching(/^call_/);
    expect(seen).toMatchObject([{ tool_use_id: 'toolu_1' }, { tool_use_id: 'toolu_2' }, { tool_use_id: made }]);
  });

  describe("finds OpenAI's call in the messages of the runner", () => {
    const called = (id: string, name: string, args: string) => ({ id, function: { name, arguments: args } });
    const idsOf = async (calls: object[], ...inputs: unknown[]): Promise<unknown[]> => {
      const own = { function: { name: 'write', function: async () => 'written' } };
      const { first, seen } = await toolsOf({ BeforeTool: {} }, [own]);
      const runner = { messages: [{ role: 'user' }, { role: 'assistant', tool_calls: calls }, { role: 'tool' }] };
      for (const input of inputs) await call(Object(first['function']).function, input, runner, {});
      return seen.map((input) => ('tool_use_id' in input ? input.tool_use_id : undefined));
    };
    const made = expect.stringMatching(/^call_/);

    it('by its name and arguments, as text or parsed', async () => {
      const calls = [
        called('c1', 'write', '{"a":1}'),
        called('c2', 'read', '{"a":2}'),
        called('c3', 'write', '{"a": 2}'),
      ];
      expect(await idsOf(calls, '{"a": 2}', '{"a":1}')).toEqual(['c3', 'c1']);
      expect(await idsOf(calls, { a: 2 }, { a: 1 })).toEqual(['c3', 'c1']);
    });

    it('in their order if calls are equal, each once', async () => {
      const calls = [called('c1', 'write', '{}'), called('c2', 'write', '{}')];
      expect(await idsOf(calls, '{}', '{}', '{}')).toEqual(['c1', 'c2', made]);
    });

    it('if arguments were changed only while one call can be meant', async () => {
      expect(await idsOf([called('c1', 'write', '{"a":"1"}')], { a: 1 })).toEqual(['c1']);
      const calls = [called('c1', 'write', '{"a":"1"}'), called('c2', 'write', '{"a":"2"}')];
      expect(await idsOf(calls, { a: 2 }, { a: 1 })).toEqual([made, made]);
    });
  });

  it('passes arguments that are not an object to hooks', async () => {
    const own = { function: { function: async (text: string) => text } };
    const { first, seen } = await toolsOf({ BeforeTool: {} }, [own]);
    const { function: hooked, name } = Object(first['function']);
    expect(name).toBe('function');
    expect(await call(hooked, '["rm"]')).toBe('["rm"]');
    expect(await call(hooked, 'rm')).toBe('rm');
    expect(seen).toMatchObject([{ tool_input: { input: ['rm'] } }, { tool_input: { input: 'rm' } }]);
  });

  it.each([
    ['a text', 'written', 'written\n\nand more'],
    ['blocks', [{ type: 'image' }], [{ type: 'image' }, { type: 'text', text: 'and more' }]],
    ['an object', { lines: 3 }, '{"lines":3}\n\nand more'],
  ])('returns %s with the text that hooks add', async (_, output, wanted) => {
    const { first } = await toolsOf({ AfterTool: more }, [{ name: 'write', run: async () => output }]);
    expect(await call(first['run'], {})).toEqual(wanted);
    const plain = await toolsOf({ AfterTool: {} }, [{ name: 'write', run: async () => output }]);
    expect(await call(plain.first['run'], {})).toBe(output);
  });

  it('asks for confirmation if a hook requires it', async () => {
    const asking = { BeforeTool: { decision: 'ask', reason: 'sure?' } } as const;
    const own = { name: 'write', run: async () => 'written' };
    const refused = await toolsOf(asking, [own]);
    expect(await call(refused.first['run'], {})).toContain('sure?');
    const allowed = await toolsOf(asking, [own], { confirm: async () => true });
    expect(await call(allowed.first['run'], {})).toBe('written');
  });

  it('cancels its hooks with the signal that the caller passed to the helper [RUN-22]', async () => {
    const config = createConfig({ workingDir: process.cwd() });
    const system = config.getHookSystem();
    await system?.initialize();
    const caller = new AbortController();
    const ended: unknown[] = [];
    const action = (_: object, { signal }: { signal: AbortSignal }) =>
      new Promise<HookOutput>(() => {
        signal.addEventListener('abort', () => ended.push('hook'));
        queueMicrotask(() => caller.abort());
      });
    system?.registerHook({ type: 'function', name: 'slow', action }, 'BeforeTool');
    const given: (AbortSignal | undefined)[] = [];
    const runTools = (body: { tools: Tool[] }, options?: { signal?: AbortSignal }) => {
      given.push(options?.signal);
      return body.tools;
    };
    const { chat } = withHooks({ chat: { completions: { create: () => undefined, runTools } } }, config);
    const own = { name: 'write', run: async () => 'written' };
    const [first = {}] = chat.completions.runTools({ tools: [own] }, { signal: caller.signal });
    expect(await call(first['run'], {})).toBe('Tool execution cancelled: aborted');
    expect(ended).toEqual(['hook']);
    expect(given.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('blocks a toolset, whose arguments hooks cannot read', async () => {
    const own = { type: 'computer_toolset_20260801', run: async () => 'clicked' };
    const { first } = await toolsOf({ AfterTool: {} }, [own]);
    await expect(call(first['run'], {}, {})).rejects.toThrow('hooks cannot see what computer_toolset_20260801 does');
    const free = await toolsOf({}, [own]);
    expect(await call(free.first['run'], {}, {})).toBe('clicked');
  });
});
