import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../../../src/core/triggers/execute-tool.js';
import { withToolHooks } from '../../../../src/integrations/model-sdks/ai-sdk/index.js';
import { agentHooks, answer, hostHooks } from '../../../support/config/dialects/agent-hooks.js';
import { foreignProject } from '../../../support/config/dialects/foreign-project.js';

const specific = (fields: object) => ({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...fields } });
const context = answer(specific({ additionalContext: 'on a branch' }));
const deny = answer(
  specific({ additionalContext: 'on a branch', permissionDecision: 'deny', permissionDecisionReason: 'no' }),
);
const project = (dialect: string, ...commands: string[]) =>
  foreignProject(
    agentHooks(
      dialect,
      commands.map((command) => ['PreToolUse', command]),
    ),
    { dialects: [dialect] },
  );
const run = (config: Parameters<typeof executeToolWithHooks>[0]) =>
  executeToolWithHooks(config, 'run_shell_command', { command: 'ls' }, async () => ({ llmContent: 'files' }));

describe('additionalContext before a tool', () => {
  it.each(['claude-code', 'codex'])('follows the result, in %s [TRT-12]', async (dialect) => {
    expect((await run((await project(dialect, context)).config)).llmContent).toBe('files\n\non a branch');
  });

  it.each(['claude-code', 'codex'])('follows the reason of a block, in %s [TRT-12]', async (dialect) => {
    const { llmContent } = await run((await project(dialect, deny)).config);
    expect(llmContent).toBe('Tool execution blocked: no\n\non a branch');
  });

  it('is joined over several hooks [TRT-12]', async () => {
    const other = answer(specific({ additionalContext: 'use pnpm' }));
    const { llmContent } = await run((await project('claude-code', context, other)).config);
    expect(llmContent).toBe('files\n\non a branch\nuse pnpm');
  });

  it('is ignored in Gemini CLI, which does not deliver it [TRT-12]', async () => {
    const value = { hookSpecificOutput: { additionalContext: 'on a branch' } };
    const { config } = await foreignProject(agentHooks('gemini-cli', [['BeforeTool', answer(value)]]), {
      dialects: ['gemini-cli'],
    });
    expect((await run(config)).llmContent).toBe('files');
  });

  it('is the context of hooks.tool, for a result and for a block [TRT-12]', async () => {
    for (const [command, status] of [
      [context, 'done'],
      [deny, 'blocked'],
    ] as const) {
      const { machine } = await project('claude-code', command);
      const hooks = await hostHooks(machine, 'claude-code');
      const outcome = await hooks.tool('run_shell_command', { command: 'ls' }, () => 'files');
      expect(outcome).toMatchObject({ status, context: 'on a branch' });
    }
  });

  it('follows the output of an AI SDK tool [TRT-12]', async () => {
    const { config } = await project('claude-code', context);
    const toModelOutput = (call: { output: string }) => ({ type: 'text', value: call.output });
    const { ls } = withToolHooks({ ls: { execute: async () => 'files', toModelOutput } }, config);
    const output: unknown = await Reflect.apply(ls.execute, ls, [{}, { toolCallId: 'c1' }]);
    expect(output).toBe('files');
    const shown: unknown = Reflect.apply(ls.toModelOutput, ls, [{ toolCallId: 'c1', output, input: {} }]);
    expect(shown).toEqual({ type: 'text', value: 'files\n\non a branch' });
  });

  it('of a native hook follows the result [TRT-12]', async () => {
    const { machine } = await foreignProject({}, { dialects: [] });
    const command = answer({ hookSpecificOutput: { additionalContext: 'on a branch' } });
    machine.write(machine.user, {
      enableHooks: true,
      hooks: { BeforeTool: [{ hooks: [{ type: 'command', command }] }] },
    });
    expect((await run(await machine.load({}))).llmContent).toBe('files\n\non a branch');
  });
});
