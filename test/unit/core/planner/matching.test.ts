import { describe, expect, it } from 'vitest';
import { contract, HookEventName, routes } from '../../../../generated/index.js';
import type { Route } from '../../../../src/core/contract/index.js';
import { HookPlanner } from '../../../../src/core/planner/hook-planner.js';
import { HookRegistry } from '../../../../src/core/registry/hook-registry.js';
import { plannerOf } from '../../../support/core/planner/planned.js';
import { command, fromCode } from '../../../support/core/registry/host.js';

const EVENTS = Object.values(HookEventName);
const ruleOf = (eventName: HookEventName) => {
  const route: Route = routes[eventName];
  return route.matcher;
};
const TOOL_EVENTS = EVENTS.filter((eventName) => ruleOf(eventName)?.kind === 'regex');
const TRIGGER_EVENTS = EVENTS.filter((eventName) => ruleOf(eventName)?.kind === 'whole');
const OTHER_EVENTS = EVENTS.filter((eventName) => ruleOf(eventName) === undefined);
const REFUSED = '(?=(a+)+$)(a+)+$';

/** Creates one definition per matcher; its command is the text of the matcher. */
const perMatcher = (eventName: HookEventName, ...matchers: (string | undefined)[]) => ({
  [eventName]: matchers.map((matcher) => ({ matcher, hooks: [command(`run ${matcher}`)] })),
});

describe('HookPlanner', () => {
  it('is tested with events of every matcher kind', () => {
    expect([TOOL_EVENTS.length, TRIGGER_EVENTS.length, OTHER_EVENTS.length]).toEqual([2, 6, 5]);
  });

  it.each(EVENTS)('plans the hooks of %s [REG-2]', async (eventName) => {
    const { planner } = await plannerOf({ [eventName]: [{ hooks: [command('a.sh')] }] });
    expect(planner.createExecutionPlan(eventName)).toMatchObject({ eventName, hookConfigs: [command('a.sh')] });
  });

  it.each(TOOL_EVENTS)('plans hooks for %s that match anywhere in the tool name [PLN-1, PLN-6]', async (eventName) => {
    const { plan } = await plannerOf(perMatcher(eventName, 'Edit', 'Edit|Write', 'mcp__.*__write', '^write', 'wri'));
    expect(plan(eventName, { toolName: 'Edit' })).toEqual(['run Edit', 'run Edit|Write']);
    expect(plan(eventName, { toolName: 'MultiEdit' })).toEqual(['run Edit', 'run Edit|Write']);
    expect(plan(eventName, { toolName: 'mcp__files__write' })).toEqual(['run mcp__.*__write', 'run wri']);
    expect(plan(eventName, { toolName: 'write_file' })).toEqual(['run ^write', 'run wri']);
    expect(plan(eventName, { toolName: 'edit' })).toBeNull();
  });

  it.each([...TOOL_EVENTS, ...TRIGGER_EVENTS])(
    'treats a missing matcher, a blank one and * as always, for %s [PLN-2]',
    async (eventName) => {
      const { plan } = await plannerOf(perMatcher(eventName, undefined, '', '  ', '*', ' * '));
      expect(plan(eventName, { toolName: 'anything', trigger: 'anything' })).toHaveLength(5);
    },
  );

  it('compares an invalid regular expression by equality [PLN-3]', async () => {
    const { plan } = await plannerOf(perMatcher('BeforeTool', 'write(', '[a'));
    expect(plan('BeforeTool', { toolName: 'write(' })).toEqual(['run write(']);
    expect(plan('BeforeTool', { toolName: '[a' })).toEqual(['run [a']);
    expect(plan('BeforeTool', { toolName: 'write' })).toBeNull();
  });

  it.each(TRIGGER_EVENTS)('requires the matcher to match the whole trigger of %s [PLN-4]', async (eventName) => {
    const { plan } = await plannerOf(perMatcher(eventName, 'startup', 'startup|resume', 'start', 'sta.*', 'up'));
    expect(plan(eventName, { trigger: 'startup' })).toEqual(['run startup', 'run startup|resume', 'run sta.*']);
    expect(plan(eventName, { trigger: 'resume' })).toEqual(['run startup|resume']);
    expect(plan(eventName, { trigger: 'startups' })).toEqual(['run sta.*']);
  });

  it.each(OTHER_EVENTS)('ignores matcher and context for %s [PLN-5]', async (eventName) => {
    const { plan } = await plannerOf(perMatcher(eventName, 'Edit', 'startup', REFUSED, 'write('));
    expect(plan(eventName)).toHaveLength(4);
    expect(plan(eventName, { toolName: 'Edit', trigger: 'startup' })).toHaveLength(4);
    expect(plan(eventName, { trigger: 'x' })).toHaveLength(4);
  });

  it("matches only the value that the event's route names [PLN-6, PLN-4]", async () => {
    const tool = await plannerOf(perMatcher('BeforeTool', 'Edit'));
    expect(tool.plan('BeforeTool', { toolName: 'Read', trigger: 'Edit' })).toBeNull();
    const session = await plannerOf(perMatcher('SessionStart', 'startup'));
    expect(session.plan('SessionStart', { toolName: 'startup', trigger: 'resume' })).toBeNull();
  });

  it.each([undefined, null, 5, {}])('runs every hook if the value to match is %j [PLN-6]', async (value) => {
    const { plan, planner } = await plannerOf(perMatcher('BeforeTool', 'Edit', undefined, 'write('));
    expect(plan('BeforeTool', { toolName: fromCode(value) })).toHaveLength(3);
    expect(plan('BeforeTool')).toHaveLength(3);
    expect(planner.explain('BeforeTool').map((verdict) => verdict.why)).toEqual([
      'the event has no tool_name, so every hook runs',
      undefined,
      'the event has no tool_name, so every hook runs',
    ]);
  });

  it('matches an empty name like any other [PLN-1]', async () => {
    const { plan } = await plannerOf(perMatcher('BeforeTool', 'Edit', '^$'));
    expect(plan('BeforeTool', { toolName: '' })).toEqual(['run ^$']);
  });

  it('returns null if no hook matches [PLN-9]', async () => {
    const { plan } = await plannerOf(perMatcher('BeforeTool', 'Edit'), { getDisabledHooks: () => ['run Edit'] });
    expect(plan('BeforeTool', { toolName: 'Edit' })).toBeNull();
    expect(plan('AfterTool', { toolName: 'Edit' })).toBeNull();
    expect(plan('BeforeModel')).toBeNull();
  });

  it("throws the registry's error instead of returning no hooks [PLN-10]", async () => {
    const unready = new HookPlanner(new HookRegistry({ getHooks: () => undefined }));
    expect(() => unready.createExecutionPlan('BeforeTool')).toThrow('not initialised');
    expect(() => unready.explain('BeforeTool')).toThrow('not initialised');
    const broken = new HookPlanner({
      contract,
      revision: 1,
      getRegisteredHooks: () => {
        throw new Error('broken');
      },
    });
    expect(() => broken.createExecutionPlan('BeforeTool')).toThrow('broken');
    expect(() => broken.createExecutionPlan('BeforeTool')).toThrow('broken');
  });

  it.each(['Nope', 'constructor', '__proto__', '', 5])(
    'throws for the unknown event %j [PLN-10]',
    async (eventName) => {
      const { planner } = await plannerOf({});
      expect(() => planner.createExecutionPlan(fromCode(eventName))).toThrow(/unknown event/);
    },
  );

  it('skips a rejected matcher, and survives patterns that would stall a RegExp [PLN-11]', async () => {
    const { plan } = await plannerOf(perMatcher('BeforeTool', '^(a+)+$', REFUSED, '(x+x+)+y', 'a'));
    expect(plan('BeforeTool', { toolName: `${'a'.repeat(200)}!` })).toEqual(['run a']);
    expect(plan('BeforeTool', { toolName: 'a'.repeat(200) })).toEqual(['run ^(a+)+$', 'run a']);
    expect(plan('BeforeTool', { toolName: 'x'.repeat(200) })).toBeNull();
  });

  it('runs every hook for a name of more than 256 units, with a reason [PLN-11]', async () => {
    const { plan, planner } = await plannerOf(perMatcher('BeforeTool', 'Edit', undefined, REFUSED));
    expect(plan('BeforeTool', { toolName: 'x'.repeat(256) })).toEqual(['run undefined']);
    const context = { toolName: 'x'.repeat(257) };
    expect(plan('BeforeTool', context)).toEqual(['run Edit', 'run undefined']);
    expect(planner.explain('BeforeTool', context)).toMatchObject([
      { planned: true, why: expect.stringContaining('longer than 256 characters') },
      { planned: true },
      { planned: false, verdict: 'refused-matcher' },
    ]);
  });

  it("includes the source of each hook, for the runner's second check [SEC-1]", async () => {
    const { planner } = await plannerOf(perMatcher('BeforeTool', 'Edit'));
    expect(planner.createExecutionPlan('BeforeTool')?.hookConfigs).toMatchObject([{ source: 'project' }]);
  });

  it('plans only user and system hooks in an untrusted folder [SEC-1, SEC-5]', async () => {
    const hooks = (text: string) => ({ BeforeTool: [{ hooks: [command(text)] }] });
    const { plan } = await plannerOf(undefined, {
      getHookLayers: () => [
        { source: 'project', hooks: hooks('p.sh') },
        { source: 'user', hooks: hooks('u.sh') },
        { source: 'system', hooks: hooks('s.sh') },
      ],
      isTrustedFolder: () => false,
    });
    expect(plan('BeforeTool', { toolName: 'Edit' })).toEqual(['u.sh', 's.sh']);
  });

  it('plans a plugin as a plugin, so that the runner reports it [REG-6]', async () => {
    const { planner } = await plannerOf(fromCode({ BeforeTool: [{ hooks: [{ type: 'plugin', command: 'x.sh' }] }] }));
    expect(planner.createExecutionPlan('BeforeTool')?.hookConfigs).toMatchObject([{ type: 'plugin' }]);
  });
});
