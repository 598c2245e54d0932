import { expect, it } from 'vitest';
import { makeMachine } from './machine.js';

const GUARD = `#!/usr/bin/env bash
case "$(cat)" in
  *"rm -rf"*) echo '{"hookSpecificOutput":{"permissionDecision":"deny","permissionDecisionReason":"no rm -rf"}}' ;;
esac
`;

/** Creates a project with a guard of Claude Code and one of Cursor that matches commands with curl. */
function foreignMachine(settings?: unknown) {
  const machine = makeMachine();
  machine.write('.claude/guard.sh', GUARD, 0o755);
  const command = '"$CLAUDE_PROJECT_DIR"/.claude/guard.sh';
  machine.write('.claude/settings.json', {
    hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command, timeout: 10 }] }] },
  });
  machine.write('.cursor/hooks.json', {
    hooks: { beforeShellExecution: [{ command: 'exit 2', matcher: 'curl' }] },
  });
  if (settings !== undefined) machine.write('.hookwright/settings.json', settings);
  return machine;
}

it('explain knows a tool by its names in all agents [X-84]', async () => {
  const machine = makeMachine();
  machine.write('.hookwright/settings.json', {
    enableHooks: true,
    hooks: {
      BeforeTool: [{ matcher: 'write_file', hooks: [{ type: 'rule', name: 'a', when: 'true', decision: 'deny' }] }],
    },
  });
  expect((await machine.run(['trust', '--yes'])).code).toBe(0);
  for (const tool of ['Write', 'create', 'write_file'])
    expect((await machine.run(['explain', 'BeforeTool', '--tool', tool])).stdout).toContain('1 would run');
  expect((await machine.run(['explain', 'BeforeTool', '--tool', 'Read'])).stdout).toContain('no hook would run');
});

it('run says which tool rules cannot judge [X-84]', async () => {
  const machine = makeMachine();
  const rule = { type: 'rule', name: 'a', when: 'command.uses_sudo', decision: 'deny', onError: 'block' };
  machine.write('.hookwright/settings.json', { enableHooks: true, hooks: { BeforeTool: [{ hooks: [rule] }] } });
  expect((await machine.run(['trust', '--yes'])).code).toBe(0);
  const input = ['--tool', 'deploy', '--input', '{"tool_input":{"target":"a"}}'];
  for (const command of ['explain', 'run']) {
    const { stdout, stderr } = await machine.run([command, 'BeforeTool', ...input]);
    expect(`${stdout}${stderr}`.replaceAll(/\s+/g, ' ')).toContain('cannot judge the tool "deploy"');
  }
});

const BOTH = ['--dialect', 'claude-code', '--dialect', 'cursor'];

it('list shows dialect hooks with event, file and position, from settings or --dialect', async () => {
  const { run } = foreignMachine();
  expect((await run(['list'])).stdout).toContain('There are no hooks here');
  const { stdout } = await run(['list', ...BOTH]);
  expect(stdout).toContain('claude-code PreToolUse, .claude/settings.json:7:11');
  expect(stdout).toContain('cursor beforeShellExecution, .cursor/hooks.json:4:7');
  const listed = JSON.parse((await run(['list', ...BOTH, '--json'])).stdout);
  expect(listed.hooks[0]).toMatchObject({
    event: 'BeforeTool',
    dialect: { name: 'claude-code', event: 'PreToolUse', line: 7, column: 11 },
    hook: { timeout: 10_000 },
  });
  const { run: runNamed } = foreignMachine({ dialects: ['cursor'] });
  const named = (await runNamed(['list'])).stdout;
  expect(named).toContain('cursor beforeShellExecution');
  expect(named).not.toContain('claude-code');
});

it('trust, explain and run accept the event names of the dialect', async () => {
  const { run } = foreignMachine();
  const pending = await run(['trust', ...BOTH]);
  expect(pending.stdout).toContain('claude-code PreToolUse, .claude/settings.json:7:11');
  expect(await run(['trust', '--yes', ...BOTH])).toMatchObject({ code: 0 });

  const explained = await run(['explain', 'PreToolUse', '--tool', 'Bash', ...BOTH]);
  expect(explained).toMatchObject({ code: 0, stderr: '' });
  expect(explained.stdout).toContain('PreToolUse of claude-code is BeforeTool here.');
  expect(explained.stdout).toContain('claude-code PreToolUse, .claude/settings.json:7:11');

  const input = ['--input', '{ "tool_input": { "command": "rm -rf /" } }'];
  const refused = await run(['run', 'PreToolUse', '--tool', 'Bash', ...input, ...BOTH]);
  expect(refused.code).toBe(2);
  expect(refused.stdout).toContain('claude-code PreToolUse, .claude/settings.json:7:11');
  expect(refused.stdout).toContain('reason no rm -rf');
  // The tool name of any agent works.
  expect(await run(['run', 'BeforeTool', '--tool', 'run_shell_command', ...input, ...BOTH])).toMatchObject({ code: 2 });
});

it('explain --input also applies the conditions of the dialect hook', async () => {
  const { run } = foreignMachine();
  await run(['trust', '--yes', ...BOTH]);
  const explain = async (command: string) => {
    const input = JSON.stringify({ tool_input: { command } });
    const args = ['explain', 'beforeShellExecution', '--dialect', 'cursor', '--json', '--input', input];
    return JSON.parse((await run(args)).stdout);
  };
  expect(await explain('ls')).toMatchObject({ hooks: [{ runs: false, why: expect.stringContaining('"curl"') }] });
  expect(await explain('curl x')).toMatchObject({
    theirs: { dialect: 'cursor', event: 'beforeShellExecution' },
    matched: 'Shell',
    hooks: [{ runs: true }],
  });
});

it('suggests the dialect of a foreign event, and names events without a counterpart', async () => {
  const { run } = foreignMachine();
  const withoutDialect = await run(['explain', 'PreToolUse']);
  expect(withoutDialect.code).toBe(64);
  expect(withoutDialect.stderr).toContain('name the agent: --dialect claude-code');
  const never = await run(['run', 'PermissionRequest', '--dialect', 'claude-code']);
  expect(never.stderr).toContain('PermissionRequest is an event of claude-code that never fires here');
  const misspelt = await run(['list', '--dialect', 'claude-cod']);
  expect(misspelt.code).toBe(64);
  expect(misspelt.stderr).toContain('did you mean claude-code?');
});

it('doctor reports problems of dialect hooks with their location', async () => {
  const { run, write } = foreignMachine();
  write('.claude/settings.local.json', { hooks: { PreToolUze: [] } });
  const { code, stdout } = await run(['doctor', '--dialect', 'claude-code']);
  expect(code).toBe(1);
  expect(stdout).toContain('claude-code PreToolUse, .claude/settings.json:7:11');
  expect(stdout).toMatch(/✗ claude-code has no event "PreToolUze"\n.*\n {4}- \.claude\/settings\.local\.json:3:5\n/);
});

it('test runs dialect hooks in a copy of the project', async () => {
  const { run, write, project } = foreignMachine({ dialects: ['claude-code', 'cursor'] });
  write('.cursor/hooks.json', {
    hooks: { afterFileEdit: [{ command: 'cat > seen.json; echo "$CURSOR_PROJECT_DIR" > dir.txt' }] },
  });
  await run(['trust', '--yes']);
  write('.hookwright/foreign.hooktest.json', {
    cases: [
      {
        name: 'rm is refused',
        event: 'BeforeTool',
        input: { tool_name: 'run_shell_command', tool_input: { command: 'rm -rf /' } },
        expect: { decision: 'deny', reason: 'no rm -rf' },
      },
      {
        name: 'an edit is seen',
        event: 'AfterTool',
        input: { tool_name: 'Write', tool_input: { file_path: 'a', content: 'b' }, tool_response: {} },
        expect: {
          decision: 'allow',
          files: { 'seen.json': { pattern: 'afterFileEdit' }, 'dir.txt': { pattern: 'hookwright-test-' } },
        },
      },
      { name: 'this fails', event: 'BeforeTool', input: { tool_name: 'Bash' }, expect: { decision: 'deny' } },
    ],
  });
  const { code, stdout } = await run(['test']);
  expect(stdout).toContain('2 passed, 1 failed');
  expect(code).toBe(1);
  const { existsSync } = await import('node:fs');
  expect(existsSync(`${project}/seen.json`)).toBe(false);
});
