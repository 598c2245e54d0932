import { basename } from 'node:path';

/** Words before the program that is meant: `env`, `sudo`, and what a shell puts before a command. */
const PREFIXES: ReadonlySet<string> = new Set(
  '! { if then else elif do while until time exec command builtin env sudo doas nohup nice setsid stdbuf timeout xargs'.split(
    ' ',
  ),
);

export interface ProgramWords {
  readonly program: string;
  readonly args: readonly string[];
  /** `env`, `sudo` and the like, which start it. */
  readonly prefixes: readonly string[];
  /** Where among the words it stands. */
  readonly index: number;
}

/** The program of a command and its arguments, past what stands before it. */
export function programOf(words: readonly string[]): ProgramWords | undefined {
  let index = 0;
  for (; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const isPrefix = PREFIXES.has(basename(word));
    const belongsToPrefix = index > 0 && /^(?:-.*|\d+[smhd]?)$/.test(word);
    if (!isPrefix && !belongsToPrefix && !isAssignment(word)) break;
  }
  const program = words[index];
  if (program === undefined) return undefined;
  const prefixes = words.slice(0, index).filter((word) => PREFIXES.has(basename(word)));
  return { program, args: words.slice(index + 1), prefixes, index };
}

export function isAssignment(word: string): boolean {
  return /^[A-Za-z_]\w*\+?=/.test(word);
}
