// Records of model calls: each call has one end, with the figures that the server sent.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SAID } from './answers.mjs';
import { columns, converse } from './columns.mjs';
import { makeHost } from './host.mjs';
import { clients, recorder, withRecorder } from './recorded-clients.mjs';

const timeout = 60_000;
const BEGUN = { turn: { prompt: 'hi', index: 1 }, model: 'm' };
const ERROR = { error: { message: 'no', type: 'x', code: 1 } };

/** Returns the facts of a complete response. */
function complete({ cached, id, model = 'm' }, count) {
  const usage = { input_tokens: count, output_tokens: count + 1, ...cached };
  return { responded: { usage, model, text: SAID, ...(id && { toolCallIds: [id] }) } };
}

const HOOKS = [
  ['without hooks', {}],
  ['with AfterModel hooks', { hooks: { AfterModel: '' } }],
  ['with AfterModel hooks and live streams', { hooks: { AfterModel: '' }, options: { stream: 'live' } }],
];

/** Ends a stream after its first text, before the final figures. */
const cutTo = (more) => (answer) => {
  const text = answer.events.findIndex((event) => event.includes('The port'));
  return { ...answer, events: answer.events.slice(0, text + 1), ...more };
};

/** Reads until a chunk has text. Returns the iterator. */
async function readText(stream) {
  const steps = stream[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await steps.next();
    if (done || JSON.stringify(value).includes('The port')) return steps;
  }
}

for (const [name, client] of Object.entries(clients)) {
  describe(`record of ${name}`, () => {
    for (const [title, hooks] of HOOKS) {
      it(`has the figures of a response, ${title}`, { timeout }, async () => {
        await withRecorder(client, hooks, async ({ whole, log, counts }) => {
          await whole();
          await whole();
          assert.deepEqual(
            log,
            counts.map((count) => [BEGUN, complete(client, count)]),
          );
          assert.equal(log.length, 2);
        });
      });

      it(`has the figures of a stream, ${title}`, { timeout }, async () => {
        await withRecorder(client, hooks, async ({ stream, log, counts }) => {
          const chunks = await Array.fromAsync(await stream());
          assert.ok(chunks.length > 2);
          assert.deepEqual(log, [[BEGUN, complete(client, counts[0])]]);
        });
      });

      it(`has only early figures of a stream that breaks off, ${title}`, { timeout }, async () => {
        await withRecorder(client, { ...hooks, change: cutTo({ cut: true }) }, async ({ stream, log, counts }) => {
          const read = async () => Array.fromAsync(await stream());
          // Providers of the AI SDK report the error as a part.
          if (client.repeats) await read().catch(() => undefined);
          else await assert.rejects(read());
          assert.deepEqual(log, [[BEGUN, { responded: client.early(counts[0]) }]]);
        });
      });

      it(`has only early figures of a stream that ends without its end, ${title}`, { timeout }, async () => {
        await withRecorder(client, { ...hooks, change: cutTo() }, async ({ stream, log, counts }) => {
          await Array.fromAsync(await stream());
          assert.deepEqual(log, [[BEGUN, { responded: client.early(counts[0]) }]]);
        });
      });

      it(`has no figures of a stream that is not read, ${title}`, { timeout }, async () => {
        await withRecorder(client, { ...hooks, change: cutTo({ hang: true }) }, async ({ stream, log }) => {
          const abort = new AbortController();
          await stream(abort.signal);
          assert.deepEqual(log, [[BEGUN]]);
          abort.abort();
          assert.deepEqual(log.flat().slice(1).map(Object.keys), [['responded']]);
          assert.equal(log[0][1].responded.usage?.output_tokens, undefined);
        });
      });

      it(`ends if a stream is closed before it is read, ${title}`, { timeout }, async () => {
        await withRecorder(client, { ...hooks, change: cutTo({ hang: true }) }, async (one) => {
          const stream = await one.stream();
          await one.leave(stream);
          assert.deepEqual(one.log.flat().slice(1).map(Object.keys), [['responded']]);
        });
      });
    }

    for (const [title, hooks] of HOOKS.filter(([, { hooks, options }]) => !hooks || options)) {
      it(`has early figures of a stream that the reader leaves, ${title}`, { timeout }, async () => {
        await withRecorder(client, { ...hooks, change: cutTo({ hang: true }) }, async ({ stream, log, counts }) => {
          const steps = await readText(await stream());
          assert.deepEqual(log, [[BEGUN]]);
          await steps.return();
          assert.deepEqual(log, [[BEGUN, { responded: client.early(counts[0]) }]]);
        });
      });

      it(`has early figures of a stream that the caller aborts, ${title}`, { timeout }, async () => {
        await withRecorder(client, { ...hooks, change: cutTo({ hang: true }) }, async ({ stream, log, counts }) => {
          const abort = new AbortController();
          const steps = await readText(await stream(abort.signal));
          const next = steps.next().catch(() => undefined);
          abort.abort();
          await next;
          await steps.return?.();
          assert.deepEqual(log, [[BEGUN, { responded: client.early(counts[0]) }]]);
        });
      });
    }

    it('has no usage if the server sent none', { timeout }, async () => {
      const bare = (text) => text.replace(/"(usage|usageMetadata)":/g, '"other_$1":');
      const change = ({ events, json }) =>
        events === undefined ? { json: JSON.parse(bare(JSON.stringify(json))) } : { events: events.map(bare) };
      await withRecorder(client, { change }, async ({ stream, whole, log }) => {
        await Array.fromAsync(await stream());
        if (!client.repeats) await whole();
        for (const [, { responded }] of log) {
          assert.deepEqual([responded.usage?.input_tokens, responded.usage?.output_tokens], [undefined, undefined]);
          assert.equal(responded.text, SAID);
        }
      });
    });

    it("has one end if the SDK's own retry succeeds after 500", { timeout }, async () => {
      const change = (answer, at) => (at === 0 ? { status: 500, json: ERROR } : answer);
      await withRecorder(client, { change, retries: 1 }, async ({ whole, log, counts }) => {
        await whole();
        const failed = client.repeats ? [[BEGUN, { failed: { status: 500 } }]] : [];
        assert.deepEqual(log, [...failed, [BEGUN, complete(client, counts[1])]]);
        assert.equal(counts.length, 2);
      });
    });

    for (const kind of ['whole', 'stream']) {
      it(`has the status of an error response (${kind})`, { timeout }, async () => {
        const change = () => ({ status: 400, json: ERROR });
        await withRecorder(client, { change }, async (one) => {
          await assert.rejects(one[kind]());
          assert.deepEqual(one.log, [[BEGUN, { failed: { status: 400 } }]]);
        });
      });

      it(`has no status if the server cannot be reached (${kind})`, { timeout }, async () => {
        await withRecorder(client, {}, async ({ server, log, ...one }) => {
          await server.close();
          await assert.rejects(one[kind]());
          assert.deepEqual(log, [[BEGUN, { failed: {} }]]);
          server.close = async () => {};
        });
      });

      it(`does not exist for a response of a hook (${kind})`, { timeout }, async () => {
        const hooks = {
          BeforeModel: `return { decision: 'deny', hookSpecificOutput: { llm_response: { text: 'cached' } } };`,
        };
        await withRecorder(client, { hooks }, async ({ log, counts, ...one }) => {
          const answer = await one[kind]();
          if (kind === 'stream') await Array.fromAsync(answer);
          assert.deepEqual([log, counts], [[], []]);
        });
      });
    }

    it('is separate for each of many parallel calls', { timeout }, async () => {
      await withRecorder(client, {}, async ({ whole, stream, log, counts }) => {
        const both = () => [whole(), stream().then((chunks) => Array.fromAsync(chunks))];
        await Promise.all(Array.from({ length: 20 }, both).flat());
        const byInput = (left, right) => left[1].responded.usage.input_tokens - right[1].responded.usage.input_tokens;
        assert.equal(counts.length, 40);
        assert.deepEqual(
          log.toSorted(byInput),
          counts.map((count) => [BEGUN, complete(client, count)]),
        );
      });
    });
  });
}

describe("record of the SDKs' helpers", () => {
  for (const [name, column] of Object.entries(columns)) {
    const record = async (answer, see) => {
      const { config, end: endHost } = makeHost({});
      const log = [];
      const recording = { getHookSystem: () => config.getHookSystem(), getModelCalls: () => recorder(log) };
      const { ask, server, end } = await converse(column, { config: recording }, { calls: true, answer });
      try {
        await see({ ask, log, server });
      } finally {
        await end();
        await endHost();
      }
    };
    const turn = { prompt: 'Which port? sk-9', index: 1 };

    for (const stream of [false, true]) {
      it(`${name}: has one end for each call (${stream ? 'stream' : 'whole'})`, { timeout }, async () => {
        await record(undefined, async ({ ask, log }) => {
          for (let call = 0; call < 2; call += 1) await ask({ stream });
          assert.equal(log.length, 2);
          for (const [begun, end, ...others] of log) {
            assert.deepEqual([begun.turn, end.responded.text, others], [turn, SAID, []]);
          }
        });
      });
    }

    it(`${name}: has one end if the caller aborts`, { timeout }, async () => {
      const answer = (body, path) => {
        const whole = column.answer(body, { calls: true, stream: path.includes('streamGenerateContent') });
        return cutTo({ hang: true })(whole);
      };
      await record(answer, async ({ ask, log, server }) => {
        const abort = new AbortController();
        const piece = (text) => text.includes('The port') && abort.abort();
        await ask({ stream: true, signal: abort.signal, piece }).catch(() => undefined);
        await server.abandoned;
        assert.deepEqual(log.flat().slice(1).map(Object.keys), [['responded']]);
        assert.equal(log[0][1].responded.usage?.output_tokens, undefined);
      });
    });
  }
});

describe('recorded stream', () => {
  for (const [name, client] of Object.entries(clients).filter(([key]) => /openai|anthropic/.test(key))) {
    it(`${name}: is of the SDK's class and can be split`, { timeout }, async () => {
      await withRecorder(client, {}, async ({ stream, log, counts }) => {
        const received = await stream();
        assert.equal(received.constructor.name, 'Stream');
        const [left, right] = received.tee();
        const both = await Promise.all([left, right].map(async (one) => (await Array.fromAsync(one)).length));
        assert.ok(both[0] > 2 && both[0] === both[1]);
        assert.deepEqual(log, [[BEGUN, complete(client, counts[0])]]);
      });
    });

    it(`${name}: can be encoded again`, { timeout }, async () => {
      await withRecorder(client, {}, async ({ stream, log, counts }) => {
        assert.match(await new Response((await stream()).toReadableStream()).text(), /The port/);
        assert.deepEqual(log, [[BEGUN, complete(client, counts[0])]]);
      });
    });
  }

  for (const [name, client] of Object.entries(clients)) {
    it(`${name}: delivers a chunk before the next one arrives`, { timeout }, async () => {
      const shown = Promise.withResolvers();
      async function* slowly(events) {
        for (const event of events) {
          yield event;
          if (event.includes('The port')) await shown.promise;
        }
      }
      const change = ({ events }) => ({ events: slowly(events) });
      await withRecorder(client, { change }, async ({ stream, log, counts }) => {
        for await (const chunk of await stream()) if (JSON.stringify(chunk).includes('The port')) shown.resolve();
        assert.deepEqual(log, [[BEGUN, complete(client, counts[0])]]);
      });
    });
  }
});
