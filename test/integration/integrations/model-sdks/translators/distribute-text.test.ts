import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distributeJoined,
  distributeText,
  joinTexts,
} from '../../../../../src/integrations/model-sdks/shared/distribute-text.js';
import { propertyRuns } from '../../../../support/long-form.js';

describe('distributeText and distributeJoined [TRN-11]', () => {
  it.each([
    ['put new text into the first part if nothing matches', ['a', 'b'], 'new', ['new', '']],
    ['put text before the first part into it', ['a', 'b'], 'xab', ['xa', 'b']],
    ['put text after the last part into it', ['a', 'b'], 'abx', ['a', 'bx']],
    ['keep the first and last part for an edit in the middle', ['a', 'b', 'c'], 'aXc', ['a', 'X', 'c']],
    ['empty a part whose text was removed', ['a', 'b', 'c'], 'ac', ['a', '', 'c']],
    ['change only the part with the edit', ['one', 'two', 'three'], 'one2three', ['one', '2', 'three']],
    ['match overlapping text only once', ['aa', 'aa'], 'aaa', ['aa', 'a']],
    ['empty all parts for an empty text', ['a', 'b'], '', ['', '']],
  ])('%s', (_what, old, text, shares) => {
    expect(distributeText(old, text)).toEqual(shares);
  });

  it('return parts that join to the new text, for any texts', () => {
    const few = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 5 });
    const texts = fc.array(few, { minLength: 1, maxLength: 4 });
    const check = (old: readonly string[], text: string) => {
      expect(distributeText(old, text).join('')).toBe(text);
      expect(distributeText(old, old.join(''))).toEqual(old);
      expect(distributeJoined(old, joinTexts(old))).toEqual(old);
      const spoken = old.filter((one) => one !== '');
      if (spoken.length === 0) return;
      for (const wanted of [text, joinTexts([...old, text]), joinTexts([text, ...old]), joinTexts(old.with(0, text))]) {
        expect(joinTexts(distributeJoined(spoken, wanted).filter((share) => share !== ''))).toBe(wanted);
      }
    };
    fc.assert(fc.property(texts, few, check), propertyRuns(1_000));
  });

  it('split joined texts at the separator', () => {
    expect(distributeJoined(['one', 'two'], 'one\n\n2')).toEqual(['one', '2']);
    expect(distributeJoined(['one', 'two'], '1\n\ntwo')).toEqual(['1', 'two']);
    expect(distributeJoined(['one', 'two'], 'all new')).toEqual(['all new', '']);
    expect(distributeJoined(['one', 'two'], 'two')).toEqual(['', 'two']);
    expect(distributeJoined(['one', 'two', 'three'], 'one\n\nthree')).toEqual(['one', '', 'three']);
    expect(distributeJoined(['one', 'two'], 'one\n\n1.5\n\ntwo')).toEqual(['one\n\n1.5', 'two']);
    expect(distributeJoined(['one', 'two'], 'none\n\none\n\ntwo')).toEqual(['none\n\none', 'two']);
    expect(distributeJoined(['one', 'two'], 'one\n\ntwo\n\nthree')).toEqual(['one', 'two\n\nthree']);
  });

  it('put everything into the first text if the separator is gone', () => {
    expect(distributeJoined(['one', 'two'], 'one, two')).toEqual(['one, two', '']);
    expect(distributeJoined(['one', 'two'], 'onetwo')).toEqual(['onetwo', '']);
  });
});
