import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../../../src/core/triggers/execute-tool.js';
import { agentHooks, answer } from '../../../support/config/dialects/agent-hooks.js';
import { foreignProject } from '../../../support/config/dialects/foreign-project.js';

const REWRITES: Readonly<Record<string, readonly [event: string, answer: (input: object) => object]>> = {
  'claude-code': [
    'PreToolUse',
    (updatedInput) => ({
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow', updatedInput },
    }),
  ],
  codex: [
    'PreToolUse',
    (updatedInput) => ({
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow', updatedInput },
    }),
  ],
  'gemini-cli': ['BeforeTool', (tool_input) => ({ hookSpecificOutput: { tool_input } })],
  'copilot-cli': ['preToolUse', (modifiedArgs) => ({ permissionDecision: 'allow', modifiedArgs })],
};
const AGENTS = Object.keys(REWRITES);

async function rewrite(dialect: string, input: object, tools: Parameters<typeof foreignProject>[1]['tools'] = {}) {
  const [event = '', asAnswer = () => ({})] = REWRITES[dialect] ?? [];
  const files = agentHooks(dialect, [[event, answer(asAnswer(input))]]);
  const { config } = await foreignProject(files, { dialects: [dialect], tools });
  const ran: unknown[] = [];
  const original = { command: 'npm i', description: 'd' };
  const { llmContent } = await executeToolWithHooks(config, 'run_shell_command', original, async (given) => {
    ran.push(given);
    return { llmContent: 'ran' };
  });
  return { ran, llmContent };
}

describe('Rewrite by a hook of another agent', () => {
  it.each(AGENTS)('replaces all arguments, in %s [TOOL-5]', async (dialect) => {
    expect((await rewrite(dialect, { command: 'npm ci' })).ran).toEqual([{ command: 'npm ci' }]);
  });

  it.each(AGENTS)('blocks the call if the command is missing, in %s [TOOL-5]', async (dialect) => {
    const { ran, llmContent } = await rewrite(dialect, { description: 'x' });
    expect(ran).toEqual([]);
    expect(llmContent).toBe(
      'Tool execution blocked: a hook changed the arguments, and run_shell_command requires "command"',
    );
  });

  it('blocks the call if an argument is missing that the host declares as required [TOOL-5]', async () => {
    const tools = { run_shell_command: { role: 'shell' as const, required: ['command', 'description'] } };
    const { ran, llmContent } = await rewrite('gemini-cli', { command: 'npm ci' }, tools);
    expect(ran).toEqual([]);
    expect(llmContent).toContain('requires "description"');
    expect((await rewrite('gemini-cli', { command: 'npm ci', description: '' }, tools)).ran).toHaveLength(1);
  });
});
