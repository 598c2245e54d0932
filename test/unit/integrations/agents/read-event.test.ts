import { describe, expect, it } from 'vitest';
import { contract } from '../../../../generated/index.js';
import { nativeCalls } from '../../../../src/integrations/agents/agent-tool.js';
import { type AgentEvent, readEvent } from '../../../../src/integrations/agents/read-event.js';
import { documentOf, documents, recordedEvents } from '../../../support/integrations/agents/agent-events.js';

function read(dialect: string, name: string, stdin: Readonly<Record<string, unknown>>): AgentEvent {
  const document = documentOf(dialect);
  const event = document.events[name];
  if (event === undefined) throw new Error(`${dialect} has no ${name}`);
  return readEvent(document, documents, name, event, stdin);
}

const known = recordedEvents.flatMap(({ dialect, events }) =>
  events
    .filter(({ event }) => documentOf(dialect).events[event] !== undefined)
    .map(({ event, stdin }) => ({
      dialect,
      event,
      stdin,
      tool: String(stdin['tool_name'] ?? stdin['toolName'] ?? '-'),
    })),
);

describe('input of an agent', () => {
  it.each(known)('of $dialect $event $tool becomes a valid native event', ({ dialect, event, stdin }) => {
    const { fields, sessionId, cwd } = read(dialect, event, stdin);
    const { on = '' } = documentOf(dialect).events[event] ?? {};
    expect(contract.violations(`${on}Input`, { ...defaultsOf(on), ...fields })).toEqual([]);
    expect(sessionId).toBe(stdin['session_id'] ?? stdin['sessionId'] ?? stdin['conversation_id']);
    expect(cwd).toBe('/project');
  });

  it('without a native counterpart is listed in the document of the agent', () => {
    const unknown = recordedEvents.flatMap(({ dialect, events }) => {
      const { events: own, noCounterpart } = documentOf(dialect);
      return events.filter(({ event }) => own[event] === undefined && !noCounterpart.includes(event));
    });
    expect(unknown).toEqual([]);
  });

  it.each(known.filter(({ event }) => /^(post|after)?(ToolUse|Tool|ShellExecution|MCPExecution)$/i.test(event)))(
    'of $dialect $event $tool has the text of the result as llmContent',
    ({ dialect, event, stdin }) => {
      const { tool_response: response } = read(dialect, event, stdin).fields;
      expect(response).toMatchObject({ llmContent: expect.stringMatching(/M_TOOL|[Cc]reated|hello|Success/) });
    },
  );

  it('keeps the name and the arguments of the agent, and adds native names for arguments', () => {
    const stdin = { sessionId: 's', cwd: '/p', toolName: 'create', toolArgs: { path: '/p/a', file_text: 'x' } };
    const { tool, fields } = read('copilot-cli', 'preToolUse', stdin);
    expect(fields).toMatchObject({ tool_name: 'create', tool_input: { path: '/p/a', file_text: 'x' } });
    expect(tool?.aliases).toEqual(expect.arrayContaining(['write_file', 'Write', 'apply_patch']));
    if (tool === undefined) return;
    const [call] = nativeCalls(documents, tool, stdin.toolArgs, '/p');
    expect(call?.input).toEqual({ path: '/p/a', file_text: 'x', file_path: '/p/a', content: 'x' });
  });

  it('with a patch is one call for each file', () => {
    const command =
      '*** Begin Patch\n*** Add File: a.txt\n+one\n*** Update File: b.txt\n*** Move to: c.txt\n@@\n-x\n+y\n*** Delete File: d.txt\n*** End Patch\n';
    const { tool } = read('codex', 'PreToolUse', { tool_name: 'apply_patch', tool_input: { command } });
    if (tool === undefined) throw new Error('there is no tool');
    const calls = nativeCalls(documents, tool, { command }, '/p');
    expect(calls.map(({ input }) => input['file_path'])).toEqual(['/p/a.txt', '/p/b.txt', '/p/c.txt', '/p/d.txt']);
    expect(calls[0]?.input).toEqual({ command, file_path: '/p/a.txt', content: 'one' });
  });

  it('reads MCP names and JSON texts', () => {
    expect(read('claude-code', 'PreToolUse', { tool_name: 'mcp__files__note', tool_input: {} }).fields).toMatchObject({
      mcp_context: { server_name: 'files', tool_name: 'note' },
      original_request_name: 'note',
    });
    const args = { toolName: 'bash', toolArgs: '{"command":"ls"}' };
    expect(read('copilot-cli', 'preToolUse', args).fields['tool_input']).toEqual({ command: 'ls' });
  });
});

function defaultsOf(on: string): object {
  return contract.routes[on]?.defaults ?? {};
}
