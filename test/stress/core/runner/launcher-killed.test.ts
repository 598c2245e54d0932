import { describe, expect, it } from 'vitest';
import { launchersOf, makeBench, until } from '../../../support/core/runner/support.js';

/** `npm run long` asks for 2,000. */
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

const helpers = () => launchersOf();

/** The same numbers from 0 to 1 for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Kills helpers at moments that the seed says: those that have been of use, and after each of them one that may not have
 * been, since of three such in a row the runner would take no fourth. Returns how many it has killed, and the end of it.
 */
function killAtRandom(seed: number, useful: ReadonlySet<number>): { killed: () => number; stop: () => Promise<void> } {
  const random = randomOf(seed);
  let going = true;
  let killed = 0;
  let early = false;
  const work = (async () => {
    while (going) {
      await new Promise((resolve) => setTimeout(resolve, random() * 100));
      const [pid] = helpers();
      if (pid === undefined || !(useful.has(pid) || early)) continue;
      early = useful.has(pid);
      process.kill(pid, 'SIGKILL');
      killed += 1;
      await until(() => !helpers().includes(pid), 'it is dead');
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

describe('a launcher that is killed at random moments', () => {
  it(`loses no refusal of ${EVENTS} events or more, and leaves nothing running (seed ${SEED}) [RUN-10] [RUN-19]`, {
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
      // A quick machine needs more of them until enough helpers have died.
      while (next < EVENTS || killing.killed() < 3) await askOne(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
    await killing.stop();
    expect(bench.notices).toEqual([]);
    expect(new Set(bench.lines('asked')).size).toBe(next);
    await until(() => bench.processes().length === 0, 'no command is left');
    bench.runner.dispose();
    await until(() => helpers().length === 0, 'no helper is left');
  });
});
