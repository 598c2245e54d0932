import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hookEvents, contract as own } from '../../../../examples/own-events/generated/index.js';
import { createConfig, HookSystem, hookEvents as ours } from '../../../../src/index.js';
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

describe('a host with a contract of its own', () => {
  it('plans, asks real hooks, merges and traces its own events like ours [GEN-1, EVT-1]', async () => {
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

  it('takes what a client sends for its own events, and refuses what does not fit [BUS-11, EVT-12]', async () => {
    const { config } = hostWith(own, guard);
    const system = config.getHookSystem();
    await system?.initialize();
    const handler = system?.getEventHandler();
    const fits = await handler?.fire('BeforeDeploy', { environment: 'production', commit: '4f2a91c', services: [] });
    expect(fits?.finalOutput?.decision).toBe('deny');
    const wrong = await handler?.fire('BeforeDeploy', { environment: 'moon', commit: '4f2a91c', services: [] });
    expect(wrong).toMatchObject({ success: false, errors: [{ stage: 'validation' }] });
  });

  it('asks a function of the host that is registered for its own event, until it is removed [REG-11, GEN-1]', async () => {
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
    const refused = await events.fireBeforeDeployEvent(deploy);
    expect(refused?.finalOutput?.getEffectiveReason()).toBe('production is frozen');
    const staging = await events.fireBeforeDeployEvent({ ...deploy, environment: 'staging' });
    expect(staging?.finalOutput?.isBlockingDecision() ?? false).toBe(false);
    remove?.();
    expect((await events.fireBeforeDeployEvent(deploy))?.trace.hooks).toEqual([]);
  });

  it('throws for a function of an event that is not in the contract [REG-11, GEN-1]', () => {
    const { config } = hostWith(undefined, {});
    const hook = { type: 'function' as const, name: 'freeze', action: () => undefined };
    expect(() => hookEvents(config).registerHook(hook, 'BeforeDeploy')).toThrow('there is no event BeforeDeploy');
    const off = { getEnableHooks: () => false, getHookSystem: () => undefined };
    expect(hookEvents(off).registerHook(hook, 'BeforeDeploy')).toBeUndefined();
  });

  it('lives beside a host with ours, and neither sees the events of the other [GEN-4]', async () => {
    const mine = hostWith(own, guard);
    const theirs = hostWith(undefined, guard);
    await theirs.config.getHookSystem()?.initialize();
    expect(theirs.config.getHookSystem()?.getProblems()).toMatchObject([{ what: 'there is no such event' }]);
    const unknown = await hookEvents(theirs.config).fireBeforeDeployEvent(deploy);
    expect(unknown).toMatchObject({ success: false, errors: [{ stage: 'routing' }] });
    expect((await hookEvents(mine.config).fireBeforeDeployEvent(deploy))?.finalOutput?.decision).toBe('deny');
    expect((await ours(theirs.config).fireBeforeToolEvent({ toolName: 'a', toolInput: {} }))?.success).toBe(true);
  });

  it('rejects by its types a wrong field, a wrong value and an unknown event [GEN-2]', async () => {
    const events = hookEvents(hostWith(own, {}).config);
    // @ts-expect-error: the field is called commit
    await events.fireBeforeDeployEvent({ environment: 'production', comit: '4f2a91c' });
    // @ts-expect-error: there is no such environment
    await events.fireBeforeDeployEvent({ environment: 'moon', commit: '4f2a91c' });
    // @ts-expect-error: there is no such event
    expect(() => events.fireBeforeLaunchEvent({})).toThrow(TypeError);
  });

  it('is refused when its contract cannot be had, before anything runs [CFG-4]', () => {
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
