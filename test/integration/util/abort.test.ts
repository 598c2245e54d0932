import { getEventListeners } from 'node:events';
import v8 from 'node:v8';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { forwardAbort } from '../../../src/util/abort.js';
import { until } from '../../support/runners/process/support.js';

v8.setFlagsFromString('--expose-gc');
const collectGarbage: () => void = vm.runInNewContext('gc');
const listenersOf = (signal: AbortSignal) => getEventListeners(signal, 'abort');

describe('forwardAbort', () => {
  it("copies the reason of the caller's signal, even if it is already aborted [RUN-22]", () => {
    const caller = new AbortController();
    const own = forwardAbort(caller.signal);
    expect(own.signal.aborted).toBe(false);
    caller.abort('the user left');
    expect(own.signal.reason).toBe('the user left');
    expect(forwardAbort(caller.signal).signal.reason).toBe('the user left');
    expect(listenersOf(caller.signal)).toEqual([]);
  });

  it("can abort without aborting the caller's signal", () => {
    const caller = new AbortController();
    forwardAbort(caller.signal).abort();
    expect(caller.signal.aborted).toBe(false);
  });

  it('stays alive while its signal is referenced, and is then garbage-collected', async () => {
    const caller = new AbortController();
    const kept = forwardAbort(caller.signal).signal;
    const forget = () => {
      for (let run = 0; run < 20; run += 1) forwardAbort(caller.signal).signal.addEventListener('abort', () => {});
    };
    forget();
    expect(listenersOf(caller.signal)).toHaveLength(1);
    collectGarbage();
    await new Promise(setImmediate);
    caller.abort();
    expect(kept.aborted).toBe(true);

    const lasting = new AbortController();
    const forgetAll = () => void forwardAbort(lasting.signal).signal.addEventListener('abort', () => {});
    forgetAll();
    expect(listenersOf(lasting.signal)).toHaveLength(1);
    await until(() => {
      collectGarbage();
      return listenersOf(lasting.signal).length === 0;
    }, 'the signal of the caller has no listener');
  });
});
