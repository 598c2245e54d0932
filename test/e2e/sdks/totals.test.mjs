// Totals of sessions with real clients: equal to what the server counted, also after kill -9.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createHooks } from '../../../dist/index.js';
import { CLIENTS, clientOf } from './totals/clients.mjs';
import { HostProcess } from './totals/process.mjs';
import { scriptOf } from './totals/script.mjs';
import { CountingServer } from './totals/server.mjs';
import { totalsOf, watch } from './totals/watch.mjs';

/** Calls of models and tools in all; a tenth unless `npm run long` sets the variable. */
const CALLS = process.env.HOOKWRIGHT_LONG === '1' ? 10_000 : 1000;
const TRIALS = process.env.HOOKWRIGHT_LONG === '1' ? 20 : 1;
const perClient = Math.ceil(CALLS / CLIENTS.length);
const timeout = 300_000;
const FIGURES = { input_tokens: 'input', output_tokens: 'output', cached_tokens: 'cached' };

let server;
let state;
before(async () => {
  server = await CountingServer.start();
  state = mkdtempSync(join(tmpdir(), 'hookwright-totals-'));
});
after(async () => {
  await server.close();
  rmSync(state, { recursive: true, force: true });
  assert.ok(server.size >= CALLS, `${server.size} calls`);
});

/** Returns the totals that the server counted. */
function counted(session, { countsRetries = false }) {
  const { calls, failed, tools, input, output, cached } = server.counted(session);
  const model_calls = calls + (countsRetries ? failed : 0);
  return { tool_calls: tools, model_calls, input_tokens: input, output_tokens: output, cached_tokens: cached };
}

/** Returns the number of calls of models and tools in a session. */
function sizeOf(session) {
  const { calls, tools } = server.counted(session);
  return calls + tools;
}

function withoutStart({ started_at, ...totals }) {
  assert.match(started_at, /^\d{4}-/);
  return totals;
}

/** Asserts that each call has one event before and one after it, with the model's id and its text. */
function assertPairs(session, { before: begun, after: ended, texts }) {
  const requested = [...server.texts].filter(([id]) => id.startsWith(`${session}-`));
  const ids = requested.map(([id]) => id).toSorted();
  assert.deepEqual([...begun.keys()].toSorted(), ids);
  assert.deepEqual([...ended.keys()].toSorted(), ids);
  assert.ok([...begun.values(), ...ended.values()].every((count) => count === 1));
  for (const [id, text] of requested) assert.equal(texts.get(id), text);
}

/** Asserts that totals which are known are those of the server. */
function assertNeverWrong(totals, wanted) {
  for (const name of Object.keys(FIGURES)) assert.ok([undefined, wanted[name]].includes(totals[name]), name);
  const isExact = Object.keys(FIGURES).every((name) => totals[name] !== undefined);
  if (isExact) assert.equal(totals.model_calls, wanted.model_calls);
  // Requests that were recorded may not have reached the server.
  else assert.ok(totals.model_calls >= wanted.model_calls);
}

for (const name of CLIENTS) {
  const client = await clientOf(name);

  async function inProcess(id, see) {
    const hooks = await createHooks({ settings: false });
    try {
      const session = await hooks.session({ id });
      await see({ hooks, session, seen: watch(hooks), script: scriptOf(client, server.urlOf(client.protocol, id)) });
    } finally {
      await hooks.dispose();
    }
  }

  const start = (id) => HostProcess.start({ name, id, url: server.urlOf(client.protocol, id), state });

  describe(`totals of ${name}`, () => {
    it('are those of the server after every round, and all calls pair by id', { timeout }, async () => {
      const id = `${name}-memory`;
      await inProcess(id, async ({ hooks, session, seen, script }) => {
        for (let number = 0; ; number += 1) {
          await script.round(session, number);
          assert.deepEqual(withoutStart(await totalsOf(hooks, session)), counted(id, client));
          if (sizeOf(id) > perClient * 0.5 && number > 2) break;
        }
        assertPairs(id, seen);
        assert.ok([...seen.turns.values()].some(({ agent }) => agent.depth === 2));
        assert.ok([...seen.turns.values()].every(({ turn_id }) => turn_id !== undefined));
      });
    });

    it('are exact in the hooks after each call of one agent', { timeout }, async () => {
      const id = `${name}-steps`;
      await inProcess(id, async ({ session, seen, script }) => {
        for (let number = 0; number < 4; number += 1) await script.turn(session, { stream: number % 2 === 0 });
        const sums = { input_tokens: 0, output_tokens: 0, cached_tokens: 0 };
        assert.equal(seen.afterModel.length, 8);
        for (const [at, { totals, usage }] of seen.afterModel.entries()) {
          for (const figure of Object.keys(FIGURES)) sums[figure] += usage[figure];
          assert.deepEqual({ ...totals, ...sums, model_calls: at + 1 }, totals);
        }
        const turns = [...seen.turns.values()].map(({ turn_id }) => turn_id);
        assert.equal(new Set(turns).size, 4);
        assert.ok(turns.every((turn, at) => turn === turns[at - (at % 2)]));
      });
    });

    it('lack only what an aborted stream did not report', { timeout }, async () => {
      const id = `${name}-abort`;
      await inProcess(id, async ({ hooks, session, seen, script }) => {
        await script.round(session, 0);
        await script.abort(session);
        await script.round(session, 1);
        const wanted = counted(id, client);
        for (const figure of Object.keys(FIGURES)) if (!client.known.includes(figure)) delete wanted[figure];
        assert.deepEqual(withoutStart(await totalsOf(hooks, session)), wanted);
        assertPairs(id, seen);
      });
    });

    it('are exact if hosts are killed between calls and started again', { timeout }, async () => {
      const id = `${name}-restart`;
      const seen = { before: new Map(), after: new Map(), texts: new Map() };
      for (const [at, share] of [0.2, 0.4].entries()) {
        const host = await start(id);
        if (at > 0) assert.deepEqual(withoutStart(await host.call('totals')), counted(id, client));
        for (let round = at; sizeOf(id) < perClient * share; round += 1) await host.call('rounds', 1, round);
        const noted = await host.call('calls');
        for (const kind of Object.keys(seen)) for (const [call, value] of noted[kind]) seen[kind].set(call, value);
        await host.kill();
      }
      const host = await start(id);
      assert.deepEqual(withoutStart(await host.call('totals')), counted(id, client));
      await host.kill();
      assertPairs(id, seen);
    });

    it('are absent if a host is killed while it waits for a response', { timeout }, async () => {
      const id = `${name}-hold`;
      const [host, other] = await Promise.all([start(id), start(id)]);
      await host.call('rounds', 1, 0);
      assert.deepEqual(withoutStart(await other.call('totals')), counted(id, client));
      const held = new Promise((resolve) => {
        server.onHold = (session) => session === id && resolve();
      });
      const waiting = host.call('hold');
      await held;
      await host.kill();
      await waiting;
      const { tool_calls, model_calls } = counted(id, client);
      assert.deepEqual(withoutStart(await other.call('totals')), { tool_calls, model_calls });
      await other.kill();
    });

    it('are exact or absent if a host is killed at any moment', { timeout }, async () => {
      for (let trial = 0; trial < TRIALS; trial += 1) {
        const id = `${name}-any-${trial}`;
        const host = await start(id);
        const last = 3 + trial * 5 + Math.floor(Math.random() * 8);
        let requests = 0;
        const reached = new Promise((resolve) => {
          server.onRequest = (session) => {
            if (session !== id) return;
            requests += 1;
            if (requests === last) resolve();
          };
        });
        const running = host.call('rounds', 1000, 0);
        await reached;
        await host.kill();
        await running;
        const next = await start(id);
        assertNeverWrong(await next.call('totals'), counted(id, client));
        await next.kill();
      }
    });

    it('of several processes on one session lose nothing', { timeout }, async () => {
      const id = `${name}-several`;
      const hosts = await Promise.all([start(id), start(id), start(id)]);
      const rounds = Math.max(1, Math.floor(perClient / 400));
      await Promise.all(hosts.map((host, at) => host.call('rounds', rounds, at)));
      const wanted = counted(id, client);
      for (const host of hosts) assert.deepEqual(withoutStart(await host.call('totals')), wanted);
      await Promise.all(hosts.map((host) => host.kill()));
    });
  });
}
