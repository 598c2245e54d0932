import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getHookOutcome } from '../../../../src/engine.js';
import { executeToolWithHooks, type ToolResult, type TriggerConfig } from '../../../../src/index.js';
import { makeHost, on } from '../../../support/core/triggers/host.js';

/** Runs a tool written in JavaScript, which may return anything. */
function run(config: TriggerConfig, result: unknown): Promise<unknown> {
  return executeToolWithHooks(config, 'a', {}, async () => result as ToolResult);
}

class Report {
  readonly lines = ['one'];
}

describe('executeToolWithHooks for a tool that returns', () => {
  const speaking = () => makeHost(({ bash }) => ({ AfterTool: on(bash('echo noted')) })).config;

  it.each([
    ['a string', 'plain', 'plain\n\n[System] noted'],
    ['an empty string', '', '[System] noted'],
    ['a number', 42, '42\n\n[System] noted'],
  ])('%s appends the message to it [X-78]', async (_what, result, expected) => {
    expect(await run(speaking(), result)).toBe(expected);
    expect(await run(makeHost().config, result)).toBe(result);
  });

  it('an MCP result keeps its form and adds one text item [X-78]', async () => {
    const own = { content: [{ type: 'text', text: 'mine' }], structuredContent: { n: 1 }, isError: false };
    expect(await run(speaking(), own)).toEqual({
      ...own,
      content: [...own.content, { type: 'text', text: '[System] noted' }],
    });
    expect(own.content).toHaveLength(1);
  });

  it.each([
    ['an object with a content that is not a list', { content: 'mine' }],
    ['another object', { stdout: 'mine', code: 0 }],
    ['an instance of a class', new Report()],
    ['a list', ['one', 'two']],
  ])('%s returns it unchanged, with the context in getHookOutcome [X-78]', async (_what, own) => {
    const before = JSON.stringify(own);
    expect(await run(speaking(), own)).toBe(own);
    expect(JSON.stringify(own)).toBe(before);
    expect(getHookOutcome(own)).toEqual({
      blocked: false,
      stopped: false,
      suppressOutput: false,
      context: '[System] noted',
    });
    expect(await run(makeHost().config, own)).toBe(own);
    expect(getHookOutcome(own)).toBeUndefined();
  });

  it('any value passes it to hooks and never merges text into it [X-78]', async () => {
    const host = makeHost(({ node }) => ({ AfterTool: on(node('return { systemMessage: "noted" }')) }));
    const values = fc.oneof(
      fc.string(),
      fc.array(fc.string(), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'content', 'lines'), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const result = await run(host.config, value);
        if (typeof value === 'string')
          expect(result).toBe(value === '' ? '[System] noted' : `${value}\n\n[System] noted`);
        else if (!Array.isArray(value) && Array.isArray(value['content']))
          expect(Object.keys(Object(result))).toEqual(Object.keys(value));
        else expect(result).toBe(value);
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    ['a string', 'plain', { llmContent: 'plain' }],
    [
      'an MCP result',
      { content: [{ type: 'text', text: 'mine' }], isError: true },
      { llmContent: [{ type: 'text', text: 'mine' }], isError: true },
    ],
    ['another object', { stdout: 'mine' }, { stdout: 'mine' }],
  ])('%s passes it to hooks as the tool response [X-78]', async (_what, result, response) => {
    const host = makeHost(({ node }) => ({ AfterTool: on(node('')) }));
    await run(host.config, result);
    expect(host.seen('AfterTool')).toMatchObject([{ tool_response: response }]);
  });

  it('a string applies suppressOutput to the display [X-78] [TRT-12]', async () => {
    const host = makeHost(({ bash }) => ({ AfterTool: on(bash(`echo '{"suppressOutput":true}'`)) }));
    expect(await run(host.config, 'plain')).toEqual({ llmContent: 'plain', suppressDisplay: true });
  });
});

describe('Stderr of a failed hook', () => {
  it('is truncated at 64 KiB in the tool result', async () => {
    const host = makeHost(({ node }) => ({
      AfterTool: on(node('process.stderr.write("x".repeat(400000)); process.exitCode = 1;')),
    }));
    const result = await executeToolWithHooks(host.config, 'a', {}, async () => ({ llmContent: 'done' }));
    const text = String(result.llmContent);
    expect(text).toMatch(/^done\n\n\[System\] Warning: x+\.\.\. \(\d+ more bytes were cut\)$/);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64 * 1024 + 100);
  });
});
