import { execFileSync } from 'node:child_process';
import { accessSync, constants, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hookedWith, hooksFolder, python, root, scripts, temporaryFolder } from './example-hooks.js';

const request = { model: 'gemini-2.5-flash', contents: 'How are prices made?' };
const answer = (text: string) => ({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] });

describe('example hooks', () => {
  it.each(scripts)('%s is easy to copy: short, executable, with a comment on its purpose', (script) => {
    const path = join(hooksFolder, script);
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(20);
    expect(lines[0]).toMatch(/^#!\/usr\/bin\/env (bash|python3|node)$/);
    expect(lines.slice(1, 3).join('\n')).toMatch(/(SessionStart|(Before|After)\w+|Any event): /);
    if (process.platform !== 'win32') accessSync(path, constants.X_OK);
  });

  it('are listed in examples/README.md', () => {
    const listed = [...readFileSync(join(hooksFolder, '../README.md'), 'utf8').matchAll(/\(hooks\/([^)]+)\)/g)];
    expect(listed.map(([, script]) => script).sort()).toEqual([...scripts].sort());
  });

  it('are run by a test in this file', () => {
    const source = readFileSync(import.meta.filename, 'utf8');
    expect(scripts.filter((script) => !source.includes(`hookedWith('${script}'`))).toEqual([]);
  });
});

describe('session-log.sh', () => {
  it('writes every event as one line of JSON and prints nothing', async () => {
    const { folder, events } = await hookedWith('session-log.sh', 'SessionEnd');
    const result = await events.fireSessionEndEvent({ reason: 'exit' });
    await events.fireSessionEndEvent({ reason: 'clear' });
    expect(result).toMatchObject({ success: true, finalOutput: undefined });
    const lines = readFileSync(join(folder, 'session-log.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { hook_event_name: 'SessionEnd', reason: 'exit', cwd: folder },
      { hook_event_name: 'SessionEnd', reason: 'clear', cwd: folder },
    ]);
  });
});

describe('house-rules.mjs', () => {
  it('adds the rules of the project as context', async () => {
    const { folder, events } = await hookedWith('house-rules.mjs', 'SessionStart');
    writeFileSync(join(folder, 'RULES.md'), 'Say "please".\nÄ.\n');
    const { finalOutput } = await events.fireSessionStartEvent({ source: 'startup' });
    expect(finalOutput?.getAdditionalContext()).toBe('Say "please".\nÄ.');
  });

  it('prints nothing if there are no rules', async () => {
    const { events } = await hookedWith('house-rules.mjs', 'SessionStart');
    const result = await events.fireSessionStartEvent({ source: 'startup' });
    expect(result).toMatchObject({ success: true, finalOutput: undefined });
  });
});

describe.skipIf(!python)('project-files.py', () => {
  it('adds the file names to the prompt, without hidden files', async () => {
    const { folder, events } = await hookedWith('project-files.py', 'BeforeAgent');
    for (const name of ['b.txt', 'a "quoted".txt', '.env']) writeFileSync(join(folder, name), '');
    const { finalOutput } = await events.fireBeforeAgentEvent({ prompt: 'Hello' });
    expect(finalOutput?.getAdditionalContext()).toBe('Files here: a "quoted".txt, b.txt');
  });
});

describe('no-network.mjs', () => {
  it('removes the tools that use the network, and sets no mode', async () => {
    const { events } = await hookedWith('no-network.mjs', 'BeforeToolSelection');
    const names = ['read_file', 'fetch_url', 'web_search', 'run_shell'];
    const availableTools = [{ functionDeclarations: names.map((name) => ({ name })) }, { googleSearch: {} }];
    const { finalOutput } = await events.fireBeforeToolSelectionEvent({ modelRequest: request, availableTools });
    expect(finalOutput?.applyToolConfigModifications({ toolConfig: {} })).toEqual({
      toolConfig: { functionCallingConfig: { allowedFunctionNames: ['read_file', 'run_shell'] } },
    });
  });
});

describe('cool-head.sh', () => {
  it('sets the temperature and keeps the rest of the request', async () => {
    const { events } = await hookedWith('cool-head.sh', 'BeforeModel');
    const modelRequest = { ...request, config: { topP: 0.5, temperature: 1 } };
    const { finalOutput } = await events.fireBeforeModelEvent({ modelRequest });
    expect(finalOutput?.applyLLMRequestModifications(modelRequest)).toEqual({
      ...request,
      config: { topP: 0.5, temperature: 0 },
    });
  });
});

describe('redact-answer.mjs', () => {
  it('masks every e-mail address in the response', async () => {
    const { events } = await hookedWith('redact-answer.mjs', 'AfterModel');
    const modelResponse = answer('Ask ana@shop.example or bo.li+x@mail.shop.example.');
    const { finalOutput } = await events.fireAfterModelEvent({ modelRequest: request, modelResponse });
    expect(finalOutput?.getModifiedResponse()?.text).toBe('Ask [redacted] or [redacted].');
  });

  it('keeps a response without an address', async () => {
    const { events } = await hookedWith('redact-answer.mjs', 'AfterModel');
    const modelResponse = answer('Nobody @ home.');
    const result = await events.fireAfterModelEvent({ modelRequest: request, modelResponse });
    expect(result).toMatchObject({ success: true, finalOutput: undefined });
  });

  it('handles a response without text', async () => {
    const { events } = await hookedWith('redact-answer.mjs', 'AfterModel');
    const result = await events.fireAfterModelEvent({ modelRequest: request, modelResponse: { candidates: [] } });
    expect(result).toMatchObject({ success: true, finalOutput: undefined });
  });
});

describe.skipIf(!python)('scan-secrets.py', () => {
  it.each([
    ['a payment key', { path: '.env', content: 'KEY=sk_live_abc123' }],
    ['a cloud key, whatever the argument is called', { file: 'x', edits: [{ new_string: 'AKIAABCDEFGHIJKLMNOP' }] }],
    ['a private key', { content: '-----BEGIN RSA PRIVATE KEY-----\nMII...' }],
  ])('blocks writing %s', async (_what, toolInput) => {
    const { events } = await hookedWith('scan-secrets.py', 'BeforeTool');
    const { finalOutput } = await events.fireBeforeToolEvent({ toolName: 'write_file', toolInput });
    expect(finalOutput?.getBlockingError()).toEqual({
      blocked: true,
      reason: 'This holds a secret. Read it from the environment.',
    });
  });

  it('allows everything else', async () => {
    const { events } = await hookedWith('scan-secrets.py', 'BeforeTool');
    const toolInput = { path: 'café.md', content: 'The key is in SHOP_KEY.' };
    const result = await events.fireBeforeToolEvent({ toolName: 'write_file', toolInput });
    expect(result).toMatchObject({ success: true, finalOutput: undefined });
  });
});

describe('keep-deleted.mjs', () => {
  it.each([
    ['rm old.txt', 'mkdir -p .trash && mv old.txt .trash/'],
    ['rm -rf build/cache notes.md', 'mkdir -p .trash && mv build/cache notes.md .trash/'],
  ])('turns "%s" into a move to .trash', async (command, instead) => {
    const { events } = await hookedWith('keep-deleted.mjs', 'BeforeTool');
    const { finalOutput } = await events.fireBeforeToolEvent({ toolName: 'run_shell', toolInput: { command } });
    expect(finalOutput?.getModifiedToolInput()).toEqual({ command: instead });
  });

  it.each(['ls', 'npm run rm', 'rm a; echo b'])('keeps "%s"', async (command) => {
    const { events } = await hookedWith('keep-deleted.mjs', 'BeforeTool');
    const result = await events.fireBeforeToolEvent({ toolName: 'run_shell', toolInput: { command } });
    expect(result).toMatchObject({ success: true, finalOutput: undefined });
  });
});

describe('protected-paths.mjs', () => {
  it.each(['package-lock.json', 'web/dist/main.js', '.git/config'])('blocks writing %s', async (path) => {
    const { events } = await hookedWith('protected-paths.mjs', 'BeforeTool');
    const { finalOutput } = await events.fireBeforeToolEvent({ toolName: 'write_file', toolInput: { path } });
    expect(finalOutput?.getBlockingError()).toEqual({ blocked: true, reason: `${path} is not written by hand.` });
  });

  it.each([{ path: 'src/distance.ts' }, { command: 'ls dist' }])('allows %j', async (toolInput) => {
    const { events } = await hookedWith('protected-paths.mjs', 'BeforeTool');
    const result = await events.fireBeforeToolEvent({ toolName: 'write_file', toolInput });
    expect(result).toMatchObject({ success: true, finalOutput: undefined });
  });
});

describe.skipIf(!python)('branch.py', () => {
  it('adds the branch as context, and prints nothing without one', async () => {
    const kit = temporaryFolder();
    copyFileSync(join(root, 'generated/kit/hookwright_kit.py'), join(kit, 'hookwright_kit.py'));
    const { folder, events } = await hookedWith('branch.py', 'SessionStart', { PYTHONPATH: kit });
    expect(await events.fireSessionStartEvent({ source: 'startup' })).toMatchObject({
      success: true,
      finalOutput: undefined,
    });
    execFileSync('git', ['init', '--quiet', '--initial-branch', 'fix/price'], { cwd: folder });
    const { finalOutput } = await events.fireSessionStartEvent({ source: 'startup' });
    expect(finalOutput?.getAdditionalContext()).toBe('You are on the branch fix/price.');
  });
});

describe('run-tests.mjs', () => {
  const edit = { toolName: 'write_file', toolInput: { path: 'a.mjs' }, toolResponse: { llmContent: 'Wrote a.mjs.' } };

  it('adds that the tests pass as context', async () => {
    const { events } = await hookedWith('run-tests.mjs', 'AfterTool', { TEST_COMMAND: 'node -e 0' });
    const { finalOutput } = await events.fireAfterToolEvent(edit);
    expect(finalOutput?.getAdditionalContext()).toBe('All tests pass.');
  });

  it('adds the output of failing tests as context', async () => {
    const failing = `node -e "console.log('1 of 2 failed'); process.exit(1)"`;
    const { events } = await hookedWith('run-tests.mjs', 'AfterTool', { TEST_COMMAND: failing });
    const { finalOutput } = await events.fireAfterToolEvent(edit);
    expect(finalOutput?.getAdditionalContext()?.trim()).toBe('The tests fail:\n1 of 2 failed');
  });
});

describe('tests-must-pass.sh', () => {
  const turn = { prompt: 'Fix it.', promptResponse: 'I said "stop_hook_active": true.' };

  it('sends the agent back to work while the tests fail [TRL-4]', async () => {
    const { events } = await hookedWith('tests-must-pass.sh', 'AfterAgent', { TEST_COMMAND: 'exit 1' });
    const { finalOutput } = await events.fireAfterAgentEvent({ ...turn, stopHookActive: false });
    expect(finalOutput?.getBlockingError()).toEqual({
      blocked: true,
      reason: 'The tests do not pass. Fix the code, not the tests.',
    });
  });

  it('blocks only once: a retry may end with failing tests [TRL-4]', async () => {
    const { events } = await hookedWith('tests-must-pass.sh', 'AfterAgent', { TEST_COMMAND: 'exit 1' });
    const result = await events.fireAfterAgentEvent({ ...turn, stopHookActive: true });
    expect(result).toMatchObject({ success: true, finalOutput: undefined });
  });

  it('accepts the response when the tests pass', async () => {
    const { events } = await hookedWith('tests-must-pass.sh', 'AfterAgent', { TEST_COMMAND: 'exit 0' });
    const result = await events.fireAfterAgentEvent({ ...turn, stopHookActive: false });
    expect(result).toMatchObject({ success: true, finalOutput: undefined });
  });
});

describe.each(['command', 'worker'] as const)('read-only.sh as a %s', (type) => {
  it('blocks only tools that write, for every event', async () => {
    const { events } = await hookedWith('read-only.sh', 'BeforeTool', {}, type);
    for (const [toolName, decision] of [
      ['write_file', 'deny'],
      ['read_file', 'allow'],
      ['edit', 'deny'],
    ] as const) {
      const toolInput = { text: 'two\nlines, "tool_name":"read_file"', tool_name: 'read_file' };
      const { finalOutput, trace } = await events.fireBeforeToolEvent({ toolName, toolInput });
      expect(finalOutput?.decision).toBe(decision);
      expect(trace.hooks).toMatchObject([{ type, verdict: 'ran', success: true }]);
      expect(trace.hooks[0]).not.toHaveProperty('warnings');
    }
  });
});
