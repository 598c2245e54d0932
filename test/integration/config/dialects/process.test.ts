import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../../../src/core/triggers/execute-tool.js';
import { agentHooks, answer, exit2 } from '../../../support/config/dialects/agent-hooks.js';
import { type ForeignProject, fireEvent, foreignProject } from '../../../support/config/dialects/foreign-project.js';

const EVENTS: Readonly<Record<string, string>> = { 'gemini-cli': 'BeforeTool', 'copilot-cli': 'preToolUse' };
const call = { hook_event_name: 'BeforeTool', tool_name: 'run_shell_command', tool_input: { command: 'ls' } };

function project(dialect: string, ...commands: (string | readonly [string, object])[]) {
  const event = EVENTS[dialect] ?? 'PreToolUse';
  const hooks = commands.map((each) =>
    typeof each === 'string' ? ([event, each] as const) : ([event, ...each] as const),
  );
  return foreignProject(agentHooks(dialect, hooks), { dialects: [dialect] });
}

const text = ({ machine }: ForeignProject, file: string) => readFileSync(join(machine.project, file), 'utf8').trim();
const run = (config: ForeignProject['config']) =>
  executeToolWithHooks(config, 'run_shell_command', { command: 'ls' }, async () => ({ llmContent: 'ran' }));

describe('Shell of a hook of another agent', () => {
  const show = 'cat >/dev/null; readlink /proc/$$/exe > shell.txt';

  it.skipIf(process.platform !== 'linux').each([
    ['claude-code', realpathSync('/bin/sh')],
    ['codex', realpathSync('/bin/bash')],
    ['gemini-cli', realpathSync('/bin/bash')],
    ['copilot-cli', realpathSync('/bin/bash')],
  ])('is that of the agent, in %s [WIRE-26]', async (dialect, shell) => {
    const foreign = await project(dialect, show);
    await fireEvent(foreign.config, call);
    expect(text(foreign, 'shell.txt')).toBe(shell);
  });

  it.skipIf(process.platform !== 'linux')('is bash if an entry of Claude Code says so [WIRE-26]', async () => {
    const foreign = await project('claude-code', [show, { shell: 'bash' }]);
    await fireEvent(foreign.config, call);
    expect(text(foreign, 'shell.txt')).toBe(realpathSync('/bin/bash'));
  });

  it('takes a command that begins with a dash as text [WIRE-26]', async () => {
    const foreign = await project('claude-code', '-x');
    expect((await run(foreign.config)).llmContent).toBe('ran');
  });
});

describe('Variables of a hook of another agent', () => {
  const show = 'cat >/dev/null; env | cut -d= -f1 | sort > names.txt; env > env.txt';
  const NAMES = /^(CLAUDE|GEMINI|LLXPRT|COPILOT|CURSOR|QWEN|CODEX)/;

  it.each([
    ['claude-code', ['CLAUDECODE', 'CLAUDE_CODE_ENTRYPOINT', 'CLAUDE_CODE_SESSION_ID', 'CLAUDE_PROJECT_DIR']],
    ['codex', []],
    ['gemini-cli', ['CLAUDE_PROJECT_DIR', 'GEMINI_CWD', 'GEMINI_PROJECT_DIR', 'GEMINI_SESSION_ID']],
    ['copilot-cli', ['CLAUDE_PROJECT_DIR', 'COPILOT_CLI', 'COPILOT_HOOK_DIR', 'COPILOT_PROJECT_DIR']],
  ])('are those of the agent only, in %s [WIRE-26]', async (dialect, names) => {
    const foreign = await project(dialect, show);
    await fireEvent(foreign.config, call);
    const inherited = Object.keys(process.env);
    const seen = text(foreign, 'names.txt')
      .split('\n')
      .filter((name) => NAMES.test(name) && !inherited.includes(name));
    expect(seen).toEqual(names);
  });

  it('name the folder of the file that declares the hook, in Copilot CLI [WIRE-26]', async () => {
    const foreign = await project('copilot-cli', show);
    await fireEvent(foreign.config, call);
    expect(text(foreign, 'env.txt')).toContain(`COPILOT_HOOK_DIR=${foreign.machine.project}/.github/hooks\n`);
  });
});

describe('Entry with asyncRewake of Claude Code', () => {
  it.each([[{ asyncRewake: true }], [{ asyncRewake: true, async: true }]])(
    'is awaited, so that exit code 2 blocks: %j [WIRE-13]',
    async (more) => {
      const { config } = await project('claude-code', [exit2('not now'), more]);
      expect((await run(config)).llmContent).toBe('Tool execution blocked: not now');
    },
  );
});

describe('Hook of Copilot CLI after one that denied', () => {
  it('does not run [RUN-4]', async () => {
    const deny = answer({ permissionDecision: 'deny', permissionDecisionReason: 'no' });
    const foreign = await project('copilot-cli', deny, 'touch second');
    expect((await run(foreign.config)).llmContent).toBe('Tool execution blocked: no');
    expect(() => readlinkSync(join(foreign.machine.project, 'second'))).toThrow('ENOENT');
  });
});
