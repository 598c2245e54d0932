import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beforeTool, makeMachine } from './machine.js';

const claude = (command: string, event = 'PreToolUse') => ({
  hooks: { [event]: [{ hooks: [{ type: 'command', command }] }] },
});

describe('hookwright validate', () => {
  it('exits 1 for a guard whose program is missing', async () => {
    const { run, write } = makeMachine();
    write('../.config/hookwright/settings.json', beforeTool('pyhton3 guard.py'));
    const { code, stdout } = await run(['validate']);
    expect(code).toBe(1);
    expect(stdout).toContain('error: cannot start "pyhton3": not found on PATH');
    expect(stdout).toContain('1 error, 0 warnings');
  });

  it('exits 0 for a hook that is not a guard', async () => {
    const { run, write } = makeMachine();
    write('../.config/hookwright/settings.json', beforeTool({ type: 'command', command: 'nosuch', enforce: false }));
    expect(await run(['validate'])).toMatchObject({ code: 0, stdout: expect.stringContaining('1 warning') });
  });

  it('reports scripts of every dialect that are missing', async () => {
    const { run, write } = makeMachine();
    write('.claude/settings.json', claude('"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh'));
    write('.gemini/settings.json', claude('node $GEMINI_PROJECT_DIR/hooks/guard.js', 'BeforeTool'));
    write('.cursor/hooks.json', { version: 1, hooks: { preToolUse: [{ command: './hooks/guard.sh' }] } });
    write('.github/hooks/a.json', { version: 1, hooks: { preToolUse: [{ bash: '$COPILOT_PROJECT_DIR/guard.sh' }] } });
    write('.codex/hooks.json', claude('uv run guard.py'));
    for (const dialect of ['claude-code', 'gemini-cli', 'cursor', 'copilot-cli', 'codex']) {
      const { code, stdout } = await run(['validate', '--dialect', dialect]);
      expect({ dialect, code }).toEqual({ dialect, code: 1 });
      expect(stdout).toMatch(/:\d+:\d+: error: cannot (?:start|run) .*: not found/);
    }
  });
});

describe('hookwright doctor', () => {
  it('reports guards of another agent that cannot start, and how to trust the others', async () => {
    const { run, write, root } = makeMachine();
    write('.claude/settings.json', {
      hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: 'claudekit-hooks run' }] }] },
    });
    symlinkSync('/bin/bash', join(root, 'bash'));
    const env = { PATH: root, COLUMNS: '1000' };
    const { code, stdout } = await run(['doctor', '--dialect', 'claude-code'], { env });
    expect(code).toBe(1);
    expect(stdout).toContain('cannot start "claudekit-hooks": not found on PATH');
    expect(stdout).toContain('run hookwright trust --dialect claude-code');
  });
});

describe('hookwright run', () => {
  it('shows a crash of a gemini-cli hook as a failure and exits 1', async () => {
    const { run, write } = makeMachine();
    write('.gemini/settings.json', claude('echo "stack trace" >&2; exit 1', 'BeforeTool'));
    const options = ['--dialect', 'gemini-cli', '--untrusted', '--tool', 'run_shell_command'];
    const { code, stdout } = await run(['run', 'BeforeTool', ...options]);
    expect(code).toBe(1);
    expect(stdout).toContain('✗');
    expect(stdout).not.toContain('✓');
    expect(stdout).toContain('allowed');
  });
});
