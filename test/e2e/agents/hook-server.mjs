// Server for http hooks of a row: answers as the row says, and notes each run like a script does.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { outputOf } from './scripts.mjs';

export async function startHookServer(driver, hooks, rec) {
  let count = 0;
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const hook = hooks.find(({ id }) => request.url === `/${id}`);
    if (hook === undefined) return response.writeHead(404).end();
    const base = join(rec, `${++count}-${hook.id}`);
    writeFileSync(`${base}.ran`, '');
    writeFileSync(`${base}.stdin`, Buffer.concat(chunks));
    const { out = '', status = 200, type = 'application/json', hangs } = hook.does;
    if (hangs) return;
    response.writeHead(status, { 'content-type': type }).end(outputOf(driver, hook, out));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
