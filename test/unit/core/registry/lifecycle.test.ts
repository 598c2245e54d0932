import { describe, expect, it } from 'vitest';
import { HookRegistry } from '../../../../src/core/registry/hook-registry.js';
import {
  HookRegistryLoadError,
  HookRegistryNotInitializedError,
} from '../../../../src/core/registry/registry-problem.js';
import { command, fromCode, load, namesOf } from '../../../support/core/registry/host.js';

const hooks = { BeforeTool: [{ hooks: [command('a.sh')] }] };

describe('HookRegistry lifecycle', () => {
  it.each<[string, (registry: HookRegistry) => unknown]>([
    ['getHooksForEvent', (registry) => registry.getHooksForEvent('BeforeTool')],
    ['getRegisteredHooks', (registry) => registry.getRegisteredHooks('BeforeTool')],
    ['getAllHooks', (registry) => registry.getAllHooks()],
    ['getProblems', (registry) => registry.getProblems()],
    ['setHookEnabled', (registry) => registry.setHookEnabled('a.sh', false)],
  ])('throws HookRegistryNotInitializedError from %s before initialisation [REG-12]', async (_name, call) => {
    const registry = new HookRegistry({ getHooks: () => hooks });
    expect(() => call(registry)).toThrow(HookRegistryNotInitializedError);
    await registry.initialize();
    expect(() => call(registry)).not.toThrow();
  });

  it('rejects a reload before initialisation [REG-12]', async () => {
    const registry = new HookRegistry({ getHooks: () => hooks });
    await expect(registry.reload()).rejects.toThrow(HookRegistryNotInitializedError);
  });

  it('sets the name of its error, so that it can be recognised without its class [REG-12]', () => {
    expect(new HookRegistryNotInitializedError()).toMatchObject({ name: 'HookRegistryNotInitializedError' });
  });

  it('reads the hooks once for any number of calls, and again only on reload [SYS-3]', async () => {
    let reads = 0;
    const { registry } = await load(undefined, {
      getHooks: () => {
        reads += 1;
        return hooks;
      },
    });
    await Promise.all([registry.initialize(), registry.initialize(), registry.initialize()]);
    expect(reads).toBe(1);
    await registry.reload();
    expect(reads).toBe(2);
  });

  it('shares one promise between concurrent calls [SYS-3]', async () => {
    const registry = new HookRegistry({ getHooks: () => hooks });
    const first = registry.initialize();
    expect(registry.initialize()).toBe(first);
    await first;
  });

  it.each(['getHooks', 'getProjectHooks', 'getHookLayers'] as const)(
    'rejects if %s fails, and can be retried [SYS-3]',
    async (method) => {
      let broken = true;
      const cause = new Error('no disk');
      const answer = () => {
        if (broken) throw cause;
        return method === 'getHookLayers' ? [{ source: 'user', hooks }] : hooks;
      };
      const registry = new HookRegistry({ getHooks: () => undefined, [method]: fromCode(answer) });
      const first = registry.initialize();
      await expect(first).rejects.toThrow(HookRegistryLoadError);
      await expect(first).rejects.toMatchObject({ message: expect.stringContaining(`${method}() of the host`), cause });
      expect(() => registry.getAllHooks()).toThrow(HookRegistryNotInitializedError);
      broken = false;
      await registry.initialize();
      expect(namesOf(registry, 'BeforeTool')).toEqual(['a.sh']);
    },
  );

  it('keeps its state if a reload fails [REG-14]', async () => {
    let broken = false;
    const { registry } = await load(undefined, {
      getHooks: () => {
        if (broken) throw new Error('no disk');
        return hooks;
      },
    });
    broken = true;
    const before = { revision: registry.revision, list: registry.getRegisteredHooks('BeforeTool') };
    await expect(registry.reload()).rejects.toThrow(HookRegistryLoadError);
    expect(registry.getRegisteredHooks('BeforeTool')).toBe(before.list);
    expect(registry.revision).toBe(before.revision);
  });

  it('waits for a pending initialisation before it reloads [SYS-3]', async () => {
    const registry = new HookRegistry({ getHooks: () => hooks });
    const initialized = registry.initialize();
    await registry.reload();
    await initialized;
    expect(namesOf(registry, 'BeforeTool')).toEqual(['a.sh']);
  });

  it('shows no intermediate state during a reload [REG-14]', async () => {
    let look: () => string[] = () => [];
    let seen: string[] = [];
    const { registry } = await load(hooks, {
      getDisabledHooks: () => {
        seen = look();
        return [];
      },
    });
    look = () => namesOf(registry, 'BeforeTool');
    await registry.reload();
    expect(seen).toEqual(['a.sh']);
  });

  it('increases the revision with every change [REG-14]', async () => {
    const { registry } = await load(hooks);
    const revisions = [registry.revision];
    const note = () => revisions.push(registry.revision);
    registry.setHookEnabled('a.sh', false);
    note();
    const remove = registry.registerHook({ type: 'function', name: 'f', action: () => {} }, 'BeforeTool');
    note();
    remove();
    note();
    await registry.reload();
    note();
    expect(new Set(revisions).size).toBe(5);
  });

  it('survives a logger that throws, and one that only has log [LOG-9]', async () => {
    const lines: unknown[] = [];
    const bad = fromCode<typeof hooks>({ BeforTool: [], ...hooks });
    const fail = () => {
      throw new Error('no log');
    };
    for (const logger of [{ log: fail, warn: fail, debug: fail }, { log: fail }]) {
      const registry = new HookRegistry({ getHooks: () => bad }, logger);
      await registry.initialize();
      registry.setHookEnabled('unknown', true);
      expect(namesOf(registry, 'BeforeTool')).toEqual(['a.sh']);
    }
    const plain = new HookRegistry({ getHooks: () => bad }, { log: (tag, record) => lines.push([tag, record]) });
    await plain.initialize();
    expect(lines).toEqual([['hook:registry', { level: 'warn', message: expect.stringContaining('BeforTool') }]]);
  });
});
