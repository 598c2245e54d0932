import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { TOKEN_HEADER } from '../api.js';
import { HttpError } from '../http-error.js';

/** Headers sent with every response. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Authorizes requests. Every process on this machine and every page in its browsers can reach the port. */
export class Gate {
  readonly #token: Buffer;
  readonly #hosts: ReadonlySet<string>;

  constructor(token: string, port: number) {
    this.#token = digestOf(token);
    this.#hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  }

  /** Rejects other Host and Origin headers (DNS rebinding). */
  checkHost({ headers }: IncomingMessage): void {
    const { host = '', origin } = headers;
    if (!this.#hosts.has(host)) throw new HttpError(403, 'this is not the address of the inspector');
    if (origin !== undefined && origin !== `http://${host}`) throw new HttpError(403, 'another page may not ask here');
  }

  /**
   * Rejects cross-site requests and requests without the token. Other pages cannot send the token header without a
   * preflight.
   */
  checkToken({ headers }: IncomingMessage): void {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new HttpError(403, 'another page may not ask here');
    const token = headers[TOKEN_HEADER];
    const isValid = typeof token === 'string' && timingSafeEqual(digestOf(token), this.#token);
    if (!isValid)
      throw new HttpError(401, 'the token is missing or wrong', 'open the address that the command has printed');
  }
}

/** Returns a digest of fixed length, so that the comparison takes constant time. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const MAX_CONNECTIONS = 256;
const MAX_STRANGERS = 64;

/**
 * Limits the connections of a server. Any local user can open connections, so a connection without the token is closed as
 * soon as too many newer ones exist. A connection that sent the token stays.
 */
export class Connections {
  readonly #strangers = new Set<Socket>();

  constructor(server: Server) {
    server.maxConnections = MAX_CONNECTIONS;
    server.on('connection', (socket: Socket) => this.#admit(socket));
  }

  /** Marks a connection as authenticated. */
  trust(socket: Socket): void {
    this.#strangers.delete(socket);
  }

  #admit(socket: Socket): void {
    this.#strangers.add(socket);
    socket.once('close', () => this.#strangers.delete(socket));
    const [oldest] = this.#strangers;
    if (this.#strangers.size <= MAX_STRANGERS || oldest === undefined) return;
    this.#strangers.delete(oldest);
    oldest.destroy();
  }
}
