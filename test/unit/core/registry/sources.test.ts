import { describe, expect, it } from 'vitest';
import type { HooksMap } from '../../../../generated/index.js';
import { command, fromCode, fromJson, load, namesOf } from '../../../support/core/registry/host.js';

const only = (...commands: string[]): HooksMap => ({ BeforeTool: [{ hooks: commands.map((text) => command(text)) }] });

describe('sources', () => {
  it('marks hooks of getHooks as project and hooks of extensions as extensions [REG-8]', async () => {
    const { registry } = await load(only('a.sh'), { getExtensions: () => [{ isActive: true, hooks: only('b.sh') }] });
    expect(registry.getAllHooks().map(({ source, config }) => [source, config.source])).toEqual([
      ['project', 'project'],
      ['extensions', 'extensions'],
    ]);
  });

  it('ignores a source that a hook sets itself [REG-8]', async () => {
    const { registry } = await load({ BeforeTool: [{ hooks: [command('a.sh', { source: 'system' })] }] });
    expect(registry.getAllHooks()).toMatchObject([{ source: 'project', config: { source: 'project' } }]);
  });

  it('orders by runtime, project, user, system, extensions, then as declared [REG-9]', async () => {
    const { registry } = await load(undefined, {
      getExtensions: () => [
        { isActive: true, hooks: only('e1', 'e2') },
        { isActive: true, hooks: only('e3') },
      ],
      getHookLayers: () => [
        { source: 'system', hooks: only('s1', 's2') },
        { source: 'user', hooks: only('u1') },
        { source: 'project', hooks: only('p2', 'p1') },
        { source: 'user', hooks: only('u2') },
      ],
    });
    registry.registerHook({ type: 'function', name: 'r1', action: () => {} }, 'BeforeTool');
    registry.registerHook({ type: 'function', name: 'u3', action: () => {} }, 'BeforeTool', { source: 'user' });
    registry.registerHook({ type: 'function', name: 'r2', action: () => {} }, 'BeforeTool');
    const expected = ['r1', 'r2', 'p2', 'p1', 'u1', 'u2', 'u3', 's1', 's2', 'e1', 'e2', 'e3'];
    expect(namesOf(registry, 'BeforeTool')).toEqual(expected);
    await registry.reload();
    expect(namesOf(registry, 'BeforeTool')).toEqual(expected);
  });

  it('omits disabled entries from getHooksForEvent [REG-9]', async () => {
    const { registry } = await load(only('a', 'b'), { getDisabledHooks: () => ['a'] });
    expect(namesOf(registry, 'BeforeTool')).toEqual(['b']);
  });

  it('reads only the port, and only at initialisation [CFG-8]', async () => {
    const asked: string[] = [];
    const host = new Proxy(
      { getHooks: () => only('a.sh'), getExtensions: () => [] },
      {
        get(target, name, receiver) {
          asked.push(String(name));
          return Reflect.get(target, name, receiver);
        },
      },
    );
    const { registry } = await load(undefined, host);
    expect(namesOf(registry, 'BeforeTool')).toEqual(['a.sh']);
    expect(asked.filter((name) => name === 'getHooks')).toHaveLength(1);
  });

  it('reads only active extensions [CFG-9]', async () => {
    const { registry } = await load(undefined, {
      getExtensions: () => [
        { isActive: false, hooks: only('off.sh') },
        { isActive: true, hooks: only('on.sh') },
        { isActive: true },
        fromJson({ hooks: only('unsaid.sh') }),
        fromJson({ isActive: 'yes', hooks: only('said-wrongly.sh') }),
      ],
    });
    expect(namesOf(registry, 'BeforeTool')).toEqual(['on.sh']);
    expect(registry.getProblems()).toEqual([]);
  });

  it('names the extension of an invalid hook, and keeps the others [CFG-9]', async () => {
    const { registry } = await load(undefined, {
      getExtensions: () => [
        fromJson(null),
        { isActive: true, hooks: fromJson({ BeforeTool: [{ hooks: [{ type: 'command' }] }] }) },
        { isActive: true, hooks: only('on.sh') },
      ],
    });
    expect(namesOf(registry, 'BeforeTool')).toEqual(['on.sh']);
    expect(registry.getProblems().map(({ where }) => where)).toEqual([
      'extensions[0]',
      'extensions[1] BeforeTool[0].hooks[0]',
    ]);
  });

  it('treats missing methods as nothing disabled, everything trusted, no more hooks [CFG-10]', async () => {
    const { registry, logger } = await load(only('a.sh'));
    expect(registry.getAllHooks()).toMatchObject([{ enabled: true }]);
    expect(logger.warnings).toEqual([]);
  });

  it('reads layers instead of getHooks and getProjectHooks, which are not called [CFG-10]', async () => {
    const refuse = () => {
      throw new Error('must not be asked');
    };
    const { registry } = await load(undefined, {
      getHooks: refuse,
      getProjectHooks: refuse,
      getHookLayers: () => [{ source: 'user', hooks: only('u.sh') }],
      getExtensions: () => [{ isActive: true, hooks: only('e.sh') }],
    });
    expect(registry.getAllHooks().map(({ source }) => source)).toEqual(['user', 'extensions']);
  });

  it('ignores only a layer with an unknown source [CFG-10]', async () => {
    const { registry } = await load(undefined, {
      getHookLayers: () => [
        fromJson({ source: 'projct', hooks: only('x.sh') }),
        fromJson(5),
        { source: 'user', hooks: only('u.sh') },
      ],
    });
    expect(namesOf(registry, 'BeforeTool')).toEqual(['u.sh']);
    expect(registry.getProblems()).toMatchObject([
      { where: 'getHookLayers[0]', help: expect.stringContaining('did you mean project?') },
      { where: 'getHookLayers[1]' },
    ]);
  });

  it.each([undefined, null, 5, {}])('reports layers that are not a list: %j [CFG-10]', async (layers) => {
    const { registry } = await load(only('a.sh'), { getHookLayers: () => fromCode(layers) });
    expect(registry.getAllHooks()).toEqual([]);
    expect(registry.getProblems()).toMatchObject([{ where: 'getHookLayers' }]);
  });

  it('adds hooks of getProjectHooks that getHooks does not contain [CFG-10]', async () => {
    const project = { BeforeTool: [{ matcher: 'Edit', hooks: [command('p1'), command('p2')] }] };
    const merged = { BeforeTool: [...project.BeforeTool, { hooks: [command('u1')] }] };
    const both = await load(merged, { getProjectHooks: () => project });
    expect(namesOf(both.registry, 'BeforeTool')).toEqual(['p1', 'p2', 'u1']);
    const apart = await load(only('u1'), { getProjectHooks: () => structuredClone(project) });
    expect(namesOf(apart.registry, 'BeforeTool')).toEqual(['u1', 'p1', 'p2']);
    expect(apart.registry.getAllHooks().every(({ source }) => source === 'project')).toBe(true);
  });

  it('reports a mistake once if both maps contain it [CFG-10]', async () => {
    const hooks = fromJson({ BeforeTool: [{ hooks: [{ type: 'command' }] }] });
    const { logger } = await load(hooks, { getProjectHooks: () => hooks });
    expect(logger.warnings).toHaveLength(1);
  });

  it.each(['getExtensions', 'getDisabledHooks'] as const)(
    'survives a failing %s, and reports it [CFG-10]',
    async (method) => {
      const { registry } = await load(only('a.sh'), {
        [method]: () => {
          throw new Error('no disk');
        },
      });
      expect(namesOf(registry, 'BeforeTool')).toEqual(['a.sh']);
      expect(registry.getProblems()).toMatchObject([{ where: method, what: expect.stringContaining('no disk') }]);
    },
  );

  it.each(['getExtensions', 'getDisabledHooks'] as const)('reports a promise from %s [CFG-10]', async (method) => {
    const { registry } = await load(only('a.sh'), { [method]: async () => [] });
    expect(registry.getProblems()).toMatchObject([{ where: method }]);
  });

  it('reports a promise from getHooks instead of treating it as no hooks [CFG-8]', async () => {
    const { registry } = await load(fromCode(Promise.resolve(only('a.sh'))));
    expect(registry.getProblems()).toMatchObject([{ what: 'the hooks must be an object' }]);
  });
});
