import { describe, expect, it } from 'vitest';
import { commandFacts } from '../../../../src/util/shell/facts/command-facts.js';
import { FACT_NAMES } from '../../../../src/util/shell/facts/types.js';

const unresolved = (text: string) => commandFacts(text, { cwd: '/work', home: '/home/me' }).unresolved;

describe('commandFacts', () => {
  it.each<[string, readonly string[]]>([
    ['wc -l src/*', ['reads']],
    ['cat "dir/$X"', ['reads']],
    ['cat *.md', ['programs', 'reads']],
    ['grep foo src/*', ['reads']],
    ['find . -type f | xargs grep -l foo', ['programs', 'reads']],
    ['rm -rf dist/*', ['deletes']],
    ['rm -f "dist/$X"', ['deletes']],
    ['touch "dist/$X"', ['writes']],
    ['echo a > $X', ['writes']],
    ['cat < $X', ['reads']],
    ['curl "https://$HOST/x"', ['hosts']],
    ['cd $X; touch a', ['writes']],
    ['cat src/*; rm -f dist/*', ['reads', 'deletes']],
    // A name that begins with a dash is an option: it writes a file, or in place.
    ['sort *.txt', ['programs', 'reads', 'writes']],
    ['sed s/a/b/ *', ['programs', 'reads', 'writes']],
    // Everything depends on these.
    ['rm $X', FACT_NAMES],
    ['$X a', FACT_NAMES],
    ['eval "$X"', FACT_NAMES],
    ['foo *', FACT_NAMES],
    ['cat src/*; . $X', FACT_NAMES],
    ['ln -s / $X; rm -rf y/etc', FACT_NAMES],
    ['cd $X; ln -s / y; cd /work; rm -rf y/etc', FACT_NAMES],
    ['ln -s / y; rm -rf y/etc', FACT_NAMES],
  ])('returns the facts that are not resolved: %j [X-99]', (text, names) => {
    const found = unresolved(text) ?? [];
    expect(new Set(found.filter((name) => !name.endsWith('_outside')))).toEqual(new Set(names));
    expect(commandFacts(text, { cwd: '/work' }).opaque).toBe(true);
  });

  it('has no unresolved facts for a command that it can resolve [X-99]', () => {
    expect(commandFacts('rm -rf dist', { cwd: '/work' })).not.toHaveProperty('unresolved');
  });

  it('names each reason once [X-99]', () => {
    const { why_opaque } = commandFacts('cat src/* lib/*; rm -f dist/*; $X; $Y', { cwd: '/work' });
    expect(why_opaque).toBe(
      'reads a file that is known only at run time: src/*; deletes a file that is known only at run time: dist/*; a program that is known only at run time: $X',
    );
  });
});
