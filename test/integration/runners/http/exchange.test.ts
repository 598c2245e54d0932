import { getEventListeners } from 'node:events';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  inputWith,
  json,
  makeHttpBench,
  makeRawService,
  makeService,
  serviceElsewhere,
} from '../../../support/runners/http/service.js';
import { until } from '../../../support/runners/process/support.js';

const MEGABYTE = 1024 * 1024;

describe('HTTP hook', () => {
  it('sends the input by POST, with the event and contract in headers [RUN-1]', async () => {
    const service = await makeService((response) => json(response, { decision: 'deny', reason: 'no' }));
    const result = await makeHttpBench().run({ url: service.url }, { path: 'a' });
    expect(result).toMatchObject({ success: true, output: { decision: 'deny', reason: 'no' }, outputFormat: 'json' });
    const [request] = service.received;
    expect(request).toMatchObject({ method: 'POST', url: '/hook' });
    expect(JSON.parse(request?.body ?? '')).toEqual(inputWith({ path: 'a' }));
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'hookwright-event': 'BeforeTool',
      'hookwright-contract': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it('has no output for an empty 2xx response, and reads 2xx text as a message [WIRE-1]', async () => {
    const texts = ['', '  \n', 'mind the gap'];
    const service = await makeService((response, _, count) => {
      response.writeHead(count === 1 ? 204 : 200).end(texts[count - 1]);
    });
    const { run } = makeHttpBench();
    expect(await run({ url: service.url })).toMatchObject({ success: true, output: undefined });
    expect(await run({ url: service.url })).toMatchObject({ success: true, output: undefined });
    expect(await run({ url: service.url })).toMatchObject({
      success: true,
      outputFormat: 'text',
      output: { systemMessage: 'mind the gap' },
    });
  });

  it.each([500, 404, 401, 302, 307, 400])('fails on status %i, even with a JSON deny', async (status) => {
    const service = await makeService((response) => {
      response.writeHead(status, { location: `${service.url}/elsewhere` }).end('{"decision":"deny","reason":"no"}');
    });
    const result = await makeHttpBench().run({ url: service.url });
    expect(result.success).toBe(false);
    expect(result.output).toBeUndefined();
    expect(result.error?.message).toContain(`status ${status}`);
    // A redirect would have caused a second request.
    expect(service.received).toHaveLength(1);
  });

  it('blocks on failure with onError "block"', async () => {
    const service = await makeService((response) => response.writeHead(500).end('{"decision":"allow"}'));
    const result = await makeHttpBench().run({ url: service.url, onError: 'block', name: 'guard' });
    expect(result.output).toEqual({ decision: 'deny', reason: expect.stringContaining('responded with status 500') });
  });

  it('times out on slow headers and on a slow body', async () => {
    const slowHeaders = await makeService(() => {});
    const slowBody = await makeService((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"decision":');
    });
    const { run } = makeHttpBench();
    for (const { url } of [slowHeaders, slowBody]) {
      expect(await run({ url, timeout: 150 })).toMatchObject({ success: false, timedOut: true });
    }
    await until(() => slowBody.connections.open.size === 0, 'the connection is ended');
  });

  it('fails on a response of 100 MB and stops reading it', async () => {
    let written = 0;
    const service = await makeService((response) => {
      response.writeHead(200, { 'content-length': 100 * MEGABYTE });
      const block = Buffer.alloc(MEGABYTE, 'x');
      const more = (): void => {
        while (written < 100 && !response.destroyed) {
          written += 1;
          if (!response.write(block)) {
            response.once('drain', more);
            return;
          }
        }
        response.end();
      };
      more();
    });
    const result = await makeHttpBench({}, { maxOutputBytes: 2 * MEGABYTE }).run({ url: service.url });
    expect(result).toMatchObject({ success: false, truncated: true, output: undefined });
    await until(() => service.connections.open.size === 0, 'the connection is ended');
    expect(written).toBeLessThan(100);
  });

  it('fails on a truncated response: a broken chunk, a reset, a short body', async () => {
    const head = 'HTTP/1.1 200 OK\r\n';
    const deny = '{"decision":"deny"}';
    const cuts = [
      `${head}transfer-encoding: chunked\r\n\r\n13\r\n${deny}\r\nzz\r\n`,
      `${head}transfer-encoding: chunked\r\n\r\n13\r\n${deny}\r\n`,
      `${head}content-length: 100\r\n\r\n${deny}`,
      'HTTP/1.1 200',
      'this is not HTTP\r\n\r\n',
      '',
    ];
    const url = await makeRawService((socket, _, connection) => {
      socket.write(cuts[connection - 1] ?? '', () => (connection % 2 === 0 ? socket.resetAndDestroy() : socket.end()));
    });
    const { run } = makeHttpBench();
    for (const cut of cuts) {
      const result = await run({ url });
      expect(result, cut).toMatchObject({ success: false, output: undefined });
      expect(result.error).toBeInstanceOf(Error);
      expect(result.timedOut).toBeUndefined();
    }
  });

  it('fails on a compressed response, declared or not', async () => {
    const packed = gzipSync('{"decision":"deny"}');
    const service = await makeService((response, _, count) => {
      response.writeHead(200, count === 1 ? { 'content-encoding': 'gzip' } : {}).end(packed);
    });
    const { run } = makeHttpBench();
    for (let round = 0; round < 2; round += 1) {
      expect(await run({ url: service.url })).toMatchObject({ success: false, output: undefined });
    }
    expect(service.received[0]?.headers['accept-encoding']).toBe('identity');
  });

  it('reuses its connection, and retries once if it was closed between events', async () => {
    const asked: number[] = [];
    const response = 'HTTP/1.1 200 OK\r\ncontent-length: 19\r\n\r\n{"decision":"deny"}';
    const url = await makeRawService((socket, text, connection) => {
      if (!text.startsWith('POST')) return;
      asked.push(connection);
      // The first connection responds twice and closes when the third request arrives, without a byte.
      if (asked.length === 3) socket.resetAndDestroy();
      else socket.write(response);
    });
    const { run } = makeHttpBench();
    for (let round = 0; round < 3; round += 1) {
      expect(await run({ url })).toMatchObject({ success: true, output: { decision: 'deny' } });
    }
    expect(asked).toEqual([1, 1, 1, 2]);
  });

  it('does not retry on a new connection or after the first byte', async () => {
    let connections = 0;
    const asked: number[] = [];
    const url = await makeRawService((socket, _, connection) => {
      connections = connection;
      asked.push(connection);
      if (asked.length === 1) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
      else if (asked.length === 4) socket.write('HTTP', () => socket.destroy());
      else socket.resetAndDestroy();
    });
    const { run } = makeHttpBench();
    expect((await run({ url })).success).toBe(true);
    // One attempt on the reused connection, one on a new connection, then none.
    expect((await run({ url })).success).toBe(false);
    expect(asked).toEqual([1, 1, 2]);
    expect((await run({ url })).success).toBe(false);
    expect(asked).toHaveLength(4);
    expect(connections).toBe(3);
  });

  it('sends 500 parallel events over at most 16 connections, each with its own response', async () => {
    const service = await makeService((response, { body }) => {
      const { tool_input }: { tool_input: { n: number } } = JSON.parse(body);
      setTimeout(() => json(response, { decision: 'deny', reason: `no ${tool_input.n}` }), tool_input.n % 7);
    });
    const { run } = makeHttpBench();
    const results = await Promise.all(Array.from({ length: 500 }, (_, n) => run({ url: service.url }, { n })));
    expect(results.map(({ output }) => output?.reason)).toEqual(results.map((_, n) => `no ${n}`));
    expect(service.connections.most).toBeLessThanOrEqual(16);
    expect(service.connections.opened).toBeLessThanOrEqual(16);
  });

  it('could not run if no connection is free before its timeout, and blocks', async () => {
    const service = await makeService(() => {});
    const { run } = makeHttpBench();
    const hanging = Array.from({ length: 16 }, () => run({ url: service.url, timeout: 60_000 }));
    await until(() => service.received.length === 16, 'all connections are in use');
    const result = await run({ url: service.url, timeout: 100, name: 'guard' });
    expect(result).toMatchObject({ success: false, skipped: 'not-asked', output: { decision: 'deny' } });
    expect(result.output?.reason).toContain('no connection was free');
    service.server.closeAllConnections();
    expect((await Promise.all(hanging)).every(({ success }) => !success)).toBe(true);
  });

  it('could not run if its input is too large, and blocks for any onError', async () => {
    const service = await makeService((response) => json(response, { decision: 'allow' }));
    const { run, runner } = makeHttpBench();
    const large = { text: 'x'.repeat(9 * MEGABYTE) };
    const blocked = await run({ url: service.url, onError: 'allow' }, large);
    expect(blocked).toMatchObject({ skipped: 'not-asked', output: { decision: 'deny' } });
    expect(blocked.output?.reason).toContain('maxRequestBytes');
    expect(service.received).toHaveLength(0);
    expect(await run({ url: service.url, maxRequestBytes: 10 * MEGABYTE }, large)).toMatchObject({ success: true });
    expect(service.received[0]?.body.length).toBeGreaterThan(9 * MEGABYTE);
    // An event that cannot be blocked is not blocked.
    const hook = { type: 'http', url: service.url, maxRequestBytes: 10 } as const;
    const unblocked = await runner.executeHook(hook, 'SessionEnd', { ...inputWith(), hook_event_name: 'SessionEnd' });
    expect(unblocked.skipped).toBe('not-asked');
    expect(unblocked.output).toBeUndefined();
  });

  it('could not run if the service rejects a large input, and blocks for any onError', async () => {
    const strict = await makeService((response) => response.writeHead(413).end('{"decision":"allow"}'));
    const { run } = makeHttpBench();
    const blocked = await run({ url: strict.url, onError: 'allow' });
    expect(blocked).toMatchObject({ success: false, skipped: 'not-asked', output: { decision: 'deny' } });
    expect(blocked.output?.reason).toContain('larger than it accepts');
    const url = await makeRawService((socket) => socket.resetAndDestroy());
    const large = { text: 'x'.repeat(7 * MEGABYTE) };
    const broken = await run({ url, onError: 'allow' }, large);
    expect(broken).toMatchObject({ success: false, skipped: 'not-asked', output: { decision: 'deny' } });
    expect(broken.output?.reason).toContain('did not accept the whole request');
    // A small input is an ordinary failure, and so is a service that cannot be reached.
    expect(await run({ url, onError: 'allow' })).toMatchObject({ success: false, output: undefined });
    const unreachable = await run({ url: 'http://127.0.0.1:1/hook', onError: 'allow' }, large);
    expect(unreachable).toMatchObject({ success: false, output: undefined });
    expect(unreachable.skipped).toBeUndefined();
  });

  it.each([{ enforce: false }, { async: true }])('does not delay a guard with %j', async (more) => {
    const service = await makeService((response, { body }) => {
      if (body.includes('"guard"')) json(response, { decision: 'deny', reason: 'no' });
    });
    const { run, runner } = makeHttpBench();
    const watching = Array.from({ length: 40 }, () => run({ url: service.url, timeout: 60_000, ...more }));
    await until(() => service.received.length > 0, 'some of them have a connection');
    const guarded = await run({ url: service.url, timeout: 60_000 }, { who: 'guard' });
    expect(guarded.output).toEqual({ decision: 'deny', reason: 'no' });
    expect(service.received.length).toBeLessThanOrEqual(5);
    const late = await run({ url: service.url, timeout: 50, enforce: false });
    expect(late).toMatchObject({ success: false, skipped: 'not-asked', output: undefined });
    runner.dispose({ kill: true });
    await Promise.all(watching);
    await runner.whenBackgroundEnded();
  });

  it('does not time out because the host stalled before sending [RUN-19]', async () => {
    const url = await serviceElsewhere();
    const { run } = makeHttpBench();
    await run({ url: 'http://127.0.0.1:1/hook' });
    const running = run({ url, timeout: 400 });
    // The connection is requested but not yet open.
    for (let turn = 0; turn < 5; turn += 1) await new Promise(process.nextTick);
    const until = performance.now() + 800;
    while (performance.now() < until);
    expect((await running).output).toEqual({ decision: 'deny' });
  });

  it('is aborted by the signal of the caller, before and during the request', async () => {
    const service = await makeService(() => {});
    const { run } = makeHttpBench();
    const controller = new AbortController();
    const running = run({ url: service.url, onError: 'block' }, {}, { signal: controller.signal });
    await until(() => service.received.length === 1, 'the service has the request');
    controller.abort();
    const result = await running;
    expect(result).toMatchObject({ success: false, aborted: true, output: undefined });
    expect(result.skipped).toBeUndefined();
    await until(() => service.connections.open.size === 0, 'the connection is ended');
    expect(await run({ url: service.url }, {}, { signal: controller.signal })).toMatchObject({ skipped: 'aborted' });
  });

  it('is aborted by the signal of the caller while it waits for a connection', async () => {
    const service = await makeService(() => {});
    const { run, runner } = makeHttpBench();
    const watch = (signal?: AbortSignal) => run({ url: service.url, timeout: 30_000, enforce: false }, {}, { signal });
    const others = Array.from({ length: 4 }, () => watch());
    const gone = new AbortController();
    const before = watch(gone.signal);
    gone.abort();
    expect(await before).toMatchObject({ success: false, skipped: 'aborted' });
    const controller = new AbortController();
    const waiting = Array.from({ length: 20 }, () => watch(controller.signal));
    await until(() => service.received.length === 4, 'all connections are taken');
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
    controller.abort();
    for (const result of await Promise.all(waiting)) expect(result).toMatchObject({ skipped: 'aborted' });
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    runner.dispose({ kill: true });
    await Promise.all(others);
  });

  it('closes idle connections on dispose, and active ones with kill', async () => {
    const service = await makeService((response, { body }) => {
      if (!body.includes('"hang"')) json(response, {});
    });
    const { run, runner } = makeHttpBench();
    await run({ url: service.url });
    expect(service.connections.open.size).toBe(1);
    runner.dispose();
    await until(() => service.connections.open.size === 0, 'the kept connection is closed');
    const other = makeHttpBench();
    const hanging = other.run({ url: service.url }, { hang: true });
    await until(() => service.received.length === 2, 'the service has the request');
    other.runner.dispose({ kill: true });
    expect(await hanging).toMatchObject({ success: false, aborted: true });
    await until(() => service.connections.open.size === 0, 'the connection in use is closed');
  });

  it('reports that the service cannot be reached', async () => {
    const result = await makeHttpBench().run({ url: 'http://localhost:1/hook' });
    expect(result).toMatchObject({ success: false, output: undefined });
    expect(result.error?.message).toContain('ECONNREFUSED');
  });

  it('checks trust again after it has a connection', async () => {
    const service = await makeService((response) => json(response, {}));
    const { run } = makeHttpBench();
    const result = await run({ url: service.url }, {}, { whyUntrusted: () => 'the folder changed' });
    expect(result).toMatchObject({ success: false, skipped: 'untrusted' });
    expect(service.received).toHaveLength(0);
  });

  it('ignores unsolicited responses on a reused connection', async () => {
    const response = (decision: string): string => {
      const body = JSON.stringify({ decision });
      return `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    };
    let isSecondSent = false;
    const url = await makeRawService((socket, text, connection) => {
      if (!text.startsWith('POST')) return;
      socket.write(response('deny'));
      if (connection > 1) return;
      setImmediate(() => socket.write(response('allow'), () => setTimeout(() => (isSecondSent = true), 50)));
    });
    const { run } = makeHttpBench();
    expect(await run({ url })).toMatchObject({ output: { decision: 'deny' } });
    await until(() => isSecondSent, 'a second response was sent');
    expect(await run({ url })).toMatchObject({ output: { decision: 'deny' } });
  });

  it('drops a connection whose service responded without reading the request', async () => {
    const open = new Set<unknown>();
    const url = await makeRawService((socket) => {
      if (open.has(socket)) return;
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      socket.pause();
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 19\r\n\r\n{"decision":"deny"}');
    });
    const { run } = makeHttpBench();
    const large = { text: 'x'.repeat(7 * MEGABYTE) };
    for (let round = 0; round < 20; round += 1) {
      expect(await run({ url, timeout: 30_000 }, large)).toMatchObject({ output: { decision: 'deny' } });
    }
  });

  it('sends nothing after dispose', async () => {
    const service = await makeService((response) => json(response, {}));
    const { run, runner } = makeHttpBench();
    runner.dispose();
    expect(await run({ url: service.url })).toMatchObject({ success: false });
    expect(service.received).toHaveLength(0);
  });
});
