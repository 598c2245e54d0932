// Rows are effects of hooks, columns are SDKs; each cell runs with and without a stream.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SAID } from './answers.mjs';
import { columns, converse } from './columns.mjs';
import { makeHost } from './host.mjs';

const specific = (fields) => `return { hookSpecificOutput: ${fields} };`;
const CUT = `const cut = (text) => text.replaceAll(/sk-\\d/g, '[cut]');`;

/** Effects of hooks, with the expected result. */
const rows = {
  'hooks without output': {
    hooks: { BeforeModel: '', AfterModel: '' },
    async see({ ask, server, stream }) {
      const { text, outcome } = await ask({ stream });
      assert.equal(text, SAID);
      assert.equal(server.sent.length, 1);
      assert.deepEqual([outcome.blocked, outcome.stopped], [false, false]);
    },
  },
  'a request that is sent byte for byte as without hooks': {
    hooks: {
      BeforeModel: specific(
        '{ llm_request: input.llm_request, system_instruction: input.system_instruction, tool_results: input.tool_results }',
      ),
      AfterModel: '',
    },
    async see({ ask, server, stream, column }) {
      await ask({ stream });
      const bare = await converse(column, undefined);
      await bare.ask({ stream }).finally(bare.end);
      assert.equal(server.raw[0], bare.server.raw[0]);
    },
  },
  'a block without a response': {
    hooks: { BeforeModel: `return { decision: 'deny', reason: 'not today' };` },
    async see({ ask, server, stream }) {
      const { text, refusal, calls, outcome } = await ask({ stream });
      assert.deepEqual([calls, server.sent.length], [[], 0]);
      // A host without hook support displays the reason.
      assert.equal(refusal, 'not today');
      assert.ok(text === '' || text === 'not today', text);
      assert.deepEqual([outcome.blocked, outcome.stopped, outcome.reason], [true, false, 'not today']);
    },
  },
  'a response instead of the model call': {
    hooks: {
      BeforeModel: `return { decision: 'deny', hookSpecificOutput: { llm_response: { text: 'from a cache' } } };`,
    },
    async see({ ask, server, stream }) {
      const { text, refusal, outcome } = await ask({ stream });
      assert.deepEqual([text, server.sent.length, outcome.blocked], ['from a cache', 0, true]);
      assert.equal(refusal ?? undefined, undefined);
    },
  },
  'a rewrite of the request': {
    hooks: {
      BeforeModel: `${CUT} ${specific('{ llm_request: { messages: input.llm_request.messages.map((m) => ({ ...m, content: cut(m.content) })) } }')}`,
    },
    async see({ ask, server, stream, column }) {
      const { text } = await ask({ stream });
      assert.deepEqual([text, column.askedOf(server.sent[0])], [SAID, 'Which port? [cut]']);
      assert.equal(column.systemOf(server.sent[0]), 'Use key sk-0.');
    },
  },
  'a new system instruction': {
    hooks: { BeforeModel: `${CUT} ${specific('{ system_instruction: cut(input.system_instruction) }')}` },
    async see({ ask, server, stream, column }) {
      await ask({ stream });
      assert.equal(column.systemOf(server.sent[0]), 'Use key [cut].');
      assert.equal(column.askedOf(server.sent[0]), 'Which port? sk-9');
    },
  },
  'a secret removed from a tool result': {
    hooks: {
      BeforeModel: `${CUT} ${specific('{ tool_results: input.tool_results.map(({ id, text }) => ({ id, text: cut(text) })) }')}`,
    },
    async see({ ask, server, host, stream, column }) {
      await ask({ stream });
      const [{ tool_results }] = host.seen('BeforeModel');
      assert.deepEqual(
        tool_results.map(({ name, text }) => [name, text]),
        [['read', 'TOKEN=sk-1']],
      );
      assert.equal(column.resultOf(server.sent[0]), 'TOKEN=[cut]');
    },
  },
  'a restriction of tools': {
    hooks: { BeforeToolSelection: specific(`{ toolConfig: { mode: 'ANY', allowedFunctionNames: ['read'] } }`) },
    async see({ ask, server, stream, column }) {
      await ask({ stream });
      assert.deepEqual(column.toolsOf(server.sent[0]), ['read']);
      assert.deepEqual(column.choiceOf(server.sent[0]), column.choices.any);
    },
  },
  'a restriction to no tool': {
    hooks: { BeforeToolSelection: specific(`{ toolConfig: { mode: 'NONE' } }`) },
    async see({ ask, server, stream, column }) {
      const { text } = await ask({ stream });
      assert.equal(text, SAID);
      assert.deepEqual(column.choiceOf(server.sent[0]), column.choices.none);
      // The conversation contains calls: an API may reject calls of a tool that is not offered.
      const { offeredOf = column.toolsOf } = column;
      assert.deepEqual(offeredOf(server.sent[0]), ['read', 'write']);
    },
  },
  'a response that reaches the caller as without hooks': {
    hooks: { AfterModel: specific('{ llm_response: input.llm_response, keepToolCalls: true }') },
    calls: true,
    async see({ ask, host, stream, column }) {
      const { whole } = await ask({ stream });
      assert.equal(host.seen('AfterModel').length, 1);
      // The streams of genai have no complete response of their own.
      if (stream && column.isLive) return;
      const bare = await converse(column, undefined, { calls: true });
      const without = await bare.ask({ stream }).finally(bare.end);
      assert.equal(whole, without.whole);
    },
  },
  'a rewrite of the response, which drops tool calls': {
    hooks: { AfterModel: specific(`{ llm_response: { text: 'It is secret.' } }`) },
    calls: true,
    async see({ ask, host, stream, column }) {
      const pieces = [];
      const { text, calls } = await ask({ stream, piece: (one) => pieces.push(one) });
      assert.deepEqual([text, calls], ['It is secret.', []]);
      const [{ tool_calls, llm_response }] = host.seen('AfterModel');
      assert.equal(llm_response.text, SAID);
      assert.deepEqual(
        tool_calls.map(({ name, args }) => [name, args]),
        [['write', { path: 'a.txt' }]],
      );
      if (stream && !column.isLive) assert.equal(pieces.join(''), 'It is secret.');
    },
  },
  'a rewrite of the response that keeps tool calls': {
    hooks: { AfterModel: specific(`{ llm_response: { text: 'It is secret.' }, keepToolCalls: true }`) },
    calls: true,
    async see({ ask, stream }) {
      const { text, calls } = await ask({ stream });
      assert.deepEqual([text, calls], ['It is secret.', ['write']]);
    },
  },
  'a stop before the model': {
    hooks: { BeforeModel: `return { continue: false, stopReason: 'enough' };` },
    async see({ ask, server, stream }) {
      const { refusal, outcome } = await ask({ stream });
      assert.deepEqual([refusal, server.sent.length], ['enough', 0]);
      assert.deepEqual([outcome.stopped, outcome.reason], [true, 'enough']);
    },
  },
  'a stop in tool selection': {
    hooks: { BeforeToolSelection: `return { continue: false, stopReason: 'no tools' };` },
    async see({ ask, server, stream }) {
      const { refusal, outcome } = await ask({ stream });
      assert.deepEqual([server.sent.length, outcome.stopped, outcome.reason], [0, true, 'no tools']);
      assert.equal(refusal, 'no tools');
    },
  },
  'a stop after the model, which keeps the response': {
    hooks: { AfterModel: `return { continue: false, stopReason: 'enough', suppressOutput: true };` },
    calls: true,
    async see({ ask, stream }) {
      const { text, calls, outcome } = await ask({ stream });
      assert.deepEqual([text, calls], [SAID, ['write']]);
      assert.deepEqual([outcome.stopped, outcome.reason, outcome.suppressOutput], [true, 'enough', true]);
    },
  },
  'a guard after the model that could not run and blocks on errors': {
    hooks: { AfterModel: `process.exit(1);` },
    options: { onError: 'block' },
    calls: true,
    async see({ ask, stream, column }) {
      const pieces = [];
      const { text, calls, outcome, whole } = await ask({ stream, piece: (one) => pieces.push(one) });
      assert.match(text, /^Model response withheld: /);
      assert.deepEqual(calls, []);
      assert.equal(typeof outcome.withheld, 'string');
      assert.ok(!whole.includes('The port'), whole);
      if (!(stream && column.isLive)) assert.ok(!pieces.join('').includes('The port'), pieces.join(''));
    },
  },
  'a system message in this request': {
    hooks: { BeforeModel: `return { systemMessage: 'be kind' };` },
    async see({ ask, server, stream }) {
      await ask({ stream });
      assert.equal(server.raw[0].split('[System] be kind').length - 1, 1);
    },
  },
  'a system message in the next request, once': {
    hooks: { AfterModel: `return input.llm_request.messages.length > 1 ? {} : { systemMessage: 'be kind' };` },
    async see({ ask, server, stream }) {
      for (let turn = 0; turn < 3; turn++) await ask({ stream });
      const received = server.raw.map((body) => body.split('[System] be kind').length - 1);
      assert.deepEqual(received, [0, 1, 0]);
    },
  },
};

for (const [row, { hooks, options, calls, see }] of Object.entries(rows)) {
  describe(row, { concurrency: 2 }, () => {
    for (const [name, column] of Object.entries(columns)) {
      for (const stream of [false, true]) {
        it(`${name}${stream ? ', streamed' : ''}`, { timeout: 60_000 }, async () => {
          const host = makeHost(hooks, options);
          const conversation = await converse(column, host, { calls });
          try {
            await see({ ...conversation, host, stream, column });
          } finally {
            await conversation.end();
            await host.end();
          }
        });
      }
    }
  });
}
