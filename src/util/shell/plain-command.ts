import { readPlainWords } from './shell-words.js';

/** Blanks, characters that no shell interprets, and quoted text without expansions. */
const PLAIN_PARTS = /[ \tA-Za-z0-9_@%+=:,./-]+|'[^'\0\n]*'|"[^"$`\\!\0\n]*"/g;
/** Without `=`, which would be an assignment. */
const PROGRAM = /^[A-Za-z0-9_./+-]+$/;

/** Splits a command into words, with quotes. Returns undefined if it needs a shell for anything else. */
export function parsePlainCommand(command: string): readonly string[] | undefined {
  if (command.replaceAll(PLAIN_PARTS, '') !== '') return undefined;
  const words = readPlainWords(command);
  return PROGRAM.test(words[0] ?? '') ? words : undefined;
}

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
