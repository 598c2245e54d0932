import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { beforeTool, bin, makeMachine } from './machine.js';
import { hasScript, startInTerminal } from './pseudo-terminal.js';

const settings = beforeTool({ type: 'command', name: 'guard', command: 'bash check.sh' });

function projectWithHook() {
  const machine = makeMachine();
  machine.write('.hookwright/settings.json', settings);
  machine.write('check.sh', 'exit 0\n');
  const fire = () => machine.run(['run', 'BeforeTool', '--tool', 'write_file']);
  return { ...machine, fire };
}

/** Runs the command in a pseudo-terminal and types the given keys. */
function typed(machine: ReturnType<typeof makeMachine>, args: string, input: string, columns = 80) {
  const command = `stty cols ${columns}; ${process.execPath} ${bin} ${args}`;
  const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
    cwd: machine.project,
    env: { ...machine.environment(), TERM: 'xterm' },
    input,
    encoding: 'utf8',
  });
  return { code: status, stdout };
}

it('shows pending hooks and exits 1 without a terminal', async () => {
  const { run } = projectWithHook();
  const { code, stdout, stderr } = await run(['trust']);
  expect(code).toBe(1);
  expect(stdout).toContain('guard (BeforeTool, project)');
  expect(stdout).toContain('$ bash check.sh  (matcher ^write_file$)');
  expect(stdout).toContain('covers check.sh');
  expect(stdout).not.toContain('not covered');
  expect(stderr).toContain('trust --yes');
});

it('prints what trust does not cover, one line per reason', async () => {
  const { run, write } = projectWithHook();
  write('.hookwright/settings.json', beforeTool('bash check.sh && PATH=bin make check'));
  const { stdout } = await run(['trust']);
  expect(stdout).toContain('covers check.sh');
  expect(stdout).toContain('  not covered: PATH is set in the command\n');
  expect(stdout).toContain('  not covered: what make check runs\n');
});

it('lists no shell syntax as a program', async () => {
  const { run, write } = projectWithHook();
  write('.hookwright/settings.json', beforeTool('grep -q secret && { echo "no secrets" >&2; exit 2; }'));
  const { stdout } = await run(['trust']);
  expect(stdout).toContain('runs grep: /');
  expect(stdout).not.toContain('not found');
  expect(stdout).not.toContain('not covered');
});

it('trusts with --yes, shows later changes as a diff, and revokes trust', async () => {
  const { run, write, fire } = projectWithHook();
  expect(await run(['trust', '--yes'])).toMatchObject({ code: 0, stdout: expect.stringContaining('1 hook trusted') });
  expect(await fire()).toMatchObject({ code: 0 });
  expect((await run(['trust'])).stdout).toBe('Every hook that may run is trusted.\n');
  write('check.sh', 'exit 2\n');
  expect(await fire()).toMatchObject({ code: 1 });
  const changed = await run(['trust']);
  expect(changed.stdout).toContain('check.sh changed since it was trusted');
  expect(changed.stdout).toContain('    - exit 0\n    + exit 2\n');
  await run(['trust', '--yes']);
  expect(await fire()).toMatchObject({ code: 2 });
  const misspelt = await run(['trust', '--revoke', 'gaurd']);
  expect(misspelt).toMatchObject({ code: 64, stderr: expect.stringContaining('did you mean guard?') });
  expect(await run(['trust', '--revoke', 'guard'])).toMatchObject({
    code: 0,
    stdout: 'guard: trust revoked (2 versions)\n',
  });
  expect(await fire()).toMatchObject({ code: 1 });
});

it('lists and locks trusted hooks', async () => {
  const { run, project } = projectWithHook();
  expect(await run(['trust', '--lock'])).toMatchObject({ code: 1, stderr: expect.stringContaining('guard') });
  await run(['trust', '--yes']);
  expect((await run(['trust', '--list'])).stdout).toBe('✓ guard (BeforeTool)\n    check.sh\n');
  expect(JSON.parse((await run(['trust', '--list', '--json'])).stdout).trusted).toMatchObject([{ name: 'guard' }]);
  expect(await run(['trust', '--lock'])).toMatchObject({ code: 0 });
  const lock = JSON.parse(readFileSync(join(project, '.hookwright/hooks.lock.json'), 'utf8'));
  expect(lock.hooks).toMatchObject([{ name: 'guard' }]);
  expect(await run(['trust', '--lock', '--list'])).toMatchObject({ code: 64 });
});

it.each([
  ['y\n', 0],
  ['n\n', 1],
  ['\n', 1],
  ['\u0004', 1],
])('prompts in a terminal, and %j exits with %i', async (input, code) => {
  const machine = projectWithHook();
  expect(typed(machine, 'trust', input)).toMatchObject({ code, stdout: expect.stringContaining('Trust it?') });
  expect((await machine.fire()).code).toBe(code);
});

it.skipIf(!hasScript)('shows each typed key once, at every question', async () => {
  const machine = makeMachine();
  machine.write('.hookwright/settings.json', beforeTool('true', 'false'));
  const terminal = startInTerminal(machine, 'trust');
  for (const answer of ['what', 'hmm', 'no', 'no']) {
    await terminal.reads('Trust it? ');
    await terminal.reads(': ');
    terminal.type(`${answer}\r`);
    expect((await terminal.reads('\n')).trim()).toBe(answer);
  }
  expect((await terminal.ended()).code).toBe(1);
});

it('escapes text that would move the cursor or hide something', async () => {
  const { run, write } = projectWithHook();
  write('.hookwright/settings.json', beforeTool({ type: 'command', name: 'a\u001B[2Jb\u202Ec', command: 'true' }));
  for (const command of [['trust'], ['list']]) {
    const { stdout } = await run(command);
    expect(stdout).toContain('a\\u{1b}[2Jb\\u{202e}c');
  }
});

it('reports a read-only home and changes nothing', async () => {
  const machine = projectWithHook();
  const command = `mount --bind ${machine.home} ${machine.home} && mount -o remount,bind,ro ${machine.home} && cd ${machine.project} && exec ${process.execPath} ${bin} `;
  const inReadOnlyHome = (args: string) =>
    spawnSync('unshare', ['-rm', 'sh', '-c', command + args], { env: machine.environment(), encoding: 'utf8' });
  const { status, stderr } = inReadOnlyHome('trust --yes');
  expect(status).toBe(1);
  expect(stderr).toMatch(/trust cannot be recorded: .*read-only/);
  expect(stderr).not.toMatch(/^\s+at /m);
  for (const args of ['list', 'doctor', 'init', 'explain BeforeTool', 'run BeforeTool --untrusted --tool write_file']) {
    const answer = inReadOnlyHome(args);
    expect(answer.stderr).not.toMatch(/^\s+at /m);
  }
  expect(inReadOnlyHome('run BeforeTool --untrusted --tool write_file').status).toBe(0);
  expect(existsSync(join(machine.home, '.local'))).toBe(false);
});

it('wraps at a width of 40 columns', () => {
  const machine = projectWithHook();
  const long = `true # ${'words and words '.repeat(10)}${'x'.repeat(100)}`;
  writeFileSync(join(machine.project, '.hookwright/settings.json'), JSON.stringify(beforeTool(long)));
  for (const args of ['list', 'explain BeforeTool', 'run BeforeTool', '--help', 'run --help']) {
    const lines = typed(machine, args, '', 40).stdout.split(/\r?\n/);
    const shown = lines.map((line) => stripVTControlCharacters(line).replaceAll(/\r|\^D|[\b]/g, ''));
    expect(shown.filter((line) => line.length > 40 && !line.includes('$ '))).toEqual([]);
  }
});
