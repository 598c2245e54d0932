import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { bin, makeMachine } from '../../apps/cli/machine.js';
import { around, expectNothingLeft, makeProxy, marked, pythonServer } from './machine.js';

const busy = fileURLToPath(new URL('./clients/busy.mjs', import.meta.url));
const hooks = around('cat > /dev/null; sleep 0.02', ['cat > /dev/null']);

function endAll(mark: string): void {
  for (const [pid = ''] of marked(mark).map((line) => line.split(' '))) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // The process has already exited.
    }
  }
}

/** Starts a busy client, a proxy and a server. Returns their pids. */
async function threeAtWork(env: Record<string, string>) {
  const machine = makeMachine();
  machine.write('../.config/hookwright/settings.json', { enableHooks: true, hooks });
  const mark = `MCP_MARK=${crypto.randomUUID()}`;
  onTestFinished(() => endAll(mark));
  const client = spawn(process.execPath, [busy, bin, ...pythonServer], {
    cwd: machine.project,
    env: machine.environment({ ...env, MCP_MARK: mark.slice('MCP_MARK='.length) }),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [proxy] = await once(client.stdout, 'data');
  const server = await vi.waitFor(
    () => {
      const found = marked(mark).find((line) => /^\d+ \S*python3\S* /.test(line));
      if (found === undefined) throw new Error('the server has not started yet');
      return Number.parseInt(found, 10);
    },
    { timeout: 50_000, interval: 20 },
  );
  return { mark, client: client.pid ?? 0, proxy: Number(proxy), server };
}

it.each([
  ['client', 'that exits when its input ends', {}],
  ['client', 'that exits only on SIGKILL', { MCP_STUBBORN: '1' }],
  ['proxy', 'that exits when its input ends', {}],
  ['proxy', 'that exits only on SIGKILL', { MCP_STUBBORN: '1' }],
  ['server', 'that exits when its input ends', {}],
] as const)('MCP proxy leaves no process when the %s is killed, with a server %s', async (victim, _, env) => {
  const three = await threeAtWork(env);
  await delay(Math.random() * 400);
  process.kill(three[victim], 'SIGKILL');
  // The client outlives the others.
  const isClient = (line: string): boolean => line.startsWith(`${three.client} `);
  await vi.waitFor(() => expect(marked(three.mark).filter((line) => !isClient(line))).toEqual([]), {
    timeout: 50_000,
    interval: 50,
  });
});

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('MCP proxy exits with its server on %s', async (signal) => {
  const mark = crypto.randomUUID();
  const { initialize, child, ended } = makeProxy({ hooks, env: { MCP_MARK: mark } });
  await initialize();
  child.kill(signal);
  expect(await ended).toEqual({ code: 130, signal: null });
  await expectNothingLeft(mark);
});

it('MCP proxy kills processes that the server left behind', async () => {
  const mark = crypto.randomUUID();
  const server = ['bash', '-c', 'sleep 1000 & sleep 1001 > /dev/null & read -r line'];
  const { child, ended } = makeProxy({ server, env: { MCP_MARK: mark } });
  await vi.waitFor(() => expect(marked(mark).filter((line) => /^\d+ sleep /.test(line))).toHaveLength(2), 30_000);
  child.stdin.end();
  expect(await ended).toEqual({ code: 0, signal: null });
  await expectNothingLeft(mark);
});

it('MCP proxy exits when the client closes its stdout', async () => {
  const mark = crypto.randomUUID();
  const { initialize, child, ended, send } = makeProxy({ env: { MCP_MARK: mark } });
  await initialize();
  child.stdout.destroy();
  const calling = setInterval(() => send({ id: crypto.randomUUID(), method: 'ping' }), 20);
  onTestFinished(() => clearInterval(calling));
  await ended;
  await expectNothingLeft(mark);
});
