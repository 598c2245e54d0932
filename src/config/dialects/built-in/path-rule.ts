import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { attempt } from '../../../util/errors.js';
import { compileMatcher } from '../../../util/regex/compile.js';

/**
 * Returns true if a file rule such as `src/**` or `*.ts` may cover a path, directly or through a symbolic link. The rule may begin in
 * any folder of the path, so that it is independent of the working directory. Returns undefined if that cannot be determined.
 */
export function coversPath(rule: string, path: string): boolean | undefined {
  const source = patternOf(rule);
  const real = realPath(path);
  if (source === undefined || real === undefined) return undefined;
  const { mode, test } = compileMatcher(source, 'regex');
  if (mode === 'refused' || mode === 'equality') return undefined;
  return [path, real].some((each) => test(folded(each)));
}

/** Converts a rule to a regular expression. Returns undefined if the rule has more than stars and question marks. */
function patternOf(rule: string): string | undefined {
  const names = folded(rule)
    .replace(/^~/, '')
    .split('/')
    .filter((name) => name !== '' && name !== '.');
  if (names.length === 0 || names.some((name) => name === '..' || /[[\]{}!\\]/.test(name))) return undefined;
  const parts = names.map((name, index) => {
    if (name === '**') return index === names.length - 1 ? '.*' : '(?:.*/)?';
    const pattern = name
      .replaceAll(/[.+^$()|]/g, '\\$&')
      .replaceAll(/\*+/g, '[^/]*')
      .replaceAll('?', '[^/]');
    return index === names.length - 1 ? pattern : `${pattern}/`;
  });
  return `(?:^|/)${parts.join('')}(?:/|$)`;
}

/** Folds characters that some file systems do not distinguish. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('\\', '/');
}

/** Resolves symbolic links. Returns undefined if one leads to a file that does not exist. */
function realPath(path: string): string | undefined {
  if (dirname(path) === path) return path;
  try {
    return realpathSync(path);
  } catch {
    // The file does not exist yet, unless it is a link to a missing file.
  }
  if (attempt(() => lstatSync(path).isSymbolicLink(), false)) return undefined;
  const folder = realPath(dirname(path));
  return folder === undefined ? undefined : join(folder, basename(path));
}
