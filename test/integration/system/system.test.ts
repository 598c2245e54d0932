import { describe, expect, it, vi } from 'vitest';
import * as engine from '../../../src/engine.js';
import { InMemoryMessageBus } from '../../../src/engine.js';
import * as hookwright from '../../../src/index.js';
import {
  createConfig,
  HookEventHandler,
  HookRegistry,
  HookSystem,
  HookSystemNotInitializedError,
  type HostConfig,
  InvalidHostConfigError,
} from '../../../src/index.js';
import { eventCases } from '../../support/core/events/event-inputs.js';
import {
  action,
  afterwards,
  anything,
  command,
  hooksFor,
  makeConfig,
  makeHost,
  systemOf,
} from '../../support/core/events/support.js';

const hooks = hooksFor('BeforeTool', command('echo a', { name: 'a' }), command('echo b'));
const { BeforeTool } = eventCases;

describe('HookSystem', () => {
  it('has one handler and one registry, and exposes no other parts [SYS-1]', async () => {
    const { system } = await makeHost();
    expect(system.getEventHandler()).toBeInstanceOf(HookEventHandler);
    expect(system.getEventHandler()).toBe(system.getEventHandler());
    expect(system.getRegistry()).toBeInstanceOf(HookRegistry);
    expect(system.getRegistry()).toBe(system.getRegistry());
    expect(Object.keys(system)).toEqual([]);
    const members = Object.getOwnPropertyNames(HookSystem.prototype);
    expect(members.filter((name) => /plan|run|aggregat/i.test(name))).toEqual([]);
  });

  it('creates no new parts for events or initialization [SYS-10, SYS-2]', async () => {
    const host = await makeHost({ hooks });
    const parts = [host.system.getEventHandler(), host.system.getRegistry()];
    for (let count = 0; count < 3; count += 1) {
      await BeforeTool.fire(host.handler);
      await host.system.initialize();
      await host.system.reload();
    }
    expect([host.system.getEventHandler(), host.system.getRegistry()]).toEqual(parts);
    expect(host.system.getEventHandler()).toBe(parts[0]);
    expect(host.bus.listenerCount('hook-execution-request')).toBe(1);
  });

  it('reads the configuration once, for any number of initializations and events [SYS-2, B-06]', async () => {
    const made = makeConfig({ hooks });
    const getHooks = vi.spyOn(made.config, 'getHooks');
    const system = systemOf(made.config);
    await Promise.all([system.initialize(), system.initialize()]);
    await system.initialize();
    await BeforeTool.fire(system.getEventHandler());
    await made.bus.request({ eventName: 'BeforeTool', input: BeforeTool.input });
    expect(getHooks).toHaveBeenCalledTimes(1);
    await system.reload();
    expect(getHooks).toHaveBeenCalledTimes(2);
  });

  it('shares one initialization between concurrent calls [SYS-3]', () => {
    const system = systemOf(makeConfig().config);
    expect(system.initialize()).toBe(system.initialize());
  });

  it('reports a failed initialization to all callers, and can retry [SYS-3]', async () => {
    const { config } = makeConfig();
    let broken = true;
    Object.assign(config, {
      getHooks: () => {
        if (broken) throw new Error('no disk');
        return hooks;
      },
    });
    const system = systemOf(config);
    const results = await Promise.allSettled([system.initialize(), system.initialize()]);
    expect(results).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ name: 'HookRegistryLoadError' }) },
      { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('no disk') }) },
    ]);
    expect(system.getStatus()).toEqual({ initialized: false, totalHooks: 0 });
    broken = false;
    await system.initialize();
    expect(system.getStatus()).toEqual({ initialized: true, totalHooks: 2 });
  });

  it.each<[string, (system: HookSystem) => unknown]>([
    ['getEventHandler', (system) => system.getEventHandler()],
    ['getRegistry', (system) => system.getRegistry()],
    ['getAllHooks', (system) => system.getAllHooks()],
    ['setHookEnabled', (system) => system.setHookEnabled('a', false)],
  ])('throws HookSystemNotInitializedError from %s before initialization [SYS-4]', async (_name, call) => {
    const system = systemOf(makeConfig({ hooks }).config);
    expect(() => call(system)).toThrow(HookSystemNotInitializedError);
    expect(() => call(system)).toThrow(/await hookSystem\.initialize\(\)/);
    const initializing = system.initialize();
    expect(() => call(system)).toThrow(HookSystemNotInitializedError);
    await initializing;
    expect(() => call(system)).not.toThrow();
  });

  it('returns problems, status, traces and its state at any time [X-77]', async () => {
    const misspelt = anything<typeof hooks>({ ...hooks, BeforTool: [] });
    const system = systemOf(makeConfig({ hooks: misspelt }).config);
    const read = () => ({
      problems: system.getProblems().map(({ where }) => where),
      hooks: system.getStatus().totalHooks,
      traces: system.getTraces(),
      disposed: system.isDisposed(),
    });
    expect(read()).toEqual({ problems: [], hooks: 0, traces: [], disposed: false });
    await system.initialize();
    const known = { problems: ['project BeforTool'], hooks: 2, traces: [] };
    expect(read()).toEqual({ ...known, disposed: false });
    await system.dispose();
    expect(read()).toEqual({ ...known, disposed: true });
  });

  it('returns its status [SYS-5, SYS-13]', async () => {
    const system = systemOf(makeConfig({ hooks, disabledHooks: ['a'] }).config);
    expect(system.getStatus()).toEqual({ initialized: false, totalHooks: 0 });
    expect(system.isInitialized()).toBe(false);
    await system.initialize();
    expect(system.getStatus()).toEqual({ initialized: true, totalHooks: 2 });
    expect(system.isInitialized()).toBe(true);
  });

  it('passes bus and logger to the handler, and does not subscribe itself [SYS-6, SYS-8]', async () => {
    const bus = new InMemoryMessageBus();
    const subscribe = vi.spyOn(bus, 'subscribe');
    const { config, logger } = makeConfig({ messageBus: bus });
    const system = systemOf(config);
    expect(subscribe.mock.calls.map(([type]) => type)).toEqual(['hook-execution-request']);
    await system.initialize();
    expect(subscribe).toHaveBeenCalledTimes(1);
    await BeforeTool.fire(system.getEventHandler());
    expect(logger.tagged('hook:batch_summary')).toHaveLength(1);
  });

  it('works without bus and logger [SYS-6, EVT-11]', async () => {
    const system = new HookSystem(makeConfig({ hooks }).config);
    afterwards(() => system.dispose({ kill: true }));
    await system.initialize();
    expect((await BeforeTool.fire(system.getEventHandler())).systemMessage).toBe('a\nb');
  });

  it.each(['getWorkingDir', 'getSessionId', 'getHooks'])('throws for a host without %s [CFG-4]', (method) => {
    const { config } = makeConfig();
    const incomplete = { ...config, [method]: undefined, getTargetDir: () => '/' };
    expect(() => new HookSystem(anything<HostConfig>(incomplete))).toThrow(InvalidHostConfigError);
    expect(() => new HookSystem(anything<HostConfig>(incomplete))).toThrow(`the host config has no ${method}`);
  });

  it.each([undefined, null, 5])('throws for %j as host [CFG-4]', (config) => {
    expect(() => new HookSystem(anything<HostConfig>(config))).toThrow(InvalidHostConfigError);
  });

  it('is exported with related types and functions [SYS-12]', () => {
    expect(Object.keys({ ...hookwright, ...engine })).toEqual(
      expect.arrayContaining([
        'HookSystem',
        'HookEventHandler',
        'HookRegistry',
        'HookPlanner',
        'HookRunner',
        'HookAggregator',
        'InMemoryMessageBus',
        'createConfig',
        'processCommonHookOutputFields',
        'buildFailureEnvelope',
        'makeEmptySuccessResult',
        'HookExecutionError',
        'HookRegistryNotInitializedError',
        'HookRegistryLoadError',
        'HookSystemNotInitializedError',
        'HookSystemDisposedError',
        'HookRequestTimeoutError',
        'InvalidHostConfigError',
        'HookEventName',
        'MessageBusType',
        'SessionStartSource',
        'SessionEndReason',
        'DefaultHookOutput',
        'BeforeToolHookOutput',
      ]),
    );
  });
});

describe('HookSystem management', () => {
  it('enables and disables hooks by name from the next event on [SYS-7, MGT-1, MGT-3]', async () => {
    const host = await makeHost({ hooks });
    host.system.setHookEnabled('a', false);
    expect((await BeforeTool.fire(host.handler)).systemMessage).toBe('b');
    host.system.setHookEnabled('a', true);
    expect((await BeforeTool.fire(host.handler)).systemMessage).toBe('a\nb');
    host.system.setHookEnabled('echo b', false);
    expect((await BeforeTool.fire(host.handler)).systemMessage).toBe('a');
  });

  it('warns about an unknown hook name and does not throw [MGT-1]', async () => {
    const { system, logger } = await makeHost({ hooks });
    expect(() => system.setHookEnabled('unknown', false)).not.toThrow();
    expect(logger.warnings.flat().join()).toContain('"unknown"');
  });

  it('lists all hooks in a copy, including disabled ones [SYS-7, MGT-2]', async () => {
    const { system } = await makeHost({ hooks, disabledHooks: ['a'] });
    const all = system.getAllHooks();
    expect(all.map(({ config, enabled }) => [config.name, enabled])).toEqual([
      ['a', false],
      [undefined, true],
    ]);
    all.pop();
    expect(system.getAllHooks()).toHaveLength(2);
  });

  it('keeps disabled hooks disabled over events and reloads [MGT-4, REG-14]', async () => {
    const host = await makeHost({ hooks });
    host.system.setHookEnabled('a', false);
    await BeforeTool.fire(host.handler);
    await host.system.reload();
    await host.system.initialize();
    expect((await BeforeTool.fire(host.handler)).systemMessage).toBe('b');
  });

  it('adds and removes function hooks at any time, even before initialization [REG-11]', async () => {
    const system = systemOf(makeConfig().config);
    const removeEarly = system.registerHook(
      action('early', () => ({ systemMessage: 'early' })),
      'BeforeTool',
    );
    await system.initialize();
    const handler = system.getEventHandler();
    const removeLate = system.registerHook(
      action('late', () => ({ systemMessage: 'late' })),
      'BeforeTool',
      { matcher: 'write' },
    );
    expect((await BeforeTool.fire(handler)).systemMessage).toBe('early\nlate');
    await system.reload();
    removeEarly();
    expect((await BeforeTool.fire(handler)).systemMessage).toBe('late');
    removeLate();
    expect((await BeforeTool.fire(handler)).allOutputs).toEqual([]);
  });

  it('throws for an object that is not a hook [REG-11]', async () => {
    const { system } = await makeHost();
    expect(() =>
      system.registerHook(anything<engine.InProcessHook>({ type: 'function', name: 'x' }), 'BeforeTool'),
    ).toThrow(TypeError);
  });

  it('reports rejected hooks with the reason [REG-5]', async () => {
    const { system } = await makeHost({
      hooks: anything({ BeforTool: [], BeforeTool: [{ hooks: [{ type: 'command' }] }] }),
    });
    expect(system.getProblems()).toEqual([
      expect.objectContaining({ what: expect.any(String), help: expect.stringContaining('BeforeTool') }),
      expect.objectContaining({ where: expect.stringContaining('BeforeTool') }),
    ]);
  });

  it('reads configuration and environment again only on reload [SYS-3, CFG-8]', async () => {
    const text = { now: 'echo "$HOOKWRIGHT_TEST_VALUE one"' };
    const made = makeConfig();
    Object.assign(made.config, { getHooks: () => hooksFor('BeforeTool', command(text.now)) });
    Object.assign(process.env, { HOOKWRIGHT_TEST_VALUE: 'first' });
    afterwards(() => Reflect.deleteProperty(process.env, 'HOOKWRIGHT_TEST_VALUE'));
    const system = systemOf(made.config);
    await system.initialize();
    const handler = system.getEventHandler();
    expect((await BeforeTool.fire(handler)).systemMessage).toBe('first one');
    text.now = 'echo "$HOOKWRIGHT_TEST_VALUE two"';
    Object.assign(process.env, { HOOKWRIGHT_TEST_VALUE: 'second' });
    expect((await BeforeTool.fire(handler)).systemMessage).toBe('first one');
    await system.reload();
    expect((await BeforeTool.fire(handler)).systemMessage).toBe('second two');
  });

  it('initializes on reload if it was not initialized [SYS-3]', async () => {
    const system = systemOf(makeConfig({ hooks }).config);
    await system.reload();
    expect(system.getStatus()).toEqual({ initialized: true, totalHooks: 2 });
  });

  it('keeps its state if a reload fails [REG-14, SYS-3]', async () => {
    const host = await makeHost({ hooks });
    Object.assign(host.config, {
      getHooks: () => {
        throw new Error('no disk');
      },
    });
    await expect(host.system.reload()).rejects.toThrow('no disk');
    expect((await BeforeTool.fire(host.handler)).systemMessage).toBe('a\nb');
  });
});

describe('Embedding', () => {
  it('takes ten lines: a config, an event, a result [CFG-2]', async () => {
    const config = createConfig({
      workingDir: process.cwd(),
      hooks: { BeforeTool: [{ matcher: 'rm', hooks: [{ type: 'command', command: 'echo "not here" >&2; exit 2' }] }] },
    });
    const system = config.getHookSystem();
    await system?.initialize();
    const result = await system?.getEventHandler().fireBeforeToolEvent({ toolName: 'rm', toolInput: { path: '/' } });
    expect(result?.finalOutput?.getBlockingError()).toEqual({ blocked: true, reason: 'not here' });
    await system?.dispose();
  });
});
