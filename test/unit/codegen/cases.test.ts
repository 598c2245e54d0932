import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generate } from '../../../codegen/generate.js';
import { readCases } from '../../../codegen/read/cases.js';
import { escapePointer, type Json, type JsonObject } from '../../../codegen/read/json.js';
import { applyEdit } from '../../../codegen/read/pointer.js';
import { tinyContract } from '../../support/codegen/tiny-contract.js';

const path = 'cases/PingInput.json';

function casesOf(json: JsonObject) {
  const { cases, problems } = readCases(path, json);
  expect(problems).toEqual([]);
  return cases.map(({ name, value, at }) => [name, value, at]);
}

describe('Cases file', () => {
  const valid = { call: { tool: 'write', input: { path: 'a', tags: ['x', 'y'] } } };
  const edited = (edit: JsonObject) => casesOf({ valid, invalid: { wrong: { from: 'call', ...edit } } })[1];

  it('contains valid values as they are, in the order of the file [GEN-5]', () => {
    const values = { second: { from: 'call', set: { '/a': 1 } }, first: null, last: ['x'] };
    expect(casesOf({ valid: values })).toEqual([
      ['second', values.second, undefined],
      ['first', null, undefined],
      ['last', ['x'], undefined],
    ]);
  });

  it('makes an invalid value from a valid one by one change, and expects the failure there [GEN-5]', () => {
    const { tool, input } = valid.call;
    expect(edited({ set: { '/tool': 5 } })).toEqual(['wrong', { tool: 5, input }, '/tool']);
    expect(edited({ set: { '/new': null } })).toEqual(['wrong', { tool, input, new: null }, '/new']);
    expect(edited({ remove: '/input/tags/0' })?.[1]).toEqual({ tool, input: { path: 'a', tags: ['y'] } });
    expect(edited({ set: { '/input/tags/2': 1 } })?.[1]).toEqual({ tool, input: { path: 'a', tags: ['x', 'y', 1] } });
    expect(edited({ remove: '/input', at: '/tool' })).toEqual(['wrong', { tool }, '/tool']);
    expect(casesOf({ valid, invalid: { null: { value: null }, list: { value: [1], at: '/0' } } }).slice(1)).toEqual([
      ['null', null, ''],
      ['list', [1], '/0'],
    ]);
  });

  const wrong = (invalid: Json) => ({ valid, invalid: { wrong: invalid } });
  const form = expect.stringContaining('write { "from": "<name of a valid case>", "set"');

  it.each<[what: string, json: JsonObject, pointer: string, text: string, help: unknown]>([
    ['no cases', {}, '', 'has no cases', 'remove the file, or add a valid case'],
    ['an unknown group', { vaild: {} }, '/vaild', 'unknown key "vaild"', 'did you mean "valid"?'],
    ['a list of cases', { valid: [] }, '/valid', 'is not an object', 'write "valid": { "<name>": ... }'],
    ['text as an invalid case', wrong('no'), '/invalid/wrong', 'is not an object', form],
    [
      'an unknown key',
      wrong({ from: 'call', remvoe: '/tool' }),
      '/invalid/wrong/remvoe',
      'unknown key "remvoe"',
      'did you mean "remove"?',
    ],
    [
      'an unknown key that resembles none',
      wrong({ because: 'x' }),
      '/invalid/wrong/because',
      'unknown key "because"',
      'the keys are from, set, remove, value, at',
    ],
    [
      'an unknown valid case',
      wrong({ from: 'cal', remove: '/tool' }),
      '/invalid/wrong/from',
      'there is no valid case "cal"',
      'did you mean "call"?',
    ],
    [
      'a valid case with the name of a method',
      wrong({ from: 'toString', remove: '/tool' }),
      '/invalid/wrong/from',
      'there is no valid case "toString"',
      'name a case of "valid" in this file',
    ],
    ...[
      wrong({}),
      wrong({ from: 'call' }),
      wrong({ remove: '/tool' }),
      wrong({ from: 'call', value: 1 }),
      wrong({ from: 'call', set: {} }),
      wrong({ from: 'call', set: { '/tool': 1, '/new': 1 } }),
      wrong({ from: 'call', set: { '/new': 1 }, remove: '/tool' }),
      wrong({ from: 'call', remove: ['/tool'] }),
      wrong({ from: 5, remove: '/tool' }),
    ].map((json): [string, JsonObject, string, string, unknown] => [
      JSON.stringify(json.invalid.wrong),
      json,
      '/invalid/wrong',
      'is neither one change of a valid case nor a value',
      form,
    ]),
    ...['/missing', '', 'tool', '/tool/x', '/input/tags/2', '/input/tags/-1', '/input/tags/length'].map(
      (pointer): [string, JsonObject, string, string, unknown] => [
        `removal of "${pointer}"`,
        wrong({ from: 'call', remove: pointer }),
        '/invalid/wrong/remove',
        `"${pointer}" does not exist in "call"`,
        expect.stringContaining('JSON pointer'),
      ],
    ),
    [
      'a value below a missing one',
      wrong({ from: 'call', set: { '/a/b': 1 } }),
      '/invalid/wrong/set/~1a~1b',
      '"/a/b" does not exist in "call"',
      expect.stringContaining('JSON pointer'),
    ],
    [
      'a change without effect',
      wrong({ from: 'call', set: { '/tool': 'write' } }),
      '/invalid/wrong/set/~1tool',
      'changes nothing in "call"',
      'set another value',
    ],
    [
      'a redundant pointer',
      wrong({ from: 'call', remove: '/tool', at: '/tool' }),
      '/invalid/wrong/at',
      'is the changed pointer, which is the default',
      'remove it, or write the pointer where validation fails',
    ],
    [
      'a pointer that is a number',
      wrong({ value: 1, at: 1 }),
      '/invalid/wrong/at',
      'is not a JSON pointer',
      'remove it, or write the pointer where validation fails',
    ],
  ])('is reported with pointer and help for %s [GEN-5]', (_what, json, pointer, text, help) => {
    expect(readCases(path, json).problems).toEqual([{ file: path, pointer, text, help }]);
  });

  it('stops the generator if a case does not hold [GEN-5]', async () => {
    const cases = { valid: { 'a/b': { count: 1 }, text: { count: 'x' } }, invalid: { same: { value: {} } } };
    const sources = tinyContract({ input: { count: { type: 'number' } } });
    const { problems } = await generate([...sources, { path, text: JSON.stringify(cases) }]);
    expect(problems.map(({ pointer, text }) => `${pointer} ${text}`)).toEqual([
      '/invalid/same is valid',
      '/valid/text/count must be number',
    ]);
  });
});

describe('applyEdit', () => {
  const objects = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { noNullPrototype: true });
  const toJson = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value));

  it('sets and removes every property without changing the original [GEN-5]', () => {
    fc.assert(
      fc.property(objects, fc.string(), fc.jsonValue(), (object, name, value) => {
        fc.pre(name !== '__proto__' && !Object.hasOwn(object, name));
        const base = toJson({ outer: object });
        const before = JSON.stringify(base);
        const pointer = `/outer/${escapePointer(name)}`;
        const added = applyEdit(base, { pointer, value: toJson({ value })['value'] ?? null });
        expect(JSON.stringify(base)).toBe(before);
        expect(added).not.toEqual(base);
        expect(applyEdit(added ?? null, { pointer })).toEqual(base);
        expect(applyEdit(base, { pointer })).toBeUndefined();
      }),
    );
  });
});
