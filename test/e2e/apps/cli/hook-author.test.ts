import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSessionFolder } from '../../../../src/system/hooks/index.js';
import { beforeTool, bin, makeMachine } from './machine.js';

const hasScript = spawnSync('script', ['--version']).status === 0;

describe('hookwright run', () => {
  it.each([
    ['exit code 1', 'echo boom >&2; exit 1', 'exit code 1 is an error and lets the call proceed; exit 2 blocks'],
    ['a missing program', 'no-such-program x', 'exit code 127 is an error and lets the call proceed; exit 2 blocks'],
    ['a missing program behind exit code 0', 'no-such-program x; exit 0', 'no-such-program: command not found'],
    ['a syntax error with exit code 2', "bash -c 'if ['; exit 2", 'this looks like an error of the script'],
  ])('gives a hint about %s', async (_, command, hint) => {
    const { run, write } = makeMachine();
    write('../.config/hookwright/settings.json', beforeTool({ type: 'command', name: 'guard', command }));
    expect((await run(['run', 'BeforeTool', '--tool', 'write_file'])).stdout).toContain(hint);
  });

  it('gives no hint about a hook whose failure blocks', async () => {
    const { run, write } = makeMachine();
    const hook = { type: 'command', name: 'guard', command: 'exit 1', onError: 'block' };
    write('../.config/hookwright/settings.json', beforeTool(hook));
    expect((await run(['run', 'BeforeTool', '--tool', 'write_file'])).stdout).not.toContain('hint');
  });

  it('prints the stderr of a crash once', async () => {
    const { run, write } = makeMachine();
    const command = 'printf "Traceback\\n  at line 1\\nValueError: odd\\n" >&2; exit 1';
    write('../.config/hookwright/settings.json', beforeTool({ type: 'command', name: 'guard', command }));
    const { stdout } = await run(['run', 'BeforeTool', '--tool', 'write_file']);
    expect(stdout.match(/ValueError: odd/g)).toHaveLength(1);
    expect(stdout).toContain('(stderr above)');
    expect(stdout).not.toContain('system message');
  });
});

describe('hookwright list and explain', () => {
  it('show short names for hooks of dialects, with their commands', async () => {
    const { run, write } = makeMachine();
    const command = 'python3 "$CLAUDE_PROJECT_DIR"/.claude/hooks/no_secrets.py --strict';
    write('.claude/settings.json', { hooks: { PreToolUse: [{ matcher: '', hooks: [{ type: 'command', command }] }] } });
    const { stdout } = await run(['list', '--dialect', 'claude']);
    expect(stdout).toContain(`  - no_secrets.py\n    command, project, enabled, not trusted\n    $ ${command}\n`);
    expect(stdout).not.toContain('matcher');
  });

  it('show the budgets of settings, and what a session has used of them', async () => {
    const { run, write, home } = makeMachine();
    const budgets = { tool_calls: 20, cost_usd: 2.5, onExceed: 'ask' };
    write('.hookwright/settings.json', { ...beforeTool('exit 0'), budgets });
    const line = '  cost_usd 2.5, tool_calls 20; if reached: ask (.hookwright/settings.json)\n';
    expect((await run(['list'])).stdout).toContain(`Budgets of each session\n${line}`);
    expect((await run(['explain', 'BeforeTool'])).stdout).toContain(line);
    const record = openSessionFolder(false, join(home, '.local/state/hookwright/sessions')).open('s-1');
    for (let calls = 0; calls < 3; calls += 1) record.record({ kind: 'tool' });
    const used = await run(['explain', 'BeforeTool', '--input', '{"session_id":"s-1"}']);
    expect(used.stdout).toContain('Budgets of session s-1, used / limit\n');
    const { budgets: shown } = JSON.parse((await run(['list', '--session', 's-1', '--json'])).stdout);
    expect(shown).toMatchObject([
      { onExceed: 'ask', limits: expect.arrayContaining([{ name: 'tool_calls', limit: 20, used: 3 }]) },
    ]);
    expect(await run(['list', '--session', 'none'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no session "none"'),
    });
  });
});

describe('hookwright test', () => {
  it.skipIf(!hasScript)('shows the running case in a terminal', () => {
    const { project, environment, write } = makeMachine();
    write('../.config/hookwright/settings.json', beforeTool('exit 0'));
    write('a.hooktest.json', { cases: [{ name: 'slow one', event: 'BeforeTool', expect: { decision: 'allow' } }] });
    const line = `${process.execPath} ${bin} test`;
    const options = { cwd: project, env: environment(), input: '', encoding: 'utf8' } as const;
    const { stdout } = spawnSync('script', ['-qec', line, '/dev/null'], options);
    expect(stdout).toContain('0 of 1 cases, 0 failed, running: slow one');
  });
});
