import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inputWith, json, makeHttpBench, makeRawService, makeService } from '../../../support/runners/http/service.js';
import { until } from '../../../support/runners/process/support.js';

const MEGABYTE = 1024 * 1024;

/** Imitates Cloudflare Workers, where node:http has no sockets; `npm run runtimes` tests real runtimes. */
beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
  onTestFinished(() => void vi.unstubAllGlobals());
});

describe('HTTP hook in a runtime without sockets', () => {
  it('sends the input by POST, with the event in a header [RUN-1]', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const service = await makeService((response) => json(response, { decision: 'deny', reason: 'no' }));
    const result = await makeHttpBench().run({ url: service.url, headers: { 'x-own': 'a' } }, { path: 'grün' });
    expect(result).toMatchObject({ success: true, output: { decision: 'deny', reason: 'no' } });
    expect(service.received).toHaveLength(1);
    expect(service.received[0]).toMatchObject({ method: 'POST', url: '/hook' });
    expect(service.received[0]?.headers).toMatchObject({ 'hookwright-event': 'BeforeTool', 'x-own': 'a' });
    expect(JSON.parse(service.received[0]?.body ?? '')).toEqual(inputWith({ path: 'grün' }));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([500, 404, 302, 307])('fails on status %i and follows no redirect', async (status) => {
    const service = await makeService((response) => {
      response.writeHead(status, { location: `${service.url}/elsewhere` }).end('{"decision":"deny"}');
    });
    const result = await makeHttpBench().run({ url: service.url });
    expect(result).toMatchObject({ success: false, output: undefined });
    expect(result.error?.message).toContain(`status ${status}`);
    expect(service.received).toHaveLength(1);
  });

  it('times out if headers or body are missing, and ends the request', async () => {
    const slow: ((response: ServerResponse) => unknown)[] = [
      () => {},
      (response) => response.writeHead(200).write('{"decision"'),
    ];
    for (const respond of slow) {
      const ended = vi.fn();
      const service = await makeService((response) => void respond(response.once('close', ended)));
      expect(await makeHttpBench().run({ url: service.url, timeout: 300 })).toMatchObject({ timedOut: true });
      await until(() => ended.mock.calls.length === 1, 'the request has ended');
    }
  });

  it('reads no more than the limit', async () => {
    const ended = vi.fn();
    const service = await makeService((response) => {
      response.once('close', ended).write(`{"a":"${'x'.repeat(2 * MEGABYTE)}`);
    });
    expect(await makeHttpBench().run({ url: service.url })).toMatchObject({ success: false, truncated: true });
    await until(() => ended.mock.calls.length === 1, 'the request has ended');
  });

  it('fails on a truncated or compressed response', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"decision":"allow"}';
    const cut = await makeRawService((socket) => socket.end(head));
    const packed = await makeService((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"decision":"allow"}'));
    });
    const unmarked = await makeService((response) => response.end(gzipSync('{"decision":"allow"}')));
    for (const url of [cut, packed.url, unmarked.url]) {
      const result = await makeHttpBench().run({ url });
      expect(result).toMatchObject({ success: false, output: undefined });
    }
  });

  it('could not run if the service does not read a large input, and blocks', async () => {
    const url = await makeRawService((socket) => socket.resetAndDestroy());
    const result = await makeHttpBench().run({ url, onError: 'allow' }, { text: 'x'.repeat(4 * MEGABYTE) });
    expect(result).toMatchObject({ success: false, skipped: 'not-asked', output: { decision: 'deny' } });
  });

  it('fails if nothing listens', async () => {
    const service = await makeService(() => {});
    await new Promise((resolve) => service.server.close(resolve));
    const result = await makeHttpBench().run({ url: service.url });
    expect(result).toMatchObject({ success: false, output: undefined });
    expect(result.error?.message).toContain('ECONNREFUSED');
  });

  it('is aborted by the caller, before and during the request', async () => {
    const ended = vi.fn();
    const service = await makeService((response) => void response.once('close', ended));
    const { run } = makeHttpBench();
    const controller = new AbortController();
    const running = run({ url: service.url }, {}, { signal: controller.signal });
    await until(() => service.received.length === 1, 'the request arrived');
    controller.abort();
    expect(await running).toMatchObject({ success: false, aborted: true });
    await until(() => ended.mock.calls.length === 1, 'the request has ended');
    expect(await run({ url: service.url }, {}, { signal: controller.signal })).toMatchObject({ skipped: 'aborted' });
    expect(service.received).toHaveLength(1);
  });

  it('sends nothing if it is no longer trusted', async () => {
    const service = await makeService((response) => response.end('{}'));
    const result = await makeHttpBench().run({ url: service.url }, {}, { whyUntrusted: () => 'changed' });
    expect(result).toMatchObject({ success: false, skipped: 'untrusted' });
    expect(service.received).toHaveLength(0);
  });
});
