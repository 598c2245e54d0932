import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinTexts, shareJoined, shareOut } from '../../src/translate/share-text.js';

describe('a text that is divided among the parts of the old one [TRN-11]', () => {
  it.each([
    ['the first takes what is left when nothing fits', ['a', 'b'], 'new', ['new', '']],
    ['what is put in front goes to the first part', ['a', 'b'], 'xab', ['xa', 'b']],
    ['what is put behind goes to the last part', ['a', 'b'], 'abx', ['a', 'bx']],
    ['an edit in the middle leaves both ends', ['a', 'b', 'c'], 'aXc', ['a', 'X', 'c']],
    ['a part that is gone is empty', ['a', 'b', 'c'], 'ac', ['a', '', 'c']],
    ['of all parts only the one with the edit changes', ['one', 'two', 'three'], 'one2three', ['one', '2', 'three']],
    ['nothing that fits twice is counted twice', ['aa', 'aa'], 'aaa', ['aa', 'a']],
    ['an empty text empties all', ['a', 'b'], '', ['', '']],
  ])('%s', (_what, old, text, shares) => {
    expect(shareOut(old, text)).toEqual(shares);
  });

  it('loses nothing of it and adds nothing, whatever it is', () => {
    const few = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 5 });
    const texts = fc.array(few, { minLength: 1, maxLength: 4 });
    const check = (old: readonly string[], text: string) => {
      expect(shareOut(old, text).join('')).toBe(text);
      expect(shareOut(old, old.join(''))).toEqual(old);
      expect(shareJoined(old, joinTexts(old))).toEqual(old);
    };
    fc.assert(fc.property(texts, few, check));
  });

  it('keeps what was joined apart where the joint is still there', () => {
    expect(shareJoined(['one', 'two'], 'one\n\n2')).toEqual(['one', '2']);
    expect(shareJoined(['one', 'two'], '1\n\ntwo')).toEqual(['1', 'two']);
    expect(shareJoined(['one', 'two'], 'all new')).toEqual(['all new', '']);
    expect(shareJoined(['one', 'two'], 'one, two')).toEqual(['one, ', 'two']);
  });
});
