import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CommandHookConfig, HookConfig } from '../../../../generated/index.js';
import type { HookAdapter } from '../../../../src/core/contract/index.js';
import { withAdapter } from '../../../../src/core/registry/adapter-of.js';
import { sweep } from '../../../../src/runners/command/sweep-state.js';
import { type Bench, makeBench, setVariables, until } from '../../../support/core/runner/support.js';
import { workerBench } from '../../../support/runners/worker/support.js';

const DAY_S = 24 * 60 * 60;
const ECHO = 'echo "{\\"systemMessage\\":\\"$HOOKWRIGHT_STATE_DIR\\"}"';

/** Creates an empty folder, which is deleted after the test. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-state-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function benchWithState(): { bench: Bench; base: string } {
  const base = join(temporaryFolder(), 'hook-state');
  return { bench: makeBench({}, { stateFolder: base }), base };
}

/** Returns the folder that a hook gets, or an empty string. */
async function stateOf(bench: Bench, hook: HookConfig = bench.hook(ECHO), sessionId = 'session-1'): Promise<string> {
  const { output } = await bench.run(hook, { input: bench.input({ session_id: sessionId }) });
  return output?.systemMessage ?? '';
}

function setAge(folder: string, days: number): void {
  const time = Date.now() / 1000 - days * DAY_S;
  utimesSync(folder, time, time);
}

describe('State folder of a hook', () => {
  it('is private, outside the project and ready for the shell', async () => {
    const { bench, base } = benchWithState();
    const hook = bench.hook('cat "$HOOKWRIGHT_STATE_DIR/seen" 2> /dev/null; echo x >> "$HOOKWRIGHT_STATE_DIR/seen"');
    expect((await bench.run(hook)).stdout).toBe('');
    expect((await bench.run(hook)).stdout).toBe('x\n');
    const [name = ''] = readdirSync(base);
    expect(readdirSync(base)).toHaveLength(1);
    expect(statSync(base).mode & 0o777).toBe(0o700);
    expect(statSync(join(base, name)).mode & 0o777).toBe(0o700);
    expect(readdirSync(bench.directory)).toEqual([]);
  });

  it('differs from hook to hook and from session to session', async () => {
    const { bench } = benchWithState();
    const hook = bench.hook(ECHO);
    const others = [
      await stateOf(bench, hook, 'session-2'),
      await stateOf(bench, hook, '../session-1'),
      await stateOf(bench, { ...hook, name: 'another hook' }),
      await stateOf(bench, { ...hook, source: 'user' }),
    ];
    const own = await stateOf(bench, hook);
    expect(new Set([own, ...others]).size).toBe(5);
    expect(others.map(dirname)).toEqual(others.map(() => dirname(own)));
    // Keys are sorted, so that the order in a settings file does not matter.
    expect(await stateOf(bench, { ...reversed(hook) })).toBe(own);
  });

  it('is kept when another host resumes the session', async () => {
    const { bench, base } = benchWithState();
    const hook = bench.hook('echo x >> "$HOOKWRIGHT_STATE_DIR/seen"; cat "$HOOKWRIGHT_STATE_DIR/seen"');
    await bench.run(hook);
    const host = makeBench({}, { stateFolder: base });
    expect((await host.run({ ...hook })).stdout).toBe('x\nx\n');
  });

  it('is in the state folder of the user by default, which tests replace', async () => {
    const home = process.env['XDG_STATE_HOME'] ?? '';
    expect(dirname(home)).toBe(tmpdir());
    expect(dirname(await stateOf(makeBench()))).toBe(join(home, 'hookwright/hook-state'));
  });

  it('is given to hooks of other agents', async () => {
    const { bench, base } = benchWithState();
    const adapter: HookAdapter = {
      key: 'a hook',
      run: {},
      begin: async () => ({
        stdin: '{}',
        cwd: bench.directory,
        variables: () => ({}),
        read: ({ stdout }) => ({ success: true, warnings: [stdout] }),
      }),
    };
    const hook = withAdapter(bench.hook('echo "$HOOKWRIGHT_STATE_DIR"'), adapter);
    const [folder = ''] = (await bench.run(hook)).warnings ?? [];
    expect(dirname(folder)).toBe(base);
  });

  it('is not passed on from a hook to the hooks of an agent that it starts', async () => {
    onTestFinished(setVariables({ HOOKWRIGHT_STATE_DIR: '/outer' }));
    const { bench, base } = benchWithState();
    expect(dirname(await stateOf(bench))).toBe(base);
    rmSync(base, { recursive: true });
    writeFileSync(base, '');
    expect(await stateOf(bench)).toBe('');
  });

  it('can be replaced by a variable of the hook', async () => {
    const { bench } = benchWithState();
    expect(await stateOf(bench, bench.hook(ECHO, { env: { HOOKWRIGHT_STATE_DIR: '/own' } }))).toBe('/own');
  });
});

describe('State folder of a worker', () => {
  const REPLY =
    'respond({"systemMessage": frame.get("state_dir", "") if IS_WORKER else os.environ["HOOKWRIGHT_STATE_DIR"]})';

  it('comes with each request, by session', async () => {
    const base = join(temporaryFolder(), 'hook-state');
    const bench = workerBench({}, { stateFolder: base });
    const folders: unknown[] = [];
    for (const session_id of ['a', 'b', 'a'])
      folders.push((await bench.runSnippet(REPLY, { fields: { session_id } })).output?.systemMessage);
    expect(folders[2]).toBe(folders[0]);
    expect(new Set(folders).size).toBe(2);
    expect(readdirSync(base).map((name) => join(base, name))).toEqual(expect.arrayContaining(folders));
    expect(bench.starts()).toEqual({ workers: 1, commands: 0 });
  });

  it('is the same if the worker runs as a command', async () => {
    const bench = workerBench({}, { stateFolder: join(temporaryFolder(), 'hook-state') });
    const asWorker = await bench.runSnippet(REPLY);
    const crash = `if IS_WORKER: os._exit(1)\n${REPLY}`;
    const asCommand = await bench.runSnippet(crash);
    expect(asCommand.warnings?.[0]).toContain('ran as a command');
    expect(asCommand.output?.systemMessage).toBe(asWorker.output?.systemMessage);
  });

  it('is absent if it cannot be created', async () => {
    const base = join(temporaryFolder(), 'hook-state');
    writeFileSync(base, '');
    const bench = workerBench({}, { stateFolder: base });
    expect((await bench.runSnippet(REPLY)).output?.systemMessage).toBe('');
  });
});

describe('State folder that cannot be used', () => {
  it('leaves the variable unset, with one warning', async () => {
    const { bench, base } = benchWithState();
    writeFileSync(base, '');
    expect([await stateOf(bench), await stateOf(bench)]).toEqual(['', '']);
    expect(bench.notices).toEqual([expect.stringMatching(/^hooks run without HOOKWRIGHT_STATE_DIR: /)]);
    expect(bench.notices[0]).toContain(base);
  });

  it('is rejected if it is a link', async () => {
    const { bench, base } = benchWithState();
    const folder = await stateOf(bench);
    rmSync(folder, { recursive: true });
    symlinkSync(bench.directory, folder);
    expect(await stateOf(bench)).toBe('');
    expect(bench.notices).toEqual([`hooks run without HOOKWRIGHT_STATE_DIR: cannot use ${folder}: not a folder`]);
    expect(lstatSync(base).isDirectory()).toBe(true);
  });

  it('is rejected if all folders are below a link', async () => {
    const { bench, base } = benchWithState();
    symlinkSync(bench.directory, base);
    expect(await stateOf(bench)).toBe('');
    expect(readdirSync(bench.directory)).toEqual([]);
  });

  it.runIf(process.getuid?.() === 0)('is rejected if it belongs to another user', async () => {
    const { bench } = benchWithState();
    const folder = await stateOf(bench);
    chownSync(folder, 12345, 12345);
    expect(await stateOf(bench)).toBe('');
    expect(bench.notices[0]).toContain('it belongs to another user (12345)');
  });

  it('loses the permissions of others', async () => {
    const { bench } = benchWithState();
    const folder = await stateOf(bench);
    chmodSync(folder, 0o755);
    expect(await stateOf(bench)).toBe(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
});

describe('State folder that is not used', () => {
  it('is removed after a week by the next host', async () => {
    const { bench, base } = benchWithState();
    mkdirSync(join(base, 'old', 'inner'), { recursive: true });
    writeFileSync(join(base, 'old', 'inner', 'file'), 'x');
    mkdirSync(join(base, 'recent'));
    setAge(join(base, 'old'), 7.1);
    setAge(join(base, 'recent'), 6.9);
    const own = await stateOf(bench);
    await until(() => !existsSync(join(base, 'old')), 'the old folder is removed');
    await until(() => readdirSync(base).length === 2, 'only two folders are left');
    expect(readdirSync(base).map((name) => join(base, name))).toEqual(
      expect.arrayContaining([own, join(base, 'recent')]),
    );
  });

  it('is not removed if the hook ran within the week, even if it wrote nothing', async () => {
    const { bench, base } = benchWithState();
    const folder = await stateOf(bench);
    setAge(folder, 6);
    expect(await stateOf(bench)).toBe(folder);
    expect(Date.now() - statSync(folder).mtimeMs).toBeLessThan(DAY_S * 1000);
    await sweep(base);
    expect(existsSync(folder)).toBe(true);
  });

  it('is not touched more than once a day', async () => {
    const { bench } = benchWithState();
    const folder = await stateOf(bench);
    setAge(folder, 0.5);
    const before = statSync(folder).mtimeMs;
    await stateOf(bench);
    expect(statSync(folder).mtimeMs).toBe(before);
  });

  it('is emptied for a session that is resumed after a week, which starts again', async () => {
    const { bench, base } = benchWithState();
    const folder = await stateOf(bench);
    writeFileSync(join(folder, 'seen'), 'x');
    setAge(folder, 8);
    await sweep(base);
    expect(readdirSync(base)).toEqual([]);
    expect(await stateOf(bench)).toBe(folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});

function reversed(config: CommandHookConfig): CommandHookConfig {
  const { command, type } = config;
  return { ...Object.fromEntries(Object.entries(config).toReversed()), command, type };
}
