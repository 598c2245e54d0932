import type { ShellCommandWords, ShellWord } from '../../util/shell/shell-words.js';

/** Name in a script that may be one of a file. */
export interface DataName {
  readonly text: string;
  /** True if the script depends on the file even while there is none: `[ -e .off ]`. */
  readonly isAwaited: boolean;
}

const READERS = new Set(['.', 'cat', 'find', 'head', 'ls', 'sort', 'source', 'stat', 'tail', 'wc']);
const PRINTERS = new Set(['echo', 'exit', 'printf', 'return']);
const TESTS = new Set(['[', '[[', 'test']);
const IS_FILE = /^-[abcdefghkprsuwxGLNOS]$/;
const COMPARES_FILES = /^-(?:nt|ot|ef)$/;
const KEYWORD = /^(?:!|\{|\(|do|elif|else|if|then|time|until|while)$/;

/** Returns the names in a command of a script that may be files which it reads, or looks for. */
export function dataNames({ words, isData }: ShellCommandWords): DataName[] {
  const read = words.filter(({ written }) => !written);
  const start = read.findIndex(({ text, known }) => !(known && KEYWORD.test(text)));
  const program = isData ? '' : (read[start]?.text ?? '');
  const isFound = (index: number): boolean => {
    const [before = '', after = ''] = [read[index - 1]?.text, read[index + 1]?.text];
    if (TESTS.has(program)) return IS_FILE.test(before) || COMPARES_FILES.test(before) || COMPARES_FILES.test(after);
    return READERS.has(program) && index > start && !read[index]?.text.startsWith('-');
  };
  const hasPatterns = program === 'case' || program === '[[';
  return read.flatMap((word, index): DataName[] => {
    const folder = hasPatterns ? undefined : folderOfPattern(word, isData);
    if (folder !== undefined) return [{ text: folder, isAwaited: !isData }];
    if (!word.known || (index === start && !word.input && !/^\w+\+?=/.test(word.text))) return [];
    // The text of a here-string is not a file, but reads like one.
    if (word.input) return [{ text: word.text, isAwaited: /[./]/.test(word.text) }];
    if (isFound(index)) return [{ text: word.text, isAwaited: true }];
    if (PRINTERS.has(program)) return [];
    const names = [word.text, ...word.text.split(/[=:@,]/), word.text.replace(/^-[A-Za-z]/, '')];
    return names.filter((text) => text !== '').map((text) => ({ text, isAwaited: false }));
  });
}

/** Returns the folder whose files a pattern stands for. */
function folderOfPattern({ text, unknown = '' }: ShellWord, isData: boolean): string | undefined {
  if (!unknown.startsWith('the pattern')) return undefined;
  const folder = /^[^*?[]*\//.exec(text)?.[0];
  return folder ?? (isData ? undefined : '.');
}
