import { Semaphore, SemaphoreWait } from '../../util/semaphore.js';
import type { ExchangeEnd, ExchangeSpec } from './exchange.js';

const MAX_PER_ORIGIN = 4;

/** Limits the connections of hooks that are not enforced, so that no guard waits for them. */
export class LowPriorityConnections {
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
