import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type CreateHooksOptions,
  createConfig,
  createHooks,
  type Hooks,
  loadConfig,
  toModelText,
} from '../../../../src/index.js';
import { withMcpHooks } from '../../../../src/integrations/mcp/index.js';
import { hooksMiddleware, withToolHooks } from '../../../../src/integrations/model-sdks/ai-sdk/index.js';
import { withHooks as withAnthropicHooks } from '../../../../src/integrations/model-sdks/anthropic/index.js';
import { withHooks as withGenaiHooks } from '../../../../src/integrations/model-sdks/genai/index.js';
import { withHooks } from '../../../../src/integrations/model-sdks/openai/index.js';
import { anything } from '../../../support/core/events/support.js';
import { hooksOf } from '../../../support/system/hooks.js';

type Row = readonly [options: object, message: string];

const command = { type: 'command', command: 'exit 0' };
const noop = (): void => {};

const OPTIONS: readonly Row[] = [
  [{ onerror: 'block' }, 'onerror "block": unknown key. Did you mean "onError"?'],
  [{ colour: 'red' }, 'colour "red": unknown key. The keys are cwd,'],
  [{ untrusted: true }, 'untrusted true: expected "warn" or "block" or "ask"'],
  [{ onError: 'deny' }, 'onError "deny": expected "allow" or "block"'],
  [{ budgets: { tool_call: 1 } }, 'budgets.tool_call (1): unknown key. Did you mean "tool_calls"?'],
  [{ budgets: { toolCalls: 1 } }, 'budgets.toolCalls (1): unknown key. Did you mean "tool_calls"?'],
  [{ budgets: { tool_calls: '5' } }, 'budgets.tool_calls "5": expected integer'],
  [{ budgets: { minutes: Number.NaN } }, 'budgets.minutes (NaN): expected number'],
  [{ budgets: { tokens: -1 } }, 'budgets.tokens (-1): expected >= 0'],
  [{ budgets: 3 }, 'budgets (3): expected object'],
  [{ budgets: { cost_usd: 1 } }, 'budgets.cost_usd 1: there are no prices. Pass prices'],
  [{ budgets: { cost_usd: 1 }, prices: {} }, 'budgets.cost_usd 1: there are no prices. Pass prices'],
  [{ prices: { m: { in: 1, out: 2 } } }, 'prices["m"].in (1): unknown key. The keys are input, output, cached.'],
  [{ prices: { m: { input: 1 } } }, 'prices["m"].output (undefined): expected a value'],
  [{ prices: { m: { input: '1', output: 1 } } }, 'prices["m"].input "1": expected number'],
  [{ prices: { m: { input: -1, output: 1 } } }, 'prices["m"].input (-1): expected >= 0'],
  [{ prices: { m: { input: Number.NaN, output: 1 } } }, 'prices["m"].input (NaN): expected'],
  [{ prices: { m: 3 } }, 'prices["m"] (3): expected object'],
  [{ prices: 3 }, 'prices (3): expected an object'],
  [{ sanitization: { enable: true } }, 'sanitization.enable true: unknown key'],
  [{ sanitization: { blockedEnvironmentVariables: 'AWS' } }, 'blockedEnvironmentVariables "AWS": expected array'],
  [{ trace: { files: 'trace.jsonl' } }, 'trace.files "trace.jsonl": unknown key. Did you mean "file"?'],
  [{ trace: true }, 'trace true: expected an object with keep, file'],
  [{ runner: { maxConcurency: 1 } }, 'runner.maxConcurency (1): unknown key. Did you mean "maxConcurrency"?'],
  [{ runner: { launcher: 'on' } }, 'runner.launcher "on": expected "auto" or "always" or "never"'],
  [{ hooksMay: ['replace'] }, 'hooksMay[0] "replace": expected "replace-tool-result" or "grant"'],
  [{ confirm: true }, 'confirm true: expected a function'],
  [{ confirm: Promise.resolve(noop) }, 'confirm (a promise): expected a function. Did you forget await?'],
  [{ isHookTrusted: true }, 'isHookTrusted true: expected a function'],
  [{ translator: {} }, 'translator {}: expected an object with toHookLLMRequest()'],
  [{ bus: {} }, 'bus {}: expected an object with request()'],
  [{ bus: Promise.resolve({}) }, 'bus (a promise): expected an object with request(). Did you forget await?'],
  [{ messageBus: {} }, 'messageBus {}: expected an object with subscribe() and publish()'],
  [{ sessions: 'disk' }, 'sessions "disk": expected "folder" or a store'],
  [{ contract: {} }, 'contract.violations (undefined): expected'],
  [{ layers: [{ sourc: 'user', hooks: {} }] }, 'layers[0].sourc "user": unknown key. Did you mean "source"?'],
  [{ extensions: [{ isActiv: true, hooks: {} }] }, 'extensions[0].isActiv true: unknown key'],
  [{ extensions: {} }, 'extensions {}: expected a list'],
  [{ disabledHooks: 'lint' }, 'disabledHooks "lint": expected a list'],
  [{ strict: 'yes' }, 'strict "yes": expected true or false'],
  [{ strict: true, onError: 'allow' }, 'strict: it contradicts onError: "allow"'],
  [{ strict: true, untrusted: 'warn' }, 'strict: it contradicts untrusted: "warn"'],
  [{ hooks: { BeforeTool: [{ command: 'exit 2' }] } }, 'hooks: runtime BeforeTool[0]: /hooks is required'],
  [{ hooks: { BeforeTool: { hooks: [command] } } }, 'BeforeTool: the definitions must be a list; write [ {'],
  [{ hooks: { beforeTool: [{ hooks: [command] }] } }, 'beforeTool: unknown event; did you mean BeforeTool?'],
  [{ hooks: [] }, 'hooks []: expected an object by event'],
  [{ hooks: { BeforeTool: [{ matcher: 'deploy(', hooks: [command] }] } }, 'matcher "deploy(" is not a valid'],
  [{ hooks: { BeforeTool: [{ match: 'deploy', hooks: [command] }] } }, 'unknown key "match"; did you mean "matcher"?'],
  [{ hooks: { BeforeTool: [{ hooks: [{ ...command, onerror: 'block' }] }] } }, 'did you mean "onError"?'],
  [{ hooks: { BeforeTool: [noop] } }, '"hooks" has a function for BeforeTool'],
];

describe('createHooks', () => {
  it.each(OPTIONS)('rejects %j [X-87]', async (options, message) => {
    const made = createHooks(anything<CreateHooksOptions>({ settings: false, logger: false, ...options }));
    await expect(made).rejects.toThrow(TypeError);
    await expect(made).rejects.toThrow(message);
  });

  it.each<Row>([
    [{ dialects: 'codex' }, 'dialects "codex": expected a list'],
    [{ plugins: [{ folder: 'x' }] }, 'plugins[0].dialect (undefined)'],
    [{ unreadable: true }, 'unreadable true: expected "allow" or "block"'],
    [{ strict: true, unreadable: 'allow' }, 'strict: it contradicts unreadable: "allow"'],
    [{ removals: 'drop' }, 'removals "drop": expected'],
    [{ watch: 'no' }, 'watch "no": expected true or false'],
  ])('rejects %j for settings files, as loadConfig does [X-87]', async (options, message) => {
    const cwd = mkdtempSync(join(tmpdir(), 'hookwright-mistake-'));
    onTestFinished(() => rmSync(cwd, { recursive: true }));
    await expect(createHooks(anything<CreateHooksOptions>({ cwd, logger: false, ...options }))).rejects.toThrow(
      message,
    );
    await expect(loadConfig(anything({ workingDir: cwd, logger: false, ...options }))).rejects.toThrow(TypeError);
  });

  it('accepts what is left out as undefined, and objects with more in them where those are of the host [X-87]', async () => {
    const hooks = await hooksOf(
      anything({ confirm: undefined, colour: undefined, extensions: [{ isActive: true, version: 3, hooks: {} }] }),
    );
    expect(hooks.problems).toEqual([]);
  });

  it('blocks where nothing else is said with strict: true [X-87]', async () => {
    const hooks = await hooksOf({ strict: true });
    hooks.on('BeforeTool', () => {
      throw new Error('broken');
    });
    expect((await hooks.tool('deploy', {}, noop)).status).toBe('blocked');
    const project = { source: 'project', hooks: { BeforeTool: [{ hooks: [command] }] } } as const;
    const isHookTrusted = () => ({ trusted: false, why: 'nobody reviewed it' }) as const;
    const others = await hooksOf(anything({ strict: true, layers: [project], isHookTrusted }));
    expect((await others.tool('deploy', {}, noop)).status).toBe('blocked');
  });

  it('asks about hooks that are not trusted with strict: true and untrusted: ask [X-87]', async () => {
    const asked = createConfig({ workingDir: tmpdir(), strict: true, untrusted: 'ask' });
    expect([asked.getUntrustedPolicy?.(), asked.getErrorPolicy?.()]).toEqual(['ask', 'block']);
  });
});

const tool = { toolName: 'deploy', toolInput: {} };

/** Wrong calls of a scope. */
const fire = (event: string, params: unknown, options?: object) => (hooks: Hooks) =>
  Reflect.apply(hooks.fire, hooks, [event, params, options]);
const on =
  (event: string, ...args: unknown[]) =>
  async (hooks: Hooks) =>
    Reflect.apply(hooks.on, hooks, [event, ...args]);
const callTool = (options: unknown) => (hooks: Hooks) =>
  Reflect.apply(hooks.tool, hooks, ['deploy', {}, noop, options]);
const session = (options: unknown) => (hooks: Hooks) => Reflect.apply(hooks.session, hooks, [options]);

describe('Hooks', () => {
  it.each<readonly [string, (hooks: Hooks) => unknown, string]>([
    [
      'fire with the name that hooks read',
      fire('BeforeModel', { llmRequest: {} }),
      'modelRequest is required. The parameters are modelRequest, not llmRequest.',
    ],
    [
      'fire in snake case',
      fire('BeforeTool', { tool_name: 'x', tool_input: {} }),
      'unknown parameter tool_name. Did you mean "toolName"?',
    ],
    ['fire without parameters', fire('BeforeModel', {}), 'modelRequest is required'],
    ['fire with another name', fire('BeforeAgent', { text: 'x' }), 'prompt is required'],
    ['fire with a text', fire('BeforeAgent', 'x'), 'its parameters must be an object, but got string'],
    [
      'fire with a promise as a parameter',
      fire('BeforeTool', { ...tool, toolInput: Promise.resolve() }),
      'Did you forget await?',
    ],
    ['fire with another type', fire('BeforeTool', { ...tool, toolInput: 'ls' }), 'toolInput "ls": expected object'],
    [
      'fire outside of an enum',
      fire('SessionStart', { source: 'begin' }),
      'source "begin": expected one of ["startup"',
    ],
    [
      'fire with a misspelt option',
      fire('BeforeTool', tool, { asks: 'return' }),
      'options.asks "return": unknown key. Did you mean "ask"?',
    ],
    [
      'fire with a policy that does not exist',
      fire('BeforeTool', tool, { untrusted: true }),
      'options.untrusted true: expected "warn"',
    ],
    [
      'on with a misspelt option',
      on('BeforeTool', { match: 'deploy' }, noop),
      'options.match "deploy": unknown key. Did you mean "matcher"?',
    ],
    ['on with several matchers', on('BeforeTool', { matchers: 'deploy' }, noop), 'Did you mean "matcher"?'],
    ['on with a misspelt policy', on('BeforeTool', { onerror: 'block' }, noop), 'Did you mean "onError"?'],
    [
      'on with a timeout as text',
      on('BeforeTool', { timeout: '500' }, noop),
      'options.timeout "500": expected a number',
    ],
    [
      'on with a matcher that is no pattern',
      on('BeforeTool', { matcher: 'deploy(' }, noop),
      'matcher "deploy(" is not a valid regular expression',
    ],
    ['on with a glob', on('BeforeTool', { matcher: '*_file' }, noop), 'for "any characters" write .*'],
    ['on with a RegExp', on('BeforeTool', { matcher: /x/ }, noop), 'its matcher must be a text'],
    [
      'tool with approved: true',
      callTool({ approved: true }),
      'options.approved true: expected an object with id, input',
    ],
    ['tool with a misspelt option', callTool({ mcpserver: 'x' }), 'Did you mean "mcpServer"?'],
    [
      'tool with a signal that is not one',
      callTool({ signal: new AbortController() }),
      'options.signal {}: expected an AbortSignal',
    ],
    ['a session with a number as id', session({ id: 42 }), 'options.id (42): expected a text'],
    ['a session without id', session({ id: null }), 'options.id null: expected a text'],
    ['a session with a misspelt option', session({ sessionId: 'x' }), 'options.sessionId "x": unknown key'],
    ['a session with another source', session({ source: 'begin' }), 'source "begin": expected one of'],
    [
      'a model with a misspelt option',
      (hooks) => Reflect.apply(hooks.model, hooks, [{}, noop, { signl: 1 }]),
      'Did you mean "signal"?',
    ],
    [
      'a subagent with a misspelt option',
      async (hooks) => Reflect.apply(hooks.subagent, hooks, [{ type: 'a', prompt: 'b' }, noop, { signl: 1 }]),
      'Did you mean "signal"?',
    ],
    [
      'a promise as an outcome',
      async (hooks) => toModelText(anything(hooks.tool('x', {}, noop))),
      'the outcome (a promise): expected the result of tool() or subagent(). Did you forget await?',
    ],
    ['no outcome', async () => toModelText(anything(undefined)), 'the outcome (undefined)'],
  ])('rejects %s [X-87]', async (_title, call, message) => {
    const hooks = await hooksOf();
    await expect(call(hooks)).rejects.toThrow(TypeError);
    await expect(call(hooks)).rejects.toThrow(message);
  });

  it('fails a guard with a reason to stop and without continue: false, under onError: block [X-85]', async () => {
    const warnings: unknown[] = [];
    const hooks = await hooksOf({ logger: { log: noop, warn: (text) => warnings.push(text) } });
    const remove = hooks.on('BeforeTool', () => ({ stopReason: 'enough' }));
    expect((await hooks.tool('deploy', {}, noop)).status).toBe('done');
    expect(warnings.join()).toContain(
      'stopReason is ignored: the output does not stop the agent. Add "continue": false',
    );
    remove();
    hooks.on('BeforeTool', { onError: 'block' }, () => ({ stopReason: 'enough' }));
    expect((await hooks.tool('deploy', {}, noop)).status).toBe('blocked');
  });

  it('prints warnings to the console as a logger, and no records', async () => {
    const printed: unknown[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...texts) => void printed.push(texts));
    const warn = vi.spyOn(console, 'error').mockImplementation(noop);
    onTestFinished(() => {
      log.mockRestore();
      warn.mockRestore();
    });
    const hooks = await hooksOf({ logger: console });
    hooks.on('BeforeTool', () => {
      throw new Error('broken');
    });
    await hooks.tool('deploy', {}, noop);
    expect(printed).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('broken'));
  });

  it('fires objects of the host that have more in them than the parameters [X-87]', async () => {
    const hooks = await hooksOf();
    const decision = await hooks.fire('BeforeTool', anything({ ...tool, toolOutput: 'x', startedAt: 3 }));
    expect(decision.blocked).toBe(false);
  });

  it('blocks if a parameter throws while it is read [X-87]', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeTool', noop);
    const params = Object.defineProperty({ ...tool }, 'toolInput', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect((await hooks.fire('BeforeTool', params)).blocked).toBe(true);
  });

  it('warns once about a hundred functions of one event, as if each request added one', async () => {
    const warnings: unknown[] = [];
    const hooks = await hooksOf({ logger: { log: noop, warn: (text) => warnings.push(text) } });
    for (let count = 0; count < 150; count += 1) hooks.on('BeforeTool', noop);
    expect(warnings).toEqual([expect.stringContaining('BeforeTool has 100 functions. Call hooks.on once')]);
  });
});

/** Every wrapper, as a function of its host. */
const completions = { create: async () => ({ choices: [] }) };
const openai = { chat: { completions } };
const mcp = { callTool: async () => ({}), listTools: async () => ({}), getServerVersion: () => undefined };
const genai = { generateContent: async () => ({}), generateContentStream: async () => ({}) };
const tools = { deploy: { execute: async () => 'done' } };
const WRAPPERS: Readonly<Record<string, (host: never, options?: object) => object>> = {
  openai: (host, options) => withHooks(openai, host, options),
  anthropic: (host, options) => withAnthropicHooks({ messages: completions }, host, options),
  genai: (host, options) =>
    withGenaiHooks(anything<{ generateContent: never; generateContentStream: never }>(genai), host, options),
  'tools of the AI SDK': (host, options) => withToolHooks(tools, host, options),
  'middleware of the AI SDK': (host, options) => hooksMiddleware(host, options),
  MCP: (host, options) => withMcpHooks(mcp, host, options),
};

describe.each(Object.entries(WRAPPERS))('wrapper of %s', (_name, wrap) => {
  it.each([
    ['a promise of a session', (hooks: Hooks) => hooks.session(), 'the host (a promise): expected'],
    ['a promise of hooks', () => hooksOf(), 'Did you forget await?'],
    ['an empty object', () => ({}), 'the host {}: expected the object that createHooks returns'],
    ['nothing', () => undefined, 'the host (undefined): expected'],
    ['the id of a session', () => 'a-session', 'the host "a-session": expected'],
  ])('rejects %s [X-87]', async (_title, host, message) => {
    const given = host(await hooksOf());
    expect(() => wrap(anything(given))).toThrow(TypeError);
    expect(() => wrap(anything(given))).toThrow(message);
    await given;
  });

  it('rejects an option that does not exist [X-87]', async () => {
    const hooks = await hooksOf();
    expect(() => wrap(anything(hooks), { untrustd: 'block' })).toThrow('Did you mean "untrusted"?');
    expect(() => wrap(anything(hooks), { untrusted: true })).toThrow('options.untrusted true: expected "warn"');
  });
});

describe('client that is wrapped twice', () => {
  it.each(['openai', 'anthropic', 'genai', 'MCP'])('is returned as it is, with a warning: %s [X-89]', async (name) => {
    const warnings: unknown[] = [];
    const hooks = await hooksOf({ logger: { log: noop, warn: (text) => warnings.push(text) } });
    const wrapAll = { openai: withHooks, anthropic: withAnthropicHooks, genai: withGenaiHooks, MCP: withMcpHooks };
    const clients = { openai, anthropic: { messages: completions }, genai, MCP: mcp };
    const wrapper: unknown = Reflect.get(wrapAll, name);
    const wrap = (client: unknown): unknown => Reflect.apply(anything(wrapper), undefined, [client, hooks]);
    const once = wrap(Reflect.get(clients, name));
    expect(warnings).toEqual([]);
    expect(wrap(once)).toBe(once);
    expect(warnings).toEqual([expect.stringContaining('is wrapped already. Its hooks run once')]);
  });

  it.each([
    ['one config', true, 1, 'Its hooks run once'],
    ['two sessions', false, 2, 'so hooks run twice'],
  ])('runs the hooks of nested AI SDK middleware of %s with a warning [X-89]', async (_, isSame, times, effect) => {
    const warnings: string[] = [];
    const hooks = await hooksOf({ logger: { log: noop, warn: (text) => warnings.push(String(text)) } });
    let fired = 0;
    hooks.on('BeforeModel', () => {
      fired += 1;
    });
    const params: object = { prompt: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }] };
    const result = { content: [], finishReason: 'stop', usage: {}, warnings: [] };
    const stream = () => new ReadableStream({ start: (controller) => controller.close() });
    const model = {
      modelId: 'm',
      doGenerate: async (_params: object): Promise<object> => result,
      doStream: async (_params: object): Promise<object> => ({ stream: stream() }),
    };
    const inner = hooksMiddleware(isSame ? hooks : await hooks.session());
    const wrapped: typeof model = {
      modelId: 'm',
      doGenerate: (given) => inner.wrapGenerate({ params: given, model }),
      doStream: (given) => inner.wrapStream({ params: given, model }),
    };
    const outer = hooksMiddleware(hooks);
    for (const run of ['wrapGenerate', 'wrapStream', 'wrapGenerate'] as const) {
      fired = 0;
      await outer[run]({ params, model: wrapped });
      expect(fired).toBe(times);
    }
    expect(warnings.filter((text) => text.includes('is wrapped already'))).toEqual(
      expect.arrayContaining([expect.stringContaining(effect)]),
    );
    fired = 0;
    await inner.wrapGenerate({ params, model });
    expect(fired).toBe(1);
  });

  it('fires once for a tool of the AI SDK [X-89]', async () => {
    const hooks = await hooksOf();
    let fired = 0;
    hooks.on('BeforeTool', () => {
      fired += 1;
    });
    const { deploy } = withToolHooks(withToolHooks(tools, hooks), hooks);
    expect(await Reflect.apply(deploy.execute, deploy, [{}, {}])).toBe('done');
    expect(fired).toBe(1);
  });
});
