import { describe, expect, it } from 'vitest';
import { StreamAbort } from '../../../../../src/integrations/model-sdks/genai/stream.js';

describe('StreamAbort', () => {
  it("aborts on trigger, or with the caller's signal and its reason", () => {
    const left = new StreamAbort();
    left.trigger();
    expect(left.signal.aborted).toBe(true);
    const caller = new AbortController();
    const leaving = new StreamAbort(caller.signal);
    expect(leaving.signal.aborted).toBe(false);
    caller.abort('enough');
    expect(leaving.signal.reason).toBe('enough');
    expect(new StreamAbort(caller.signal).signal.reason).toBe('enough');
  });

  it("removes its listener from the caller's signal on dispose", () => {
    const caller = new AbortController();
    const calls: string[] = [];
    const { addEventListener, removeEventListener } = caller.signal;
    caller.signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      calls.push('added');
      addEventListener.apply(caller.signal, args);
    };
    caller.signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      calls.push('removed');
      removeEventListener.apply(caller.signal, args);
    };
    const leaving = new StreamAbort(caller.signal);
    leaving.dispose();
    expect(calls).toEqual(['added', 'removed']);
    caller.abort();
    expect(leaving.signal.aborted).toBe(false);
  });
});
