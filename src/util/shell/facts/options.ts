import type { Field } from './types.js';

/** Options of a program. An option that is not listed ends the reading: it may take a value. */
export interface OptionTable {
  /** Short options without a value. */
  readonly flags?: string;
  /** Short options with a value. */
  readonly values?: string;
  /** Short options whose value, if any, is in the same word. */
  readonly attached?: string;
  /** Long options without a value, or with one after `=`. */
  readonly long?: readonly string[];
  /** Long options with a value. */
  readonly longValues?: readonly string[];
  /** Long options start with one dash too, as in `xvfb-run -a` or `start-stop-daemon`. */
  readonly numbers?: boolean;
}

export interface ReadOptions {
  /** Values by option; `-` followed by the letter, or `--name`. */
  readonly options: ReadonlyMap<string, readonly Field[]>;
  readonly rest: readonly Field[];
}

const ENDS = ['--help', '--version'];
const EMPTY: Field = { text: '', known: true };

/** Reads the options before the first operand. Returns undefined if that is not possible for certain. */
export function readOptions(args: readonly Field[], table: OptionTable): ReadOptions | undefined {
  const options = new Map<string, Field[]>();
  const add = (name: string, value: Field) => options.set(name, [...(options.get(name) ?? []), value]);
  let at = 0;
  for (; at < args.length; at += 1) {
    const { text, known, many } = args[at] ?? EMPTY;
    // `A=$x` is an operand, whatever its end is.
    if (!known && many !== true && /^[\w./]/.test(text)) break;
    if (!known) return undefined;
    if (text === '--') return { options, rest: args.slice(at + 1) };
    if (!text.startsWith('-') || text === '-') break;
    if (ENDS.includes(text)) return { options, rest: [] };
    const taken = text.startsWith('--')
      ? readLong(text, args[at + 1], table, add)
      : readShort(text, args[at + 1], table, add);
    if (taken === undefined) return undefined;
    at += taken;
  }
  return { options, rest: args.slice(at) };
}

type Add = (name: string, value: Field) => void;

/** Returns the number of further words that the option takes. */
function readLong(text: string, next: Field | undefined, table: OptionTable, add: Add): 0 | 1 | undefined {
  const [name = '', ...values] = text.slice(2).split('=');
  if (table.longValues?.includes(name) === true) {
    if (values.length > 0) add(`--${name}`, { text: values.join('='), known: true });
    else if (next === undefined || next.many === true) return undefined;
    else {
      add(`--${name}`, next);
      return 1;
    }
    return 0;
  }
  if (table.long?.includes(name) !== true) return undefined;
  add(`--${name}`, { text: values.join('='), known: true });
  return 0;
}

function readShort(text: string, next: Field | undefined, table: OptionTable, add: Add): 0 | 1 | undefined {
  if (table.numbers === true && /^-\d+$/.test(text)) return 0;
  for (let at = 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const rest = text.slice(at + 1);
    if (table.flags?.includes(letter) === true) add(`-${letter}`, EMPTY);
    else if (table.attached?.includes(letter) === true) {
      add(`-${letter}`, { text: rest, known: true });
      return 0;
    } else if (table.values?.includes(letter) !== true) return undefined;
    else if (rest !== '') {
      add(`-${letter}`, { text: rest, known: true });
      return 0;
    } else if (next === undefined || next.many === true) return undefined;
    else {
      add(`-${letter}`, next);
      return 1;
    }
  }
  return 0;
}
