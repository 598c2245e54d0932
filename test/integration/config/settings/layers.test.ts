import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { executeToolWithHooks } from '../../../../src/index.js';
import { fire, makeMachine, settingsWith, trustAll } from '../../../support/config/settings/machine.js';

const asRoot = process.getuid?.() === 0;

describe('loadConfig', () => {
  it('has no hook system if no settings file exists [CFG-7]', async () => {
    const { load } = makeMachine();
    const config = await load();
    expect(config.getEnableHooks()).toBe(false);
    expect(config.getHookSystem()).toBeUndefined();
    expect(config.problems).toEqual([]);
  });

  it('combines the hooks of all layers in the order project, user, system [REG-9, CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.system, settingsWith('echo system'));
    write(at.user, settingsWith('echo user'));
    write(at.shared, settingsWith('echo shared'));
    write(at.local, settingsWith('echo local'));
    const config = await load();
    await trustAll(config);
    expect(Object.entries(await fire(config))).toEqual([
      ['echo shared', 'ran'],
      ['echo local', 'ran'],
      ['echo user', 'ran'],
      ['echo system', 'ran'],
    ]);
  });

  it('runs project hooks only after they are trusted, and other hooks at once [SEC-2, SEC-5]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, settingsWith('echo user'));
    write(at.shared, settingsWith('echo shared'));
    write(at.local, settingsWith('echo local'));
    const config = await load();
    const waiting = 'untrusted: it has never been trusted; review it, then trust it';
    expect(await fire(config)).toEqual({ 'echo shared': waiting, 'echo local': waiting, 'echo user': 'ran' });
    await trustAll(config);
    expect(await fire(config)).toEqual({ 'echo shared': 'ran', 'echo local': 'ran', 'echo user': 'ran' });
    const again = await load();
    expect(await again.trust.pending()).toEqual([]);
    expect((await fire(again))['echo shared']).toBe('ran');
  });

  it('applies revoked trust from the next event on [SEC-4]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.shared, settingsWith('echo shared'));
    const config = await load();
    const ids = (await config.trust.pending()).map(({ id }) => id);
    await config.trust.grant(ids);
    expect(await fire(config)).toEqual({ 'echo shared': 'ran' });
    await config.trust.revoke(ids);
    expect((await fire(config))['echo shared']).toContain('untrusted');
  });

  it('runs a script again if its trusted content is restored [SEC-3]', async () => {
    const { write, load, ...at } = makeMachine();
    const script = join(at.project, 'guard.sh');
    write(script, '#!/bin/sh\n', 0o755);
    write(at.shared, settingsWith('./guard.sh'));
    await trustAll(await load());
    write(script, '#!/bin/sh\n# other\n', 0o755);
    const config = await load();
    expect((await fire(config))['./guard.sh']).toContain('guard.sh changed');
    write(script, '#!/bin/sh\n', 0o755);
    const changed = new Promise<void>((resolve) => config.onChange(resolve));
    config.getHookSystem();
    await changed;
    expect(await fire(config)).toEqual({ './guard.sh': 'ran' });
  });

  it('rejects a host without a working directory [CFG-4]', async () => {
    const { load } = makeMachine();
    await expect(load({ workingDir: '' })).rejects.toThrow('workingDir is required');
  });
});

describe('enableHooks', () => {
  it('applies per file: without it, the hooks of a file are off, with a warning [CFG-7]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, { hooks: settingsWith('echo user').hooks });
    write(at.system, settingsWith('echo system'));
    const config = await load();
    expect(await fire(config)).toEqual({
      'echo system': 'ran',
      'echo user': `disabled: it is disabled: ${at.user} does not set enableHooks: true`,
    });
    expect(config.problems).toMatchObject([{ severity: 'warning', file: at.user, line: 2, column: 3 }]);
  });

  it.each(['system', 'user', 'local', 'shared'] as const)(
    'set to false in the %s file disables this file and weaker ones only [SEC-5]',
    async (who) => {
      const { write, load, ...at } = makeMachine();
      const files = ['shared', 'local', 'user', 'system'] as const;
      for (const name of files) write(at[name], settingsWith(`echo ${name}`));
      const config = await load();
      await trustAll(config);
      write(at[who], { ...settingsWith(`echo ${who}`), enableHooks: false });
      const verdicts = await fire(await load());
      for (const name of files) {
        const isOff = files.indexOf(name) <= files.indexOf(who);
        expect(verdicts[`echo ${name}`]?.includes('enableHooks: false') ?? true).toBe(isOff);
      }
    },
  );

  it.each<[where: string, older: (hooks: object) => object]>([
    ['hooks.enabled', (hooks) => ({ hooks: { ...hooks, enabled: false } })],
    ['hooksConfig.enabled', (hooks) => ({ hooks, hooksConfig: { enabled: false } })],
  ])('set to false in its older place, %s, also disables weaker files [CFG-7]', async (_where, older) => {
    const { write, load, ...at } = makeMachine();
    const { hooks } = settingsWith('echo user');
    write(at.user, { enableHooks: true, ...older(hooks) });
    write(at.system, settingsWith('echo system'));
    expect(await fire(await load())).toEqual({
      'echo system': 'ran',
      'echo user': `disabled: it is disabled: ${at.user} sets enableHooks: false`,
    });
  });

  it.each<[where: string, older: (hooks: object) => object]>([
    ['hooks.disabled', (hooks) => ({ hooks: { ...hooks, disabled: ['echo b'] } })],
    ['hooksConfig.disabled', (hooks) => ({ hooks, hooksConfig: { disabled: ['echo b'] } })],
  ])('leaves hooks enabled that the older list, %s, does not name [CFG-7]', async (_where, older) => {
    const { write, load, ...at } = makeMachine();
    const { hooks } = settingsWith('echo a', 'echo b');
    write(at.user, { enableHooks: true, ...older(hooks) });
    expect(await fire(await load())).toEqual({
      'echo a': 'ran',
      'echo b': expect.stringContaining('it is disabled'),
    });
  });

  it('of the host applies to files without it, and false disables all hooks [CFG-7]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, { hooks: settingsWith('echo user').hooks });
    expect(await fire(await load({ enableHooks: true }))).toEqual({ 'echo user': 'ran' });
    expect((await load({ enableHooks: false })).getHookSystem()).toBeUndefined();
  });
});

describe('Project settings', () => {
  it('cannot disable hooks of the user by name [SEC-5]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, settingsWith({ type: 'command', command: 'echo guard', name: 'guard' }));
    write(at.shared, {
      ...settingsWith({ type: 'command', command: 'echo own', name: 'own' }),
      disabledHooks: ['guard', 'own'],
    });
    const verdicts = await fire(await load());
    expect(verdicts).toEqual({
      guard: 'ran',
      own: `disabled: it is disabled: ${at.shared} lists it in disabledHooks`,
    });
  });

  it('cannot set error policy, sanitization or trust [SEC-5]', async () => {
    const { write, load, ...at } = makeMachine();
    const own = { onError: 'allow', sanitization: {}, projectHooks: 'trusted', locked: false, trace: true };
    write(at.user, { ...settingsWith('echo user'), projectHooks: 'never', locked: true });
    write(at.shared, { ...settingsWith('echo shared'), ...own });
    const config = await load();
    const names = Object.keys(own);
    expect(config.problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining(names.map((name) => `a project cannot set ${name}`)),
    );
    expect((await fire(config))['echo shared']).toContain('project hooks never run');
    expect(await config.trust.pending()).toEqual([]);
  });

  it('cannot contain the system settings file [SEC-5]', async () => {
    const { write, load, ...at } = makeMachine();
    const inside = write(join(at.project, 'system.json'), settingsWith('echo system'));
    const config = await load({ systemSettings: inside });
    expect(config.problems).toMatchObject([{ message: 'the settings of the system must not be inside the project' }]);
    expect(await fire(config)).toEqual({ [inside]: expect.stringContaining('invalid: cannot read') });
  });
});

describe('disabledHooks of the user', () => {
  it('disables hooks of the user, extensions and projects, not of the system [MGT-3]', async () => {
    const { write, load, ...at } = makeMachine();
    const named = (name: string, from: string) => settingsWith({ type: 'command', command: `echo ${from}`, name });
    write(at.system, named('x', 'system'));
    write(at.user, { ...named('y', 'user'), disabledHooks: ['x', 'y', 'z'] });
    const extensions = [
      {
        isActive: true,
        hooks: { BeforeTool: [{ hooks: [{ type: 'command' as const, command: 'echo e', name: 'z' }] }] },
      },
    ];
    const verdicts = await fire(await load({ extensions }));
    expect(verdicts['x']).toBe('ran');
    expect(verdicts['y']).toContain('disabledHooks');
    expect(verdicts['z']).toContain('disabledHooks');
  });
});

describe('onError', () => {
  it('is taken from the hook, or else from its file [SEC-5]', async () => {
    const { write, load, ...at } = makeMachine();
    const own = { type: 'command', command: 'echo own', onError: 'allow' };
    write(at.user, { ...settingsWith('echo user', own), onError: 'block' });
    write(at.system, settingsWith('echo system'));
    const config = await load();
    await fire(config);
    const policies = config
      .getHookSystem()
      ?.getAllHooks()
      .map(({ config: hook }) => {
        return 'onError' in hook ? hook.onError : undefined;
      });
    expect(policies).toEqual(['block', 'allow', undefined]);
  });

  it('that is invalid has the strictest value, like other switches [SEC-5]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, { ...settingsWith('echo user'), onError: 'blok', projectHooks: 'nevr', locked: 'yes' });
    write(at.shared, settingsWith('echo shared'));
    const config = await load();
    expect(config.problems.map(({ help }) => help)).toEqual([
      'until it is fixed, it is "block"; did you mean "block"?',
      'until it is fixed, it is "never"; did you mean "never"?',
      'until it is fixed, it is true',
    ]);
    expect((await fire(config))['echo shared']).toContain('never');
    expect(config.getHookSystem()?.getAllHooks().at(-1)?.config).toMatchObject({ onError: 'block' });
  });
});

describe('System or user file that is invalid from the start', () => {
  it.each(['system', 'user'] as const)('is named in the trace, and all other layers run: %s [X-74]', async (who) => {
    const { write, load, logger, ...at } = makeMachine();
    const other = who === 'system' ? 'user' : 'system';
    write(at[who], '{ "hooks": ');
    write(at[other], settingsWith('echo other'));
    const config = await load();
    expect(config.getEnableHooks()).toBe(true);
    expect(await fire(config)).toEqual({
      'echo other': 'ran',
      [at[who]]: expect.stringMatching(/^invalid: cannot read .*JSON/),
    });
    expect(config.getHookSystem()?.getTraces().at(-1)?.notes?.join()).toContain(`${at[who]}:1:12`);
    expect(logger.warnings.flat().join()).toContain(at[who]);
  });

  const guard = { type: 'command', command: 'echo "no deploys" >&2; exit 2', name: 'guard' };

  /** Returns the decision about a tool while the user's file is invalid. */
  async function decisionWith(system: object, options: { onError?: 'allow' | 'block' } = {}) {
    const { write, load, ...at } = makeMachine();
    write(at.user, '{ "hooks": ');
    write(at.system, system);
    const config = await load(options);
    const result = await executeToolWithHooks(config, 'deploy', {}, async () => ({ llmContent: 'deployed' }));
    return { text: String(result.llmContent), file: at.user };
  }

  it("does not disable the system's guard [X-74]", async () => {
    const { text } = await decisionWith(settingsWith(guard));
    expect(text).toContain('no deploys');
  });

  it("blocks if the host's onError is block [X-74]", async () => {
    const { text, file } = await decisionWith(settingsWith('true'), { onError: 'block' });
    expect(text).toMatch(/^Tool execution blocked: .*cannot read/);
    expect(text).toContain(file);
  });

  it('blocks if the onError of a stronger file is block [X-74]', async () => {
    const { text, file } = await decisionWith({ ...settingsWith('true'), onError: 'block' });
    expect(text).toMatch(/^Tool execution blocked/);
    expect(text).toContain(file);
  });

  it("follows the host's onError before that of a stronger file [X-74]", async () => {
    const { text } = await decisionWith({ ...settingsWith('true'), onError: 'block' }, { onError: 'allow' });
    expect(text).toBe('deployed');
  });

  it('does not block for the onError of a single hook [X-74]', async () => {
    const { text } = await decisionWith(settingsWith({ type: 'command', command: 'true', onError: 'block' }));
    expect(text).toBe('deployed');
  });

  it.each([
    ['was deleted', (file: string) => rmSync(file)],
    ['has no hooks', (file: string) => writeFileSync(file, '{}')],
  ])('causes one warning if it %s [X-74]', async (what, change) => {
    const { write, load, logger, user } = makeMachine();
    write(user, '{ "hooks": ');
    const config = await load({ watch: true, onError: 'block', enableHooks: true });
    const deploy = () => executeToolWithHooks(config, 'deploy', {}, async () => ({ llmContent: 'deployed' }));
    expect(String((await deploy()).llmContent)).toMatch(/^Tool execution blocked/);
    change(user);
    await vi.waitFor(async () => expect((await deploy()).llmContent).toBe('deployed'), { timeout: 10_000 });
    const warnings = logger.warnings
      .flat()
      .map(String)
      .filter((text) => text.includes(what));
    expect(warnings).toEqual([expect.stringContaining(`${user}:1:1: the file ${what}. It could not be read`)]);
  });

  it('blocks again if it is deleted and then invalid again [X-74]', async () => {
    const { write, load, user } = makeMachine();
    write(user, '{ "hooks": ');
    const config = await load({ watch: true, onError: 'block', enableHooks: true });
    const deploy = async () =>
      (await executeToolWithHooks(config, 'deploy', {}, async () => ({ llmContent: 'deployed' }))).llmContent;
    rmSync(user);
    await vi.waitFor(async () => expect(await deploy()).toBe('deployed'), { timeout: 10_000 });
    write(user, '{ "hooks": ');
    await vi.waitFor(async () => expect(await deploy()).toMatch(/^Tool execution blocked/), { timeout: 10_000 });
  });

  it('of a project does not block: other hooks run [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.shared, '{');
    write(at.user, settingsWith('echo user'));
    const config = await load();
    expect(await fire(config)).toEqual({ 'echo user': 'ran' });
    expect(config.getNotes()).toEqual([expect.stringContaining(`${at.shared}:1:2: not valid JSON`)]);
  });

  it.runIf(asRoot)('includes a system file that other users can write [SEC-5]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.system, settingsWith('echo system'));
    chmodSync(at.system, 0o666);
    expect((await load()).problems).toMatchObject([{ message: 'it can be written by others', line: 1, column: 1 }]);
    chmodSync(at.system, 0o644);
    chownSync(at.system, 12345, 12345);
    expect((await load()).problems).toMatchObject([{ message: 'it belongs to another user (12345)' }]);
    chownSync(at.system, 0, 0);
    expect(await fire(await load())).toEqual({ 'echo system': 'ran' });
  });

  it('includes a folder or a FIFO in place of the file [CFG-8]', async () => {
    const { load, ...at } = makeMachine();
    mkdirSync(at.user, { recursive: true });
    expect((await load()).problems).toMatchObject([{ file: at.user, severity: 'error', line: 1, column: 1 }]);
    rmSync(at.user, { recursive: true });
    execFileSync('mkfifo', [at.user]);
    expect((await load()).problems).toMatchObject([{ file: at.user, message: 'not a regular file' }]);
  });
});

describe('Project directory', () => {
  it('is the nearest folder with settings, at or above the working directory [SEC-3]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.shared, settingsWith('echo shared'));
    const inner = join(at.project, 'a/b');
    mkdirSync(inner, { recursive: true });
    expect((await load({ workingDir: inner })).project).toBe(at.project);
    symlinkSync(at.project, join(at.root, 'link'));
    expect((await load({ workingDir: join(at.root, 'link/a/b') })).project).toBe(at.project);
  });

  it('is the same for every link that leads to it [SEC-3]', async () => {
    const { write, load, ...at } = makeMachine();
    write(join(at.project, 'guard.sh'), '#!/bin/sh\n', 0o755);
    write(at.shared, settingsWith('./guard.sh', '"$HOOKWRIGHT_PROJECT_DIR"/guard.sh x'));
    symlinkSync(at.project, join(at.root, 'link'));
    const linked = await load({ workingDir: join(at.root, 'link') });
    expect((await linked.trust.pending()).map(({ files }) => files)).toEqual([['guard.sh'], ['guard.sh']]);
    await trustAll(linked);
    expect(Object.values(await fire(await load()))).toEqual(['ran', 'ran']);
  });

  it('is never above the repository or the home folder [SEC-3]', async () => {
    const { load, ...at } = makeMachine();
    mkdirSync(join(at.home, 'work/.hookwright'), { recursive: true });
    expect((await load()).project).toBe(join(at.home, 'work'));
    mkdirSync(join(at.project, '.git'));
    expect((await load()).project).toBe(at.project);
    rmSync(join(at.project, '.git'), { recursive: true });
    rmSync(join(at.home, 'work/.hookwright'), { recursive: true });
    mkdirSync(join(at.root, '.hookwright'));
    expect((await load()).project).toBe(at.project);
  });

  it('has user settings in the XDG directories [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    process.env['XDG_CONFIG_HOME'] = join(at.root, 'xdg');
    write(join(at.root, 'xdg/hookwright/settings.json'), settingsWith('echo user'));
    expect(await fire(await load())).toEqual({ 'echo user': 'ran' });
    process.env['XDG_CONFIG_HOME'] = 'relative';
    expect(await fire(await load())).toEqual({});
  });
});

describe('Locked settings', () => {
  it.each(['the option', 'the variable', 'a file'])(
    'by %s run exactly what the lock file lists [SEC-3]',
    async (how) => {
      const { write, load, ...at } = makeMachine();
      write(at.shared, settingsWith('echo one'));
      const config = await load();
      await trustAll(config);
      await config.trust.lock();
      write(at.shared, settingsWith('echo one', 'echo two'));
      await trustAll(await load());
      if (how === 'the variable') process.env['HOOKWRIGHT_LOCKED'] = '1';
      if (how === 'a file') write(at.user, { locked: true });
      const verdicts = await fire(await load(how === 'the option' ? { locked: true } : {}));
      expect(verdicts['echo one']).toBe('ran');
      expect(verdicts['echo two']).toContain('it is not in the lock file');
    },
  );
});
