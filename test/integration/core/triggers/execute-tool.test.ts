import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartListUnion } from '@google/genai';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { executeToolWithHooks, fireBeforeToolHook, type ToolContent, type ToolResult } from '../../../../src/index.js';
import { appendTexts } from '../../../../src/util/tool-result.js';
import { makeHost, on } from '../../../support/core/triggers/host.js';
import { deepFreeze } from '../../../support/integrations/model-sdks/translators/deep-freeze.js';

const done: ToolResult = { llmContent: 'done', returnDisplay: 'Done.' };

/** A tool that counts its runs and records its arguments. */
function makeTool(result: ToolResult = done) {
  const runs: Record<string, unknown>[] = [];
  const run = async (input: Record<string, unknown>) => {
    runs.push(input);
    return result;
  };
  return { run, runs };
}

describe('Tool arguments', () => {
  it('reach the tool and every guard, whatever their names [TRT-9] [SEC-7]', async () => {
    const rewrite = '{"hookSpecificOutput":{"tool_input":{"path":"b","prototype":1,"__proto__":{"x":1}}}}';
    const host = makeHost(({ bash }) => ({ BeforeTool: on(bash(`cat > seen; echo '${rewrite}'`)) }));
    const seen: string[] = [];
    const watch = (input: object) => void seen.push(JSON.stringify(input));
    host.config.getHookSystem()?.registerHook({ type: 'function', name: 'watch', action: watch }, 'BeforeTool');
    const own = '"constructor":"c","prototype":{"d":1},"__proto__":{"e":[2]}';
    const tool = makeTool();
    await executeToolWithHooks(host.config, 'write_file', JSON.parse(`{"path":"a",${own}}`), tool.run);
    expect(JSON.stringify(tool.runs[0])).toBe(`{"path":"b",${own}}`);
    expect(readFileSync(join(host.directory, 'seen'), 'utf8')).toContain(`"tool_input":{"path":"a",${own}}`);
    expect(seen).toEqual([expect.stringContaining(`"tool_input":{"path":"a",${own}}`)]);
    expect(Object(tool.runs[0]).e).toBeUndefined();
  });
});

describe('Tool call without effects', () => {
  it('returns the same result object if hooks are off, and runs no hook [TRT-6]', async () => {
    const host = makeHost(({ node }) => ({ BeforeTool: on(node('')), AfterTool: on(node('')) }), {
      enableHooks: false,
    });
    const input = { path: 'a' };
    const tool = makeTool();
    expect(await executeToolWithHooks(host.config, 'write_file', input, tool.run)).toBe(done);
    expect(tool.runs[0]).toBe(input);
    expect(host.seen()).toEqual([]);
  });

  it('returns the same result object if hooks only observe [TRT-4] [TRT-19]', async () => {
    const host = makeHost(({ node }) => ({ BeforeTool: on(node('')), AfterTool: on(node('')) }));
    const input = { path: 'a' };
    const tool = makeTool();
    expect(await executeToolWithHooks(host.config, 'write_file', input, tool.run)).toBe(done);
    expect(tool.runs[0]).toBe(input);
    expect(host.seen()).toHaveLength(2);
  });

  it('fires BeforeTool, runs the tool, then fires AfterTool [TRT-5] [TRG-4]', async () => {
    const host = makeHost(({ bash }) => ({
      BeforeTool: on(bash('echo before >> order')),
      AfterTool: on(bash('echo after >> order')),
    }));
    const order = join(host.directory, 'order');
    await executeToolWithHooks(host.config, 'write_file', {}, async () => {
      writeFileSync(order, 'tool\n', { flag: 'a' });
      return done;
    });
    expect(readFileSync(order, 'utf8')).toBe('before\ntool\nafter\n');
  });

  it('passes AfterTool a response of four fields, omitting missing ones [TRT-2]', async () => {
    const host = makeHost(({ node }) => ({ AfterTool: on(node('')) }));
    const full = { ...done, metadata: { lines: 3 }, error: { message: 'no', type: 'odd' }, suppressDisplay: true };
    await executeToolWithHooks(host.config, 'a', {}, makeTool(full).run);
    await executeToolWithHooks(host.config, 'a', {}, makeTool().run);
    expect(host.seen().map((input) => input['tool_response'])).toEqual([
      { llmContent: 'done', returnDisplay: 'Done.', metadata: { lines: 3 }, error: { message: 'no', type: 'odd' } },
      { llmContent: 'done', returnDisplay: 'Done.' },
    ]);
  });

  it('accepts a tool without parameters, and part lists of the model SDK [TRT-4]', async () => {
    const { config } = makeHost();
    const executeFn = async () => ({ llmContent: [{ text: 'a' }, 'b'] satisfies PartListUnion, returnDisplay: 1 });
    expect((await executeToolWithHooks(config, 'a', {}, executeFn)).llmContent).toEqual([{ text: 'a' }, 'b']);
    expectTypeOf<PartListUnion>().toExtend<ToolContent>();
    expectTypeOf(executeToolWithHooks(config, 'a', {}, executeFn)).resolves.toExtend<ToolResult>();
  });

  it('throws the error of the tool after AfterTool has run [TRT-19] [X-71]', async () => {
    const host = makeHost(({ node }) => ({ BeforeTool: on(node('')), AfterTool: on(node('')) }));
    const error = new Error('disk full');
    const failing = executeToolWithHooks(host.config, 'write_file', {}, () => Promise.reject(error));
    await expect(failing).rejects.toBe(error);
    const thrownAtOnce = executeToolWithHooks(host.config, 'write_file', {}, () => {
      throw error;
    });
    await expect(thrownAtOnce).rejects.toBe(error);
    expect(host.seen('AfterTool')).toMatchObject(Array(2).fill({ tool_response: { error: { message: 'disk full' } } }));
  });

  it('runs the tool if the hook crashes, times out or is missing [TRT-3] [TRG-1]', async () => {
    const host = makeHost(({ bash }) => ({
      BeforeTool: on(bash('exit 1'), bash('exec sleep 60', { timeout: 100 }), bash('./no-such-script 2>/dev/null')),
    }));
    const tool = makeTool();
    expect(await executeToolWithHooks(host.config, 'write_file', {}, tool.run)).toBe(done);
    expect(tool.runs).toHaveLength(1);
  });

  it('accepts a tool that returns undefined', async () => {
    const host = makeHost(({ bash }) => ({ AfterTool: on(bash('echo noted')) }));
    const tool = makeTool(JSON.parse('null'));
    const result = await executeToolWithHooks(host.config, 'a', {}, tool.run);
    expect(result).toEqual({ llmContent: '[System] noted' });
  });
});

describe('Blocked tool call', () => {
  it('runs neither the tool nor AfterTool, and returns the reason [TRT-7] [TRT-15]', async () => {
    const host = makeHost(({ bash, node }) => ({
      BeforeTool: on(bash('echo "secrets are not written" >&2; exit 2')),
      AfterTool: on(node('')),
    }));
    const tool = makeTool();
    const result = await executeToolWithHooks(host.config, 'write_file', { path: '.env' }, tool.run);
    const text = 'Tool execution blocked: secrets are not written';
    expect(result).toEqual({
      llmContent: text,
      returnDisplay: text,
      error: { message: text, type: 'execution_failed' },
    });
    expect(result).not.toHaveProperty('blocked');
    expect(tool.runs).toEqual([]);
    expect(host.seen()).toEqual([]);
  });

  it.each([
    ['block', '{"decision":"block","reason":"r"}'],
    ['deny', '{"decision":"deny","reason":"r"}'],
    ['a denied permission', '{"hookSpecificOutput":{"permissionDecision":"deny","permissionDecisionReason":"r"}}'],
  ])('is blocked by %s [TRT-7] [TRG-4]', async (_, answer) => {
    const host = makeHost(({ bash }) => ({ BeforeTool: on(bash(`echo '${answer}'`)) }));
    const tool = makeTool();
    const { llmContent } = await executeToolWithHooks(host.config, 'write_file', {}, tool.run);
    expect(llmContent).toBe('Tool execution blocked: r');
    expect(tool.runs).toEqual([]);
  });

  it('passes the system message of the hook to the model only [TRT-7] [TRT-13] [X-57]', async () => {
    const host = makeHost(({ python }) => ({
      BeforeTool: on(python(`print(json.dumps({"decision": "deny", "reason": "no", "systemMessage": "ask first"}))`)),
    }));
    const result = await executeToolWithHooks(host.config, 'write_file', {}, makeTool().run);
    expect(result.llmContent).toBe('Tool execution blocked: no\n\n[System] ask first');
    expect(result.returnDisplay).toBe('Tool execution blocked: no');
    expect(result.error?.message).toBe('Tool execution blocked: no');
  });

  it('is marked as a stop by its error type [TRT-8]', async () => {
    const host = makeHost(({ bash }) => ({ BeforeTool: on(bash(`echo '{"continue":false,"stopReason":"budget"}'`)) }));
    const tool = makeTool();
    const result = await executeToolWithHooks(host.config, 'write_file', {}, tool.run);
    const text = 'Agent execution stopped by hook: budget';
    expect(result).toEqual({ llmContent: text, returnDisplay: text, error: { message: text, type: 'stop_execution' } });
    expect(tool.runs).toEqual([]);
  });

  it('has the block first and is marked as a stop if it is both [X-48]', async () => {
    const host = makeHost(({ bash }) => ({
      BeforeTool: on(bash('echo "not here" >&2; exit 2'), bash(`echo '{"continue":false,"stopReason":"budget"}'`)),
    }));
    const result = await executeToolWithHooks(host.config, 'write_file', {}, makeTool().run);
    expect(result.llmContent).toBe('Tool execution blocked: not here\n\nAgent execution stopped by hook: budget');
    expect(result.error?.type).toBe('stop_execution');
  });

  it.each(['while a hook runs', 'before any hook runs'])('is not run if the caller aborts %s', async (when) => {
    const host = makeHost(({ bash }) => ({ BeforeTool: on(bash('touch started; exec sleep 60')) }));
    const tool = makeTool();
    const controller = new AbortController();
    if (when === 'before any hook runs') controller.abort();
    const call = executeToolWithHooks(host.config, 'write_file', {}, tool.run, { signal: controller.signal });
    await vi.waitUntil(() => controller.signal.aborted || existsSync(join(host.directory, 'started')), 30_000);
    controller.abort();
    const result = await call;
    expect(result.error).toEqual({ message: 'Tool execution cancelled: aborted', type: 'execution_failed' });
    expect(tool.runs).toEqual([]);
  });

  it('still runs after an abort if no hook matches [TRT-6]', async () => {
    const host = makeHost(({ node }) => ({ BeforeTool: [{ matcher: '^read_file$', hooks: [node('')] }] }));
    const options = { signal: AbortSignal.abort() };
    expect(await executeToolWithHooks(host.config, 'write_file', {}, makeTool().run, options)).toBe(done);
    const off = makeHost(() => ({}), { enableHooks: false });
    expect(await executeToolWithHooks(off.config, 'write_file', {}, makeTool().run, options)).toBe(done);
  });
});

describe('Changed arguments', () => {
  it('reach the tool and AfterTool, merged with unchanged ones [TRT-9] [TRG-4] [X-19]', async () => {
    const host = makeHost(({ node }) => ({
      BeforeTool: on(node(`return { hookSpecificOutput: { tool_input: { path: 'safe/' + input.tool_input.path } } }`)),
      AfterTool: on(node('')),
    }));
    const input = deepFreeze({ path: 'a.txt', content: 'hi' });
    const tool = makeTool();
    await executeToolWithHooks(host.config, 'write_file', input, tool.run);
    expect(tool.runs).toEqual([{ path: 'safe/a.txt', content: 'hi' }]);
    expect(host.seen('AfterTool')[0]?.['tool_input']).toEqual({ path: 'safe/a.txt', content: 'hi' });
    expect(input).toEqual({ path: 'a.txt', content: 'hi' });
  });

  it('cannot set a prototype [TRT-19] [B-17]', async () => {
    const host = makeHost(({ bash }) => ({
      BeforeTool: on(
        bash(`echo '{"hookSpecificOutput":{"tool_input":{"__proto__":{"polluted":1},"constructor":2,"path":"b"}}}'`),
      ),
    }));
    const tool = makeTool();
    await executeToolWithHooks(host.config, 'write_file', { path: 'a' }, tool.run);
    expect(tool.runs).toEqual([{ path: 'b' }]);
    expect(Object.getPrototypeOf(tool.runs[0])).toBe(Object.prototype);
    expect(tool.runs[0]).not.toHaveProperty('polluted');
  });

  it('are reported by fireBeforeToolHook, which applies nothing [TRT-1] [TRT-18]', async () => {
    const host = makeHost(({ bash }) => ({
      BeforeTool: on(bash(`echo '{"hookSpecificOutput":{"tool_input":{"path":"b"}}}'`)),
    }));
    const input = { path: 'a' };
    const output = await fireBeforeToolHook(host.config, 'write_file', input);
    expect(output?.getModifiedToolInput()).toEqual({ path: 'b' });
    expect(input).toEqual({ path: 'a' });
  });
});

describe('AfterTool output', () => {
  it('appends context to the content for the model [TRT-10]', async () => {
    const host = makeHost(({ bash }) => ({
      AfterTool: on(bash(`echo '{"hookSpecificOutput":{"additionalContext":"2 warnings"}}'`)),
    }));
    const result = await executeToolWithHooks(host.config, 'lint', {}, makeTool(deepFreeze({ ...done })).run);
    expect(result).toEqual({ llmContent: 'done\n\n2 warnings', returnDisplay: 'Done.' });
  });

  it('appends messages of both hooks, with the context between them [TRT-13] [TRT-14] [X-57]', async () => {
    const host = makeHost(({ bash }) => ({
      BeforeTool: on(bash('echo early')),
      AfterTool: on(bash(`echo '{"systemMessage":"late","hookSpecificOutput":{"additionalContext":"context"}}'`)),
    }));
    const result = await executeToolWithHooks(host.config, 'lint', {}, makeTool().run);
    expect(result.llmContent).toBe('done\n\n[System] early\n\ncontext\n\n[System] late');
    expect(result.returnDisplay).toBe('Done.');
  });

  it('stops the agent, and keeps messages and context [TRT-11]', async () => {
    const host = makeHost(({ bash }) => ({
      BeforeTool: on(bash('echo early')),
      AfterTool: on(bash(`echo '{"continue":false,"stopReason":"enough","systemMessage":"late"}'`)),
    }));
    const result = await executeToolWithHooks(host.config, 'lint', {}, makeTool().run);
    expect(result.llmContent).toBe('Agent execution stopped by hook: enough\n\n[System] early\n\n[System] late');
    expect(result.error?.type).toBe('stop_execution');
  });

  it('hides the result from the display, not from the model [TRT-12]', async () => {
    const host = makeHost(({ bash }) => ({ AfterTool: on(bash(`echo '{"suppressOutput":true}'`)) }));
    const own = deepFreeze({ ...done });
    const result = await executeToolWithHooks(host.config, 'lint', {}, makeTool(own).run);
    expect(result).toEqual({ ...done, suppressDisplay: true });
    expect(own).toEqual(done);
  });

  it('cannot undo the result: a block after the tool has no effect [TRT-17] [X-20]', async () => {
    const host = makeHost(({ bash }) => ({ AfterTool: on(bash('echo no >&2; exit 2')) }));
    expect(await executeToolWithHooks(host.config, 'lint', {}, makeTool().run)).toBe(done);
  });

  it('delivers a message even if the display is suppressed [TRT-12] [TRT-13] [X-59]', async () => {
    const host = makeHost(({ bash }) => ({
      AfterTool: on(bash(`echo '{"suppressOutput":true,"systemMessage":"m"}'`)),
    }));
    const result = await executeToolWithHooks(host.config, 'lint', {}, makeTool().run);
    expect(result).toEqual({ ...done, llmContent: 'done\n\n[System] m', suppressDisplay: true });
  });

  it.each<[string, ToolContent | undefined, ToolContent]>([
    ['a text', 'done', 'done\n\n[System] m'],
    ['a part', { text: 'done' }, [{ text: 'done' }, { text: '\n\n[System] m' }]],
    [
      'a list of parts',
      [{ inlineData: { data: 'AA==' } }, 'done'],
      [{ inlineData: { data: 'AA==' } }, 'done', { text: '\n\n[System] m' }],
    ],
    ['no content', undefined, '[System] m'],
    ['an empty text', '', '[System] m'],
    ['an empty list', [], '[System] m'],
  ])('matches the form of the content: %s [TRT-16]', async (_, llmContent, expected) => {
    const host = makeHost(({ bash }) => ({ AfterTool: on(bash('echo m')) }));
    const own = deepFreeze({ ...(llmContent === undefined ? {} : { llmContent }), returnDisplay: 'd' });
    const tool = makeTool(JSON.parse(JSON.stringify(own)));
    const result = await executeToolWithHooks(host.config, 'lint', {}, tool.run);
    expect(result).toEqual({ llmContent: expected, returnDisplay: 'd' });
  });

  it('reads the same as text for every form of content [TRT-16]', () => {
    const plain = (content: unknown): string => {
      if (typeof content === 'string') return content;
      const list: readonly unknown[] = Array.isArray(content) ? content : [content];
      return list.map((part) => (typeof part === 'string' ? part : JSON.parse(JSON.stringify(part)).text)).join('');
    };
    const text = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 1, maxLength: 3 }), (said, texts) => {
        const expected = [said, ...texts].join('\n\n');
        for (const content of [said, { text: said }, [{ text: said }], [said]] satisfies ToolContent[]) {
          expect(plain(appendTexts(content, texts))).toBe(expected);
        }
      }),
    );
  });
});

describe('Tool that returns a stream', () => {
  it('fails if hooks would read the result, and runs otherwise [X-71]', async () => {
    async function* secret() {
      yield 'secret';
    }
    const stream = async () => Object.assign(secret(), done);
    const host = makeHost(({ bash }) => ({ AfterTool: on(bash('cat > seen')) }));
    await expect(executeToolWithHooks(host.config, 'read', {}, stream)).rejects.toThrow(
      'the tool returned a stream, which its hooks cannot read. Return the whole result',
    );
    expect(readFileSync(join(host.directory, 'seen'), 'utf8')).toContain('returned a stream');
    const other = makeHost(({ bash }) => ({ BeforeTool: on(bash('true')) }));
    await expect(executeToolWithHooks(other.config, 'read', {}, stream)).resolves.toBeDefined();
  });
});
