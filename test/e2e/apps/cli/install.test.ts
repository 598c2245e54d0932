import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bin, makeMachine } from './machine.js';

const hasScript = spawnSync('script', ['--version']).status === 0;

const SETTINGS = `{
  // mine
  "model": "opus",
}
`;

/** Creates a machine with a settings file of Claude Code. */
function machineWithClaude(text = SETTINGS) {
  const machine = makeMachine();
  const file = join(machine.home, '.claude/settings.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const launcher = join(machine.home, '.local/share/hookwright/bin/hookwright');
  return { ...machine, file, launcher, text: () => readFileSync(file, 'utf8') };
}

describe('hookwright install', () => {
  it('shows the diff and writes nothing without a terminal', async () => {
    const { run, file, text, launcher } = machineWithClaude();
    const { code, stdout, stderr } = await run(['install']);
    expect(code).toBe(1);
    expect(stdout).toContain(`${file}\n`);
    expect(stdout).toContain(`"command": "${launcher} hook --as claude-code PreToolUse || exit 2"`);
    expect(stderr).toContain('nothing was written, because this is not a terminal\n  add --yes');
    expect(text()).toBe(SETTINGS);
    expect(existsSync(launcher)).toBe(false);
  });

  it('writes with --yes, and reports what was done, where, and how to undo it', async () => {
    const { run, file, launcher, home } = machineWithClaude();
    const { code, stdout } = await run(['install', '--yes']);
    expect(code).toBe(0);
    const report = stdout.slice(stdout.indexOf('✓'));
    expect(report.split('\n').toSpliced(1, 1)).toEqual([
      `✓ Claude Code: wrote ${file}`,
      '    Claude Code ignores the whole file because of its comments: remove the comments',
      '    Claude Code ignores the whole file because of its trailing commas: remove the trailing commas',
      'Restart agents that are running. hookwright status shows whether they run the hooks.',
      'To undo it: hookwright uninstall',
      '',
    ]);
    expect(report.split('\n')[1]).toMatch(
      new RegExp(`^ {4}backup: ${home}/.local/state/hookwright/agents/\\w+/settings`),
    );
    expect(statSync(launcher).mode & 0o777).toBe(0o755);
  });

  it('changes nothing the second time, and asks nothing', async () => {
    const { run, text, file } = machineWithClaude('{}');
    await run(['install', '--yes']);
    const first = text();
    const { stdout, code } = await run(['install']);
    expect(code).toBe(0);
    expect(stdout).toContain(`✓ Claude Code: ${file} is up to date`);
    expect(text()).toBe(first);
  });

  it.skipIf(!hasScript).each([
    ['y', true],
    ['', false],
  ])('asks in a terminal, and the answer %j writes: %s', (answer, isWritten) => {
    const { project, environment, text } = machineWithClaude();
    const line = `${process.execPath} ${bin} install`;
    const input = `${answer}\n`;
    const { stdout } = spawnSync('script', ['-qec', line, '/dev/null'], {
      cwd: project,
      env: environment(),
      input,
      encoding: 'utf8',
    });
    expect(stdout).toContain('Write it? [y]es, [N]o:');
    expect(text().includes('hook --as')).toBe(isWritten);
    expect(stdout.includes('Nothing was written.')).toBe(!isWritten);
  });

  it('installs only the named agents', async () => {
    const { run, home, text } = machineWithClaude();
    const { code, stdout } = await run(['install', '--agent', 'codex', '--agent', 'copilot', '--yes']);
    expect(code).toBe(0);
    expect(stdout).toContain('Codex skips hooks that it does not trust: start codex, enter /hooks');
    expect(stdout).toContain('To undo it: hookwright uninstall --agent codex --agent copilot');
    expect(existsSync(join(home, '.codex/hooks.json'))).toBe(true);
    expect(JSON.parse(readFileSync(join(home, '.copilot/hooks/hookwright.json'), 'utf8'))).toMatchObject({
      version: 1,
    });
    expect(text()).toBe(SETTINGS);
  });

  it('rejects unknown agents, two scopes, and a machine without agents', async () => {
    const { run } = makeMachine();
    expect(await run(['install', '--agent', 'cloude'])).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('claude'),
    });
    expect(await run(['install', '--user', '--project'])).toMatchObject({ code: 64 });
    expect(await run(['install'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot find a supported agent on this machine\n  looked for Claude Code, Codex'),
    });
  });

  it('installs the other agents if the settings of one are not valid', async () => {
    const { run, home, text, file } = machineWithClaude('{ "hooks": [] }');
    mkdirSync(join(home, '.codex'));
    const { code, stdout, stderr } = await run(['install', '--yes']);
    expect(code).toBe(1);
    expect(stdout).toContain('✓ Codex: wrote');
    expect(stderr).toBe(
      `hookwright: cannot change ${file}:1:12: "hooks" must be an object. Fix the file, then run the command again. It was not changed.\n`,
    );
    expect(text()).toBe('{ "hooks": [] }');
  });

  it('does not write a read-only file', async () => {
    const { run, file, text } = machineWithClaude();
    chmodSync(file, 0o444);
    const { code, stderr } = await run(['install', '--yes']);
    expect(code).toBe(1);
    expect(stderr).toContain(`cannot change ${file}: it is read-only. Make it writable: chmod u+w ${file}`);
    expect(text()).toBe(SETTINGS);
  });

  it('writes portable commands and a launcher into a project', async () => {
    const { run, project, home } = machineWithClaude();
    const { code } = await run(['install', '--project', '--agent', 'claude', '--yes']);
    expect(code).toBe(0);
    const text = readFileSync(join(project, '.claude/settings.json'), 'utf8');
    expect(text).toMatch(
      /"\\"\$\{CLAUDE_PROJECT_DIR\}\/.hookwright\/bin\/hookwright\\" hook --as claude-code PreToolUse/,
    );
    expect(text + readFileSync(join(project, '.hookwright/bin/hookwright'), 'utf8')).not.toContain(home);
    await run(['uninstall', '--project', '--yes']);
    expect(existsSync(join(project, '.claude'))).toBe(false);
    expect(existsSync(join(project, '.hookwright'))).toBe(false);
  });

  it('prints the changes as JSON', async () => {
    const { run, file } = machineWithClaude('{}\n');
    const { stdout, code } = await run(['install', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      written: false,
      failures: [],
      changes: [{ agent: 'claude-code', scope: 'user', file, isChanged: true, before: '{}\n' }],
    });
  });
});

describe('hookwright uninstall', () => {
  it('restores the settings byte for byte and removes the launcher with the last agent', async () => {
    const { run, home, text, launcher } = machineWithClaude();
    await run(['install', '--agent', 'claude', '--agent', 'codex', '--yes']);
    await run(['uninstall', '--agent', 'codex', '--yes']);
    expect(existsSync(join(home, '.codex'))).toBe(false);
    expect(existsSync(launcher)).toBe(true);
    const { stdout, code } = await run(['uninstall', '--yes']);
    expect(code).toBe(0);
    expect(stdout).toContain(
      'settings.json, as it was before\nRemoved from 1 file. Restart agents that are running.\n',
    );
    expect(text()).toBe(SETTINGS);
    expect(existsSync(launcher)).toBe(false);
  });

  it('removes only its entries from a file that was changed in between', async () => {
    const { run, file, text } = machineWithClaude();
    await run(['install', '--yes']);
    writeFileSync(file, text().replace('opus', 'sonnet'));
    const { stdout } = await run(['uninstall', '--yes']);
    expect(stdout).toContain('our entries removed, the rest kept\n    the file before the installation: ');
    expect(text()).toBe(SETTINGS.replace('opus', 'sonnet'));
  });

  it('reports that there is nothing to remove', async () => {
    const { run } = machineWithClaude();
    expect(await run(['uninstall'])).toMatchObject({
      code: 0,
      stdout: 'Nothing to remove: no agent has hookwright in its user settings.\n',
    });
  });

  it('names the option for an installation in the other settings', async () => {
    const { run } = machineWithClaude();
    await run(['install', '--project', '--yes']);
    expect((await run(['uninstall', '--yes'])).stdout).toContain(
      'It is installed for this project: hookwright uninstall --project',
    );
    await run(['uninstall', '--project', '--yes']);
    await run(['install', '--yes']);
    expect((await run(['uninstall', '--project', '--yes'])).stdout).toContain(
      'It is installed for the user: hookwright uninstall\n',
    );
  });
});

describe('hookwright status', () => {
  it('shows agents that are found but not installed', async () => {
    const { run } = machineWithClaude();
    const { code, stdout } = await run(['status']);
    expect(code).toBe(0);
    expect(stdout).toBe('Claude Code\n  its program is not on PATH\n  - not installed: hookwright install\n');
  });

  it('runs the installed command and exits with 1 if the agent would not be blocked by it', async () => {
    const { run, launcher } = machineWithClaude('{}');
    await run(['install', '--yes']);
    writeFileSync(launcher, '#!/bin/sh\ncat >/dev/null\n');
    const silent = await run(['status']);
    expect(silent.code).toBe(1);
    expect(silent.stdout).toContain('self-test: FAILED: the agent would not block the call (exit code 0, no output)');
    writeFileSync(launcher, '#!/bin/sh\ncat >/dev/null\necho hookwright-self-test >&2\nexit 2\n');
    const { code, stdout } = await run(['status']);
    expect(code).toBe(0);
    expect(stdout).toContain('  ✓ installed for the user: ');
    expect(stdout).toContain('    self-test: passed: ');
    expect(stdout).toContain('if hookwright is removed: tool calls are blocked; other events continue');
  });

  it('prints JSON', async () => {
    const { run, project } = machineWithClaude('{}');
    await run(['install', '--yes']);
    const { stdout } = await run(['status', '--json', '--no-test']);
    const found = JSON.parse(stdout);
    expect(found).toMatchObject({ project, agents: [{ agent: 'claude-code' }] });
    expect(found.agents[0].installations[0]).toMatchObject({ scope: 'user', state: 'installed', runs: true });
  });
});
