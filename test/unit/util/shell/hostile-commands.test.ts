import { describe, expect, it } from 'vitest';
import { commandFacts } from '../../../../src/util/shell/facts/command-facts.js';
import { FactList } from '../../../../src/util/shell/facts/fact-list.js';
import { HOSTILE_COMMANDS } from '../../../support/util/shell/hostile-commands.js';

const MAX_ENTRIES = 256;

describe('commandFacts of hostile commands', () => {
  it.each(Object.entries(HOSTILE_COMMANDS))('stops at its limits: %s', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(32 * 1024);
    const { programs, reads, writes, deletes, hosts } = commandFacts(text, { cwd: '/work' });
    for (const list of [programs, reads, writes, deletes, hosts]) expect(list.length).toBeLessThanOrEqual(MAX_ENTRIES);
  });

  it('is opaque if a list was cut, and keeps all arguments', () => {
    const { programs, deletes, opaque, why_opaque } = commandFacts(HOSTILE_COMMANDS['many files'] ?? '');
    expect(programs[0]?.args).toHaveLength(4000);
    expect(deletes).toHaveLength(MAX_ENTRIES);
    expect({ opaque, why_opaque }).toEqual({ opaque: true, why_opaque: 'more than 256 deletes' });
  });

  it.each([
    ['a'.repeat(32 * 1024 + 1), 'longer than 32 KiB'],
    ['<<E '.repeat(65), 'more than 64 here-documents'],
    [`${'$(a) '.repeat(200)}${'a '.repeat(8000)}`, 'too many substitutions for its length'],
    ['ls;'.repeat(10_000), 'takes too many steps to resolve'],
  ])('is opaque beyond a limit: %#', (text, why_opaque) => {
    expect(commandFacts(text)).toMatchObject({ opaque: true, why_opaque });
  });

  it('accepts a command at the limit of its length', () => {
    expect(commandFacts('a'.repeat(32 * 1024))).toMatchObject({ opaque: false });
    expect(commandFacts(`${'<<E '.repeat(64)}\n${'E\n'.repeat(64)}`)).toMatchObject({ opaque: false });
  });

  it('counts steps, and stops after a fixed number', () => {
    const facts = new FactList();
    expect(() => {
      for (;;) facts.spend(1);
    }).toThrow();
  });
});
