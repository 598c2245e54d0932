import { ProcessSemaphore } from '../../util/semaphore.js';
import { SemaphoreWait } from '../../util/semaphore-wait.js';
import type { ExchangeEnd, ExchangeSpec } from './exchange.js';

/** Of the connections to one origin. */
const MOST = 4;

/** Hooks whose answers do not count have a few of the connections to a service, so that no guard waits behind them. */
export class LowPriorityConnections {
  readonly #shares = new Map<string, ProcessSemaphore>();

  async exchange(origin: string, spec: ExchangeSpec, send: () => Promise<ExchangeEnd>): Promise<ExchangeEnd> {
    const share = this.#shareOf(origin);
    if (!share.take()) {
      const end = await new SemaphoreWait(share, spec.timeoutMs, ...spec.signals).begin(false);
      if (end === 'too-long') return { kind: 'not-asked' };
      if (end !== 'turn') return { kind: 'aborted', asked: false };
    }
    try {
      return await send();
    } finally {
      share.giveBack();
    }
  }

  #shareOf(origin: string): ProcessSemaphore {
    const known = this.#shares.get(origin);
    if (known !== undefined) return known;
    const share = new ProcessSemaphore(MOST);
    this.#shares.set(origin, share);
    return share;
  }
}
