import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { contract } from '../../../../../generated/contract.js';
import { selfTest } from '../../../../../src/integrations/agents/install/self-test.js';
import { AGENTS, agentNamed, makeHome } from '../../../../support/integrations/agents/agents.js';

/** Answers that block a tool call, by agent. */
const BLOCKS: Readonly<Record<string, object>> = {
  'claude-code': named('deny'),
  codex: named('deny'),
  'qwen-code': named('deny'),
  'gemini-cli': { decision: 'deny', reason: 'hookwright-self-test' },
  'copilot-cli': { permissionDecision: 'deny', permissionDecisionReason: 'hookwright-self-test' },
  cursor: { permission: 'deny', agent_message: 'hookwright-self-test' },
};

function named(permissionDecision: string): object {
  const hookEventName = 'PreToolUse';
  return {
    hookSpecificOutput: { hookEventName, permissionDecision, permissionDecisionReason: 'hookwright-self-test' },
  };
}

function testCommand(name: string, command: string, project: string) {
  const agent = agentNamed(name);
  const [key = 'command'] = agent.dialect.config.entry.command ?? [];
  const startDaemon = () => expect.unreachable('a command needs no daemon');
  return selfTest(agent, { handler: { [key]: command } }, { contract, project, startDaemon });
}

/** Runs the self-test with a script as the installed command. */
async function testWith(name: string, script: string) {
  const { home, project } = makeHome();
  const file = join(home, 'answer.sh');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return testCommand(name, `${file} hook --as ${name}`, project);
}

describe('selfTest', () => {
  it.each(AGENTS.map(({ name }) => [name]))("passes if %s gets a block in the agent's words", async (name) => {
    const result = await testWith(name, `cat >/dev/null; echo '${JSON.stringify(BLOCKS[name])}'`);
    expect(result).toEqual({ passed: true, detail: expect.any(String) });
  });

  it.each(AGENTS.map(({ name }) => [name]))('passes if %s gets exit code 2 with the reason', async (name) => {
    const result = await testWith(name, 'cat >/dev/null; echo hookwright-self-test >&2; exit 2');
    expect(result).toMatchObject({ passed: true });
  });

  it.each(AGENTS.map(({ name }) => [name]))('fails if the command of %s prints nothing', async (name) => {
    expect(await testWith(name, 'cat >/dev/null')).toEqual({
      passed: false,
      detail: 'the agent would not block the call (exit code 0, no output)',
    });
  });

  it('fails if the words are those of another agent', async () => {
    const result = await testWith('gemini', `cat >/dev/null; echo '${JSON.stringify(BLOCKS['claude-code'])}'`);
    expect(result.passed).toBe(false);
  });

  it('fails if the call is blocked because hookwright did not run', async () => {
    const result = await testWith('claude', 'cat >/dev/null; echo "cannot run the hook" >&2; exit 2');
    expect(result).toMatchObject({ passed: false, detail: expect.stringContaining('hookwright did not run') });
  });

  it('gives the command the recorded input, and a settings file with one hook that blocks', async () => {
    const script =
      'grep -q \'"tool_name":"Bash"\' && grep -q hookwright-self-test "$XDG_CONFIG_HOME/hookwright/settings.json" && echo hookwright-self-test >&2; exit 2';
    expect(await testWith('codex', script)).toMatchObject({ passed: true });
  });

  it('starts no daemon, which would outlive its folder', async () => {
    const script = '[ "$HOOKWRIGHT_DAEMON" = 0 ] && echo hookwright-self-test >&2; exit 2';
    expect(await testWith('claude', script)).toMatchObject({ passed: true });
  });

  it('leaves no folder behind', async () => {
    const folder = makeHome().home;
    vi.stubEnv('TMPDIR', folder);
    await testCommand('claude', 'exit 2', folder);
    expect(readdirSync(folder)).toEqual(['project']);
  });
});
