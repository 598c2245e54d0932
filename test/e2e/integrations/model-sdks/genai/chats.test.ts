import { Chat, type GenerateContentResponse, GoogleGenAI, type SendMessageParameters } from '@google/genai';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  getHookOutcome,
  type HookedStream,
  withHooks,
} from '../../../../../src/integrations/model-sdks/genai/index.js';
import { on, type Scripts } from '../../../../support/core/triggers/host.js';
import { callsOnce } from '../../../../support/integrations/model-sdks/genai/mcp-server.js';
import { makeWire, speaks } from '../../../../support/integrations/model-sdks/genai/wire.js';

const text = ({ candidates }: GenerateContentResponse) =>
  candidates?.[0]?.content?.parts?.map((part) => part.text ?? '').join('');

/** Ways to send a message to a chat and read the whole response. */
const forms: { form: string; send(chat: Chat, params: SendMessageParameters): Promise<GenerateContentResponse[]> }[] = [
  { form: 'plain', send: async (chat, params) => [await chat.sendMessage(params)] },
  {
    form: 'streaming',
    send: async (chat, params) => {
      const pieces: GenerateContentResponse[] = [];
      for await (const piece of await chat.sendMessageStream(params)) pieces.push(piece);
      return pieces;
    },
  },
];

async function chatting(...[hooks, options]: Parameters<typeof makeWire>) {
  const wire = await makeWire(hooks, { model: speaks('Hello.'), ...options });
  const client = withHooks(wire.client, wire.config);
  return { ...wire, client, chat: client.chats.create({ model: 'm' }) };
}

const turnsOf = (chat: Chat) =>
  chat
    .getHistory()
    .map(({ role, parts = [] }) => `${role}: ${parts.map((part) => part.text ?? Object.keys(part)).join('')}`);

describe.each(forms)('chat of a hooked client, $form', ({ send }) => {
  it('passes every message with the history to hooks and sends their changes [TRM-7]', async () => {
    const cut = `const messages = input.llm_request.messages.map(({ role, content }) => ({ role, content: content.replace('sk-9', '***') }));
      return { hookSpecificOutput: { llm_request: { messages } } };`;
    const { chat, ...wire } = await chatting(({ node }) => ({ BeforeModel: on(node(cut)) }));
    await send(chat, { message: 'The key is sk-9.' });
    await send(chat, { message: 'And now?' });
    expect(wire.turns()).toEqual(['user: The key is ***.', 'model: Hello.', 'user: And now?']);
    expect(wire.seen('BeforeModel')).toHaveLength(2);
  });

  it('returns and stores the response after the hooks, streamed or not [TRM-9] [TRM-10]', async () => {
    const cut = `return { hookSpecificOutput: { llm_response: { text: input.llm_response.text.replace('555', '***') } } };`;
    const { chat, ...wire } = await chatting(({ node }) => ({ AfterModel: on(node(cut)) }), {
      model: speaks('Call 555 now.'),
    });
    const pieces = await send(chat, { message: 'hi' });
    expect(pieces.map(text).join('')).toBe('Call *** now.');
    expect(turnsOf(chat)).toEqual(['user: hi', 'model: Call *** now.']);
    await send(chat, { message: 'Whom?' });
    expect(JSON.stringify(wire.bodies())).not.toContain('555');
  });

  it('opens no connection for a blocked message and does not store it [TRM-5] [TRM-6]', async () => {
    const refuse = `if (input.llm_request.messages.at(-1).content === 'bad') return { decision: 'deny', reason: 'no' };`;
    const { chat, ...wire } = await chatting(({ node }) => ({ BeforeModel: on(node(refuse)) }));
    const [last] = (await send(chat, { message: 'bad' })).slice(-1);
    expect(last && getHookOutcome(last)).toMatchObject({ blocked: true, reason: 'no' });
    expect(wire.server.calls).toEqual([]);
    await send(chat, { message: 'good' });
    expect(wire.turns()).toEqual(['user: good']);
  });

  it('has the outcome of the AfterModel hooks on its last chunk [TRM-13] [TRM-14]', async () => {
    const stop = `echo '{"continue":false,"stopReason":"enough","suppressOutput":true}'`;
    const { chat } = await chatting(({ bash }) => ({ AfterModel: on(bash(stop)) }));
    const [last] = (await send(chat, { message: 'hi' })).slice(-1);
    expect(last && getHookOutcome(last)).toMatchObject({ stopped: true, reason: 'enough', suppressOutput: true });
  });

  it('runs hooks for every request of a function call loop and stores all turns [TRM-10]', async () => {
    const tool = {
      tool: async () => ({ functionDeclarations: [{ name: 'read' }] }),
      callTool: async () => [{ functionResponse: { name: 'read', response: { output: 'x' } } }],
    };
    const model = callsOnce({ name: 'read' });
    const { chat, ...wire } = await chatting(({ node }) => ({ BeforeModel: on(node('')) }), { model });
    await send(chat, { message: 'one', config: { tools: [tool] } });
    expect(turnsOf(chat)).toEqual(['user: one', 'model: functionCall', 'user: functionResponse', 'model: Done.']);
    expect(wire.seen('BeforeModel')).toHaveLength(2);
  });

  it('keeps its system messages apart from other chats [TRM-20]', async () => {
    const say = `if (input.llm_request.messages.length === 1) return { systemMessage: 'be kind' };`;
    const { chat, client, ...wire } = await chatting(({ node }) => ({ AfterModel: on(node(say)) }));
    await send(chat, { message: 'one' });
    await send(client.chats.create({ model: 'm' }), { message: 'other' });
    expect(wire.turns()).toEqual(['user: other']);
    await send(chat, { message: 'two' });
    expect(wire.turns()).toEqual(['user: one', 'model: Hello.', 'user: two', 'user: [System] be kind']);
  });
});

it('chat streams live if no AfterModel hook is configured', async () => {
  const model = speaks('Hello there.');
  const quiet = await chatting(({ node }: Scripts) => ({ BeforeModel: on(node('')) }), { model });
  const pieces = await forms[1]?.send(quiet.chat, { message: 'hi' });
  expect(pieces?.map(text)).toEqual(['Hello ', 'there.']);
});

describe('hooked client', () => {
  it('has all other members of the client, and hooked models [TRM-19]', async () => {
    const wire = await chatting(({ bash }) => ({ BeforeModel: on(bash('exit 2')) }));
    const { client } = wire;
    expectTypeOf(client).toExtend<GoogleGenAI>();
    expect(client).toBeInstanceOf(GoogleGenAI);
    expect(wire.chat).toBeInstanceOf(Chat);
    expect([client.files, client.vertexai]).toEqual([client.files, false]);
    expect(client.interactions).toBe(client.interactions);
    const response = await client.models.generateContent({ model: 'm', contents: 'hi' });
    expect(getHookOutcome(response)?.blocked).toBe(true);
    const stream = await client.models.generateContentStream({ model: 'm', contents: 'hi' });
    expectTypeOf(stream).toExtend<HookedStream>();
    for await (const _ of stream);
    expect(wire.server.calls).toEqual([]);
  });

  it('rejects a chat that would bypass the hooks', async () => {
    const { client, config } = await makeWire(undefined);
    const odd = { models: client.models, chats: { create: () => client.chats.create({ model: 'm' }) } };
    expect(() => withHooks(odd, config).chats.create()).toThrow(/bypass the hooks/);
  });
});
