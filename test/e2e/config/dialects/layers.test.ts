import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LoadedConfig } from '../../../../src/system/index.js';
import { fire, makeMachine, trustAll } from '../../../support/config/settings/machine.js';

const claude = (...commands: string[]) => ({
  hooks: { PreToolUse: [{ hooks: commands.map((command) => ({ type: 'command', command })) }] },
});
const cursor = (...commands: string[]) => ({
  version: 1,
  hooks: { preToolUse: commands.map((command) => ({ command })) },
});

async function trustedFire(config: LoadedConfig): Promise<Record<string, string>> {
  await trustAll(config);
  return fire(config);
}

describe("other agents' files", () => {
  it('are not read unless their dialect is enabled [CFG-7]', async () => {
    const { write, load, project } = makeMachine();
    write(join(project, '.claude/settings.json'), claude('echo guard'));
    const config = await load();
    expect(config.getHookSystem()).toBeUndefined();
    expect(await config.trust.pending()).toEqual([]);
  });

  it('run if the host enables their dialect; project hooks only after they are trusted [SEC-2]', async () => {
    const { write, load, project, home } = makeMachine();
    write(join(project, '.claude/settings.json'), claude('echo shared'));
    write(join(project, '.claude/settings.local.json'), claude('echo local'));
    write(join(home, '.claude/settings.json'), claude('echo user'));
    const config = await load({ dialects: ['claude-code'] });
    const waiting = 'untrusted: it has never been trusted; review it, then trust it';
    expect(await fire(config)).toEqual({ 'echo local': waiting, 'echo shared': waiting, 'echo user': 'ran' });
    expect(await trustedFire(config)).toEqual({ 'echo local': 'ran', 'echo shared': 'ran', 'echo user': 'ran' });
  });

  it('of the user are read from the folder of a variable, or from home if it is not usable [SEC-2]', async () => {
    const { write, load, project, home, root } = makeMachine();
    const before = process.env['CLAUDE_CONFIG_DIR'];
    onTestFinished(() => {
      if (before === undefined) delete process.env['CLAUDE_CONFIG_DIR'];
      else process.env['CLAUDE_CONFIG_DIR'] = before;
    });
    write(join(root, 'elsewhere/settings.json'), claude('echo elsewhere'));
    write(join(home, '.claude/settings.json'), claude('echo home'));
    write(join(project, 'evil/settings.json'), claude('echo evil'));
    for (const [folder, found] of [
      [join(root, 'elsewhere'), 'echo elsewhere'],
      ['', 'echo home'],
      ['evil', 'echo home'],
      ['./evil', 'echo home'],
    ] as const) {
      process.env['CLAUDE_CONFIG_DIR'] = folder;
      expect(await fire(await load({ dialects: ['claude-code'] }))).toEqual({ [found]: 'ran' });
    }
  });

  it('need trust again if an entry or its script changes [SEC-3]', async () => {
    const { write, load, project } = makeMachine();
    const file = join(project, '.claude/settings.json');
    const entry = { type: 'command', command: '"$CLAUDE_PROJECT_DIR"/.claude/guard.sh' };
    const settings = (more: object) => ({ hooks: { PreToolUse: [{ hooks: [{ ...entry, ...more }] }] } });
    write(join(project, '.claude/guard.sh'), '#!/bin/sh\nexit 0\n', 0o755);
    write(file, settings({}));
    expect(await trustedFire(await load({ dialects: ['claude-code'] }))).toEqual({ [entry.command]: 'ran' });
    write(file, settings({ if: 'Bash(rm *)' }));
    expect((await fire(await load({ dialects: ['claude-code'] })))[entry.command]).toContain('its definition changed');
    write(file, settings({}));
    write(join(project, '.claude/guard.sh'), '#!/bin/sh\nexit 1\n', 0o755);
    expect((await fire(await load({ dialects: ['claude-code'] })))[entry.command]).toContain(
      '.claude/guard.sh changed',
    );
  });

  it('run if user settings enable the dialect; project settings enable project files only [CFG-7]', async () => {
    const { write, load, project, home, user, shared } = makeMachine();
    write(join(project, '.cursor/hooks.json'), cursor('echo project'));
    write(join(home, '.cursor/hooks.json'), cursor('echo user'));
    write(shared, { dialects: ['cursor'] });
    expect(await trustedFire(await load())).toEqual({ 'echo project': 'ran' });
    write(user, { dialects: ['cursor'] });
    expect(await trustedFire(await load())).toEqual({ 'echo project': 'ran', 'echo user': 'ran' });
  });

  it('follow enableHooks, disabledHooks and projectHooks [CFG-8]', async () => {
    const { write, load, project, user } = makeMachine();
    write(join(project, '.cursor/hooks.json'), cursor('echo one', 'echo two'));
    write(user, { disabledHooks: ['echo one'] });
    const named = await trustedFire(await load({ dialects: ['cursor'] }));
    expect(named['echo one']).toContain('lists it in disabledHooks');
    expect(named['echo two']).toBe('ran');
    write(user, { projectHooks: 'never', enableHooks: true });
    expect((await fire(await load({ dialects: ['cursor'] })))['echo two']).toContain('project hooks never run');
    write(user, { enableHooks: false });
    expect((await load({ dialects: ['cursor'] })).getHookSystem()).toBeUndefined();
  });

  it('can disable hooks of their own dialect and layer only [SEC-5]', async () => {
    const { write, load, project, home } = makeMachine();
    write(join(project, '.claude/settings.json'), { ...claude('echo project'), disableAllHooks: true });
    write(join(home, '.claude/settings.json'), claude('echo user'));
    write(join(project, '.cursor/hooks.json'), cursor('echo cursor'));
    const all = await trustedFire(await load({ dialects: ['claude-code', 'cursor'] }));
    expect(all['echo project']).toContain('it is disabled');
    expect(all).toMatchObject({ 'echo user': 'ran', 'echo cursor': 'ran' });
    // A stronger file of the same layer takes precedence.
    write(join(project, '.claude/settings.local.json'), { disableAllHooks: false });
    expect((await trustedFire(await load({ dialects: ['claude-code'] })))['echo project']).toBe('ran');
  });

  it('run once although other dialects read them too; equal commands of two dialects both run [PLN-7]', async () => {
    const { write, load, project } = makeMachine();
    write(join(project, '.claude/settings.json'), claude('echo same', 'echo same'));
    write(join(project, '.cursor/hooks.json'), cursor('echo same'));
    const config = await load({ dialects: ['claude-code', 'cursor', 'copilot-cli'] });
    await trustAll(config);
    const system = config.getHookSystem();
    await system?.initialize();
    const result = await system?.getEventHandler().fireBeforeToolEvent({ toolName: 'write_file', toolInput: {} });
    expect(result?.trace.hooks.map(({ dialect, verdict }) => [dialect, verdict])).toEqual([
      ['claude-code', 'ran'],
      ['claude-code', 'duplicate'],
      ['cursor', 'ran'],
    ]);
  });

  it('take effect when they appear or change, without a restart [CFG-12]', { timeout: 30_000 }, async () => {
    const { write, load, home } = makeMachine();
    const config = await load({ dialects: ['copilot-cli'], watch: true });
    const changed = () => new Promise<void>((resolve) => config.onChange(resolve));
    const file = join(home, '.copilot/hooks/a.json');
    const hooks = (bash: string) => ({ version: 1, hooks: { preToolUse: [{ type: 'command', bash }] } });
    const appeared = changed();
    write(file, hooks('echo one; true'));
    await appeared;
    expect(Object.keys(await fire(config))).toEqual(['echo one; true']);
    const edited = changed();
    write(join(home, '.copilot/hooks/b.json'), hooks('echo two; true'));
    await edited;
    expect(Object.keys(await fire(config))).toEqual(['echo one; true', 'echo two; true']);
  });
});
