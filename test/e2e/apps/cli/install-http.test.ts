import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { daemonsOf, endDaemons } from '../../../support/integrations/agents/daemons.js';
import { makeMachine } from './machine.js';

const SETTINGS = '{\n  "model": "opus"\n}\n';

/** Creates a machine with Claude Code of a version. Without a version, its program is not there. */
function makeClaude(version = '2.1.326') {
  const machine = makeMachine();
  const { home, project } = machine;
  const file = join(home, '.claude/settings.json');
  const access = join(home, '.local/state/hookwright/daemon/http.json');
  for (const each of [dirname(file), join(home, 'bin')]) mkdirSync(each, { recursive: true });
  writeFileSync(file, SETTINGS);
  chmodSync(file, 0o644);
  if (version !== '')
    writeFileSync(join(home, 'bin/claude'), `#!/bin/sh\necho '${version} (Claude Code)'\n`, { mode: 0o755 });
  onTestFinished(() => endDaemons(home));
  const env: Record<string, string> = { PATH: `${join(home, 'bin')}:/usr/bin:/bin` };
  return {
    file,
    access,
    project,
    home,
    env,
    run: (...args: string[]) => machine.run(args, { env }),
    text: () => readFileSync(file, 'utf8'),
    mode: () => statSync(file).mode & 0o777,
    token: () => String(JSON.parse(readFileSync(access, 'utf8')).token),
    handler: (event: string): unknown => JSON.parse(readFileSync(file, 'utf8')).hooks[event][0].hooks[0],
  };
}

describe('hookwright install --http', () => {
  it('writes an http hook before tools that blocks if it gets no answer, and commands for other events', async () => {
    const { run, handler, access, mode, token } = makeClaude();
    const { code, stdout, stderr } = await run('install', '--http', '--yes');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(handler('PreToolUse')).toEqual({
      type: 'http',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/hookwright\/claude-code\/PreToolUse$/),
      headers: { Authorization: `Bearer ${token()}` },
      timeout: 600,
      onFailure: 'block',
    });
    expect(handler('UserPromptSubmit')).toMatchObject({ type: 'command' });
    expect(mode()).toBe(0o600);
    expect(statSync(access).mode & 0o777).toBe(0o600);
    expect(stdout).toContain('"Authorization": "Bearer ..."');
    expect(stdout).not.toContain(token());
  });

  it('prints no token as JSON, and why agents have commands', async () => {
    const { run, token } = makeClaude();
    const { stdout } = await run('install', '--http', '--agent', 'claude', '--agent', 'codex', '--yes', '--json');
    expect(stdout).toContain('Bearer ...');
    const written = token();
    expect(stdout).not.toContain(written);
    expect(JSON.parse(stdout)).toMatchObject({ written: true, withoutHttp: ['Codex: it has no http hooks'] });
    expect((await run('uninstall', '--yes', '--json')).stdout).not.toContain(written);
  });

  it('changes nothing the second time', async () => {
    const { run, text, token } = makeClaude();
    await run('install', '--http', '--yes');
    const [first, firstToken] = [text(), token()];
    const { stdout } = await run('install', '--http');
    expect(stdout).toContain('is up to date');
    expect(text()).toBe(first);
    expect(token()).toBe(firstToken);
  });

  it.each([
    ['uninstall', ['uninstall', '--yes']],
    ['install without --http', ['install', '--yes']],
  ])('leaves no token after %s, and the mode that the file had', async (_, args) => {
    const { run, text, mode, access } = makeClaude();
    await run('install', '--http', '--yes');
    const token = JSON.parse(readFileSync(access, 'utf8')).token;
    expect(await run(...args)).toMatchObject({ code: 0, stderr: '' });
    expect(text()).not.toContain(token);
    expect(mode()).toBe(0o644);
    expect(existsSync(access)).toBe(false);
  });

  it('uninstalls byte for byte', async () => {
    const { run, text } = makeClaude();
    await run('install', '--http', '--yes');
    await run('uninstall', '--yes');
    expect(text()).toBe(SETTINGS);
  });

  it('writes no onFailure with --on-failure allow', async () => {
    const { run, handler } = makeClaude();
    await run('install', '--http', '--on-failure', 'allow', '--yes');
    expect(handler('PreToolUse')).toMatchObject({ url: expect.stringMatching(/\/PreToolUse\?on-failure=allow$/) });
    expect(handler('PreToolUse')).not.toHaveProperty('onFailure');
  });

  it('installs commands for agents in which a block could be lost, and says why', async () => {
    const { run, home } = makeClaude();
    const agents = ['claude', 'codex', 'copilot'].flatMap((name) => ['--agent', name]);
    const { code, stdout } = await run('install', '--http', ...agents, '--yes');
    expect(code).toBe(0);
    const plain = stdout.replaceAll(/\s+/g, ' ');
    expect(plain).toContain('Commands instead of http hooks for Codex: it has no http hooks');
    expect(plain).toContain('Commands instead of http hooks for Copilot CLI: it skips http hooks on this machine');
    expect(readFileSync(join(home, '.codex/hooks.json'), 'utf8')).not.toContain('127.0.0.1');
  });

  it.each([
    [
      'an older version',
      '2.1.294',
      'Claude Code: version 2.1.294 goes on if an http hook does not answer; it needs 2.1.295',
    ],
    ['no program on PATH', '', 'Claude Code: it needs Claude Code 2.1.295, and its program is not on PATH'],
  ])('refuses with %s, and writes nothing', async (_, version, reason) => {
    const { run, text, access } = makeClaude(version);
    const { code, stderr } = await run('install', '--http', '--agent', 'claude', '--yes');
    expect(code).toBe(1);
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain('cannot install http hooks; nothing was written');
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain(reason);
    expect(text()).toBe(SETTINGS);
    expect(existsSync(access)).toBe(false);
  });

  it('refuses if the agent would send the token to a proxy', async () => {
    const { run, env } = makeClaude();
    env['HTTPS_PROXY'] = 'http://proxy.example:8080';
    const { code, stderr } = await run('install', '--http', '--yes');
    expect(code).toBe(1);
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain(
      'Claude Code: it would send them, with their token, to the proxy in HTTPS_PROXY; set NO_PROXY=127.0.0.1',
    );
    env['NO_PROXY'] = 'localhost, 127.0.0.1';
    expect(await run('install', '--http', '--yes')).toMatchObject({ code: 0 });
  });

  it('refuses --project, because the file contains a token', async () => {
    const { run, project } = makeClaude();
    expect(await run('install', '--http', '--project', '--yes')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('--http writes a token, which does not belong into a project'),
    });
    expect(existsSync(join(project, '.claude'))).toBe(false);
  });

  it('writes no access without the consent of the user', async () => {
    const { run, access, text } = makeClaude();
    await run('install', '--http');
    expect(existsSync(access)).toBe(false);
    expect(text()).toBe(SETTINGS);
  });
});

describe('hookwright status with http hooks', () => {
  it('asks the daemon as the agent does, and uninstall ends the daemon', async () => {
    const { run, home } = makeClaude();
    await run('install', '--http', '--yes');
    const { code, stdout } = await run('status');
    expect(stdout).toContain('a hook that blocks a tool call blocks it in the agent');
    expect(code).toBe(0);
    expect(daemonsOf(home)).toHaveLength(1);
    await run('uninstall', '--yes');
    await vi.waitUntil(() => daemonsOf(home).length === 0, { timeout: 30_000 });
  }, 60_000);

  it('reports a daemon that cannot start', async () => {
    const { run, access } = makeClaude();
    await run('install', '--http', '--yes');
    const server = createServer();
    const { port } = JSON.parse(readFileSync(access, 'utf8'));
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { code, stdout } = await run('status');
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      `the daemon for http hooks does not start: is port ${port} used by another program?`,
    );
    expect(code).toBe(1);
  }, 60_000);

  it('reports a daemon that may not start', async () => {
    const { run, env } = makeClaude();
    await run('install', '--http', '--yes');
    env['HOOKWRIGHT_DAEMON'] = '0';
    expect((await run('status', '--no-test')).stdout.replaceAll(/\s+/g, ' ')).toContain(
      'HOOKWRIGHT_DAEMON=0 keeps the daemon from starting, which http hooks need unset it',
    );
  });

  it('reports a proxy that gets the token', async () => {
    const { run, env } = makeClaude();
    await run('install', '--http', '--yes');
    env['HTTP_PROXY'] = 'http://proxy.example:8080';
    expect((await run('status', '--no-test')).stdout.replaceAll(/\s+/g, ' ')).toContain(
      'the agent sends http hooks, with their token, to the proxy in HTTP_PROXY set NO_PROXY=127.0.0.1',
    );
  });

  it('reports another token, and one that others can read', async () => {
    const { run, file, text } = makeClaude();
    await run('install', '--http', '--yes');
    chmodSync(file, 0o644);
    expect((await run('status', '--no-test')).stdout.replaceAll(/\s+/g, ' ')).toContain(
      `other users can read the file, which contains a token run chmod 600 ${file}`,
    );
    writeFileSync(file, text().replace(/Bearer [\w-]{5}/, 'Bearer xxxxx'));
    expect((await run('status', '--no-test')).stdout.replaceAll(/\s+/g, ' ')).toContain(
      'the daemon does not answer this http hook: PreToolUse run hookwright install --agent claude-code --http',
    );
  });
});
