// One event with larger payloads and with more hooks.
import { KILOBYTE, MEGABYTE, mustSucceed, otherHooks, startHost, toolParams } from '../host.mjs';
import { repeated } from '../measure.mjs';
import { hostWith, shellHook } from './processes.mjs';

const payloads = { '1 kB': KILOBYTE, '1 MB': MEGABYTE, '10 MB': 10 * MEGABYTE };
const inProcess = { full: 200, quick: 20 };
const spawning = { full: 200, quick: 10 };

export const payloadSeries = [
  {
    what: 'no hook',
    rounds: inProcess,
    repeats: 1000,
    prepare: (bytes) => eventsOf(startHost(), bytes, 1000),
    sizes: payloads,
  },
  {
    what: 'one function hook, which gets a copy',
    rounds: { full: 50, quick: 5 },
    prepare: (bytes) => eventsOf(startHost({ functions: [answering()] }), bytes, 1),
    sizes: payloads,
  },
  {
    what: 'one command hook',
    rounds: spawning,
    prepare: (bytes) => eventsOf(hostWith([shellHook()]), bytes, 1),
    sizes: payloads,
  },
];

const hooks = (...counts) => Object.fromEntries(counts.map((count) => [count.toLocaleString('en'), count]));

export const hookSeries = [
  {
    what: 'none matching',
    rounds: inProcess,
    repeats: 1000,
    prepare: (count) => eventsOf(startHost({ definitions: otherHooks(count) }), KILOBYTE, 1000),
    sizes: hooks(1, 10, 100, 1000, 10_000),
  },
  {
    what: 'all functions, all run',
    rounds: { full: 50, quick: 5 },
    prepare: (count) => eventsOf(startHost({ functions: Array.from({ length: count }, answering) }), KILOBYTE, 1),
    sizes: hooks(1, 10, 100, 1000, 10_000),
  },
  {
    what: 'all commands, all run in parallel',
    rounds: spawning,
    prepare: (count) => eventsOf(hostWith(Array.from({ length: count }, (_, index) => shellHook(index))), KILOBYTE, 1),
    sizes: hooks(1, 10, 100),
  },
];

/** Returns a new function each time, so that it is not deduplicated. */
function answering() {
  return { type: 'function', name: 'check', action: async () => ({ decision: 'allow' }) };
}

async function eventsOf(starting, bytes, count) {
  const { fire, release } = await starting;
  const params = toolParams(bytes);
  return { run: repeated(count, () => mustSucceed(fire(params))), release };
}
