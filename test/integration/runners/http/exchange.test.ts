import { getEventListeners } from 'node:events';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  inputWith,
  json,
  makeAsker,
  makeRawService,
  makeService,
  serviceElsewhere,
} from '../../../support/runners/http/service.js';
import { until } from '../../../support/runners/process/support.js';

const MEGABYTE = 1024 * 1024;

describe('a hook that is a service', () => {
  it('is sent by POST what a script would read, with the event and the contract in headers [RUN-1]', async () => {
    const service = await makeService((response) => json(response, { decision: 'deny', reason: 'no' }));
    const result = await makeAsker().ask({ url: service.url }, { path: 'a' });
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

  it('goes on with 2xx and nothing, and takes 2xx with text for a message [WIRE-1]', async () => {
    const texts = ['', '  \n', 'mind the gap'];
    const service = await makeService((response, _, count) => {
      response.writeHead(count === 1 ? 204 : 200).end(texts[count - 1]);
    });
    const { ask } = makeAsker();
    expect(await ask({ url: service.url })).toMatchObject({ success: true, output: undefined });
    expect(await ask({ url: service.url })).toMatchObject({ success: true, output: undefined });
    expect(await ask({ url: service.url })).toMatchObject({
      success: true,
      outputFormat: 'text',
      output: { systemMessage: 'mind the gap' },
    });
  });

  it.each([500, 404, 401, 302, 307, 400])('takes status %i with a JSON deny for a failure', async (status) => {
    const service = await makeService((response) => {
      response.writeHead(status, { location: `${service.url}/elsewhere` }).end('{"decision":"deny","reason":"no"}');
    });
    const result = await makeAsker().ask({ url: service.url });
    expect(result.success).toBe(false);
    expect(result.output).toBeUndefined();
    expect(result.error?.message).toContain(`status ${status}`);
    // A redirect would have made a second request.
    expect(service.received).toHaveLength(1);
  });

  it('refuses by its failure where it says onError block', async () => {
    const service = await makeService((response) => response.writeHead(500).end('{"decision":"allow"}'));
    const result = await makeAsker().ask({ url: service.url, onError: 'block', name: 'guard' });
    expect(result.output).toEqual({ decision: 'deny', reason: expect.stringContaining('answered with status 500') });
  });

  it('ends at its timeout when headers are slow, and when the body is', async () => {
    const slowHeaders = await makeService(() => {});
    const slowBody = await makeService((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"decision":');
    });
    const { ask } = makeAsker();
    for (const { url } of [slowHeaders, slowBody]) {
      expect(await ask({ url, timeout: 150 })).toMatchObject({ success: false, timedOut: true });
    }
    await until(() => slowBody.connections.open.size === 0, 'the connection is ended');
  });

  it('reads no more of an answer than it keeps: 100 MB are a failure', async () => {
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
    const result = await makeAsker({}, { maxOutputBytes: 2 * MEGABYTE }).ask({ url: service.url });
    expect(result).toMatchObject({ success: false, truncated: true, output: undefined });
    await until(() => service.connections.open.size === 0, 'the connection is ended');
    expect(written).toBeLessThan(100);
  });

  it('takes an answer that is cut for a failure: a broken chunk, a reset, a length that does not come', async () => {
    const head = 'HTTP/1.1 200 OK\r\n';
    const deny = '{"decision":"deny"}';
    const cuts = [
      `${head}transfer-encoding: chunked\r\n\r\n13\r\n${deny}\r\nzz\r\n`,
      `${head}transfer-encoding: chunked\r\n\r\n13\r\n${deny}\r\n`,
      `${head}content-length: 100\r\n\r\n${deny}`,
      'HTTP/1.1 200',
      'this is no HTTP\r\n\r\n',
      '',
    ];
    const url = await makeRawService((socket, _, connection) => {
      socket.write(cuts[connection - 1] ?? '', () => (connection % 2 === 0 ? socket.resetAndDestroy() : socket.end()));
    });
    const { ask } = makeAsker();
    for (const cut of cuts) {
      const result = await ask({ url });
      expect(result, cut).toMatchObject({ success: false, output: undefined });
      expect(result.error).toBeInstanceOf(Error);
      expect(result.timedOut).toBeUndefined();
    }
  });

  it('takes a compressed answer for a failure, whether it says so or not', async () => {
    const packed = gzipSync('{"decision":"deny"}');
    const service = await makeService((response, _, count) => {
      response.writeHead(200, count === 1 ? { 'content-encoding': 'gzip' } : {}).end(packed);
    });
    const { ask } = makeAsker();
    for (let round = 0; round < 2; round += 1) {
      expect(await ask({ url: service.url })).toMatchObject({ success: false, output: undefined });
    }
    expect(service.received[0]?.headers['accept-encoding']).toBe('identity');
  });

  it('keeps its connection, and asks once more when a kept one was closed between two events', async () => {
    const asked: number[] = [];
    const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 19\r\n\r\n{"decision":"deny"}';
    const url = await makeRawService((socket, text, connection) => {
      if (!text.startsWith('POST')) return;
      asked.push(connection);
      // The first connection answers twice, and is gone when the third request arrives: it gives no byte.
      if (asked.length === 3) socket.resetAndDestroy();
      else socket.write(answer);
    });
    const { ask } = makeAsker();
    for (let round = 0; round < 3; round += 1) {
      expect(await ask({ url })).toMatchObject({ success: true, output: { decision: 'deny' } });
    }
    expect(asked).toEqual([1, 1, 1, 2]);
  });

  it('asks only once more, and not at all on a new connection or after a first byte', async () => {
    let connections = 0;
    const asked: number[] = [];
    const url = await makeRawService((socket, _, connection) => {
      connections = connection;
      asked.push(connection);
      if (asked.length === 1) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
      else if (asked.length === 4) socket.write('HTTP', () => socket.destroy());
      else socket.resetAndDestroy();
    });
    const { ask } = makeAsker();
    expect((await ask({ url })).success).toBe(true);
    // On the kept connection, once more on a new one, and then no more.
    expect((await ask({ url })).success).toBe(false);
    expect(asked).toEqual([1, 1, 2]);
    expect((await ask({ url })).success).toBe(false);
    expect(asked).toHaveLength(4);
    expect(connections).toBe(3);
  });

  it('asks for 500 events at once over at most 16 connections, each with its own answer', async () => {
    const service = await makeService((response, { body }) => {
      const { tool_input }: { tool_input: { n: number } } = JSON.parse(body);
      setTimeout(() => json(response, { decision: 'deny', reason: `no ${tool_input.n}` }), tool_input.n % 7);
    });
    const { ask } = makeAsker();
    const results = await Promise.all(Array.from({ length: 500 }, (_, n) => ask({ url: service.url }, { n })));
    expect(results.map(({ output }) => output?.reason)).toEqual(results.map((_, n) => `no ${n}`));
    expect(service.connections.most).toBeLessThanOrEqual(16);
    expect(service.connections.opened).toBeLessThanOrEqual(16);
  });

  it('refuses when no connection is free for as long as its timeout: it was not asked', async () => {
    const service = await makeService(() => {});
    const { ask } = makeAsker();
    const hanging = Array.from({ length: 16 }, () => ask({ url: service.url, timeout: 60_000 }));
    await until(() => service.received.length === 16, 'all connections are in use');
    const result = await ask({ url: service.url, timeout: 100, name: 'guard' });
    expect(result).toMatchObject({ success: false, skipped: 'not-asked', output: { decision: 'deny' } });
    expect(result.output?.reason).toContain('no connection was free');
    service.server.closeAllConnections();
    expect((await Promise.all(hanging)).every(({ success }) => !success)).toBe(true);
  });

  it('does not send an input that is too large, and refuses the event, whatever onError says', async () => {
    const service = await makeService((response) => json(response, { decision: 'allow' }));
    const { ask, runner } = makeAsker();
    const large = { text: 'x'.repeat(9 * MEGABYTE) };
    const refused = await ask({ url: service.url, onError: 'allow' }, large);
    expect(refused).toMatchObject({ skipped: 'not-asked', output: { decision: 'deny' } });
    expect(refused.output?.reason).toContain('maxRequestBytes');
    expect(service.received).toHaveLength(0);
    expect(await ask({ url: service.url, maxRequestBytes: 10 * MEGABYTE }, large)).toMatchObject({ success: true });
    expect(service.received[0]?.body.length).toBeGreaterThan(9 * MEGABYTE);
    // What cannot be refused is not.
    const hook = { type: 'http', url: service.url, maxRequestBytes: 10 } as const;
    const told = await runner.executeHook(hook, 'SessionEnd', { ...inputWith(), hook_event_name: 'SessionEnd' });
    expect(told.skipped).toBe('not-asked');
    expect(told.output).toBeUndefined();
  });

  it('that takes no such input, by status 413 or by breaking off, refuses the event, whatever onError says', async () => {
    const strict = await makeService((response) => response.writeHead(413).end('{"decision":"allow"}'));
    const { ask } = makeAsker();
    const refused = await ask({ url: strict.url, onError: 'allow' });
    expect(refused).toMatchObject({ success: false, skipped: 'not-asked', output: { decision: 'deny' } });
    expect(refused.output?.reason).toContain('larger than it takes');
    const url = await makeRawService((socket) => socket.resetAndDestroy());
    const large = { text: 'x'.repeat(7 * MEGABYTE) };
    const broken = await ask({ url, onError: 'allow' }, large);
    expect(broken).toMatchObject({ success: false, skipped: 'not-asked', output: { decision: 'deny' } });
    expect(broken.output?.reason).toContain('did not take all of the request');
    // What was taken whole was asked, and nobody who cannot be reached at all is made so by an input.
    expect(await ask({ url, onError: 'allow' })).toMatchObject({ success: false, output: undefined });
    const nobody = await ask({ url: 'http://127.0.0.1:1/hook', onError: 'allow' }, large);
    expect(nobody).toMatchObject({ success: false, output: undefined });
    expect(nobody.skipped).toBeUndefined();
  });

  it.each([{ enforce: false }, { async: true }])('never makes a guard wait with %j', async (unheard) => {
    const service = await makeService((response, { body }) => {
      if (body.includes('"guard"')) json(response, { decision: 'deny', reason: 'no' });
    });
    const { ask, runner } = makeAsker();
    const watching = Array.from({ length: 40 }, () => ask({ url: service.url, timeout: 60_000, ...unheard }));
    await until(() => service.received.length > 0, 'some of them have a connection');
    const guarded = await ask({ url: service.url, timeout: 60_000 }, { who: 'guard' });
    expect(guarded.output).toEqual({ decision: 'deny', reason: 'no' });
    expect(service.received.length).toBeLessThanOrEqual(5);
    const late = await ask({ url: service.url, timeout: 50, enforce: false });
    expect(late).toMatchObject({ success: false, skipped: 'not-asked', output: undefined });
    runner.dispose({ kill: true });
    await Promise.all(watching);
    await runner.whenBackgroundEnded();
  });

  it('is not given up because the host stood still before it could send anything [RUN-19]', async () => {
    const url = await serviceElsewhere();
    const { ask } = makeAsker();
    await ask({ url: 'http://127.0.0.1:1/hook' });
    const asking = ask({ url, timeout: 400 });
    // The connection is asked for, and not yet made.
    for (let turn = 0; turn < 5; turn += 1) await new Promise(process.nextTick);
    const until = performance.now() + 800;
    while (performance.now() < until);
    expect((await asking).output).toEqual({ decision: 'deny' });
  });

  it('is ended by the signal of the caller, before it was asked and while it is', async () => {
    const service = await makeService(() => {});
    const { ask } = makeAsker();
    const controller = new AbortController();
    const running = ask({ url: service.url, onError: 'block' }, {}, { signal: controller.signal });
    await until(() => service.received.length === 1, 'the service is asked');
    controller.abort();
    const result = await running;
    expect(result).toMatchObject({ success: false, aborted: true, output: undefined });
    expect(result.skipped).toBeUndefined();
    await until(() => service.connections.open.size === 0, 'the connection is ended');
    expect(await ask({ url: service.url }, {}, { signal: controller.signal })).toMatchObject({ skipped: 'aborted' });
  });

  it('is ended by the signal of the caller while it waits for its turn, and where that was aborted before', async () => {
    const service = await makeService(() => {});
    const { ask, runner } = makeAsker();
    const watch = (signal?: AbortSignal) => ask({ url: service.url, timeout: 30_000, enforce: false }, {}, { signal });
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

  it('closes what it keeps when the runner is disposed of, and what is in use with kill', async () => {
    const service = await makeService((response, { body }) => {
      if (!body.includes('"hang"')) json(response, {});
    });
    const { ask, runner } = makeAsker();
    await ask({ url: service.url });
    expect(service.connections.open.size).toBe(1);
    runner.dispose();
    await until(() => service.connections.open.size === 0, 'the kept connection is closed');
    const other = makeAsker();
    const hanging = other.ask({ url: service.url }, { hang: true });
    await until(() => service.received.length === 2, 'the service is asked');
    other.runner.dispose({ kill: true });
    expect(await hanging).toMatchObject({ success: false, aborted: true });
    await until(() => service.connections.open.size === 0, 'the connection in use is closed');
  });

  it('reports that the service cannot be reached', async () => {
    const result = await makeAsker().ask({ url: 'http://localhost:1/hook' });
    expect(result).toMatchObject({ success: false, output: undefined });
    expect(result.error?.message).toContain('ECONNREFUSED');
  });

  it('is asked again whether it is trusted, with a connection in hand', async () => {
    const service = await makeService((response) => json(response, {}));
    const { ask } = makeAsker();
    const result = await ask({ url: service.url }, {}, { whyUntrusted: () => 'the folder changed' });
    expect(result).toMatchObject({ success: false, skipped: 'untrusted' });
    expect(service.received).toHaveLength(0);
  });

  it('hears only the answer to its own request: what a service sends unasked on a kept connection counts for none', async () => {
    const answer = (decision: string): string => {
      const body = JSON.stringify({ decision });
      return `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    };
    let unasked = false;
    const url = await makeRawService((socket, text, connection) => {
      if (!text.startsWith('POST')) return;
      socket.write(answer('deny'));
      if (connection > 1) return;
      setImmediate(() => socket.write(answer('allow'), () => setTimeout(() => (unasked = true), 50)));
    });
    const { ask } = makeAsker();
    expect(await ask({ url })).toMatchObject({ output: { decision: 'deny' } });
    await until(() => unasked, 'a second answer has come');
    expect(await ask({ url })).toMatchObject({ output: { decision: 'deny' } });
  });

  it('gives up a connection whose service answered without reading the request', async () => {
    const open = new Set<unknown>();
    const url = await makeRawService((socket) => {
      if (open.has(socket)) return;
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      socket.pause();
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 19\r\n\r\n{"decision":"deny"}');
    });
    const { ask } = makeAsker();
    const large = { text: 'x'.repeat(7 * MEGABYTE) };
    for (let round = 0; round < 20; round += 1) {
      expect(await ask({ url, timeout: 30_000 }, large)).toMatchObject({ output: { decision: 'deny' } });
    }
  });

  it('is not asked by a runner that is disposed of', async () => {
    const service = await makeService((response) => json(response, {}));
    const { ask, runner } = makeAsker();
    runner.dispose();
    expect(await ask({ url: service.url })).toMatchObject({ success: false });
    expect(service.received).toHaveLength(0);
  });
});
