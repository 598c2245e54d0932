import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../../../src/core/triggers/execute-tool.js';
import {
  fireEvent,
  foreignProject,
  inBraces,
  PROJECT_FILES,
  written,
} from '../../../support/config/dialects/foreign-project.js';
import { makeMachine, trustAll } from '../../../support/config/settings/machine.js';

const at = (dialect: string): string => PROJECT_FILES[dialect] ?? '';
const BEFORE: Readonly<Record<string, string>> = {
  'claude-code': 'PreToolUse',
  'gemini-cli': 'BeforeTool',
  'llxprt-code': 'BeforeTool',
  codex: 'PreToolUse',
  cursor: 'preToolUse',
  'copilot-cli': 'preToolUse',
};

/** A settings file with one hook for all tools. */
function guard(dialect: string, command: string, more: object = {}): Record<string, unknown> {
  const isFlat = dialect === 'cursor' || dialect === 'copilot-cli';
  const entry = dialect === 'copilot-cli' ? { bash: command, ...more } : { type: 'command', command, ...more };
  return { hooks: { [BEFORE[dialect] ?? '']: [isFlat ? entry : { hooks: [entry] }] } };
}

const CLAUDE = { dialects: ['claude-code'] };
const call = { hook_event_name: 'BeforeTool', tool_name: 'run_shell_command', tool_input: { command: 'npm i' } };

describe('Guard of another agent', () => {
  it.each(Object.keys(BEFORE))('of %s blocks with exit code 2, however much it prints [WIRE-13]', async (dialect) => {
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
  ])('of %s fails with an unknown decision: %j [AGG-9]', async (dialect, answer) => {
    const command = `cat >/dev/null; echo '${JSON.stringify(answer)}'`;
    const { config } = await foreignProject({ [at(dialect)]: guard(dialect, command) }, { dialects: [dialect] });
    const { trace, success } = await fireEvent(config, call);
    expect(success).toBe(false);
    expect(trace.hooks).toMatchObject([{ success: false, error: expect.stringContaining('is not a decision of') }]);
  });

  it('with fail-closed blocks on an unknown decision [AGG-9]', async () => {
    const command = `cat >/dev/null; echo '{"permission":"Deny"}'`;
    const file = guard('cursor', command, { failClosed: true });
    const { config } = await foreignProject({ [at('cursor')]: file }, { dialects: ['cursor'] });
    expect((await fireEvent(config, call)).finalOutput?.isBlockingDecision()).toBe(true);
  });

  it.each(['claude-code', 'copilot-cli', 'gemini-cli', 'llxprt-code'])(
    'of %s gets a warning for JSON among other text [WIRE-13]',
    async (dialect) => {
      const command = `cat >/dev/null; echo checking; echo '{"decision":"block","reason":"no"}'`;
      const { config } = await foreignProject({ [at(dialect)]: guard(dialect, command) }, { dialects: [dialect] });
      const { trace } = await fireEvent(config, call);
      expect(JSON.stringify(trace.hooks[0]?.warnings)).toContain('contains a JSON object and other text');
    },
  );

  it('for MCP tools matches a server tool named like a built-in tool [PLN-1]', async () => {
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

  it('is not a duplicate of a copy with another matcher [PLN-7]', async () => {
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
    ['a timeout as text', { timeout: '5' }],
    ['a blank name and invalid extra fields', { name: ' ', statusMessage: 7, once: {} }],
    ['a list as variable', { env: { A: ['b'] } }],
  ])('runs even if its entry has %s [X-63]', async (_, more) => {
    for (const dialect of ['claude-code', 'gemini-cli', 'cursor', 'copilot-cli']) {
      const file = guard(dialect, 'echo no >&2; exit 2', more);
      const { config } = await foreignProject({ [at(dialect)]: file }, { dialects: [dialect] });
      expect((await fireEvent(config, call)).finalOutput?.isBlockingDecision(), dialect).toBe(true);
    }
  });

  it.each([
    ['claude-code', { decision: 'block', reason: 'no', hookSpecificOutput: { permissionDecision: 'allow' } }],
    ['claude-code', { decision: 'approve', hookSpecificOutput: { permissionDecision: 'deny' } }],
    ['cursor', { permission: 'deny', agent_message: 'no', hookSpecificOutput: { permissionDecision: 'allow' } }],
    ['cursor', { permission: 'allow', hookSpecificOutput: { permissionDecision: 'deny' } }],
    ['llxprt-code', { decision: 'allow', hookSpecificOutput: { permissionDecision: 'deny' } }],
  ])('of %s with contradictory decisions in one output blocks: %j [AGG-1]', async (dialect, answer) => {
    const command = `cat >/dev/null; echo '${JSON.stringify(answer)}'`;
    const { config } = await foreignProject({ [at(dialect)]: guard(dialect, command) }, { dialects: [dialect] });
    expect((await fireEvent(config, call)).finalOutput?.isBlockingDecision()).toBe(true);
  });

  it.each([
    ['cursor', { decision: 'block' }, 'decision "block" is ignored'],
    ['copilot-cli', { hookSpecificOutput: { permissionDecision: 'deny' } }, 'permissionDecision "deny" is ignored'],
    ['claude-code', { permission: 'deny' }, 'permission "deny" is ignored'],
  ])(
    'of %s gets a warning for a decision in the format of another agent: %j [AGG-9]',
    async (dialect, answer, warning) => {
      const command = `cat >/dev/null; echo '${JSON.stringify(answer)}'`;
      const { config } = await foreignProject({ [at(dialect)]: guard(dialect, command) }, { dialects: [dialect] });
      const { trace } = await fireEvent(config, call);
      expect(JSON.stringify(trace.hooks[0]?.warnings?.join())).toContain(JSON.stringify(warning).slice(1, -1));
    },
  );

  it.each([
    ['exit 2', 'exited with code 2'],
    ['exit 7', 'exited with code 7'],
    ['kill -9 $$', 'was killed by a signal'],
  ])('of gemini-cli fails if it ends with %j and prints nothing [FAIL-3]', async (end, error) => {
    const file = guard('gemini-cli', `cat >/dev/null; ${end}`);
    for (const onError of ['allow', 'block'] as const) {
      const { config } = await foreignProject({ [at('gemini-cli')]: file }, { dialects: ['gemini-cli'], onError });
      const { trace, finalOutput } = await fireEvent(config, call);
      expect(trace.hooks).toMatchObject([{ success: false, error }]);
      expect(finalOutput?.isBlockingDecision() ?? false).toBe(onError === 'block');
    }
  });

  it.each([
    ['a filter of bash', `exec > >(sleep 2; cat); cat >/dev/null; echo '{"decision":"block"}'`, { shell: 'bash' }],
    ['a background program', `cat >/dev/null; { sleep 2; echo '{"decision":"block"}'; } &`, {}],
  ])('gets a warning if its output comes after its exit, from %s [WIRE-13]', async (_, command, more) => {
    const { config } = await foreignProject({ [at('claude-code')]: guard('claude-code', command, more) }, CLAUDE);
    const { trace } = await fireEvent(config, call);
    expect(JSON.stringify(trace.hooks[0]?.warnings)).toContain('standard output was still open');
  });

  // The agent runs commands with sh, which is not bash on every system.
  it.each(['exec > >(cat); exit 2', 'if [[ -n x ]]; then exit 2; fi'])(
    'of Claude Code blocks or gets a warning with syntax of bash: %s [WIRE-26]',
    async (command) => {
      const { config } = await foreignProject({ [at('claude-code')]: guard('claude-code', command) }, CLAUDE);
      const { trace, finalOutput } = await fireEvent(config, call);
      const isBlocked = finalOutput?.isBlockingDecision() ?? false;
      expect(isBlocked || trace.hooks[0]?.warnings?.join().includes('[[: not found')).toBe(true);
    },
  );

  it('cannot be bypassed by one argument under two names: the call is blocked [X-63]', async () => {
    const files = { [at('claude-code')]: guard('claude-code', 'cat > asked.json') };
    const { machine, config } = await foreignProject(files, CLAUDE);
    const edit = (more: object) => {
      const tool_input = { file_path: '/etc/passwd', old_string: 'a', new_string: 'b', ...more };
      return fireEvent(config, { hook_event_name: 'BeforeTool', tool_name: 'replace', tool_input });
    };
    const blocked = await edit({ absolute_path: '/tmp/harmless' });
    expect(blocked.finalOutput?.getEffectiveReason()).toContain('file_path and absolute_path of replace differ');
    expect(blocked.trace.hooks).toMatchObject([{ verdict: 'not-asked' }]);
    expect(written(machine, 'asked.json')).toBeUndefined();
    await edit({ absolute_path: '/etc/../etc/passwd' });
    expect(written(machine, 'asked.json')).toMatchObject({ tool_input: { file_path: '/etc/passwd' } });
  });

  it('gets a warning if the argument that it inspects is unknown [X-63]', async () => {
    const file = { version: 1, hooks: { beforeReadFile: [{ command: 'cat >/dev/null' }] } };
    const options = { dialects: ['cursor'], tools: { open: { role: 'read' } } } as const;
    const { config } = await foreignProject({ [at('cursor')]: file }, options);
    const { trace } = await fireEvent(config, { ...call, tool_name: 'open', tool_input: { name: 'key.pem' } });
    expect(trace.hooks[0]?.warnings).toEqual([
      'none of the arguments of open is known to be its path: name it in "tools"',
    ]);
  });

  it('of Codex reads the exact patch of a host tool, and can change it [WIRE-1]', async () => {
    const patch = '*** Begin Patch\n*** Delete File: key.pem\n*** End Patch';
    const answer = {
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'allow',
        updatedInput: { command: patch.replace('key.pem', 'old.txt') },
      },
    };
    const command = `cat > asked.json; echo '${JSON.stringify(answer)}'`;
    const files = { [at('codex')]: guard('codex', command) };
    const { machine, config } = await foreignProject(files, { dialects: ['codex'] });
    const ran: unknown[] = [];
    await executeToolWithHooks(config, 'apply_patch', { input: patch, dry: true }, async (input) => {
      ran.push(input);
      return { llmContent: 'ok' };
    });
    expect(written(machine, 'asked.json')).toMatchObject({ tool_name: 'apply_patch', tool_input: { command: patch } });
    expect(ran).toEqual([{ input: patch.replace('key.pem', 'old.txt'), dry: true }]);
  });

  it('of Cursor gets a warning if it receives only the beginning of a long file [WIRE-1]', async () => {
    const files = {
      [at('cursor')]: {
        version: 1,
        hooks: { beforeReadFile: [{ command: 'jq -r ".content | length" > length.json' }] },
      },
      'long.txt': `${'x'.repeat(1024 * 1024)}PRIVATE KEY`,
    };
    const { machine, config } = await foreignProject(files, { dialects: ['cursor'] });
    const { trace } = await fireEvent(config, {
      ...call,
      tool_name: 'read_file',
      tool_input: { file_path: 'long.txt' },
    });
    expect(trace.hooks[0]?.warnings?.join()).toContain('the first 1048576 of the 1048587 bytes');
    expect(written(machine, 'length.json')).toBe(1024 * 1024);
  });

  it.each([
    [
      'a byte order mark and CRLF in its output',
      `printf '\\357\\273\\277{\\r\\n"decision":"block","reason":"no"\\r\\n}\\r\\n'`,
    ],
    ['blank lines around its output', `printf '\\n\\n {"decision":"block","reason":"no"} \\n\\n'`],
    ['an output and a failing exit code', `echo '{"decision":"block","reason":"no"}'; exit 1`],
    ['an output and exit code 2', `echo '{"decision":"approve"}'; echo no >&2; exit 2`],
    ['a timeout that must not be read as milliseconds', `sleep 0.2; echo no >&2; exit 2`],
  ])('of Claude Code blocks with %s [WIRE-13]', async (_, command) => {
    const file = guard('claude-code', `cat >/dev/null; ${command}`, { timeout: 5 });
    const { config } = await foreignProject({ [at('claude-code')]: file }, CLAUDE);
    expect((await fireEvent(config, call)).finalOutput?.getEffectiveReason()).toBe('no');
  });

  it.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['comments and a trailing comma', (text: string) => `// guards\n${text.replace(/\}\s*$/, ',}')}`],
  ])('is read from a file with %s [CFG-10]', async (_, changed) => {
    for (const dialect of Object.keys(BEFORE)) {
      const text = changed(JSON.stringify(guard(dialect, 'echo no >&2; exit 2'), undefined, 2));
      const { config } = await foreignProject({ [at(dialect)]: text }, { dialects: [dialect] });
      expect((await fireEvent(config, call)).finalOutput?.isBlockingDecision(), dialect).toBe(true);
    }
    const toml = '[[hooks.PreToolUse]]\nhooks = [\n{ type = "command", command = "echo no >&2; exit 2" }]\n';
    const plain = changed(toml).replace(/^\/\/.*\n/, '# guards\n');
    const { config } = await foreignProject({ '.codex/config.toml': plain }, { dialects: ['codex'] });
    expect((await fireEvent(config, call)).finalOutput?.isBlockingDecision()).toBe(true);
  });

  it.each([
    [`bash '${inBraces('CLAUDE_PROJECT_DIR')}/my guard.sh'`, true],
    [`bash "${inBraces('CLAUDE_PROJECT_DIR')}/my guard.sh"`, true],
    [`bash -c 'bash "${inBraces('CLAUDE_PROJECT_DIR')}/my guard.sh"'`, true],
    [`echo '${inBraces('NOBODY_KNOWS')}' >/dev/null; bash "$CLAUDE_PROJECT_DIR"/my\\ guard.sh`, true],
    [`echo "it's" >/dev/null; echo '${inBraces('CLAUDE_PROJECT_DIR')}' >&2; exit 2`, false],
  ])('is found in its folder with any quoting: %s [WIRE-26]', async (command, isGuard) => {
    const files = {
      [at('claude-code')]: guard('claude-code', command),
      'my guard.sh': 'cat >/dev/null; echo no >&2; exit 2\n',
    };
    const { machine, config } = await foreignProject(files, CLAUDE);
    const { finalOutput, trace } = await fireEvent(config, call);
    expect(finalOutput?.getEffectiveReason()).toBe(isGuard ? 'no' : machine.project);
    // The trace has the command as written in the file.
    expect(trace.hooks).toMatchObject([{ name: command }]);
  });

  it.each([
    ['gemini-cli', 'bash $GEMINI_PROJECT_DIR/guard.sh'],
    ['llxprt-code', `bash ${inBraces('LLXPRT_PROJECT_DIR')}/guard.sh`],
    ['claude-code', `D=$CLAUDE_PROJECT_DIR; bash "$D"/guard.sh`],
    ['claude-code', `bash '${inBraces('CLAUDE_PROJECT_DIR')}'/guard.sh`],
  ])('of %s is found in a folder with a blank in its name: %s [WIRE-27]', async (dialect, command) => {
    const machine = makeMachine();
    const workingDir = join(machine.root, 'my project $(touch x)');
    machine.write(join(workingDir, at(dialect)), guard(dialect, command));
    machine.write(join(workingDir, 'guard.sh'), 'cat >/dev/null; echo no >&2; exit 2');
    const config = await machine.load({ dialects: [dialect], workingDir });
    await trustAll(config);
    const { finalOutput } = await fireEvent(config, call);
    const isOdd = command.includes("'");
    expect(finalOutput?.getEffectiveReason()).toBe(isOdd ? undefined : 'no');
    expect(existsSync(join(workingDir, 'x'))).toBe(false);
  });

  it('is trusted together with a script in single quotes [SEC-3]', async () => {
    const file = guard('claude-code', `bash '${inBraces('CLAUDE_PROJECT_DIR')}/guard.sh'`);
    const { machine, config } = await foreignProject({ [at('claude-code')]: file, 'guard.sh': 'exit 2' }, CLAUDE);
    machine.write(join(machine.project, 'guard.sh'), 'exit 0');
    const { trace } = await fireEvent(config, call);
    expect(trace.hooks).toMatchObject([{ verdict: 'untrusted', why: expect.stringContaining('guard.sh changed') }]);
  });

  it('of the user runs, whatever a project does to disable it [SEC-5]', async () => {
    const machine = makeMachine();
    const { write, home, project } = machine;
    const dialects = Object.keys(BEFORE);
    const homes: Readonly<Record<string, string>> = { 'copilot-cli': '.copilot/hooks/hooks.json' };
    for (const dialect of dialects) {
      const text = `cat >/dev/null; echo ${dialect} >&2; exit 2`;
      write(join(home, homes[dialect] ?? at(dialect)), guard(dialect, text));
      const same = guard(dialect, text, { timeout: 0.001, timeoutSec: 0.001, async: true });
      write(join(project, at(dialect)), { ...same, disableAllHooks: true, enableHooks: false });
    }
    const off = { enableHooks: false, dialects: [], projectHooks: 'never', hooksConfig: { enabled: false } };
    const disabledHooks = dialects.map((dialect) => `cat >/dev/null; echo ${dialect} >&2; exit 2`);
    write(join(project, '.hookwright/settings.json'), { ...off, disabledHooks });
    write(join(project, '.claude/settings.local.json'), { disableAllHooks: true });
    for (const dialect of dialects) {
      const config = await machine.load({ dialects: [dialect] });
      await trustAll(config);
      const { trace, finalOutput } = await fireEvent(config, call);
      expect(trace.hooks.filter(({ source }) => source === 'user')).toMatchObject([
        { verdict: 'ran', decision: 'deny' },
      ]);
      // Copilot CLI never passes standard error on.
      const reason = dialect === 'copilot-cli' ? 'hook exited with code 2' : dialect;
      expect(finalOutput?.isBlockingDecision(), dialect).toBe(true);
      expect(finalOutput?.getEffectiveReason()).toBe(reason);
    }
  });
});
