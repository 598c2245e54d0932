import { describe, expect, it } from 'vitest';
import { partStreamFormat } from '../../../../../src/integrations/model-sdks/ai-sdk/stream.js';
import { messageStreamFormat } from '../../../../../src/integrations/model-sdks/anthropic/stream.js';
import { chatStreamFormat } from '../../../../../src/integrations/model-sdks/openai/chat/stream.js';
import { responseStreamFormat } from '../../../../../src/integrations/model-sdks/openai/responses/stream.js';
import {
  abortableStream,
  hookedChunks,
  type StreamedCall,
  type StreamFormat,
} from '../../../../../src/integrations/model-sdks/shared/stream.js';
import { throughJson } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';
import {
  aiSdk,
  anthropic,
  openAIChat,
  openAIResponses,
  type WireBodies,
} from '../../../../support/integrations/model-sdks/translators/wire/bodies.js';

const all: readonly (readonly [string, StreamFormat, WireBodies])[] = [
  ['openai chat', chatStreamFormat, openAIChat],
  ['openai responses', responseStreamFormat, openAIResponses],
  ['anthropic', messageStreamFormat, anthropic],
  ['ai sdk', partStreamFormat, aiSdk],
];

describe.each(all)('stream format of %s', (_, pieces, { answers, scattered }) => {
  it('joins the chunks that it split a response into [X-46]', () => {
    for (const answer of Object.values({ ...answers, ...scattered })) {
      const join = pieces.join(pieces.split(answer));
      // The SDK derives this field; no API sends it.
      const { output_text: _derived, ...wanted } = throughJson<Record<string, unknown>>({ ...answer });
      expect(throughJson(join)).toMatchObject(wanted);
    }
  });

  it('throws if the chunks contain no response', () => {
    expect(() => pieces.join([])).toThrow();
    expect(() => pieces.join([{ type: 'ping' }, null, 'x'].slice(0, pieces === chatStreamFormat ? 0 : 3))).toThrow();
  });
});

describe('chunks as they arrive from a server', () => {
  it('become one message, with thought, signature, citations and arguments [X-46]', () => {
    const events = [
      {
        type: 'message_start',
        message: { id: 'm', content: [], stop_reason: null, usage: { input_tokens: 3, output_tokens: 1 } },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'h' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'm' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: 's==' } },
      { type: 'content_block_stop', index: 0 },
      { type: 'ping' },
      { type: 'content_block_start', index: 1, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'It ' } },
      { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'is.' } },
      { type: 'content_block_delta', index: 1, delta: { type: 'citations_delta', citation: { cited_text: 'a' } } },
      { type: 'content_block_start', index: 2, content_block: { type: 'tool_use', id: 't', name: 'f', input: {} } },
      { type: 'content_block_delta', index: 2, delta: { type: 'input_json_delta', partial_json: '{"a"' } },
      { type: 'content_block_delta', index: 2, delta: { type: 'input_json_delta', partial_json: ':1}' } },
      { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: { output_tokens: 9 } },
      { type: 'message_stop' },
    ];
    expect(messageStreamFormat.join(events)).toEqual({
      id: 'm',
      content: [
        { type: 'thinking', thinking: 'hm', signature: 's==' },
        { type: 'text', text: 'It is.', citations: [{ cited_text: 'a' }] },
        { type: 'tool_use', id: 't', name: 'f', input: { a: 1 } },
      ],
      stop_reason: 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: 3, output_tokens: 9 },
    });
  });

  it('become one completion, with several choices and parallel calls [X-46]', () => {
    const chunk = (index: number, delta: object, finish_reason: string | null = null) => ({
      id: 'c',
      object: 'chat.completion.chunk',
      choices: [{ index, delta, finish_reason }],
    });
    const call = (index: number, fields: object) => ({ tool_calls: [{ index, ...fields }] });
    const chunks = [
      chunk(0, { role: 'assistant', content: '' }),
      chunk(1, { role: 'assistant', content: 'B' }),
      chunk(0, { content: 'A' }),
      chunk(0, call(0, { id: 'x', type: 'function', function: { name: 'f', arguments: '' } })),
      chunk(0, call(1, { id: 'y', type: 'function', function: { name: 'g', arguments: '{' } })),
      chunk(0, call(0, { function: { arguments: '{}' } })),
      chunk(0, call(1, { function: { arguments: '}' } })),
      { id: 'c', choices: [{ index: 1, delta: {}, logprobs: { content: [{ token: 'B' }] }, finish_reason: null }] },
      { id: 'c', choices: [{ index: 1, delta: {}, logprobs: { content: [{ token: '!' }] }, finish_reason: null }] },
      chunk(1, {}, 'stop'),
      chunk(0, {}, 'tool_calls'),
      { id: 'c', choices: [], usage: { total_tokens: 3 } },
    ];
    expect(chatStreamFormat.join(chunks)).toMatchObject({
      id: 'c',
      object: 'chat.completion',
      usage: { total_tokens: 3 },
      choices: [
        {
          index: 0,
          finish_reason: 'tool_calls',
          message: {
            content: 'A',
            tool_calls: [
              { id: 'x', function: { name: 'f', arguments: '{}' } },
              { id: 'y', function: { name: 'g', arguments: '{}' } },
            ],
          },
        },
        {
          index: 1,
          finish_reason: 'stop',
          message: { content: 'B' },
          logprobs: { content: [{ token: 'B' }, { token: '!' }] },
        },
      ],
    });
  });

  it('deliver only the error of a failed response [X-46]', () => {
    const failed = { type: 'response.failed', response: { status: 'failed' } };
    expect(responseStreamFormat.failure?.([{ type: 'response.output_text.delta', delta: 'secret' }, failed])).toEqual([
      failed,
    ]);
    expect(responseStreamFormat.failure?.([{ type: 'response.completed', response: {} }])).toBeUndefined();
    const error = { type: 'error', error: 'gone' };
    expect(partStreamFormat.failure?.([{ type: 'text-delta', id: '0', delta: 'secret' }, error])).toEqual([error]);
  });
});

describe('hookedChunks', () => {
  const pieces: StreamFormat = { join: (came) => ({ came }), hasEnd: () => true, split: () => ['rewritten'] };
  const call = (rewritten: boolean, log: string[]): StreamedCall => ({
    afterStream: async (join) => {
      log.push('asked');
      return rewritten ? {} : join();
    },
    requeueMessages: () => log.push('undelivered'),
  });
  const options = {
    live: false,
    isAbandoned: () => false,
    onResponse: () => undefined,
    onLateChange: () => undefined,
  };

  async function* source(log: string[], ...values: string[]) {
    for (const value of values) {
      log.push(`sent ${value}`);
      yield value;
    }
  }

  it('buffers until the hooks have run, then yields the original or the changed chunks [X-46]', async () => {
    for (const rewritten of [false, true]) {
      const log: string[] = [];
      for await (const piece of hookedChunks(source(log, 'a', 'b'), call(rewritten, log), pieces, options))
        log.push(`got ${piece}`);
      expect(log).toEqual(['sent a', 'sent b', 'asked', ...(rewritten ? ['got rewritten'] : ['got a', 'got b'])]);
    }
  });

  it('yields live chunks as they arrive [X-46]', async () => {
    const log: string[] = [];
    const live = { ...options, live: true };
    for await (const piece of hookedChunks(source(log, 'a', 'b'), call(true, log), pieces, live))
      log.push(`got ${piece}`);
    expect(log).toEqual(['sent a', 'got a', 'sent b', 'got b', 'asked']);
  });

  it('requeues its messages if no chunk arrives [TRM-9]', async () => {
    const log: string[] = [];
    for await (const piece of hookedChunks(source(log), call(true, log), pieces, options)) log.push(`got ${piece}`);
    expect(log).toEqual(['undelivered']);
  });

  it('aborts its source if the reader stops early, and only then', async () => {
    const log: string[] = [];
    const steps = () =>
      abortableStream(hookedChunks(source(log, 'a'), call(false, log), pieces, options), () => log.push('gone'));
    const early = steps();
    await early.return(undefined);
    const late = steps();
    while (!(await late.next()).done);
    await late.return(undefined);
    expect(log.filter((line) => line === 'gone')).toHaveLength(1);
  });
});
