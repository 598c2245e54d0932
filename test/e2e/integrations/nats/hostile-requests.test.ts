import { once } from 'node:events';
import { createConnection } from 'node:net';
import type { Msg } from '@nats-io/transport-node';
import { describe, expect, it } from 'vitest';
import { NatsService } from '../../../../src/integrations/nats/index.js';
import { hasNatsServer } from './nats-server.js';
import { connect, newPrefix, serve, serverOfFile, toolCall } from './support.js';

const deny = () => ({ decision: 'deny' as const, reason: 'no' });
const request = { eventName: 'BeforeTool' as const, input: toolCall('x') };
/** Each byte becomes seven in a response that quotes it as JSON inside JSON. */
const GROWING = '\u0001'.repeat(170_000);

/** Publishes headers that the NATS client cannot parse and would never send. */
async function publishRaw(url: string, where: string, payload: string): Promise<void> {
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'data');
  const headers = 'NATS/1.0\r\nno name: x\r\n\r\n';
  const message = `HPUB ${where} ${headers.length} ${headers.length + payload.length}\r\n${headers}${payload}\r\n`;
  socket.write(`CONNECT {"verbose":false,"headers":true}\r\n${message}PING\r\n`);
  await once(socket, 'data');
  socket.destroy();
}

describe.skipIf(!hasNatsServer)('policy server with requests whose response exceeds max_payload', async () => {
  const { url } = await serverOfFile();

  it.each([
    ['the event name', { eventName: GROWING, input: {} }],
    ['the id of an invalid request', { eventName: 'Other', input: {}, correlationId: GROWING }],
  ])('reports the error, keeps serving and stays visible if the large text is %s', async (_where, payload) => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    await serve(bus, deny);
    const service = new NatsService(bus, { version: '1.0.0' });
    const { connection } = await connect(url, { prefix });
    const ask = async (subject: string, data: string) =>
      (await connection.request(subject, data, { timeout: 20_000 })).json();
    const answer = await ask(`${prefix}.v1.event.BeforeTool`, JSON.stringify(payload));
    expect(answer).toMatchObject({ success: false, error: { details: { notAsked: true } } });
    const stats = await ask(`$SRV.STATS.hookwright.${service.id}`, '');
    expect(stats).toMatchObject({ endpoints: [{ num_requests: 1, num_errors: 1 }] });
    expect(JSON.stringify(stats).length).toBeLessThan(10_000);
    const host = await connect(url, { prefix });
    expect((await host.request(request)).output?.finalOutput?.getEffectiveReason()).toBe('no');
  });

  it('keeps serving after an id that leaves no space for any response', async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    await serve(bus, deny);
    const { connection } = await connect(url, { prefix });
    const payload = JSON.stringify({ ...request, correlationId: 'c'.repeat(1_048_576 - 120) });
    connection.publish(`${prefix}.v1.event.BeforeTool`, payload, { reply: '_INBOX.x.y' });
    const host = await connect(url, { prefix });
    expect((await host.request(request)).output?.finalOutput?.getEffectiveReason()).toBe('no');
    expect(bus.served.lastError).toContain('max_payload');
  });

  it('reports an error for unreadable headers and answers the next request', async () => {
    const prefix = newPrefix();
    const bus = await connect(url, { prefix });
    await serve(bus, deny);
    const { connection } = await connect(url, { prefix });
    const answers = connection.subscribe('_INBOX_raw.*', { max: 1 });
    await connection.flush();
    await publishRaw(url, `${prefix}.v1.event.BeforeTool _INBOX_raw.x`, JSON.stringify(request));
    for await (const answer of answers) {
      expect(answer.json()).toMatchObject({ success: false, error: { details: { notAsked: true } } });
    }
    const host = await connect(url, { prefix });
    expect((await host.request(request)).output?.finalOutput?.getEffectiveReason()).toBe('no');
    expect(bus.served.lastError).toContain('headers');
  });

  it('is read by a client that received a message with unreadable headers before', async () => {
    const prefix = newPrefix();
    const { connection } = await connect(url, { prefix });
    const answer = async (message: Msg) => {
      await publishRaw(url, `${message.reply}`, '');
      const { correlationId } = message.json<{ correlationId: string }>();
      const error = { message: 'no' };
      message.respond(JSON.stringify({ type: 'hook-execution-response', correlationId, success: false, error }));
    };
    connection.subscribe(`${prefix}.v1.event.*`, { callback: (_error, message) => void answer(message) });
    await connection.flush();
    const warnings: string[] = [];
    const client = await connect(url, { prefix, onWarning: (text) => warnings.push(text) });
    expect(await client.request(request)).toMatchObject({ success: false, error: { message: 'no' } });
    expect(warnings).toContainEqual(expect.stringContaining('is not a response to its request'));
  });

  it('reports a validation failure even if the details do not fit', async () => {
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), deny);
    const { connection } = await connect(url, { prefix });
    const eventName = `${'_'.repeat(10)}${'"'.repeat(200_000)}`;
    const subject = `${prefix}.v1.event.${eventName.replaceAll('"', '_')}`;
    expect(subject.length).toBeGreaterThan(4096);
    const request = { eventName: 'BeforeTool', input: { tool_name: 5, tool_input: '\\'.repeat(400_000) } };
    const answered = await connection.request(`${prefix}.v1.event.BeforeTool`, JSON.stringify(request));
    expect(answered.json()).toMatchObject({ success: false, error: { code: 'validation_failure' } });
  });

  it.each([
    ['a BigInt', () => ({ big: 10n })],
    [
      'a cycle',
      () => {
        const circle: Record<string, unknown> = {};
        circle['self'] = circle;
        return circle;
      },
    ],
    [
      'a getter that throws',
      () =>
        Object.defineProperty({}, 'x', {
          enumerable: true,
          get() {
            throw new Error('no');
          },
        }),
    ],
  ])('sends a block whose output contains %s', async (_what, make) => {
    const prefix = newPrefix();
    await serve(await connect(url, { prefix }), () => ({
      ...deny(),
      hookSpecificOutput: { tool_input: make() as Record<string, unknown> },
    }));
    const client = await connect(url, { prefix });
    const { output } = await client.request(request, { timeout: 3000 });
    expect(output?.finalOutput?.getBlockingError()).toEqual({ blocked: true, reason: 'no' });
  });
});
