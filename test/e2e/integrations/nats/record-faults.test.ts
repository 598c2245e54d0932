import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiscardPolicy, jetstreamManager, type StreamConfig } from '@nats-io/jetstream';
import { afterAll, describe, expect, it } from 'vitest';
import { makeMachine } from '../../apps/cli/machine.js';
import { accountsFile } from './accounts.js';
import { hasNatsServer } from './nats-server.js';
import { connect, newPrefix, serve, serverOfFile, serverOfTest, toolCall } from './support.js';

const store = mkdtempSync(join(tmpdir(), 'hookwright-jetstream-'));
afterAll(() => rmSync(store, { recursive: true, force: true }));

const line = (number: number) => JSON.stringify({ number });

describe.skipIf(!hasNatsServer)('trace record over NATS with faults', async () => {
  const { url } = await serverOfFile(['-js', '-sd', store]);

  async function recording(options: Partial<StreamConfig>) {
    const prefix = newPrefix();
    const warnings: string[] = [];
    const bus = await connect(url, { prefix, onWarning: (text) => warnings.push(text) });
    const { streams } = await jetstreamManager(bus.connection);
    const name = `record_${prefix}`;
    await streams.add({ name, subjects: [`${prefix}.v1.trace.*`], ...options });
    const kept = async () => (await streams.info(name)).state.messages;
    const said = () => warnings.filter((text) => text.includes('trace'));
    return { bus, prefix, kept, said };
  }

  it('warns once about a full stream, and hooks keep running', async () => {
    const { bus, prefix, kept, said } = await recording({ max_msgs: 2, discard: DiscardPolicy.New });
    await serve(bus, () => ({ decision: 'deny' as const, reason: 'no' }));
    for (let number = 0; number < 2; number += 1) bus.publishTrace(line(number));
    await bus.flushTraces();
    expect(said()).toEqual([]);
    for (let number = 2; number < 20; number += 1) bus.publishTrace(line(number));
    await bus.flushTraces();
    expect(said()).toEqual([expect.stringMatching(/maximum messages exceeded.*best effort/)]);
    expect(await kept()).toBe(2);
    const client = await connect(url, { prefix });
    const { output } = await client.request({ eventName: 'BeforeTool', input: toolCall('x') });
    expect(output?.finalOutput?.getEffectiveReason()).toBe('no');
  });

  it("drops a line above the server's limit with a warning and keeps the others", async () => {
    const { bus, kept, said } = await recording({});
    bus.publishTrace(line(1));
    bus.publishTrace('x'.repeat(1_048_577));
    bus.publishTrace('ä'.repeat(600_000));
    bus.publishTrace(line(2));
    await bus.flushTraces();
    expect(await kept()).toBe(2);
    expect(said()).toEqual([expect.stringContaining('dropped: the NATS server accepts at most 1048576 bytes')]);
  });

  it('warns that lines are lost while disconnected, and records again afterwards', async () => {
    const folder = mkdtempSync(join(store, 'away-'));
    const lost = await serverOfTest(['-js', '-sd', folder]);
    const prefix = newPrefix();
    const warnings: string[] = [];
    const again = { reconnectTimeWait: 20, reconnectJitter: 0 };
    const bus = await connect(lost.url, { prefix, onWarning: (text) => warnings.push(text) }, again);
    const { streams } = await jetstreamManager(bus.connection);
    await streams.add({ name: 'record', subjects: [`${prefix}.v1.trace.*`] });
    const statuses = bus.connection.status()[Symbol.asyncIterator]();
    const until = async (wanted: string): Promise<void> => {
      while ((await statuses.next()).value?.type !== wanted);
    };
    await lost.kill();
    await until('disconnect');
    for (let number = 0; number < 5; number += 1) bus.publishTrace(line(number));
    await bus.flushTraces();
    expect(warnings.filter((text) => text.includes('lost while the server is not reachable'))).toHaveLength(1);
    await serverOfTest(['-js', '-sd', folder], lost.port);
    await until('reconnect');
    await expect
      .poll(async () => {
        bus.publishTrace(line(9));
        await bus.flushTraces();
        return (await streams.info('record').catch(() => undefined))?.state.messages ?? 0;
      })
      .toBeGreaterThan(0);
  });

  it('reads what is left if the stream drops its oldest lines', async () => {
    const { bus, prefix } = await recording({ max_msgs: 50 });
    for (let number = 0; number < 200; number += 1) bus.publishTrace(line(number));
    await bus.flushTraces();
    const { findRecord } = await import('../../../../src/integrations/nats/index.js');
    const record = await findRecord(bus.connection, prefix);
    if (!('read' in record)) throw new Error(record.why);
    const lines = (await record.read()).trim().split('\n');
    expect(lines).toHaveLength(50);
    expect(lines.at(-1)).toBe(line(199));
  });

  it('reports an error to a reader without permission', async () => {
    const { url: guarded } = await serverOfTest(['-c', accountsFile()]);
    const address = guarded.replace('nats://', 'nats://alice:secret-of-alice@');
    const { code, stderr } = await makeMachine().run(['watch', '--nats', address]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/the record cannot be read: Permissions Violation for Subscription/);
  });
});
