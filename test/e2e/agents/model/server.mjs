// Fake model server: plays a script of replies, and keeps what the model would have read.
import { once } from 'node:events';
import { createServer } from 'node:http';
import * as anthropic from './anthropic.mjs';
import * as gemini from './gemini.mjs';
import * as chat from './openai-chat.mjs';
import * as responses from './openai-responses.mjs';

const WIRES = [anthropic, responses, chat, gemini];

/** Word in the prompt of a subagent, which tells its requests from those of the main agent. */
export const SUBTASK = 'SUBTASK';

/**
 * Starts a server on loopback. `main` and `sub` are lists of replies `{ calls }` or `{ text }`; after the last one the
 * model says that it is done. Requests that offer no tools are not part of the conversation (titles, summaries).
 */
export async function startModel({ main, sub = [] }) {
  const requests = [];
  const errors = [];
  const steps = { main: 0, sub: 0 };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      errors.push(String(error));
      response.destroy();
    });
  });

  async function answer(request, response) {
    const text = await bodyOf(request);
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const wire = WIRES.find((one) => one.isRequest(path));
    if (request.method !== 'POST' || wire === undefined) return sendJson(response, sideAnswer(path));
    const body = JSON.parse(text);
    if (!wire.offersTools(body)) return wire.reply(response, { text: 'ok' }, body, path);
    const whose = wire.prompt(body).includes(SUBTASK) ? 'sub' : 'main';
    const step = steps[whose]++;
    requests.push({ whose, text: conversationOf(wire, body) });
    const reply = (whose === 'main' ? main : sub)[step] ?? { text: 'All done.' };
    return wire.reply(response, withIds(reply, whose, step), body, path);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    errors,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns what the model reads, without the list of tools. */
function conversationOf(wire, body) {
  return JSON.stringify(wire.conversation(body));
}

function withIds(reply, whose, step) {
  const calls = reply.calls?.map((call, index) => ({ ...call, id: `call_${whose}_${step + 1}_${index + 1}` }));
  return { ...reply, ...(calls && { calls }) };
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers what agents ask besides: token counts, lists of models, health. */
function sideAnswer(path) {
  if (path.endsWith('/models')) return { object: 'list', data: [], models: [] };
  if (path.includes('ountTokens') || path.endsWith('/count_tokens')) return { input_tokens: 1, totalTokens: 1 };
  return {};
}

function sendJson(response, value) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
