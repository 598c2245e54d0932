import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../../../src/core/triggers/execute-tool.js';
import { agentHooks, answer, exit2 } from '../../../support/config/dialects/agent-hooks.js';
import { foreignProject } from '../../../support/config/dialects/foreign-project.js';

const decide = (permissionDecision: string, permissionDecisionReason: string) =>
  answer({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason } });

async function reasonOf(hooks: Readonly<Record<string, readonly string[]>>): Promise<unknown> {
  const dialects = Object.keys(hooks);
  const files = dialects.map((dialect) => {
    const event = { 'copilot-cli': 'preToolUse', 'gemini-cli': 'BeforeTool' }[dialect] ?? 'PreToolUse';
    return agentHooks(
      dialect,
      (hooks[dialect] ?? []).map((command) => [event, command]),
    );
  });
  const { config } = await foreignProject(Object.assign({}, ...files), { dialects });
  const run = async () => ({ llmContent: 'ran' });
  return (await executeToolWithHooks(config, 'run_shell_command', { command: 'ls' }, run)).llmContent;
}

describe('Reason of a block by several hooks', () => {
  it.each([
    ['an allow after it', [decide('deny', 'no'), decide('allow', 'fine')]],
    ['an allow before it', [decide('allow', 'fine'), decide('deny', 'no')]],
    ['an ask beside it', [decide('ask', 'sure?'), decide('deny', 'no')]],
    ['exit code 2 and an allow', [exit2('no'), decide('allow', 'fine')]],
  ])('has no reason of %s [AGG-7]', async (_, commands) => {
    expect(await reasonOf({ 'claude-code': commands })).toBe('Tool execution blocked: no');
  });

  it('is that of the last block in Claude Code [AGG-7]', async () => {
    const commands = [decide('deny', 'first'), decide('deny', 'last'), decide('allow', 'fine')];
    expect(await reasonOf({ 'claude-code': commands })).toBe('Tool execution blocked: last');
  });

  it('is that of the first block in Codex [AGG-7]', async () => {
    expect(await reasonOf({ codex: [decide('deny', 'first'), exit2('last')] })).toBe('Tool execution blocked: first');
  });

  it('is that of the first block in Copilot CLI, which runs no further hook [AGG-7]', async () => {
    const deny = (reason: string) => answer({ permissionDecision: 'deny', permissionDecisionReason: reason });
    expect(await reasonOf({ 'copilot-cli': [deny('first'), deny('last')] })).toBe('Tool execution blocked: first');
  });

  it('joins all blocks in Gemini CLI [AGG-7]', async () => {
    const deny = (reason: string) => answer({ decision: 'deny', reason });
    const commands = [deny('first'), deny('last')];
    expect(await reasonOf({ 'gemini-cli': commands })).toBe('Tool execution blocked: first\nlast');
  });

  it('joins the blocks of two agents [AGG-7]', async () => {
    const hooks = {
      'claude-code': [decide('deny', 'a'), decide('deny', 'b')],
      codex: [decide('deny', 'c'), decide('deny', 'd')],
    };
    expect(await reasonOf(hooks)).toBe('Tool execution blocked: b\nc');
  });
});
