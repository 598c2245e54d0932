// A loopback server for Anthropic's managed sessions: one session, whose agent calls one tool.
import { createServer } from 'node:http';

const SESSION = { id: 'sesn_1', type: 'session', status: 'running', agent: { skills: [] }, resources: [] };
const WORK = {
  id: 'work_1',
  type: 'work',
  environment_id: 'env_1',
  secret: null,
  state: 'queued',
  data: { type: 'session', id: SESSION.id },
};

export class SessionsServer {
  /** Results of tools that the client sent. */
  results = [];
  #server;
  #call;
  #stream;
  #hasWork = true;

  /** `call` is the tool call of the agent: `{ name, input }`. */
  static async start(call) {
    const server = new SessionsServer();
    server.#call = call;
    server.#server = createServer((request, response) => server.#serve(request, response));
    await new Promise((done) => server.#server.listen(0, '127.0.0.1', done));
    return server;
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
    const { pathname } = new URL(request.url, this.url);
    if (pathname.endsWith('/events/stream')) return this.#open(response);
    if (pathname.endsWith('/events') && request.method === 'POST') this.#take(JSON.parse(text));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(this.#answer(pathname)));
  }

  #answer(pathname) {
    if (pathname.endsWith('/events')) return { data: [], next_page: null };
    if (pathname.endsWith('/work/poll')) return this.#nextWork();
    if (pathname.endsWith('/heartbeat'))
      return { lease_extended: true, state: 'active', ttl_seconds: 60, last_heartbeat: 'x' };
    return pathname.includes('/work/') ? WORK : SESSION;
  }

  #nextWork() {
    const work = this.#hasWork ? WORK : null;
    this.#hasWork = false;
    return work;
  }

  #open(response) {
    this.#stream = response;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    this.#send({ type: 'agent.custom_tool_use', id: 'use_1', ...this.#call });
  }

  #take({ events }) {
    this.results.push(...events.map(({ content, is_error }) => ({ text: content[0].text, is_error })));
    this.#send({ type: 'session.status_terminated', id: 'end_1' });
  }

  #send(event) {
    this.#stream.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  }
}
