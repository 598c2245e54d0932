import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesFor, findOurEntries } from '../../../../../src/integrations/agents/install/entries.js';
import {
  addEntries,
  removeEntries,
  settingsValue,
  textProblem,
} from '../../../../../src/integrations/agents/install/settings-text.js';
import { addValue, parseJsonc } from '../../../../../src/util/json-edit.js';
import { AGENTS, agentNamed, ENTRY_OPTIONS } from '../../../../support/integrations/agents/agents.js';
import { propertyRuns } from '../../../../support/long-form.js';
import { jsoncFile, jsoncObject, jsoncValue } from '../../../../support/util/random-jsonc.js';

const names = fc.constantFrom(...AGENTS.map(({ name }) => name));

/** Returns settings files: with and without hooks, some of them empty, with hooks of others. */
function settingsOf(name: string): fc.Arbitrary<string> {
  const { dialect, install } = agentNamed(name);
  const events = fc.uniqueArray(fc.constantFrom(...Object.keys(install.events)), { maxLength: 3 });
  const other = fc.constantFrom('[]', '[ ]', '[ // none\n]', '[{"matcher": "x", "hooks": [{"command": "true"}]}]');
  const hooks = jsoncObject(events, 2, () => other);
  const keys = fc.uniqueArray(fc.constantFrom('a', 'env', dialect.config.at, 'version'), { maxLength: 4 });
  return jsoncFile(jsoncObject(keys, 2, (key) => (key === dialect.config.at ? hooks : jsoncValue(1))));
}

describe('entries in random settings', () => {
  const random = names.chain((name) => fc.tuple(fc.constant(name), settingsOf(name)));

  it('are added once for each event, after the hooks of others, and change no other value', () => {
    fc.assert(
      fc.property(random, ([name, before]) => {
        const each = agentNamed(name);
        const entries = entriesFor(each, ENTRY_OPTIONS);
        const { text } = addEntries(each, before, entries);
        const key = each.dialect.config.at;
        const found = findOurEntries(each, settingsValue(text)[key], 'hookwright');
        expect(found.map(({ event, handler }) => [event, handler]).sort()).toEqual(
          entries.map(({ event, handler }) => [event, handler]).sort(),
        );
        expect(settingsValue(text)).toMatchObject({ ...settingsValue(before), [key]: expect.anything() });
        for (const { event, path } of found) {
          const list = Object(settingsValue(text)[key])[event];
          expect(path[1]).toBe(String(list.length - 1));
        }
      }),
      propertyRuns(400),
    );
  });

  it('are removed byte-precisely', () => {
    fc.assert(
      fc.property(random, ([name, before]) => {
        const each = agentNamed(name);
        const { text, containers } = addEntries(each, before, entriesFor(each, ENTRY_OPTIONS));
        expect(removeEntries(each, text, 'hookwright', containers)).toBe(before);
      }),
      propertyRuns(800),
    );
  });

  it('are removed byte-precisely after an edit of the user', () => {
    const edits: Record<string, (text: string, key: string) => string> = {
      'a member at the start': (text) => text.replace('{', '{ "new": [1], // mine\n'),
      'a member at the end': (text) => addValue(text, [], 'last', { x: [1, 2] }),
      'blank lines around the file': (text) => `${text}\n\n`,
    };
    fc.assert(
      fc.property(random, fc.constantFrom(...Object.values(edits)), ([name, before], edit) => {
        const each = agentNamed(name);
        fc.pre(Object.keys(settingsValue(before)).length > 0);
        const key = each.dialect.config.at;
        const { text, containers } = addEntries(each, before, entriesFor(each, ENTRY_OPTIONS));
        const removed = removeEntries(each, edit(text, key), 'hookwright', containers);
        expect(parseJsonc(removed ?? '')).toEqual(parseJsonc(edit(before, key)));
        expect(removed?.replaceAll(/\s/g, '')).toBe(edit(before, key).replaceAll(/\s/g, ''));
      }),
      propertyRuns(600),
    );
  });

  it('are removed without a record, and the hooks of others stay', () => {
    fc.assert(
      fc.property(random, ([name, before]) => {
        const each = agentNamed(name);
        const { text } = addEntries(each, before, entriesFor(each, ENTRY_OPTIONS));
        const removed = removeEntries(each, text, 'hookwright', undefined) ?? '{}';
        const key = each.dialect.config.at;
        expect(findOurEntries(each, settingsValue(removed)[key], 'hookwright')).toEqual([]);
        const comments = before.match(/\/\* a, b \*\/|\/\/ c/g) ?? [];
        for (const comment of comments) expect(removed).toContain(comment);
      }),
      propertyRuns(400),
    );
  });
});

describe('textProblem', () => {
  it.each([
    ['not valid JSON', '{"a": }', 6, 'not valid JSON: expected a value, but found "}"'],
    ['a list', '[]', 0, 'the file must contain an object'],
    ['hooks that are not an object', '{"hooks": []}', 10, '"hooks" must be an object'],
    ['an event that is not a list', '{"hooks": {"Stop": {}}}', 19, 'the hooks of Stop must be a list'],
    ['a key that is there twice', '{"hooks": {}, "hooks": {}}', 14, '"hooks" is in this object twice'],
    ['an event that is there twice', '{"hooks": {"Stop": [], "Stop": []}}', 23, '"Stop" is in this object twice'],
  ])('names the place of %s', (_, text, at, message) => {
    expect(textProblem(agentNamed('claude'), text)).toEqual({ at, message });
  });

  it('accepts duplicate keys elsewhere, an empty file and a file with comments only', () => {
    for (const text of ['{"env": {"a": 1, "a": 2}}', '', '\uFEFF', '// later\n'])
      expect(textProblem(agentNamed('claude'), text)).toBeUndefined();
  });
});
