import { describe, expect, it } from 'vitest';
import type { DialectConditions } from '../../../../generated/index.js';
import { conditionsHold, expand, fill, lookupIn, textOf } from '../../../../src/config/dialects/templates.js';

const variable = (name: string): string => `\${${name}}`;
const words = (path: string): unknown => (path === '$event' ? 'PreToolUse' : undefined);
const look = lookupIn({ tool: { name: 'ls', empty: '' }, at: '2026-01-02T03:04:05Z' }, words);

describe('text of a dialect document', () => {
  it('contains the values of its variables', () => {
    expect(expand(`${variable('home')}/hooks/${variable('name')}.sh`, { home: '/h', name: 'guard' })).toBe(
      '/h/hooks/guard.sh',
    );
    expect(expand('no variable', {})).toBe('no variable');
  });

  it.each([{}, { home: undefined }, { home: '' }])('is undefined if a variable has no value: %j', (values) => {
    expect(expand(`${variable('home')}/hooks`, values)).toBeUndefined();
  });

  it('reads no values from Object.prototype', () => {
    expect(expand(variable('constructor'), {})).toBeUndefined();
    expect(look('tool.constructor')).toBeUndefined();
  });
});

describe('template of a dialect document', () => {
  it('reads the input by path, and variables by name', () => {
    expect(look('tool.name')).toBe('ls');
    expect(look('$.tool.name')).toBe('ls');
    expect(look('$event')).toBe('PreToolUse');
    expect(look('tool.name.first')).toBeUndefined();
  });

  it('omits entries without a value, in objects and in lists', () => {
    const template = { event: '$event', tool: '$.tool.name', none: '$none', list: ['$event', '$none', 'text'] };
    expect(fill(template, look)).toEqual({ event: 'PreToolUse', tool: 'ls', list: ['PreToolUse', 'text'] });
  });

  it('uses the first path that has a value, or else its default', () => {
    expect(fill({ $: ['$none', '$event'] }, look)).toBe('PreToolUse');
    expect(fill({ $: '$none', default: 'nothing' }, look)).toBe('nothing');
    expect(fill({ $: '$.tool.empty', default: 'nothing' }, look)).toBe('');
    expect(fill({ $: '$.tool.empty', emptyAs: 'empty' }, look)).toBe('empty');
    expect(fill({ $: '$none', emptyAs: 'empty', default: 'nothing' }, look)).toBe('empty');
  });

  it('renames or converts a value', () => {
    expect(fill({ $: '$.tool.name', map: { ls: 'LS' } }, look)).toBe('LS');
    expect(fill({ $: '$event', map: { ls: 'LS' } }, look)).toBe('PreToolUse');
    expect(fill({ $: '$.tool', as: 'json' }, look)).toBe('{"name":"ls","empty":""}');
    expect(fill({ $: '$.at', as: 'epochMs' }, look)).toBe(Date.UTC(2026, 0, 2, 3, 4, 5));
    expect(fill({ $: '$.tool', as: 'text' }, look)).toBe('{"name":"ls","empty":""}');
  });
});

describe('text of a value', () => {
  it.each([
    ['plain', 'plain'],
    [[{ text: 'a' }, { message: 'b' }, 'c'], 'a\nb\nc'],
    [{ other: 1 }, '{"other":1}'],
    [undefined, ''],
  ])('of %j is %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });
});

describe('conditions of a dialect document', () => {
  it.each<[DialectConditions | undefined, boolean]>([
    [undefined, true],
    [{ 'tool.name': 'ls' }, true],
    [{ 'tool.name': 'rm' }, false],
    [{ 'tool.name': ['rm', 'ls'] }, true],
    [{ tool: ['rm', 'ls'] }, false],
    [{ 'tool.name': { absent: true } }, false],
    [{ none: { absent: true } }, true],
    [{ tool: { type: 'object' } }, true],
    [{ tool: { type: 'string' } }, false],
    [{ 'tool.name': { type: 'object' } }, false],
    [{ 'tool.name': { not: ['ls'] } }, false],
    [{ 'tool.name': { not: ['rm'] } }, true],
    [{ 'tool.empty': { blank: true } }, true],
    [{ 'tool.name': { blank: true } }, false],
    [{ 'tool.name': { min: 2 } }, true],
    [{ 'tool.name': { min: 3 } }, false],
    [{ 'tool.name': 'ls', none: { absent: false } }, false],
  ])('%j hold: %s', (conditions, result) => {
    expect(conditionsHold(conditions, look)).toBe(result);
  });

  it('hold only if their value is known', () => {
    expect(conditionsHold({ 'tool.name': 'rm' }, look, () => false)).toBe(true);
    expect(conditionsHold({ 'tool.name': 'rm' }, look, (path) => path === 'tool.name')).toBe(false);
  });
});
