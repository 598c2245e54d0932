/** Effects of an option. Letters are effects, see `FILE_TABLE` and `WRAPPER_TABLE`. */
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

/** Arguments that a program takes. */
export interface ProgramTable {
  /** Effects of the operands before the repeated one, of the repeated one, and of those after it. */
  readonly before: readonly string[];
  readonly repeated: string | undefined;
  readonly after: readonly string[];
  /** Effect on the folder of the shell. */
  readonly folder: string;
  /** Properties of a wrapper, or `&o` if options may be operands behind others. */
  readonly marks: string;
  /** True if options are whole words after one dash: `openssl -in`. */
  readonly hasWordOptions: boolean;
  readonly options: ReadonlyMap<string, OptionEffect>;
}

const OPTION = /^(-[\w@.-]+)(\^?)(\??)(~?)(?:=(2?)([\w@?]*))?(?:!([\w.~?@]*))?(?:\$(\w+))?$/;

/** Returns a function that finds a program in a table of names and columns. Reads each line when it is needed. */
export function tableReader(text: string): (name: string) => ProgramTable | undefined {
  const lines = new Map<string, string>();
  const programs = new Map<string, ProgramTable>();
  return (name) => {
    if (lines.size === 0)
      for (const line of text.trim().split(/\n(?! )/))
        for (const each of line.slice(0, line.search(/:(?:\s|$)/)).split(/\s+/)) lines.set(each, line);
    const line = lines.get(name);
    if (line === undefined) return undefined;
    const program = programs.get(line) ?? parseProgram(line.slice(line.search(/:(?:\s|$)/) + 1));
    programs.set(line, program);
    return program;
  };
}

function parseProgram(text: string): ProgramTable {
  const columns = text.trim().split(/\s+/);
  const operands = columns.filter((column) => /^[^-+&S]/.test(column));
  const star = operands.findIndex((operand) => operand.includes('*'));
  const hasWordOptions = columns.includes('S');
  const named = columns.filter((column) => column.startsWith('-'));
  return {
    before: star < 0 ? operands : operands.slice(0, star),
    repeated: star < 0 ? undefined : operands[star]?.replace('*', ''),
    after: star < 0 ? [] : operands.slice(star + 1),
    folder: columns.find((column) => column.startsWith('+'))?.slice(1) ?? '',
    marks: columns.find((column) => column.startsWith('&')) ?? '',
    hasWordOptions,
    options: new Map(named.flatMap((column) => parseOption(column, hasWordOptions))),
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
export const NO_FILES = parseProgram('x*');
