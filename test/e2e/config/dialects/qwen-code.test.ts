import { describe, expect, it } from 'vitest';
import { fireEvent, foreignProject } from '../../../support/config/dialects/foreign-project.js';
import { play, prints, SHELL_CALL } from '../../../support/config/dialects/play.js';

const permission = (permissionDecision: string) => ({
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason: 'M_REASON' },
});
const deny = permission('deny');
const text = 'cat >/dev/null; echo M_ERR >&2; exit 2';
const beforeTool = (command: string, more: object = {}) => play('qwen-code', 'PreToolUse', [{ command, ...more }]);

async function timeoutOf(hook: object) {
  const file = { hooks: { PreToolUse: [{ hooks: [hook] }] } };
  const { config } = await foreignProject({ '.qwen/settings.json': file }, { dialects: ['qwen-code'] });
  const system = config.getHookSystem();
  await system?.initialize();
  return {
    timeouts: system?.getAllHooks().map(({ config: { timeout } }) => timeout),
    problems: config.problems.map(({ message }) => message),
  };
}

describe('PreToolUse hook of qwen-code', () => {
  it.each([
    ['pre-deny', prints(deny), 'M_REASON'],
    ['pre-block', prints({ decision: 'block', reason: 'M_REASON' }), 'M_REASON'],
    ['pre-gemini-deny', prints({ decision: 'deny', reason: 'M_REASON' }), 'M_REASON'],
    ['pre-noname-deny', prints({ hookSpecificOutput: { permissionDecision: 'deny' }, reason: 'M_REASON' }), 'M_REASON'],
    ['pre-json-double', `cat >/dev/null; printf '%s' '${JSON.stringify(JSON.stringify(deny))}'`, 'M_REASON'],
    ['pre-json-stderr', `cat >/dev/null; printf '%s' '${JSON.stringify(deny)}' >&2`, 'M_REASON'],
    ['pre-exit1-deny', prints(deny, 'exit 1'), 'M_REASON'],
    ['pre-exit3-deny', prints(deny, 'exit 3'), 'M_REASON'],
    ['pre-sigkill-deny', prints(deny, 'kill -9 $$'), 'M_REASON'],
    ['pre-exit2-stderr', text, 'M_ERR'],
    ['pre-exit2-allow-stderr', prints(permission('allow'), 'echo M_ERR >&2; exit 2'), 'M_ERR'],
    ['pre-exit2-deny-stderr', prints(deny, 'echo M_ERR >&2; exit 2'), 'M_ERR'],
    ['pre-continue-false', prints({ continue: false, stopReason: 'M_STOP' }), 'M_STOP'],
    ['pre-continue-false-allow', prints({ ...permission('allow'), continue: false, stopReason: 'M_STOP' }), 'M_STOP'],
    ['pre-continue-false-deny', prints({ ...deny, continue: false, stopReason: 'M_STOP' }), 'M_REASON'],
  ])('blocks the call and lets the turn go on in row %s [WIRE-13]', async (_, command, reason) => {
    expect(await beforeTool(command)).toMatchObject({ blocks: true, stops: false, reason, problems: [] });
  });

  it.each([
    ['pre-exit2-silent', 'cat >/dev/null; exit 2', 1],
    ['pre-exit2-stdout', 'cat >/dev/null; echo M_OUT; exit 2', 1],
    ['pre-exit2-allow', prints(permission('allow'), 'exit 2'), 1],
    ['pre-exit255', 'cat >/dev/null; exit 255', 1],
    ['pre-badjson', `cat >/dev/null; printf '{"decision": "deny"'`, 1],
    ['pre-defer', prints(permission('defer')), 1],
    ['pre-text', 'cat >/dev/null; echo M_OUT', 0],
  ])('lets the call pass in row %s, and reports a failure if it has one', async (_, command, failed) => {
    expect(await beforeTool(command)).toMatchObject({ blocks: false, ran: 1, failed, context: undefined });
  });

  it('never skips the question to a person in row perm-allow', async () => {
    const file = { hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: prints(permission('allow')) }] }] } };
    const options = { dialects: ['qwen-code'], hooksMay: ['grant'] } as const;
    const { config } = await foreignProject({ '.qwen/settings.json': file }, options);
    const { hookResults = [] } = await fireEvent(config, SHELL_CALL);
    expect(hookResults.map(({ grant }) => grant ?? false)).toEqual([false]);
  });

  it('changes no arguments in row pre-rewrite, and warns', async () => {
    const command = prints({ hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { command: 'true' } } });
    const { rewrite, warnings } = await beforeTool(command);
    expect(rewrite).toBeUndefined();
    expect(warnings).toEqual(['updatedInput is ignored: qwen-code does not change arguments']);
  });

  it('is stricter than its agent in rows pre-both-places and two-deny-allow', async () => {
    expect(await beforeTool(prints({ ...permission('allow'), decision: 'block', reason: 'M_OLD' }))).toMatchObject({
      blocks: true,
    });
    const hooks = [{ command: prints(deny) }, { command: prints(permission('allow')) }];
    expect(await play('qwen-code', 'PreToolUse', hooks)).toMatchObject({ blocks: true, ran: 2 });
  });

  it.each([
    ['match-exact', 'Bash', 1],
    ['match-real', 'run_shell_command', 1],
    ['match-list', 'Bash|Write', 1],
    ['match-list, a pattern in a list', 'Write|run_sh.*', 1],
    ['match-regex', '^run_', 1],
    ['match-substring', 'shell', 1],
    ['match-dotstar', '.*', 1],
    ['match-star in a list', 'Write|*', 1],
    ['match-upper', 'BASH', 0],
    ['match-substring of an alias', 'Bas', 0],
    ['match-bad-regex', '(', 0],
  ])('matches as in row %s [PLN-1]', async (_, matcher, ran) => {
    expect(await beforeTool(text, { matcher })).toMatchObject({ ran, blocks: ran === 1 });
  });

  it.each(['Write', 'WriteFile', 'write_file'])('matches a file that is written in row matchw-%s', async (matcher) => {
    const call = { ...SHELL_CALL, tool_name: 'write_file', tool_input: { file_path: 'out.txt', content: 'hello' } };
    expect(await play('qwen-code', 'PreToolUse', [{ command: text, matcher }], call)).toMatchObject({ blocks: true });
  });

  it.each(['Bash(git *)', 'Bash(rm *)'])('ignores the condition %s in rows if-git and if-rm-chained', async (rule) => {
    const { blocks, problems } = await beforeTool(text, { entry: { if: rule } });
    expect(blocks).toBe(true);
    expect(problems).toEqual([
      'if is not supported here: qwen-code ignores it too and runs the hook for every call that the matcher matches',
    ]);
  });

  it.each([
    [9, 9000, []],
    [9000, 9000, ['timeout is in seconds, but 9000 is read as milliseconds']],
    [undefined, 60_000, []],
  ])('reads the timeout %s as %s ms', async (timeout, ms, problems) => {
    const hook = { type: 'command', command: text, ...(timeout !== undefined && { timeout }) };
    expect(await timeoutOf(hook)).toEqual({ timeouts: [ms], problems });
  });

  it('waits 600 seconds for an http hook', async () => {
    expect(await timeoutOf({ type: 'http', url: 'https://guard.example' })).toMatchObject({ timeouts: [600_000] });
  });
});

describe('PostToolUse hook of qwen-code', () => {
  const after = { ...SHELL_CALL, hook_event_name: 'AfterTool', tool_response: { llmContent: 'M_TOOL' } };

  it.each([
    ['post-block', prints({ decision: 'block', reason: 'M_REASON' })],
    ['post-exit2', text],
  ])('has no decision in row %s', async (_, command) => {
    expect(await play('qwen-code', 'PostToolUse', [{ command }], after)).toMatchObject({
      blocks: false,
      context: undefined,
    });
  });

  it('adds context in row post-context', async () => {
    const command = prints({ hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: 'M_CTX' } });
    expect(await play('qwen-code', 'PostToolUse', [{ command }], after)).toMatchObject({ context: 'M_CTX' });
  });

  it('blocks the result and lets the turn go on in row post-continue-false', async () => {
    const command = prints({ continue: false, stopReason: 'M_STOP' });
    expect(await play('qwen-code', 'PostToolUse', [{ command }], after)).toMatchObject({
      blocks: true,
      stops: false,
      reason: 'M_STOP',
    });
  });
});

describe('UserPromptSubmit hook of qwen-code', () => {
  const prompt = (command: string) =>
    play('qwen-code', 'UserPromptSubmit', [{ command }], { hook_event_name: 'BeforeAgent', prompt: 'hi' });

  it.each([
    ['prompt-deny', prints({ decision: 'deny', reason: 'M_REASON' })],
    ['prompt-block', prints({ decision: 'block', reason: 'M_REASON' })],
    ['prompt-continue-false', prints({ continue: false, stopReason: 'M_STOP' })],
    ['prompt-exit2', text],
  ])('blocks the prompt in row %s', async (_, command) => {
    expect(await prompt(command)).toMatchObject({ blocks: true });
  });

  it('adds text of standard output as context in row prompt-text', async () => {
    expect(await prompt('cat >/dev/null; echo M_OUT')).toMatchObject({ context: 'M_OUT' });
    expect(await prompt('cat >/dev/null; echo M_ERR >&2')).toMatchObject({ context: undefined });
  });
});
