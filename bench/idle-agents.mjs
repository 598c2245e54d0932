// Measures the memory of an idle agent, in a NATS node and in its own process: node bench/idle-agents.mjs [agents]
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { createConfig } from '../dist/index.js';
import { NatsMessageBus } from '../dist/nats.js';
import { connected, freePort, natsServer } from './nats-server.mjs';

const AGENTS = Number(process.argv[2] ?? 2000);
/** Agents that connect before the measurement and use memory that is already allocated. */
const FIRST = 200;
const AT_ONCE = 50;
const quietly = { onWarning: () => {} };

const port = await freePort();
if (natsServer === undefined) throw new Error('nats-server is not installed');
const server = spawn(natsServer, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
const servers = `nats://127.0.0.1:${port}`;
try {
  const policy = await connected(() => NatsMessageBus.connect({ servers }, quietly));
  const system = createConfig({ workingDir: '/', messageBus: policy }).getHookSystem();
  await system.initialize();
  const agents = [];
  await add(agents, FIRST);
  const before = await settled();
  await add(agents, AGENTS);
  const after = await settled();
  const each = (name) => `${((after[name] - before[name]) / AGENTS).toFixed(1)} kB`;
  console.log(
    `${AGENTS} idle agents: ${each('server')} each in nats-server, ${each('agents')} each in the process of the agents`,
  );
  await Promise.all(agents.map((agent) => agent.connection.close()));
  await policy.close();
} finally {
  server.kill('SIGKILL');
}

/** Connects agents that have sent one request each, so that each has an inbox. */
async function add(agents, count) {
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const agent = await NatsMessageBus.connect({ servers }, quietly);
      await agent.request({ eventName: 'BeforeTool', input: { tool_name: 'x', tool_input: {} } });
      agents.push(agent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Returns resident memory in kilobytes, once it has not decreased for a while. */
async function settled() {
  let lowest = Number.POSITIVE_INFINITY;
  for (let quiet = 0; quiet < 5; quiet++) {
    globalThis.gc();
    await setTimeout(1000);
    const server = residentOf();
    if (server < lowest) quiet = 0;
    lowest = Math.min(lowest, server);
  }
  return { server: lowest, agents: process.memoryUsage.rss() / 1024 };
}

function residentOf() {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(server.pid)]).stdout);
}
