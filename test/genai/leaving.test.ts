import { describe, expect, it } from 'vitest';
import { StreamAbort } from '../../src/integrations/model-sdks/genai/stream-abort.js';

describe('what ends the requests of a stream', () => {
  it('aborts when somebody leaves, and with the signal of the caller, whose reason it gives', () => {
    const left = new StreamAbort();
    left.leave();
    expect(left.signal.aborted).toBe(true);
    const caller = new AbortController();
    const leaving = new StreamAbort(caller.signal);
    expect(leaving.signal.aborted).toBe(false);
    caller.abort('enough');
    expect(leaving.signal.reason).toBe('enough');
    expect(new StreamAbort(caller.signal).signal.reason).toBe('enough');
  });

  it('listens to the caller no longer than there is something to end', () => {
    const caller = new AbortController();
    const heard: string[] = [];
    const { addEventListener, removeEventListener } = caller.signal;
    caller.signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      heard.push('listens');
      addEventListener.apply(caller.signal, args);
    };
    caller.signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      heard.push('is gone');
      removeEventListener.apply(caller.signal, args);
    };
    const leaving = new StreamAbort(caller.signal);
    leaving.over();
    expect(heard).toEqual(['listens', 'is gone']);
    caller.abort();
    expect(leaving.signal.aborted).toBe(false);
  });
});
