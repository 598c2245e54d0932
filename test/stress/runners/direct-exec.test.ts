import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_MAX_OUTPUT_BYTES } from '../../../src/core/runner/runner-options.js';
import { directCommand } from '../../../src/runners/command/direct-exec.js';
import { ProcessRunner, shellCommand } from '../../../src/runners/process/index.js';
import { HookRunner } from '../../../src/system/hook-runner.js';
import { inputIn } from '../../support/core/runner/support.js';
import {
  DIRECT_LINES,
  DOUBTFUL_VARIABLES,
  NOT_EXECUTABLE_LINES,
  SHELL_LINES,
} from '../../support/runners/command-lines.js';

/** Prints how the program was started: directory, arguments, standard input, environment. */
const reporter = `#!/bin/sh
pwd -P; cat /proc/$$/cmdline -; sort -z /proc/$$/environ
echo 'on stderr' >&2
for word; do case $word in exit=*) exit "\${word#exit=}";; esac; done
`;

const folder = mkdtempSync(join(tmpdir(), 'direct exec-'));
const processes = new ProcessRunner();
const runner = new HookRunner();

beforeAll(() => {
  for (const name of ['bin', 'bin/later', 'bin/only-not-executable', 'names', 'a dir']) mkdirSync(join(folder, name));
  for (const path of ['report', 'bin/report-on-path', 'bin/+odd_name-1.0', 'a dir/report', 'bin/test'])
    program(path, reporter);
  program('sh-script', '#!/bin/sh\nprintf "%s|" "$0" "$@"\n');
  program('with-option', '#!/bin/sh -e\nprintf "%s|" "$0" "$-" "$@"\nfalse\necho not reached\n');
  program('by-env', '#!/usr/bin/env python3\nimport os, sys\nprint(sys.argv, sorted(os.environ.items()))\n');
  program('by-link', '#!./link-to-sh\nprintf "%s|" "$0" "$@"\n');
  program('by-no-shebang', '#!./no-shebang\necho "run by a shell: $0 $*"\n');
  program('by-carriage-return', '#!/bin/sh\r\necho hello\r\n');
  program('no-shebang', '[[ -n $BASH_VERSION ]] && echo "run by bash: $0 $*"\n');
  program('foreign-machine', foreignProgram());
  program('garbage', '\x7fELF\n)(\n');
  program('bad-interpreter', '#!/no/such/interpreter\n');
  program('empty', '');
  program('killed', '#!/bin/sh\nkill -9 $$\n');
  program('reads-stdin', '#!/bin/sh\ncat; cat /dev/stdin\n');
  program('bin/later/first-on-path', reporter);
  for (const path of ['not-executable', 'bin/first-on-path', 'bin/later/only-not-executable'])
    writeFileSync(join(folder, path), '#!/bin/sh\n');
  for (const [name, target] of Object.entries({
    link: 'report',
    'link-to-sh': '/bin/sh',
    'link-to-cat': '/bin/cat',
    'link-to-nothing': 'missing',
    'link-to-itself': 'link-to-itself',
  }))
    symlinkSync(target, join(folder, name));
});

afterAll(() => {
  runner.dispose({ kill: true });
  processes.dispose({ kill: true });
  rmSync(folder, { recursive: true, force: true });
});

function program(path: string, text: string | Uint8Array): void {
  writeFileSync(join(folder, path), text);
  chmodSync(join(folder, path), 0o755);
}

/** The first bytes of an executable for an unknown processor. */
function foreignProgram(): Uint8Array {
  const bytes = Uint8Array.from(readFileSync('/bin/sh').subarray(0, 4096));
  bytes.set([0xfe, 0xfe], 18);
  return bytes;
}

const environment = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  PATH: `${join(folder, 'bin')}:${join(folder, 'bin/later')}/:${process.env['PATH']}`,
  HOME: '/nowhere',
  'odd-name': 'kept',
  TIMEFORMAT: 'timed',
  ...more,
});

const directly = (line: string, env: Record<string, string>) =>
  directCommand(line, env, folder, shellCommand(line).file);

/** Runs the line without a shell and with one; the former is undefined if the line needs a shell. */
async function bothWays(line: string, env = environment()) {
  const direct = directly(line, env);
  const [viaExec, viaShell] = await Promise.all([
    direct && run(direct, direct.variables),
    run(shellCommand(line), env),
  ]);
  return { viaExec, viaShell };
}

async function run(
  command: { file: string; args: readonly string[]; argv0?: string },
  env: Record<string, string | undefined>,
) {
  const stdin = processes.prepareStdin(Buffer.from('{"from":"stdin"}'));
  const outcome = await processes.run({
    ...command,
    cwd: folder,
    env,
    stdin,
    timeoutMs: 30_000,
    maxOutputBytes: DEFAULT_MAX_OUTPUT_BYTES,
  });
  stdin.release();
  const { kind, exitCode, signal, stdout, stderr } = outcome;
  return { kind, exitCode, signal, stdout: sorted(stdout), stderr };
}

/** Pairs each line with a shortened form for the title. */
function titled(lines: readonly string[]): [start: string, line: string][] {
  return lines.map((line) => [line.slice(0, 80), line]);
}

/** Ignores the order of the environment. */
function sorted(stdout: string): string {
  return stdout.includes('SHLVL=') ? stdout.split('\n').sort().join('\n') : stdout;
}

/** Runs the line as a hook twice: as the command runner chooses, and explicitly in a shell. */
async function asHooks(line: string, env = environment()) {
  const { file, args } = shellCommand(line);
  const [byChoice, byShell] = await Promise.all([runHook(line, undefined, env), runHook(file, args, env)]);
  return { byChoice, byShell };
}

async function runHook(command: string, args: string[] | undefined, env: Record<string, string>) {
  const config = { type: 'command' as const, command, env, ...(args && { args }) };
  const result = await runner.executeHook(config, 'BeforeTool', inputIn(folder, 'BeforeTool'));
  const { hookConfig: _config, duration: _duration, ...rest } = result;
  return withoutStateDir(rest);
}

/** Removes the state folder from the printed environment: each definition of a hook has its own. */
function withoutStateDir<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, plainError).replaceAll(/HOOKWRIGHT_STATE_DIR=[^ \\\\"]+/g, ''));
}

function plainError(_key: string, value: unknown): unknown {
  return value instanceof Error ? { error: value.message } : value;
}

describe('Plain command line', () => {
  describe.each(Object.entries(DIRECT_LINES))('(%s)', (_idea, lines) => {
    it.each(titled(lines))(
      'behaves the same with and without a shell: %j [WIRE-30] [WIRE-31]',
      async (_start, line) => {
        const { viaExec, viaShell } = await bothWays(line);
        expect(viaExec?.kind).toMatch(/^(exited|signaled)$/);
        expect(viaExec).toEqual(viaShell);
      },
    );
  });

  it('is compared in at least a hundred forms [WIRE-30]', () => {
    expect(new Set(Object.values(DIRECT_LINES).flat()).size).toBeGreaterThanOrEqual(100);
  });

  it('behaves the same with and without a shell, in any quoting [WIRE-30]', async () => {
    const pieces = fc.constantFrom(...`a-= '"\té\x01\\*~`, "''", '"b c"', "'$x'");
    const words = fc.array(pieces, { maxLength: 12 }).map((some) => some.join(''));
    const plain = words.map((text) => `./report ${text}`).filter((line) => directly(line, environment()) !== undefined);
    await fc.assert(
      fc.asyncProperty(plain, async (line) => {
        const { viaExec, viaShell } = await bothWays(line);
        expect(viaExec).toEqual(viaShell);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    { SHLVL: '0' },
    { SHLVL: '3' },
    { SHLVL: '08' },
    { PWD: '/bogus' },
    { PWD: folder },
    { PWD: `${folder}/bin/..` },
    { OLDPWD: '/' },
    { _: 'something' },
    { LC_ALL: 'C' },
    { LANG: 'no_SUCH.LOCALE' },
    { EMPTY: '', LINES_OF: 'a\nb', 'a b': 'odd', '1x': 'odd', FUNCTION: '() { :; }' },
    { UID: '7', HOSTNAME: 'x', SHELL: '/x', TERM: 'x', PS3: 'x', ENV: '/x', PROMPT_COMMAND: 'exit 3' },
    { PATH: `${process.env['PATH']}:` },
    { PATH: `//usr//bin/:${process.env['PATH']}` },
  ])('sees the same environment with and without a shell under %j [WIRE-26]', async (more) => {
    for (const line of ['./report', 'sort -z /proc/self/environ']) {
      const { viaExec, viaShell } = await bothWays(line, environment(more));
      expect(viaExec?.kind).toBe('exited');
      expect(viaExec).toEqual(viaShell);
    }
  });

  it.each(titled(NOT_EXECUTABLE_LINES))(
    'gets the error of the shell if it cannot be executed: %j [WIRE-14]',
    async (_start, line) => {
      expect((await bothWays(line)).viaExec?.kind).toBe('spawn-failed');
      const { byChoice, byShell } = await asHooks(line);
      expect(byChoice.success).toBe(false);
      expect(byChoice).toEqual(byShell);
    },
  );

  it("maps missing and non-executable files to 127 and 126, with the shell's message [WIRE-14]", async () => {
    const missing = { exitCode: 127, stderr: expect.stringContaining('No such file') };
    expect((await asHooks('./missing')).byChoice).toMatchObject(missing);
    const denied = { exitCode: 126, stderr: expect.stringContaining('Permission denied') };
    expect((await asHooks('./not-executable')).byChoice).toMatchObject(denied);
  });
});

describe('Command line that may need a shell', () => {
  it.each(titled(SHELL_LINES))('is passed to the shell unchanged: %j [WIRE-30] [WIRE-31]', async (_start, line) => {
    expect(directly(line, environment())).toBeUndefined();
    const { byChoice, byShell } = await asHooks(line);
    expect(byChoice).toMatchObject({ exitCode: expect.any(Number) });
    expect(byChoice).toEqual(byShell);
  });

  it('is one that starts with a bash builtin or keyword [WIRE-30]', async () => {
    const { stdout } = await run(shellCommand('compgen -b; compgen -k'), environment());
    const names = stdout.trim().split('\n');
    expect(names).toEqual(expect.arrayContaining(['echo', 'if', '[', 'printf']));
    for (const name of names.filter((own) => /^\w+$/.test(own))) program(`names/${name}`, reporter);
    const found = environment({ PATH: join(folder, 'names') });
    expect(names.filter((name) => directly(name, found) !== undefined)).toEqual([]);
  });

  it('is one that names a FIFO, which is not opened for the check [WIRE-30]', () => {
    execFileSync('mkfifo', ['-m', '755', join(folder, 'named-pipe')]);
    expect(directly('./named-pipe', environment())).toBeUndefined();
  });

  it.each(DOUBTFUL_VARIABLES)('is any line if the environment affects the shell: %j [WIRE-30]', async (more) => {
    expect(directly('report-on-path', environment(more))).toBeUndefined();
    const { byChoice, byShell } = await asHooks('report-on-path', environment(more));
    expect(byChoice).toEqual(byShell);
  });
});
