import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATHS = ['nats-server', '/usr/sbin/nats-server', '/usr/local/bin/nats-server'];
const program = PATHS.find((path) => spawnSync(path, ['--version']).status === 0);

/** Whether this machine has a server; tests that need one are left out where it has none, and say so. */
export const hasNatsServer = program !== undefined;
if (!hasNatsServer) console.warn('nats-server is not installed: the tests of the fleet are left out');

export interface NatsServer {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

/** A real server on loopback, with a port of its own; or in a network of its own, which is made when its process is there. */
export async function startNatsServer(
  args: readonly string[] = [],
  port?: number,
  makeNetwork?: (child: ChildProcess) => void,
): Promise<NatsServer> {
  if (program === undefined) throw new Error('nats-server is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-nats-'));
  const chosen = port ?? -1;
  const argv = [program, '-a', '127.0.0.1', '-p', String(chosen), '--ports_file_dir', folder, ...args];
  const child = makeNetwork === undefined ? started(argv) : await startedBehind(argv, makeNetwork);
  let said = '';
  child.stderr?.on('data', (data) => (said += String(data)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = await readUrl(folder, child, () => said).catch(async (error) => {
    await kill();
    throw error;
  });
  return { url, port: Number(new URL(url).port), process: child, kill };
}

function started([file = '', ...args]: readonly string[]): ChildProcess {
  return spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
}

/** The server starts when its network is ready: it listens there. */
async function startedBehind(
  argv: readonly string[],
  makeNetwork: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const child = started(['unshare', '-n', 'sh', '-c', 'echo inside; read -r _; exec "$0" "$@"', ...argv]);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  try {
    makeNetwork(child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  child.stdin?.write('\n');
  return child;
}

async function readUrl(folder: string, child: ChildProcess, said: () => string): Promise<string> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nats-server ended: ${said()}`);
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.ports'));
    const url = file === undefined ? undefined : urlIn(join(folder, file));
    if (url !== undefined) return url;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function urlIn(file: string): string | undefined {
  try {
    const { nats }: { nats?: string[] } = JSON.parse(readFileSync(file, 'utf8'));
    return nats?.[0];
  } catch {
    // It is being written.
    return undefined;
  }
}

/** A port that nobody listens on, for servers that must know each other's before they start. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
