// A server: every request is a session of its own, and its response streams the progress of its hooks.
//   PORT=8080 node server.mjs
//   curl -N localhost:8080 -d '{ "text": "one two three" }'
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createHooks, toModelText } from 'hookwright';

const hooks = await createHooks({ untrusted: 'block' });
const streams = new Map();
hooks.subscribe('progress', (progress) => send(streams.get(progress.sessionId), 'progress', progress));

const countWords = ({ text }) => `${text.split(/\s+/).filter(Boolean).length} words`;

const server = createServer(async (request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const id = crypto.randomUUID();
  streams.set(id, response);
  try {
    await serve(id, request, response);
  } catch (error) {
    send(response, 'error', { message: error.message });
  }
  streams.delete(id);
  response.end();
});

async function serve(id, request, response) {
  const input = JSON.parse(await text(request));
  const left = new AbortController();
  response.once('close', () => left.abort()); // If the client disconnects, the hooks of its call end.
  const session = await hooks.session({ id });
  try {
    const done = await session.tool('count_words', input, countWords, { signal: left.signal });
    send(response, 'result', { sessionId: id, status: done.status, text: toModelText(done) });
  } finally {
    await session.end();
  }
}

function send(response, event, data) {
  response?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => console.log(`listening on ${server.address().port}`));

// Sessions that are open end first.
process.once('SIGTERM', () => server.close(() => hooks.dispose()));
