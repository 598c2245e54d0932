import { describe, expect, it } from 'vitest';
import { streamPieces } from '../../src/integrations/model-sdks/ai-sdk/stream-pieces.js';
import { messagePieces } from '../../src/integrations/model-sdks/anthropic/message-pieces.js';
import { chatPieces } from '../../src/integrations/model-sdks/openai/chat-pieces.js';
import { responsePieces } from '../../src/integrations/model-sdks/openai/response-pieces.js';
import {
  abortableStream,
  hookedPieces,
  type Pieces,
  type StreamedCall,
} from '../../src/integrations/model-sdks/shared/pieces.js';
import { throughJson } from '../translate/deep-freeze.js';
import { aiSdk, anthropic, openAIChat, openAIResponses, type WireBodies } from '../translate/wire/bodies.js';

const all: readonly (readonly [string, Pieces, WireBodies])[] = [
  ['openai chat', chatPieces, openAIChat],
  ['openai responses', responsePieces, openAIResponses],
  ['anthropic', messagePieces, anthropic],
  ['ai sdk', streamPieces, aiSdk],
];

describe.each(all)('the pieces of an answer of %s', (_, pieces, { answers, scattered }) => {
  it('add up to the answer that they were made of [X-46]', () => {
    for (const answer of Object.values({ ...answers, ...scattered })) {
      const whole = pieces.whole(pieces.split(answer));
      // No API sends it: the SDK derives it from the rest.
      const { output_text: _derived, ...wanted } = throughJson<Record<string, unknown>>({ ...answer });
      expect(throughJson(whole)).toMatchObject(wanted);
    }
  });

  it('make no answer when there is none in them', () => {
    expect(() => pieces.whole([])).toThrow();
    expect(() => pieces.whole([{ type: 'ping' }, null, 'x'].slice(0, pieces === chatPieces ? 0 : 3))).toThrow();
  });
});

describe('pieces that are cut as they are on the wire', () => {
  it('are one message, with the thought, its signature, the citations and the arguments [X-46]', () => {
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
    expect(messagePieces.whole(events)).toEqual({
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

  it('are one completion, with several choices and calls side by side [X-46]', () => {
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
    expect(chatPieces.whole(chunks)).toMatchObject({
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

  it('show of an answer that failed only that it did [X-46]', () => {
    const failed = { type: 'response.failed', response: { status: 'failed' } };
    expect(responsePieces.failure?.([{ type: 'response.output_text.delta', delta: 'secret' }, failed])).toEqual([
      failed,
    ]);
    expect(responsePieces.failure?.([{ type: 'response.completed', response: {} }])).toBeUndefined();
    const error = { type: 'error', error: 'gone' };
    expect(streamPieces.failure?.([{ type: 'text-delta', id: '0', delta: 'secret' }, error])).toEqual([error]);
  });
});

describe('a stream', () => {
  const pieces: Pieces = { whole: (came) => ({ came }), split: () => ['rewritten'] };
  const call = (rewritten: boolean, log: string[]): StreamedCall => ({
    afterPieces: async (whole) => {
      log.push('asked');
      return rewritten ? {} : whole();
    },
    undelivered: () => log.push('undelivered'),
  });
  const options = {
    live: false,
    isAbandoned: () => false,
    concluded: () => undefined,
    changedTooLate: () => undefined,
  };

  async function* source(log: string[], ...values: string[]) {
    for (const value of values) {
      log.push(`sent ${value}`);
      yield value;
    }
  }

  it('is held until the hooks have answered, and then as it came or as they want it [X-46]', async () => {
    for (const rewritten of [false, true]) {
      const log: string[] = [];
      for await (const piece of hookedPieces(source(log, 'a', 'b'), call(rewritten, log), pieces, options))
        log.push(`got ${piece}`);
      expect(log).toEqual(['sent a', 'sent b', 'asked', ...(rewritten ? ['got rewritten'] : ['got a', 'got b'])]);
    }
  });

  it('passes as it comes where that is wanted [X-46]', async () => {
    const log: string[] = [];
    const live = { ...options, live: true };
    for await (const piece of hookedPieces(source(log, 'a', 'b'), call(true, log), pieces, live))
      log.push(`got ${piece}`);
    expect(log).toEqual(['sent a', 'got a', 'sent b', 'got b', 'asked']);
  });

  it('that brings nothing has not delivered what it carried [TRM-9]', async () => {
    const log: string[] = [];
    for await (const piece of hookedPieces(source(log), call(true, log), pieces, options)) log.push(`got ${piece}`);
    expect(log).toEqual(['undelivered']);
  });

  it('ends its source when its reader goes, and only then', async () => {
    const log: string[] = [];
    const steps = () =>
      abortableStream(hookedPieces(source(log, 'a'), call(false, log), pieces, options), () => log.push('gone'));
    const early = steps();
    await early.return(undefined);
    const late = steps();
    while (!(await late.next()).done);
    await late.return(undefined);
    expect(log.filter((line) => line === 'gone')).toHaveLength(1);
  });
});
