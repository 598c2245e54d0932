import { readFileSync } from 'node:fs';
import fc from 'fast-check';

type List = 'prefixes' | 'frames' | 'unresolved' | 'special' | 'unknown' | 'redirects' | 'unknownRedirects' | 'pieces';

const parts: Record<List, string[]> = JSON.parse(readFileSync(new URL('command-parts.json', import.meta.url), 'utf8'));

/** Ways to write one word, so that the shell sees `text`. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => (/^[\w./-]+$/.test(text) ? text : `'${text}'`),
  (text) => (/^[\w./-]+$/.test(text) ? text : `"${text}"`),
  (text) => `'${text}'`,
  (text) => `"${text}"`,
  (text) => `$'${text}'`,
  (text) => `$'\\x${text.charCodeAt(0).toString(16)}'"${text.slice(1)}"`,
  (text) => `$"${text}"`,
  (text) => `${text.charAt(0)}''"${text.slice(1)}"`,
  (text) => `\\${text.charAt(0)}'${text.slice(1)}'`,
  (text) => `"$(echo '${text}')"`,
  (text) => `"\`echo '${text}'\`"`,
  (text) => `"$(printf %s '${text}')"`,
  (text) => `"$(cat <<'E'\n${text}\nE\n)"`,
  (text) => `"\${UNSET_VARIABLE:-${text}}"`,
];

const FILES = ['a', 'b', 'x y', 'd/e', './a', 'd/../b', 'new', 'd/new', 'V'];
const FOLDERS = ['d', 'k', './d', 'd/sub'];

const any = (...texts: readonly string[]) => fc.constantFrom(...texts);
const often = (weight: number, arbitrary: fc.Arbitrary<string>) => ({ weight, arbitrary });
const spelling = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...SPELLINGS.slice(0, 2)) },
  { weight: 13, arbitrary: fc.constantFrom(...SPELLINGS.slice(2, -1)) },
  { weight: 1, arbitrary: fc.constantFrom(...SPELLINGS.slice(-1)) },
);
const spelled = (...texts: readonly string[]) => fc.tuple(any(...texts), spelling).map(([word, spell]) => spell(word));
const words = (...each: fc.Arbitrary<string>[]) => fc.tuple(...each).map((texts) => texts.join(' '));
const file = spelled(...FILES);
const folder = spelled(...FOLDERS);
const operand = fc.oneof(often(8, file), often(3, any(...parts.special)), often(2, any(...parts.unknown)));

const FIND_ACTIONS = [
  '-delete',
  '-exec rm -f {} \\;',
  '-exec rm {} +',
  '-exec tty {} \\;',
  "-exec sh -c 'rm -f a' \\;",
  '-execdir rm {} +',
];

const invocation = fc.oneof(
  words(spelled('rm'), any('-f', '-rf', '-r', '--', '-fv'), operand),
  words(spelled('rm'), operand, operand),
  words(spelled('touch'), operand),
  words(spelled('cp'), operand, file),
  words(spelled('cp'), any('-t d', '--target-directory=d'), operand),
  words(spelled('mv'), operand, file),
  words(spelled('mv'), any('-f', '-t'), folder, operand),
  words(spelled('tee'), any('', '-a'), operand),
  words(spelled('mkdir'), any('-p'), folder),
  words(spelled('ln'), any('-s', '-sf'), file, file),
  words(spelled('tty'), operand, any('-x', '--opt=1', '')),
  words(spelled('tty'), spelled('push', '--force', 'x;y', '$(rm a)', '#')),
  words(spelled('cat'), operand),
  words(any('find'), folder, any('-name e', '-type f', ''), any(...FIND_ACTIONS)),
  words(
    any('echo a b |', 'printf %s a |', 'cat list |', 'tty |'),
    any('xargs', 'xargs -r', 'xargs -n1', 'xargs -I{}', 'xargs -t'),
    any('rm -f', 'tty x', 'tty {}', 'touch', 'rm {}', ''),
  ),
  words(any('seq'), any('a', 'b')),
  any('dd if=a of=new', 'dd of=d/e if=/dev/null', 'sed -i s/a/b/ b', 'sed -n -i -e s/a/b/ -e p d/a', 'rm -f -- a'),
);

const redirect = fc.oneof(often(12, any(...parts.redirects)), often(1, any(...parts.unknownRedirects)));
const simple = fc
  .tuple(fc.array(any(...parts.prefixes), { maxLength: 4 }), invocation, redirect)
  .map(([around, command, to]) => `${around.join(' ')} ${command}${to}`.trim());
const pair = words(simple, any(';', '&&', '||', '|', '\n', '&'), simple);
const frame = fc.oneof(often(12, any(...parts.frames)), often(1, any(...parts.unresolved)));

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const framed = (text: string, around: string): string =>
  around.replaceAll('{q}', () => quoted(text)).replaceAll('{}', () => text);

/** Commands in which wrappers are nested up to depth 4. */
const wrappedCommand = fc
  .tuple(fc.oneof(simple, simple, pair), fc.array(frame, { maxLength: 4 }))
  .map(([command, frames]) => frames.reduce(framed, command));

/** Random pieces of shell syntax, most of which are not valid. */
const randomLine = fc.array(any(...parts.pieces), { minLength: 2, maxLength: 12 }).map((pieces) => pieces.join(''));

export const anyCommand: fc.Arbitrary<string> = fc.oneof(often(11, wrappedCommand), often(1, randomLine));
