import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigSource, type HookEventName, type HookFireResult } from '../../../../generated/index.js';
import { createConfig, createHooks, type Decision, type HookSystem, type Hooks } from '../../../../src/index.js';
import { fieldsOf } from '../../../../src/util/json.js';
import { propertyRuns } from '../../../support/long-form.js';

const request = { contents: [{ role: 'user', parts: [{ text: 'hi' }] }] };
const response = { candidates: [{ content: { parts: [{ text: 'hello' }] } }] };

const PARAMS = {
  BeforeTool: { toolName: 'write', toolInput: { path: 'a' } },
  AfterTool: { toolName: 'write', toolInput: { path: 'a' }, toolResponse: { llmContent: 'ok' } },
  BeforeAgent: { prompt: 'do it' },
  AfterAgent: { prompt: 'do it', promptResponse: 'done', stopHookActive: false },
  BeforeModel: { modelRequest: request },
  AfterModel: { modelRequest: request, modelResponse: response },
  SessionStart: { source: 'startup' },
  PreCompress: { trigger: 'auto' },
} as const;
type Fired = keyof typeof PARAMS;

const text = fc.constantFrom('', 'a', 'b', 'not today');
const output = fc.record(
  {
    decision: fc.constantFrom('allow', 'deny', 'block', 'ask', 'approve', 'dney', undefined),
    reason: text,
    continue: fc.boolean(),
    stopReason: text,
    systemMessage: text,
    suppressOutput: fc.boolean(),
    hookSpecificOutput: fc.record(
      { additionalContext: text, tool_input: fc.record({ path: text }), clearContext: fc.boolean() },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);
const onError = fc.constantFrom('allow', 'block', undefined);
const functionHook = fc.record({
  kind: fc.constantFrom('answer', 'answer', 'answer', 'throw'),
  output: fc.option(output, { nil: undefined }),
  matcher: fc.constantFrom(undefined, 'write', 'other'),
  onError,
});
const commandHook = fc.record({
  command: fc.constantFrom('exit 0', 'exit 1', 'echo no >&2; exit 2', 'nothing-here'),
  onError,
});
const world = fc.record({
  event: fc.constantFrom(...(Object.keys(PARAMS) as Fired[])),
  functions: fc.array(functionHook, { maxLength: 4 }),
  commands: fc.array(commandHook, { maxLength: 1 }),
  onError,
});
type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

/** Adds the functions of a world through any of the two layers. */
function functionsOf({ event, functions }: World, add: (hook: object, matcher: string | undefined) => void): void {
  functions.forEach(({ kind, output, matcher, onError }, index) => {
    const specific = output?.hookSpecificOutput && { hookEventName: event, ...output.hookSpecificOutput };
    const action = () => {
      if (kind === 'throw') throw new Error(`failure ${index}`);
      return output && { ...output, ...(specific && { hookSpecificOutput: specific }) };
    };
    add(
      { name: `function ${index}`, action, ...(onError && { onError }) },
      event.endsWith('Tool') ? matcher : undefined,
    );
  });
}

const optionsOf = ({ event, commands, onError }: World) => ({
  onError,
  logger: false as const,
  hooks: {
    [event]: [
      { hooks: commands.map((hook, index) => ({ type: 'command' as const, name: `command ${index}`, ...hook })) },
    ],
  },
});

async function decisionOf(world: World): Promise<Decision> {
  const hooks: Hooks = await createHooks({ settings: false, cwd: tmpdir(), ...optionsOf(world) });
  functionsOf(world, (hook, matcher) => {
    const { action, ...rest } = fieldsOf(hook);
    Reflect.apply(hooks.on, hooks, [world.event, { ...rest, ...(matcher && { matcher }) }, action]);
  });
  try {
    return await Reflect.apply(hooks.fire, hooks, [world.event, PARAMS[world.event]]);
  } finally {
    await hooks.dispose({ kill: true });
  }
}

async function resultOf(world: World): Promise<HookFireResult<HookEventName>> {
  const { hooks, ...options } = optionsOf(world);
  const layers = [{ source: ConfigSource.Runtime, hooks }];
  const system: HookSystem | undefined = createConfig({ workingDir: tmpdir(), layers, ...options }).getHookSystem();
  if (system === undefined) throw new Error('hooks are disabled');
  functionsOf(world, (hook, matcher) =>
    system.registerFunction({ type: 'function', ...hook }, world.event, matcher === undefined ? {} : { matcher }),
  );
  try {
    return await system.fireEvent(world.event, PARAMS[world.event]);
  } finally {
    await system.dispose({ kill: true });
  }
}

const hasIgnored = ({ hookResults = [] }: HookFireResult<HookEventName>): boolean =>
  hookResults.some(({ ignored }) => ignored !== undefined);

/** Reads the result of the specified classes as a host would. */
function expectedOf(fired: HookFireResult<HookEventName>): object {
  const final = fired.finalOutput;
  const stops = fired.shouldStop;
  const isIgnored = hasIgnored(fired);
  const asks = final?.isAskDecision() === true && !isIgnored;
  const blocks = (final?.isBlockingDecision() === true && !isIgnored) || fired.withheld !== undefined;
  const { hookEventName: _name, additionalContext: _context, ...changes } = fieldsOf(final?.hookSpecificOutput);
  return {
    blocked: stops || blocks || asks,
    verdict: stops ? 'stop' : blocks || asks ? 'block' : 'allow',
    context: final?.getAdditionalContext(),
    systemMessage: fired.systemMessage,
    suppressOutput: fired.suppressOutput,
    changes: Object.keys(changes).length === 0 ? undefined : changes,
    blockReason: !stops && !isIgnored && final?.isBlockingDecision() ? final.getBlockingError().reason : undefined,
    stopReason: stops ? fired.stopReason : undefined,
    verdicts: fired.trace.hooks.map(({ name, verdict, decision }) => [name, verdict, decision]),
  };
}

describe('Hooks.fire and HookSystem.fireEvent', () => {
  it('make the same decision for any hooks, events and failures', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (world) => {
        const [decision, fired] = await Promise.all([decisionOf(world), resultOf(world)]);
        const { blocked, verdict, context, systemMessage, suppressOutput, changes, reason, trace } = decision;
        const blocksByHook = fired.finalOutput?.isBlockingDecision() && !hasIgnored(fired) && verdict === 'block';
        expect({
          blocked,
          verdict,
          context,
          systemMessage,
          suppressOutput,
          changes,
          blockReason: blocksByHook ? reason : undefined,
          stopReason: verdict === 'stop' ? reason : undefined,
          verdicts: trace.hooks.map(({ name, verdict, decision }) => [name, verdict, decision]),
        }).toEqual(expectedOf(fired));
        const failed = fired.hookResults?.filter(({ error }) => error !== undefined) ?? [];
        expect(decision.couldNotRun.length).toBeGreaterThanOrEqual(failed.length);
      }),
      propertyRuns(400),
    );
  });
});
