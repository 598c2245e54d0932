import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../src/triggers/execute-tool.js';
import { fireEvent, foreignProject, PROJECT_FILES } from './foreign-project.js';

const at = (dialect: string): string => PROJECT_FILES[dialect] ?? '';
const BEFORE: Readonly<Record<string, string>> = {
  'claude-code': 'PreToolUse',
  'gemini-cli': 'BeforeTool',
  'llxprt-code': 'BeforeTool',
  codex: 'PreToolUse',
  cursor: 'preToolUse',
  'copilot-cli': 'preToolUse',
};

/** A file with one hook before every tool. */
function guard(dialect: string, command: string, more: object = {}): Record<string, unknown> {
  const isFlat = dialect === 'cursor' || dialect === 'copilot-cli';
  const entry = dialect === 'copilot-cli' ? { bash: command, ...more } : { type: 'command', command, ...more };
  return { hooks: { [BEFORE[dialect] ?? '']: [isFlat ? entry : { hooks: [entry] }] } };
}

const call = { hook_event_name: 'BeforeTool', tool_name: 'run_shell_command', tool_input: { command: 'npm i' } };

describe('a guard of another agent', () => {
  it.each(Object.keys(BEFORE))('of %s refuses with exit code 2 however much it prints [WIRE-13]', async (dialect) => {
    const command = 'cat >/dev/null; head -c 20000000 /dev/zero | tr "\\0" x; echo no >&2; exit 2';
    const { config } = await foreignProject({ [at(dialect)]: guard(dialect, command) }, { dialects: [dialect] });
    const { finalOutput } = await fireEvent(config, call);
    expect(finalOutput?.isBlockingDecision()).toBe(true);
  });

  it.each([
    ['claude-code', { hookSpecificOutput: { permissionDecision: 'denied' } }],
    ['claude-code', { decision: 'deny' }],
    ['cursor', { permission: 'Deny' }],
    ['copilot-cli', { permissionDecision: 'block' }],
  ])('of %s has failed when it decides with a word that is none: %j [AGG-9]', async (dialect, answer) => {
    const command = `cat >/dev/null; echo '${JSON.stringify(answer)}'`;
    const { config } = await foreignProject({ [at(dialect)]: guard(dialect, command) }, { dialects: [dialect] });
    const { trace, success } = await fireEvent(config, call);
    expect(success).toBe(false);
    expect(trace.hooks).toMatchObject([{ success: false, error: expect.stringContaining('is no word of') }]);
  });

  it('that fails closed refuses when it decides with a word that is none [AGG-9]', async () => {
    const command = `cat >/dev/null; echo '{"permission":"Deny"}'`;
    const file = guard('cursor', command, { failClosed: true });
    const { config } = await foreignProject({ [at('cursor')]: file }, { dialects: ['cursor'] });
    expect((await fireEvent(config, call)).finalOutput?.isBlockingDecision()).toBe(true);
  });

  it.each(['claude-code', 'copilot-cli', 'gemini-cli', 'llxprt-code'])(
    'of %s that answers among other text is told so in the trace [WIRE-13]',
    async (dialect) => {
      const command = `cat >/dev/null; echo checking; echo '{"decision":"block","reason":"no"}'`;
      const { config } = await foreignProject({ [at(dialect)]: guard(dialect, command) }, { dialects: [dialect] });
      const { trace } = await fireEvent(config, call);
      expect(JSON.stringify(trace.hooks[0]?.warnings)).toContain('holds a JSON object among other text');
    },
  );

  it('of the tools of a server is asked also when such a tool is called like one of every agent [PLN-1]', async () => {
    const hooks = { PreToolUse: [{ matcher: 'mcp__files__.*', hooks: [{ type: 'command', command: 'exit 2' }] }] };
    const { config } = await foreignProject({ [at('claude-code')]: { hooks } }, { dialects: ['claude-code'] });
    const mcpContext = { server_name: 'files', tool_name: 'read_file', command: 'files' };
    const ran: unknown[] = [];
    const run = async (input: unknown) => {
      ran.push(input);
      return { llmContent: 'ok' };
    };
    await executeToolWithHooks(config, 'read_file', { path: 'a' }, run, { mcpContext });
    expect(ran).toEqual([]);
    await executeToolWithHooks(config, 'read_file', { path: 'a' }, run);
    expect(ran).toHaveLength(1);
  });

  it('is not taken for its own copy that has another matcher [PLN-7]', async () => {
    const entry = { type: 'command', command: 'exit 2' };
    const hooks = {
      PreToolUse: ['mcp__a__.*', 'mcp__b__.*'].map((matcher) => ({ matcher, hooks: [entry] })),
    };
    const { config } = await foreignProject({ [at('claude-code')]: { hooks } }, { dialects: ['claude-code'] });
    for (const server of ['a', 'b']) {
      const event = { ...call, tool_name: 'query', mcp_context: { server_name: server, tool_name: 'query' } };
      expect((await fireEvent(config, event)).finalOutput?.isBlockingDecision()).toBe(true);
    }
  });

  it.each([
    ['a timeout of 0', { timeout: 0 }],
    ['a timeout that is a text', { timeout: '5' }],
    ['a blank name and odd extras', { name: ' ', statusMessage: 7, once: {} }],
    ['a variable that is a list', { env: { A: ['b'] } }],
  ])('is asked although its entry has %s [X-63]', async (_, more) => {
    for (const dialect of ['claude-code', 'gemini-cli', 'cursor', 'copilot-cli']) {
      const file = guard(dialect, 'echo no >&2; exit 2', more);
      const { config } = await foreignProject({ [at(dialect)]: file }, { dialects: [dialect] });
      expect((await fireEvent(config, call)).finalOutput?.isBlockingDecision(), dialect).toBe(true);
    }
  });
});
