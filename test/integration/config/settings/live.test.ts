import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LoadedConfig } from '../../../../src/system/index.js';
import { fire, makeMachine, settingsWith, trustAll } from '../../../support/config/settings/machine.js';

const PATIENT = { timeout: 30_000, interval: 20 };

/** Waits until the next event runs exactly these hooks. */
function untilRan(config: LoadedConfig, ...names: string[]): Promise<void> {
  return vi.waitFor(async () => {
    const verdicts = await fire(config);
    const ran = Object.keys(verdicts).filter((name) => verdicts[name] === 'ran');
    expect(ran).toEqual(names);
  }, PATIENT);
}

describe('Watched settings', () => {
  it('take effect at the next event after an edit [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, settingsWith('echo one'));
    const config = await load({ watch: true, removals: 'apply' });
    await untilRan(config, 'echo one');
    write(at.user, settingsWith('echo two'));
    await untilRan(config, 'echo two');
    expect(config.problems).toEqual([]);
  });

  it('control the environment of the next hook [CFG-8]', async () => {
    const { write, load, project, ...at } = makeMachine();
    process.env['HOOKWRIGHT_TEST_TOKEN'] = 'seen';
    onTestFinished(() => void delete process.env['HOOKWRIGHT_TEST_TOKEN']);
    const settings = settingsWith('printf "$HOOKWRIGHT_TEST_TOKEN" > seen.txt');
    write(at.user, settings);
    const config = await load({ watch: true });
    const seen = async (): Promise<string> => {
      await fire(config);
      return readFileSync(join(project, 'seen.txt'), 'utf8');
    };
    expect(await seen()).toBe('seen');
    write(at.user, { ...settings, sanitization: { enableEnvironmentVariableRedaction: true } });
    await vi.waitFor(async () => expect(await seen()).toBe(''), PATIENT);
    write(at.user, settings);
    await vi.waitFor(async () => expect(await seen()).toBe('seen'), PATIENT);
  });

  it('can appear in folders that did not exist before [CFG-7]', async () => {
    const { write, load, ...at } = makeMachine();
    const config = await load({ watch: true });
    expect(config.getHookSystem()).toBeUndefined();
    write(at.user, settingsWith('echo user'));
    await untilRan(config, 'echo user');
    write(at.system, settingsWith('echo system'));
    await untilRan(config, 'echo user', 'echo system');
    write(at.shared, settingsWith('echo shared'));
    await vi.waitFor(async () => expect(await config.trust.pending()).toHaveLength(1), PATIENT);
    await trustAll(config);
    await untilRan(config, 'echo shared', 'echo user', 'echo system');
  });

  it('are watched after their folder was replaced atomically [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    const folder = dirname(at.user);
    write(at.user, settingsWith('echo one'));
    write(join(`${folder}-next`, basename(at.user)), settingsWith('echo two'));
    const config = await load({ watch: true, removals: 'apply' });
    await untilRan(config, 'echo one');
    renameSync(folder, `${folder}-before`);
    renameSync(`${folder}-next`, folder);
    await untilRan(config, 'echo two');
    write(at.user, settingsWith('echo three'));
    await untilRan(config, 'echo three');
  });

  it('stay in force if an edit makes them invalid, which is logged once [CFG-8]', async () => {
    const { write, load, logger, ...at } = makeMachine();
    write(at.user, settingsWith('echo good'));
    const config = await load({ watch: true, removals: 'apply' });
    await untilRan(config, 'echo good');
    write(at.user, '{ "hooks": {');
    await vi.waitFor(() => expect(config.problems).toHaveLength(1), PATIENT);
    await untilRan(config, 'echo good');
    const notes = [expect.stringContaining(`${at.user}:1:13: not valid JSON`)];
    expect(config.getNotes()).toEqual(notes);
    const handler = config.getHookSystem()?.getEventHandler();
    expect(config.getHookSystem()?.getTraces().at(-1)).toMatchObject({ notes });
    // Events without a matching hook and failed events have the notes too.
    expect((await handler?.fireNotificationEvent({ message: 'hello' }))?.trace).toMatchObject({ notes, hooks: [] });
    expect((await handler?.fire('BeforeTool', {}))?.trace).toMatchObject({ notes, stage: 'validation' });
    write(at.shared, settingsWith('echo other'));
    await vi.waitFor(async () => expect(await config.trust.pending()).toHaveLength(1), PATIENT);
    expect(logger.warnings.flat().filter((line) => String(line).includes('not valid JSON'))).toHaveLength(1);
    write(at.user, settingsWith('echo fixed'));
    await untilRan(config, 'echo fixed');
    expect(config.getNotes()).toEqual([]);
    expect(config.getHookSystem()?.getTraces().at(-1)).not.toHaveProperty('notes');
  });

  it('are invalid, not empty, if the file is empty [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, settingsWith('echo good'));
    const config = await load({ watch: true });
    write(at.user, '');
    await vi.waitFor(() => expect(config.problems).toMatchObject([{ line: 1, column: 1 }]), PATIENT);
    await untilRan(config, 'echo good');
  });

  it('are removed some time after their file was deleted [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, settingsWith('echo user'));
    write(at.system, settingsWith('echo system'));
    const config = await load({ watch: true, removals: 'apply' });
    await untilRan(config, 'echo user', 'echo system');
    const gone = performance.now();
    rmSync(at.user);
    await untilRan(config, 'echo system');
    expect(performance.now() - gone).toBeGreaterThanOrEqual(500);
    rmSync(join(at.user, '..'), { recursive: true });
    write(at.user, settingsWith('echo again'));
    await untilRan(config, 'echo again', 'echo system');
  });

  it('that were invalid at the start take effect when they are fixed [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, '{');
    const config = await load({ watch: true });
    expect(await fire(config)).toEqual({ [at.user]: expect.stringContaining('invalid: cannot read') });
    write(at.user, settingsWith('echo fixed'));
    await untilRan(config, 'echo fixed');
  });

  it('are read once with watch: false [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, settingsWith('echo one'));
    const config = await load({ watch: false });
    write(at.user, settingsWith('echo two'));
    await delay(200);
    expect(await fire(config)).toEqual({ 'echo one': 'ran' });
  });

  it('follow trust that another process grants or revokes [SEC-4]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.shared, settingsWith('echo shared'));
    const [config, other] = [await load({ watch: true }), await load()];
    await untilRan(config);
    const ids = (await other.trust.pending()).map(({ id }) => id);
    await other.trust.grant(ids);
    await untilRan(config, 'echo shared');
    await other.trust.revoke(ids);
    await untilRan(config);
  });

  it('notify listeners until they unsubscribe, even if a listener throws [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    const config = await load({ watch: true, removals: 'apply' });
    let [received, before] = [0, 0];
    config.onChange(() => {
      throw new Error('listener');
    });
    const stop = config.onChange(() => {
      received += 1;
    });
    write(at.user, settingsWith('echo one'));
    await vi.waitFor(() => expect(received).toBeGreaterThan(0), PATIENT);
    stop();
    before = received;
    write(at.user, settingsWith('echo two'));
    await untilRan(config, 'echo two');
    expect(received).toBe(before);
  });
});

describe('200 rapid edits', () => {
  it('never show an event a partial state [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    const version = (n: number) => settingsWith(`echo a${n}`, `echo b${n}`, `echo c${n}`);
    write(at.user, version(0));
    const config = await load({ watch: true, removals: 'apply' });
    let [done, events] = [false, 0];
    const firing = (async () => {
      while (!done) {
        const names = Object.keys(await fire(config));
        const [n] = names.map((name) => name.slice('echo a'.length));
        expect(names).toEqual([`echo a${n}`, `echo b${n}`, `echo c${n}`]);
        expect(Number(n) % 2).toBe(0);
        events += 1;
      }
    })();
    for (let edit = 1; edit <= 200; edit += 1) {
      const whole = JSON.stringify(version(edit), undefined, 2);
      const text = edit % 2 === 0 ? whole : whole.slice(0, edit);
      if (edit % 3 === 0) {
        writeFileSync(`${at.user}.new`, text);
        renameSync(`${at.user}.new`, at.user);
      } else writeFileSync(at.user, text);
      if (edit % 50 === 0) {
        rmSync(join(at.user, '..'), { recursive: true });
        write(at.user, text);
      }
      await delay(edit % 7);
    }
    await untilRan(config, 'echo a200', 'echo b200', 'echo c200');
    done = true;
    await firing;
    expect(events).toBeGreaterThan(0);
    expect(config.problems).toEqual([]);
  });
});

describe('LoadedConfig.dispose', () => {
  const watches = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).includes('inotify');
      } catch {
        return false;
      }
    }).length;
  const handles = () => process.getActiveResourcesInfo().filter((name) => /FSEvent|Timeout|FSReq/.test(name)).length;

  it('leaves no watcher, timer or descriptor, however often it is called [DSP-4]', async () => {
    const { write, load, ...at } = makeMachine();
    write(at.user, settingsWith('echo one'));
    const before = [handles(), readdirSync('/proc/self/fd').length];
    for (let round = 0; round < 5; round += 1) {
      const config = await load({ watch: true });
      write(at.user, round % 2 === 0 ? '{' : settingsWith('echo one'));
      await delay(30);
      await Promise.all([config.dispose(), config.dispose()]);
      await config[Symbol.asyncDispose]();
    }
    await vi.waitFor(() => expect(handles()).toBeLessThanOrEqual(before[0] ?? 0), PATIENT);
    // libuv keeps one inotify descriptor for the whole process.
    expect(readdirSync('/proc/self/fd').length).toBeLessThanOrEqual((before[1] ?? 0) + 1);
    expect(watches()).toBeLessThanOrEqual(1);
  });

  it('is not needed for the process to exit [DSP-4]', async () => {
    const { build } = await import('esbuild');
    const { write, root, project, system } = makeMachine();
    const source = `import { loadConfig } from ${JSON.stringify(join(import.meta.dirname, '../../../../src/system/index.ts'))};
      await loadConfig({ workingDir: ${JSON.stringify(project)}, systemSettings: ${JSON.stringify(system)} });
      console.log('loaded');`;
    const outfile = join(root, 'host.mjs');
    const entry = write(join(root, 'host.ts'), source);
    await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
    const { stdout } = await promisify(execFile)(process.execPath, [outfile], { timeout: 30_000 });
    expect(stdout).toBe('loaded\n');
  });
});
