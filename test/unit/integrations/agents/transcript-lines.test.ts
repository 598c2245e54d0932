import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines } from '../../../../src/integrations/agents/transcript-lines.js';
import { NO_TRANSCRIPT } from '../../../../src/traces/index.js';
import { documents } from '../../../support/integrations/agents/agent-events.js';

const FOLDER = join(import.meta.dirname, '../../../support/integrations/agents/transcripts');

function read(dialect: string, lines: readonly (object | string)[], from = NO_TRANSCRIPT) {
  const { transcript } = documents[dialect] ?? {};
  if (transcript === undefined) throw new Error(`${dialect} has no transcript`);
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  return readLines(transcript, texts, from);
}

const assistant = (id: string, content: object[], usage: object) => ({
  type: 'assistant',
  isSidechain: false,
  message: { id, role: 'assistant', content, usage },
});

describe('readLines', () => {
  it.each(['claude-code', 'codex', 'gemini-cli', 'qwen-code', 'copilot-cli'])(
    'reads usage, prompt and text from a recorded transcript of %s',
    (dialect) => {
      const lines = readFileSync(join(FOLDER, `${dialect}.jsonl`), 'utf8').split('\n');
      const { usage, turn, message } = read(dialect, lines);
      expect(usage.responses).toBe(2);
      expect(usage.figures).toEqual({ input_tokens: 20, output_tokens: 10, cached_tokens: 0 });
      expect(usage.context).toBe(10);
      expect(turn?.prompt).toBe('run the thing');
      expect(message?.text).toBe('And now again.');
    },
  );

  it('counts a message with several lines once, by the figures of the last one', () => {
    const { usage, message } = read('claude-code', [
      assistant('m1', [{ type: 'text', text: 'First.' }], {
        input_tokens: 3,
        cache_read_input_tokens: 100,
        output_tokens: 1,
      }),
      assistant('m1', [{ type: 'tool_use', id: 't1' }], {
        input_tokens: 3,
        cache_read_input_tokens: 100,
        output_tokens: 40,
      }),
      assistant('m2', [{ type: 'thinking', thinking: 'hm' }], {
        input_tokens: 5,
        cache_creation_input_tokens: 7,
        output_tokens: 2,
      }),
    ]);
    expect(usage.responses).toBe(2);
    expect(usage.figures).toEqual({ input_tokens: 115, output_tokens: 42, cached_tokens: 100 });
    expect(usage.unknown).toEqual(['cached_tokens']);
    expect(message).toMatchObject({ id: 'm2', text: '', calls: [] });
  });

  it('goes on from the usage before, also within a message', () => {
    const lines = ['m1', 'm1', 'm2'].map((id) =>
      assistant(id, [], { input_tokens: 10, output_tokens: 1, cache_read_input_tokens: 0 }),
    );
    const first = read('claude-code', lines.slice(0, 1));
    const rest = read('claude-code', lines.slice(1), { ...NO_TRANSCRIPT, ...first.usage });
    expect(rest.usage).toEqual(read('claude-code', lines).usage);
  });

  it('keeps what is known of a total if one response came without the figure [X-88]', () => {
    const { usage } = read('gemini-cli', [
      { type: 'gemini', id: '1', content: '', tokens: { input: 10, output: 5, thoughts: 2, cached: 4, tool: 1 } },
      { type: 'gemini', id: '2', content: '', tokens: { input: 10 } },
      { type: 'gemini', id: '3', content: '', tokens: { input: 10, output: 5, cached: 4 } },
    ]);
    expect(usage.figures).toEqual({ input_tokens: 31, output_tokens: 12, cached_tokens: 8 });
    expect(usage.unknown).toEqual(['output_tokens', 'cached_tokens']);
  });

  it('never lowers a figure, whatever a line contains [X-88]', () => {
    const token = fc.oneof(fc.nat(5000), fc.integer(), fc.double(), fc.string(), fc.constantFrom(null, {}, undefined));
    const usage = fc.record({ input_tokens: token, output_tokens: token, cache_read_input_tokens: token });
    const line = fc.tuple(fc.constantFrom('m1', 'm2', 'm3'), usage).map(([id, given]) => assistant(id, [], given));
    const property = fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 20 }), (lines) => {
      let before = NO_TRANSCRIPT;
      for (const each of lines) {
        const after = JSON.parse(JSON.stringify({ ...before, ...read('claude-code', [each], before).usage }));
        for (const name of ['input_tokens', 'output_tokens', 'cached_tokens'] as const) {
          expect(after.figures[name] ?? 0).toBeGreaterThanOrEqual(before.figures[name] ?? 0);
        }
        before = after;
      }
    });
    fc.assert(property);
  });

  it('does not take the text of an earlier message for that of a message without text', () => {
    const item = (payload: object) => ({ type: 'response_item', payload });
    const { message } = read('codex', [
      item({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Old.' }] }),
      item({ type: 'function_call', call_id: 'c1' }),
      { type: 'token_usage_record', payload: { usage: { input_tokens: 1, output_tokens: 1 } } },
      item({ type: 'function_call', call_id: 'c2' }),
    ]);
    expect(message).toMatchObject({ text: '', calls: ['c2'] });
  });

  it('forgets the message of the turn before', () => {
    const { message, turn } = read('copilot-cli', [
      { type: 'assistant.message', data: { messageId: '1', content: 'Old.' } },
      { type: 'user.message', data: { content: 'New prompt', interactionId: 'i2' } },
    ]);
    expect(message).toBeUndefined();
    expect(turn).toEqual({ id: 'i2', prompt: 'New prompt' });
  });

  it('skips lines that are not JSON, results of tools and injected messages', () => {
    const { turn } = read('claude-code', [
      { type: 'user', isSidechain: false, promptId: 'p', message: { content: 'Do it' } },
      '{"type":"user","isSidechain":false,"mess',
      { type: 'user', isSidechain: false, isMeta: true, message: { content: 'Caveat' } },
      { type: 'user', isSidechain: true, message: { content: 'Subagent' } },
      { type: 'user', isSidechain: false, message: { content: [{ type: 'tool_result', content: 'x' }] } },
      'null',
      '',
    ]);
    expect(turn).toEqual({ id: 'p', prompt: 'Do it' });
  });
});
