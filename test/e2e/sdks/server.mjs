// Loopback server for the protocol of one model SDK. Records the requests.
import { createServer } from 'node:http';

export class Server {
  /** Bodies of the requests in order. */
  sent = [];
  /** Bodies of the requests, byte for byte. */
  raw = [];
  #server;
  #answer;
  #spoken = Promise.withResolvers();
  #abandoned = Promise.withResolvers();

  /**
   * `answer(body, path)` returns `{ json, status }`, or `{ events }` for a stream. The stream breaks off at `cut` and
   * stays open without data at `hang`.
   */
  static async start(answer) {
    const server = new Server();
    server.#answer = answer;
    server.#server = createServer((request, response) => server.#serve(request, response));
    await new Promise((done) => server.#server.listen(0, '127.0.0.1', done));
    return server;
  }

  /** Resolves when a stream has sent all its events. */
  get spoken() {
    return this.#spoken.promise;
  }

  /** Resolves when a client has disconnected from an unfinished stream. */
  get abandoned() {
    return this.#abandoned.promise;
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  async close() {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #serve(request, response) {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    this.raw.push(text);
    const body = JSON.parse(text);
    this.sent.push(body);
    const { json, status = 200, events, cut, hang } = this.#answer(body, request.url);
    if (json !== undefined) {
      const headers = { 'content-type': 'application/json', 'x-request-id': 'req-1', 'request-id': 'req-1' };
      response.writeHead(status, { ...headers, ...(status >= 500 && { 'retry-after-ms': '1' }) });
      response.end(JSON.stringify(json));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'req-1', 'request-id': 'req-1' });
    response.on('close', () => {
      if (!response.writableFinished) this.#abandoned.resolve();
    });
    for await (const event of events) await new Promise((sent) => response.write(event, sent));
    this.#spoken.resolve();
    if (cut) response.destroy();
    else if (!hang) response.end();
  }
}

/** Encodes server-sent events, with event names if the protocol has them. */
export function sse(values, { named = false, done = false, end = '\n' } = {}) {
  const lines = values.map(
    (value) => `${named ? `event: ${value.type}${end}` : ''}data: ${JSON.stringify(value)}${end}${end}`,
  );
  return done ? [...lines, 'data: [DONE]\n\n'] : lines;
}
