import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMachine } from './machine.js';

const GUARD = { type: 'command', name: 'guard', command: 'grep -q "rm -rf" && { echo "no rm" >&2; exit 2; }; exit 0' };

/** Creates a machine with a native guard of the user for shell commands. */
function guardedMachine() {
  const machine = makeMachine();
  machine.write('../.config/hookwright/settings.json', {
    enableHooks: true,
    hooks: { BeforeTool: [{ matcher: '^run_shell_command$', hooks: [GUARD] }] },
  });
  return machine;
}

const removal = { command: 'rm -rf /' };

describe('hookwright run with the events of agents', () => {
  it.each([
    ['of Cursor', ['beforeShellExecution', '--dialect', 'cursor', '--input', JSON.stringify(removal)]],
    ['of an agent with a unique name', ['beforeShellExecution', '--input', JSON.stringify(removal)]],
    ['that agents read in the same way', ['PreToolUse', '--input', toolCall('Bash', removal)]],
    ['with a short name of the agent', ['PreToolUse', '--dialect', 'claude', '--input', toolCall('Bash', removal)]],
  ])('runs native guards for an event %s', async (_, args) => {
    const { run } = guardedMachine();
    expect(await run(['run', ...args])).toMatchObject({ code: 2, stdout: expect.stringContaining('reason no rm') });
    const allowed = args.map((arg) => arg.replace('rm -rf /', 'ls'));
    expect(await run(['run', ...allowed])).toMatchObject({ code: 0 });
  });

  it('names the agents if several have the event', async () => {
    const { run } = guardedMachine();
    const { code, stderr } = await run(['run', 'PreToolUse']);
    expect(code).toBe(64);
    expect(stderr).toContain('"PreToolUse" is an event of several agents (claude-code, codex');
    expect(stderr).toContain('write BeforeTool, or name the agent: --dialect claude-code');
  });

  it('reports unknown fields with the nearest known name', async () => {
    const { run } = guardedMachine();
    const native = await run(['run', 'BeforeTool', '--input', '{"tool_nme":"x"}']);
    expect(native.stdout).toContain('unknown input field "tool_nme"; did you mean "tool_name"?');
    const input = JSON.stringify({ comand: 'rm -rf /', session_id: 's' });
    const foreign = await run(['run', 'beforeShellExecution', '--dialect', 'cursor', '--input', input, '--json']);
    expect(JSON.parse(foreign.stdout).warnings).toEqual(['unknown input field "comand"; did you mean "command"?']);
  });

  it('shows the JSON of the dialect that a hook was given', async () => {
    const { run, write } = guardedMachine();
    write('../.claude/settings.json', {
      hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'cat >&2' }] }] },
    });
    const args = ['run', 'PreToolUse', '--dialect', 'claude-code', '--input', toolCall('Bash', { command: 'ls' })];
    const report = JSON.parse((await run([...args, '--json'])).stdout);
    const [foreign] = report.hooks.filter(({ dialect }: { dialect?: object }) => dialect !== undefined);
    expect(foreign.read).toMatchObject({
      hook_event_name: 'PreToolUse',
      tool_name: 'Bash',
      tool_use_id: expect.any(String),
    });
    expect(JSON.parse(foreign.stderr)).toEqual(foreign.read);
    expect(report.read).toMatchObject({ hook_event_name: 'BeforeTool', tool_name: 'Bash' });
    expect((await run(args)).stdout).toMatch(/ {4}read \{.*"hook_event_name":"PreToolUse"/);
  });
});

describe('hookwright test with the events of agents', () => {
  it('runs cases with their names and payloads, and the other cases of a file with a mistake', async () => {
    const { run, write } = guardedMachine();
    const expectation = { decision: 'deny', reason: 'no rm' };
    write('a.hooktest.json', {
      cases: [
        { name: 'claude', event: 'PreToolUse', input: JSON.parse(toolCall('Bash', removal)), expect: expectation },
        { name: 'cursor', event: 'beforeShellExecution', input: removal, expect: expectation },
        {
          name: 'named',
          event: 'preToolUse',
          dialect: 'cursor',
          input: { tool_name: 'Shell', tool_input: removal },
          expect: expectation,
        },
        { name: 'ambiguous', event: 'Stop', expect: { decision: 'allow' } },
        { name: 'mistyped', event: 'BeforeTool', input: { tool_nme: 'x' }, expect: { decision: 'allow' } },
        { name: 'invalid', event: 'BeforeTool', expct: {} },
      ],
    });
    const { results } = JSON.parse((await run(['test', '--json'])).stdout);
    expect(results.map(({ name, status }: Record<string, string>) => [name, status])).toEqual([
      ['claude', 'passed'],
      ['cursor', 'passed'],
      ['named', 'passed'],
      ['ambiguous', 'failed'],
      ['mistyped', 'failed'],
      ['invalid', 'failed'],
    ]);
    expect(results[3].differences.join('\n')).toContain('"Stop" is an event of several agents');
    expect(results[4].differences).toEqual(['unknown input field "tool_nme"; did you mean "tool_name"?']);
    expect(results[5].differences[0]).toContain('/cases/5');
  });

  it('expects the output in the shape that run prints', async () => {
    const { run, write } = makeMachine();
    const hookSpecificOutput = { additionalContext: 'be brief' };
    const command = `echo '${JSON.stringify({ hookSpecificOutput })}'`;
    write('../.config/hookwright/settings.json', {
      enableHooks: true,
      hooks: { BeforeAgent: [{ hooks: [{ type: 'command', command }] }] },
    });
    const { stdout } = await run(['run', 'BeforeAgent']);
    expect(stdout).toContain(`  output ${JSON.stringify({ hookSpecificOutput })}\n`);
    const testCase = (name: string, output: object) => ({ name, event: 'BeforeAgent', expect: { output } });
    write('a.hooktest.json', { cases: [testCase('a', { hookSpecificOutput }), testCase('b', hookSpecificOutput)] });
    const tested = (await run(['test'])).stdout;
    expect(tested).toContain('1 passed, 1 failed');
    expect(tested).toContain('output.additionalContext: did you mean output.hookSpecificOutput.additionalContext?');
  });
});

describe('hookwright run --save-test', () => {
  it('adds cases that pass, with the event and input as they were typed', async () => {
    const { run, project } = guardedMachine();
    const file = join(project, 'saved.hooktest.json');
    const save = ['--save-test', 'saved.hooktest.json'];
    expect(await run(['run', 'beforeShellExecution', '--input', JSON.stringify(removal), ...save])).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('saved in saved.hooktest.json: BeforeTool of Shell: deny'),
    });
    const native = ['run', 'BeforeTool', '--tool', 'run_shell_command', ...save];
    expect(await run(native)).toMatchObject({ code: 0 });
    expect(await run(native)).toMatchObject({ code: 0 });
    const { cases } = JSON.parse(readFileSync(file, 'utf8'));
    expect(cases).toMatchObject([
      {
        event: 'beforeShellExecution',
        dialect: 'cursor',
        input: removal,
        expect: { decision: 'deny', reason: 'no rm' },
      },
      { name: 'BeforeTool of run_shell_command: allow', input: { tool_name: 'run_shell_command' } },
      { name: 'BeforeTool of run_shell_command: allow (2)' },
    ]);
    expect(await run(['test'])).toMatchObject({ code: 0, stdout: expect.stringContaining('3 passed, 0 failed') });
  });

  it('fires nothing if the file cannot hold the case', async () => {
    const { run, write } = guardedMachine();
    write('bad.hooktest.json', '{}');
    for (const file of ['tests.json', 'bad.hooktest.json'])
      expect(await run(['run', 'BeforeTool', '--save-test', file])).toMatchObject({ stdout: '' });
  });
});

function toolCall(tool: string, input: object): string {
  return JSON.stringify({ tool_name: tool, tool_input: input });
}
