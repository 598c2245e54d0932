import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../../../src/core/triggers/execute-tool.js';
import { withMcpHooks } from '../../../../src/integrations/mcp/index.js';
import { withToolHooks } from '../../../../src/integrations/model-sdks/ai-sdk/index.js';
import { agentHooks, answer, exit2, hostHooks } from '../../../support/config/dialects/agent-hooks.js';
import { foreignProject } from '../../../support/config/dialects/foreign-project.js';

const SECRET = 'TOKEN=sk-1';
const REASON = 'secret found';

type Config = Parameters<typeof executeToolWithHooks>[0];

const run = (config: Config) =>
  executeToolWithHooks(config, 'run_shell_command', { command: 'cat x' }, async () => ({ llmContent: SECRET }));

const codexBlock = agentHooks('codex', [['PostToolUse', answer({ decision: 'block', reason: REASON })]]);

describe('Refusal after a tool by a hook of another agent', () => {
  it.each([
    ['codex', 'PostToolUse', answer({ decision: 'block', reason: REASON })],
    ['codex', 'PostToolUse', exit2(REASON)],
    ['gemini-cli', 'AfterTool', answer({ decision: 'deny', reason: REASON })],
    ['gemini-cli', 'AfterTool', exit2(REASON)],
    ['copilot-cli', 'postToolUse', answer({ decision: 'block', reason: REASON })],
  ])('withholds the result without consent, in %s (%s: %s) [X-83]', async (dialect, event, command) => {
    const { config } = await foreignProject(agentHooks(dialect, [[event, command]]), { dialects: [dialect] });
    const { llmContent, error, returnDisplay } = await run(config);
    expect(llmContent).toBe(`Tool result withheld: ${REASON}`);
    expect(error?.type).toBe('execution_failed');
    expect(String(returnDisplay)).not.toContain(SECRET);
  });

  it.each([
    ['gemini-cli', 'AfterTool', 'deny'],
    ['copilot-cli', 'postToolUse', 'block'],
  ])('withholds the result without a reason, in %s [X-83]', async (dialect, event, decision) => {
    const { config } = await foreignProject(agentHooks(dialect, [[event, answer({ decision })]]), {
      dialects: [dialect],
    });
    expect((await run(config)).llmContent).toBe('Tool result withheld: No reason provided');
  });

  it('adds the reason to the result in Claude Code, which does not withhold it [X-83]', async () => {
    const files = agentHooks('claude-code', [['PostToolUse', answer({ decision: 'block', reason: REASON })]]);
    const { config } = await foreignProject(files, { dialects: ['claude-code'] });
    expect((await run(config)).llmContent).toBe(`${SECRET}\n\n${REASON}`);
  });

  it('withholds the result if a neighbouring hook replaces it with consent [X-83, X-65]', async () => {
    const replace = answer({ hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: SECRET } });
    const { config } = await foreignProject(
      { ...codexBlock, ...agentHooks('claude-code', [['PostToolUse', replace]]) },
      { dialects: ['codex', 'claude-code'], hooksMay: ['replace-tool-result'] },
    );
    expect(JSON.stringify(await run(config))).not.toContain(SECRET);
  });

  it('comes from a guard that runs after a hook that replaces the result [X-83, RUN-5]', async () => {
    const replace = answer({ modifiedResult: { resultType: 'success', textResultForLlm: 'new' } });
    const block = answer({ decision: 'block', reason: REASON });
    const files = agentHooks('copilot-cli', [
      ['postToolUse', replace],
      ['postToolUse', block],
    ]);
    const { config } = await foreignProject(files, { dialects: ['copilot-cli'] });
    expect((await run(config)).llmContent).toBe(`Tool result withheld: ${REASON}\n\nnew`);
  });

  it('withholds an error that the tool throws, in hooks.tool [X-83]', async () => {
    const { machine } = await foreignProject(codexBlock, { dialects: ['codex'] });
    const hooks = await hostHooks(machine, 'codex');
    const outcome = await hooks.tool('run_shell_command', { command: 'x' }, () => {
      throw new Error(SECRET);
    });
    expect(outcome).toEqual({ status: 'blocked', by: 'hook', reason: REASON });
  });

  it('blocks the outcome of hooks.tool in the name of a hook [X-83]', async () => {
    const { machine } = await foreignProject(codexBlock, { dialects: ['codex'] });
    const hooks = await hostHooks(machine, 'codex');
    const outcome = await hooks.tool('run_shell_command', { command: 'x' }, () => ({ secret: SECRET }));
    expect(outcome).toEqual({ status: 'blocked', by: 'hook', reason: REASON });
  });

  it('fails the call of an AI SDK tool without its output [X-83]', async () => {
    const { config } = await foreignProject(codexBlock, { dialects: ['codex'] });
    const { read } = withToolHooks({ read: { execute: async () => SECRET } }, config);
    await expect(Reflect.apply(read.execute, read, [{}, { toolCallId: 'c1' }])).rejects.toThrow(
      `Tool result withheld: ${REASON}`,
    );
  });

  it('returns an error result of an MCP tool without its content [X-83]', async () => {
    const { config } = await foreignProject(codexBlock, { dialects: ['codex'] });
    const client = {
      callTool: async () => ({ content: [{ type: 'text', text: SECRET }], structuredContent: { token: SECRET } }),
      listTools: async () => ({ tools: [] }),
      getServerVersion: () => ({ name: 'files' }),
    };
    const hooked = withMcpHooks(client, config);
    expect(await Reflect.apply(hooked.callTool, hooked, [{ name: 'read', arguments: {} }])).toEqual({
      content: [{ type: 'text', text: `Tool result withheld: ${REASON}` }],
      isError: true,
    });
  });
});

describe('Other text in place of a result', () => {
  it.each([
    ['claude-code', 'PostToolUse', { hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: 'new' } }],
    ['copilot-cli', 'postToolUse', { modifiedResult: { resultType: 'success', textResultForLlm: 'new' } }],
  ])('replaces it only with consent, in %s [X-65]', async (dialect, event, value) => {
    const files = agentHooks(dialect, [[event, answer(value)]]);
    const without = await foreignProject(files, { dialects: [dialect] });
    expect((await run(without.config)).llmContent).toBe(`${SECRET}\n\nnew`);
    const consenting = await foreignProject(files, { dialects: [dialect], hooksMay: ['replace-tool-result'] });
    expect((await run(consenting.config)).llmContent).toBe('new');
  });
});
