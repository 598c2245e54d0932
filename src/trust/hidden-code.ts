import { basename } from 'node:path';

/** Words before the program that is meant: `env`, `sudo`, and what a shell puts before a command. */
const PREFIXES: ReadonlySet<string> = new Set(
  '! { if then else elif do while until time exec command builtin env sudo doas nohup nice setsid stdbuf timeout xargs'.split(
    ' ',
  ),
);

/** Programs that run what a file of theirs, a network or another program says. */
const RUNNERS: ReadonlySet<string> = new Set(
  `npm npx pnpm pnpx yarn bunx make gmake just task rake mage invoke tox nox ant mvn gradle gradlew sbt bazel ninja cmake
  eval xargs find parallel ssh docker podman kubectl nix nix-shell nix-run poetry pipenv pipx uv uvx hatch rye composer
  bundle turbo nx lerna lefthook pre-commit husky direnv watch entr trap su sg script flock unshare nsenter chroot at batch
  systemd-run`.split(/\s+/),
);

/** Programs that do so only with one of these words. */
const RUNNER_WORDS: readonly (readonly [program: RegExp, word: RegExp])[] = [
  [/^(?:python[\d.]*|pypy[\d.]*)$/, /^-\w*m$/],
  [/^(?:cargo|go|dotnet|swift|zig|deno|bun)$/, /^(?:run|test|build|x|task|exec|install)$/],
  [/^git$/, /^(?:-c|hook|submodule|bisect|rebase)$/],
  // Code in an argument is there to be seen, but not what it loads.
  [
    /^(?:python|pypy|node|nodejs|bun|deno|ruby|perl|php|lua)[\d.]*$/,
    /\b(?:import|require|exec|eval|load|open|system|spawn|source)\b/,
  ],
];

/** Commands that only say or compare what they are given. */
const SPEAKERS: ReadonlySet<string> = new Set(
  'echo printf test [ [[ exit return export logger : true false'.split(' '),
);

/** Whether a word that is not quite known could be the name of something that runs. */
export function mayRunWords(words: readonly string[]): boolean {
  return !SPEAKERS.has(programOf(words)?.program ?? '');
}

const SHELLS = /^(?:ba|da|z|k|a|fi)?sh$/;

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

/** Which part of a command runs code that neither its text nor its files show. */
export function hiddenCode(words: readonly string[], piped: boolean): string[] {
  const found = words.filter((word) => RUNNERS.has(basename(word)) && PREFIXES.has(basename(word)));
  const command = programOf(words);
  if (words.some((word) => /^(?:-\w*S|--split-string)/.test(word)) && words.includes('env')) found.push('env -S');
  if (command === undefined) return found;
  const name = basename(command.program);
  if (RUNNERS.has(name)) found.push([name, ...command.args.slice(0, 1)].join(' '));
  for (const [program, pattern] of RUNNER_WORDS) {
    const word = program.test(name) ? command.args.find((arg) => pattern.test(arg)) : undefined;
    if (word !== undefined) found.push(`${name} ${word}`);
  }
  const readsCode = SHELLS.test(name) || /^(?:python|node|ruby|perl)[\d.]*$/.test(name);
  if (piped && readsCode && command.args.every((arg) => arg.startsWith('-'))) found.push(`| ${name}`);
  return found;
}

/** The text that a shell is given to run, when a command is that. */
export function innerShellText(words: readonly string[]): string | undefined {
  const command = programOf(words);
  if (command === undefined || !SHELLS.test(basename(command.program))) return undefined;
  const flag = command.args.findIndex((arg) => /^-\w*c$/.test(arg));
  if (flag < 0) return undefined;
  return command.args.slice(flag + 1).find((arg) => !/^--?$/.test(arg));
}
