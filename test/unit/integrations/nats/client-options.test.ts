import { describe, expect, it, onTestFinished } from 'vitest';
import { clientOptions } from '../../../../src/integrations/nats/index.js';

describe('clientOptions', () => {
  it.each([
    ['nats://a:1', { servers: ['nats://a:1'] }],
    ['a', { servers: ['nats://a'] }],
    ['nats://a:1, nats://[::1]:2', { servers: ['nats://a:1', 'nats://[::1]:2'] }],
    ['nats://me:p%40ss@a:1', { servers: ['nats://a:1'], user: 'me', pass: 'p@ss', inboxPrefix: '_INBOX_me' }],
    ['nats://token@a:1', { servers: ['nats://a:1'], token: 'token' }],
    ['tls://a:1', { servers: ['tls://a:1'], tls: {} }],
  ])('parses the address %s', async (url, options) => {
    expect(await clientOptions({ url })).toEqual(options);
  });

  it('defaults to NATS_URL, or else to this machine', async () => {
    const before = process.env['NATS_URL'];
    onTestFinished(() => {
      if (before === undefined) delete process.env['NATS_URL'];
      else process.env['NATS_URL'] = before;
    });
    process.env['NATS_URL'] = 'nats://from-outside:1';
    expect(await clientOptions({})).toEqual({ servers: ['nats://from-outside:1'] });
    delete process.env['NATS_URL'];
    expect(await clientOptions({})).toEqual({ servers: ['nats://127.0.0.1:4222'] });
  });

  it('rejects an invalid address, and credentials that cannot be read', async () => {
    await expect(clientOptions({ url: 'nats://' })).rejects.toThrow('is not the URL of a NATS server');
    await expect(clientOptions({ creds: '/no/such.creds' })).rejects.toThrow('cannot read the credentials');
  });
});
