import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bin, makeMachine } from './machine.js';

const hasScript = spawnSync('script', ['--version']).status === 0;

/** Creates a machine on which Claude Code was used. */
function machineWithClaude() {
  const machine = makeMachine();
  mkdirSync(join(machine.home, '.claude'));
  const settings = join(machine.home, '.claude/settings.json');
  return { ...machine, settings, text: () => (existsSync(settings) ? readFileSync(settings, 'utf8') : '') };
}

describe('hookwright init', () => {
  it('installs the bridge with --yes, says where the hook fires, and changes nothing the second time', async () => {
    const { run, text, project } = machineWithClaude();
    const first = await run(['init', '--yes']);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain('wrote .hookwright/settings.json');
    expect(first.stdout).toMatch(/\nNow try: hookwright test\n(?:.|\n)*\nIt fires now in: claude-code\n$/);
    const [installed, settings] = [text(), readFileSync(join(project, '.hookwright/settings.json'), 'utf8')];
    expect(installed).toContain('hook --as claude-code PreToolUse');
    const second = await run(['init', '--yes']);
    expect(second.stdout).toMatch(/settings\.json is already there;.*It fires now in: claude-code\n$/s);
    expect([text(), readFileSync(join(project, '.hookwright/settings.json'), 'utf8')]).toEqual([installed, settings]);
    const json = JSON.parse((await run(['init', '--json'])).stdout);
    expect(json).toEqual({ written: [], trusted: [], fires: ['claude-code'], pending: [], failures: [] });
  });

  it('asks nothing without a terminal, and names the command that makes the hook fire', async () => {
    const { run, text } = machineWithClaude();
    const { code, stdout } = await run(['init']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /\nNow try: hookwright test\nNo agent runs your hooks yet\. To add them to your agents: hookwright install\n$/,
    );
    expect(text()).toBe('');
  });

  it('installs for the named agents, and says what an agent still needs', async () => {
    const { run, text, home } = machineWithClaude();
    const { code, stdout } = await run(['init', '--agents', 'codex', '--yes']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Not yet in codex: Codex skips them silently: not trusted: PreToolUse.*\n {2}start codex/);
    expect(existsSync(join(home, '.codex/hooks.json'))).toBe(true);
    expect(text()).toBe('');
  });

  it('writes nothing for a misspelt agent', async () => {
    const { run, project } = machineWithClaude();
    const { code, stderr } = await run(['init', '--agents', 'claude-code,codx', '--yes']);
    expect({ code, stderr }).toEqual({ code: 64, stderr: expect.stringContaining('did you mean codex?') });
    expect(existsSync(join(project, '.hookwright'))).toBe(false);
  });

  it.skipIf(!hasScript)('asks in a terminal, and offers the agents on this machine', () => {
    const { project, environment, text } = machineWithClaude();
    const { stdout } = spawnSync('script', ['-qec', `${process.execPath} ${bin} init`, '/dev/null'], {
      cwd: project,
      env: environment(),
      input: 'none\n',
      encoding: 'utf8',
    });
    expect(stdout).toContain('Agents on this machine: claude-code');
    expect(stdout).toContain('Press Enter to add hookwright to those on this machine');
    expect(stdout).toContain('No agent runs your hooks yet.');
    expect(text()).toBe('');
  });

  it.skipIf(!hasScript)('asks nothing in a terminal if there is no agent on this machine', () => {
    const { project, environment } = makeMachine();
    const { stdout } = spawnSync('script', ['-qec', `${process.execPath} ${bin} init`, '/dev/null'], {
      cwd: project,
      env: environment(),
      input: '',
      encoding: 'utf8',
    });
    expect(stdout).not.toContain('Press Enter');
    expect(stdout).toContain('To add them to your agents: hookwright install --agent <name>');
  });
});
