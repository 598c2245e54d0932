import { describe, expect, it } from 'vitest';
import type { HookRegistryEntry } from '../../../../generated/index.js';
import { command, fromCode, load, namesOf } from '../../../support/core/registry/host.js';

const hooks = { BeforeTool: [{ hooks: [command('a.sh'), command('b.sh')] }] };
const layers = () => [
  { source: 'project' as const, hooks: { BeforeTool: [{ hooks: [command('p.sh')] }] } },
  { source: 'user' as const, hooks: { BeforeTool: [{ hooks: [command('u.sh')] }] } },
  { source: 'system' as const, hooks: { BeforeTool: [{ hooks: [command('s.sh')] }] } },
];

describe('trust', () => {
  it('lists project hooks in an untrusted folder, but does not enable them [SEC-1]', async () => {
    const { registry, logger } = await load(hooks, { isTrustedFolder: () => false });
    expect(registry.getHooksForEvent('BeforeTool')).toEqual([]);
    expect(registry.getAllHooks()).toMatchObject([{ enabled: false }, { enabled: false }]);
    expect(registry.getRegisteredHooks('BeforeTool')).toMatchObject([
      { trust: { trusted: false, why: 'the folder is not trusted' }, switchedOn: true },
      { trust: { trusted: false, why: 'the folder is not trusted' }, switchedOn: true },
    ]);
    expect(logger.warnings).toEqual([expect.stringMatching(/not trusted.*"a\.sh".*"b\.sh"/)]);
  });

  it('does not enable an untrusted hook by name, and warns [SEC-1]', async () => {
    const { registry, logger } = await load(hooks, { isTrustedFolder: () => false });
    logger.warnings.length = 0;
    registry.setHookEnabled('a.sh', true);
    expect(registry.getHooksForEvent('BeforeTool')).toEqual([]);
    expect(logger.warnings).toEqual([expect.stringContaining('"a.sh", which runs `a.sh` (the folder is not trusted)')]);
  });

  it.each([true, undefined])('trusts every hook if the host returns %s [CFG-10]', async (answer) => {
    const { registry } = await load(hooks, { isTrustedFolder: () => fromCode(answer) });
    expect(registry.getHooksForEvent('BeforeTool')).toHaveLength(2);
  });

  it('keeps user and system hooks enabled in an untrusted folder [SEC-5]', async () => {
    const { registry } = await load(undefined, { getHookLayers: layers, isTrustedFolder: () => false });
    expect(namesOf(registry, 'BeforeTool')).toEqual(['u.sh', 's.sh']);
  });

  it('does not trust a function that is registered with the source project [SEC-1]', async () => {
    const { registry } = await load(undefined, { isTrustedFolder: () => false });
    registry.registerHook({ type: 'function', name: 'p', action: () => {} }, 'BeforeTool', { source: 'project' });
    registry.registerHook({ type: 'function', name: 'r', action: () => {} }, 'BeforeTool');
    expect(namesOf(registry, 'BeforeTool')).toEqual(['r']);
  });

  it('checks each hook with the host, by its entry [CFG-10]', async () => {
    const asked: HookRegistryEntry[] = [];
    const { registry } = await load(undefined, {
      getHookLayers: layers,
      isHookTrusted: (entry) => {
        asked.push(entry);
        return entry.source === 'user' ? { trusted: false, why: 'never seen before' } : true;
      },
    });
    expect(asked).toMatchObject([
      { source: 'project', config: command('p.sh'), eventName: 'BeforeTool' },
      { source: 'user', config: command('u.sh'), eventName: 'BeforeTool' },
      { source: 'system', config: command('s.sh'), eventName: 'BeforeTool' },
    ]);
    expect(asked.every((entry) => Object.isFrozen(entry))).toBe(true);
    expect(namesOf(registry, 'BeforeTool')).toEqual(['p.sh', 's.sh']);
    expect(registry.getRegisteredHooks('BeforeTool')[1]?.trust).toEqual({ trusted: false, why: 'never seen before' });
  });

  it('checks again on reload, so that trust can be granted [CFG-10]', async () => {
    let trusted = false;
    const { registry } = await load(hooks, {
      isHookTrusted: () => (trusted ? true : { trusted: false, why: 'not yet' }),
    });
    expect(namesOf(registry, 'BeforeTool')).toEqual([]);
    trusted = true;
    await registry.reload();
    expect(namesOf(registry, 'BeforeTool')).toEqual(['a.sh', 'b.sh']);
  });

  const failures: [string, () => unknown][] = [
    [
      'throws',
      () => {
        throw new Error('no store');
      },
    ],
    [
      'throws an object that cannot be shown',
      () => {
        throw Object.create(null);
      },
    ],
    ['returns a promise', async () => true],
    ['returns "yes"', () => 'yes'],
    ['returns null', () => null],
  ];

  it.each(failures)('trusts no project hook if isTrustedFolder %s [SEC-1]', async (_what, answer) => {
    const { registry } = await load(undefined, { getHookLayers: layers, isTrustedFolder: fromCode(answer) });
    expect(namesOf(registry, 'BeforeTool')).toEqual(['u.sh', 's.sh']);
    expect(registry.getProblems()).toMatchObject([{ where: 'isTrustedFolder' }]);
  });

  it.each(failures)('trusts no hook if isHookTrusted %s, and reports it once [SEC-1]', async (_what, answer) => {
    const { registry } = await load(hooks, { isHookTrusted: fromCode(answer) });
    expect(namesOf(registry, 'BeforeTool')).toEqual([]);
    expect(registry.getProblems()).toMatchObject([{ where: 'isHookTrusted' }]);
    expect(registry.getRegisteredHooks('BeforeTool')[1]?.trust).toMatchObject({ trusted: false });
  });

  it('drops the problem of a function after a reload that succeeds [SEC-1]', async () => {
    let broken = true;
    const { registry } = await load(undefined, {
      isHookTrusted: () => {
        if (broken) throw new Error('no store');
        return true;
      },
    });
    registry.registerHook({ type: 'function', name: 'f', action: () => {} }, 'BeforeTool');
    expect(registry.getProblems()).toHaveLength(1);
    broken = false;
    await registry.reload();
    expect(registry.getProblems()).toEqual([]);
    expect(namesOf(registry, 'BeforeTool')).toEqual(['f']);
  });
});
