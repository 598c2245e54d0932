import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertIsolated, scratchFolder, spawnInNamespace, whyNoNamespace } from './namespace.mjs';

const why = whyNoNamespace();
const probe = join(import.meta.dirname, 'probe.mjs');

describe('player of the agents', () => {
  it('refuses to start an agent outside of the network namespace', () => {
    const started = join(mkdtempForTest(), 'started');
    const agent = JSON.stringify(['/bin/sh', '-c', `: > '${started}'`]);
    const player = join(import.meta.dirname, 'play.mjs');
    const { status, stderr } = spawnSync(process.execPath, [player, 'claude', agent, '1', '0', 'pre-none'], {
      encoding: 'utf8',
    });
    expect(status).toBe(3);
    expect(stderr).toMatch(/^cannot start an agent: not in a network namespace/);
    expect(existsSync(started)).toBe(false);
  });

  it('stops before any agent starts if the namespace cannot be made', () => {
    const runner = join(import.meta.dirname, 'run.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [runner, '--agent', 'claude'], {
      encoding: 'utf8',
      env: { HOME: tmpdir(), HOOKWRIGHT_AGENTS: mkdtempForTest(), PATH: '/nowhere' },
    });
    expect(status).toBe(3);
    expect(stderr).toMatch(/^cannot make a network namespace: .* No agent was started\.$/m);
    expect(stdout).toBe('');
  });

  it('finds the network of this process not isolated', () => {
    expect(() => assertIsolated()).toThrow('cannot start an agent');
  });
});

describe.skipIf(why !== undefined)('network namespace of the agents', () => {
  it('reaches its own loopback and nothing else', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const child = spawnInNamespace([probe, 'reach', String(address.port)]);
    expect(JSON.parse(await text(child.stdout))).toEqual({
      isolated: true,
      ownLoopback: 'connected',
      loopbackOutside: 'ECONNREFUSED',
      address: 'ENETUNREACH',
      name: 'failed',
    });
  });

  it('leaves no process and no file behind when the runner is killed', async () => {
    const runner = spawn(process.execPath, [probe, 'run'], { stdio: ['ignore', 'pipe', 'pipe'] });
    const [ready] = await once(runner.stdout, 'data');
    expect(String(ready)).toBe('ready\n');
    // Every process of the namespace holds this stream: it closes when the last one is gone.
    const gone = once(runner.stderr, 'close');
    runner.stderr.resume();
    runner.kill('SIGKILL');
    await gone;
    expect(readdirSync(scratchFolder())).toEqual([]);
  });
});

function mkdtempForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-agents-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
