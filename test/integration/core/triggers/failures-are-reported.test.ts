import { describe, expect, it, vi } from 'vitest';
import { contract } from '../../../../src/contract.js';
import { routeOf } from '../../../../src/core/registry/events.js';
import {
  type Contract,
  type CreateConfigOptions,
  createConfig,
  executeToolWithHooks,
  fireBeforeModelHook,
  fireBeforeToolHook,
  HookSystem,
  type HostConfig,
  triggerBeforeAgentHook,
  triggerSessionStartHook,
} from '../../../../src/index.js';
import { Recorder } from '../../../support/core/events/support.js';
import { makeHost, on } from '../../../support/core/triggers/host.js';

function explode(): never {
  throw new Error('the disk is gone');
}

/** Hosts whose hooks cannot run. Each keeps the same system, like a custom port. */
const failures: [what: string, make: (options: Partial<CreateConfigOptions>) => HostConfig | Promise<HostConfig>][] = [
  ['cannot read its hooks', (options) => ownPort(options, { getHooks: explode })],
  ['has a getSessionId that throws', (options) => ownPort(options, { getSessionId: explode })],
  ['has a getWorkingDir that throws', (options) => ownPort(options, { getWorkingDir: explode })],
  [
    'disposed its system and keeps it',
    async (options) => {
      const config = ownPort(options, {});
      await config.getHookSystem()?.dispose();
      return config;
    },
  ],
];

function ownPort(options: Partial<CreateConfigOptions>, broken: Partial<HostConfig>): HostConfig {
  const base = makeHost(({ bash }) => guardAll(bash('exit 0')), options).config;
  const port: HostConfig = { ...base, ...broken, getHookSystem: () => system };
  const system: HookSystem = new HookSystem(port, undefined, options.debugLogger);
  return port;
}

function guardAll(hook: ReturnType<Parameters<Parameters<typeof makeHost>[0] & object>[0]['bash']>) {
  return { BeforeTool: on(hook), BeforeModel: on(hook), BeforeAgent: on(hook), SessionStart: on(hook) };
}

async function runTool(config: HostConfig) {
  let ran = false;
  const { llmContent } = await executeToolWithHooks(config, 'a', {}, async () => {
    ran = true;
    return { llmContent: 'done' };
  });
  return { ran, llmContent };
}

describe.each(failures)('Host that %s', (_what, make) => {
  it('gets a warning and a trace with the stage, and continues by default [X-61, TRG-1]', async () => {
    const debugLogger = new Recorder();
    const config = await make({ debugLogger });
    expect(await runTool(config)).toEqual({ ran: true, llmContent: 'done' });
    expect(debugLogger.warnings.flat().join('\n')).toMatch(/BeforeTool failed at internal: .*(disk is gone|disposed)/);
    const traces = config.getHookSystem()?.getTraces() ?? [];
    expect(traces[0]).toMatchObject({
      eventName: 'BeforeTool',
      stage: 'internal',
      success: false,
      error: expect.any(String),
    });
  });

  it('blocks events that can block if onError is "block", and no others [X-61]', async () => {
    const config = await make({ onError: 'block' });
    const { ran, llmContent } = await runTool(config);
    expect(ran).toBe(false);
    expect(llmContent).toMatch(/^Tool execution blocked: the hooks could not run: /);
    expect((await fireBeforeToolHook(config, 'a', {}))?.isBlockingDecision()).toBe(true);
    expect(await fireBeforeModelHook(config, { contents: 'hi' })).toMatchObject({ blocked: true });
    expect((await triggerBeforeAgentHook(config, 'p'))?.isBlockingDecision()).toBe(true);
    expect(await triggerSessionStartHook(config, 'startup')).toBeUndefined();
  });
});

describe('Host whose getHookSystem throws', () => {
  it('gets a warning in its logger, and its policy is applied [X-61]', async () => {
    const logger = new Recorder();
    const broken = { getHookSystem: explode, getDebugLogger: () => logger };
    expect(await fireBeforeToolHook(broken, 'a', {})).toBeUndefined();
    expect(logger.warnings).toEqual([['hooks: BeforeTool failed at internal: the disk is gone']]);
    const strict = { ...broken, getErrorPolicy: () => 'block' as const };
    expect((await fireBeforeToolHook(strict, 'a', {}))?.isBlockingDecision()).toBe(true);
  });

  it('causes a warning of the process if it has no logger [X-61]', async () => {
    const emitWarning = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    expect(await fireBeforeToolHook({ getHookSystem: explode, getDebugLogger: explode }, 'a', {})).toBeUndefined();
    expect(emitWarning.mock.calls).toEqual([
      ['hooks: BeforeTool failed at internal: the disk is gone', 'HookwrightWarning'],
    ]);
  });

  it('blocks events by its contract, or by the built-in one if that fails [X-61, GEN-4]', async () => {
    const port = {
      getHookSystem: explode,
      getErrorPolicy: () => 'block' as const,
      getDebugLogger: () => new Recorder(),
    };
    const route = { ...routeOf(contract, 'BeforeTool'), effects: [] };
    const lenient = { ...contract, routes: { ...contract.routes, BeforeTool: route } };
    const isBlocked = async (getContract: () => Contract) =>
      (await fireBeforeToolHook({ ...port, getContract }, 'a', {}))?.isBlockingDecision() ?? false;
    expect(await isBlocked(() => lenient)).toBe(false);
    expect(await isBlocked(() => contract)).toBe(true);
    expect(await isBlocked(explode)).toBe(true);
  });

  it('blocks if even its error policy cannot be read [X-61]', async () => {
    const broken = { getHookSystem: explode, getDebugLogger: () => new Recorder(), getErrorPolicy: explode };
    expect((await fireBeforeToolHook(broken, 'a', {}))?.isBlockingDecision()).toBe(true);
  });
});

describe('Host with hooks disabled', () => {
  it('runs no hook, whichever system it returns [CFG-1, CFG-11]', async () => {
    const { config } = makeHost(({ bash }) => guardAll(bash('exit 2')));
    expect(await runTool({ ...config, getEnableHooks: () => false })).toEqual({ ran: true, llmContent: 'done' });
    expect((await runTool(config)).ran).toBe(false);
  });
});

describe('HookSystem.dispose', () => {
  it('does not let a tool run whose call started before [DSP-4, EVT-14]', async () => {
    for (const initialized of [true, false]) {
      for (let round = 0; round < 10; round += 1) {
        const { config } = makeHost(({ bash }) => guardAll(bash('exit 2')));
        const system = config.getHookSystem();
        if (initialized) await system?.initialize();
        const call = runTool(config);
        await system?.dispose();
        expect(await call).toMatchObject({ ran: false });
      }
    }
  });

  it('lets createConfig create a new system for the next event, with a warning [DSP-4, B-26]', async () => {
    const debugLogger = new Recorder();
    const { config } = makeHost(({ bash }) => guardAll(bash('exit 2')), { debugLogger });
    await config.getHookSystem()?.dispose();
    expect((await runTool(config)).ran).toBe(false);
    expect(debugLogger.warnings.flat().join('\n')).toContain('the hook system was disposed. Events use a new one');
  });

  it('is called by `await using` with a config or a system [DSP-4]', async () => {
    const config = createConfig({ workingDir: '.' });
    const system = config.getHookSystem();
    await config[Symbol.asyncDispose]();
    expect(system?.isDisposed()).toBe(true);
    const own = new HookSystem(config);
    await own[Symbol.asyncDispose]();
    expect(own.isDisposed()).toBe(true);
    await createConfig({ workingDir: '.' })[Symbol.asyncDispose]();
  });
});
