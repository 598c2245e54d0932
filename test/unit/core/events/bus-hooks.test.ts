import { afterEach, describe, expect, it } from 'vitest';
import type { FunctionHookConfig } from '../../../../src/contract.js';
import { InMemoryMessageBus, NotAskedError } from '../../../../src/engine.js';
import {
  type CreateConfigOptions,
  createConfig,
  createHooks,
  executeToolWithHooks,
  HookEventName,
  type Hooks,
  type OwnedHostConfig,
} from '../../../../src/index.js';
import { makeMachine, trustAll } from '../../../support/config/settings/machine.js';

const made: OwnedHostConfig[] = [];
const asking: Hooks[] = [];
afterEach(async () => {
  // Their sessions end with an event, which needs the responder.
  for (const hooks of asking.splice(0)) await hooks.dispose();
  for (const config of made.splice(0)) await config[Symbol.asyncDispose]();
});

function host(options: Omit<CreateConfigOptions, 'workingDir'>): OwnedHostConfig {
  const config = createConfig({ workingDir: '/agent', sessionId: 'agent', debugLogger: { log: () => {} }, ...options });
  made.push(config);
  return config;
}

/** Creates a bus whose only responder is one function hook. */
async function servedBus(action: FunctionHookConfig['action'], eventName: HookEventName = HookEventName.BeforeTool) {
  const messageBus = new InMemoryMessageBus();
  const config = createConfig({
    workingDir: '/policy',
    sessionId: 'policy',
    messageBus,
    debugLogger: { log: () => {} },
  });
  made.push(config);
  const system = config.getHookSystem();
  await system?.initialize();
  const hook: unknown = { type: 'function', name: 'policy', action };
  system?.registerHook(hook as never, eventName);
  return messageBus;
}

const answering = (response: unknown) => ({ request: () => Promise.resolve(response) });
const failing = (error: unknown) => ({ request: () => Promise.reject(error) });
const failure = (details: object) => ({
  type: 'hook-execution-response',
  correlationId: 'x',
  success: false,
  error: { code: 'internal_error', message: 'the policy broke', details },
});

async function fireTool(config: OwnedHostConfig, toolName = 'run_shell') {
  const system = config.getHookSystem();
  const result = await system?.fireEvent('BeforeTool', { toolName, toolInput: { command: 'rm' } });
  const [hook] = system?.getTraces().at(-1)?.hooks ?? [];
  return { output: result?.finalOutput, hook, result };
}

const busHook = (more: object = {}) => ({
  BeforeTool: [{ hooks: [{ type: 'bus' as const, name: 'fleet', ...more }] }],
});

describe('bus hook', () => {
  it('applies the decision of the responder, with a verdict and a trace [BUS-16]', async () => {
    const bus = await servedBus(() => ({ decision: 'deny', reason: 'not here' }));
    const { output, hook } = await fireTool(host({ bus, hooks: busHook() }));
    expect(output?.isBlockingDecision()).toBe(true);
    expect(output?.getEffectiveReason()).toBe('not here');
    expect(hook).toMatchObject({ name: 'fleet', type: 'bus', verdict: 'ran', decision: 'deny', reason: 'not here' });
  });

  it('sends the input without base fields, with the origin of the event [BUS-20] [SEC-8]', async () => {
    let read: Record<string, unknown> = {};
    const bus = await servedBus((input) => {
      read = { ...input };
      return undefined;
    });
    await fireTool(host({ bus, hooks: busHook() }));
    expect(read).toMatchObject({
      cwd: '/policy',
      session_id: 'policy',
      hook_event_name: 'BeforeTool',
      tool_name: 'run_shell',
      tool_input: { command: 'rm' },
      origin: { cwd: '/agent', session_id: 'agent', told: true },
    });
  });

  it('sends agent, turn and session, which the responder reads as its own fields', async () => {
    let read: Record<string, unknown> = {};
    const bus = await servedBus((input) => {
      read = { ...input };
      return undefined;
    });
    const hooks = await createHooks({
      settings: false,
      logger: false,
      bus,
      hooks: busHook({ needs: ['user_prompt'] }),
    });
    asking.push(hooks);
    const session = await hooks.session({ id: 's-1' });
    await session.fire('BeforeAgent', { prompt: 'go' });
    await session.subagent({ type: 'reader', prompt: 'read', id: 'r' }, (sub) => sub.tool('read', {}, () => ''));
    const facts = {
      agent: { id: 'r', type: 'reader', parent_id: 'main', depth: 1 },
      turn_id: expect.any(String),
      session: { usage: { tool_calls: 0, started_at: expect.any(String) }, labels: [] },
    };
    expect(read).toMatchObject({ ...facts, session_id: 'policy', origin: { session_id: 's-1', told: true, ...facts } });
    // The hook of the responder does not list it in `needs`.
    expect(read).not.toHaveProperty('user_prompt');
  });

  it('adds the labels of the responder to the session that asked, and to no other', async () => {
    const inputs: Record<string, unknown>[] = [];
    const bus = await servedBus((input) => {
      inputs.push({ ...input });
      return { labels: ['secret'] };
    });
    const hooks = await createHooks({ settings: false, logger: false, bus, hooks: busHook() });
    asking.push(hooks);
    const [first, other] = [await hooks.session(), await hooks.session()];
    await first.tool('read', {}, () => '');
    await first.tool('read', {}, () => '');
    expect([[...first.labels], [...other.labels]]).toEqual([['secret'], []]);
    await other.tool('read', {}, () => '');
    expect(inputs.map(({ session }) => session)).toMatchObject([
      { labels: [] },
      { labels: ['secret'], usage: { tool_calls: 1 } },
      { labels: [], usage: { tool_calls: 0 } },
    ]);
  });

  it('merges its output with those of local hooks like any other', async () => {
    const bus = await servedBus(() => ({ systemMessage: 'from the fleet' }));
    const config = host({ bus, hooks: busHook() });
    await config.getHookSystem()?.initialize();
    const local = {
      type: 'function' as const,
      name: 'local',
      action: () => ({ decision: 'deny' as const, reason: 'local' }),
    };
    config.getHookSystem()?.registerHook(local, 'BeforeTool');
    const { output } = await fireTool(config);
    expect(output?.getEffectiveReason()).toBe('local');
    expect(output?.systemMessage).toBe('from the fleet');
  });

  it('rewrites the arguments of a tool', async () => {
    const bus = await servedBus(() => ({ hookSpecificOutput: { tool_input: { command: 'ls' } } }));
    const config = host({ bus });
    let called: unknown;
    await executeToolWithHooks(config, 'run_shell', { command: 'rm' }, async (input) => {
      called = input;
      return { llmContent: '' };
    });
    expect(called).toEqual({ command: 'ls' });
  });

  it('reports failed remote hooks as warnings', async () => {
    const bus = await servedBus(() => {
      throw new Error('the policy has a bug');
    });
    const { output, hook } = await fireTool(host({ bus }));
    expect(output?.isBlockingDecision() ?? false).toBe(false);
    expect(hook?.warnings?.join()).toContain('the policy has a bug');
  });

  it.each([
    ['no bus', undefined, 'createConfig({ bus })'],
    ['a failed responder', answering(failure({ stage: 'internal' })), 'the policy broke'],
    ['an invalid response', answering({ success: 'yes' }), 'does not fit its contract'],
    ['no responders', failing(new Error('no responders')), 'no responders'],
  ])('with %s fails, open or closed according to its onError', async (_, bus, text) => {
    const open = await fireTool(host({ bus, hooks: busHook() }));
    expect(open.output?.isBlockingDecision() ?? false).toBe(false);
    expect(open.hook?.error).toContain(text);
    const closed = await fireTool(host({ bus, hooks: busHook({ onError: 'block' }) }));
    expect(closed.output?.isBlockingDecision()).toBe(true);
    expect(closed.output?.getEffectiveReason()).toContain(text);
  });

  it.each([
    ['the bus reports it', failing(new NotAskedError('2 MB, and 1 MB is the limit'))],
    ['the responder reports it', answering(failure({ stage: 'internal', notAsked: true }))],
    ['the responder rejected the input', answering(failure({ stage: 'validation' }))],
  ])('blocks, whatever its onError, if there is no responder: %s', async (_, bus) => {
    const { output, hook } = await fireTool(host({ bus, hooks: busHook({ onError: 'allow' }) }));
    expect(output?.isBlockingDecision()).toBe(true);
    expect(hook?.verdict).toBe('not-asked');
  });

  it('times out even if the bus does not, and aborts the request', async () => {
    let received: AbortSignal | undefined;
    const bus = {
      request: (_request: unknown, { signal }: { signal: AbortSignal }) => {
        received = signal;
        return new Promise(() => {});
      },
    };
    const { hook } = await fireTool(host({ bus, hooks: busHook({ timeout: 30 }) }));
    expect(hook).toMatchObject({ timedOut: true, error: 'timed out after 30 ms' });
    expect(received?.aborted).toBe(true);
  });

  it('is aborted with its caller', async () => {
    const caller = new AbortController();
    const bus = {
      request: () => {
        caller.abort();
        return new Promise(() => {});
      },
    };
    const system = host({ bus }).getHookSystem();
    await system?.fireEvent('BeforeTool', { toolName: 'x', toolInput: {} }, { signal: caller.signal });
    expect(system?.getTraces().at(-1)?.hooks[0]).toMatchObject({ error: 'aborted by the caller' });
  });

  it('runs once if it is configured twice, with the longest timeout and the strictest policy', async () => {
    let asked = 0;
    const bus = await servedBus(() => {
      asked += 1;
      return undefined;
    });
    const definition = { hooks: [{ type: 'bus' as const }, { type: 'bus' as const, onError: 'block' as const }] };
    const { result } = await fireTool(host({ bus, hooks: { BeforeTool: [definition] } }));
    expect(asked).toBe(1);
    expect(result?.hookResults?.map(({ hookConfig }) => hookConfig)).toMatchObject([{ type: 'bus', onError: 'block' }]);
  });
});

describe('host with a bus', () => {
  it('sends every event, even without configured hooks', async () => {
    const bus = await servedBus(() => ({ decision: 'deny', reason: 'no' }));
    const { output, hook } = await fireTool(host({ bus }));
    expect(output?.isBlockingDecision()).toBe(true);
    expect(hook).toMatchObject({ name: 'bus', type: 'bus', source: 'runtime' });
    const events = host({ bus }).getHookSystem();
    await events?.initialize();
    expect(new Set(events?.getAllHooks().map(({ eventName }) => eventName))).toEqual(
      new Set(Object.values(HookEventName)),
    );
  });

  it('sends only the events that it names', async () => {
    const bus = await servedBus(() => ({ decision: 'deny', reason: 'no' }));
    const system = host({ bus, busEvents: ['SessionStart', 'BeforeTol'] }).getHookSystem();
    await system?.initialize();
    expect(system?.getAllHooks().map(({ eventName }) => eventName)).toEqual(['SessionStart']);
    expect(system?.getProblems()).toMatchObject([{ where: 'busEvents', what: 'unknown event "BeforeTol"' }]);
  });

  it('uses the events of configured bus hooks', async () => {
    const bus = await servedBus(() => ({ decision: 'deny', reason: 'no' }));
    const hooks = { BeforeTool: [{ matcher: 'write_.*', hooks: [{ type: 'bus' as const }] }] };
    const config = host({ bus, hooks });
    expect((await fireTool(config)).output).toBe(undefined);
    expect((await fireTool(config, 'write_file')).output?.isBlockingDecision()).toBe(true);
  });

  it('ignores bus hooks of a project: every event is sent', async () => {
    const bus = await servedBus(() => ({ decision: 'deny', reason: 'no' }));
    const { write, shared, load } = makeMachine();
    const never = { matcher: 'never', hooks: [{ type: 'bus' }] };
    write(shared, { enableHooks: true, hooks: { BeforeTool: [never, { hooks: [{ type: 'bus', enforce: false }] }] } });
    const config = await load({ bus });
    await trustAll(config);
    expect((await fireTool(config)).output?.isBlockingDecision()).toBe(true);
  });

  it('ignores bus hooks of an extension: every event is sent', async () => {
    const bus = await servedBus(() => ({ decision: 'deny', reason: 'no' }));
    const hooks = { BeforeTool: [{ matcher: 'never', hooks: [{ type: 'bus' as const }] }] };
    const config = host({ bus, extensions: [{ isActive: true, hooks }] });
    expect((await fireTool(config)).output?.isBlockingDecision()).toBe(true);
  });

  it('needs no settings that enable hooks', async () => {
    const bus = await servedBus(() => ({ decision: 'deny', reason: 'no' }));
    const config = await makeMachine().load({ bus });
    expect((await fireTool(config)).output?.isBlockingDecision()).toBe(true);
  });

  it("uses the events of the user's bus hooks", async () => {
    const bus = await servedBus(() => ({ decision: 'deny', reason: 'no' }));
    const { write, user, load } = makeMachine();
    const hooks = { BeforeTool: [{ matcher: 'write_.*', hooks: [{ type: 'bus' }] }] };
    write(user, { hooks });
    // Disabled hooks have no effect.
    expect((await fireTool(await load({ bus }))).output?.isBlockingDecision()).toBe(true);
    write(user, { enableHooks: true, hooks });
    const config = await load({ bus });
    expect((await fireTool(config)).output).toBe(undefined);
    expect((await fireTool(config, 'write_file')).output?.isBlockingDecision()).toBe(true);
  });
});
