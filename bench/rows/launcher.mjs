// Commands started by the host, compared with commands started by a launcher, in hosts of several sizes. Node forks
// itself to start a process and blocks for that time: the larger the host, the longer.
import { createConfig, HookEventName } from '../../dist/index.js';
import { rawShell } from '../floors.mjs';
import { KILOBYTE, mustSucceed, toolParams } from '../host.mjs';
import { median } from '../measure.mjs';
import { ratio, time } from '../report.mjs';
import { bytesOf, PLAIN, shellHook } from './processes.mjs';

const rounds = { full: 200, quick: 20 };
const TEN = Array.from({ length: 10 }, (_, index) => `/bin/true ${index}`);

export const launcherRows = [
  ...[300, 800].map((size) => ({
    what: `${size} MB host: launcher / in-host spawn, call to result of /bin/true`,
    goal: 0.75,
    rounds,
    async prepare() {
      const ballast = growTo(size);
      const [floor, measured] = [await hostOf('never', ['/bin/true']), await hostOf('always', ['/bin/true'])];
      const release = async () => {
        await Promise.all([floor.release(), measured.release()]);
        ballast.length = 0;
      };
      return { floor: floor.fire, measured: measured.fire, release };
    },
  })),
  ...[300, 800].map((size) => ({
    what: `${size} MB host: launcher / in-host spawn, event-loop freeze while ten hooks start`,
    measure: (mode) => measureFreeze(size, rounds[mode] / 2),
  })),
  {
    what: '50 MB host: a plain command by direct exec and the launcher / raw bash -c of it',
    goal: 0.85,
    rounds,
    async prepare() {
      const params = toolParams(KILOBYTE);
      const { fire, release } = await hostOf('always', [PLAIN], params);
      const bytes = await bytesOf(params);
      return { floor: () => rawShell(PLAIN, bytes), measured: fire, release };
    },
  },
  {
    what: '50 MB host: one command hook with the default launcher / raw spawn',
    goal: 1.1,
    rounds,
    async prepare() {
      const params = toolParams(KILOBYTE);
      const { fire, release } = await hostOf(undefined, [shellHook()], params);
      const bytes = await bytesOf(params);
      return { floor: () => rawShell(shellHook(), bytes), measured: fire, release };
    },
  },
];

async function hostOf(launcher, commands, params = toolParams(KILOBYTE)) {
  const hooks = commands.map((command) => ({ type: 'command', command }));
  const system = createConfig({
    workingDir: process.cwd(),
    hooks: { [HookEventName.BeforeTool]: [{ hooks }] },
    runner: { launcher },
  }).getHookSystem();
  await system.initialize();
  const handler = system.getEventHandler();
  const fire = () => mustSucceed(handler.fireBeforeToolEvent(params));
  await fire();
  return { fire, release: () => system.dispose({ kill: true }) };
}

/** Allocates memory that is resident. */
function growTo(megabytes) {
  const ballast = [];
  while (process.memoryUsage.rss() < megabytes * 1_000_000) ballast.push(Buffer.alloc(1_000_000, 1));
  return ballast;
}

async function measureFreeze(size, count) {
  const ballast = growTo(size);
  const [inHost, launcher] = [await hostOf('never', TEN), await hostOf('always', TEN)];
  const freezes = { floor: [], control: [], measured: [] };
  for (let round = -2; round < count; round++) {
    for (const [name, host] of [
      ['floor', inHost],
      ['measured', launcher],
      ['control', inHost],
    ]) {
      const freeze = await longestFreeze(host.fire);
      if (round >= 0) freezes[name].push(freeze);
    }
  }
  await Promise.all([inHost.release(), launcher.release()]);
  const [floor, measured, control] = [freezes.floor, freezes.measured, freezes.control].map(median);
  return {
    what: `${ballast.length > 0 ? size : 0} MB host: launcher / in-host spawn, event-loop freeze while ten hooks start`,
    floor: time(floor),
    measured: time(measured),
    ratio: ratio(measured / floor),
    control: ratio(control / floor),
    goal: '<= 0.10',
    ok: measured / floor <= 0.1,
  };
}

/** Returns the longest time between two turns of the event loop, from the call to the result, in nanoseconds. */
async function longestFreeze(fire) {
  let longest = 0n;
  let running = true;
  let last = process.hrtime.bigint();
  const turn = () => {
    const now = process.hrtime.bigint();
    if (now - last > longest) longest = now - last;
    last = now;
    if (running) setImmediate(turn);
  };
  setImmediate(turn);
  await fire();
  running = false;
  return Number(longest);
}
