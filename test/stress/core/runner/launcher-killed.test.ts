import { describe, expect, it } from 'vitest';
import { launchersOf, makeBench, until } from '../../../support/core/runner/support.js';

/** `npm run long` sets 2,000. */
const EVENTS = Number(process.env['HOOKWRIGHT_TEST_EVENTS'] ?? 150);
const SEED = Number(process.env['HOOKWRIGHT_TEST_SEED'] ?? 1);
const AT_ONCE = 8;

const GUARD = `#!/bin/bash
read -r input
id=\${input##*\\"id\\":\\"}
id=\${id%%\\"*}
echo "$id" >> asked
sleep "$1"
echo "$PPID"
echo "no $id" >&2
exit 2
`;

const launchers = () => launchersOf();

/** Returns a deterministic random number generator. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Kills launchers at times derived from the seed. After each launcher that has started a command it kills one that may not
 * have: after three of those in a row the runner would start no other. Returns the number of kills and a stop function.
 */
function killAtRandom(seed: number, useful: ReadonlySet<number>): { killed: () => number; stop: () => Promise<void> } {
  const random = randomOf(seed);
  let going = true;
  let killed = 0;
  let early = false;
  const work = (async () => {
    while (going) {
      await new Promise((resolve) => setTimeout(resolve, random() * 100));
      const [pid] = launchers();
      if (pid === undefined || !(useful.has(pid) || early)) continue;
      early = useful.has(pid);
      process.kill(pid, 'SIGKILL');
      killed += 1;
      await until(() => !launchers().includes(pid), 'the launcher is dead');
    }
  })();
  return {
    killed: () => killed,
    stop: () => {
      going = false;
      return work;
    },
  };
}

describe('Launcher killed at random moments', () => {
  it(`loses no block of ${EVENTS} or more events and leaves no process (seed ${SEED}) [RUN-10] [RUN-19]`, {
    timeout: 60_000 + EVENTS * 300,
  }, async () => {
    const bench = makeBench({}, { launcher: 'always' });
    const random = randomOf(SEED + 1);
    const guard = bench.script('guard', GUARD);
    const askOne = async (index: number): Promise<void> => {
      const hook = bench.hook(`${guard} ${(random() * 0.05).toFixed(3)}`);
      const results = await bench.runner.executeHooksParallel(
        [hook, hook],
        'BeforeTool',
        bench.input({ tool_input: { id: `event-${index}` } }),
      );
      const denied = { success: false, exitCode: 2, output: { decision: 'deny', reason: `no event-${index}` } };
      expect(results).toMatchObject([denied, denied]);
      for (const { stdout } of results) useful.add(Number(stdout));
    };
    const useful = new Set<number>();
    const killing = killAtRandom(SEED, useful);
    let next = 0;
    const askOn = async (): Promise<void> => {
      // Continues on fast machines until enough launchers have been killed.
      while (next < EVENTS || killing.killed() < 3) await askOne(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
    await killing.stop();
    expect(bench.notices).toEqual([]);
    expect(new Set(bench.lines('asked')).size).toBe(next);
    await until(() => bench.processes().length === 0, 'no command is left');
    bench.runner.dispose();
    await until(() => launchers().length === 0, 'no launcher is left');
  });
});
