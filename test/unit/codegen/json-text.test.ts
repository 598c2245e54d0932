import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findJsonMistakes } from '../../../codegen/read/json-text.js';
import { propertyRuns } from '../../support/long-form.js';

function isValid(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('findJsonMistakes accepts exactly the texts that JSON.parse accepts [GEN-1]', () => {
  // Objects with repeated keys are valid JSON, but a mistake.
  const values = fc.jsonValue().map((value) => JSON.stringify(value, null, 2));
  fc.assert(
    fc.property(
      values,
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', ']', '0', '\\', '\n', 'e', '-', '\ufeff'),
      (text, at, typo) => {
        const place = at % (text.length + 1);
        const changed = text.slice(0, place) + typo + text.slice(place);
        const syntax = findJsonMistakes(changed).filter((mistake) => !mistake.text.includes('is repeated'));
        expect(syntax.length === 0).toBe(isValid(changed));
      },
    ),
    propertyRuns(2000),
  );
});

it('findJsonMistakes reports the line and the pointer of a repeated key [GEN-1]', () => {
  const found = findJsonMistakes('{\n "a": [{ "b/c": 1,\n "b/c": 2 }]\n}');
  expect(found).toMatchObject([{ pointer: '/a/0/b~1c', line: 3, text: 'the key "b/c" is repeated in line 3' }]);
});
