import { describe, expect, it } from 'vitest';
import { fire, makeMachine, settingsWith } from '../../../support/config/settings/machine.js';

const named = (name: string, from: string) => ({ type: 'command', command: `echo ${from}`, name });

describe('Hook that a settings file disables', () => {
  it('is disabled, not untrusted, and never pending [MGT-3]', async () => {
    const { write, load, logger, ...at } = makeMachine();
    write(at.user, { ...settingsWith(named('own', 'user')), projectHooks: 'never', disabledHooks: ['own'] });
    write(at.shared, settingsWith('echo shared'));
    const config = await load();
    expect(await fire(config)).toEqual({
      'echo shared': `disabled: it is disabled: by projectHooks in ${at.user}, project hooks never run`,
      own: `disabled: it is disabled: ${at.user} lists it in disabledHooks`,
    });
    expect(await config.trust.pending()).toEqual([]);
    expect(logger.warnings.flat().join('\n')).not.toContain('not trusted');
  });

  it('stays disabled until the file is edited, and enabling it logs the reason [MGT-3, SEC-5]', async () => {
    const { write, load, logger, ...at } = makeMachine();
    write(at.system, { enableHooks: true, disabledHooks: ['own'] });
    write(at.user, settingsWith(named('own', 'user'), named('other', 'other')));
    const config = await load();
    const why = `it is disabled: ${at.system} lists it in disabledHooks`;
    await fire(config);
    const system = config.getHookSystem();
    system?.setHookEnabled('own', true);
    system?.setHookEnabled('other', false);
    expect(await fire(config)).toEqual({ own: `disabled: ${why}`, other: 'disabled: it is disabled' });
    expect(logger.warnings.flat()).toContain(`hooks: "own" stays disabled: ${why}`);
    system?.setHookEnabled('other', true);
    expect((await fire(config))['other']).toBe('ran');
  });

  it('does not block if it is an invalid guard [MGT-3]', async () => {
    const { write, load, ...at } = makeMachine();
    const broken = { type: 'command', onError: 'block', name: 'guard' };
    write(at.system, settingsWith('echo system'));
    write(at.user, { ...settingsWith(broken), enableHooks: false });
    const config = await load();
    const system = config.getHookSystem();
    await system?.initialize();
    const result = await system?.getEventHandler().fireBeforeToolEvent({ toolName: 'x', toolInput: {} });
    expect(result?.finalOutput?.isBlockingDecision() ?? false).toBe(false);
    expect(result?.trace.hooks.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['guard', 'invalid'],
      ['echo system', 'ran'],
    ]);
  });

  it('runs from another project file that enables it [MGT-3]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.shared, { ...settingsWith('echo same'), enableHooks: false });
    write(at.local, settingsWith('echo same'));
    const config = await load();
    await config.trust.grant((await config.trust.pending()).map(({ id }) => id));
    const system = config.getHookSystem();
    await system?.initialize();
    const result = await system?.getEventHandler().fireBeforeToolEvent({ toolName: 'x', toolInput: {} });
    expect(result?.trace.hooks.map(({ verdict }) => verdict)).toEqual(['disabled', 'ran']);
  });

  it('can come from an extension [MGT-3]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, { enableHooks: false });
    const hooks = { BeforeTool: [{ hooks: [{ type: 'command' as const, command: 'echo e' }] }] };
    const config = await load({ extensions: [{ isActive: true, hooks }] });
    expect(await fire(config)).toEqual({
      'echo e': `disabled: it is disabled: ${at.user} sets enableHooks: false`,
    });
  });
});
