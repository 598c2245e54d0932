import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daemonsOf, endDaemons, processesOf } from '../../../support/integrations/agents/daemons.js';
import { type Ended, runToEnd } from '../../../support/integrations/agents/run-to-end.js';
import { inLongForm } from '../../../support/long-form.js';

const BIN = resolve(import.meta.dirname, '../../../../dist/bin.js');

/** Programs with which the launcher asks the daemon, as far as this machine has them. */
const CLIENTS = ['perl', 'curl'].filter((name) => existsSync(join('/usr/bin', name)));

let home: string;
let launcher: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'hw-'));
  for (const folder of ['project', '.claude', '.config/hookwright']) mkdirSync(join(home, folder), { recursive: true });
  const hooks = {
    BeforeTool: [
      {
        matcher: 'Bash',
        hooks: [{ type: 'command', command: "grep -q 'rm -rf' && { echo no rm >&2; exit 2; }; exit 0" }],
      },
      { matcher: 'Grep', hooks: [{ type: 'command', command: 'cat /proc/$PPID/cmdline >&2; exit 2' }] },
      { matcher: 'Read', hooks: [{ type: 'command', command: '[ "$MOOD" != bad ] || { echo "$MOOD" >&2; exit 2; }' }] },
    ],
  };
  writeFileSync(join(home, '.config/hookwright/settings.json'), JSON.stringify({ enableHooks: true, hooks }));
  await run(process.execPath, [BIN, 'install', '--agent', 'claude-code', '--user', '--yes'], '');
  launcher = join(home, '.local/share/hookwright/bin/hookwright');
}, 60_000);

afterAll(async () => {
  await endDaemons(home);
  rmSync(home, { recursive: true, force: true });
});

function run(
  program: string,
  args: readonly string[],
  input: string,
  env: Record<string, string> = {},
): Promise<Ended> {
  const base = { PATH: process.env['PATH'] ?? '', HOME: home, HOOKWRIGHT_DAEMON_IDLE_MS: '60000' };
  return runToEnd(program, args, { cwd: join(home, 'project'), env: { ...base, ...env }, input });
}

function inputOf(tool: string, command: string): string {
  const input = {
    hook_event_name: 'PreToolUse',
    session_id: 's1',
    cwd: join(home, 'project'),
    transcript_path: '',
    tool_name: tool,
    tool_input: { command, file_path: 'a.txt' },
  };
  return `${JSON.stringify(input, null, 2)}\n`;
}

function ask(tool: string, command: string, env?: Record<string, string>): Promise<Ended> {
  return run(launcher, ['hook', '--as', 'claude-code', 'PreToolUse'], inputOf(tool, command), env);
}

const folder = (): string => join(home, '.local/state/hookwright/daemon');

function daemonPid(): number | undefined {
  const file = join(folder(), 'daemon.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
  return pid !== undefined && isAlive(pid) ? pid : undefined;
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((next) => setTimeout(next, 20));
}

async function startDaemon(): Promise<number> {
  await ask('Bash', 'ls');
  await until(() => daemonPid() !== undefined && existsSync(join(folder(), 'agents.sock')));
  return daemonPid() ?? 0;
}

const isBlocked = ({ stdout, code }: Ended): boolean => code === 0 && stdout.includes('"permissionDecision":"deny"');

describe('daemon', () => {
  it('gives the answers of a process of its own', async () => {
    const calls = [
      ['Bash', 'rm -rf /'],
      ['Bash', 'ls'],
      ['Bash', `echo '"$HOME" \\ %s'`],
      ['Read', 'x'],
    ] as const;
    await startDaemon();
    for (const [tool, command] of calls) {
      const cold = await ask(tool, command, { HOOKWRIGHT_DAEMON: '0' });
      expect(await ask(tool, command)).toEqual(cold);
    }
    expect(isBlocked(await ask('Bash', 'rm -rf /'))).toBe(true);
  });

  it.each([...CLIENTS, 'neither'])(
    'answers on a machine with Perl, curl or neither: %s',
    async (client) => {
      const programs = join(home, `programs-${client}`);
      mkdirSync(programs);
      for (const name of ['bash', 'cat', 'grep', 'mkfifo', 'rm', ...CLIENTS.filter((name) => name === client)])
        symlinkSync(join('/usr/bin', name), join(programs, name));
      const env = { PATH: programs };
      await endDaemons(home);
      expect((await ask('Grep', 'x', env)).stdout).not.toContain('--daemon');
      await until(async () => (await ask('Grep', 'x', env)).stdout.includes('--daemon'));
      expect(isBlocked(await ask('Bash', 'rm -rf /', env))).toBe(true);
      expect(await ask('Bash', 'ls', env)).toEqual({ stdout: '', stderr: '', code: 0 });
      expect(isBlocked(await ask('Read', 'x', { ...env, MOOD: "it's\n bad", "odd'name": '1' }))).toBe(false);
      expect(isBlocked(await ask('Read', 'x', { ...env, MOOD: 'bad' }))).toBe(true);
      const odd = { ...env, LANG: 'xx_XX.UTF-8', PERL_UNICODE: 'SDA', PERL5OPT: '-Mnothing', MOOD: 'bad' };
      if (client !== 'neither') expect((await ask('Grep', 'käse', odd)).stdout).toContain('--daemon');
      expect(await ask('Read', 'käse', odd)).toEqual(await ask('Read', 'käse', { ...odd, HOOKWRIGHT_DAEMON: '0' }));
      for (const pid of daemonsOf(home)) process.kill(pid, 'SIGKILL');
      expect(isBlocked(await ask('Bash', 'rm -rf /', env))).toBe(true);
      await endDaemons(home);
    },
    60_000,
  );

  it.each(CLIENTS)(
    'answers a large input through %s',
    async (client) => {
      const programs = join(home, `large-${client}`);
      mkdirSync(programs);
      for (const name of ['bash', 'cat', 'grep', client]) symlinkSync(join('/usr/bin', name), join(programs, name));
      const env = { PATH: programs };
      await endDaemons(home);
      await ask('Bash', 'ls', env);
      await until(async () => (await ask('Grep', 'x', env)).stdout.includes('--daemon'));
      const command = `echo ${'käse '.repeat(1_000_000)}`;
      expect(isBlocked(await ask('Bash', command, env))).toBe(false);
      expect(isBlocked(await ask('Bash', `${command}; rm -rf /`, env))).toBe(true);
      expect(daemonsOf(home)).toHaveLength(1);
      await endDaemons(home);
    },
    60_000,
  );

  it('answers for the package of a project, apart from that of the user', async () => {
    const bin = join(home, 'project/node_modules/.bin');
    const own = join(home, 'project/node_modules/own.mjs');
    mkdirSync(bin, { recursive: true });
    writeFileSync(own, `await import(${JSON.stringify(BIN)});\n`);
    writeFileSync(join(bin, 'hookwright'), `#!/bin/sh\nexec '${process.execPath}' '${own}' "$@"\n`, { mode: 0o755 });
    await run(process.execPath, [BIN, 'install', '--agent', 'claude-code', '--project', '--yes'], '');
    const ofProject = join(home, 'project/.hookwright/bin/hookwright');
    const asked = (file: string) =>
      run(file, ['hook', '--as', 'claude-code', 'PreToolUse'], inputOf('Grep', 'x')).then(({ stdout }) => stdout);
    await endDaemons(home);
    expect(await asked(ofProject)).not.toContain('--daemon');
    await until(async () => (await asked(ofProject)).includes('own.mjs\\u0000hook\\u0000--daemon'));
    await until(async () => (await asked(launcher)).includes('bin.js\\u0000hook\\u0000--daemon'));
    expect(await asked(ofProject)).toContain('own.mjs\\u0000hook\\u0000--daemon');
    rmSync(join(home, 'project/node_modules'), { recursive: true });
    expect(await asked(ofProject)).toContain('bin.js\\u0000hook\\u0000--daemon');
    await endDaemons(home);
  }, 60_000);

  it('is private to the user', async () => {
    await startDaemon();
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder(), 'agents.sock')).mode & 0o777).toBe(0o600);
  });

  it('runs hooks with the environment of the call, and leaves another PATH to a process of its own', async () => {
    await startDaemon();
    expect(isBlocked(await ask('Read', 'x', { MOOD: 'bad' }))).toBe(true);
    expect(isBlocked(await ask('Read', 'x', { MOOD: "it's\n fine" }))).toBe(false);
    const other = `${process.env['PATH']}:/nowhere`;
    expect(isBlocked(await ask('Bash', 'rm -rf /', { PATH: other }))).toBe(true);
  });

  it('loses no block if it is killed at any moment', async () => {
    let isDone = false;
    const killing = (async () => {
      while (!isDone) {
        const pid = daemonPid();
        if (pid !== undefined) process.kill(pid, 'SIGKILL');
        await new Promise((next) => setTimeout(next, 5 + Math.random() * 200));
      }
    })();
    const answers: boolean[] = [];
    for (let call = 0; call < inLongForm(30, 300); call += 1) answers.push(isBlocked(await ask('Bash', 'rm -rf /')));
    isDone = true;
    await killing;
    expect(answers).not.toContain(false);
  }, 600_000);

  it('leaves no process, socket or file behind after many calls', async () => {
    await endDaemons(home);
    rmSync(join(home, '.local/state/hookwright'), { recursive: true, force: true });
    const temporary = join(home, 'tmp');
    mkdirSync(temporary);
    const env = { HOOKWRIGHT_DAEMON_IDLE_MS: '1000', TMPDIR: temporary };
    for (let call = 0; call < inLongForm(100, 1000); call += 1) {
      const isDangerous = call % 10 === 0;
      expect(isBlocked(await ask('Bash', isDangerous ? 'rm -rf /' : 'ls', env))).toBe(isDangerous);
    }
    const end = JSON.stringify({ hook_event_name: 'SessionEnd', session_id: 's1', reason: 'exit' });
    await run(launcher, ['hook', '--as', 'claude-code', 'SessionEnd'], end, env);
    await until(() => processesOf(home).length === 0 && !existsSync(join(folder(), 'agents.sock')));
    expect(readdirSync(temporary)).toEqual([]);
    // Labels and usage of the session, which it has again after a resume.
    const files = readdirSync(join(home, '.local/state/hookwright'), { recursive: true, withFileTypes: true });
    expect(files.filter((each) => !each.isDirectory()).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^\w+[.]jsonl$/),
    ]);
  }, 600_000);
});
