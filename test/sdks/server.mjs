// A loopback server that speaks the protocol of one model SDK, and keeps what it was sent.
import { createServer } from 'node:http';

export class Server {
  /** The bodies of the requests, in the order in which they came. */
  sent = [];
  /** The same, byte for byte. */
  raw = [];
  #server;
  #answer;

  /** `answer(body, path)` gives `{ json }`, or `{ events }` for a stream, or `{ cut }` for one that breaks off. */
  static async start(answer) {
    const server = new Server();
    server.#answer = answer;
    server.#server = createServer((request, response) => server.#serve(request, response));
    await new Promise((done) => server.#server.listen(0, '127.0.0.1', done));
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  /** Connections that are open now. */
  async connections() {
    return new Promise((done, fail) =>
      this.#server.getConnections((error, count) => (error ? fail(error) : done(count))),
    );
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
    const { json, events, cut, hang } = this.#answer(body, request.url);
    if (json !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'req-1', 'request-id': 'req-1' });
      response.end(JSON.stringify(json));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'req-1', 'request-id': 'req-1' });
    for (const event of events) response.write(event);
    if (cut) setTimeout(() => response.destroy(), 20);
    else if (!hang) response.end();
  }
}

/** Server-sent events, with a name each where the protocol has it. */
export function sse(values, { named = false, done = false } = {}) {
  const lines = values.map((value) => `${named ? `event: ${value.type}\n` : ''}data: ${JSON.stringify(value)}\n\n`);
  return done ? [...lines, 'data: [DONE]\n\n'] : lines;
}
