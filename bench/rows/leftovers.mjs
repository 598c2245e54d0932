// Leftovers of an event: memory, timers, handles, listeners.
import { createHook } from 'node:async_hooks';
import { getEventListeners } from 'node:events';
import { readdirSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { noOp } from '../floors.mjs';
import { KILOBYTE, mustSucceed, startHost, toolParams } from '../host.mjs';
import { shellHook } from './processes.mjs';

const GOAL_BYTES = 50;
const events = { full: 100_000, quick: 20_000 };

/** The control is the awaited no-op, which keeps nothing. */
export async function keptPerEvent(mode) {
  const count = events[mode];
  // More tools than plans are cached, so that an unbounded cache would show.
  const calls = Array.from({ length: 2000 }, (_, index) => toolParams(KILOBYTE, `tool_${index}`));
  const action = async () => ({ decision: 'allow' });
  const none = await startHost();
  const one = await startHost({ functions: [{ type: 'function', name: 'check', action }] });
  const rows = [];
  for (const [hooks, { fire }] of [
    ['no hook', none],
    ['a function hook', one],
  ]) {
    const kept = await keptBy(fire, calls, count);
    rows.push({
      what: `kept per event over ${count.toLocaleString('en')} events, ${hooks}`,
      measured: bytes(kept),
      control: bytes(await keptBy(noOp, calls, count)),
      goal: `under ${GOAL_BYTES} bytes`,
      ok: kept < GOAL_BYTES,
    });
  }
  await Promise.all([none.release(), one.release()]);
  return rows;
}

function bytes(count) {
  return `${Math.max(0, count).toFixed(1)} bytes`;
}

async function keptBy(fire, calls, count) {
  const fireAll = async (many) => {
    for (let index = 0; index < many; index++) await fire(calls[index % calls.length]);
  };
  await fireAll(count / 10);
  const before = await settledHeap();
  await fireAll(count);
  return ((await settledHeap()) - before) / count;
}

async function settledHeap() {
  for (let pass = 0; pass < 3; pass++) {
    await nextTurn();
    globalThis.gc();
  }
  return process.memoryUsage().heapUsed;
}

/** Counts after the first event, which starts what the system keeps for its lifetime, and after twenty more. */
export async function leftAfterEvents() {
  const timers = new Set();
  const hook = createHook({
    init: (id, type) => void (type === 'Timeout' && timers.add(id)),
    destroy: (id) => void timers.delete(id),
  }).enable();
  const { signal } = new AbortController();
  const action = async () => ({ decision: 'allow' });
  const functions = [{ type: 'function', name: 'check', action }];
  const definitions = [{ hooks: [0, 1, 2].map((index) => ({ type: 'command', command: shellHook(index) })) }];
  const { fire, release } = await startHost({ definitions, functions });
  const count = async () => {
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    return { timers: timers.size, handles: handles(), descriptors: descriptors(), listeners: listeners(signal) };
  };
  await mustSucceed(fire(toolParams(KILOBYTE), { signal }));
  const before = await count();
  for (let event = 0; event < 20; event++) await mustSucceed(fire(toolParams(KILOBYTE), { signal }));
  const after = await count();
  hook.disable();
  await release();
  const left = Object.entries(after).map(([what, many]) => [what, many - before[what]]);
  return {
    what: 'timers, handles, descriptors, listeners left after twenty events of four hooks',
    measured: left.map(([what, many]) => `${many} ${what}`).join(', '),
    goal: 'none',
    ok: left.every(([, many]) => many <= 0),
  };
}

function handles() {
  return process.getActiveResourcesInfo().length;
}

function descriptors() {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
}

function listeners(signal) {
  const ofProcess = process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0);
  return ofProcess + getEventListeners(signal, 'abort').length;
}
