import { describe, expect, it } from 'vitest';
import { createConfig } from '../../src/index.js';
import { withHooks } from '../../src/openai/index.js';

/** As the SDKs write theirs: with private fields, settings that may be changed, and resources. */
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

describe('a wrapped client', () => {
  it('is of its class, and knows what the client knows', () => {
    const { hooked } = wrapped();
    expect(hooked).toBeInstanceOf(Client);
    expect(hooked.constructor).toBe(Client);
    expect('baseURL' in hooked).toBe(true);
    expect([hooked.key, hooked.baseURL, hooked.address()]).toEqual(['first', 'http://first', 'http://first?first']);
  });

  it('hands on what it is given, and sees what the client is given', () => {
    const { client, hooked } = wrapped();
    hooked.baseURL = 'http://second';
    hooked.key = 'second';
    expect([client.baseURL, client.key, client.address()]).toEqual(['http://second', 'second', 'http://second?second']);
    client.baseURL = 'http://third';
    expect(hooked.address()).toBe('http://third?second');
  });

  it('has methods that can be handed over, and are the same at each look', () => {
    const { hooked } = wrapped();
    const { address } = hooked;
    expect(address()).toBe('http://first?first');
    expect(hooked.address).toBe(address);
  });

  it('leaves the client without hooks', async () => {
    const { client, hooked } = wrapped();
    expect(hooked.chat).not.toBe(client.chat);
    expect(Object.keys(client.chat.completions)).toEqual(['create']);
    expect(await client.chat.completions.create({})).toEqual({ choices: [] });
  });
});
