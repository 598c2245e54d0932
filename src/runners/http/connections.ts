import type { Agent, ClientRequest, RequestOptions } from 'node:http';

/** Per origin; whoever finds none free waits for one. */
const MOST_PER_ORIGIN = 16;

/** The way to one service. */
export interface Connection {
  readonly request: (headers: Record<string, string>) => ClientRequest;
  /** Ends what is kept and not in use: when one of them has gone stale, so have the others. */
  readonly forgetIdle: () => void;
}

interface Protocol {
  readonly urlToHttpOptions: (url: URL) => Pick<RequestOptions, 'protocol' | 'hostname' | 'path'>;
  readonly request: (options: RequestOptions) => ClientRequest;
  readonly agent: Agent;
}

/** The connections that are kept between events. Idle ones do not keep a host alive: agents see to that. */
export class Connections {
  readonly #protocols = new Map<string, Promise<Protocol | undefined>>();
  readonly #known = new WeakMap<URL, Connection>();
  readonly #agents = new Set<Agent>();

  /** The way that was found before; undefined before the first time. */
  known(url: URL): Connection | undefined {
    return this.#known.get(url);
  }

  /** Resolves with undefined where the runtime has no sockets, only `fetch`. */
  async to(url: URL): Promise<Connection | undefined> {
    const protocol = await this.#protocol(url.protocol);
    if (protocol === undefined) return undefined;
    const connection = connectionTo(url, protocol);
    this.#known.set(url, connection);
    return connection;
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }

  #protocol(name: string): Promise<Protocol | undefined> {
    const known = this.#protocols.get(name);
    if (known !== undefined) return known;
    const protocol = hasOnlyFetch() ? Promise.resolve(undefined) : this.#load(name).catch(withFetch);
    this.#protocols.set(name, protocol);
    return protocol;
  }

  async #load(name: string): Promise<Protocol> {
    const { Agent, request } = name === 'https:' ? await import('node:https') : await import('node:http');
    const { urlToHttpOptions } = await import('node:url');
    const agent = new Agent({ keepAlive: true, maxSockets: MOST_PER_ORIGIN, maxFreeSockets: MOST_PER_ORIGIN });
    this.#agents.add(agent);
    return { agent, request: (options) => request(options), urlToHttpOptions };
  }
}

/** Cloudflare Workers have a node:http whose requests never get a socket. */
function hasOnlyFetch(): boolean {
  const { navigator }: { navigator?: { userAgent?: string }; process: unknown } = globalThis;
  return navigator?.userAgent === 'Cloudflare-Workers';
}

/** Throws the error again if there is no `fetch` either. */
function withFetch(error: unknown): undefined {
  if (typeof fetch !== 'function') throw error;
}

function connectionTo(url: URL, { agent, request, urlToHttpOptions }: Protocol): Connection {
  // Of all that can be said of an address only this matters here, and a small object is asked sooner.
  const { protocol, hostname, path } = urlToHttpOptions(url);
  const port = Number(url.port) || (protocol === 'https:' ? 443 : 80);
  return {
    request: (headers) => request({ protocol, hostname, port, path, method: 'POST', agent, headers }),
    forgetIdle: () => {
      const origin = `${hostname}:${port}:`;
      for (const [name, sockets = []] of Object.entries(agent.freeSockets)) {
        if (name.startsWith(origin)) for (const socket of [...sockets]) socket.destroy();
      }
    },
  };
}
