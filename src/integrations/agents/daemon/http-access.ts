import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { writeAtomically } from '../../../config/trust/index.js';
import { attempt } from '../../../util/errors.js';
import { isMissing, readText } from '../../../util/files.js';
import { isRecord } from '../../../util/json.js';
import { answers } from './answers.js';
import { httpFile, makeDaemonFolder, socketPath } from './paths.js';

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

/** Returns the port and the token, or chooses them. A port that another program uses now is replaced. */
export async function chooseHttpAccess(): Promise<HttpAccess> {
  const known = attempt(readHttpAccess, undefined);
  if (known !== undefined && ((await isFree(known.port)) || (await isRunning()))) return known;
  return { port: await choosePort(), token: randomBytes(32).toString('base64url') };
}

/** Ports below those that systems give to outgoing connections, which could take the port of a daemon that restarts. */
const PORTS = { first: 20_000, last: 32_000 };

async function choosePort(): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const port = randomInt(PORTS.first, PORTS.last);
    if (await isFree(port)) return port;
  }
  throw new Error('cannot listen on 127.0.0.1: no port is free');
}

/** Writes the access for the daemon. Settings of agents contain it, too. */
export function writeHttpAccess(access: HttpAccess): void {
  makeDaemonFolder();
  const text = `${JSON.stringify(access)}\n`;
  // A running daemon restarts if the file changes.
  if (readText(httpFile()) !== text) writeAtomically(httpFile(), text, 0o600);
}

export function removeHttpAccess(): void {
  rmSync(httpFile(), { force: true });
}

/** Returns true for a request from this machine with the token. */
export function isAllowed({ headers }: IncomingMessage, { port, token }: HttpAccess): boolean {
  // A page in a browser could reach the port by another name.
  if (headers.host !== `127.0.0.1:${port}` || headers.origin !== undefined) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns true if a server can listen on the port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Returns true if a daemon runs: it has the port, or would not have started. */
function isRunning(): Promise<boolean> {
  const path = socketPath();
  return path === undefined ? Promise.resolve(false) : answers(path);
}
