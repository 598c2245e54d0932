import { describe, expect, it } from 'vitest';
import { fireEvent, foreignProject, PROJECT_FILES, written } from '../../../support/config/dialects/foreign-project.js';
import { play, prints, SHELL_CALL } from '../../../support/config/dialects/play.js';

const permission = (permissionDecision: string, more: object = { hookEventName: 'PreToolUse' }) => ({
  hookSpecificOutput: { ...more, permissionDecision, permissionDecisionReason: 'M_REASON' },
});
const refuses = 'cat >/dev/null; echo M_ERR >&2; exit 2';
const after = { ...SHELL_CALL, hook_event_name: 'AfterTool', tool_response: { llmContent: 'M_TOOL' } };
const UNNAMED =
  'hookSpecificOutput needs "hookEventName" with the name of the event: Claude Code ignores it without that';

async function problemsOf(dialect: string, event: string) {
  const file = { hooks: { [event]: [{ hooks: [{ type: 'command', command: refuses }] }] } };
  const { config } = await foreignProject({ [PROJECT_FILES[dialect] ?? '']: file }, { dialects: [dialect] });
  return config.problems.map(({ severity, message }) => [severity, message]);
}

describe('hook of claude-code', () => {
  it.each([
    ['pre-noname-deny', {}],
    ['pre-othername-deny', { hookEventName: 'PostToolUse' }],
  ])('blocks the call in row %s, and warns that Claude Code does not', async (_, name) => {
    const played = await play('claude-code', 'PreToolUse', [{ command: prints(permission('deny', name)) }]);
    expect(played).toMatchObject({ blocks: true, reason: 'M_REASON', warnings: [UNNAMED] });
  });

  it('warns of no hookEventName that is right', async () => {
    const { warnings } = await play('claude-code', 'PreToolUse', [{ command: prints(permission('deny')) }]);
    expect(warnings).toEqual([]);
  });

  it('skips the question to a person only with its hookEventName', async () => {
    const grants = async (output: object) => {
      const file = { hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: prints(output) }] }] } };
      const options = { dialects: ['claude-code'], hooksMay: ['grant'] } as const;
      const { config } = await foreignProject({ '.claude/settings.json': file }, options);
      const { hookResults = [] } = await fireEvent(config, SHELL_CALL);
      return hookResults.map(({ grant }) => grant ?? false);
    };
    expect(await grants(permission('allow'))).toEqual([true]);
    expect(await grants(permission('allow', {}))).toEqual([false]);
  });

  it.each([
    ['if-git', 'Bash(git *)', 0],
    ['if-echo', 'Bash(echo *)', 1],
    ['if-bad', 'Bash(', 1],
  ])('runs for a redirected command as in row %s', async (_, rule, ran) => {
    expect(await play('claude-code', 'PreToolUse', [{ command: refuses, entry: { if: rule } }])).toMatchObject({ ran });
  });

  it.each([
    ['if-write', 'Write(*.txt)', 1],
    ['if-write-other', 'Write(*.ts)', 0],
  ])('runs for a written file as in row %s', async (_, rule, ran) => {
    const call = { ...SHELL_CALL, tool_name: 'write_file', tool_input: { file_path: 'out.txt', content: 'hello' } };
    const hook = { command: refuses, entry: { if: rule } };
    expect(await play('claude-code', 'PreToolUse', [hook], call)).toMatchObject({ ran });
  });

  it.each(['PreModelSwitch', 'PostModelSwitch', 'PostToolBatch', 'MessageDisplay'])(
    'for %s is left out with a warning, not as an unknown event',
    async (event) => {
      expect(await problemsOf('claude-code', event)).toEqual([
        ['warning', `${event} is an event of claude-code that never fires here`],
      ]);
    },
  );

  it.each([
    ['claude-code', [{ type: 'text', text: 'M_TOOL' }]],
    ['codex', { content: [{ type: 'text', text: 'M_TOOL' }] }],
  ])('receives the result of an MCP tool as in row mcp-input of %s', async (dialect, expected) => {
    const file = { hooks: { PostToolUse: [{ hooks: [{ type: 'command', command: 'cat > in.json' }] }] } };
    const at = PROJECT_FILES[dialect] ?? '';
    const { machine, config } = await foreignProject({ [at]: file }, { dialects: [dialect] });
    await fireEvent(config, { ...after, tool_name: 'mcp__files__note', tool_input: {} });
    expect(written(machine, 'in.json')).toMatchObject({ tool_response: expected });
  });

  it('blocks the call and ends the turn in row pre-defer', async () => {
    const hooks = [{ command: prints(permission('defer')) }];
    expect(await play('claude-code', 'PreToolUse', hooks)).toMatchObject({ blocks: true, stops: true });
  });

  it('receives the server of an MCP tool in row mcp-input, and none for other tools', async () => {
    const file = { hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: 'cat > in.json' }] }] } };
    const { machine, config } = await foreignProject({ '.claude/settings.json': file }, { dialects: ['claude-code'] });
    await fireEvent(config, { ...SHELL_CALL, tool_name: 'mcp__files__note', tool_input: {} });
    expect(written(machine, 'in.json')).toMatchObject({ mcp_server: { name: 'files', source: 'dynamic' } });
    await fireEvent(config, SHELL_CALL);
    expect(Object.keys(Object(written(machine, 'in.json')))).not.toContain('mcp_server');
  });

  it('receives the duration of the call in row events', async () => {
    const file = { hooks: { PostToolUse: [{ hooks: [{ type: 'command', command: 'cat > in.json' }] }] } };
    const { machine, config } = await foreignProject({ '.claude/settings.json': file }, { dialects: ['claude-code'] });
    await fireEvent(config, after);
    expect(written(machine, 'in.json')).toMatchObject({ duration_ms: 0 });
  });

  it('receives the same prompt_id before and after a tool', async () => {
    const save = (name: string) => [{ hooks: [{ type: 'command', command: `cat > ${name}.json` }] }];
    const file = { hooks: { PreToolUse: save('before'), PostToolUse: save('after') } };
    const { machine, config } = await foreignProject({ '.claude/settings.json': file }, { dialects: ['claude-code'] });
    await fireEvent(config, SHELL_CALL);
    await fireEvent(config, after);
    const prompt_id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(written(machine, 'before.json')).toMatchObject({ prompt_id });
    const { prompt_id: id } = Object(written(machine, 'before.json'));
    expect(written(machine, 'after.json')).toMatchObject({ prompt_id: id });
  });
});

describe('hook of codex', () => {
  it.each([
    ['post-continue-false', { continue: false, stopReason: 'M_STOP' }, 'M_STOP'],
    ['post-continue-false with a reason', { continue: false, stopReason: 'M_STOP', reason: 'M_REASON' }, 'M_REASON'],
    ['post-continue-false without text', { continue: false }, 'PostToolUse hook stopped execution'],
    ['post-continue-false with suppressOutput', { continue: false, suppressOutput: true, reason: 'R' }, 'R'],
  ])('withholds the result and lets the turn go on in row %s', async (_, output, reason) => {
    expect(await play('codex', 'PostToolUse', [{ command: prints(output) }], after)).toMatchObject({
      blocks: true,
      stops: false,
      reason,
    });
  });

  it.each(['PreModelRequest', 'Interrupt'])('for %s is left out with a warning, not as unknown', async (event) => {
    expect(await problemsOf('codex', event)).toEqual([
      ['warning', `${event} is an event of codex that never fires here`],
    ]);
  });

  it('blocks in row set-disable-all, and warns that Codex ignores a file with another key', async () => {
    const hooks = { PreToolUse: [{ hooks: [{ type: 'command', command: refuses }] }] };
    const file = { $schema: 'x', description: 'd', hooks };
    const { config } = await foreignProject({ '.codex/hooks.json': file }, { dialects: ['codex'] });
    expect(config.problems).toMatchObject([
      {
        severity: 'warning',
        message: 'codex ignores the whole file because of the key "$schema"; here its hooks run',
        help: 'remove the key, so that the hooks run there too',
      },
    ]);
    expect((await fireEvent(config, SHELL_CALL)).finalOutput?.isBlockingDecision()).toBe(true);
  });

  it.each([
    ['match-negative', { matcher: '^(?!Read)' }],
    ['pre-json-bom', { command: `cat >/dev/null; printf '\\357\\273\\277%s' '${JSON.stringify(permission('deny'))}'` }],
  ])('is stricter than its agent in row %s', async (_, hook) => {
    expect(await play('codex', 'PreToolUse', [{ command: refuses, ...hook }])).toMatchObject({ blocks: true });
  });
});

describe('hook of copilot-cli', () => {
  const decision = (permissionDecision: string) => ({ permissionDecision, permissionDecisionReason: 'M_REASON' });

  it.each([
    ['pre-exit2-stderr', refuses, 'hook exited with code 2'],
    ['pre-exit2-stdout', 'cat >/dev/null; echo M_OUT; exit 2', 'hook exited with code 2'],
    ['pre-exit2-allow', prints(decision('allow'), 'exit 2'), 'M_REASON'],
    ['pre-exit2-allow-stderr', prints(decision('allow'), 'echo M_ERR >&2; exit 2'), 'M_REASON'],
    ['pre-exit2-deny', prints(decision('deny'), 'exit 2'), 'M_REASON'],
    ['pre-badjson-exit2', `cat >/dev/null; printf '{'; echo M_ERR >&2; exit 2`, 'hook exited with code 2'],
  ])('gives the reason of row %s', async (_, command, reason) => {
    expect(await play('copilot-cli', 'preToolUse', [{ command }])).toMatchObject({ blocks: true, reason });
  });

  it.each([
    ['pre-context', {}, false],
    ['pre-context-deny', decision('deny'), true],
  ])('adds context before a tool in row %s', async (_, output, blocks) => {
    const command = prints({ ...output, additionalContext: 'M_CTX' });
    expect(await play('copilot-cli', 'preToolUse', [{ command }])).toMatchObject({ blocks, context: 'M_CTX' });
  });

  it.each([
    ['prompt-block', { decision: 'block', reason: 'M_REASON' }, { blocks: true, reason: 'M_REASON' }],
    ['prompt-deny', { decision: 'deny', reason: 'M_REASON' }, { blocks: false }],
    ['prompt-context', { additionalContext: 'M_CTX' }, { blocks: false, context: 'M_CTX' }],
  ])('decides about the prompt as in row %s', async (_, output, expected) => {
    const prompt = { hook_event_name: 'BeforeAgent', prompt: 'hi' };
    const hooks = [{ command: prints(output) }];
    expect(await play('copilot-cli', 'userPromptSubmitted', hooks, prompt)).toMatchObject(expected);
  });

  it.each([
    ['stop-block-once', { decision: 'block', reason: 'M_REASON' }, true],
    ['stop-block-noreason', { decision: 'block' }, false],
  ])('lets the agent go on as in row %s', async (_, output, blocks) => {
    const stop = { hook_event_name: 'AfterAgent', prompt: 'hi', prompt_response: 'x', stop_hook_active: false };
    const hooks = [{ command: prints(output) }];
    expect(await play('copilot-cli', 'agentStop', hooks, stop)).toMatchObject({ blocks });
  });

  it('runs with an empty matcher, which skips it in its agent in row match-empty', async () => {
    const { blocks, problems } = await play('copilot-cli', 'preToolUse', [{ command: refuses, matcher: '' }]);
    expect(blocks).toBe(true);
    expect(problems).toEqual([]);
  });

  it('receives the arguments as toolArgs alone', async () => {
    const file = { hooks: { preToolUse: [{ type: 'command', bash: 'cat > in.json' }] } };
    const at = PROJECT_FILES['copilot-cli'] ?? '';
    const { machine, config } = await foreignProject({ [at]: file }, { dialects: ['copilot-cli'] });
    await fireEvent(config, SHELL_CALL);
    const input = Object(written(machine, 'in.json'));
    expect(input).toMatchObject({ toolName: 'bash', toolArgs: SHELL_CALL.tool_input });
    expect(Object.keys(input)).not.toContain('toolInput');
  });

  it('receives the source new when a session starts', async () => {
    const file = { hooks: { sessionStart: [{ type: 'command', bash: 'cat > in.json' }] } };
    const at = PROJECT_FILES['copilot-cli'] ?? '';
    const { machine, config } = await foreignProject({ [at]: file }, { dialects: ['copilot-cli'] });
    await fireEvent(config, { hook_event_name: 'SessionStart', source: 'startup' });
    expect(written(machine, 'in.json')).toMatchObject({ source: 'new' });
  });
});

describe('hook of gemini-cli', () => {
  it.each([
    ['pre-upper-word', { decision: 'Deny', reason: 'M_REASON' }],
    ['pre-claude-deny', permission('deny')],
  ])('is stricter than its agent in row %s', async (_, output) => {
    expect(await play('gemini-cli', 'BeforeTool', [{ command: prints(output) }])).toMatchObject({ blocks: true });
  });

  it('reads a timeout in quotes as the default one in row entry-timeout-string, with a warning', async () => {
    const hook = { command: prints({ decision: 'deny', reason: 'M_REASON' }), entry: { timeout: '5' } };
    const { blocks, problems } = await play('gemini-cli', 'BeforeTool', [hook]);
    expect(blocks).toBe(true);
    expect(problems).toEqual(['timeout must be a number above 0; it is 60000 ms']);
  });
});
