import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a TCP proxy to the inspector that a test can disconnect and restore. */
export async function startWire(address: string) {
  const target = new URL(address);
  let isCut = false;
  const server = createServer((asked, answer) => {
    if (isCut) return void asked.socket.destroy();
    const { method = 'GET', url = '/' } = asked;
    const headers = { ...asked.headers, host: target.host };
    if (asked.headers.origin !== undefined) headers['origin'] = target.origin;
    const onward = request({ host: target.hostname, port: target.port, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound: AddressInfo | string | null = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    address: `http://127.0.0.1:${port}/${target.hash}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    restore: () => {
      isCut = false;
    },
  };
}
