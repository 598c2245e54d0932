import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drain } from '../../../src/util/drain.js';

describe('Drain', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  it('ends 50 ms after the exit if nothing is printed', () => {
    const drain = new Drain();
    drain.commandExited();
    vi.advanceTimersByTime(49);
    expect(drain.remainingMs).toBe(1);
    vi.advanceTimersByTime(1);
    expect(drain.remainingMs).toBe(0);
  });

  it('starts the 50 ms again with every chunk, for 300 ms at most [RUN-19]', () => {
    const drain = new Drain();
    drain.commandExited();
    const remaining = Array.from({ length: 7 }, () => {
      vi.advanceTimersByTime(40);
      drain.sawData();
      return drain.remainingMs;
    });
    expect(remaining).toEqual([50, 50, 50, 50, 50, 50, 20]);
  });

  it('does not count silence before the exit', () => {
    const drain = new Drain();
    drain.sawData();
    vi.advanceTimersByTime(200);
    expect(drain.remainingMs).toBe(100);
  });
});
