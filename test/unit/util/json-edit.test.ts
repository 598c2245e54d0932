import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addValue, innerText, parseJsonc, readJsonc, removeValue, setInnerText } from '../../../src/util/json-edit.js';
import { propertyRuns } from '../../support/long-form.js';
import { jsoncFile, jsoncObject } from '../../support/util/random-jsonc.js';

describe('addValue', () => {
  it.each([
    ['an empty object', '{}\n', '{\n  "new": {\n    "x": [\n      1\n    ]\n  }\n}\n'],
    ['a new line', '{\n  "a": 1\n}', '{\n  "a": 1,\n  "new": {\n    "x": [\n      1\n    ]\n  }\n}'],
    ['tabs', '{\n\t"a": 1\n}', '{\n\t"a": 1,\n\t"new": {\n\t\t"x": [\n\t\t\t1\n\t\t]\n\t}\n}'],
    ['CRLF', '{\r\n  "a": 1\r\n}', '{\r\n  "a": 1,\r\n  "new": {\r\n    "x": [\r\n      1\r\n    ]\r\n  }\r\n}'],
    ['one line', '{"a":1}', '{"a":1, "new": {"x":[1]}}'],
    ['a trailing comma', '{\n  "a": 1,\n}', '{\n  "a": 1,\n  "new": {\n    "x": [\n      1\n    ]\n  },\n}'],
    [
      'a comment at the end',
      '{\n  "a": 1 // one\n}',
      '{\n  "a": 1, // one\n  "new": {\n    "x": [\n      1\n    ]\n  }\n}',
    ],
    ['an empty file', '', '{\n  "new": {\n    "x": [\n      1\n    ]\n  }\n}\n'],
    ['a byte-order mark', '\uFEFF{"a":1}', '\uFEFF{"a":1, "new": {"x":[1]}}'],
  ])('follows the layout of a file with %s', (_, before, after) => {
    expect(addValue(before, [], 'new', { x: [1] })).toBe(after);
  });

  it('adds an item to a list', () => {
    expect(addValue('{\n  "a": [\n    1\n  ]\n}', ['a'], undefined, 2)).toBe('{\n  "a": [\n    1,\n    2\n  ]\n}');
    expect(addValue('{"a": [1]}', ['a'], undefined, { b: 2 })).toBe('{"a": [1, {"b":2}]}');
    expect(() => addValue('{}', ['a'], undefined, 2)).toThrow('there is no value at a');
  });
});

describe('removeValue', () => {
  it.each([
    ['the first member', '{"a": 1, "b": 2}', '{ "b": 2}'],
    ['a member in the middle', '{\n  "x": 0,\n  "a": 1, // one\n  "b": 2\n}', '{\n  "x": 0, // one\n  "b": 2\n}'],
    ['the last member', '{ "x": 0, /* c */ "a": 1 }', '{ "x": 0 /* c */ }'],
    ['a member behind a line comment', '{ // c\n "a": 1, "b": 2}', '{ // c\n  "b": 2}'],
    ['a comma behind a comment', '{"a": 1 /* c */, "b": 2}', '{ /* c */ "b": 2}'],
    ['the only member', '{\n  "a": 1,\n}', '{\n}'],
  ])('keeps comments and other values around %s', (_, before, after) => {
    expect(removeValue(before, ['a'])).toBe(after);
  });
});

it('a value that is added and removed leaves every file with other values as it was', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(jsoncFile(jsoncObject(keys)), fc.jsonValue(), (text, value) => {
      const added = addValue(text, [], 'new', value);
      expect(parseJsonc(added)).toEqual({ ...Object(parseJsonc(text)), new: JSON.parse(JSON.stringify(value)) });
      expect(removeValue(added, ['new'])).toBe(text);
    }),
    propertyRuns(2000),
  );
});

it('an empty object is as it was after its inner text is set back', () => {
  const none = fc.constant<readonly string[]>([]);
  fc.assert(
    fc.property(jsoncFile(jsoncObject(none)), fc.jsonValue(), (text, value) => {
      const removed = removeValue(addValue(text, [], 'new', value), ['new']);
      expect(parseJsonc(removed)).toEqual({});
      expect(setInnerText(removed, [], innerText(text, []))).toBe(text);
    }),
    propertyRuns(500),
  );
});

it('readJsonc reports a comment without an end, and where', () => {
  expect(readJsonc('{} /* x').error).toEqual({ at: 3, message: 'the comment that begins here is not closed' });
  expect(readJsonc(' // only a comment')).toMatchObject({ root: undefined, error: undefined });
});
