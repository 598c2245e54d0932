import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CommandHookConfig } from '../../../../src/contract.js';
import { executeToolWithHooks, fireAfterToolHook, fireBeforeToolHook, HookEventName } from '../../../../src/index.js';
import { Recorder } from '../../../support/core/events/support.js';
import { makeHost, on, type Scripts } from '../../../support/core/triggers/host.js';

/** Returns an object with that many levels, created without recursion. */
function nested(levels: number, innermost: unknown = 1): Record<string, unknown> {
  let value: unknown = innermost;
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return { deep: value };
}

/** Guards that block any input they can read in full, and fail otherwise, which does not block. */
const guards: [language: string, hook: (scripts: Scripts) => CommandHookConfig][] = [
  ['jq', ({ bash }) => bash('jq -e .tool_input >/dev/null && { echo no >&2; exit 2; }; exit 1')],
  ['Python', ({ python }) => python('json.dumps(event)\nsys.stderr.write("no")\nsys.exit(2)')],
  ['Node', ({ node }) => node('JSON.stringify(input); process.stderr.write("no"); process.exit(2)')],
];

async function runTool(config: Parameters<typeof executeToolWithHooks>[0], input: Record<string, unknown>) {
  let ran = false;
  const result = await executeToolWithHooks(config, 'write_file', input, async () => {
    ran = true;
    return { llmContent: 'done' };
  });
  return { ran, text: String(result.llmContent) };
}

const hasJq = spawnSync('jq', ['--version']).status === 0;
if (!hasJq) console.warn('jq is not installed: the guard that is written in it is ignored');

describe.each(guards.filter(([language]) => hasJq || language !== 'jq'))('Guard in %s', (_language, hook) => {
  it('runs for every readable input, and unreadable input is blocked [X-64]', async () => {
    const { config } = makeHost((scripts) => ({ BeforeTool: on(hook(scripts)) }));
    const depths = fc.oneof(fc.integer({ min: 0, max: 120 }), fc.constantFrom(97, 98, 99, 1000, 4140, 20_000));
    const sizes = fc.constantFrom(0, 10, 100_000);
    await fc.assert(
      fc.asyncProperty(depths, sizes, async (depth, size) => {
        const { ran, text } = await runTool(config, { ...nested(depth), filler: 'x'.repeat(size) });
        expect(ran).toBe(false);
        // The input, its tool_input and `deep` are levels too.
        expect(text).toMatch(depth + 2 > 100 ? /nested deeper than 100 levels/ : /^Tool execution blocked: no$/);
      }),
      { numRuns: 12 },
    );
  });
});

const unreadable: [what: string, make: () => Record<string, unknown>, why: RegExp][] = [
  ['is nested 4,140 levels', () => nested(4140), /nested deeper than 100 levels/],
  ['is nested half a million levels', () => nested(500_000), /nested deeper than 100 levels/],
  ['is a list nested 5,000 levels', () => nested(0, JSON.parse('['.repeat(5000) + ']'.repeat(5000))), /deeper/],
  [
    'contains itself',
    () => {
      const input: Record<string, unknown> = {};
      input['self'] = input;
      return input;
    },
    /nested deeper than 100 levels/,
  ],
  ['holds a BigInt', () => ({ big: 1n }), /BigInt/],
  [
    'throws when it is read',
    () => Object.defineProperty({}, 'bad', { enumerable: true, get: () => explode() }),
    /hands off/,
  ],
];

function explode(): never {
  throw new Error('hands off');
}

describe.each(unreadable)('Input that %s', (_what, make, why) => {
  it('blocks the call if a hook matches, for any onError, and starts no hook [X-64]', async () => {
    const debugLogger = new Recorder();
    const host = makeHost(({ node }) => ({ BeforeTool: on(node('')) }), { debugLogger, onError: 'allow' });
    const { ran, text } = await runTool(host.config, make());
    expect(ran).toBe(false);
    expect(text).toMatch(why);
    expect(host.seen()).toEqual([]);
    expect(debugLogger.warnings.flat().join()).toMatch(why);
    expect(host.config.getHookSystem()?.getTraces()).toMatchObject([
      { stage: 'validation', error: expect.stringMatching(why) },
    ]);
  });

  it('fails at stage validation for in-process hooks too [X-64, FAIL-2]', async () => {
    const { config } = makeHost();
    const system = config.getHookSystem();
    const action = vi.fn();
    system?.registerHook({ type: 'function', name: 'count', action }, HookEventName.BeforeTool);
    await system?.initialize();
    const result = await system?.getEventHandler().fireBeforeToolEvent({ toolName: 'a', toolInput: make() });
    expect(result).toMatchObject({ success: false, errors: [{ stage: 'validation', code: 'validation_failure' }] });
    expect(action).not.toHaveBeenCalled();
  });

  it('is not read if no hook matches: the tool runs [CFG-12]', async () => {
    const { config } = makeHost(({ bash }) => ({ BeforeTool: [{ matcher: 'other', hooks: [bash('exit 2')] }] }));
    expect(await runTool(config, make())).toEqual({ ran: true, text: 'done' });
  });

  it.each(['allow', 'block'] as const)(
    'blocks before the tool and is truncated after it, with onError %s [X-64]',
    async (onError) => {
      const hooks = ({ bash, node }: Scripts) => ({ BeforeTool: on(bash('true')), AfterTool: on(node('')) });
      const { config, seen } = makeHost(hooks, { onError });
      const output = await fireBeforeToolHook(config, 'a', make());
      expect(output?.isBlockingDecision()).toBe(true);
      expect(output?.getEffectiveReason()).toMatch(why);
      expect(await fireAfterToolHook(config, 'a', {}, make())).toBeUndefined();
      expect(seen('AfterTool')).toHaveLength(1);
    },
  );
});

describe('maxInputDepth', () => {
  it('is set by the host; an invalid value throws [X-64] [X-87]', async () => {
    const hooks = ({ bash }: Scripts) => ({ BeforeTool: on(bash('true')) });
    const shallow = makeHost(hooks, { runner: { maxInputDepth: 3 } }).config;
    expect((await runTool(shallow, nested(1))).ran).toBe(true);
    expect((await runTool(shallow, nested(2))).text).toMatch(/deeper than 3 levels/);
    const senseless = () => makeHost(hooks, { runner: { maxInputDepth: Number.NaN } });
    expect(senseless).toThrow('cannot use runner.maxInputDepth (NaN): expected a number of at least 0.');
  });
});
