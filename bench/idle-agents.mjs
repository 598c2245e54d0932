// What an agent that asks nothing takes up, in a node of NATS and in itself: node bench/idle-agents.mjs [agents]
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createConfig } from '../dist/index.js';
import { NatsMessageBus } from '../dist/nats.js';

const AGENTS = Number(process.argv[2] ?? 2000);
/** Those that come first find room that is there anyway. */
const FIRST = 200;
const AT_ONCE = 50;
const quietly = { onWarning: () => {} };

const port = await freePort();
const program = ['nats-server', '/usr/sbin/nats-server'].find((path) => spawnSync(path, ['--version']).status === 0);
if (program === undefined) throw new Error('nats-server is not installed');
const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
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

/** Each has asked once, so that it has an inbox as every agent has. */
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

/** In kilobytes, as the system sees both, when they have stopped giving memory back for a while. */
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

async function connected(attempt) {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 100) throw error;
      await setTimeout(50);
    }
  }
}

async function freePort() {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port: free } = listening.address();
  listening.close();
  return free;
}
