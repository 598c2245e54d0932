import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from '../api.js';
import { HttpError } from '../http-error.js';

/** Sent with every answer, whatever it is. */
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

/** Decides who may ask. Everything on this machine, and every page in a browser on it, can reach the port. */
export class Gate {
  readonly #token: Buffer;
  readonly #hosts: ReadonlySet<string>;

  constructor(token: string, port: number) {
    this.#token = digestOf(token);
    this.#hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  }

  /** A name that leads here is not ours: a page of somebody else may have bent its own to this address. */
  checkPlace({ headers }: IncomingMessage): void {
    const { host = '', origin } = headers;
    if (!this.#hosts.has(host)) throw new HttpError(403, 'this is not the address of the inspector');
    if (origin !== undefined && origin !== `http://${host}`) throw new HttpError(403, 'another page may not ask here');
  }

  /** What a page of somebody else cannot know, nor send without being asked about it first. */
  checkToken({ headers }: IncomingMessage): void {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new HttpError(403, 'another page may not ask here');
    const given = headers[TOKEN_HEADER];
    const isRight = typeof given === 'string' && timingSafeEqual(digestOf(given), this.#token);
    if (!isRight)
      throw new HttpError(401, 'the token is missing or wrong', 'open the address that the command has printed');
  }
}

/** Of one length, so that comparing tells nothing. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
