import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../../../src/core/triggers/execute-tool.js';
import type { HookMessage } from '../../../../src/index.js';
import { agentHooks, answer } from '../../../support/config/dialects/agent-hooks.js';
import { fireEvent, foreignProject } from '../../../support/config/dialects/foreign-project.js';

const run = (config: Parameters<typeof executeToolWithHooks>[0]) =>
  executeToolWithHooks(config, 'run_shell_command', { command: 'ls' }, async () => ({ llmContent: 'files' }));

async function host(dialect: string, event: string, command: string, messages?: (message: HookMessage) => void) {
  const files = agentHooks(dialect, [[event, command]]);
  const { config, machine } = await foreignProject(files, { dialects: [dialect], ...(messages && { messages }) });
  return { config, machine };
}

describe('systemMessage of a hook of another agent', () => {
  it.each([
    ['claude-code', 'PreToolUse', answer({ systemMessage: 'a key in .env' }), 'a key in .env'],
    ['claude-code', 'PostToolUse', answer({ systemMessage: 'a key in .env' }), 'a key in .env'],
    ['codex', 'PreToolUse', answer({ systemMessage: 'a key in .env' }), 'a key in .env'],
    ['gemini-cli', 'BeforeTool', answer({ systemMessage: 'a key in .env' }), 'a key in .env'],
    ['gemini-cli', 'BeforeTool', 'cat >/dev/null; echo a key in .env', 'a key in .env'],
    ['gemini-cli', 'AfterTool', 'cat >/dev/null; echo a key in .env >&2; exit 1', 'Warning: a key in .env'],
  ])('goes to the host and not to the model, in %s (%s: %s) [X-81]', async (dialect, event, command, text) => {
    const seen: HookMessage[] = [];
    const { config } = await host(dialect, event, command, (message) => seen.push(message));
    expect((await run(config)).llmContent).toBe('files');
    expect(seen).toEqual([{ text, hook: command, event, dialect, sessionId: 's1', suppressOutput: false }]);
  });

  it.each([
    ['UserPromptSubmit', { hook_event_name: 'BeforeAgent', prompt: 'hi' }],
    ['SessionStart', { hook_event_name: 'SessionStart', source: 'startup' }],
  ])('of %s is not part of the result [X-81]', async (event, fired) => {
    const seen: HookMessage[] = [];
    const command = answer({ systemMessage: 'welcome' });
    const { config } = await host('claude-code', event, command, (message) => seen.push(message));
    const { systemMessage, finalOutput } = await fireEvent(config, fired);
    expect([systemMessage, finalOutput?.systemMessage]).toEqual([undefined, undefined]);
    expect(seen.map(({ text }) => text)).toEqual(['welcome']);
  });

  it('leaves the reason of a block to the model [X-81]', async () => {
    const seen: string[] = [];
    const value = {
      systemMessage: 'a key in .env',
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'no' },
    };
    const { config } = await host('claude-code', 'PreToolUse', answer(value), ({ text }) => seen.push(text));
    expect((await run(config)).llmContent).toBe('Tool execution blocked: no');
    expect(seen).toEqual(['a key in .env']);
  });

  it('says if its hook hides its output [X-59, X-81]', async () => {
    const seen: boolean[] = [];
    const command = answer({ systemMessage: 'quiet', suppressOutput: true });
    const { config } = await host('claude-code', 'PreToolUse', command, (each) => seen.push(each.suppressOutput));
    await run(config);
    expect(seen).toEqual([true]);
  });

  it('goes to the model if the host has no callback [X-81]', async () => {
    const { config } = await host('claude-code', 'PreToolUse', answer({ systemMessage: 'note' }));
    expect((await run(config)).llmContent).toBe('files\n\n[System] note');
  });

  it('is lost with a warning if the callback throws, and the block counts [X-81]', async () => {
    const value = { decision: 'block', reason: 'no', systemMessage: 'note' };
    const { config } = await host('claude-code', 'PreToolUse', answer(value), () => {
      throw new Error('no window');
    });
    expect((await run(config)).llmContent).toBe('Tool execution blocked: no');
    const warnings = config.getHookSystem()?.getTraces()[0]?.hooks[0]?.warnings;
    expect(warnings).toEqual(['cannot show its message to the user: no window']);
  });
});

describe('systemMessage of a native hook', () => {
  it('goes to the model, also if the host has a callback [X-81]', async () => {
    const seen: unknown[] = [];
    const { machine } = await foreignProject({}, { dialects: [] });
    const command = answer({ systemMessage: 'note' });
    const hooks = { BeforeTool: [{ hooks: [{ type: 'command', command }] }] };
    machine.write(machine.user, { enableHooks: true, hooks });
    const config = await machine.load({ messages: (message) => seen.push(message) });
    expect((await run(config)).llmContent).toBe('files\n\n[System] note');
    expect(seen).toEqual([]);
  });
});
