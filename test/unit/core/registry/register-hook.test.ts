import { describe, expect, it } from 'vitest';
import { HookRegistry } from '../../../../src/core/registry/hook-registry.js';
import type { InProcessHook } from '../../../../src/core/registry/in-process-hook.js';
import { command, fromCode, load, namesOf, Recorder } from '../../../support/core/registry/host.js';

const action = () => undefined;
const hook = (name: string): InProcessHook => ({ type: 'function', name, action });

describe('registerHook', () => {
  it('adds a function at any time and returns a function that removes it [REG-11]', async () => {
    const { registry } = await load({ BeforeTool: [{ hooks: [command('a.sh')] }] });
    const remove = registry.registerHook(hook('f'), 'BeforeTool', { matcher: 'Edit', sequential: true });
    expect(registry.getHooksForEvent('BeforeTool')).toMatchObject([
      {
        source: 'runtime',
        matcher: 'Edit',
        sequential: true,
        enabled: true,
        config: { type: 'function', name: 'f', action },
      },
      { source: 'project' },
    ]);
    remove();
    expect(namesOf(registry, 'BeforeTool')).toEqual(['a.sh']);
  });

  it('works before initialisation, without calling the host [REG-11]', async () => {
    let asked = 0;
    const registry = new HookRegistry({
      getHooks: () => {
        asked += 1;
        return undefined;
      },
    });
    registry.registerHook(hook('kept'), 'BeforeTool');
    const remove = registry.registerHook(hook('removed'), 'BeforeTool');
    remove();
    expect(asked).toBe(0);
    await registry.initialize();
    expect(namesOf(registry, 'BeforeTool')).toEqual(['kept']);
  });

  it('keeps its hooks after a reload [REG-11]', async () => {
    const { registry } = await load({});
    const remove = registry.registerHook(hook('f'), 'BeforeTool');
    await registry.reload();
    expect(namesOf(registry, 'BeforeTool')).toEqual(['f']);
    remove();
    await registry.reload();
    expect(namesOf(registry, 'BeforeTool')).toEqual([]);
  });

  it('removes its own registration only, and only once [REG-11]', async () => {
    const { registry } = await load({});
    const remove = registry.registerHook(hook('f'), 'BeforeTool');
    registry.registerHook(hook('f'), 'BeforeTool');
    remove();
    const { revision } = registry;
    remove();
    expect(registry.revision).toBe(revision);
    expect(namesOf(registry, 'BeforeTool')).toEqual(['f']);
  });

  it('accepts the type runtime as function [REG-11]', async () => {
    const { registry } = await load({});
    registry.registerHook({ ...hook('f'), type: 'runtime' }, 'BeforeTool');
    expect(registry.getAllHooks()).toMatchObject([{ config: { type: 'function' } }]);
  });

  it('copies only the fields of the contract [REG-13]', async () => {
    const { registry } = await load({});
    const given = { ...hook('f'), timeout: 5, client: new Map() };
    registry.registerHook(given, 'BeforeTool', { source: 'user' });
    given.timeout = 7;
    const [entry] = registry.getAllHooks();
    expect(entry?.config).toEqual({ type: 'function', name: 'f', action, timeout: 5, source: 'user' });
    expect(Object.isFrozen(entry?.config)).toBe(true);
    expect(Object.isFrozen(given)).toBe(false);
  });

  it('respects disabled names and earlier calls of setHookEnabled [REG-10, MGT-4]', async () => {
    const { registry } = await load({}, { getDisabledHooks: () => ['listed'] });
    registry.registerHook(hook('listed'), 'BeforeTool');
    const remove = registry.registerHook(hook('switched'), 'BeforeTool');
    registry.setHookEnabled('switched', false);
    remove();
    registry.registerHook(hook('switched'), 'BeforeTool');
    expect(namesOf(registry, 'BeforeTool')).toEqual([]);
  });

  it.each<[string, unknown, unknown, unknown, RegExp]>([
    ['no object', undefined, 'BeforeTool', {}, /must be an object/],
    ['no name', { type: 'function', action }, 'BeforeTool', {}, /\/name is required/],
    ['a blank name', { type: 'function', name: ' ', action }, 'BeforeTool', {}, /\/name must not be blank/],
    ['no action', { type: 'function', name: 'f' }, 'BeforeTool', {}, /action must be a function/],
    ['an action that is text', { type: 'function', name: 'f', action: 'x' }, 'BeforeTool', {}, /action must be/],
    ['a timeout of 0', { ...hook('f'), timeout: 0 }, 'BeforeTool', {}, /\/timeout must/],
    ['a command', command('a.sh'), 'BeforeTool', {}, /type must be "function"/],
    ['a plugin', { type: 'plugin' }, 'BeforeTool', {}, /type must be "function"/],
    ['an unknown event', hook('f'), 'BeforTool', {}, /unknown event BeforTool; did you mean BeforeTool\?/],
    ['an inherited name as event', hook('f'), 'constructor', {}, /unknown event constructor/],
    ['a matcher that is not a string', hook('f'), 'BeforeTool', { matcher: 5 }, /\/matcher must be string/],
    ['a sequential that is not a boolean', hook('f'), 'BeforeTool', { sequential: 1 }, /\/sequential must be boolean/],
    ['an unknown source', hook('f'), 'BeforeTool', { source: 'x' }, /\/source must be one of/],
  ])('throws a TypeError for %s, and adds nothing [REG-11]', async (_what, given, eventName, options, expected) => {
    const { registry } = await load({});
    const register = () =>
      registry.registerHook(fromCode<InProcessHook>(given), fromCode<'BeforeTool'>(eventName), fromCode(options));
    expect(register).toThrow(TypeError);
    expect(register).toThrow(expected);
    expect(registry.getAllHooks()).toEqual([]);
  });

  it('reports a rejected matcher while the hook is registered [PLN-11]', async () => {
    const { registry, logger } = await load({});
    const remove = registry.registerHook(hook('f'), 'BeforeTool', { matcher: '(?=(a+)+$)(a+)+$' });
    await registry.reload();
    expect(registry.getProblems()).toMatchObject([{ where: 'registerHook BeforeTool "f"' }]);
    expect(logger.warnings).toHaveLength(1);
    remove();
    expect(registry.getProblems()).toEqual([]);
  });

  it('logs that a function with another name is a duplicate [PLN-7]', async () => {
    const logger = new Recorder();
    const registry = new HookRegistry({ getHooks: () => undefined }, logger);
    await registry.initialize();
    registry.registerHook(hook('first'), 'BeforeTool');
    registry.registerHook(hook('second'), 'BeforeTool');
    registry.registerHook(hook('elsewhere'), 'AfterTool');
    expect(logger.remarks).toEqual([expect.stringContaining('"second" is the same as "first"')]);
  });
});
