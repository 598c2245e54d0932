import { describe, expect, it, vi } from 'vitest';
import { routeOf } from '../../../../src/core/registry/events.js';
import {
  type Contract,
  type CreateConfigOptions,
  contract,
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

/** Ways in which the hooks of a host cannot even be asked. Each keeps the same system, as a port of a host's own does. */
const failures: [what: string, make: (options: Partial<CreateConfigOptions>) => HostConfig | Promise<HostConfig>][] = [
  ['cannot read its hooks', (options) => ownPort(options, { getHooks: explode })],
  ['does not know its session', (options) => ownPort(options, { getSessionId: explode })],
  ['does not know where it works', (options) => ownPort(options, { getWorkingDir: explode })],
  [
    'has disposed of its system and keeps it',
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

describe.each(failures)('a host that %s', (_what, make) => {
  it('is warned, and the failure is traced with its stage; by default the agent goes on [X-61, TRG-1]', async () => {
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

  it('refuses what can be refused when the host blocks on errors, and nothing else [X-61]', async () => {
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

describe('a host whose getHookSystem fails', () => {
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
    const refused = async (getContract: () => Contract) =>
      (await fireBeforeToolHook({ ...port, getContract }, 'a', {}))?.isBlockingDecision() ?? false;
    expect(await refused(() => lenient)).toBe(false);
    expect(await refused(() => contract)).toBe(true);
    expect(await refused(explode)).toBe(true);
  });

  it('is taken to block when even its policy cannot be read [X-61]', async () => {
    const broken = { getHookSystem: explode, getDebugLogger: () => new Recorder(), getErrorPolicy: explode };
    expect((await fireBeforeToolHook(broken, 'a', {}))?.isBlockingDecision()).toBe(true);
  });
});

describe('a host whose hooks are off', () => {
  it('has none, whatever system it hands out [CFG-1, CFG-11]', async () => {
    const { config } = makeHost(({ bash }) => guardAll(bash('exit 2')));
    expect(await runTool({ ...config, getEnableHooks: () => false })).toEqual({ ran: true, llmContent: 'done' });
    expect((await runTool(config)).ran).toBe(false);
  });
});

describe('disposing of the hook system', () => {
  it('does not let a tool run whose call began before [DSP-4, EVT-14]', async () => {
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

  it('makes createConfig make a new one for the next event, and warn of it [DSP-4, B-26]', async () => {
    const debugLogger = new Recorder();
    const { config } = makeHost(({ bash }) => guardAll(bash('exit 2')), { debugLogger });
    await config.getHookSystem()?.dispose();
    expect((await runTool(config)).ran).toBe(false);
    expect(debugLogger.warnings.flat().join('\n')).toContain('the hook system was disposed. Events use a new one');
  });

  it('happens by itself at the end of a block that uses a config or a system [DSP-4]', async () => {
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
