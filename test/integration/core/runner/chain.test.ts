import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type HookConfig, HookEventName, type HookInput, type HookOutput } from '../../../../generated/index.js';
import { type Bench, functionHook, makeBench } from '../../../support/core/runner/support.js';

/** Returns a command that saves its input to a file and prints an output. */
function answering(bench: Bench, seen: string, answer: HookOutput | string, code = 0): HookConfig {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return bench.hook('cat > "$SEEN"; printf %s "$ANSWER"; exit "$CODE"', {
    env: { SEEN: seen, ANSWER: text, CODE: `${code}` },
  });
}

const specific = (fields: Record<string, unknown>): HookOutput => ({ hookSpecificOutput: fields });

/** Returns the input of each hook in a chain. */
async function inputsOf(
  bench: Bench,
  eventName: HookEventName,
  input: HookInput,
  answers: readonly (HookOutput | string | [answer: HookOutput | string, code: number])[],
): Promise<Record<string, unknown>[]> {
  const hooks = answers.map((each, index) => {
    const [answer, code] = Array.isArray(each) ? each : [each, 0];
    return answering(bench, `seen-${index}`, answer, code);
  });
  const last = answering(bench, 'seen-last', '');
  await bench.runner.executeHooksSequential([...hooks, last], eventName, input);
  return [...answers.keys(), 'last'].map((name) => JSON.parse(bench.read(`seen-${name}`)));
}

describe('Sequential hooks', () => {
  it('run one at a time, in order, in any language [RUN-2]', async () => {
    const bench = makeBench();
    const python = `python3 -c 'import time
def note(t): open("log", "a").write(t + "\\n")
note("start 1"); time.sleep(0.1); note("end 1")'`;
    const node = `node -e 'const note = (t) => require("fs").appendFileSync("log", t + "\\n")
note("start 2"); setTimeout(() => note("end 2"), 50)'`;
    const inProcess = functionHook(async () => {
      const { appendFileSync } = await import('node:fs');
      appendFileSync(bench.path('log'), 'start 3\n');
      await new Promise((resolve) => setTimeout(resolve, 20));
      appendFileSync(bench.path('log'), 'end 3\n');
    });
    const hooks = [
      bench.hook('echo start 0 >> log; sleep 0.1; echo end 0 >> log'),
      bench.hook(python),
      bench.hook(node),
      inProcess,
      bench.hook('echo start 4 >> log; echo end 4 >> log'),
    ];
    const results = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input());
    expect(results.map(({ hookConfig }) => hookConfig)).toEqual(hooks);
    expect(bench.lines('log')).toEqual([0, 1, 2, 3, 4].flatMap((index) => [`start ${index}`, `end ${index}`]));
  });

  it('merge changed tool arguments into the next input, one level deep [RUN-6]', async () => {
    const bench = makeBench();
    const input = bench.input({ tool_input: { path: 'a', options: { x: 1, y: 2 } } });
    const seen = await inputsOf(bench, 'BeforeTool', input, [
      specific({ tool_input: { options: { x: 9 } } }),
      {},
      specific({ tool_input: { path: 'b', more: [1] } }),
    ]);
    expect(seen).toEqual([
      input,
      { ...input, tool_input: { path: 'a', options: { x: 9 } } },
      { ...input, tool_input: { path: 'a', options: { x: 9 } } },
      { ...input, tool_input: { path: 'b', options: { x: 9 }, more: [1] } },
    ]);
    expect(input).toMatchObject({ tool_input: { path: 'a', options: { x: 1, y: 2 } } });
  });

  it("keep special keys of the caller's arguments, but drop them from hook output [RUN-6] [SEC-7]", async () => {
    const bench = makeBench();
    const argument = JSON.parse('{"constructor":"a","prototype":{"b":1},"__proto__":{"c":2},"path":"p"}');
    const input = bench.input({ tool_input: argument });
    const answer = '{"hookSpecificOutput":{"tool_input":{"path":"q","constructor":"x","__proto__":{"x":1}}}}';
    const guard = functionHook((given) => ({ systemMessage: JSON.stringify({ ...given }) }));
    const hooks = [answering(bench, 'seen-0', answer), answering(bench, 'seen-1', ''), guard];
    const results = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', input);
    const expected = '{"constructor":"a","prototype":{"b":1},"__proto__":{"c":2},"path":"q"}';
    expect(bench.read('seen-1')).toContain(expected);
    expect(results[2]?.output?.systemMessage).toContain(expected);
  });

  it('replace the prompt, and append context to the replaced one [RUN-6]', async () => {
    const bench = makeBench();
    const input = bench.input({ prompt: 'old' }, 'BeforeAgent');
    const seen = await inputsOf(bench, 'BeforeAgent', input, [
      specific({ prompt: 'new' }),
      specific({ additionalContext: 'more' }),
      specific({ prompt: 'other', additionalContext: 'context' }),
      specific({ prompt: '' }),
    ]);
    expect(seen.map(({ prompt }) => prompt)).toEqual(['old', 'new', 'new\n\nmore', 'other\n\ncontext', '']);
  });

  it.each([
    [{ llmContent: 'secret', returnDisplay: 'shown' }, { returnDisplay: 'shown' }],
    ['secret', {}],
  ])('replace the content of the result %j if the host consents', async (result, rest) => {
    const answers = [specific({ tool_result: 'removed' }), specific({ tool_result: '' })];
    const consenting = makeBench({ getHookConsents: () => ['replace-tool-result'] });
    const input = consenting.input({ tool_response: result }, 'AfterTool');
    const seen = await inputsOf(consenting, 'AfterTool', input, answers);
    const expected = [result, { ...rest, llmContent: 'removed' }, { ...rest, llmContent: '' }];
    expect(seen.map(({ tool_response: response }) => response)).toEqual(expected);
    const refusing = makeBench();
    const same = refusing.input({ tool_response: result }, 'AfterTool');
    const unchanged = await inputsOf(refusing, 'AfterTool', same, answers);
    expect(unchanged.map(({ tool_response: response }) => response)).toEqual([result, result, result]);
  });

  it.each(['text', [1, 2], 7, null])('ignore %j as changed arguments [RUN-6]', async (wrong) => {
    const bench = makeBench();
    const input = bench.input();
    const seen = await inputsOf(bench, 'BeforeTool', input, [specific({ tool_input: wrong })]);
    expect(seen).toEqual([input, input]);
  });

  it('do not change the prototype of the tool arguments [RUN-6]', async () => {
    const bench = makeBench();
    const polluted = '{"hookSpecificOutput":{"tool_input":{"__proto__":{"admin":true},"path":"b"}}}';
    const copies: unknown[] = [];
    const looking = functionHook((input) => {
      copies.push(input);
    });
    await bench.runner.executeHooksSequential(
      [answering(bench, 'seen', polluted), looking],
      'BeforeTool',
      bench.input(),
    );
    expect(copies).toEqual([bench.input({ tool_input: { path: 'b', content: 'text' } })]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('merge a changed model request into the next input [RUN-5]', async () => {
    const bench = makeBench();
    const messages = [{ role: 'user', content: 'hello' }];
    const request = { model: 'm', messages, config: { temperature: 1, topK: 3 } };
    const input = bench.input({ llm_request: request }, 'BeforeModel');
    const changed = [{ role: 'user', content: 'good day' }];
    const seen = await inputsOf(bench, 'BeforeModel', input, [
      specific({ llm_request: { messages: changed } }),
      specific({ llm_request: { config: { temperature: 0 } } }),
    ]);
    expect(seen.map((each) => each['llm_request'])).toEqual([
      request,
      { ...request, messages: changed },
      { model: 'm', messages: changed, config: { temperature: 0 } },
    ]);
  });

  it.each(['BeforeAgent', 'SubagentStart'] as const)(
    'append context to the next prompt of %s [RUN-7]',
    async (name) => {
      const bench = makeBench();
      const input = bench.input({ prompt: 'do it' }, name);
      const seen = await inputsOf(bench, name, input, [
        specific({ additionalContext: 'carefully' }),
        specific({ additionalContext: 7 }),
        specific({ additionalContext: '' }),
        specific({ additionalContext: 'and soon' }),
      ]);
      expect(seen.map(({ prompt }) => prompt)).toEqual([
        'do it',
        'do it\n\ncarefully',
        'do it\n\ncarefully',
        'do it\n\ncarefully',
        'do it\n\ncarefully\n\nand soon',
      ]);
    },
  );

  const UNCHAINED = Object.values(HookEventName).filter(
    (name) => !['BeforeTool', 'BeforeModel', 'BeforeAgent', 'SubagentStart'].includes(name),
  );

  it.each(UNCHAINED)('leave the next input of %s unchanged [RUN-7]', async (eventName) => {
    const bench = makeBench();
    const input = bench.input({ prompt: 'p', tool_input: { a: 1 }, llm_request: { model: 'm' } }, eventName);
    const tempting = specific({
      additionalContext: 'context',
      tool_input: { a: 2 },
      llm_request: { model: 'other', messages: [] },
      prompt: 'q',
    });
    expect(await inputsOf(bench, eventName, input, [tempting])).toEqual([input, input]);
  });

  it('ignore the output of a failed hook and continue [RUN-4] [RUN-9]', async () => {
    const bench = makeBench({}, { maxOutputBytes: 2000 });
    const input = bench.input();
    const edit = specific({ tool_input: { path: 'changed' } });
    const seen = await inputsOf(bench, 'BeforeTool', input, [
      [edit, 1],
      [{ ...edit, systemMessage: 'x'.repeat(3000) }, 0],
      JSON.stringify({ ...edit, decision: 'perhaps' }),
      'just text',
      '',
    ]);
    expect(seen).toEqual(Array.from({ length: 6 }, () => input));
  });

  const BLOCKS: [name: string, answer: string, code: number][] = [
    ['exit code 2', '', 2],
    ['decision block', '{"decision":"block"}', 0],
    ['decision deny', '{"decision":"deny"}', 0],
    ['a permission denied', '{"hookSpecificOutput":{"permissionDecision":"deny"}}', 0],
    ['continue false', '{"continue":false}', 0],
    ['continue false with allow', '{"decision":"allow","continue":false}', 0],
  ];

  it.each(BLOCKS)('stop at %s: later hooks do not start [RUN-8] [B-10]', async (_name, answer, code) => {
    const bench = makeBench();
    const started: number[] = [];
    const hooks = [answering(bench, 'seen-0', ''), answering(bench, 'seen-1', answer, code), bench.hook('touch ran')];
    const results = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input(), {
      onHookStart: (_config, index) => started.push(index),
    });
    expect(results.map(({ hookConfig }) => hookConfig)).toEqual(hooks.slice(0, 2));
    expect(started).toEqual([0, 1]);
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('stop at a failure with onError "block" [RUN-8] [FAIL-9]', async () => {
    const bench = makeBench();
    const hooks = [bench.hook('exit 1', { onError: 'block' }), bench.hook('touch ran')];
    expect(await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input())).toHaveLength(1);
    expect(existsSync(bench.path('ran'))).toBe(false);
  });

  it('continue after any other output [RUN-8]', async () => {
    const bench = makeBench();
    const harmless = ['{"decision":"ask"}', '{"decision":"allow"}', '{"continue":true}', 'text', '{"decision":"no"}'];
    const hooks = [
      ...harmless.map((answer, index) => answering(bench, `seen-${index}`, answer)),
      answering(bench, 'seen-5', '{"decision":"block"}', 1),
      bench.hook('sleep 600', { timeout: 100 }),
      bench.hook('./missing'),
      bench.hook('touch ran'),
    ];
    const results = await bench.runner.executeHooksSequential(hooks, 'BeforeTool', bench.input());
    expect(results).toHaveLength(9);
    expect(existsSync(bench.path('ran'))).toBe(true);
  });
});
