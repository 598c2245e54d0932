import { readFileSync } from 'node:fs';
import type { NodeConnectionOptions } from '@nats-io/transport-node';
import { messageOf } from '../../util/errors.js';
import { isRecord } from '../../util/json.js';
import { loadClient } from './load-client.js';
import { tokenOf } from './subjects.js';
import { decode } from './wire.js';

/** Address of the NATS servers, from command-line options. */
export interface FleetAddress {
  /** One or more URLs, separated by commas. They may contain a user name and a password, or a token. */
  url?: string | undefined;
  /** Credentials file, as written by `nsc`. */
  creds?: string | undefined;
  /** Prefix of the inbox. Defaults to `_INBOX_` and the name of the user. */
  inboxPrefix?: string | undefined;
}

const DEFAULT_URL = 'nats://127.0.0.1:4222';

/** Returns the NATS client's options for an address. Defaults to `NATS_URL`, then to a server on this machine. */
export async function clientOptions({ url, creds, inboxPrefix }: FleetAddress): Promise<NodeConnectionOptions> {
  const urls = (url || process.env['NATS_URL'] || DEFAULT_URL).split(',').map((each) => readUrl(each.trim()));
  const options = { servers: urls.map(({ server }) => server), ...urls[0]?.login };
  const login = creds === undefined ? {} : await credentials(creds);
  return { ...options, ...login, ...(inboxPrefix === undefined ? {} : { inboxPrefix }) };
}

async function credentials(file: string): Promise<NodeConnectionOptions> {
  const content = readCreds(file);
  const { credsAuthenticator } = await loadClient();
  const name = userNameIn(content);
  return { authenticator: credsAuthenticator(content), ...(name === undefined ? {} : inboxOf(name)) };
}

/** Gives each user its own inbox prefix, so that permissions can protect it. */
function inboxOf(user: string): { inboxPrefix: string } {
  return { inboxPrefix: `_INBOX_${tokenOf(user)}` };
}

function readUrl(text: string): { server: string; login: NodeConnectionOptions } {
  const whole = text.includes('://') ? text : `nats://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (url === undefined || url.hostname === '')
    throw new TypeError(`${JSON.stringify(text)} is not the URL of a NATS server`);
  const { protocol, host } = url;
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const login = user === '' ? {} : pass === '' ? { token: user } : { user, pass, ...inboxOf(user) };
  return { server: `${protocol}//${host}`, login: protocol === 'tls:' ? { ...login, tls: {} } : login };
}

function readCreds(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`cannot read the credentials: ${messageOf(error)}`);
  }
}

/** Returns the user name in the token of a credentials file; undefined if there is none. */
function userNameIn(creds: Uint8Array): string | undefined {
  const [, , claims = ''] = /^([\w-]+)\.([\w-]+)\.[\w-]+$/m.exec(Buffer.from(creds).toString()) ?? [];
  const token = decode(Buffer.from(claims, 'base64url'));
  const name = isRecord(token) ? token['name'] : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
