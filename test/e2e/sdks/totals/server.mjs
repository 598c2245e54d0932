// Server for the protocols of all SDKs. It counts what it reports, for each session of its path.
import { createServer } from 'node:http';
import { sse } from '../server.mjs';
import { protocols } from './protocols.mjs';

const DIRECTIVE = /\[turn=([\w-]+)([^\]]*)\]/g;
export const RESULT = 'RESULT-';

/** Figures of one session, as the server reported them. */
const nothing = () => ({ calls: 0, failed: 0, input: 0, output: 0, cached: 0, tools: 0 });

/**
 * Answers requests by the last directive in their messages: `calls=N` requests N tools, `fail` is 500 at first, `hang` is a
 * stream that stays open, `hold` is a request without a response.
 */
export class CountingServer {
  /** Figures by session. */
  #counts = new Map();
  /** Texts of the messages that requested calls, by the ids of the calls. */
  texts = new Map();
  #failed = new Set();
  #server;
  #number = 0;
  /** Called with the session for each request. */
  onRequest = () => {};
  /** Called with the session for each request without a response. */
  onHold = () => {};

  static async start() {
    const server = new CountingServer();
    server.#server = createServer((request, response) => server.#serve(request, response));
    await new Promise((done) => server.#server.listen(0, '127.0.0.1', done));
    return server;
  }

  /** Returns the base URL of a client whose calls belong to a session. */
  urlOf(protocol, session) {
    return `http://127.0.0.1:${this.#server.address().port}/${protocol}/${session}`;
  }

  counted(session) {
    if (!this.#counts.has(session)) this.#counts.set(session, nothing());
    return this.#counts.get(session);
  }

  /** Number of calls of models and tools in all sessions. */
  get size() {
    return [...this.#counts.values()].reduce((sum, { calls, tools }) => sum + calls + tools, 0);
  }

  async close() {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #serve(request, response) {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const [, protocol, session] = request.url.split('/');
    const { turn, options, hasResults } = directiveOf(text);
    const counts = this.counted(session);
    this.onRequest(session);
    if (options.includes('fail') && !this.#failed.has(`${session} ${turn}`)) {
      this.#failed.add(`${session} ${turn}`);
      counts.failed += 1;
      response.writeHead(500, { 'content-type': 'application/json', 'retry-after-ms': '1' });
      response.end(JSON.stringify({ error: { message: 'try again', type: 'x', code: 500, status: 'INTERNAL' } }));
      return;
    }
    counts.calls += 1;
    if (options.includes('hold')) {
      this.onHold(session);
      return;
    }
    const answer = this.#answer(session, hasResults ? 0 : Number(/calls=(\d+)/.exec(options)?.[1] ?? 0));
    const isStream = request.url.includes('streamGenerateContent') || JSON.parse(text).stream === true;
    const encode = protocols[protocol];
    if (!isStream) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(encode.whole(answer)));
    } else {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const events = encode.stream(answer);
      const isHanging = options.includes('hang');
      const sent = isHanging ? events.slice(0, events.findIndex((event) => event.text) + 1) : events;
      for (const line of sse(
        sent.map(({ text: _, ...event }) => event),
        encode,
      ))
        response.write(line);
      if (!isHanging) response.end(encode.last ?? '');
      else answer.output = 0;
    }
    counts.input += answer.input;
    counts.output += answer.output;
    counts.cached += answer.cached;
  }

  /** Makes an answer whose figures and ids no other answer has. */
  #answer(session, count) {
    this.#number += 1;
    const number = this.#number;
    const said = `text ${number}`;
    const calls = Array.from({ length: count }, (_, at) => ({
      id: `${session}-${number}-${at}`,
      name: 'read',
      // Two of three calls are equal.
      args: { path: at % 3 === 0 ? 'a' : 'b' },
    }));
    for (const { id } of calls) this.texts.set(id, said);
    this.counted(session).tools += calls.length;
    const cached = number % 5;
    return { number, said, calls, cached, input: 10 + cached + (number % 7), output: 3 + (number % 11) };
  }
}

function directiveOf(text) {
  const [last] = [...text.matchAll(DIRECTIVE)].slice(-1);
  const [, turn = '0', options = ''] = last ?? [];
  return { turn, options, hasResults: text.lastIndexOf(RESULT) > (last?.index ?? 0) };
}
