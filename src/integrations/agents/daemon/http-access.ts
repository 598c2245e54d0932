import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { isMissing } from '../../../util/files.js';
import { isRecord } from '../../../util/json.js';
import { httpFile, makeDaemonFolder } from './paths.js';

/** Port and token for http hooks of agents. */
export interface HttpAccess {
  readonly port: number;
  readonly token: string;
}

/** Returns the port and the token. Undefined if no agent uses http hooks. */
export function readHttpAccess(): HttpAccess | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(httpFile(), 'utf8'));
    if (!isRecord(value)) return undefined;
    const { port, token } = value;
    return typeof port === 'number' && typeof token === 'string' && token.length >= 32 ? { port, token } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Returns the port and the token. Chooses them at the first call: settings of agents contain them. */
export async function makeHttpAccess(): Promise<HttpAccess> {
  const known = readHttpAccess();
  if (known !== undefined) return known;
  makeDaemonFolder();
  const access = { port: await freePort(), token: randomBytes(32).toString('base64url') };
  writeFileSync(httpFile(), `${JSON.stringify(access)}\n`, { mode: 0o600, flag: 'wx' });
  return access;
}

/** Returns true for a request from this machine with the token. */
export function isAllowed({ headers }: IncomingMessage, { port, token }: HttpAccess): boolean {
  // A page in a browser could reach the port by another name.
  if (headers.host !== `127.0.0.1:${port}` || headers.origin !== undefined) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
