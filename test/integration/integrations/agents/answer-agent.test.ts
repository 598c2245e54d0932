import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contract } from '../../../../generated/index.js';
import { type AgentRequest, answerAgent, loadAgentHooks } from '../../../../src/integrations/agents/index.js';
import { agents, documents } from '../../../support/integrations/agents/agent-events.js';

/** Creates a user with settings of their own, and a project. */
function makeUser() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-agents-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  const project = join(root, 'project');
  mkdirSync(project);
  vi.stubEnv('HOME', root);
  vi.stubEnv('XDG_CONFIG_HOME', join(root, 'config'));
  vi.stubEnv('XDG_STATE_HOME', join(root, 'state'));
  vi.stubEnv('HOOKWRIGHT_DEPTH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const write = (file: string, content: unknown): void => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const hooksOf = (event: string, command: string, more: object) => ({
    enableHooks: true,
    hooks: { [event]: [{ ...more, hooks: [{ type: 'command', command, ...more }] }] },
  });
  return {
    project,
    /** Sessions with notes. */
    notes: () => readdirSync(join(root, 'state/hookwright/agents')),
    /** Sessions with guards. */
    guards: () => readdirSync(join(root, 'state/hookwright/guards')),
    /** Replaces the stored guards of all sessions. */
    damageGuards: (text: string) => {
      const folder = join(root, 'state/hookwright/guards');
      for (const name of readdirSync(folder)) write(join(folder, name), text);
    },
    settings: (content: unknown) => write(join(root, 'config/hookwright/settings.json'), content),
    agentSettings: (path: string, content: unknown) => write(join(root, path), content),
    remove: (path: string) => rmSync(join(root, path)),
    projectSettings: (content: unknown) => write(join(project, '.hookwright/settings.json'), content),
    /** Adds a hook that runs a shell script. */
    hook: (event: string, script: string, more: object = {}, where: 'user' | 'project' = 'user') => {
      const file = join(where === 'user' ? root : project, 'hook.sh');
      write(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
      const target = where === 'user' ? 'config/hookwright/settings.json' : 'project/.hookwright/settings.json';
      write(join(root, target), hooksOf(event, file, more));
    },
    answer: async (agent: string, stdin: object | string, more: Partial<AgentRequest> = {}) => {
      const text = typeof stdin === 'string' ? stdin : JSON.stringify({ session_id: 's', cwd: project, ...stdin });
      const request = { agent, stdin: text, env: {}, cwd: project, ...more };
      return answerAgent(request, {
        loadDocuments: async () => documents,
        open: async (folder, session) => {
          const { onFailure } = more;
          const hooks = await loadAgentHooks({ project: folder, contract, onFailure, session });
          onTestFinished(() => hooks.dispose({ kill: true }));
          return hooks;
        },
      });
    },
  };
}

const deny = `echo '{"decision":"deny","reason":"no"}'`;
const SHELL = { hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'ls' } };
const SILENT = { stdout: '', stderr: '', exitCode: 0 };

/** Input of each agent for a shell call. */
const shellCalls = agents.map(({ dialect, events, tools }) => {
  const [name = ''] = Object.entries(events).find(([, { on }]) => on === 'BeforeTool') ?? [];
  const [tool, input] = [tools.shell?.name, { command: 'ls' }];
  const stdin = { hook_event_name: name, tool_name: tool, tool_input: input, toolName: tool, toolArgs: input };
  return { dialect, name, stdin };
});

describe('answerAgent', () => {
  it.each(shellCalls)(
    'lets a guard for run_shell_command block the shell of $dialect',
    async ({ dialect, name, stdin }) => {
      const user = makeUser();
      user.hook('BeforeTool', deny, { matcher: '^run_shell_command$' });
      const { stdout, exitCode } = await user.answer(dialect, stdin, { event: name });
      expect(stdout).toMatch(/"(permissionDecision|decision|permission)":"deny"/);
      expect(exitCode).toBe(0);
    },
  );

  it.each(shellCalls)('prints nothing for $dialect if no hook has an opinion', async ({ dialect, name, stdin }) => {
    const user = makeUser();
    user.hook('BeforeTool', 'exit 0');
    expect(await user.answer(dialect, stdin, { event: name })).toEqual(SILENT);
  });

  it.each(['claude-code', 'gemini-cli', 'qwen-code'])(
    'shows the user that the output of a hook is not understood, in %s [X-85] [X-81]',
    async (agent) => {
      const user = makeUser();
      user.hook('BeforeTool', `echo '{"decison":"deny"}'`);
      const call = shellCalls.find(({ dialect }) => dialect === agent);
      const { stdout } = await user.answer(agent, call?.stdin ?? '', { event: call?.name });
      expect(JSON.parse(stdout)).toEqual({ systemMessage: expect.stringContaining('decison: did you mean decision?') });
    },
  );

  it('finds an agent by the beginning of its name', async () => {
    const user = makeUser();
    user.hook('BeforeTool', deny);
    expect((await user.answer('claude', SHELL)).stdout).toContain('deny');
    expect(await user.answer('c', SHELL)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('not a known agent'),
    });
  });

  it('sends a changed prompt to Copilot, and blocks it in agents that cannot change one', async () => {
    const user = makeUser();
    user.hook('BeforeAgent', `echo '{"hookSpecificOutput":{"prompt":"without the key"}}'`);
    const copilot = await user.answer('copilot-cli', { prompt: 'use sk_1' }, { event: 'userPromptSubmitted' });
    expect(JSON.parse(copilot.stdout)).toEqual({ modifiedPrompt: 'without the key' });
    const claude = await user.answer('claude-code', { hook_event_name: 'UserPromptSubmit', prompt: 'use sk_1' });
    expect(JSON.parse(claude.stdout)).toMatchObject({
      decision: 'block',
      reason: expect.stringContaining('Send this instead: without the key'),
    });
  });

  it('adds context to a subagent, and sends it back to work', async () => {
    const user = makeUser();
    const subagent = { agent_id: 'a1', agent_type: 'general-purpose' };
    user.hook('SubagentStart', `echo '{"hookSpecificOutput":{"additionalContext":"be brief"}}'`);
    const start = await user.answer('claude-code', { hook_event_name: 'SubagentStart', ...subagent });
    expect(start.stdout).toContain('be brief');
    user.hook('SubagentStop', deny);
    const stop = { stop_hook_active: false, last_assistant_message: 'done' };
    const claude = await user.answer('claude-code', { hook_event_name: 'SubagentStop', ...subagent, ...stop });
    expect(JSON.parse(claude.stdout)).toEqual({ decision: 'block', reason: 'no' });
    const ofCopilot = { agentId: 'a1', agentType: 'general-purpose', response: 'done', stop_hook_active: false };
    const copilot = await user.answer('copilot-cli', ofCopilot, { event: 'subagentStop' });
    expect(JSON.parse(copilot.stdout)).toEqual({ decision: 'block', reason: 'no' });
  });

  it('blocks the calls of a subagent that a hook blocked, because the agent starts it nevertheless', async () => {
    const user = makeUser();
    user.hook('SubagentStart', deny);
    const subagent = { agent_id: 'a1', agent_type: 'general-purpose' };
    await user.answer('claude-code', { hook_event_name: 'SubagentStart', ...subagent });
    const blocked = await user.answer('claude-code', { ...SHELL, ...subagent });
    expect(blocked.stdout).toContain('a hook blocked this subagent: no');
    expect(await user.answer('claude-code', { ...SHELL, ...subagent, agent_id: 'a2' })).toEqual(SILENT);
  });

  it('keeps the labels of a subagent that has a session of its own in the session of its parent', async () => {
    const user = makeUser();
    user.hook('BeforeTool', `grep -q '"secret"' && exit 2; echo '{"labels":["secret"]}'`);
    const call = { toolName: 'bash', toolArgs: { command: 'ls' }, cwd: user.project };
    const inSubagent = { ...call, sessionId: 'b', agentId: 'b', agentType: 'task', parentAgentId: 'main-1' };
    const options = { event: 'preToolUse' };
    expect(await user.answer('copilot-cli', JSON.stringify(inSubagent), options)).toEqual(SILENT);
    const inMain = JSON.stringify({ ...call, sessionId: 'main-1' });
    expect((await user.answer('copilot-cli', inMain, options)).stdout).toContain('"deny"');
  });

  it('gives hooks the names and arguments of the agent, the session and the directory', async () => {
    const user = makeUser();
    user.hook(
      'BeforeTool',
      `printf '{"decision":"deny","reason":%s}' "$(node -e 'const i=JSON.parse(require("fs").readFileSync(0));console.log(JSON.stringify([i.tool_name,i.tool_input.file_path,i.session_id,i.cwd].join(" ")))')"`,
    );
    const stdin = { sessionId: 'abc', cwd: user.project, toolName: 'create', toolArgs: { path: '/x', file_text: 'y' } };
    const { stdout } = await user.answer('copilot-cli', JSON.stringify(stdin), { event: 'preToolUse' });
    expect(JSON.parse(stdout).permissionDecisionReason).toBe(`create /x abc ${user.project}`);
  });

  it('sends rewritten arguments whole, by the names of the agent', async () => {
    const user = makeUser();
    user.hook('BeforeTool', `echo '{"hookSpecificOutput":{"tool_input":{"file_path":"/new"}}}'`);
    const stdin = { sessionId: 'abc', cwd: user.project, toolName: 'create', toolArgs: { path: '/x', file_text: 'y' } };
    const { stdout } = await user.answer('copilot-cli', JSON.stringify(stdin), { event: 'preToolUse' });
    expect(JSON.parse(stdout)).toEqual({ modifiedArgs: { path: '/new', file_text: 'y' } });
  });

  it('blocks a rewrite of one file of a patch', async () => {
    const user = makeUser();
    user.hook('BeforeTool', `echo '{"hookSpecificOutput":{"tool_input":{"file_path":"/new"}}}'`);
    const command = '*** Begin Patch\n*** Add File: a\n+x\n*** End Patch\n';
    const { stdout } = await user.answer('codex', { ...SHELL, tool_name: 'apply_patch', tool_input: { command } });
    expect(JSON.parse(stdout).hookSpecificOutput).toMatchObject({ permissionDecision: 'deny' });
  });

  it('blocks a patch if a guard blocks any of its files', async () => {
    const user = makeUser();
    user.hook('BeforeTool', `grep -q '"file_path":"[^"]*/[.]env"' && ${deny}; exit 0`, { matcher: 'write_file' });
    const command = '*** Begin Patch\n*** Add File: a\n+x\n*** Update File: .env\n@@\n-x\n+y\n*** End Patch\n';
    const { stdout } = await user.answer('codex', { ...SHELL, tool_name: 'apply_patch', tool_input: { command } });
    expect(JSON.parse(stdout).hookSpecificOutput).toMatchObject({ permissionDecision: 'deny' });
  });

  it('reads the settings of the project that the agent names, wherever its working directory is', async () => {
    const user = makeUser();
    user.projectSettings('{ "broken');
    const elsewhere = realpathSync(tmpdir());
    const { exitCode } = await user.answer(
      'claude-code',
      { ...SHELL, cwd: elsewhere },
      { env: { CLAUDE_PROJECT_DIR: user.project } },
    );
    expect(exitCode).toBe(2);
  });

  it.each([
    ["tool_name == 'run_shell_command'", true],
    ["'Bash' == tool_name", true],
    ["tool_name in ['run_shell_command', 'x']", true],
    ["tool_name.matches('^run_')", true],
    ["input.tool_name.startsWith('run_')", true],
    ["tool_name.lowerAscii() == 'run_shell_command'", true],
    ["['run_shell_command'].exists(name, name == tool_name)", true],
    ["tool_name != 'run_shell_command'", false],
    ["!(tool_name in ['run_shell_command'])", false],
    ["tool_name == 'write_file'", false],
    ["tool_name + 'x' == 'Bashx' && size(tool_name) == 4", true],
  ])('compares the name of a tool in a rule with all of its names: %s [X-99]', async (when, isBlocked) => {
    const user = makeUser();
    const rule = { type: 'rule', name: 'names', when, decision: 'deny', reason: 'no' };
    user.settings({ enableHooks: true, hooks: { BeforeTool: [{ hooks: [rule] }] } });
    const { stdout } = await user.answer('claude-code', SHELL);
    expect(stdout.includes('"deny"')).toBe(isBlocked);
  });

  it('finds the project of Codex where it runs, not where the model wants a command to run [X-99]', async () => {
    const user = makeUser();
    const elsewhere = join(user.project, '../elsewhere');
    mkdirSync(elsewhere);
    const when = 'command.deletes_outside.size() > 0';
    user.settings({
      enableHooks: true,
      hooks: { BeforeTool: [{ hooks: [{ type: 'rule', name: 'inside', when, decision: 'deny', reason: 'no' }] }] },
    });
    const ask = async (command: string, cwd: string) =>
      (await user.answer('codex', { ...SHELL, cwd, tool_input: { command } }, { cwd: user.project })).stdout;
    expect(await ask('rm a', user.project)).not.toContain('deny');
    expect(await ask('rm a', elsewhere)).toContain('"deny"');
    expect(await ask('rm ../project/a', elsewhere)).not.toContain('deny');
    user.hook('BeforeTool', deny, {}, 'project');
    // The guard of the project is not trusted: that is the same question in every folder.
    expect(await ask('ls', elsewhere)).toEqual(await ask('ls', user.project));
  });

  it.each(['user', 'project'] as const)('blocks while a settings file of the %s cannot be read', async (where) => {
    const user = makeUser();
    if (where === 'user') user.settings('{ "hooks": ');
    else user.projectSettings('{ "hooks": ');
    expect(await user.answer('codex', SHELL)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('settings.json'),
    });
    const allowed = await user.answer('codex', SHELL, { onFailure: 'allow' });
    expect(allowed).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('settings.json') });
    const started = await user.answer('codex', { hook_event_name: 'SessionStart', source: 'startup' });
    expect(started).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('settings.json') });
  });

  it('warns the user if a guard is not trusted', async () => {
    const user = makeUser();
    user.hook('BeforeTool', deny, {}, 'project');
    const { stdout } = await user.answer('claude-code', SHELL);
    expect(JSON.parse(stdout).systemMessage).toContain('could not run');
    const { stderr } = await user.answer('copilot-cli', { toolName: 'bash', toolArgs: {} }, { event: 'preToolUse' });
    expect(stderr).toContain('could not run');
  });

  it('gives the model a warning about an untrusted guard, if the agent shows the user nothing', async () => {
    const user = makeUser();
    user.hook('BeforeTool', deny, {}, 'project');
    for (const [event, input] of [
      ['sessionStart', { source: 'new' }],
      ['userPromptSubmitted', { prompt: 'go' }],
    ] as const) {
      const { stdout } = await user.answer('copilot-cli', input, { event });
      expect(JSON.parse(stdout).additionalContext).toMatch(/Tell the user[\s\S]*not trusted/);
    }
    const { stdout } = await user.answer('claude-code', { hook_event_name: 'SessionStart', source: 'startup' });
    expect(JSON.parse(stdout)).toEqual({ systemMessage: expect.stringContaining('not trusted') });
  });

  it.each(['removed', 'emptied', 'weakened'])(
    'keeps a guard in force that is %s between two processes [X-73]',
    async (how) => {
      const user = makeUser();
      const start = (source: string) => user.answer('claude-code', { hook_event_name: 'SessionStart', source });
      user.hook('BeforeTool', deny);
      await start('startup');
      if (how === 'removed') user.settings({ enableHooks: false });
      else if (how === 'emptied') user.settings({});
      else user.hook('BeforeTool', deny, { enforce: false });
      expect((await user.answer('claude-code', SHELL)).stdout).toContain('"deny"');
      expect((await start('compact')).stdout).toContain('stays in force');
      expect((await user.answer('claude-code', SHELL)).stdout).toContain('"deny"');
      expect(await user.answer('claude-code', { ...SHELL, session_id: 'another' })).not.toMatchObject({
        stdout: expect.stringContaining('"deny"'),
      });
      await start('resume');
      expect((await user.answer('claude-code', SHELL)).stdout).not.toContain('"deny"');
      await user.answer('claude-code', { hook_event_name: 'SessionEnd', reason: 'exit' });
      expect(user.guards().length).toBeLessThan(2);
    },
  );

  it.each(['removed', 'emptied', 'disabled'])(
    'keeps a guard of another agent in force that is %s between two processes [X-73]',
    async (how) => {
      const user = makeUser();
      const hooks = { BeforeTool: [{ matcher: 'run_shell_command', hooks: [{ type: 'command', command: deny }] }] };
      user.settings({ dialects: ['gemini-cli'] });
      user.agentSettings('.gemini/settings.json', { hooks });
      const shell = () => user.answer('claude-code', SHELL);
      expect((await shell()).stdout).toContain('"deny"');
      if (how === 'removed') user.remove('.gemini/settings.json');
      else if (how === 'emptied') user.agentSettings('.gemini/settings.json', {});
      else user.settings({ enableHooks: false });
      for (let call = 0; call < 2; call += 1) expect((await shell()).stdout).toContain('"deny"');
      const start = (source: string) => user.answer('claude-code', { hook_event_name: 'SessionStart', source });
      expect((await start('compact')).stdout).toContain('stays in force');
      await start('resume');
      expect((await shell()).stdout).not.toContain('"deny"');
    },
  );

  it.each(['removed', 'raised'])('keeps a budget in force that is %s between two processes [X-73]', async (how) => {
    const user = makeUser();
    user.settings({ enableHooks: true, budgets: { tool_calls: 2 } });
    expect(await user.answer('claude-code', SHELL)).toEqual(SILENT);
    user.settings(how === 'removed' ? {} : { enableHooks: true, budgets: { tool_calls: 9 } });
    expect(await user.answer('claude-code', SHELL)).toEqual(SILENT);
    expect((await user.answer('claude-code', SHELL)).stdout).toContain('the session has used 2 of 2 tool_calls');
    await user.answer('claude-code', { hook_event_name: 'SessionStart', source: 'resume' });
    expect((await user.answer('claude-code', SHELL)).stdout).not.toContain('"deny"');
  });

  it('reports a budget of costs to the person when the session starts [X-88]', async () => {
    const user = makeUser();
    user.settings({ enableHooks: true, budgets: { cost_usd: 2 } });
    const { stdout } = await user.answer('claude-code', { hook_event_name: 'SessionStart', source: 'startup' });
    expect(JSON.parse(stdout).systemMessage).toMatch(/cannot check the budget "cost_usd" of .*: costs are not known/);
    expect(await user.answer('claude-code', SHELL)).toMatchObject({ stdout: '', exitCode: 0 });
  });

  it('warns if the guards of a session cannot be read', async () => {
    const user = makeUser();
    user.hook('BeforeTool', deny);
    await user.answer('claude-code', SHELL);
    user.damageGuards('{"guards": 1}');
    const prompt = { hook_event_name: 'UserPromptSubmit', prompt: 'go' };
    expect((await user.answer('claude-code', prompt)).stdout).toContain('cannot read the guards of this session');
  });

  it('does not take a guard for removed that two settings files declare', async () => {
    const user = makeUser();
    const hook = { type: 'command', command: 'exit 0' };
    const hooks = { BeforeTool: [{ hooks: [hook, { ...hook, timeout: 5000 }] }] };
    user.settings({ enableHooks: true, hooks });
    for (let call = 0; call < 2; call += 1) expect(await user.answer('claude-code', SHELL)).toEqual(SILENT);
    const prompt = { hook_event_name: 'UserPromptSubmit', prompt: 'go' };
    expect(await user.answer('claude-code', prompt)).toEqual(SILENT);
  });

  it('warns the user if a hook fails', async () => {
    const user = makeUser();
    user.hook('BeforeTool', 'exit 1');
    expect((await user.answer('claude-code', SHELL)).stdout).toContain('could not run');
  });

  it('ends hooks before the agent stops waiting, and blocks', async () => {
    const user = makeUser();
    user.hook('BeforeTool', 'sleep 60');
    const { stdout, stderr } = await user.answer('claude-code', SHELL, { timeoutMs: 2000 });
    expect(stdout + stderr).toMatch(/abort|did not decide/);
    expect(stdout).toContain('"deny"');
  });

  it('blocks the rest of a turn that a hook stopped, if the agent cannot stop', async () => {
    const user = makeUser();
    user.hook('BeforeTool', `grep -q '"ls"' && echo '{"continue":false,"stopReason":"enough"}'; exit 0`);
    const other = { ...SHELL, tool_input: { command: 'pwd' } };
    const stop = { hook_event_name: 'Stop', stop_hook_active: false };
    expect(await user.answer('codex', other)).toEqual(SILENT);
    expect((await user.answer('codex', SHELL)).stdout).toContain('enough');
    expect((await user.answer('codex', other)).stdout).toMatch(/"deny".*enough/);
    expect(await user.answer('codex', stop)).toEqual(SILENT);
    await user.answer('codex', { hook_event_name: 'UserPromptSubmit', prompt: 'go on' });
    expect(await user.answer('codex', other)).toEqual(SILENT);
    expect(user.notes()).toEqual([]);
  });

  it('gives text for the model after the tool, if the agent takes none before it', async () => {
    const user = makeUser();
    user.hook('BeforeTool', `echo '{"hookSpecificOutput":{"additionalContext":"use tabs"}}'`);
    const call = { tool_name: 'write_file', tool_input: {} };
    expect(await user.answer('gemini-cli', { hook_event_name: 'BeforeTool', ...call })).toEqual(SILENT);
    const after = { hook_event_name: 'AfterTool', ...call, tool_response: { llmContent: 'done' } };
    const { stdout } = await user.answer('gemini-cli', after);
    expect(JSON.parse(stdout).hookSpecificOutput).toMatchObject({ additionalContext: 'use tabs' });
    expect(await user.answer('gemini-cli', after)).toEqual(SILENT);
    expect(user.notes()).toEqual([]);
  });

  it('says nothing if one of its own hooks calls it about the same event', async () => {
    const user = makeUser();
    user.hook('BeforeTool', deny);
    const env = { HOOKWRIGHT_DEPTH: '1', HOOKWRIGHT_SESSION_ID: 's', HOOKWRIGHT_EVENT: 'BeforeTool' };
    expect(await user.answer('claude-code', SHELL, { env })).toMatchObject({ stdout: '', exitCode: 0 });
    const other = { ...env, HOOKWRIGHT_SESSION_ID: 'another agent' };
    expect((await user.answer('claude-code', SHELL, { env: other })).stdout).toContain('deny');
  });

  it.each([
    ['not JSON', 'claude-code', 'nothing', undefined],
    ['not an object', 'claude-code', '[]', undefined],
    ['without an event', 'copilot-cli', '{}', undefined],
    ['of an unknown event', 'claude-code', '{}', 'PreTooluse'],
    ['of an unknown agent', 'vim', '{}', undefined],
  ])('blocks an input %s', async (_, agent, stdin, event) => {
    const user = makeUser();
    expect(await user.answer(agent, stdin, { event })).toMatchObject({ stdout: '', exitCode: 2 });
    expect(await user.answer(agent, stdin, { event, onFailure: 'allow' })).toMatchObject({ exitCode: 0 });
  });

  it('has no opinion about events without a native counterpart', async () => {
    const user = makeUser();
    expect(await user.answer('claude-code', { hook_event_name: 'MessageDisplay' })).toEqual(SILENT);
  });
});
