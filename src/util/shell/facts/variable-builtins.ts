import type { Builtin, CommandEngine } from './engine.js';
import type { ShellState } from './shell-state.js';
import { type Field, knownField } from './types.js';
import { noteVariable } from './unwrap.js';

const NAME = /^[A-Za-z_]\w*$/;
const ASSIGNMENT = /^([A-Za-z_]\w*)(\+?=)(.*)$/s;

/** Assigns the variables of `export`, `local`, `declare` and `readonly`. */
export function declare(args: readonly Field[], state: ShellState, engine: CommandEngine, name: string): undefined {
  for (const { text, known } of args) {
    const [, variable, operator, value = ''] = ASSIGNMENT.exec(text) ?? [];
    // -i evaluates values, -n makes a name stand for another, -f concerns functions.
    if (/^[-+]\w*[inulc]/.test(text) && name !== 'export')
      engine.facts.markOpaque(`${name} changes what an assignment means`, text);
    else if (variable !== undefined) {
      state.assign(variable, known && operator === '=' ? { text: value } : 'unknown');
      if (name === 'readonly' || args.some((arg) => /^-\w*r/.test(arg.text))) state.fix(variable);
      noteVariable(variable, known || variable === 'PATH' ? value : undefined, engine);
      engine.splitsUnusually ||= variable === 'IFS';
    } else if (!/^[-+]\w*$/.test(text)) {
      checkName({ text, known }, state, engine);
      if (name === 'readonly' && known) state.fix(text);
    }
  }
}

/** Marks a variable as unknown. Text such as `a[$(rm x)]` instead of a name is evaluated, so it is opaque. */
function checkName({ text, known }: Field, state: ShellState, engine: CommandEngine): void {
  if (!known || !NAME.test(text)) engine.facts.markOpaque('a variable that is known only at run time', text);
  else state.assign(text, 'unknown');
}

/** Assigns the names after the options of `read`, `mapfile`, `getopts` and `unset`. */
export function assignNames(options: string, skip = 0): Builtin {
  return (args, state, engine, name) => {
    const names: Field[] = [];
    for (let at = 0; at < args.length; at += 1) {
      const field = args[at] ?? knownField('');
      const letter = /^-\w*$/.test(field.text) ? field.text.slice(-1) : undefined;
      if (letter === undefined || !field.known) names.push(field);
      else if (letter === 'C' && name !== 'read') engine.facts.markOpaque(`${name} runs text`);
      else if (letter === 'a' && name === 'read') continue;
      else if (options.includes(letter)) at += 1;
    }
    for (const field of names.slice(skip)) checkName(field, state, engine);
    for (const implied of ['REPLY', 'MAPFILE', 'OPTARG', 'OPTIND']) state.assign(implied, 'unknown');
    return undefined;
  };
}

/** Forgets variables and functions. */
export const unset: Builtin = (args, state, engine) => {
  for (const field of args) {
    if (/^-[fvn]+$/.test(field.text)) continue;
    if (!field.known) engine.facts.markOpaque('a variable that is known only at run time', field.text);
    else if (/^[\w-]+$/.test(field.text)) state.assign(field.text, 'unknown');
    else engine.facts.markOpaque('evaluates text as a name', field.text);
    state.doubtFunctions([field.text]);
  }
  return undefined;
};

export const printf: Builtin = (args, state, engine) => {
  const [option, variable] = args;
  if (option?.known === false || option?.text.startsWith('-v') !== true) return undefined;
  checkName(option.text === '-v' ? (variable ?? option) : { ...option, text: option.text.slice(2) }, state, engine);
  return undefined;
};

/** `test -v name` evaluates the index of an array. */
export const test: Builtin = (args, _state, engine) => {
  const at = args.findIndex(({ text }) => text === '-v' || text === '-R');
  const operand = args[at + 1];
  if (at >= 0 && operand !== undefined && !(operand.known && /^[\w@*[\]]*$/.test(operand.text)))
    engine.facts.markOpaque('evaluates text as a name', operand.text);
  return undefined;
};

export const let_: Builtin = (args, state, engine) => {
  for (const { text, known } of args) {
    if (!known || !/^[\w\s+*/%<>=!&|^~?:,()-]*$/.test(text))
      engine.facts.markOpaque('evaluates text as arithmetic', text);
    for (const name of text.match(/[A-Za-z_]\w*/g) ?? []) state.assign(name, 'unknown');
  }
  return undefined;
};
