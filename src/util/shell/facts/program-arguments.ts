import { applyEffect, type ProgramCall } from './file-effects.js';
import type { OptionEffect, ProgramTable } from './program-table.js';
import { type Field, type Fields, knownField } from './types.js';

/** Arguments of a program, separated. */
export interface ReadArguments {
  readonly operands: Fields;
  readonly options: ReadonlyMap<string, Fields>;
}

const FOLDER = knownField('.');

/** Adds what a table lists for the arguments of a program. */
export function applyArguments({ operands, options }: ReadArguments, table: ProgramTable, call: ProgramCall): void {
  applyValues({ operands, options }, table, call);
  const set = [...options].flatMap(([name, values]) => {
    const effect = table.options.get(name);
    return effect === undefined ? [] : [{ effect, values }];
  });
  const isCancelled = set.some(({ effect }) => effect.cancelsLast);
  const given = pairOperands(
    operands,
    table,
    set.map(({ effect }) => effect),
  );
  // With `cp -T`, the last operand is not a folder for the others.
  const isFolder = table.after.length > 0 && ![...options.keys()].some((name) => /^(?:-T|--no-t)/.test(name));
  for (const [at, [effects, field]] of given.entries())
    applyEffect(effects, field, call, isFolder && at === given.length - 1 ? operands.slice(0, -1) : []);
  const suffixes = set.flatMap(({ effect, values }) => [
    ...(effect.operands?.includes('~') === true ? ['~', '.~1~'].map(knownField) : []),
    ...(effect.value === 's' ? values : []),
  ]);
  for (const suffix of suffixes) for (const [, field] of given) addBackup(field, suffix, call);
  const [effects = '', folder] = table.folder.split(':');
  if (!isCancelled) applyEffect(effects, folder === undefined ? FOLDER : knownField(folder), call);
}

/** Adds the files that are values of options. */
export function applyValues({ operands, options }: ReadArguments, table: ProgramTable, call: ProgramCall): void {
  for (const [name, values] of options) {
    const { value: effects = '', cancelsLast = false } = table.options.get(name) ?? {};
    for (const value of values) applyEffect(effects, value, call, cancelsLast ? operands : []);
  }
}

type Pair = readonly [string, Field];

/** Returns each operand with its effects. */
function pairOperands(operands: Fields, table: ProgramTable, options: readonly OptionEffect[]): Pair[] {
  const { before, repeated, after } = table;
  const isCancelled = options.some(({ cancelsLast }) => cancelsLast);
  const first = options.some(({ replacesSkipped }) => replacesSkipped) ? before.slice(1) : before;
  const last = isCancelled ? [] : after;
  const changes = options.map((option) => option.operands?.replace('~', '') ?? '');
  const instead = changes
    .filter((token) => /[^.]/.test(token))
    .sort((a, b) => Number(a === 'x') - Number(b === 'x'))[0];
  const ofLast = options.map((option) => option.last).find((letters) => letters !== undefined);
  // Further operands than the table has are unusual: they may be any of those.
  const token = `${repeated ?? before.join('').replaceAll('.', '')}${changes.includes('.') ? '.' : ''}`;
  const end = Math.max(first.length, operands.length - last.length);
  const middle = operands.slice(first.length, end);
  const pairs: (readonly [string, Field | undefined])[] = [
    ...first.map((each, at) => [repeated === undefined ? (instead ?? each) : each, operands[at]] as const),
    ...(middle.length > 0 || repeated === undefined ? middle : [undefined]).map(
      (field) => [instead ?? token, field] as const,
    ),
    ...last.map((each, at) => [ofLast ?? each, operands[end + at]] as const),
  ];
  return pairs.flatMap(([effects, field]) => {
    const isGiven = field !== undefined || effects.endsWith('.');
    return isGiven ? [[effects.replace('.', ''), field ?? FOLDER] as const] : [];
  });
}

function addBackup(field: Field, suffix: Field, call: ProgramCall): void {
  // `sed -i'old/*'` puts the name of the file in the place of the star.
  const text = suffix.text.includes('*') ? suffix.text : `${field.text}${suffix.text}`;
  applyEffect(suffix.known && !suffix.text.includes('*') ? 'w' : '?', { ...field, text }, call);
}

/** Separates operands from options, which may be shortened. Options that are not listed have no value. */
export function readArguments(args: Fields, table: ProgramTable): ReadArguments {
  const options = new Map<string, Fields>();
  const operands: Field[] = [];
  const add = (name: string, value?: Field) =>
    options.set(name, [...(options.get(name) ?? []), ...(value === undefined ? [] : [value])]);
  for (let at = 0; at < args.length; at += 1) {
    const field = args[at] ?? FOLDER;
    const { text } = field;
    const isOption = text.startsWith('-') && text !== '-';
    // Some programs take options behind operands for operands, on some systems.
    const isBoth = isOption && operands.length > 0 && table.marks === '&o';
    if (text === '--') {
      operands.push(...args.slice(at + 1));
      break;
    }
    if (!isOption || isBoth) operands.push(field);
    const taken = isOption ? readOption(field, args.slice(at + 1, at + 3), table, add) : 0;
    if (!isBoth) at += taken;
  }
  return { operands, options };
}

/**
 * Separates the options before the first operand. Returns undefined if that is not possible for certain: an option
 * that is not listed may take a value.
 */
export function readLeading(args: Fields, table: ProgramTable): ReadArguments | undefined {
  const options = new Map<string, Fields>();
  let isClear = true;
  const add = (name: string, value?: Field) => {
    const takes = table.options.get(name)?.takes;
    isClear &&= takes !== undefined && (takes !== 'next' || (value !== undefined && value.many !== true));
    options.set(name, [...(options.get(name) ?? []), ...(value === undefined ? [] : [value])]);
  };
  let at = 0;
  for (; at < args.length; at += 1) {
    const field = args[at] ?? FOLDER;
    const { text, known, many } = field;
    // `A=$x` is an operand, whatever its end is.
    if (!known && many !== true && /^[\w./]/.test(text)) break;
    if (text === '--help' || text === '--version') return { options, operands: [] };
    if (known && text === '--') return { options, operands: args.slice(at + 1) };
    if (known && (!text.startsWith('-') || text === '-')) break;
    const [name = ''] = text.split('=');
    if (!known || (name.startsWith('--') && !table.options.has(name))) return undefined;
    at += readOption(field, args.slice(at + 1, at + 3), table, add);
    if (!isClear) return undefined;
  }
  return { options, operands: args.slice(at) };
}

/** Returns the number of further words that the option takes. */
function readOption(field: Field, next: Fields, table: ProgramTable, add: Add): number {
  const isWord = field.text.startsWith('--') || table.hasWordOptions;
  return isWord ? readLong(field, next, table, add) : readShort(field, next, table, add);
}

type Add = (name: string, value?: Field) => void;

function readLong(field: Field, [next, second]: Fields, table: ProgramTable, add: Add): number {
  const [written = '', ...value] = field.text.split('=');
  const given = table.hasWordOptions ? written.replace(/^--/, '-') : written;
  const name =
    table.options.has(given) || table.hasWordOptions
      ? given
      : ([...table.options.keys()].find((each) => each.startsWith(given)) ?? given);
  const effect = table.options.get(name);
  if (value.length > 0) add(name, { ...field, text: value.join('=') });
  else if (effect?.takes !== 'next') add(name);
  else add(name, effect.isPair ? second : next);
  return value.length > 0 || effect?.takes !== 'next' ? 0 : effect.isPair ? 2 : 1;
}

function readShort(field: Field, [next]: Fields, table: ProgramTable, add: Add): number {
  const { text } = field;
  for (let at = 1; at < text.length; at += 1) {
    const name = `-${text.charAt(at)}`;
    const takes = table.options.get(name)?.takes ?? 'nothing';
    const rest = text.slice(at + 1);
    if (takes === 'nothing') add(name);
    else {
      add(name, rest !== '' ? { ...field, text: rest } : takes === 'next' ? next : undefined);
      return rest === '' && takes === 'next' ? 1 : 0;
    }
  }
  return 0;
}
