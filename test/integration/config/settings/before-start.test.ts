import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createConfig } from '../../../../src/index.js';
import type { LoadedConfig } from '../../../../src/system/index.js';
import { fire, makeMachine, settingsWith, trustAll } from '../../../support/config/settings/machine.js';
import { makeDir } from '../../../support/core/events/support.js';

type Machine = ReturnType<typeof makeMachine>;

function script({ write, project }: Machine, name: string, text: string): string {
  const path = write(join(project, name), `#!/bin/sh\n${text}\n`, 0o755);
  chmodSync(path, 0o755);
  return `./${name}`;
}

/** Creates a project whose hooks are loaded and trusted. */
async function ready(machine: Machine, settings: object): Promise<LoadedConfig> {
  machine.write(machine.shared, settings);
  const config = await machine.load();
  await trustAll(config);
  await config.getHookSystem()?.initialize();
  return config;
}

describe('Project script', () => {
  it('is skipped if it was replaced after loading, and the verdict names the file [SEC-3]', async () => {
    const machine = makeMachine();
    const config = await ready(machine, settingsWith(script(machine, 'guard.sh', 'echo good')));
    expect(await fire(config)).toEqual({ './guard.sh': 'ran' });
    script(machine, 'guard.sh', 'touch swapped');
    expect((await fire(config))['./guard.sh']).toMatch(/^untrusted: not run: .*guard\.sh/);
    expect(existsSync(join(machine.project, 'swapped'))).toBe(false);
    script(machine, 'guard.sh', 'echo good');
    expect(await fire(config)).toEqual({ './guard.sh': 'ran' });
  });

  it('is skipped if an earlier hook of the chain replaces it [SEC-3]', async () => {
    const machine = makeMachine();
    const hooks = [
      script(machine, 'one.sh', 'printf "#!/bin/sh\\ntouch swapped\\n" > two.sh'),
      script(machine, 'two.sh', 'echo good'),
    ].map((command) => ({ type: 'command', command: `sh ${command}` }));
    const settings = { enableHooks: true, hooks: { BeforeTool: [{ sequential: true, hooks }] } };
    const verdicts = await fire(await ready(machine, settings));
    expect(verdicts['sh ./one.sh']).toBe('ran');
    expect(verdicts['sh ./two.sh']).toContain('untrusted: not run: ');
    expect(existsSync(join(machine.project, 'swapped'))).toBe(false);
  });

  it('is skipped if it is replaced while it waits for a process slot [SEC-3]', async () => {
    const machine = makeMachine();
    const { project } = machine;
    // With one slot, the second hook starts after the first, which replaces it, has exited.
    const commands = [
      script(machine, 'one.sh', 'printf "#!/bin/sh\\ntouch swapped\\n" > two.sh'),
      script(machine, 'two.sh', 'echo good'),
    ].map((command) => `sh ${command}`);
    machine.write(machine.shared, settingsWith(...commands));
    const config = await machine.load({ runner: { maxConcurrency: 1 } });
    await trustAll(config);
    const verdicts = await fire(config);
    expect(verdicts['sh ./two.sh']).toContain('untrusted: not run: ');
    expect(existsSync(join(project, 'swapped'))).toBe(false);
  });

  it('does not affect hooks of the user [SEC-5]', async () => {
    const machine = makeMachine();
    const command = script(machine, 'guard.sh', 'echo good');
    machine.write(machine.user, settingsWith(command));
    const config = await machine.load();
    await config.getHookSystem()?.initialize();
    writeFileSync(join(machine.project, 'guard.sh'), '#!/bin/sh\necho other\n');
    expect(await fire(config)).toEqual({ './guard.sh': 'ran' });
  });
});

describe('isHookStillTrusted', () => {
  const hooks = { BeforeTool: [{ hooks: [{ type: 'command' as const, command: 'echo ran > ran.txt' }] }] };

  it.each([
    ['returns false', () => ({ trusted: false as const, why: 'it changed its mind' }), 'not run: it changed its mind'],
    [
      'fails',
      () => {
        throw new Error('boom');
      },
      'not run: isHookStillTrusted() of the host failed: boom',
    ],
  ])('keeps the hook from running if it %s [SEC-3]', async (_what, isHookStillTrusted, why) => {
    const workingDir = makeDir();
    await using config = createConfig({ workingDir, hooks, isHookStillTrusted });
    const system = config.getHookSystem();
    await system?.initialize();
    const result = await system?.getEventHandler().fireBeforeToolEvent({ toolName: 'x', toolInput: {} });
    expect(result?.trace.hooks).toMatchObject([{ verdict: 'untrusted', why }]);
    expect(existsSync(join(workingDir, 'ran.txt'))).toBe(false);
  });

  it('is called once per command, with its entry [SEC-3]', async () => {
    const asked: unknown[] = [];
    await using config = createConfig({
      workingDir: makeDir(),
      hooks,
      isHookStillTrusted: (entry) => {
        asked.push(entry);
        return true;
      },
    });
    const system = config.getHookSystem();
    await system?.initialize();
    await system?.getEventHandler().fireBeforeToolEvent({ toolName: 'x', toolInput: {} });
    expect(asked).toEqual(system?.getAllHooks());
  });
});
