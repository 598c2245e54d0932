import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { installPacked, makeHost, type ProgramHost, repo } from './packed.mjs';

const TIMEOUT_MS = 60_000;
let installed: ReturnType<typeof installPacked>;
beforeAll(() => {
  installed = installPacked();
}, TIMEOUT_MS);
afterAll(() => installed.remove());

describe('own-event.ts', () => {
  /** Compiles the program with its generated contract against the installed package. */
  function compiled(): { host: ProgramHost; file: string } {
    const host = makeHost(installed.folder, 'own-event.ts');
    const folder = dirname(host.program);
    cpSync(host.program, join(folder, 'programs/own-event.ts'));
    cpSync(join(repo, 'examples/own-events/generated'), join(folder, 'own-events/generated'), { recursive: true });
    const compilerOptions = { rootDir: '.', outDir: 'out', typeRoots: [join(repo, 'node_modules/@types')] };
    const include = ['programs/own-event.ts'];
    const config = { extends: join(repo, 'tsconfig.base.json'), compilerOptions, include };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    execFileSync(process.execPath, [join(repo, 'node_modules/typescript/bin/tsc'), '-p', folder], { stdio: 'pipe' });
    return { host, file: join(folder, 'out/programs/own-event.js') };
  }

  it('deploys unless its hook or one of the settings blocks', { timeout: TIMEOUT_MS }, async () => {
    const { host, file } = compiled();
    const deploy = async (environment: string) => (await host.run([environment, '4f2a91c'], {}, file)).stdout;
    expect(await deploy('production')).toBe('deployed 4f2a91c to production\n');
    host.writeProject('FREEZE', 'the sale is on\n');
    expect(await deploy('production')).toBe('not deployed: production is frozen: the sale is on\n');
    expect(await deploy('staging')).toBe('deployed 4f2a91c to staging\n');
    const hook = { type: 'command', name: 'tests', command: 'echo the tests fail >&2; exit 2' };
    host.writeUserSettings({ BeforeDeploy: [{ matcher: 'staging', hooks: [hook] }] });
    expect(await deploy('staging')).toBe('not deployed: the tests fail\n');
  });
});

const hasTerminal = spawnSync('script', ['--version']).status === 0;

describe.skipIf(!hasTerminal)('approval.mjs in a terminal', () => {
  /** Runs the program in a terminal, where the person types `keys` at the question. Returns the terminal's content. */
  async function typed(keys: string): Promise<{ shown: string; host: ProgramHost }> {
    const host = makeHost(installed.folder, 'approval.mjs');
    host.writeProject('build/a.txt', 'a');
    const words = [process.execPath, host.program, 'echo hello', 'rm -r build', 'echo bye'];
    const line = words.map((word) => `'${word}'`).join(' ');
    const env = { ...host.env, TERM: 'xterm', SHELL: '/bin/sh' };
    const child = spawn('script', ['-qec', line, '/dev/null'], { cwd: host.project, env });
    onTestFinished(() => void child.kill('SIGKILL'));
    let shown = '';
    let isAnswered = false;
    child.stdout.on('data', (data) => {
      shown += String(data);
      if (isAnswered || !shown.includes('[y/N] ')) return;
      isAnswered = true;
      child.stdin.write(keys);
    });
    await once(child, 'close');
    return { shown, host };
  }

  it('shows the call, and runs it after a yes', { timeout: TIMEOUT_MS }, async () => {
    const { shown, host } = await typed('y\r');
    expect(shown).toContain('done: hello');
    expect(shown).toContain('This deletes files.\r\nAllow run_shell_command {"command":"rm -r build"}? [y/N] ');
    expect(shown).toContain('done: bye');
    expect(existsSync(join(host.project, 'build'))).toBe(false);
  });

  it.each([
    ['a no', 'n\r', 'declined: This deletes files.'],
    ['an empty line', '\r', 'declined: This deletes files.'],
    ['Ctrl-D', '\u0004', 'asking failed: The operation was aborted'],
    ['Ctrl-C', '\u0003', 'asking failed: The operation was aborted'],
  ])('does not run it after %s', { timeout: TIMEOUT_MS }, async (_, keys, reason) => {
    const { shown, host } = await typed(keys);
    expect(existsSync(join(host.project, 'build/a.txt'))).toBe(true);
    expect(shown).toContain('blocked: Tool execution blocked: ');
    expect(shown).toContain(reason);
    expect(shown).toContain('done: bye');
  });
});

interface ServerEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

describe('server.mjs', () => {
  const SESSIONS = 100;

  async function startServer(host: ProgramHost): Promise<{ child: ChildProcess; url: string; errors: () => string }> {
    const child = host.start([], { PORT: '0' });
    onTestFinished(() => void child.kill('SIGKILL'));
    let errors = '';
    child.stderr.on('data', (data) => (errors += String(data)));
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    return { child, url: `http://127.0.0.1:${String(line).split(' ').at(-1)}`, errors: () => errors };
  }

  async function post(url: string, body: string): Promise<ServerEvent[]> {
    const text = await (await fetch(url, { method: 'POST', body })).text();
    return text
      .split('\n\n')
      .filter((block) => block !== '')
      .map((block) => {
        const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        return { event, data: JSON.parse(data) };
      });
  }

  /** Returns the number of child processes. */
  const childrenOf = (pid: number | undefined): number =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).length;

  it('serves 100 sessions at once, each with its own id and progress', { timeout: 2 * TIMEOUT_MS }, async () => {
    const host = makeHost(installed.folder, 'server.mjs');
    const log = join(host.project, 'sessions.log');
    const guard = `if grep -q secret; then echo 'no secrets' >&2; exit 2; fi`;
    const record = `id=$(sed 's/.*"session_id":"\\([^"]*\\)".*/\\1/'); echo "$id" >> '${log}'`;
    const command = (name: string, text: string) => [{ hooks: [{ type: 'command', name, command: text }] }];
    host.writeUserSettings({ BeforeTool: command('guard', guard), SessionEnd: command('record', record) });
    const { child, url, errors } = await startServer(host);
    await post(url, '{"text":"warm up"}');
    const before = process.platform === 'linux' ? childrenOf(child.pid) : 0;

    const texts = Array.from({ length: SESSIONS }, (_, index) => (index % 2 === 0 ? 'one two' : 'a secret'));
    const responses = await Promise.all(texts.map((text) => post(url, JSON.stringify({ text }))));
    const resultOf = (events: readonly ServerEvent[]) => events.filter(({ event }) => event === 'result');
    const ids = responses.map((events) => resultOf(events)[0]?.data['sessionId']);
    expect(new Set(ids).size).toBe(SESSIONS);
    for (const [index, events] of responses.entries()) {
      const sessionId = ids[index];
      const result =
        index % 2 === 0
          ? { status: 'done', text: '2 words' }
          : { status: 'blocked', text: 'Tool execution blocked: no secrets' };
      expect(resultOf(events)).toEqual([{ event: 'result', data: { sessionId, ...result } }]);
      const progress = events.filter(({ event }) => event === 'progress').map(({ data }) => data);
      const guarded = progress.filter(({ eventName }) => eventName === 'BeforeTool');
      expect(guarded.map(({ kind, hookName }) => [kind, hookName])).toEqual([
        ['start', 'guard'],
        ['end', 'guard'],
      ]);
      expect(new Set(guarded.map(({ id }) => id)).size).toBe(1);
      expect(new Set(progress.map((each) => each['sessionId']))).toEqual(new Set([sessionId]));
    }
    const ended = readFileSync(log, 'utf8').split('\n').filter(Boolean);
    expect(ended).toHaveLength(SESSIONS + 1);
    expect(new Set(ended)).toEqual(new Set([...ids, ended[0]]));

    if (process.platform === 'linux') await expect.poll(() => childrenOf(child.pid)).toBeLessThanOrEqual(before);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(errors()).toBe('');
  });

  it('ends the hooks of a client that disconnects', { timeout: TIMEOUT_MS }, async () => {
    const host = makeHost(installed.folder, 'server.mjs');
    const pidFile = join(host.project, 'pid');
    const hook = { type: 'command', name: 'slow', command: `echo $$ > '${pidFile}'; exec sleep 50` };
    host.writeUserSettings({ BeforeTool: [{ hooks: [hook] }] });
    const { child, url, errors } = await startServer(host);
    const client = request(url, { method: 'POST' }).end('{"text":"a"}');
    await once(client, 'response');
    await expect
      .poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8').trim(), { timeout: 20_000 })
      .toMatch(/\d/);
    const pid = Number(readFileSync(pidFile, 'utf8'));
    client.destroy();
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(errors()).toBe('');
  });

  it('answers a wrong request with an error, and goes on', { timeout: TIMEOUT_MS }, async () => {
    const { child, url } = await startServer(makeHost(installed.folder, 'server.mjs'));
    expect(await post(url, '[1]')).toMatchObject([{ event: 'error' }]);
    expect(await post(url, 'no JSON')).toMatchObject([{ event: 'error' }]);
    expect(await post(url, '{"text":"one"}')).toMatchObject([{ event: 'result', data: { status: 'done' } }]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
