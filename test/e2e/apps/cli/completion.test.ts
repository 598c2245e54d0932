import { spawn, spawnSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { makeMachine } from './machine.js';

const WORDS = [
  ['ex', 'explain'],
  ['run BeforeToolS', 'run BeforeToolSelection'],
  ['trust --rev', 'trust --revoke'],
  ['completion fi', 'completion fish'],
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
  child.stdin.write(`hookwright() { echo "ran [$*]"; }; ${setup}; echo REA''DY\n`);
  await reads('READY');
  for (const [typed, completed] of WORDS) {
    child.stdin.write(`hookwright ${typed}\t\n`);
    await reads(`ran [${completed}]`);
  }
  child.stdin.end('exit\n');
  await new Promise((resolve) => child.on('close', resolve));
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
    const script = `source ./completion; complete -C "hookwright ${typed}"`;
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
