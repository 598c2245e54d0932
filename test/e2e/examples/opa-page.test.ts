import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHooks } from '../../../src/index.js';
import { isRecord } from '../../../src/util/json.js';
import { blocksOf, readDocument } from './documents.js';

const blocks = blocksOf(readDocument('docs/guides/opa-and-cedar.md'));
const settings = blocks.find(({ file }) => file === '.hookwright/settings.json')?.text ?? '';
const denial = blocks.find(({ text }) => text.startsWith('{ "decision"'))?.text ?? '';

type Answer = (input: Readonly<Record<string, unknown>>) => string | undefined;

/** Starts a server that responds like the path of OPA: the value of the rule as JSON, or 404 if it is undefined. */
async function startOpa(evaluate: Answer) {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const input: unknown = JSON.parse(await text(request));
    const isRule = request.method === 'POST' && request.url === '/v0/data/agent/hook';
    const value = isRule && isRecord(input) ? evaluate(input) : undefined;
    response.writeHead(value === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(value ?? '{ "code": "undefined_document" }');
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Runs a shell command between the hooks of the page. */
async function call(port: number, command: string) {
  const { hooks } = JSON.parse(settings.replace('8181', String(port)));
  const system = await createHooks({ settings: false, hooks, logger: false });
  onTestFinished(() => system.dispose());
  return system.tool('run_shell_command', { command }, async () => 'ran');
}

const denyForce: Answer = ({ command }) => (JSON.stringify(command).includes('"--force"') ? denial : '{}');

describe('docs/guides/opa-and-cedar.md', () => {
  it('blocks what the policy denies, by the facts about the command', async () => {
    const port = await startOpa(denyForce);
    expect((await call(port, 'git push')).status).toBe('done');
    const outcome = await call(port, 'sh -c "git push --force"');
    expect(outcome).toMatchObject({ status: 'blocked', reason: 'Force pushes need a person.' });
  });

  it('blocks if the rule is undefined, or the server is gone', async () => {
    const undefinedRule = await startOpa(() => undefined);
    expect((await call(undefinedRule, 'ls')).status).toBe('blocked');
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    await new Promise((resolve) => server.close(resolve));
    expect(address !== null && typeof address !== 'string').toBe(true);
    if (address === null || typeof address === 'string') return;
    expect((await call(address.port, 'ls')).status).toBe('blocked');
  });
});
