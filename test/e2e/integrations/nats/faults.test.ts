import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { inLongForm } from '../../../support/long-form.js';
import { type Cluster, startCluster } from './cluster.js';
import { Load, POLICIES, type Result } from './load.js';
import { hasNatsServer } from './nats-server.js';

/** The full number takes minutes, so the default run sends fewer. */
const REQUESTS = inLongForm(1000, 20_000);
const ROUND = inLongForm(1000, 2000);
const SEED = Number(process.env['HOOKWRIGHT_SEED'] ?? 20_260_105);
const TIMEOUT_MS = 1500;
const AT_ONCE = 12;

/** Returns a generator of numbers in [0, 1) that is determined by the seed. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe.skipIf(!hasNatsServer)(`fleet of three NATS nodes, four policy servers and two hosts, seed ${SEED}`, () => {
  const random = numbersFrom(SEED);
  const oneOf = (count: number) => Math.floor(random() * count);
  const commands = Array.from({ length: REQUESTS }, (_, index) => `${random() < 0.5 ? 'rm' : 'ls'} ${index}`);
  let cluster: Cluster | undefined;
  let load: Load | undefined;

  afterEach(async () => {
    await load?.kill();
    await cluster?.kill();
  });

  async function start(longestWait: number, timeout: number): Promise<{ cluster: Cluster; load: Load }> {
    const nodes = await startCluster();
    cluster = nodes;
    const all = new Load({ servers: nodes.urls, prefix: 'fleet', longestWait, atOnce: AT_ONCE, timeout });
    load = all;
    await Promise.all([0, 1, 2, 3].map((index) => all.startPolicyServer(index)));
    const half = (which: number) => commands.filter((_, index) => index % 2 === which);
    await Promise.all([0, 1].map((index) => all.startHost(index, half(index))));
    return { cluster: nodes, load: all };
  }

  /** Injects each fault during its part of the round. Hosts wait for it before they start the next part. */
  async function strike(all: Load, begin: number, faults: (() => Promise<void>)[]): Promise<void> {
    const part = ROUND / faults.length;
    for (const [index, fault] of faults.entries()) {
      all.allow(begin + (index + 1) * part);
      await all.reached(begin + (index + 0.2 + 0.6 * random()) * part);
      await fault();
    }
  }

  function shuffled<Item>(items: Item[]): Item[] {
    const ranked = items.map((item) => ({ item, rank: random() }));
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
  }

  const failuresIn = (results: Map<string, Result[]>) =>
    [...results].filter(([, [result]]) => result?.outcome === 'failed');

  /** Expects exactly one result per request, and that it belongs to that request. */
  function expectOneOwnResultEach({ results }: Load): void {
    expect([...results.keys()].toSorted()).toEqual(commands.toSorted());
    const isOwn = (command: string, { outcome, text, blocked }: Result) => {
      const policy = POLICIES[Number(command.split(' ')[1]) % 2];
      if (outcome === 'failed') return blocked === (policy === 'block');
      return outcome === (command.startsWith('rm') ? 'refused' : 'allowed') && text.endsWith(command);
    };
    const wrong = [...results].filter(
      ([command, [result, ...more]]) => result === undefined || more.length > 0 || !isOwn(command, result),
    );
    expect(wrong).toEqual([]);
  }

  it('gives every request exactly one result, its own, while processes are killed', { timeout: 900_000 }, async () => {
    const fleet = await start(100, TIMEOUT_MS);
    const { load } = fleet;
    const faults = [
      async () => {
        const victim = oneOf(4);
        await load.policyServers[victim]?.kill();
        await load.startPolicyServer(victim);
      },
      () => fleet.cluster.restart(oneOf(2), () => setTimeout(300)),
      () => load.replaceHost(oneOf(2)),
      async () => {
        fleet.cluster.cut();
        await setTimeout(1.5 * TIMEOUT_MS);
        fleet.cluster.heal();
      },
      async () => {
        const victim = load.policyServers[oneOf(4)]?.child;
        victim?.kill('SIGSTOP');
        await setTimeout(1.5 * TIMEOUT_MS);
        victim?.kill('SIGCONT');
      },
    ];
    for (let begin = 0; begin < REQUESTS; begin += ROUND) await strike(load, begin, shuffled(faults));
    expect(await load.ended()).toEqual([0, 0]);
    expectOneOwnResultEach(load);
    // The remaining timers belong to the connection.
    expect(Math.max(...load.leftTimers)).toBeLessThan(3);
    const failures = failuresIn(load.results);
    const known = /^ran: (timed out after|no response to the hook request|no responders on) /;
    expect(failures.filter(([, [failure]]) => !known.test(failure?.text ?? ''))).toEqual([]);
    console.log(`faults: ${failures.length} of ${REQUESTS} requests failed; cut off by ${fleet.cluster.means}`);
    // Only requests in flight when a process died, before that was noticed, may fail.
    expect(failures.length).toBeLessThan((REQUESTS / ROUND) * faults.length * 3 * 2 * AT_ONCE);
    expect(await Promise.all([0, 1, 2, 3].map((index) => load.stopPolicyServer(index)))).toEqual([0, 0, 0, 0]);
  });

  it('loses no request when all policy servers restart one by one', { timeout: 900_000 }, async () => {
    const { load } = await start(60, 120_000);
    const restarts = [0, 1, 2, 3].map((index) => async () => {
      expect(await load.stopPolicyServer(index)).toBe(0);
      await load.startPolicyServer(index);
    });
    for (let begin = 0; begin < REQUESTS; begin += ROUND) await strike(load, begin, restarts);
    expect(await load.ended()).toEqual([0, 0]);
    expectOneOwnResultEach(load);
    expect(failuresIn(load.results)).toEqual([]);
    expect([...load.started].filter(([command, times]) => times !== 1 && command !== 'ls first')).toEqual([]);
  });
});
