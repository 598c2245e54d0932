import { describe, expect, it } from 'vitest';
import { fireEvent, foreignProject } from '../../../support/config/dialects/foreign-project.js';

const shellCall = { hook_event_name: 'BeforeTool', tool_name: 'run_shell_command', tool_input: { command: 'ls' } };

async function fireClaude(entry: object) {
  const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', ...entry }] }] };
  const { config } = await foreignProject({ '.claude/settings.json': { hooks } }, { dialects: ['claude-code'] });
  expect(config.problems.filter(({ message }) => message.includes('onFailure'))).toEqual([]);
  const { finalOutput, hookResults } = await fireEvent(config, shellCall);
  return { blocks: finalOutput?.isBlockingDecision() ?? false, results: hookResults };
}

describe('onFailure of claude-code', () => {
  it.each([
    ['exits with code 3', { command: 'exit 3' }],
    ['is missing', { command: './no-such-guard.sh' }],
    ['times out', { command: 'sleep 30', timeout: 0.2 }],
  ])('blocks the call if the hook %s and says block', async (_, entry) => {
    expect(await fireClaude({ ...entry, onFailure: 'block' })).toMatchObject({ blocks: true });
    expect(await fireClaude(entry)).toMatchObject({ blocks: false, results: [{ success: false }] });
  });

  it('lets the call pass if the hook succeeds', async () => {
    expect(await fireClaude({ command: 'exit 0', onFailure: 'block' })).toMatchObject({ blocks: false });
  });
});

describe('crash of a gemini-cli hook', () => {
  it.each([
    ['exit code 1 with text', 'echo stack >&2; exit 1'],
    ['a signal after text', 'echo half; kill -9 $$'],
  ])('is a failed run for %s, and lets the call pass as in the agent', async (_, command) => {
    const hooks = { BeforeTool: [{ hooks: [{ type: 'command', command }] }] };
    const { config } = await foreignProject({ '.gemini/settings.json': { hooks } }, { dialects: ['gemini-cli'] });
    const { finalOutput, hookResults } = await fireEvent(config, shellCall);
    expect(finalOutput?.isBlockingDecision()).toBe(false);
    expect(hookResults).toMatchObject([{ success: false, error: expect.any(Error) }]);
  });
});

describe('output that the agent honours', () => {
  it('blocks the call if a claude-code hook denies and is then killed', async () => {
    const deny = '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"}}';
    expect(await fireClaude({ command: `printf '%s' '${deny}'; kill -9 $$` })).toMatchObject({ blocks: true });
  });

  it('blocks the prompt if a copilot-cli hook says block', async () => {
    const bash = `echo '{"decision":"block","reason":"no secrets"}'`;
    const hooks = { userPromptSubmitted: [{ bash }] };
    const { config } = await foreignProject({ '.github/hooks/a.json': { hooks } }, { dialects: ['copilot-cli'] });
    const { finalOutput } = await fireEvent(config, { hook_event_name: 'BeforeAgent', prompt: 'x' });
    expect(finalOutput?.isBlockingDecision()).toBe(true);
    expect(finalOutput?.getEffectiveReason()).toBe('no secrets');
  });

  it('withholds the result of a tool if a copilot-cli hook decides block [X-83]', async () => {
    const bash = `echo '{"decision":"block","reason":"a secret"}'`;
    const { config } = await foreignProject(
      { '.github/hooks/a.json': { hooks: { postToolUse: [{ bash }] } } },
      { dialects: ['copilot-cli'] },
    );
    const response = { tool_response: { llmContent: 'secret', returnDisplay: 'secret' } };
    const { hookResults } = await fireEvent(config, { ...shellCall, ...response, hook_event_name: 'AfterTool' });
    expect(hookResults).toMatchObject([{ withheld: 'a secret' }]);
  });
});
