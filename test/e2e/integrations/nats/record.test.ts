import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { TraceOptions } from '../../../../src/engine.js';
import { createConfig } from '../../../../src/index.js';
import { makeMachine, resultOf } from '../../apps/cli/machine.js';
import { hasNatsServer } from './nats-server.js';
import { connect, newPrefix, serverOfFile } from './support.js';

type Bus = Awaited<ReturnType<typeof connect>>;

const store = mkdtempSync(join(tmpdir(), 'hookwright-jetstream-'));
afterAll(() => rmSync(store, { recursive: true, force: true }));

async function addStream({ connection, prefix }: Bus): Promise<void> {
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: `record_${prefix}`, subjects: [`${prefix}.v1.trace.*`] });
}

/** Fires one event in a host whose hook blocks. */
async function fireWith(trace: TraceOptions): Promise<void> {
  const config = createConfig({ workingDir: '/', sessionId: 'agent', trace, debugLogger: { log: () => {} } });
  const system = config.getHookSystem();
  await system?.initialize();
  const action = () => ({ decision: 'deny' as const, reason: 'token sk-123 is no good' });
  system?.registerHook({ type: 'function', name: 'guard', action }, 'BeforeTool');
  await system?.fireEvent('BeforeTool', { toolName: 'run_shell', toolInput: { command: 'rm' } });
  await system?.dispose();
}

describe.skipIf(!hasNatsServer)('trace record of a fleet', async () => {
  const server = await serverOfFile(['-js', '-sd', store]);
  const { url } = server;

  /** Collects the trace lines of a prefix. */
  async function listener(prefix: string): Promise<{ lines: string[] }> {
    const lines: string[] = [];
    const { connection } = await connect(url, { prefix });
    connection.subscribe(`${prefix}.v1.trace.>`, { callback: (_, message) => void lines.push(message.string()) });
    await connection.flush();
    onTestFinished(() => connection.close());
    return { lines };
  }

  it('keeps every trace line in the stream, and `stats` counts them', async () => {
    const prefix = newPrefix();
    const warnings: string[] = [];
    const bus = await connect(url, { prefix, onWarning: (text) => warnings.push(text) });
    await addStream(bus);
    for (let round = 0; round < 3; round += 1) await fireWith({ nats: bus });
    expect(warnings.filter((text) => text.includes('record'))).toEqual([]);
    const manager = await jetstreamManager(bus.connection);
    expect((await manager.streams.info(`record_${prefix}`)).state.messages).toBe(9);
    const { stdout, stderr } = await makeMachine().run(['stats', '--nats', url, '--prefix', prefix, '--json']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ hooks: [{ name: 'guard', event: 'BeforeTool', count: 3, blocks: 3 }] });
  });

  it('contains inputs only if requested, and passes every line through redact', async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    const { lines } = await listener(prefix);
    await fireWith({ nats: bus, redact: (text) => text.replaceAll('sk-123', '***') });
    await bus.connection.flush();
    await expect.poll(() => lines.length).toBe(3);
    expect(lines.join()).toContain('token *** is no good');
    expect(lines.join()).not.toContain('sk-123');
    expect(lines.join()).not.toContain('"input"');
    await fireWith({ nats: bus, inputs: true });
    await expect.poll(() => lines.length).toBe(6);
    expect(lines.slice(3).join()).toContain('"input"');
  });

  it('warns once that it is best effort without a stream', async () => {
    const prefix = newPrefix();
    const warnings: string[] = [];
    const bus = await connect(url, { prefix, onWarning: (text) => warnings.push(text) });
    for (let round = 0; round < 3; round += 1) await fireWith({ nats: bus });
    expect(warnings.filter((text) => text.includes('best effort'))).toHaveLength(1);
    const { code, stderr } = await makeMachine().run(['stats', '--nats', url, '--prefix', prefix]);
    expect(code).toBe(1);
    expect(stderr).toContain('there is no record to read');
  });

  it('is replayed if it contains the inputs', async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    await addStream(bus);
    await fireWith({ nats: bus, inputs: true });
    const machine = makeMachine();
    machine.write('../.config/hookwright/settings.json', { enableHooks: true, hooks: {} });
    const { code, stdout } = await machine.run(['replay', '--nats', url, '--prefix', prefix, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ events: [{ event: 'BeforeTool', before: 'deny', after: 'allow' }] });
    expect(code).toBe(1);
    expect((await machine.run(['replay'])).code).toBe(64);
  });

  it('is followed by `watch`, from now on or from the beginning', async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    await addStream(bus);
    await fireWith({ nats: bus });
    const machine = makeMachine();
    const watch = (...more: string[]) => machine.start(['watch', '--nats', url, '--prefix', prefix, '--json', ...more]);
    const [live, all] = [watch(), watch('--all')];
    const answers = [resultOf(live), resultOf(all)];
    const seen = { live: '', all: '' };
    live.stdout.on('data', (data) => (seen.live += String(data)));
    all.stdout.on('data', (data) => (seen.all += String(data)));
    await expect.poll(() => seen.all, { timeout: 30_000 }).toContain('BeforeTool');
    while (seen.live === '') await fireWith({ nats: bus });
    expect(JSON.parse(seen.live.split('\n')[0] ?? '')).toMatchObject({ eventName: 'BeforeTool', decision: 'deny' });
    await expect.poll(() => seen.all.trim().split('\n').length, { timeout: 30_000 }).toBeGreaterThan(1);
    for (const child of [live, all]) child.kill('SIGINT');
    for (const { stderr } of await Promise.all(answers)) expect(stderr).toBe('');
  });

  it('contains the events of policy servers', async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    const { lines } = await listener(prefix);
    const machine = makeMachine();
    const hook = { type: 'command', name: 'policy', command: 'cat > /dev/null' };
    const settings = { enableHooks: true, hooks: { BeforeTool: [{ hooks: [hook] }] } };
    machine.write('../.config/hookwright/settings.json', settings);
    const child = machine.start(['serve', '--nats', url, '--prefix', prefix]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await bus.request({ eventName: 'BeforeTool', input: { tool_name: 'x', tool_input: {} } });
    await expect.poll(() => lines.length).toBe(3);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ kind: 'end', hooks: [{ name: 'policy', verdict: 'ran' }] });
  });
});
