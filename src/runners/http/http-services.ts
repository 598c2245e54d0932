import type { HttpHookConfig } from '../../../generated/index.js';
import { isEnforced } from '../../core/registry/enforcement.js';
import { couldNotRun, explainRuntimeLimit } from '../../core/runner/could-not-run.js';
import type { HookRunResult, RunContext } from '../../core/runner/hook-type-runner.js';
import { whyUnsafe } from '../../util/address.js';
import { messageOf } from '../../util/errors.js';
import { timeoutOf } from '../../util/timeouts.js';
import { Connections } from './connections.js';
import { type ExchangeEnd, exchange } from './exchange.js';
import { exchangeByFetch } from './fetch-exchange.js';
import { fillHeaders, type SentHeaders } from './header-values.js';
import type { HttpHost } from './http-door.js';
import { LowPriorityConnections } from './low-priority-connections.js';
import { type ReadBody, readAnswer } from './read-answer.js';

/** Asks services. */
export class HttpServices {
  readonly #host: HttpHost;
  readonly #connections = new Connections();
  readonly #unheard = new LowPriorityConnections();
  /** To read an address takes longer than to ask it. A config is frozen, so that what was read stays true. */
  readonly #urls = new WeakMap<HttpHookConfig, URL>();

  constructor(host: HttpHost) {
    this.#host = host;
  }

  /** Never rejects, and never tells the value of a header. */
  async ask(config: HttpHookConfig, body: Buffer, context: RunContext, read?: ReadBody): Promise<HookRunResult> {
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
    const { signal, killed, maxOutputBytes, whyNotStart } = context;
    const timeoutMs = timeoutOf(config);
    const connection = this.#connections.known(url) ?? (await this.#connections.to(url));
    const spec = {
      headers: withOwnHeaders(sent.headers, context, body),
      body,
      timeoutMs,
      maxBytes: maxOutputBytes,
      signals: signal === undefined ? [killed] : [signal, killed],
      whyNotStart,
    };
    const send = () => (connection === undefined ? exchangeByFetch(url, spec) : exchange(connection, spec));
    const end = await (isEnforced(config) ? send() : this.#unheard.exchange(url.origin, spec, send));
    return outcomeOf(end, context, timeoutMs, sent.hide, read);
  }

  close(): void {
    this.#connections.close();
  }

  #urlOf(config: HttpHookConfig): URL {
    const known = this.#urls.get(config);
    if (known !== undefined) return known;
    const url = new URL(config.url);
    if (Object.isFrozen(config)) this.#urls.set(config, url);
    return url;
  }
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

function outcomeOf(
  end: ExchangeEnd,
  context: RunContext,
  timeoutMs: number,
  hide: (text: string) => string,
  read?: ReadBody,
): HookRunResult {
  switch (end.kind) {
    case 'answered':
      return readAnswer(end, context, hide, read);
    case 'too-long':
      return { ...failed(`answered more than the ${context.maxOutputBytes} bytes that are read`), truncated: true };
    case 'failed':
      return failed(hide(end.why));
    case 'not-taken':
      return { ...failed(`did not take all of the request: ${hide(end.why)}`), skipped: 'not-asked' };
    case 'timed-out':
      return { ...failed(`timed out after ${timeoutMs} ms`), timedOut: true };
    case 'not-asked':
      return { ...failed(`no connection was free for ${timeoutMs} ms, which is its timeout`), skipped: 'not-asked' };
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

function failed(why: string): HookRunResult {
  return { success: false, error: new Error(why) };
}
