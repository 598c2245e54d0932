import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hookEvents, contract as own } from '../../../../examples/own-events/generated/index.js';
import { hookEvents as ours } from '../../../../src/contract.js';
import { createConfig, HookSystem } from '../../../../src/index.js';
import { afterwards, anything, command, makeDir, Recorder } from '../../../support/core/events/support.js';

function hostWith(contract: typeof own | undefined, hooks: object) {
  const workingDir = makeDir();
  const debugLogger = new Recorder();
  const config = createConfig({ workingDir, contract, hooks: anything(hooks), debugLogger });
  afterwards(() => config.getHookSystem()?.dispose({ kill: true }));
  return { config, workingDir, debugLogger };
}

const guard = { BeforeDeploy: [{ matcher: 'production', hooks: [command('cat > seen; echo frozen >&2; exit 2')] }] };
const deploy = { environment: 'production' as const, commit: '4f2a91c' };

describe('Host with its own contract', () => {
  it('plans, runs, merges and traces its own events [GEN-1, EVT-1]', async () => {
    const { config, workingDir } = hostWith(own, guard);
    const events = hookEvents(config);
    const result = await events.fireBeforeDeployEvent(deploy);
    expect(result?.finalOutput?.isBlockingDecision()).toBe(true);
    expect(result?.finalOutput?.getEffectiveReason()).toBe('frozen');
    expect(result?.trace).toMatchObject({ eventName: 'BeforeDeploy', matched: 'production' });
    expect(existsSync(`${workingDir}/seen`)).toBe(true);
    const staging = await events.fireBeforeDeployEvent({ ...deploy, environment: 'staging' });
    expect(staging?.trace.hooks).toMatchObject([{ verdict: 'matcher' }]);
    const tool = await events.fireBeforeToolEvent({ toolName: 'a', toolInput: {} });
    expect(tool?.success).toBe(true);
  });

  it('accepts bus requests for its own events and rejects invalid ones [BUS-11, EVT-12]', async () => {
    const { config } = hostWith(own, guard);
    const system = config.getHookSystem();
    await system?.initialize();
    const handler = system?.getEventHandler();
    const fits = await handler?.fire('BeforeDeploy', { environment: 'production', commit: '4f2a91c', services: [] });
    expect(fits?.finalOutput?.decision).toBe('deny');
    const wrong = await handler?.fire('BeforeDeploy', { environment: 'moon', commit: '4f2a91c', services: [] });
    expect(wrong).toMatchObject({ success: false, errors: [{ stage: 'validation' }] });
  });

  it('runs a function that is registered for its own event, until it is removed [REG-11, GEN-1]', async () => {
    const { config } = hostWith(own, {});
    const events = hookEvents(config);
    const remove = events.registerHook(
      {
        type: 'function',
        name: 'freeze',
        action: ({ environment }) => ({ decision: 'deny', reason: `${environment} is frozen` }),
      },
      'BeforeDeploy',
      { matcher: 'production' },
    );
    const blocked = await events.fireBeforeDeployEvent(deploy);
    expect(blocked?.finalOutput?.getEffectiveReason()).toBe('production is frozen');
    const staging = await events.fireBeforeDeployEvent({ ...deploy, environment: 'staging' });
    expect(staging?.finalOutput?.isBlockingDecision() ?? false).toBe(false);
    remove?.();
    expect((await events.fireBeforeDeployEvent(deploy))?.trace.hooks).toEqual([]);
  });

  it('throws if a function is registered for an event outside the contract [REG-11, GEN-1]', () => {
    const { config } = hostWith(undefined, {});
    const hook = { type: 'function' as const, name: 'freeze', action: () => undefined };
    expect(() => hookEvents(config).registerHook(hook, 'BeforeDeploy')).toThrow('unknown event BeforeDeploy');
    const off = { getEnableHooks: () => false, getHookSystem: () => undefined };
    expect(hookEvents(off).registerHook(hook, 'BeforeDeploy')).toBeUndefined();
  });

  it('is independent of a host with the built-in contract [GEN-4]', async () => {
    const mine = hostWith(own, guard);
    const theirs = hostWith(undefined, guard);
    await theirs.config.getHookSystem()?.initialize();
    expect(theirs.config.getHookSystem()?.getProblems()).toMatchObject([{ what: 'unknown event' }]);
    const unknown = await hookEvents(theirs.config).fireBeforeDeployEvent(deploy);
    expect(unknown).toMatchObject({ success: false, errors: [{ stage: 'routing' }] });
    expect((await hookEvents(mine.config).fireBeforeDeployEvent(deploy))?.finalOutput?.decision).toBe('deny');
    expect((await ours(theirs.config).fireBeforeToolEvent({ toolName: 'a', toolInput: {} }))?.success).toBe(true);
  });

  it('rejects a wrong field, a wrong value and an unknown event by type [GEN-2]', async () => {
    const events = hookEvents(hostWith(own, {}).config);
    // @ts-expect-error: the field is called commit
    await events.fireBeforeDeployEvent({ environment: 'production', comit: '4f2a91c' });
    // @ts-expect-error: this environment does not exist
    await events.fireBeforeDeployEvent({ environment: 'moon', commit: '4f2a91c' });
    // @ts-expect-error: this event does not exist
    expect(() => events.fireBeforeLaunchEvent({})).toThrow(TypeError);
  });

  it('throws at once if its contract cannot be read [CFG-4]', () => {
    const { config } = hostWith(undefined, {});
    const broken = {
      ...config,
      getContract: () => {
        throw new Error('no contract');
      },
    };
    expect(() => new HookSystem(broken)).toThrow('no contract');
  });
});
