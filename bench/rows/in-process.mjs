// Events that start no process.
import { createConfig, HookEventName, HookPlanner, HookRegistry } from '../../dist/index.js';
import { noOp } from '../floors.mjs';
import { KILOBYTE, MEGABYTE, modelParams, mustSucceed, otherHooks, startHost, toolParams } from '../host.mjs';
import { repeated } from '../measure.mjs';
import { shellHook } from './processes.mjs';

const rounds = { full: 400, quick: 60 };

/** Rounds that are not counted, so that compiled code is measured even in a quick run. */
const warmUps = 200;

/** Repeats per sample: long enough to be timed, short enough to be rarely interrupted on a busy machine. */
const NO_OPS = 4000;
const EVENTS = 1000;
const HOOKED_EVENTS = 40;

export const inProcessRows = [
  {
    what: 'no hook / awaited no-op',
    goal: 10,
    rounds,
    warmUps,
    repeats: { floor: NO_OPS, measured: EVENTS },
    async prepare() {
      const { fire, release } = await startHost();
      const params = toolParams(KILOBYTE);
      const floor = repeated(NO_OPS, () => noOp(params));
      return { floor, measured: repeated(EVENTS, () => fire(params)), release };
    },
  },
  {
    what: 'no hook with 1 MB / with 1 kB',
    goal: 1.3,
    rounds,
    warmUps,
    repeats: { floor: EVENTS, measured: EVENTS },
    async prepare() {
      const { fire, release } = await startHost();
      const [small, large] = [toolParams(KILOBYTE), toolParams(MEGABYTE)];
      return { floor: repeated(EVENTS, () => fire(small)), measured: repeated(EVENTS, () => fire(large)), release };
    },
  },
  {
    what: 'BeforeModel with 1,000 messages and no listener / no hook',
    goal: 1.3,
    rounds,
    warmUps,
    repeats: { floor: EVENTS, measured: EVENTS },
    async prepare() {
      const { fire, fireModel, release } = await startHost({ definitions: otherHooks(10) });
      const [params, conversation] = [toolParams(KILOBYTE), modelParams(1000)];
      const floor = repeated(EVENTS, () => fire(params));
      return { floor, measured: repeated(EVENTS, () => fireModel(conversation)), release };
    },
  },
  {
    what: '10,000 hooks, none matching / 1 hook',
    goal: 1.5,
    rounds,
    warmUps,
    repeats: { floor: EVENTS, measured: EVENTS },
    async prepare() {
      const [one, many] = [
        await startHost({ definitions: otherHooks(1) }),
        await startHost({ definitions: otherHooks(10_000) }),
      ];
      const calls = Array.from({ length: 20 }, (_, index) => toolParams(KILOBYTE, `tool_${index}`));
      return {
        floor: repeated(EVENTS, (index) => one.fire(calls[index % calls.length])),
        measured: repeated(EVENTS, (index) => many.fire(calls[index % calls.length])),
        release: () => Promise.all([one.release(), many.release()]),
      };
    },
  },
  {
    what: 'first plan of 1,000 hooks, just read / 1,000 warmed RegExp.test calls',
    goal: 2,
    rounds: { full: 100, quick: 20 },
    async prepare() {
      const numbers = counter();
      // Both start with the same work, so that they find the same CPU caches.
      const setUp = () => newPlanner(numbers.next().value);
      return { floor: { setUp, run: warmedTests() }, measured: { setUp, run: planFor('edit_file') } };
    },
  },
  {
    what: 'first plan of 1,000 hooks for one more tool / 1,000 warmed RegExp.test calls',
    goal: 2,
    rounds,
    warmUps,
    async prepare() {
      const planner = await newPlanner(0);
      const numbers = counter();
      return { floor: warmedTests(), measured: () => planFor(`edit_${numbers.next().value}`)(planner) };
    },
  },
  {
    what: 'function hook with a 400-byte input, whole event / one command hook',
    goal: 0.01,
    rounds: { full: 200, quick: 20 },
    warmUps,
    repeats: { floor: 1, measured: HOOKED_EVENTS },
    async prepare() {
      const params = toolParams(200);
      const check = { type: 'function', name: 'check', action: async () => ({ decision: 'allow' }) };
      const { fire, release } = await startHost({ functions: [check] });
      const command = await startHost({ definitions: [{ hooks: [{ type: 'command', command: shellHook() }] }] });
      await mustSucceed(fire(params));
      return {
        floor: () => mustSucceed(command.fire(params)),
        measured: repeated(HOOKED_EVENTS, () => fire(params)),
        release: () => Promise.all([release(), command.release()]),
      };
    },
  },
];

function* counter() {
  for (let number = 1; ; number++) yield number;
}

function warmedTests() {
  const patterns = manyHooks(0).map(({ matcher }) => new RegExp(matcher));
  const testAll = () => patterns.filter((pattern) => pattern.test('edit_file')).length;
  for (let warmUp = 0; warmUp < 100; warmUp++) testAll();
  return testAll;
}

/** Creates a planner that has never planned, with new patterns, because V8 caches compiled patterns by text. */
async function newPlanner(series) {
  const hooks = { [HookEventName.BeforeTool]: manyHooks(series) };
  const registry = new HookRegistry(createConfig({ workingDir: process.cwd(), hooks }));
  await registry.initialize();
  return new HookPlanner(registry);
}

function manyHooks(series) {
  return otherHooks(1000, `table_${series}`);
}

function planFor(toolName) {
  return (planner) => {
    const plan = planner.createExecutionPlan(HookEventName.BeforeTool, { toolName });
    if (plan !== null) throw new Error('no hook of the benchmark matches this tool');
  };
}
