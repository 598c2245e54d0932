import type { Agent, ClientRequest, RequestOptions } from 'node:http';

/** Limit of connections per origin. Further requests wait. */
const MAX_PER_ORIGIN = 16;

/** Connection to one service. */
export interface Connection {
  readonly request: (headers: Record<string, string>) => ClientRequest;
  /** Closes idle connections: if one is stale, the others are too. */
  readonly closeIdle: () => void;
}

interface Protocol {
  readonly urlToHttpOptions: (url: URL) => Pick<RequestOptions, 'protocol' | 'hostname' | 'path'>;
  readonly request: (options: RequestOptions) => ClientRequest;
  readonly agent: Agent;
}

/** Connections that stay open between events. Idle ones do not keep the host alive. */
export class Connections {
  readonly #protocols = new Map<string, Promise<Protocol | undefined>>();
  readonly #connections = new WeakMap<URL, Connection>();
  readonly #agents = new Set<Agent>();

  /** Returns the connection for an address that was used before. */
  existing(url: URL): Connection | undefined {
    return this.#connections.get(url);
  }

  /** Creates a connection. Resolves with undefined if the runtime has no sockets, only `fetch`. */
  async to(url: URL): Promise<Connection | undefined> {
    const protocol = await this.#protocol(url.protocol);
    if (protocol === undefined) return undefined;
    const connection = connectionTo(url, protocol);
    this.#connections.set(url, connection);
    return connection;
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }

  #protocol(name: string): Promise<Protocol | undefined> {
    const existing = this.#protocols.get(name);
    if (existing !== undefined) return existing;
    const protocol = hasOnlyFetch() ? Promise.resolve(undefined) : this.#load(name).catch(withFetch);
    this.#protocols.set(name, protocol);
    return protocol;
  }

  async #load(name: string): Promise<Protocol> {
    const { Agent, request } = name === 'https:' ? await import('node:https') : await import('node:http');
    const { urlToHttpOptions } = await import('node:url');
    const agent = new Agent({ keepAlive: true, maxSockets: MAX_PER_ORIGIN, maxFreeSockets: MAX_PER_ORIGIN });
    this.#agents.add(agent);
    return { agent, request: (options) => request(options), urlToHttpOptions };
  }
}

/** Returns true on Cloudflare Workers, where requests of node:http never get a socket. */
function hasOnlyFetch(): boolean {
  const { navigator }: { navigator?: { userAgent?: string }; process: unknown } = globalThis;
  return navigator?.userAgent === 'Cloudflare-Workers';
}

/** Throws the error again if there is no `fetch` either. */
function withFetch(error: unknown): undefined {
  if (typeof fetch !== 'function') throw error;
}

function connectionTo(url: URL, { agent, request, urlToHttpOptions }: Protocol): Connection {
  const { protocol, hostname, path } = urlToHttpOptions(url);
  const port = Number(url.port) || (protocol === 'https:' ? 443 : 80);
  return {
    request: (headers) => request({ protocol, hostname, port, path, method: 'POST', agent, headers }),
    closeIdle: () => {
      const origin = `${hostname}:${port}:`;
      for (const [name, sockets = []] of Object.entries(agent.freeSockets)) {
        if (name.startsWith(origin)) for (const socket of [...sockets]) socket.destroy();
      }
    },
  };
}
