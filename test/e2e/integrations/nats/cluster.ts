import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { freePort, type NatsServer, startNatsServer } from './nats-server.js';

export interface Cluster {
  readonly nodes: NatsServer[];
  readonly urls: string[];
  /** How the last node is disconnected from the others. */
  readonly means: 'network namespace' | 'SIGSTOP';
  cut(): void;
  heal(): void;
  /** Kills a node, then starts it again on the same port. */
  restart(index: number, between: () => Promise<void>): Promise<void>;
  kill(): Promise<void>;
}

/** Starts three clustered servers. The last runs in its own network namespace, if the machine allows that. */
export async function startCluster(): Promise<Cluster> {
  const away = canSplitNetworks() ? newNetwork() : undefined;
  const home = away?.home ?? '127.0.0.1';
  const hosts = [home, home, away?.far ?? home];
  const ports = await Promise.all(hosts.map(() => freePort()));
  const routes = hosts.map((host, index) => `nats://${host}:${ports[index]}`);
  const start = (index: number, port?: number): Promise<NatsServer> => {
    const cluster = ['--cluster_name', 'fleet', '--cluster', routes[index] ?? '', '--routes', routes.join(',')];
    const isAway = index === 2 && away !== undefined;
    return startNatsServer(['-a', hosts[index] ?? home, ...cluster], port, isAway ? away.behind : undefined);
  };
  // The network exists once the last node runs; the others listen on it.
  const last = await start(2);
  const nodes = [await start(0), await start(1), last];
  return {
    nodes,
    urls: nodes.map(({ url }) => url),
    means: away === undefined ? 'SIGSTOP' : 'network namespace',
    cut: () => void (away === undefined ? nodes[2]?.process.kill('SIGSTOP') : away.link('down')),
    heal: () => void (away === undefined ? nodes[2]?.process.kill('SIGCONT') : away.link('up')),
    async restart(index, between) {
      const node = nodes[index];
      await node?.kill();
      await between();
      nodes[index] = await start(index, node?.port);
    },
    async kill() {
      await Promise.all(nodes.map((node) => node.kill()));
      away?.remove();
    },
  };
}

function canSplitNetworks(): boolean {
  const name = `hw${process.pid % 100_000}t`;
  if (spawnSync('unshare', ['-n', 'true']).status !== 0) return false;
  if (spawnSync('ip', ['link', 'add', name, 'type', 'veth', 'peer', 'name', `${name}p`]).status !== 0) return false;
  spawnSync('ip', ['link', 'del', name]);
  return spawnSync('nsenter', ['--version']).status === 0;
}

let networks = 0;

/** Network namespace of one process. It disappears, with its link, soon after the process exits. */
function newNetwork() {
  networks += 1;
  // The kernel removes a namespace with a delay, so each gets a new name.
  const number = (process.pid * 8 + networks) % 16_384;
  const net = `10.231.${number >> 6}.${(number & 63) << 2}`.split('.').map(Number);
  const address = (last: number) => [...net.slice(0, 3), (net[3] ?? 0) + last].join('.');
  const [near, end] = [`hw${number}a`, `hw${number}b`];
  let pid = 0;
  const inside = (...args: string[]) => execFileSync('nsenter', ['-t', String(pid), '-n', 'ip', ...args]);
  return {
    home: address(1),
    far: address(2),
    link: (state: 'up' | 'down') => inside('link', 'set', end, state),
    remove: () => void spawnSync('ip', ['link', 'del', near]),
    behind(child: ChildProcess): void {
      pid = child.pid ?? 0;
      execFileSync('ip', ['link', 'add', near, 'type', 'veth', 'peer', 'name', end, 'netns', String(pid)]);
      execFileSync('ip', ['addr', 'add', `${address(1)}/30`, 'dev', near]);
      execFileSync('ip', ['link', 'set', near, 'up']);
      inside('addr', 'add', `${address(2)}/30`, 'dev', end);
      inside('link', 'set', 'lo', 'up');
      inside('link', 'set', end, 'up');
    },
  };
}
