// Hooks over NATS, compared with plain requests of the same client to an echo, and two policy servers compared with
// one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from '@nats-io/transport-node';
import { NatsMessageBus } from '../../dist/nats.js';
import { KILOBYTE, toolParams } from '../host.mjs';
import { compare, interleave, median, repeated } from '../measure.mjs';
import { connected, freePort, natsServer } from '../nats-server.mjs';
import { ratio, time } from '../report.mjs';

const IN_A_ROW = 50;
const AT_ONCE = 64;
const BURST = 1000;
/** Long enough that two servers wait at the same time instead of competing for the CPU. */
const WAIT = '50';
const { toolName, toolInput } = toolParams(KILOBYTE);
const event = { eventName: 'BeforeTool', input: { tool_name: toolName, tool_input: toolInput } };

/** Scripts of other processes, so that their work is not measured. */
const ECHO = `
import { connect } from '@nats-io/transport-node';
const connection = await connect({ servers: process.env.SERVER });
connection.subscribe('echo', { queue: 'echo', callback: (error, message) => message.respond(message.data) });
await connection.flush();
console.log('ready');
`;
const POLICY = `
import { NatsMessageBus } from 'hookwright/nats';
import { createConfig } from 'hookwright';
const { SERVER, PREFIX, WAIT } = process.env;
const bus = await NatsMessageBus.connect({ servers: SERVER }, { prefix: PREFIX, concurrency: 16, onWarning: () => {} });
const system = createConfig({ workingDir: '/', messageBus: bus }).getHookSystem();
await system.initialize();
const wait = () => new Promise((resolve) => setTimeout(() => resolve({ decision: 'allow' }), Number(WAIT)));
const action = WAIT === '0' ? () => ({ decision: 'allow' }) : wait;
system.registerHook({ type: 'function', name: 'policy', action }, 'BeforeTool');
await bus.connection.flush();
console.log('ready');
`;

export const fleetRows = [
  row('function hook over NATS, one after another / raw NATS request to an echo', '<= 1.5', async (fleet, mode) => {
    const times = { floor: repeated(IN_A_ROW, fleet.echo), measured: repeated(IN_A_ROW, fleet.ask) };
    const repeats = { floor: IN_A_ROW, measured: IN_A_ROW };
    const result = await compare(times, rounds(mode, 300, 30), { repeats, warmUps: 30 });
    return { ...shown(result), ratio: result.ratio, ok: result.ratio <= 1.5 };
  }),
  row(`function hook over NATS, ${AT_ONCE} at once / raw NATS requests, throughput`, '>= 0.6', async (fleet, mode) => {
    const times = { floor: burst(fleet.echo), measured: burst(fleet.ask) };
    const result = await compare(times, rounds(mode, 60, 10), {
      repeats: { floor: BURST, measured: BURST },
      warmUps: 5,
    });
    return { ...shown(result), ratio: 1 / result.ratio, ok: 1 / result.ratio >= 0.6 };
  }),
  row(`two policy servers / one, hooks that wait ${WAIT} ms, throughput`, '>= 1.8', async (fleet, mode) => {
    const actions = { two: burst(fleet.askTwo), one: burst(fleet.askOne), control: burst(fleet.askOne) };
    const times = await interleave(actions, rounds(mode, 20, 4), 1);
    const [two, one, control] = [times.two, times.one, times.control].map((each) => median(each) / BURST);
    return { ...shown({ floor: one, measured: two, control: control / one }), ratio: one / two, ok: one / two >= 1.8 };
  }),
];

function row(what, goal, measureFleet) {
  return {
    what,
    async measure(mode) {
      if (natsServer === undefined) return { what, measured: 'nats-server is not installed', goal, ok: false };
      const fleet = await startFleet();
      try {
        const { ratio: value, ...figures } = await measureFleet(fleet, mode);
        return { what, ...figures, ratio: ratio(value), goal };
      } finally {
        await fleet.end();
      }
    },
  };
}

function rounds(mode, full, quick) {
  return mode === 'full' ? full : quick;
}

function shown({ floor, measured, control }) {
  return { floor: time(floor), measured: time(measured), control: ratio(control) };
}

/** Returns an action that runs BURST times, AT_ONCE at a time. */
function burst(action) {
  return async () => {
    let left = BURST;
    const worker = async () => {
      while (left-- > 0) await action();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
}

async function startFleet() {
  const port = await freePort();
  const server = spawn(natsServer, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  const SERVER = `nats://127.0.0.1:${port}`;
  const connection = await connected(() => connect({ servers: SERVER }));
  const start = (script, env) => started(script, { SERVER, ...env });
  const children = await Promise.all([
    start(ECHO),
    start(POLICY, { PREFIX: 'bench', WAIT: '0' }),
    start(POLICY, { PREFIX: 'one', WAIT }),
    start(POLICY, { PREFIX: 'two', WAIT }),
    start(POLICY, { PREFIX: 'two', WAIT }),
  ]);
  const askOn = (prefix) => NatsMessageBus.connect({ servers: SERVER }, { prefix, onWarning: () => {} });
  const [bench, one, two] = await Promise.all(['bench', 'one', 'two'].map(askOn));
  const bytes = Buffer.from(JSON.stringify({ ...event, correlationId: crypto.randomUUID(), type: 'x'.repeat(22) }));
  return {
    echo: () => connection.request('echo', bytes, { timeout: 60_000 }),
    ask: () => answered(bench),
    askOne: () => answered(one),
    askTwo: () => answered(two),
    async end() {
      await Promise.all([connection, bench, one, two].map((each) => each.close()));
      for (const child of [...children, server]) child.kill('SIGKILL');
    },
  };
}

/** Throws if the hook failed, because a failed hook would be fast for the wrong reason. */
async function answered(bus) {
  const { success, output } = await bus.request(event);
  if (!success || output.finalOutput?.decision !== 'allow')
    throw new Error('the hook of the benchmark returned no decision');
}

async function started(script, env) {
  const options = { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], options);
  await once(child.stdout, 'data');
  return child;
}
