// Helpers to measure a fleet: the path of nats-server, a free port, and retries until it accepts connections.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Undefined if it is not installed. */
export const natsServer = ['nats-server', '/usr/sbin/nats-server'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
);

export async function connected(attempt) {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 100) throw error;
      await setTimeout(50);
    }
  }
}

export async function freePort() {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address();
  listening.close();
  return port;
}
