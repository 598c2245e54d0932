import { describe, expect, it } from 'vitest';
import { LooseMap } from '../../../src/util/loose-map.js';

describe('LooseMap', () => {
  it('returns values in insertion order until they are deleted', () => {
    const map = new LooseMap<{ at: number }>();
    for (const at of [1, 2, 3]) map.set(`key ${at}`, { at });
    map.delete('key 2');
    map.delete('nothing');
    expect(map.values()).toEqual([{ at: 1 }, { at: 3 }]);
    expect([map.get('key 2'), map.has('key 2'), map.has('key 3')]).toEqual([undefined, false, true]);
    map.set('key 1', { at: 4 });
    expect(map.values()).toEqual([{ at: 4 }, { at: 3 }]);
  });

  it('returns a list that later changes do not affect', () => {
    const map = new LooseMap<{ at: number }>();
    map.set('a', { at: 1 });
    const values = map.values();
    map.delete('a');
    expect(values).toEqual([{ at: 1 }]);
  });
});
