// Timing: the candidates of a comparison take turns in one process, in random order per round.

/**
 * Runs every action once per round and returns the times of each in nanoseconds. An action is a function, or `{ setUp,
 * run }`, where only `run` is timed; it gets the result of `setUp`.
 */
export async function interleave(actions, rounds, warmUps = Math.ceil(rounds / 20)) {
  const times = Object.fromEntries(Object.keys(actions).map((name) => [name, []]));
  for (let round = -warmUps; round < rounds; round++) {
    for (const [name, action] of shuffled(Object.entries(actions))) {
      const time = await timed(action);
      if (round >= 0) times[name].push(time);
    }
  }
  return times;
}

/** Returns medians of a floor and of the measured action, per repeat. The control is the floor measured twice. */
export async function compare({ floor, measured }, rounds, { repeats = { floor: 1, measured: 1 }, warmUps } = {}) {
  const times = await interleave({ floor, measured, control: floor }, rounds, warmUps);
  const lowest = median(times.floor) / repeats.floor;
  const reached = median(times.measured) / repeats.measured;
  const control = median(times.control) / repeats.floor;
  return { floor: lowest, measured: reached, ratio: reached / lowest, control: control / lowest };
}

/** Returns a sample of many awaited calls, for actions too short to be timed alone. */
export function repeated(count, action) {
  return async () => {
    for (let index = 0; index < count; index++) await action(index);
  };
}

export function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

async function timed(action) {
  const run = typeof action === 'function' ? action : action.run;
  const given = typeof action === 'function' ? undefined : await action.setUp();
  const start = process.hrtime.bigint();
  await run(given);
  return Number(process.hrtime.bigint() - start);
}

export function shuffled(items) {
  return items
    .map((item) => [Math.random(), item])
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}
