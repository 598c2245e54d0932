import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directCommand } from '../../../src/engine/run/direct-exec.js';
import { parsePlainCommand } from '../../../src/engine/run/plain-command.js';
import {
  DEFAULT_MAX_OUTPUT_BYTES,
  type ProcessOutcome,
  ProcessRunner,
  shellCommand,
} from '../../../src/engine/run/process/index.js';

/** Prints everything a program can tell about how it was started. */
const reporter = `#!/usr/bin/env node
console.log(JSON.stringify({ argv: process.argv.slice(1), argv0: process.argv0, cwd: process.cwd(), env: Object.entries(process.env).sort() }));
console.error('on stderr');
process.exitCode = Number(process.argv.find((word) => word.startsWith('exit='))?.slice(5) ?? 0);
`;

const folder = mkdtempSync(join(tmpdir(), 'direct exec-'));
const processes = new ProcessRunner();

beforeAll(() => {
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'a dir'));
  for (const path of ['report', 'bin/report-on-path', 'a dir/report', 'bin/test']) program(path, reporter);
  program('sh-script', '#!/bin/sh\nprintf "%s|" "$0" "$@"\n');
  program('no-shebang', 'echo "run by a shell: $0 $*"\n');
  program('bad-interpreter', '#!/no/such/interpreter\n');
  program('empty', '');
  program('killed', '#!/bin/sh\nkill -9 $$\n');
  program('reads-stdin', '#!/bin/sh\ncat; cat /dev/stdin\n');
  writeFileSync(join(folder, 'not-executable'), '#!/bin/sh\n');
  symlinkSync('report', join(folder, 'link'));
});

afterAll(() => {
  processes.dispose({ kill: true });
  rmSync(folder, { recursive: true, force: true });
});

function program(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
  chmodSync(join(folder, path), 0o755);
}

const environment = (more: Record<string, string> = {}): Record<string, string | undefined> => ({
  PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
  HOME: '/nowhere',
  'odd-name': 'kept',
  ...more,
});

async function run(
  command: { file: string; args: readonly string[]; argv0?: string },
  env: Record<string, string | undefined>,
): Promise<Partial<ProcessOutcome>> {
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
  return {
    kind,
    ...(exitCode === undefined ? {} : { exitCode }),
    ...(signal === undefined ? {} : { signal }),
    stdout: sorted(stdout),
    stderr,
  };
}

/** The order of the environment is nobody's business. */
function sorted(stdout: string): string {
  return stdout.includes('SHLVL=') ? stdout.split('\n').sort().join('\n') : stdout;
}

/** Both ways, as the command kind goes: without a shell where that is possible, and always with one. */
async function bothWays(command: string, env = environment()) {
  const shell = shellCommand(command);
  const direct = directCommand(command, env, folder, shell.file);
  const viaShell = await run(shell, env);
  const viaExec = direct && (await run(direct, direct.variables));
  return { direct: direct !== undefined, viaShell, viaExec: viaExec?.kind === 'spawn-failed' ? viaShell : viaExec };
}

const words = [
  'plain',
  '-x',
  '--long=value',
  'a=b',
  'a:b',
  '@scope/name',
  '100%',
  'x,y',
  './rel',
  '../up',
  '-',
  '--',
  '+1',
  '_',
  'ä'.normalize(),
];
const plainLines = [
  './report',
  './report ',
  '  ./report',
  './report\targ',
  ...words.filter((word) => word !== 'ä').map((word) => `./report ${word}`),
  ...words.filter((word) => word !== 'ä').map((word) => `report-on-path ${word} two`),
  "./report 'single quoted'",
  './report "double quoted"',
  './report "a"\'b\'c',
  "./report ''",
  './report ""',
  "./report 'a $HOME `x` \\ \" ! * ? [ ] { } ( ) < > | & ; # ~'",
  './report "it\'s"',
  './report "* ? [a-z] { } ( ) < > | & ; # ~"',
  './report "ünïcödé 漢字 🎉"',
  "./report '  spaces  '",
  '"./report" quoted-program',
  './"report"',
  './link',
  './sh-script one two',
  'bin/report-on-path',
  'bin/test x',
  './report exit=1',
  './report exit=2',
  './report exit=126',
  './report exit=127',
  './report exit=255',
  './killed',
  './reads-stdin',
  './no-shebang a b',
  './bad-interpreter',
  './empty',
  './missing',
  './not-executable',
  'bin',
  './bin',
  'no-such-program-anywhere',
  'env',
  'printenv SHLVL PWD _ PATH',
  '/usr/bin/env',
  '/bin/sh -c pwd',
  'sh -c exit',
  'node --version',
  'cat',
  'uname',
  'id -u',
  'basename /a/b.c .c',
  'seq 3',
  'head -c 5',
  'wc -c',
  'sort -r',
  'grep -c from',
];
const shellLines = [
  'echo hello',
  'printf %s x',
  'test -f report',
  'true',
  'false',
  'pwd',
  'kill -l 9',
  'type report',
  'exit 3',
  ':',
  'cd bin',
  'time ./report',
  'FOO=bar ./report',
  './report $HOME',
  './report "$HOME"',
  './report `echo x`',
  './report $(echo x)',
  './report a b; ./report c',
  './report && ./report',
  './report || true',
  './report | cat',
  './report > /dev/null',
  './report 2>&1',
  './report < /dev/null',
  './report &',
  './report *',
  './report re?ort',
  './report [r]eport',
  './report {a,b}',
  './report ~',
  './report a\\ b',
  './report # comment',
  './report "a\\"b"',
  './report "a!b"',
  "./report $'a'",
  "./report 'unclosed",
  './report "unclosed',
  './report a\n./report b',
  '(./report)',
  '{ ./report; }',
  '! ./report',
  'if true; then ./report; fi',
  '',
  '   ',
  './a\\ dir/report',
  '"./a dir/report"',
];

describe('a command line that is plainly a program with plain words', () => {
  it.each(plainLines)('does the same with and without a shell: %j [WIRE-30] [WIRE-31]', async (line) => {
    const { viaExec, viaShell } = await bothWays(line);
    if (viaExec !== undefined) expect(viaExec).toEqual(viaShell);
    else expect(parsePlainCommand(line)?.[0]?.includes('/') ?? false).toBe(false);
  });

  it('is started without a shell [WIRE-30]', async () => {
    for (const line of ['./report a', "report-on-path 'b c'", 'node --version'])
      expect((await bothWays(line)).direct).toBe(true);
  });

  it.each(shellLines)('is not what the shell gets: %j [WIRE-30]', (line) => {
    expect(directCommand(line, environment(), folder, 'bash')).toBeUndefined();
  });

  it('covers at least a hundred lines', () => {
    expect(plainLines.length + shellLines.length).toBeGreaterThanOrEqual(100);
  });

  it.each([
    { SHLVL: '3' },
    { SHLVL: '0' },
    { PWD: '/bogus' },
    { PWD: folder },
    { OLDPWD: '/' },
    { _: 'something' },
    { PATH: `${process.env['PATH']}:` },
  ])('sees the same environment under %j [WIRE-26]', async (more) => {
    const { viaExec, viaShell } = await bothWays('./report', environment(more));
    expect(viaExec ?? viaShell).toEqual(viaShell);
  });

  it.each([
    { BASH_ENV: '/dev/null' },
    { SHELLOPTS: 'braceexpand' },
    { BASHOPTS: 'sourcepath' },
    { POSIXLY_CORRECT: '1' },
    { 'BASH_FUNC_report%%': '() { echo fake; }' },
    { SHLVL: 'abc' },
    { SHLVL: '999' },
    { OLDPWD: '/no/such/folder' },
  ])('goes to the shell when the environment changes the shell: %j [WIRE-30]', (more) => {
    expect(directCommand('./report', environment(more), folder, 'bash')).toBeUndefined();
  });

  it('maps missing and non-executable files to 127 and 126 in the words of the shell [WIRE-14]', async () => {
    expect(await bothWays('./missing')).toMatchObject({
      viaExec: { exitCode: 127, stderr: expect.stringContaining('No such file') },
    });
    expect(await bothWays('./not-executable')).toMatchObject({
      viaExec: { exitCode: 126, stderr: expect.stringContaining('Permission denied') },
    });
  });
});
