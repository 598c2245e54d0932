import { describe, expect, it } from 'vitest';
import { fireEvent, foreignProject } from './foreign-project.js';

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

describe('a crash in gemini-cli', () => {
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
