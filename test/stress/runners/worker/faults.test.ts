import { describe, expect, it } from 'vitest';
import type { WorkerHookConfig } from '../../../../generated/index.js';
import { inLongForm } from '../../../support/long-form.js';
import { until, workerBench } from '../../../support/runners/worker/support.js';

/** The long form takes minutes, so the default is a sample. */
const EVENTS = inLongForm(100, 2000);
const AT_ONCE = 10;
const SEED = Number(process.env['HOOKWRIGHT_SEED'] ?? 20_260_105);

/** Returns a deterministic random number generator. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A guard that blocks with the name of the event. It sleeps a little, so that it can be killed while it runs. */
const GUARD = 'time.sleep(0.001); respond({"decision": "deny", "reason": "blocked " + input["tool_input"]["which"]})';

describe('Worker killed at random moments', () => {
  const kinds: [string, Partial<WorkerHookConfig>][] = [
    ['one request at a time', {}],
    ['several requests at once', { env: { HELLO: '{"concurrency": 4}' } }],
  ];

  it.each(kinds)(
    `gives every event exactly one result, its own block: %s, seed ${SEED}`,
    { timeout: 600_000 },
    async (_how, hook) => {
      const bench = workerBench();
      const random = numbersFrom(SEED);
      let [done, kills] = [0, 0];
      const results = new Map<string, string[]>();
      const call = async (which: string) => {
        const { output } = await bench.runSnippet('', { hook, fields: { tool_input: { do: GUARD, which } } });
        results.set(which, [...(results.get(which) ?? []), output?.reason ?? 'no block']);
        done += 1;
      };
      const killing = (async () => {
        while (done < EVENTS) {
          await new Promise((resolve) => setTimeout(resolve, 5 + random() * 100));
          // Kills only workers, not commands: a killed command is a failure of its own.
          const workers = new Set(bench.lines('started').map(Number));
          for (const pid of bench.processes().filter((each) => workers.has(each))) {
            process.kill(pid, 'SIGKILL');
            kills += 1;
          }
        }
      })();
      const names = Array.from({ length: EVENTS }, (_, index) => `event ${index}`);
      const queue = names.values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const which of queue) await call(which);
        }),
      );
      await killing;
      expect(kills).toBeGreaterThan(0);
      expect([...results.keys()].sort()).toEqual(names.toSorted());
      expect(
        [...results].filter(([which, [reason, ...more]]) => reason !== `blocked ${which}` || more.length > 0),
      ).toEqual([]);
      bench.runner.dispose();
      await until(() => bench.processes().length === 0, 'nothing is left running');
    },
  );
});

describe('Worker that is replaced repeatedly', () => {
  it(`handles every event, none of them as a command: seed ${SEED}`, { timeout: 600_000 }, async () => {
    const bench = workerBench();
    const random = numbersFrom(SEED);
    const hook = { maxCalls: 3, idleTimeout: 1, env: { HELLO: '{"concurrency": 2}' } };
    let version = 0;
    const call = async (which: string) => {
      const chance = random();
      // Between events it reaches maxCalls, is idle, or gets a new version or environment.
      if (chance < 0.2) version += 1;
      if (chance > 0.8) bench.runner.refreshEnvironment();
      if (random() < 0.5) await new Promise((resolve) => setTimeout(resolve, random() * 4));
      const fields = { tool_input: { do: GUARD, which } };
      const { output, warnings } = await bench.runSnippet('', { hook, fields, versionOf: () => String(version) });
      return [output?.reason, warnings];
    };
    const queue = Array.from({ length: inLongForm(60, 2000) }, (_, index) => `event ${index}`).entries();
    const results: unknown[] = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [index, which] of queue) results[index] = await call(which);
      }),
    );
    expect(results).toEqual(results.map((_, index) => [`blocked event ${index}`, undefined]));
    expect(bench.starts().commands).toBe(0);
    bench.runner.dispose();
    await until(() => bench.processes().length === 0, 'nothing is left running');
  });
});
