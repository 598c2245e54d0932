import type { Server } from 'node:http';
import type { Socket } from 'node:net';

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

  /** Marks a connection as one of the owner's. */
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
