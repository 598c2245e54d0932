/** Splits a command into words, with quotes. Returns undefined if it needs a shell for anything else. */
export function parsePlainCommand(command: string): readonly string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let index = 0;
  while (index < command.length) {
    const rest = command.slice(index);
    const piece = pieces.map((pattern) => pattern.exec(rest)).find((match) => match !== null);
    if (piece === undefined || piece === null) return undefined;
    const [text, inner] = piece;
    if (inner !== undefined) word = (word ?? '') + inner;
    else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
    index += text.length;
  }
  if (word !== undefined) words.push(word);
  const [program] = words;
  return program === undefined || !/^[A-Za-z0-9_./+-]+$/.test(program) ? undefined : words;
}

/** Whitespace between words, then the three forms of a piece of a word without special characters. */
const pieces = [/^[ \t]+/, /^([A-Za-z0-9_@%+=:,./-]+)/, /^'([^'\0\n]*)'/, /^"([^"$`\\!\0\n]*)"/];

/** Keywords and builtins of bash. */
const shellWords = new Set(
  `. : alias bg bind break builtin caller cd command compgen complete compopt continue coproc declare dirs disown do done
  echo elif else enable esac eval exec exit export false fc fg fi for function getopts hash help history if in jobs kill
  let local logout mapfile popd printf pushd pwd read readarray readonly return select set shift shopt source suspend
  test then time times trap true type typeset ulimit umask unalias unset until wait while case`.split(/\s+/),
);

export function isShellWord(word: string): boolean {
  return shellWords.has(word);
}
