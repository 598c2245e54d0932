import type { HttpHookConfig } from '../../../generated/index.js';
import type { HttpPolicy } from '../../core/contract/index.js';
import { isEnforced } from '../../core/registry/enforcement.js';
import { couldNotRun, couldNotRunBecause } from '../../core/runner/could-not-run.js';
import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import type { RunnerConfig } from '../../core/runner/runner-options.js';
import { whyUnsafe } from '../../util/address.js';
import { attempt, messageOf } from '../../util/errors.js';
import { explainRuntimeLimit } from '../../util/runtime-limit.js';
import { Semaphore, SemaphoreWait } from '../../util/semaphore.js';
import { timeoutOf } from '../../util/timeouts.js';
import { Connections } from './connections.js';
import { type ExchangeEnd, type ExchangeSpec, exchange } from './exchange.js';
import { exchangeByFetch } from './fetch-exchange.js';
import { fillHeaders, type SentHeaders } from './header-values.js';
import { failed, type ReadBody, readHttpResponse } from './read-http-response.js';

/** Parts of the host that http hooks depend on. */
interface HttpHost {
  readonly policy: () => HttpPolicy;
  /** Returns a variable of the host's environment, or undefined if hooks must not get it. */
  readonly variable: (name: string) => string | undefined;
}

/** Sends events to the services of http hooks. */
export class HttpClient {
  readonly #host: HttpHost;
  readonly #connections = new Connections();
  readonly #lowPriority = new LowPriorityConnections();
  /** Parsed addresses of frozen configurations. */
  readonly #urls = new WeakMap<HttpHookConfig, URL>();
  #closed = false;

  constructor(config: RunnerConfig) {
    this.#host = httpHost(config);
  }

  /**
   * Sends a request and reads its response with `read`, by default in the native output format. Never rejects, and never reveals
   * the value of a header.
   */
  async send(config: HttpHookConfig, body: Buffer, context: RunContext, read?: ReadBody): Promise<HookRunResult> {
    if (this.#closed) return failed('the hook runner is disposed');
    const tooLarge = whyTooLarge(config, body);
    if (tooLarge !== undefined) return tooLarge;
    let url: URL;
    let sent: SentHeaders;
    try {
      url = this.#urlOf(config);
      const policy = this.#host.policy();
      const unsafe = whyUnsafe(url, policy.allowHttp);
      if (unsafe !== undefined) return failed(unsafe);
      sent = config.headers === undefined ? NO_HEADERS : fillHeaders(config.headers, policy, this.#host.variable);
    } catch (error) {
      return explainRuntimeLimit(error) === undefined ? failed(messageOf(error)) : couldNotRun(error);
    }
    const end = await this.#exchange(url, sent, config, body, context);
    return resultOf(end, context, timeoutOf(config), sent.hide, read);
  }

  close(): void {
    this.#closed = true;
    this.#connections.close();
  }

  async #exchange(
    url: URL,
    sent: SentHeaders,
    config: HttpHookConfig,
    body: Buffer,
    context: RunContext,
  ): Promise<ExchangeEnd> {
    const { signal, killed, maxOutputBytes, whyNotStart } = context;
    const connection = this.#connections.existing(url) ?? (await this.#connections.to(url));
    const spec = {
      headers: withOwnHeaders(sent.headers, context, body),
      body,
      timeoutMs: timeoutOf(config),
      maxBytes: maxOutputBytes,
      signals: signal === undefined ? [killed] : [signal, killed],
      whyNotStart,
    };
    const send = () => (connection === undefined ? exchangeByFetch(url, spec) : exchange(connection, spec));
    return isEnforced(config) ? send() : this.#lowPriority.exchange(url.origin, spec, send);
  }

  #urlOf(config: HttpHookConfig): URL {
    const cached = this.#urls.get(config);
    if (cached !== undefined) return cached;
    const url = new URL(config.url);
    if (Object.isFrozen(config)) this.#urls.set(config, url);
    return url;
  }
}

const NOTHING_ALLOWED: HttpPolicy = { allowedEnv: [], allowHttp: false };

/** Reads the policies of a host. If one cannot be read, nothing is allowed. */
function httpHost(config: RunnerConfig): HttpHost {
  return {
    policy: () => attempt(() => config.getHttpPolicy?.(), undefined) ?? NOTHING_ALLOWED,
    variable: (name) => {
      const blocked = attempt(() => config.getSanitizationConfig?.()?.blockedEnvironmentVariables ?? [], [name]);
      return blocked.includes(name) ? undefined : process.env[name];
    },
  };
}

const DEFAULT_MAX_REQUEST_BYTES = 8 * 1024 * 1024;

/** Returns the result of a hook whose input is too large to send. It could not run: a large input must not bypass a guard. */
function whyTooLarge({ maxRequestBytes: limit = DEFAULT_MAX_REQUEST_BYTES }: HttpHookConfig, body: Buffer) {
  if (body.length <= limit) return undefined;
  return couldNotRunBecause(new Error(`the input of ${body.length} bytes is larger than maxRequestBytes (${limit})`));
}

const NO_HEADERS: SentHeaders = { headers: {}, hide: (text) => text };

function withOwnHeaders(
  headers: Record<string, string>,
  { eventName, contract }: RunContext,
  body: Buffer,
): Record<string, string> {
  return {
    ...headers,
    'content-type': 'application/json',
    'content-length': String(body.length),
    'accept-encoding': 'identity',
    'hookwright-event': eventName,
    'hookwright-contract': contract.version,
  };
}

function resultOf(
  end: ExchangeEnd,
  context: RunContext,
  timeoutMs: number,
  hide: (text: string) => string,
  read?: ReadBody,
): HookRunResult {
  switch (end.kind) {
    case 'answered':
      return readHttpResponse(end, context, hide, read);
    case 'too-long':
      return { ...failed(`responded with more than ${context.maxOutputBytes} bytes, the maximum`), truncated: true };
    case 'failed':
      return failed(hide(end.why));
    case 'not-taken':
      return { ...failed(`did not accept the whole request: ${hide(end.why)}`), skipped: 'not-asked' };
    case 'timed-out':
      return { ...failed(`timed out after ${timeoutMs} ms`), timedOut: true };
    case 'not-asked':
      return { ...failed(`no connection was free for ${timeoutMs} ms, its timeout`), skipped: 'not-asked' };
    case 'refused':
      return { success: false, skipped: 'untrusted', error: end.why };
    case 'aborted':
      return {
        ...failed('aborted by the caller'),
        aborted: true,
        ...(end.asked ? {} : { skipped: 'aborted' as const }),
      };
  }
}

const MAX_PER_ORIGIN = 4;

/** Limits the connections of hooks that are not enforced, so that no guard waits for them. */
class LowPriorityConnections {
  readonly #semaphores = new Map<string, Semaphore>();

  async exchange(origin: string, spec: ExchangeSpec, send: () => Promise<ExchangeEnd>): Promise<ExchangeEnd> {
    const semaphore = this.#semaphoreOf(origin);
    if (!semaphore.take()) {
      const end = await new SemaphoreWait(semaphore, spec.timeoutMs, ...spec.signals).begin(false);
      if (end === 'too-long') return { kind: 'not-asked' };
      if (end !== 'turn') return { kind: 'aborted', asked: false };
    }
    try {
      return await send();
    } finally {
      semaphore.giveBack();
    }
  }

  #semaphoreOf(origin: string): Semaphore {
    const existing = this.#semaphores.get(origin);
    if (existing !== undefined) return existing;
    const semaphore = new Semaphore(MAX_PER_ORIGIN);
    this.#semaphores.set(origin, semaphore);
    return semaphore;
  }
}
