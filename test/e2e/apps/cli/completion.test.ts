import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { beforeTool, makeMachine } from './machine.js';

const WORDS = [
  ['ex', 'explain'],
  ['run BeforeToolS', 'run BeforeToolSelection'],
  ['trust --rev', 'trust --revoke'],
  ['completion fi', 'completion fish'],
  ['events BeforeToolS', 'events BeforeToolSelection'],
  ['list --dialect curs', 'list --dialect cursor'],
  ['hook --as qw', 'hook --as qwen-code'],
  ['trust --revoke form', 'trust --revoke format-code'],
] as const;

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

async function machineWith(shell: string) {
  const machine = makeMachine();
  const { code, stdout, stderr } = await machine.run(['completion', shell]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  machine.write('completion', stdout);
  return machine;
}

/** Types a text into a shell, then presses Tab and Enter. */
async function typeAt(shell: string, setup: string, cwd: string, env: Record<string, string>): Promise<void> {
  const child = spawn('script', ['-qec', shell, '/dev/null'], {
    cwd,
    env: { ...env, TERM: 'xterm', SHELL: '/bin/sh' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let seen = '';
  child.stdout.on('data', (data) => (seen += String(data)));
  const reads = async (text: string) => {
    while (!seen.includes(text)) {
      if (child.exitCode !== null) throw new Error(`${shell} ended: ${seen}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  // Replaces the command with a function that prints its arguments.
  const names = 'if [ "$1" = complete-hook-names ]; then printf "%s\\n" "\\$(touch hacked)" format-code; return; fi';
  child.stdin.write(`hookwright() { ${names}; echo "ran [$*]"; }; ${setup}; echo REA''DY\n`);
  await reads('READY');
  for (const [typed, completed] of WORDS) {
    child.stdin.write(`hookwright ${typed}\t\n`);
    await reads(`ran [${completed}]`);
  }
  child.stdin.end('exit\n');
  await new Promise((resolve) => child.on('close', resolve));
  expect(existsSync(join(cwd, 'hacked'))).toBe(false);
}

it.skipIf(!isInstalled('script'))('bash completes subcommands, events, options and choices', async () => {
  const { project, environment } = await machineWith('bash');
  await typeAt('bash --norc --noprofile -i', 'source ./completion', project, environment());
});

it.skipIf(!isInstalled('script') || !isInstalled('zsh')).each([
  ['is sourced', 'compinit -u -D && source ./completion'],
  ['is in a folder of fpath', 'mv completion _hookwright && fpath=($PWD $fpath) && compinit -u -D'],
])('zsh completes subcommands, events, options and choices when the script %s', async (_, setup) => {
  const { project, environment } = await machineWith('zsh');
  await typeAt('zsh -f -i', `autoload -U compinit && ${setup}`, project, environment());
});

it.skipIf(!isInstalled('fish'))('fish completes subcommands, events, options and choices', async () => {
  const { project, environment } = await machineWith('fish');
  for (const [typed, completed] of WORDS) {
    const script = `function hookwright; echo format-code; end; source ./completion; complete -C "hookwright ${typed}"`;
    const options = { cwd: project, env: environment(), encoding: 'utf8' } as const;
    const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', script], options);
    expect(stderr).toBe('');
    expect(stdout.split('\n').map((line) => line.split('\t')[0])).toContain(completed.split(' ').at(-1));
  }
});

it('rejects any other shell', async () => {
  const { run } = makeMachine();
  expect(await run(['completion', 'tcsh'])).toMatchObject({ code: 64, stdout: '' });
});

it('prints the names of trusted hooks for --revoke, without those with control characters', async () => {
  const { run, write } = makeMachine();
  const named = (name: string) => ({ type: 'command', name, command: 'exit 0' });
  write('.hookwright/settings.json', beforeTool(named('first'), named('with blank'), named('bad\u001B[2J')));
  expect((await run(['complete-hook-names'])).stdout).toBe('');
  await run(['trust', '--yes']);
  expect(await run(['complete-hook-names'])).toMatchObject({ code: 0, stdout: 'first\nwith blank\n' });
  expect((await run(['--help'])).stdout).not.toContain('complete-hook-names');
});
