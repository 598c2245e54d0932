import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { InMemoryMessageBus } from '../../../../src/engine.js';
import { createConfig, executeToolWithHooks } from '../../../../src/index.js';
import type { LoadConfigOptions, LoadedConfig } from '../../../../src/system/index.js';
import { makeMachine, trustAll } from '../../../support/config/settings/machine.js';

const PATIENT = { timeout: 10_000, interval: 20 };
const SCRIPT = 'echo "no deploys" >&2\nexit 2\n';
const hook = { type: 'command', name: 'no-deploys', command: 'sh guard.sh' };
const settings = { enableHooks: true, hooks: { BeforeTool: [{ matcher: '^deploy$', hooks: [hook] }] } };

type Machine = ReturnType<typeof makeMachine>;

async function guarded(options: Partial<LoadConfigOptions>): Promise<[Machine, LoadedConfig]> {
  const machine = makeMachine();
  machine.write(join(machine.project, 'guard.sh'), SCRIPT);
  machine.write(machine.shared, settings);
  const config = await machine.load({ watch: true, ...options });
  await trustAll(config);
  expect(await deploy(config)).toContain('no deploys');
  return [machine, config];
}

async function deploy(config: LoadedConfig, tool = 'deploy'): Promise<string> {
  const result = await executeToolWithHooks(config, tool, {}, async () => ({ llmContent: 'deployed' }));
  return String(result.llmContent);
}

const warnings = ({ logger }: Machine): string =>
  logger.warnings
    .flat()
    .map(String)
    .filter((line) => line.includes('the guard "no-deploys"'))
    .join('\n');

const lost = (machine: Machine): Promise<void> => vi.waitFor(() => expect(warnings(machine)).not.toBe(''), PATIENT);

describe('removals', () => {
  it('applies a removal with a warning if it is apply [X-73]', async () => {
    const [machine, config] = await guarded({ removals: 'apply' });
    machine.write(machine.shared, {});
    await lost(machine);
    expect(warnings(machine)).toMatch(/is no longer in force: it is no longer in .*settings\.json/);
    await vi.waitFor(async () => expect(await deploy(config)).toBe('deployed'), PATIENT);
  });

  it('calls a function once with the change [X-73]', async () => {
    const changes: unknown[] = [];
    const removals = (change: unknown) => {
      changes.push(change);
      return 'keep' as const;
    };
    const [machine, config] = await guarded({ removals });
    machine.write(machine.local, { disabledHooks: ['no-deploys'] });
    await lost(machine);
    expect(await deploy(config)).toContain('no deploys');
    const why = expect.stringContaining('settings.local.json lists it in disabledHooks');
    expect(changes).toMatchObject([
      { kind: 'removed', name: 'no-deploys', event: 'BeforeTool', command: 'sh guard.sh', why },
    ]);
  });

  it('calls the function again if a guard that came back is removed again [X-73] [X-89]', async () => {
    const removals = vi.fn(() => 'keep' as const);
    const [machine, config] = await guarded({ removals });
    for (let removal = 1; removal <= 2; removal += 1) {
      machine.write(machine.shared, {});
      await vi.waitFor(() => expect(removals).toHaveBeenCalledTimes(removal), PATIENT);
      machine.write(machine.shared, settings);
      await vi.waitFor(() => expect(config.getNotes()).toEqual([]), PATIENT);
    }
  });

  it('keeps the guard if the function throws [X-73]', async () => {
    const removals = () => {
      throw new Error('undecided');
    };
    const [machine, config] = await guarded({ removals });
    machine.write(machine.shared, {});
    await lost(machine);
    expect(warnings(machine)).toContain('undecided');
    expect(await deploy(config)).toContain('no deploys');
  });

  it('applies the decision of the function [X-73]', async () => {
    const [machine, config] = await guarded({ removals: ({ name }) => (name === 'no-deploys' ? 'apply' : 'keep') });
    machine.write(machine.shared, {});
    await vi.waitFor(async () => expect(await deploy(config)).toBe('deployed'), PATIENT);
  });

  it('keeps a guard that was removed before the first event [X-73]', async () => {
    const machine = makeMachine();
    machine.write(join(machine.project, 'guard.sh'), SCRIPT);
    machine.write(machine.shared, settings);
    await trustAll(await machine.load());
    const config = await machine.load({ watch: true });
    rmSync(machine.shared);
    await lost(machine);
    expect(await deploy(config)).toContain('no deploys');
  });

  it('deletes the notes when the guard is back, and warns again if it is removed again [X-73]', async () => {
    const [machine, config] = await guarded({});
    machine.write(machine.shared, {});
    await vi.waitFor(() => expect(config.getNotes()).toHaveLength(1), PATIENT);
    machine.write(machine.shared, settings);
    await vi.waitFor(() => expect(config.getNotes()).toEqual([]), PATIENT);
    expect(await deploy(config)).toContain('no deploys');
    machine.write(machine.shared, {});
    await vi.waitFor(() => expect(warnings(machine).split('\n')).toHaveLength(2), PATIENT);
  });

  it('applies revocations by the host [X-73]', async () => {
    const [, config] = await guarded({});
    const [entry] = config.getHookSystem()?.getAllHooks() ?? [];
    await config.trust.revoke([(entry && config.getHookVersion?.(entry)) ?? '']);
    expect(await deploy(config)).toBe('deployed');
  });

  it('blocks if another process revokes the trust [X-73]', async () => {
    const [machine, config] = await guarded({});
    const other = await machine.load();
    const [entry] = config.getHookSystem()?.getAllHooks() ?? [];
    await other.trust.revoke([(entry && config.getHookVersion?.(entry)) ?? '']);
    expect(await deploy(config)).toMatch(/cannot run the guard "no-deploys".*hookwright trust/s);
  });
});

describe('confirmGuard of a removal', () => {
  it('is called once, by the next event that the guard matches; true removes it [X-73] [X-89]', async () => {
    const asked: unknown[] = [];
    const confirmGuard = async (...question: unknown[]) => asked.push(question) > 0;
    const [machine, config] = await guarded({ confirmGuard });
    machine.write(machine.shared, { enableHooks: true, hooks: {} });
    await lost(machine);
    expect(await deploy(config, 'read_file')).toBe('deployed');
    expect(asked).toEqual([]);
    expect(await deploy(config)).toBe('deployed');
    expect(await deploy(config)).toBe('deployed');
    const question = expect.stringMatching(/^Remove the guard "no-deploys" \(BeforeTool, matcher \^deploy\$\)\?/);
    const call = { toolName: 'deploy', toolInput: {}, question, signal: expect.any(AbortSignal) };
    expect(asked).toMatchObject([[{ kind: 'removed', command: 'sh guard.sh' }, call]]);
    expect(config.getNotes()).toEqual([]);
  });

  it('keeps the guard if it returns false, and is not called again [X-73] [X-89]', async () => {
    const confirmGuard = vi.fn(async () => false);
    const [machine, config] = await guarded({ confirmGuard });
    machine.write(machine.shared, {});
    await lost(machine);
    for (let call = 0; call < 3; call += 1) expect(await deploy(config)).toContain('no deploys');
    expect(confirmGuard).toHaveBeenCalledTimes(1);
  });

  it('is called again if a guard that came back is removed again [X-89]', async () => {
    const confirmGuard = vi.fn(async () => false);
    const [machine, config] = await guarded({ confirmGuard });
    for (let removal = 1; removal <= 2; removal += 1) {
      machine.write(machine.shared, {});
      await vi.waitFor(() => expect(config.getNotes()).toHaveLength(1), PATIENT);
      expect(await deploy(config)).toContain('no deploys');
      expect(confirmGuard).toHaveBeenCalledTimes(removal);
      machine.write(machine.shared, settings);
      await vi.waitFor(() => expect(config.getNotes()).toEqual([]), PATIENT);
    }
  });

  it('is called before a guard with a changed script blocks; true trusts the script [X-73] [X-89]', async () => {
    const asked: { kind: string; diff?: string | undefined }[] = [];
    const [machine, config] = await guarded({ confirmGuard: async (change) => asked.push(change) > 0 });
    writeFileSync(join(machine.project, 'guard.sh'), 'echo "new rules" >&2\nexit 2\n');
    await lost(machine);
    expect(await deploy(config)).toContain('new rules');
    expect(asked).toMatchObject([{ kind: 'changed', diff: expect.stringContaining('+ echo "new rules"') }]);
    expect(config.getNotes()).toEqual([]);
  });

  it('asks again if the only call that waited was aborted [X-89]', async () => {
    const abort = new AbortController();
    const confirmGuard = vi.fn((_change: unknown, { signal }: { signal?: AbortSignal | undefined }) => {
      const closed = new Promise<boolean>((resolve) => signal?.addEventListener('abort', () => resolve(false)));
      if (confirmGuard.mock.calls.length > 1) return Promise.resolve(true);
      abort.abort();
      return closed;
    });
    const [machine, config] = await guarded({ confirmGuard });
    machine.write(machine.shared, {});
    await lost(machine);
    const options = { signal: abort.signal };
    await executeToolWithHooks(config, 'deploy', {}, async () => ({ llmContent: 'deployed' }), options);
    await vi.waitFor(async () => expect(await deploy(config)).toBe('deployed'), PATIENT);
    expect(confirmGuard).toHaveBeenCalledTimes(2);
  });
});

describe('confirm', () => {
  it('is not called about guards: a yes to a tool removes nothing [X-89]', async () => {
    const confirm = vi.fn(async () => true);
    const [machine, config] = await guarded({ confirm });
    machine.write(machine.shared, {});
    await lost(machine);
    expect(await deploy(config)).toContain('no deploys');
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('Host bus', () => {
  /** Creates a bus whose policy blocks every tool. */
  async function blockingBus(): Promise<InMemoryMessageBus> {
    const messageBus = new InMemoryMessageBus();
    const policy = createConfig({ workingDir: process.cwd(), messageBus, logger: false });
    onTestFinished(() => policy.dispose());
    const system = policy.getHookSystem();
    await system?.initialize();
    const action = async () => ({ decision: 'deny', reason: 'no deploys' }) as const;
    system?.registerHook({ type: 'function', name: 'policy', action }, 'BeforeTool');
    return messageBus;
  }

  const bus = { type: 'bus', name: 'mine' };
  const about = (machine: Machine): string =>
    machine.logger.warnings
      .flat()
      .map(String)
      .filter((line) => line.includes('the guard "bus"'))
      .join('\n');

  async function withBus(options: Partial<LoadConfigOptions> = {}): Promise<[Machine, LoadedConfig]> {
    const machine = makeMachine();
    machine.write(machine.user, { enableHooks: true, hooks: {} });
    const config = await machine.load({ watch: true, bus: await blockingBus(), busEvents: ['BeforeTool'], ...options });
    expect(await deploy(config)).toContain('no deploys');
    return [machine, config];
  }

  it.each([
    ['a matcher', { matcher: '^never$', hooks: [bus] }],
    ['enforce: false', { hooks: [{ ...bus, enforce: false }] }],
    ['async', { hooks: [{ ...bus, async: true }] }],
  ])(
    "is still asked about every event if the user's file adds a bus hook with %s [X-73]",
    async (_what, definition) => {
      const [machine, config] = await withBus();
      machine.write(machine.user, { enableHooks: true, hooks: { BeforeTool: [definition] } });
      await vi.waitFor(() => expect(about(machine)).not.toBe(''), PATIENT);
      expect(about(machine)).toContain(`a bus hook of ${machine.user} replaces it. It stays in force.`);
      await vi.waitFor(() => expect(config.getHookSystem()?.getAllHooks()).toHaveLength(2), PATIENT);
      expect(await deploy(config)).toContain('no deploys');
      expect(config.getHookSystem()?.getTraces().at(-1)?.notes?.join()).toContain('the guard "bus"');
    },
  );

  it('is asked about fewer events if removals is "apply", with a warning [X-73]', async () => {
    const [machine, config] = await withBus({ removals: 'apply' });
    machine.write(machine.user, { enableHooks: true, hooks: { BeforeTool: [{ matcher: '^never$', hooks: [bus] }] } });
    await vi.waitFor(async () => expect(await deploy(config)).toBe('deployed'), PATIENT);
    expect(about(machine)).toContain('is no longer in force');
  });

  it("follows the user's file from the start", async () => {
    const machine = makeMachine();
    machine.write(machine.user, { enableHooks: true, hooks: { BeforeTool: [{ matcher: '^never$', hooks: [bus] }] } });
    const config = await machine.load({ bus: await blockingBus(), busEvents: ['BeforeTool'] });
    expect(await deploy(config)).toBe('deployed');
    expect(await deploy(config, 'never')).toContain('no deploys');
    expect(about(machine)).toBe('');
  });
});
