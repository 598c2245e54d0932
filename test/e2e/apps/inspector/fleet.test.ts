import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '../../../../src/apps/inspector/api.js';
import { createConfig } from '../../../../src/index.js';
import { hasNatsServer, startNatsServer } from '../../integrations/nats/nats-server.js';
import { connect, newPrefix } from '../../integrations/nats/support.js';
import { makeMachine } from '../cli/machine.js';
import { inspect, isEvent, isKind } from './inspector.js';

it.skipIf(!hasNatsServer)('inspector shows the stored record of a fleet and new events', async () => {
  const store = mkdtempSync(join(tmpdir(), 'hookwright-jetstream-'));
  onTestFinished(() => rmSync(store, { recursive: true, force: true }));
  const server = await startNatsServer(['-js', '-sd', store]);
  onTestFinished(() => server.kill());
  const prefix = newPrefix();
  const bus = await connect(server.url, { prefix });
  const manager = await jetstreamManager(bus.connection);
  await manager.streams.add({ name: `record_${prefix}`, subjects: [`${prefix}.v1.trace.*`] });
  const config = createConfig({ workingDir: '/', sessionId: 'far', trace: { nats: bus, inputs: true } });
  onTestFinished(() => config.getHookSystem()?.dispose());
  const system = config.getHookSystem();
  await system?.initialize();
  system?.registerHook({ type: 'function', name: 'guard', action: () => ({ decision: 'deny' }) }, 'BeforeTool');
  const fire = (toolName: string) => system?.fireEvent('BeforeTool', { toolName, toolInput: {} });

  await fire('kept');
  const { stream, get } = await inspect(makeMachine(), ['--nats', server.url, '--prefix', prefix]);
  const events = stream();
  await events.until(isEvent(({ matched, tone }) => matched === 'kept' && tone === 'deny'));
  await fire('new');
  const { event } = await events.until(isEvent(({ matched, tone }) => matched === 'new' && tone === 'deny'));
  expect(await get(paths.state)).toMatchObject({
    source: { kind: 'fleet', state: 'following', places: [server.url] },
    hosts: [{ pid: process.pid, sessionId: 'far' }],
  });
  expect(await get(`${paths.event}?id=${event.id}`)).toMatchObject({ hooks: [{ name: 'guard', decision: 'deny' }] });
});

it('inspector reports a fleet that cannot be reached, and keeps running', async () => {
  const { stream } = await inspect(makeMachine(), ['--nats', 'nats://127.0.0.1:1']);
  const events = stream();
  await events.when(() => events.seen.filter(isKind('source')).some(({ source }) => source.state === 'broken'));
  const line = events.seen.filter(isKind('source')).find(({ source }) => source.state === 'broken');
  expect(line?.source.why).toContain('cannot be reached');
});
