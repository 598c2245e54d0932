import type { HttpHookConfig } from '../../../generated/index.js';
import type { HttpPolicy } from '../../core/contract/index.js';
import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import type { HttpServices } from './http-services.js';
import type { ReadBody } from './read-answer.js';

/** What a runner asks the host about http hooks. */
export interface HttpHost {
  readonly policy: () => HttpPolicy;
  /** A variable of the host's environment, unless hooks must never see it. */
  readonly variable: (name: string) => string | undefined;
}

/** The way to the services of one runner. Few hosts have http hooks, so what speaks HTTP is loaded with the first of them. */
export class HttpDoor {
  readonly #host: HttpHost;
  #services: HttpServices | undefined;
  #closed = false;
  #loading: Promise<HttpServices> | undefined;

  constructor(host: HttpHost) {
    this.#host = host;
  }

  /** `read` reads the body of a successful response. Defaults to the native output format. */
  ask(config: HttpHookConfig, body: Buffer, context: RunContext, read?: ReadBody): Promise<HookRunResult> {
    if (this.#closed) return Promise.resolve({ success: false, error: new Error('the hook runner is disposed') });
    if (this.#services !== undefined) return this.#services.ask(config, body, context, read);
    return this.#load().then((services) => services.ask(config, body, context, read));
  }

  /** Ends the connections that are kept; those in use end with their exchange. */
  close(): void {
    this.#closed = true;
    this.#services?.close();
  }

  #load(): Promise<HttpServices> {
    this.#loading ??= import('./http-services.js').then(({ HttpServices }) => {
      this.#services = new HttpServices(this.#host);
      return this.#services;
    });
    return this.#loading;
  }
}
