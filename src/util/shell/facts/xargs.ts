import type { Runner } from './engine.js';
import { applyValues, type ReadArguments, readLeading } from './program-arguments.js';
import { NO_FILES } from './program-table.js';
import { type Fields, knownField, unknownField } from './types.js';
import { wrapperOf } from './wrappers.js';

/** Input without quotes and escapes, which xargs splits at blanks. */
const PLAIN_INPUT = /^[\w./:=@%+,\s-]*$/;
const FROM_INPUT = 'arguments that xargs reads';

/** Runs the command of xargs. Its further arguments are data, unless the input is known. */
export const runXargs: Runner = (args, state, call, engine, name) => {
  const table = wrapperOf('xargs') ?? NO_FILES;
  const read = readLeading(args, table);
  if (read === undefined) {
    engine.facts.markOpaque('the command of xargs is not clear');
    return;
  }
  applyValues(read, table, { name, state, engine });
  const command = read.operands.length === 0 ? [knownField('echo')] : read.operands;
  engine.dispatch(withInput(command, read, call.input), state.copy(), call);
};

function withInput(command: Fields, { options }: ReadArguments, input: string | undefined): Fields {
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
function markOf(options: ReadArguments['options']): string | undefined {
  const values = options.get('-I') ?? options.get('-i') ?? options.get('--replace');
  if (values === undefined) return undefined;
  const [mark = knownField('')] = values;
  return mark.known ? mark.text || '{}' : '';
}
