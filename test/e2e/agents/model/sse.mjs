/** Sends server-sent events; `named` adds the type of each event as its name. */
export function sendEvents(response, events, { named = false, done = false } = {}) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  for (const event of events) {
    response.write(`${named ? `event: ${event.type}\n` : ''}data: ${JSON.stringify(event)}\n\n`);
  }
  response.end(done ? 'data: [DONE]\n\n' : '');
}

export function sendValue(response, value) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
