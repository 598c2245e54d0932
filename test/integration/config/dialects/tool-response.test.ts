import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../../../src/core/triggers/execute-tool.js';
import { agentHooks, hostHooks } from '../../../support/config/dialects/agent-hooks.js';
import { foreignProject, written } from '../../../support/config/dialects/foreign-project.js';

const EVENTS = { 'gemini-cli': 'AfterTool', 'copilot-cli': 'postToolUse' } as const;
const TOOLS = {
  run_shell: { role: 'shell' },
  save: { role: 'write', args: { path: 'file', content: 'text' } },
  patch: { role: 'edit', args: { path: 'file', old: 'from', new: 'to' } },
  open: { role: 'read', args: { path: 'file' } },
} as const;

/** Returns what a hook after the tool reads. */
async function readBy(dialect: string, result: unknown, call: { tool: string; input: Record<string, unknown> }) {
  const event = Object.hasOwn(EVENTS, dialect)
    ? Object.entries(EVENTS).find(([name]) => name === dialect)?.[1]
    : undefined;
  const files = agentHooks(dialect, [[event ?? 'PostToolUse', 'cat > seen.json']]);
  const { machine } = await foreignProject(files, { dialects: [dialect], tools: TOOLS });
  const hooks = await hostHooks(machine, dialect, { tools: TOOLS });
  await hooks.tool(call.tool, call.input, () => result);
  return { machine, seen: written(machine, 'seen.json') };
}

const shell = { tool: 'run_shell', input: { command: 'cat x' } };

describe('tool_response of a hook after a tool', () => {
  it.each([
    ['a text', 'out'],
    ['a ToolResult', { llmContent: 'out', returnDisplay: 'shown' }],
    ['parts', { llmContent: [{ text: 'out' }] }],
    ['an MCP result', { content: [{ type: 'text', text: 'out' }] }],
  ])('has the form of Bash in Claude Code, for %s [WIRE-3]', async (_, result) => {
    const { seen } = await readBy('claude-code', result, shell);
    const wanted = { stdout: 'out', stderr: '', interrupted: false, isImage: false, noOutputExpected: false };
    expect(seen).toMatchObject({ tool_name: 'Bash', tool_response: wanted });
  });

  it('keeps the streams that the tool returned, in Claude Code [WIRE-3]', async () => {
    const { seen } = await readBy('claude-code', { stdout: 'out', stderr: 'err', code: 0 }, shell);
    expect(seen).toMatchObject({ tool_response: { stdout: 'out', stderr: 'err' } });
  });

  it('is the result itself if it has the form already, in Claude Code [WIRE-3]', async () => {
    const own = { stdout: 'o', stderr: 'e', interrupted: true, isImage: false, noOutputExpected: false, extra: 1 };
    expect((await readBy('claude-code', own, shell)).seen).toMatchObject({ tool_response: own });
  });

  it('shows what the model reads, not other fields of the same name [WIRE-3]', async () => {
    const files = agentHooks('claude-code', [['PostToolUse', 'cat > seen.json']]);
    const { machine, config } = await foreignProject(files, { dialects: ['claude-code'], tools: TOOLS });
    const { fireAfterToolHook } = await import('../../../../src/index.js');
    const response = { llmContent: 'secret', stdout: 'harmless', stderr: '', interrupted: false, isImage: false };
    await fireAfterToolHook(config, 'run_shell', { command: 'x' }, { ...response, noOutputExpected: false });
    expect(written(machine, 'seen.json')).toMatchObject({ tool_response: { stdout: 'secret' } });
  });

  it('has the form of Write, Edit and Read in Claude Code [WIRE-3]', async () => {
    const save = { tool: 'save', input: { file: 'a.txt', text: 'hello' } };
    const written = await readBy('claude-code', 'ok', save);
    const filePath = `${written.machine.project}/a.txt`;
    expect(written.seen).toMatchObject({
      tool_response: { type: 'create', filePath, content: 'hello', structuredPatch: [], originalFile: null },
    });
    const edit = { tool: 'patch', input: { file: 'a.txt', from: 'a', to: 'b' } };
    expect((await readBy('claude-code', 'ok', edit)).seen).toMatchObject({
      tool_response: { oldString: 'a', newString: 'b', replaceAll: false, userModified: false },
    });
    const read = { tool: 'open', input: { file: 'a.txt' } };
    expect((await readBy('claude-code', 'text of it', read)).seen).toMatchObject({
      tool_response: { type: 'text', file: { content: 'text of it' } },
    });
  });

  it('is a text in Codex, whatever the tool returned [WIRE-3]', async () => {
    expect((await readBy('codex', { llmContent: 'out\n' }, shell)).seen).toMatchObject({ tool_response: 'out\n' });
    const streams = await readBy('codex', { stdout: 'out', stderr: 'err' }, shell);
    expect(streams.seen).toMatchObject({ tool_response: 'out\nerr' });
    const other = await readBy('codex', { rows: ['secret'] }, { tool: 'query', input: {} });
    expect(other.seen).toMatchObject({ tool_response: '{"rows":["secret"]}' });
  });

  it('shows an object without llmContent as text, in Gemini CLI and Copilot CLI [WIRE-3]', async () => {
    const query = { tool: 'query', input: {} };
    const text = '{"rows":["secret"]}';
    const { seen } = await readBy('gemini-cli', { rows: ['secret'] }, query);
    expect(seen).toMatchObject({ tool_response: { llmContent: text } });
    const copilot = await readBy('copilot-cli', { rows: ['secret'] }, query);
    expect(copilot.seen).toMatchObject({ toolResult: { textResultForLlm: text } });
  });

  it('is unchanged for a ToolResult in Gemini CLI [WIRE-3]', async () => {
    const result = { llmContent: [{ text: 'out' }], returnDisplay: 'shown', metadata: { a: 1 } };
    expect((await readBy('gemini-cli', result, shell)).seen).toMatchObject({ tool_response: result });
  });

  it('lets a scanner of standard output withhold a secret, in Codex [X-83, WIRE-3]', async () => {
    const scan = `jq -e '.tool_response | test("TOKEN")' >/dev/null && { echo secret >&2; exit 2; }; exit 0`;
    const { config } = await foreignProject(agentHooks('codex', [['PostToolUse', scan]]), { dialects: ['codex'] });
    const run = async () => ({ llmContent: 'TOKEN=1' });
    const { llmContent } = await executeToolWithHooks(config, 'run_shell_command', { command: 'env' }, run);
    expect(llmContent).toBe('Tool result withheld: secret');
  });
});
