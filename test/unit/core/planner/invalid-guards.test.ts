import { describe, expect, it } from 'vitest';
import { HookEventName, routes } from '../../../../generated/index.js';
import type { Route } from '../../../../src/core/contract/index.js';
import type { RegistryConfig } from '../../../../src/core/registry/read-configuration.js';
import { plannerOf } from '../../../support/core/planner/planned.js';
import { command, fromCode, fromJson } from '../../../support/core/registry/host.js';

const BROKEN = { ...command('guard.sh'), name: 'guard', timeout: '5s', onError: 'block' };
const broken = (more: object = {}, matcher?: unknown) =>
  fromJson({ BeforeTool: [{ matcher, hooks: [{ ...BROKEN, ...more }] }] });
const asLayer = (source: 'runtime' | 'project' | 'user' | 'system' | 'extensions', hooks = broken()) => ({
  getHookLayers: () => [{ source, hooks }],
});

async function refusals(hooks: Parameters<typeof plannerOf>[0], port: Partial<RegistryConfig> = {}, toolName = 'Edit') {
  const { planner } = await plannerOf(hooks, port);
  const plan = planner.createExecutionPlan('BeforeTool', { toolName });
  const refusals = planner
    .explain('BeforeTool', { toolName })
    .flatMap((verdict) => ('refusal' in verdict ? [verdict.refusal] : []));
  expect(refusals).toEqual(plan?.invalid?.map(({ reason }) => reason) ?? []);
  return plan?.invalid?.map(({ name }) => name) ?? [];
}

describe('an invalid guard', () => {
  it('blocks with a reason that names it, its source and the problem [X-63]', async () => {
    const { planner } = await plannerOf(undefined, asLayer('user'));
    const plan = planner.createExecutionPlan('BeforeTool', { toolName: 'Edit' });
    expect(plan).toMatchObject({ hookConfigs: [], sequential: false });
    expect(plan?.invalid).toMatchObject([
      {
        name: 'guard',
        source: 'user',
        config: { type: 'command', command: 'guard.sh', name: 'guard', source: 'user' },
        why: '/timeout must be integer',
        reason: 'Hook "guard" (user) is not valid and blocks on errors: /timeout must be integer',
      },
    ]);
    expect([Object.isFrozen(plan), Object.isFrozen(plan?.invalid)]).toEqual([true, true]);
  });

  it('has a verdict for every event of its name, even if its matcher does not match [X-63]', async () => {
    const { planner } = await plannerOf(undefined, asLayer('user', broken({}, 'Write')));
    expect(planner.createExecutionPlan('BeforeTool', { toolName: 'Edit' })).toBeNull();
    expect(planner.explain('BeforeTool', { toolName: 'Edit' })).toEqual([
      {
        entry: expect.objectContaining({ matcher: 'Write', source: 'user', enabled: false }),
        name: 'guard',
        planned: false,
        verdict: 'invalid',
        why: '/timeout must be integer',
      },
    ]);
  });

  it.each<[string, Parameters<typeof refusals>, boolean]>([
    ['of the runtime', [undefined, asLayer('runtime')], true],
    ['of the system', [undefined, asLayer('system')], true],
    ['of the user', [undefined, asLayer('user')], true],
    ['that the host hands over itself', [broken()], true],
    ['of an extension', [undefined, asLayer('extensions')], false],
    ['of an extension of the host', [undefined, { getExtensions: () => [{ isActive: true, hooks: broken() }] }], false],
    ['of a project', [undefined, asLayer('project')], false],
    ['of a map with project hooks in it', [broken(), { getProjectHooks: () => undefined }], false],
    ['of getProjectHooks', [{}, { getProjectHooks: () => broken() }], false],
    ['in an untrusted folder', [broken(), { isTrustedFolder: () => false }], false],
    ['of the user in an untrusted folder', [undefined, { ...asLayer('user'), isTrustedFolder: () => false }], true],
    ['that cannot have been trusted yet', [broken(), { isHookTrusted: () => ({ trusted: false, why: 'x' }) }], true],
    ['that is switched off', [broken(), { getDisabledHooks: () => ['guard'] }], false],
    ['that allows on errors', [broken({ onError: 'allow' })], false],
    ['without an error policy', [broken({ onError: null })], false],
    ['whose policy is misspelt', [broken({ onError: 'Blokc', timeout: 1000 })], true],
    ['whose matcher matches', [broken({}, 'Ed.t')], true],
    ['whose matcher does not match', [broken({}, 'Write')], false],
    ['whose matcher cannot be read', [broken({ timeout: 1000 }, 5)], true],
    ['whose matcher is rejected', [broken({}, '(?=(a+)+$)(a+)+$')], false],
    ['without a command', [broken({ command: undefined })], true],
    ['of an unknown type', [broken({ type: 'comand' })], true],
    ['for a name too long to match', [broken({}, 'Write'), {}, 'x'.repeat(300)], true],
  ])('blocks or not, as expected: %s [X-63, SEC-1, SEC-5]', async (_what, given, refuses) => {
    expect(await refusals(...given)).toEqual(refuses ? ['guard'] : []);
  });

  it.each<[string, unknown]>([
    ['in an invalid definition', [{ sequential: 'yes', hooks: [BROKEN] }]],
    ['in hooks that are not a list', [{ hooks: BROKEN }]],
    ['in hooks whose name is misspelt', [{ hoks: [BROKEN] }]],
    ['instead of a definition', [BROKEN]],
    ['in definitions that are not a list', { hooks: [BROKEN] }],
    ['in a definition with a value that JSON cannot represent', [{ hooks: [BROKEN], more: 5n }]],
    ['with a value that JSON cannot represent', [{ hooks: [{ ...BROKEN, more: () => {} }] }]],
  ])('also blocks: %s [X-63]', async (_what, definitions) => {
    expect(await refusals(fromCode({ BeforeTool: definitions }))).toEqual(['guard']);
  });

  it('is identified by its command or location if it has no name [X-63]', async () => {
    const hooks = [{ ...BROKEN, name: undefined }, { ...BROKEN, name: undefined, command: undefined }, 5];
    const { planner } = await plannerOf(fromJson({ BeforeTool: [{ hooks }] }));
    const names = planner.explain('BeforeTool').map(({ name, verdict }) => [name, verdict]);
    expect(names).toEqual([
      ['guard.sh', 'invalid'],
      ['BeforeTool[0].hooks[1]', 'invalid'],
      ['BeforeTool[0].hooks[2]', 'invalid'],
    ]);
  });

  it.each(Object.values(HookEventName))('blocks %s only if a hook can block it [X-63, EVT-16]', async (eventName) => {
    const { planner } = await plannerOf(fromJson({ [eventName]: [{ hooks: [BROKEN] }] }));
    const { effects }: Route = routes[eventName];
    expect(planner.createExecutionPlan(eventName)?.invalid?.length ?? 0).toBe(effects.includes('block') ? 1 : 0);
    expect(planner.explain(eventName)).toMatchObject([{ verdict: 'invalid' }]);
  });

  it('is not a duplicate of an equal hook that can run [PLN-7, X-63]', async () => {
    const { planner, plan } = await plannerOf(undefined, {
      getHookLayers: () => [
        { source: 'system', hooks: broken() },
        { source: 'user', hooks: { BeforeTool: [{ hooks: [command('guard.sh')] }] } },
      ],
    });
    expect(plan('BeforeTool')).toEqual(['guard.sh']);
    expect(planner.createExecutionPlan('BeforeTool')?.invalid).toHaveLength(1);
  });

  it('blocks until it is fixed or disabled [X-63, REG-14]', async () => {
    let hooks = broken();
    const { planner, registry, plan } = await plannerOf(undefined, { getHooks: () => hooks });
    registry.setHookEnabled('guard', false);
    expect(planner.createExecutionPlan('BeforeTool')).toBeNull();
    registry.setHookEnabled('guard', true);
    expect(planner.createExecutionPlan('BeforeTool')?.invalid).toHaveLength(1);
    hooks = broken({ timeout: 5000 });
    await registry.reload();
    expect(planner.createExecutionPlan('BeforeTool')?.invalid).toEqual([]);
    expect(plan('BeforeTool')).toEqual(['guard.sh']);
  });
});
