// HTTP hook over a kept connection.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { KILOBYTE, mustSucceed, startHost, toolParams } from '../host.mjs';
import { repeated } from '../measure.mjs';

/** Runs in its own process, so that the work of the service is not measured. */
const SERVICE = `
  const { createServer } = require('node:http');
  const answer = '{"decision":"allow"}';
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
    });
  });
  server.keepAliveTimeout = 600000;
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
const EVENTS = 50;

export const httpRows = [
  {
    what: 'http hook, whole event / raw node:http request over a kept connection',
    goal: 2.5,
    rounds: { full: 300, quick: 40 },
    warmUps: 40,
    repeats: { floor: EVENTS, measured: EVENTS },
    async prepare() {
      const service = spawn(process.execPath, ['-e', SERVICE], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [port] = await once(service.stdout, 'data');
      const url = `http://127.0.0.1:${String(port).trim()}/hook`;
      const agent = new Agent({ keepAlive: true });
      const { fire, release } = await startHost({ definitions: [{ hooks: [{ type: 'http', url }] }] });
      const params = toolParams(KILOBYTE);
      const { hookResults } = await mustSucceed(fire(params));
      if (hookResults[0].output?.decision !== 'allow')
        throw new Error('the service of the benchmark returned no decision');
      // Body of the request, prepared in advance.
      const body = Buffer.from(JSON.stringify({ ...params, session_id: 'x'.repeat(36), filler: 'x'.repeat(200) }));
      return {
        floor: repeated(EVENTS, () => rawRequest(url, agent, body)),
        measured: repeated(EVENTS, () => fire(params)),
        release: async () => {
          await release();
          agent.destroy();
          service.kill();
        },
      };
    },
  },
];

/** The least that a careful author would write. */
function rawRequest(url, agent, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
