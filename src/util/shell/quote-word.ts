const PLAIN_WORD = /^[\w@%+=:,./-]+$/;

/** Quotes a word for a POSIX shell, if necessary. */
export function quoteWord(word: string): string {
  return PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
