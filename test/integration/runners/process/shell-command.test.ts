import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../../../src/runners/process/helper-programs.js';
import { posixCommand, powershellCommand, shellCommand } from '../../../../src/runners/process/shell-command.js';
import { makeBench } from '../../../support/runners/process/support.js';

function decoded(command: string): string {
  return Buffer.from(powershellCommand(command).args.at(-1) ?? '', 'base64').toString('utf16le');
}

describe('Shell command', () => {
  it('is an explicit bash without start-up files, with the text unchanged [WIRE-30]', () => {
    const text = 'echo "$CLAUDE_PROJECT_DIR" # $(id) \'`';
    const { file, args } = shellCommand(text);
    expect(file).toMatch(/^\/.*\/bash$/);
    expect(args).toEqual(['--norc', '-c', '--', text]);
  });

  it('treats no text as an option, with bash or sh [WIRE-14] [WIRE-30]', async () => {
    const bench = makeBench();
    for (const shell of ['bash', 'sh']) {
      for (const text of ['-x', '+x', '--', '--version']) {
        const { file, args } = posixCommand(shell, text);
        const outcome = await bench.runner.run(bench.spec(file, args));
        expect(outcome).toMatchObject({ exitCode: 127, stdout: '', stderr: expect.stringContaining('not found') });
      }
    }
  });

  it('does not run ~/.bashrc, for any stdin and shell level [WIRE-30]', async () => {
    const bench = makeBench();
    writeFileSync(bench.path('.bashrc'), 'echo from-bashrc; echo from-bashrc >&2\n');
    const { SHLVL: _level, ...outer } = bench.env;
    const env = { ...outer, HOME: bench.directory };
    const { file, args } = shellCommand('echo own');
    const outcome = await bench.runner.run(bench.spec(file, args, { env }));
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 0, stdout: 'own\n', stderr: '' });
  });

  it('falls back to sh if PATH has no executable bash [WIRE-30]', async () => {
    const bench = makeBench();
    mkdirSync(bench.path('empty'));
    mkdirSync(bench.path('plain'));
    mkdirSync(bench.path('folder/bash'), { recursive: true });
    mkdirSync(bench.path('real'));
    writeFileSync(bench.path('plain/bash'), '');
    chmodSync(bench.path('plain/bash'), 0o644);
    writeFileSync(bench.path('real/bash'), '');
    chmodSync(bench.path('real/bash'), 0o755);
    const without = ['empty', 'plain', 'folder'].map((name) => bench.path(name)).join(':');
    expect(findProgram('bash', '', [])).toBeUndefined();
    expect(findProgram('bash', without, [])).toBeUndefined();
    expect(findProgram('bash', `${without}:${bench.path('real')}`, [])).toBe(bench.path('real/bash'));
    const { file, args } = posixCommand('sh', 'echo "$0 $#"; exit 3');
    expect(await bench.runner.run(bench.spec(file, args))).toMatchObject({ exitCode: 3, stdout: 'sh 0\n' });
  });

  it('lets the shell expand the project directory, so that its name executes nothing [WIRE-27] [SEC-6]', async () => {
    const bench = makeBench();
    const name = 'a $(touch x) `touch y` "q" \'s\' ; touch z';
    mkdirSync(bench.path(name));
    writeFileSync(`${bench.path(name)}/hook.sh`, 'echo "ran in $PWD"\n');
    const { file, args } = shellCommand('sh "$CLAUDE_PROJECT_DIR/hook.sh"');
    const env = { ...bench.env, CLAUDE_PROJECT_DIR: bench.path(name) };
    const outcome = await bench.runner.run(bench.spec(file, args, { env, cwd: bench.path(name) }));
    expect(outcome).toMatchObject({ exitCode: 0, stdout: `ran in ${bench.path(name)}\n`, stderr: '' });
    expect(readdirSync(bench.path(name))).toEqual(['hook.sh']);
    expect(existsSync(bench.path('x'))).toBe(false);
  });

  it('passes PowerShell an encoded script that keeps the exit code [WIRE-30]', () => {
    const { file, args } = powershellCommand('python hook.py # last');
    expect(file).toBe('powershell.exe');
    expect(args.slice(0, 3)).toEqual(['-NoProfile', '-NonInteractive', '-EncodedCommand']);
    const lines = decoded('python hook.py # last').split('\n');
    expect(lines[lines.indexOf('python hook.py # last') + 1]).toBe('$hookwrightOk = $?');
    expect(lines).toContain('if ($LASTEXITCODE) { exit $LASTEXITCODE }');
  });

  it('replaces only whole names of project variables for PowerShell [WIRE-27]', () => {
    const script = decoded(`& "$CLAUDE_PROJECT_DIR/a" \${GEMINI_PROJECT_DIR} $LLXPRT_PROJECT_DIR_OLD $other`);
    expect(script).toContain(
      `& "\${env:CLAUDE_PROJECT_DIR}/a" \${env:GEMINI_PROJECT_DIR} $LLXPRT_PROJECT_DIR_OLD $other`,
    );
  });

  it.each(['HOOKWRIGHT_PROJECT_DIR', 'LLXPRT_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'CLAUDE_PROJECT_DIR'])(
    'lets PowerShell expand %s in both notations [WIRE-27]',
    (name) => {
      expect(decoded(`a $${name}/b \${${name}}`)).toContain(`a \${env:${name}}/b \${env:${name}}`);
    },
  );
});
