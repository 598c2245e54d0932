import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATHS = ['nats-server', '/usr/sbin/nats-server', '/usr/local/bin/nats-server'];
const program = PATHS.find((path) => spawnSync(path, ['--version']).status === 0);

/** True if nats-server is installed. Tests that need it are skipped otherwise, with a warning. */
export const hasNatsServer = program !== undefined;
if (!hasNatsServer) console.warn('nats-server is not installed: fleet tests are skipped');

export interface NatsServer {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Kills the process, as in a crash. */
  kill(): Promise<void>;
}

/** Starts a server on loopback with a free port, or in its own network, which is created once its process exists. */
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

/** Starts the server after its network is ready, because it listens there. */
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
    // The file is incomplete while it is being written.
    return undefined;
  }
}

/** Returns a free port, for servers that need each other's port before they start. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
