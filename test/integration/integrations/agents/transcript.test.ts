import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contract } from '../../../../generated/index.js';
import { answerAgent, loadAgentHooks } from '../../../../src/integrations/agents/index.js';
import { isRecord } from '../../../../src/util/json.js';
import { documents } from '../../../support/integrations/agents/agent-events.js';

const FOLDER = join(import.meta.dirname, '../../../support/integrations/agents/transcripts');

/** Creates a user whose hook before tools keeps its input. Every event has hooks of its own, as in separate processes. */
function makeUser(settings: object = {}) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-transcripts-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  vi.stubEnv('HOME', root);
  vi.stubEnv('XDG_CONFIG_HOME', join(root, 'config'));
  vi.stubEnv('XDG_STATE_HOME', join(root, 'state'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const hook = { type: 'command', command: `cat > ${root}/input.json`, needs: ['assistant_text', 'user_prompt'] };
  const file = join(root, 'config/hookwright/settings.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ enableHooks: true, hooks: { BeforeTool: [{ hooks: [hook] }] }, ...settings }));
  const transcript = join(root, '.copilot/session-state/s1/events.jsonl');
  mkdirSync(dirname(transcript), { recursive: true });
  return {
    transcript,
    write: (dialect: string) => writeFileSync(transcript, readFileSync(join(FOLDER, `${dialect}.jsonl`))),
    answer: async (agent: string, event: string, input: object) => {
      const base = agent === 'copilot-cli' ? { sessionId: 's1' } : { session_id: 's1', transcript_path: transcript };
      const stdin = JSON.stringify({ cwd: root, ...base, ...input });
      return answerAgent(
        { agent, event, stdin, env: { HOME: root }, cwd: root },
        {
          loadDocuments: async () => documents,
          open: async (project) => {
            const hooks = await loadAgentHooks({ project, contract });
            onTestFinished(() => hooks.dispose({ kill: true }));
            return hooks;
          },
        },
      );
    },
    input: (): Record<string, unknown> => {
      const value: unknown = JSON.parse(readFileSync(join(root, 'input.json'), 'utf8'));
      return isRecord(value) ? value : {};
    },
  };
}

/** Tool call of each recorded transcript, as the agent sends it. */
const CALLS: Record<string, [event: string, input: object]> = {
  'claude-code': [
    'PreToolUse',
    {
      tool_name: 'Bash',
      tool_input: { command: 'ls' },
      tool_use_id: 'toolu_call_main_2_1',
      prompt_id: '0daa4eff-2233-4ba8-8b20-6e62ae53ec29',
    },
  ],
  codex: [
    'PreToolUse',
    {
      tool_name: 'Bash',
      tool_input: { command: 'ls' },
      tool_use_id: 'call_main_2_2',
      turn_id: '01a1ee5f-eed7-7100-9ec5-3776fe3ca5d9',
    },
  ],
  'gemini-cli': ['BeforeTool', { tool_name: 'run_shell_command', tool_input: { command: 'ls' } }],
  'qwen-code': [
    'PreToolUse',
    { tool_name: 'run_shell_command', tool_input: { command: 'ls' }, tool_use_id: 'x', prompt_id: 'p########0' },
  ],
  'copilot-cli': ['preToolUse', { toolName: 'bash', toolArgs: { command: 'echo two', description: 'x' } }],
};
const rows = Object.entries(CALLS).map(([agent, [event, input]]) => ({ agent, event, input }));

/** Line of a response in a transcript of Claude Code. It has 30 tokens unless others are passed. */
function response(id: string, input_tokens: unknown = 20, output_tokens: unknown = 10, cache_read_input_tokens = 0) {
  const usage = { input_tokens, output_tokens, cache_read_input_tokens };
  return `${JSON.stringify({ type: 'assistant', isSidechain: false, message: { id, content: [], usage } })}\n`;
}
const [event, call] = CALLS['claude-code'] ?? ['', {}];

describe('transcripts of agents', () => {
  it.each(rows)('complete usage, turn and texts of a tool call in $agent', async ({ agent, event, input }) => {
    const user = makeUser();
    user.write(agent);
    await user.answer(agent, event, input);
    const { session, turn_id, user_prompt, assistant_text } = user.input();
    expect(session).toMatchObject({
      usage: { input_tokens: 20, output_tokens: 10, cached_tokens: 0, model_calls: 2 },
      context: { used_tokens: 10 },
    });
    expect(user_prompt).toBe('run the thing');
    expect(assistant_text).toBe('And now again.');
    const { prompt_id, turn_id: sent }: Record<string, unknown> = { ...input };
    expect(turn_id).toBe(prompt_id ?? sent ?? turn_id);
    expect(turn_id).toBeTypeOf('string');
  });

  it.each(rows)('stop $agent at a token budget', async ({ agent, event, input }) => {
    const user = makeUser({ budgets: { tokens: 30 } });
    user.write(agent);
    const { stdout } = await user.answer(agent, event, input);
    expect(stdout).toContain('the session has used 30 of 30 tokens');
  });

  it('count instead of model events, which may come without the response', async () => {
    const user = makeUser();
    user.write('gemini-cli');
    const llm_request = { model: 'm', messages: [{ role: 'user', content: 'hi' }] };
    await user.answer('gemini-cli', 'BeforeModel', { llm_request });
    await user.answer('gemini-cli', 'BeforeModel', { llm_request });
    const [name, input] = CALLS['gemini-cli'] ?? ['', {}];
    await user.answer('gemini-cli', name, input);
    expect(user.input()['session']).toMatchObject({ usage: { input_tokens: 20, output_tokens: 10, model_calls: 2 } });
  });

  it('add what was appended since the last event, and only that', async () => {
    const user = makeUser();
    writeFileSync(user.transcript, response('m1'));
    await user.answer('claude-code', event, call);
    appendFileSync(user.transcript, response('m1') + response('m2') + response('m3').slice(0, 40));
    await user.answer('claude-code', event, call);
    await user.answer('claude-code', event, call);
    expect(user.input()['session']).toMatchObject({ usage: { input_tokens: 40, model_calls: 2, tool_calls: 2 } });
    appendFileSync(user.transcript, response('m3').slice(40));
    await user.answer('claude-code', event, call);
    expect(user.input()['session']).toMatchObject({ usage: { input_tokens: 60, output_tokens: 30, model_calls: 3 } });
  });

  it('are read once by events at the same time', async () => {
    const user = makeUser();
    writeFileSync(user.transcript, response('m1') + response('m2'));
    await Promise.all(Array.from({ length: 8 }, () => user.answer('claude-code', event, call)));
    await user.answer('claude-code', event, call);
    expect(user.input()['session']).toMatchObject({ usage: { input_tokens: 40, model_calls: 2 } });
  });

  it('give no figures if a part is too long to be read, and a budget reports it', async () => {
    const user = makeUser({ budgets: { tokens: 1000, onUnknown: 'block' } });
    writeFileSync(user.transcript, '');
    truncateSync(user.transcript, 80 * 1024 * 1024);
    appendFileSync(user.transcript, `\n${response('m1')}`);
    const { stdout } = await user.answer('claude-code', event, call);
    expect(stdout).toContain('cannot check the budget');
  });

  it.each<[string, (file: string) => void]>([
    ['a line of the same message without tokens', (file) => appendFileSync(file, response('m2', 0, 0))],
    ['a line of the same message with fewer tokens', (file) => appendFileSync(file, response('m2', 5, 1))],
    ['negative tokens', (file) => appendFileSync(file, response('x', -5000, -5000))],
    ['a negative part of the tokens', (file) => appendFileSync(file, response('m2', 20, 10, -5000))],
    ['tokens as text', (file) => appendFileSync(file, response('x', '-9999', 1))],
    ['tokens that are missing', (file) => appendFileSync(file, response('x', null, null))],
    ['tokens beyond all numbers', (file) => appendFileSync(file, response('x', 1e308, 0) + response('y', 1e308, 0))],
    ['no lines any more', (file) => truncateSync(file)],
    ['fewer lines', (file) => writeFileSync(file, response('m1'))],
    ['no file', (file) => rmSync(file)],
    ['a folder', (file) => [rmSync(file), mkdirSync(file)]],
    ['20 MiB of text', (file) => appendFileSync(file, `${'x'.repeat(20 * 1024 * 1024)}\n`)],
    ['a part that is too long to be read', (file) => truncateSync(file, 80 * 1024 * 1024)],
    ['a deep line', (file) => appendFileSync(file, `${'['.repeat(100_000)}\n`)],
    ['bytes that are not text', (file) => appendFileSync(file, Buffer.from([0, 0xff, 0xfe, 0x0a]))],
  ])('give no tokens back with %s [X-88]', async (_change, change) => {
    const user = makeUser({ budgets: { tokens: 1000, model_calls: 3 } });
    writeFileSync(user.transcript, response('m1'));
    expect((await user.answer('claude-code', event, call)).stdout).toBe('');
    appendFileSync(user.transcript, response('m2', 2000, 50) + response('m3') + response('m4'));
    expect((await user.answer('claude-code', event, call)).stdout).toContain('has used 2140 of 1000 tokens');
    change(user.transcript);
    const { stdout } = await user.answer('claude-code', event, call);
    expect(stdout).toMatch(/has used \d+ of 1000 tokens/);
  });

  it('count what is written after the file became shorter [X-88]', async () => {
    const user = makeUser({ budgets: { tokens: 100 } });
    for (let round = 0; round < 5; round += 1) {
      writeFileSync(user.transcript, response(`round ${round}`));
      const { stdout } = await user.answer('claude-code', event, call);
      if (round >= 3) expect(stdout).toMatch(/has used \d+ of 100 tokens/);
      else expect(stdout).toBe('');
      truncateSync(user.transcript);
      await user.answer('claude-code', event, call);
    }
  });

  it('count what is written to another file of the session [X-88]', async () => {
    const user = makeUser({ budgets: { tokens: 60 } });
    writeFileSync(user.transcript, response('m1'));
    await user.answer('claude-code', event, call);
    const transcript_path = `${user.transcript}.next`;
    writeFileSync(transcript_path, response('m1'));
    const answer = () => user.answer('claude-code', event, { ...call, transcript_path });
    expect((await answer()).stdout).toBe('');
    appendFileSync(transcript_path, response('m2'));
    expect((await answer()).stdout).toContain('has used 60 of 60 tokens');
  });

  it.each([
    ['block', 'cannot check the budget'],
    ['warn', ''],
  ])('follow onUnknown "%s" if figures are lost before the limit is reached [X-88]', async (onUnknown, text) => {
    const user = makeUser({ budgets: { tokens: 1000, onUnknown } });
    writeFileSync(user.transcript, response('m1'));
    await user.answer('claude-code', event, call);
    expect(user.input()).toHaveProperty('session.usage.input_tokens', 20);
    truncateSync(user.transcript);
    expect((await user.answer('claude-code', event, call)).stdout).toContain(text);
    if (onUnknown === 'warn') expect(user.input()).not.toHaveProperty('session.usage.input_tokens');
  });

  it.each(['/nowhere/file.jsonl', '/dev/zero', tmpdir()])('that cannot be read leave figures out: %s', async (path) => {
    const user = makeUser();
    await user.answer('claude-code', event, { ...call, transcript_path: path });
    const { session, turn_id, ...rest } = user.input();
    expect(session).toMatchObject({ usage: { tool_calls: 0 } });
    expect(session).not.toHaveProperty('usage.input_tokens');
    expect(turn_id).toBe('0daa4eff-2233-4ba8-8b20-6e62ae53ec29');
    expect(rest).not.toHaveProperty('user_prompt');
    expect(rest).not.toHaveProperty('assistant_text');
  });

  it.each(['claude-code', 'codex', 'copilot-cli'])('give no text of another call of %s', async (agent) => {
    const user = makeUser();
    user.write(agent);
    const [name, input] = CALLS[agent] ?? ['', {}];
    await user.answer(agent, name, { ...input, tool_use_id: 'other', toolArgs: { command: 'other' } });
    expect(user.input()).not.toHaveProperty('assistant_text');
    expect(user.input()).toHaveProperty('user_prompt', 'run the thing');
  });

  it('keep the prompt that the agent sent, also if it fires the event again without one', async () => {
    const user = makeUser();
    const prompt_id = 'p########0';
    await user.answer('qwen-code', 'UserPromptSubmit', { prompt: 'Do it', prompt_id });
    await user.answer('qwen-code', 'UserPromptSubmit', { prompt: '', prompt_id });
    const [name, input] = CALLS['qwen-code'] ?? ['', {}];
    await user.answer('qwen-code', name, input);
    expect(user.input()).toMatchObject({ user_prompt: 'Do it', turn_id: prompt_id });
  });
});
