// Events that start processes. Every hook and its floor read all of their input and print a small JSON.
import { rawShell } from '../floors.mjs';
import { KILOBYTE, MEGABYTE, mustSucceed, startHost, toolParams } from '../host.mjs';

const ANSWER = '{"decision":"allow"}';
const rounds = { full: 200, quick: 20 };

/** Returns shell text. The comment makes hooks differ, so that they are not deduplicated. */
export function shellHook(index = 0) {
  return `cat >/dev/null; echo '${ANSWER}' # ${index}`;
}

/** One program with plain words, so that no shell is needed. */
export const PLAIN = `sed -n '$c${ANSWER}'`;

export const processRows = [
  {
    what: 'one command hook / raw spawn of the same argv',
    goal: 1.1,
    rounds,
    async prepare() {
      const params = toolParams(KILOBYTE);
      const { fire, release } = await hostWith([shellHook()]);
      const bytes = await bytesOf(params);
      return { floor: () => rawShell(shellHook(), bytes), measured: () => mustSucceed(fire(params)), release };
    },
  },
  {
    what: 'a plain command by direct exec / raw bash -c of it',
    goal: 0.85,
    rounds,
    async prepare() {
      const params = toolParams(KILOBYTE);
      const { fire, release } = await hostWith([PLAIN]);
      const bytes = await bytesOf(params);
      return { floor: () => rawShell(PLAIN, bytes), measured: () => mustSucceed(fire(params)), release };
    },
  },
  {
    what: 'ten hooks, parallel / ten raw spawns, parallel',
    goal: 1.15,
    rounds,
    async prepare() {
      const params = toolParams(KILOBYTE);
      const { fire, release } = await hostWith(tenHooks());
      const bytes = await bytesOf(params);
      return { floor: () => rawParallel(bytes), measured: () => mustSucceed(fire(params)), release };
    },
  },
  {
    what: 'ten hooks, sequential / ten raw spawns, sequential',
    goal: 1.1,
    rounds,
    async prepare() {
      const params = toolParams(KILOBYTE);
      const { fire, release } = await hostWith(tenHooks(), true);
      const bytes = await bytesOf(params);
      return { floor: () => rawSequential(bytes), measured: () => mustSucceed(fire(params)), release };
    },
  },
  {
    what: 'ten hooks with 1 MB / ten raw spawns with one ready Buffer',
    goal: 1.35,
    rounds,
    async prepare() {
      const params = toolParams(MEGABYTE);
      const { fire, release } = await hostWith(tenHooks());
      const bytes = await bytesOf(params);
      return { floor: () => rawParallel(bytes), measured: () => mustSucceed(fire(params)), release };
    },
  },
  {
    what: 'one hook with 10 MB / JSON.stringify + Buffer + raw spawn',
    goal: 1.2,
    rounds,
    async prepare() {
      const params = toolParams(10 * MEGABYTE);
      const { fire, release } = await hostWith([shellHook()]);
      const input = await inputOf(params);
      const floor = () => rawShell(shellHook(), Buffer.from(JSON.stringify(input)));
      return { floor, measured: () => mustSucceed(fire(params)), release };
    },
  },
];

export function hostWith(commands, sequential = false) {
  const hooks = commands.map((command) => ({ type: 'command', command }));
  return startHost({ definitions: [{ sequential, hooks }] });
}

/** Returns the input that a hook reads for these parameters. */
async function inputOf(params) {
  let seen;
  const action = (input) => {
    seen = input;
  };
  const { fire, release } = await startHost({ functions: [{ type: 'function', name: 'see', action }] });
  await mustSucceed(fire(params));
  await release();
  return seen;
}

export async function bytesOf(params) {
  return Buffer.from(JSON.stringify(await inputOf(params)));
}

function tenHooks() {
  return Array.from({ length: 10 }, (_, index) => shellHook(index));
}

function rawParallel(bytes) {
  return Promise.all(tenHooks().map((command) => rawShell(command, bytes)));
}

async function rawSequential(bytes) {
  for (const command of tenHooks()) await rawShell(command, bytes);
}
