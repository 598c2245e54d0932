import { describe, expect, it } from 'vitest';
import { createConfig } from '../../../../../src/index.js';
import { withHooks } from '../../../../../src/integrations/model-sdks/openai/index.js';

/** Client like those of the SDKs: private fields, mutable settings, and resources. */
class Client {
  #key = 'first';
  baseURL = 'http://first';
  readonly chat = { completions: { create: async (_body: object) => ({ choices: [] }) } };

  get key(): string {
    return this.#key;
  }

  set key(key: string) {
    this.#key = key;
  }

  address(): string {
    return `${this.baseURL}?${this.#key}`;
  }
}

function wrapped() {
  const client = new Client();
  return { client, hooked: withHooks(client, createConfig({ workingDir: process.cwd() })) };
}

describe('wrapped client', () => {
  it('is an instance of its class and has its private state', () => {
    const { hooked } = wrapped();
    expect(hooked).toBeInstanceOf(Client);
    expect(hooked.constructor).toBe(Client);
    expect('baseURL' in hooked).toBe(true);
    expect([hooked.key, hooked.baseURL, hooked.address()]).toEqual(['first', 'http://first', 'http://first?first']);
  });

  it('forwards assignments to the client and sees those made there', () => {
    const { client, hooked } = wrapped();
    hooked.baseURL = 'http://second';
    hooked.key = 'second';
    expect([client.baseURL, client.key, client.address()]).toEqual(['http://second', 'second', 'http://second?second']);
    client.baseURL = 'http://third';
    expect(hooked.address()).toBe('http://third?second');
  });

  it('has bound methods that are the same on each read', () => {
    const { hooked } = wrapped();
    const { address } = hooked;
    expect(address()).toBe('http://first?first');
    expect(hooked.address).toBe(address);
  });

  it('does not add hooks to the original client', async () => {
    const { client, hooked } = wrapped();
    expect(hooked.chat).not.toBe(client.chat);
    expect(Object.keys(client.chat.completions)).toEqual(['create']);
    expect(await client.chat.completions.create({})).toEqual({ choices: [] });
  });
});

describe('client without hooked endpoints', () => {
  const config = createConfig({ workingDir: process.cwd() });

  it('is rejected, such as a client of another SDK', () => {
    const other = { messages: { create: async () => ({}) } };
    expect(() => withHooks(other, config)).toThrow(
      'cannot hook the client: it has none of chat.completions, beta.chat.completions, responses, beta.responses. ' +
        'Pass the client of the SDK that this withHooks is for.',
    );
    expect(() => withHooks({ create: async () => ({}) }, config)).toThrow(/^cannot hook the client/);
  });

  it.each([[undefined], ['text'], [[{ model: 'm' }]]])('rejects a request that hooks cannot read: %j', async (body) => {
    let sent = 0;
    const create = async (_body: unknown) => {
      sent += 1;
      return {};
    };
    const hooked = withHooks({ responses: { create } }, config);
    await expect(hooked.responses.create(body)).rejects.toThrow(/^cannot call the model: expected an object/);
    expect(sent).toBe(0);
  });

  it('reports a response that AfterModel hooks cannot read', async () => {
    const warnings: string[] = [];
    const debugLogger = {
      debug: () => {},
      log: () => {},
      error: () => {},
      warn: (text: string) => warnings.push(text),
    };
    const hooks = { AfterModel: [{ hooks: [{ type: 'command' as const, command: 'true' }] }] };
    const guarded = createConfig({ workingDir: process.cwd(), hooks, debugLogger });
    const hooked = withHooks({ responses: { create: async (_body: object): Promise<unknown> => 'plain' } }, guarded);
    await hooked.responses.create({ model: 'm', input: 'hi' });
    expect(warnings.join()).toMatch(/AfterModel failed .*expected an object from the model, but received a string/);
  });

  it('withholds a response that AfterModel hooks cannot read, if they block on errors', async () => {
    const hooks = { AfterModel: [{ hooks: [{ type: 'command' as const, command: 'true' }] }] };
    const guarded = createConfig({
      workingDir: process.cwd(),
      hooks,
      onError: 'block',
      debugLogger: { log: () => {} },
    });
    const answers = ['plain', streamOf([{ type: 'ping', text: 'plain' }])];
    for (const answer of answers) {
      const hooked = withHooks({ responses: { create: async (_body: object): Promise<unknown> => answer } }, guarded);
      const given: unknown = await hooked.responses.create({ model: 'm', input: 'hi' });
      const pieces = isStream(given) ? await piecesOf(given) : given;
      expect(JSON.stringify(pieces)).toMatch(/Model response withheld/);
      expect(JSON.stringify(pieces)).not.toContain('plain');
    }
  });
});

async function* streamOf(events: readonly object[]): AsyncGenerator<object> {
  yield* events;
}

function isStream(given: unknown): given is AsyncIterable<unknown> {
  return typeof given === 'object' && given !== null && Symbol.asyncIterator in given;
}

async function piecesOf(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const pieces: unknown[] = [];
  for await (const piece of stream) pieces.push(piece);
  return pieces;
}
