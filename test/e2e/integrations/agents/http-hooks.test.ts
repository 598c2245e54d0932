import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { daemonsOf, endDaemons } from '../../../support/integrations/agents/daemons.js';
import { runToEnd } from '../../../support/integrations/agents/run-to-end.js';

const BIN = resolve(import.meta.dirname, '../../../../dist/bin.js');

function guardedBy(command: string): string {
  return JSON.stringify({
    enableHooks: true,
    hooks: { BeforeTool: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] },
  });
}

/** Creates a user of Claude Code who has installed hookwright with http hooks. */
async function makeUser({ idleMs = 60_000 } = {}) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'hw-')));
  onTestFinished(async () => {
    await endDaemons(home);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });
  const project = join(home, 'project');
  for (const folder of ['project', 'bin', '.claude', '.config/hookwright'])
    mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(
    join(home, '.config/hookwright/settings.json'),
    guardedBy("grep -q 'rm -rf' && { echo no rm >&2; exit 2; }; exit 0"),
  );
  writeFileSync(join(home, 'bin/claude'), '#!/bin/sh\necho 2.1.326\n', { mode: 0o755 });
  const PATH = `${join(home, 'bin')}:${process.env['PATH']}`;
  const env = { PATH, HOME: home, HOOKWRIGHT_DAEMON_IDLE_MS: String(idleMs) };
  const { stderr } = await runToEnd(process.execPath, [BIN, 'install', '--http', '--yes'], { cwd: project, env });
  expect(stderr).toBe('');
  const settings: unknown = JSON.parse(readFileSync(join(home, '.claude/settings.json'), 'utf8'));
  const {
    hooks: {
      PreToolUse: [
        {
          hooks: [{ url, headers }],
        },
      ],
    },
  } = Object(settings);
  const state = join(home, '.local/state/hookwright/daemon');
  const launcher = join(home, '.local/share/hookwright/bin/hookwright');
  const inputOf = (event: string, session: string, more: object) =>
    JSON.stringify({ hook_event_name: event, session_id: session, cwd: project, transcript_path: '', ...more });
  const post = (session: string, command: string, change: Record<string, string> = {}) =>
    fetch(String(url), {
      method: 'POST',
      headers: { ...headers, ...change },
      body: inputOf('PreToolUse', session, { tool_name: 'Bash', tool_input: { command } }),
    });
  return {
    home,
    url: new URL(String(url)),
    post,
    pid: () => Number(readFileSync(join(state, 'daemon.pid'), 'utf8')),
    socket: join(state, 'agents.sock'),
    access: join(state, 'http.json'),
    /** Runs the command that the agent runs for an event. */
    command: (event: string, session: string, more: object = {}, change: NodeJS.ProcessEnv = {}) =>
      runToEnd(launcher, ['hook', '--as', 'claude-code', event], {
        cwd: project,
        env: { ...env, ...change },
        input: inputOf(event, session, more),
      }),
    /** Returns the reason for which an http hook blocks a call, or undefined. Any status but 200 blocks, too. */
    reason: async (session: string, command: string) => {
      const response = await post(session, command);
      const text = await response.text();
      if (response.status !== 200) return `${response.status} ${text}`;
      if (text === '') return undefined;
      const { hookSpecificOutput } = JSON.parse(text);
      expect(hookSpecificOutput).toMatchObject({ permissionDecision: 'deny' });
      return String(hookSpecificOutput.permissionDecisionReason);
    },
  };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((next) => setTimeout(next, 20));
}

function isGone(pid: number): boolean {
  return !existsSync(`/proc/${pid}`) || readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
}

describe('http hooks of an agent', () => {
  it('are answered from the first tool call of a session on', async () => {
    const user = await makeUser();
    expect(await user.command('SessionStart', 's1', { source: 'startup' })).toEqual({
      stdout: '',
      stderr: '',
      code: 0,
    });
    expect(await user.reason('s1', 'rm -rf /')).toBe('no rm');
    expect(await user.reason('s1', 'ls')).toBeUndefined();
  });

  it('are answered on loopback, for requests with the token only', async () => {
    const user = await makeUser();
    await user.command('SessionStart', 's1', { source: 'startup' });
    expect(user.url.hostname).toBe('127.0.0.1');
    const wrong: Record<string, string>[] = [
      { Authorization: '' },
      { Authorization: 'Bearer x' },
      { origin: 'http://evil.example' },
    ];
    for (const change of wrong) expect((await user.post('s1', 'ls', change)).status).toBe(403);
  });

  it('block calls of a session that the daemon does not know, with what to do', async () => {
    const user = await makeUser();
    await user.command('SessionStart', 's1', { source: 'startup' });
    expect(await user.reason('s2', 'ls')).toContain('Send a new prompt to the agent.');
    await user.command('UserPromptSubmit', 's2', { prompt: 'hello' });
    expect(await user.reason('s2', 'ls')).toBeUndefined();
    await user.command('SessionEnd', 's2', { reason: 'exit' });
    expect(await user.reason('s2', 'ls')).toContain('Send a new prompt to the agent.');
  });

  it('run with the environment of their session', async () => {
    const user = await makeUser();
    const config = join(user.home, 'other');
    mkdirSync(join(config, 'hookwright'), { recursive: true });
    writeFileSync(join(config, 'hookwright/settings.json'), guardedBy('echo "$MOOD" >&2; exit 2'));
    await user.command('SessionStart', 's1', { source: 'startup' });
    await user.command('SessionStart', 's2', { source: 'startup' }, { XDG_CONFIG_HOME: config, MOOD: 'bad mood' });
    expect(await user.reason('s1', 'ls')).toBeUndefined();
    expect(await user.reason('s2', 'ls')).toBe('bad mood');
    expect(await user.reason('s1', 'rm -rf /')).toBe('no rm');
  });

  it('keep the settings of their session if another agent resumes it with others, and ends', async () => {
    const user = await makeUser();
    const none = { XDG_CONFIG_HOME: join(user.home, 'none') };
    await user.command('SessionStart', 's1', { source: 'startup' });
    await user.command('SessionStart', 's1', { source: 'resume' }, none);
    expect(await user.reason('s1', 'rm -rf /')).toBe('no rm');
    await user.command('SessionEnd', 's1', { reason: 'exit' }, none);
    await user.command('SessionStart', 's1', { source: 'resume' }, none);
    expect(await user.reason('s1', 'rm -rf /')).toBe('no rm');
    await user.command('SessionEnd', 's1', { reason: 'exit' });
    expect(await user.reason('s1', 'ls')).toContain('Send a new prompt to the agent.');
  });

  it('get no answer while the daemon is gone, and the next prompt starts it', async () => {
    const user = await makeUser();
    await user.command('SessionStart', 's1', { source: 'startup' });
    process.kill(user.pid(), 'SIGKILL');
    await until(() => isGone(user.pid()));
    await expect(user.post('s1', 'ls')).rejects.toThrow();
    await user.command('UserPromptSubmit', 's1', { prompt: 'go on' });
    expect(await user.reason('s1', 'rm -rf /')).toBe('no rm');
    expect(daemonsOf(user.home)).toHaveLength(1);
  });

  it('move to a new daemon if their access changes, and are answered meanwhile', async () => {
    const user = await makeUser();
    await user.command('SessionStart', 's1', { source: 'startup' });
    const pid = user.pid();
    utimesSync(user.access, 1, 1);
    expect(await user.reason('s1', 'rm -rf /')).toBe('no rm');
    await user.command('UserPromptSubmit', 's1', { prompt: 'go on' });
    expect(user.pid()).not.toBe(pid);
    expect(await user.reason('s1', 'rm -rf /')).toBe('no rm');
    await until(() => daemonsOf(user.home).length === 1);
  });

  it('keep the daemon while their session is open, and no longer', async () => {
    const [user, other] = [await makeUser({ idleMs: 50 }), await makeUser({ idleMs: 50 })];
    await user.command('SessionStart', 's1', { source: 'startup' });
    await other.command('SessionStart', 's1', { source: 'startup' });
    await other.command('SessionEnd', 's1', { reason: 'exit' });
    await until(() => daemonsOf(other.home).length === 0);
    expect(await user.reason('s1', 'rm -rf /')).toBe('no rm');
    await user.command('SessionEnd', 's1', { reason: 'exit' });
    await until(() => daemonsOf(user.home).length === 0);
    expect(existsSync(user.socket)).toBe(false);
  });

  it('block the prompt with a text if another program listens on their port', async () => {
    const user = await makeUser();
    const server = createServer();
    await new Promise<void>((done) => server.listen(Number(user.url.port), '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { code, stderr } = await user.command('UserPromptSubmit', 's1', { prompt: 'hello' });
    expect(code).toBe(2);
    expect(stderr).toContain(`is port ${user.url.port} used by another program? Run hookwright install --http again`);
    expect(daemonsOf(user.home)).toEqual([]);
  }, 60_000);

  it('are answered by one daemon, if many sessions begin at once', async () => {
    const user = await makeUser();
    const names = Array.from({ length: 6 }, (_, index) => `s${index}`);
    await Promise.all(names.map((session) => user.command('SessionStart', session, { source: 'startup' })));
    expect(await Promise.all(names.map((session) => user.reason(session, 'rm -rf /')))).toEqual(
      names.map(() => 'no rm'),
    );
    await until(() => daemonsOf(user.home).length === 1);
  }, 60_000);
});
