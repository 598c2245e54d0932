import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../../../src/index.js';
import { makeMachine, trustAll } from '../../../support/config/settings/machine.js';

/** Runs a shell tool under hooks of an agent. Returns what the model reads, and the problems. */
async function runWith(dialect: string, file: string, settings: object, command = 'ls') {
  const machine = makeMachine();
  machine.write(machine.user, { enableHooks: true });
  machine.write(join(machine.project, file), settings);
  const config = await machine.load({ dialects: [dialect], tools: { shell: { role: 'shell' } } });
  await trustAll(config);
  const result = await executeToolWithHooks(config, 'shell', { command }, async () => ({ llmContent: 'RAN' }));
  const helps = config.problems.map(({ help }) => help).join('\n');
  const recheck = await executeToolWithHooks(config, 'other', {}, async () => ({ llmContent: 'RAN' }));
  return { text: String(result.llmContent), other: String(recheck.llmContent), helps };
}

const inClaude = (hook: object) => ({ hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [hook] }] } });

describe('An entry of another agent that cannot run', () => {
  it.each([
    ['of the type mcp_tool', { type: 'mcp_tool', server: 's', tool: 't' }, /type "mcp_tool"/],
    ['of the type prompt', { type: 'prompt', prompt: 'ok?' }, /type "prompt"/],
    ['of the type agent', { type: 'agent', prompt: 'ok?' }, /type "agent"/],
    ['without a command', { type: 'command' }, /the command is missing/],
    ['with an invalid URL', { type: 'http', url: 'nowhere' }, /nowhere|url/i],
  ])('blocks with the reason if it is fail-closed: %s [X-89]', async (_what, hook, why) => {
    const file = '.claude/settings.json';
    const closed = await runWith('claude-code', file, inClaude({ ...hook, onFailure: 'block' }));
    expect(closed.text).toMatch(/^Tool execution blocked: Hook ".*" could not run: /);
    expect(closed.text).toMatch(why);
    expect(closed.other).toBe('RAN');
    expect(closed.helps).toContain('it blocks, because it is fail-closed');
    const open = await runWith('claude-code', file, inClaude(hook));
    expect(open.text).toBe('RAN');
    expect(open.helps).toContain('it is ignored');
  });

  it('blocks under the key of its agent: failClosed of Cursor [X-89]', async () => {
    const hooks = { preToolUse: [{ type: 'prompt', prompt: 'ok?', failClosed: true }] };
    const { text } = await runWith('cursor', '.cursor/hooks.json', { version: 1, hooks });
    expect(text).toMatch(/could not run: cannot run a hook of the type "prompt"/);
  });

  it('does not block a call that its condition excludes [X-89]', async () => {
    const hook = { type: 'prompt', prompt: 'ok?', onFailure: 'block', if: 'Bash(rm *)' };
    const file = '.claude/settings.json';
    expect((await runWith('claude-code', file, inClaude(hook))).text).toBe('RAN');
    expect((await runWith('claude-code', file, inClaude(hook), 'rm -rf x')).text).toContain('could not run');
  });
});
