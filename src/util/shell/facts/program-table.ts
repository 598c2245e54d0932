/** What an option does. Letters are effects, see `FILE_TABLE`. */
export interface OptionEffect {
  /** `next`: the value is the rest of the word or the next word. `attached`: only the rest of the word. */
  readonly takes: 'nothing' | 'next' | 'attached';
  /** True if two words follow, of which the second one counts. */
  readonly isPair: boolean;
  readonly value: string;
  /** Replaces the effect of the operands, or of the last operand. */
  readonly operands: string | undefined;
  readonly last: string | undefined;
  readonly replacesSkipped: boolean;
  readonly cancelsLast: boolean;
}

/** Files that a program takes as arguments. */
export interface FileProgram {
  /** Effects of the operands before the repeated one, of the repeated one, and of those after it. */
  readonly before: readonly string[];
  readonly repeated: string | undefined;
  readonly after: readonly string[];
  /** Effect on the folder of the shell. */
  readonly folder: string;
  /** True if options are whole words after one dash: `openssl -in`. */
  readonly hasWordOptions: boolean;
  readonly options: ReadonlyMap<string, OptionEffect>;
}

const OPTION = /^(-[\w@.-]+)(\^?)(\??)(~?)(?:=(2?)([\w@?]*))?(?:!([\w.~?@]*))?(?:\$(\w+))?$/;

/** Reads a table with one line per group of programs. */
export function parseTable(text: string): ReadonlyMap<string, FileProgram> {
  const programs = new Map<string, FileProgram>();
  for (const line of text.trim().split('\n')) {
    const [names = '', columns = ''] = line.split(/:(?= |$)/);
    const program = parseProgram(columns.trim().split(/\s+/));
    for (const name of names.trim().split(/\s+/)) programs.set(name, program);
  }
  return programs;
}

function parseProgram(columns: readonly string[]): FileProgram {
  const operands = columns.filter((column) => /^[^-+S]/.test(column));
  const star = operands.findIndex((operand) => operand.includes('*'));
  const options = new Map<string, OptionEffect>();
  const hasWordOptions = columns.includes('S');
  for (const column of columns)
    if (column.startsWith('-'))
      for (const [name, effect] of parseOption(column, hasWordOptions)) options.set(name, effect);
  return {
    before: star < 0 ? operands : operands.slice(0, star),
    repeated: star < 0 ? undefined : operands[star]?.replace('*', ''),
    after: star < 0 ? [] : operands.slice(star + 1),
    folder: columns.find((column) => column.startsWith('+'))?.slice(1) ?? '',
    hasWordOptions,
    options,
  };
}

function parseOption(column: string, isWord: boolean): (readonly [string, OptionEffect])[] {
  const [, name = column, cancels, attached, replaces, pair, value, operands, last] = OPTION.exec(column) ?? [];
  const effect: OptionEffect = {
    takes: value === undefined ? 'nothing' : attached === '?' ? 'attached' : 'next',
    isPair: pair === '2',
    value: value ?? '',
    operands,
    last,
    replacesSkipped: replaces === '~',
    cancelsLast: cancels === '^',
  };
  const names = isWord || name.startsWith('--') ? [name] : [...name.slice(1)].map((letter) => `-${letter}`);
  return names.map((each) => [each, effect]);
}

/** Table of a program whose arguments are only data. */
export const NO_FILES = parseProgram(['x*']);
