import type { Call, CommandEngine } from './engine.js';
import { type ReadOptions, readOptions } from './options.js';
import { addPath } from './paths.js';
import type { ShellState } from './shell-state.js';
import { type Field, knownField, unknownField } from './types.js';

const TABLE = {
  flags: '0oprtx',
  values: 'adEILnPs',
  attached: 'eil',
  long: 'null open-tty interactive no-run-if-empty verbose exit show-limits eof replace max-lines'.split(' '),
  longValues: 'arg-file delimiter max-args max-procs max-chars process-slot-var'.split(' '),
};
/** Input without quotes and escapes, which xargs splits at blanks. */
const PLAIN_INPUT = /^[\w./:=@%+,\s-]*$/;
const FROM_INPUT = 'arguments that xargs reads';

/** Runs the command of xargs. Its further arguments are data, unless the input is known. */
export function runXargs(args: readonly Field[], state: ShellState, call: Call, engine: CommandEngine): void {
  const read = readOptions(args, TABLE);
  if (read === undefined) {
    engine.facts.markOpaque('the command of xargs is not clear');
    return;
  }
  for (const option of ['-a', '--arg-file'])
    for (const file of read.options.get(option) ?? []) addPath(engine.facts, 'reads', file, state);
  const command = read.rest.length === 0 ? [knownField('echo')] : read.rest;
  engine.dispatch(withInput(command, read, call.input), state.copy(), call);
}

function withInput(command: readonly Field[], { options }: ReadOptions, input: string | undefined): readonly Field[] {
  const mark = markOf(options);
  if (mark !== undefined)
    return command.map((field) => (mark === '' || field.text.includes(mark) ? unknownField(field.text) : field));
  const changes = [...options.keys()].some(
    (option) => option !== '-r' && option !== '-t' && option !== '--no-run-if-empty',
  );
  if (input === undefined || changes || !PLAIN_INPUT.test(input)) return [...command, unknownField(FROM_INPUT)];
  const words = input.split(/\s+/).filter((word) => word !== '');
  return [...command, ...words.map(knownField)];
}

/** Returns the text that xargs replaces by a line of its input. */
function markOf(options: ReadOptions['options']): string | undefined {
  const [given] = options.get('-I') ?? options.get('-i') ?? options.get('--replace') ?? [];
  if (given === undefined) return undefined;
  return given.known ? given.text || '{}' : '';
}
