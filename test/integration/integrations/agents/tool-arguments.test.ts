import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contract } from '../../../../generated/index.js';
import { answerAgent, loadAgentHooks } from '../../../../src/integrations/agents/index.js';
import { documents } from '../../../support/integrations/agents/agent-events.js';
import { makeHome } from '../../../support/integrations/agents/agents.js';

const DENIED = [
  { name: 'file', when: "file.path.endsWith('ci.yml')" },
  { name: 'argument', when: "tool_input.?file_path.orValue('').endsWith('ci.yml')" },
  { name: 'command', when: "command.deletes.exists(path, path.startsWith('/srv/'))" },
];

/** Returns the rules that block a call of an agent. Each is asked alone. */
async function blockedBy(agent: string, tool: string, input: object): Promise<string[]> {
  const blocking: string[] = [];
  for (const { name, when } of DENIED) {
    const { home, project } = makeHome();
    mkdirSync(join(home, '.config/hookwright'), { recursive: true });
    const hooks = { BeforeTool: [{ hooks: [{ type: 'rule', name, when, decision: 'deny', reason: `no ${name}` }] }] };
    writeFileSync(join(home, '.config/hookwright/settings.json'), JSON.stringify({ enableHooks: true, hooks }));
    const stdin =
      agent === 'copilot-cli'
        ? { sessionId: 's', cwd: '/srv', toolName: tool, toolArgs: input }
        : { hook_event_name: 'PreToolUse', session_id: 's', cwd: '/srv', tool_name: tool, tool_input: input };
    const event = ['copilot-cli', 'cursor'].includes(agent) ? 'preToolUse' : 'PreToolUse';
    const request = { agent, event, stdin: JSON.stringify(stdin), env: {}, cwd: project };
    const { stdout, stderr } = await answerAgent(request, {
      loadDocuments: async () => documents,
      open: async () => {
        const opened = await loadAgentHooks({ project, contract });
        onTestFinished(() => opened.dispose({ kill: true }));
        return opened;
      },
    });
    if (`${stdout}${stderr}`.includes(`no ${name}`)) blocking.push(name);
  }
  return blocking;
}

const patch = (path: string) => `*** Begin Patch\n*** Update File: ${path}\n@@\n-a\n+b\n*** End Patch\n`;
const FILE = ['file', 'argument'];

describe('Call of an agent', () => {
  it.each<[string, string, Record<string, unknown>, string[]]>([
    ['copilot-cli', 'create', { path: '/p/ci.yml', file_path: '/p/ok', file_text: 'x' }, FILE],
    ['copilot-cli', 'edit', { path: '/p/ci.yml', file_path: '/p/ok', absolute_path: '/p/ok' }, FILE],
    ['copilot-cli', 'apply_patch', { input: patch('/p/ci.yml'), path: '/p/ok', file_path: '/p/ok' }, FILE],
    ['qwen-code', 'edit', { file_path: '/p/ci.yml', path: '/p/ok', absolute_path: '/p/ok' }, FILE],
    ['qwen-code', 'run_shell_command', { command: 'rm x', directory: '/srv', dir_path: '/tmp' }, ['command']],
    ['qwen-code', 'run_shell_command', { command: 'rm x', dir_path: '/tmp' }, ['command']],
    ['cursor', 'Shell', { command: 'rm x', working_directory: '/srv', directory: '/tmp' }, ['command']],
    ['claude-code', 'Bash', { command: 'rm x', directory: '/tmp', dir_path: '/tmp', cwd: '/tmp' }, ['command']],
    ['claude-code', 'Bash', { command: 'rm x', cmd: 'ls', script: 'ls' }, ['command']],
    ['claude-code', 'NotebookEdit', { notebook_path: '/p/ci.yml', file_path: '/p/ok' }, FILE],
    ['claude-code', 'Monitor', { command: 'rm x', dir_path: '/tmp' }, ['command']],
    ['codex', 'Bash', { command: 'rm x', directory: '/tmp', dir_path: '/tmp' }, ['command']],
    ['codex', 'Bash', { command: 'rm x', workdir: '/srv', dir_path: '/tmp' }, ['command']],
    ['codex', 'apply_patch', { command: patch('/p/ci.yml'), file_path: '/p/ok' }, FILE],
    ['codex', 'apply_patch', { command: patch('/p/ci.yml'), input: patch('/p/ok') }, FILE],
    ['codex', 'apply_patch', { input: patch('/p/ci.yml'), command: patch('/p/ok') }, FILE],
  ])('of %s with %s %j is judged by the names of the agent [X-99]', async (agent, tool, input, blocking) => {
    expect(await blockedBy(agent, tool, input)).toEqual(blocking);
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['qwen-code', 'edit', { file_path: '/p/ok', path: '/p/ci.yml' }],
    ['copilot-cli', 'create', { path: '/p/ok', file_path: '/p/ci.yml' }],
    ['claude-code', 'Bash', { command: 'rm x', workdir: '/tmp' }],
  ])('of %s with %s %j is not judged by names of other agents [X-99]', async (agent, tool, input) => {
    expect(await blockedBy(agent, tool, input)).toEqual(tool === 'Bash' ? ['command'] : []);
  });
});
