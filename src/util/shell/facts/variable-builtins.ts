import { checkArithmeticText, checkReference } from './arithmetic.js';
import { assignVariable } from './assignment.js';
import type { Builtin, CommandEngine } from './engine.js';
import type { ShellState } from './shell-state.js';
import { type Field, type Fields, knownField } from './types.js';

const NAME = /^[A-Za-z_]\w*$/;
const ASSIGNMENT = /^([A-Za-z_]\w*)(\+?=)(.*)$/s;

/** Assigns the variables of `export`, `local`, `declare` and `readonly`. */
export function declare(args: Fields, state: ShellState, engine: CommandEngine, name: string): undefined {
  const makesArrays = args.some(({ text }) => /^-\w*[aA]/.test(text));
  for (const { text, known, numeric } of args) {
    const [, variable, operator, value = ''] = ASSIGNMENT.exec(text) ?? [];
    // -i evaluates values, -n makes a name stand for another, -f concerns functions.
    if (/^[-+]\w*[inulc]|^[-+].*\W/.test(text) || (engine.shell === 'zsh' && /^[-+](?![gxr]+$)/.test(text)))
      engine.facts.markOpaque(`${name} changes what an assignment means`, text);
    else if (variable !== undefined) {
      // In `declare -a 'x=($(rm y))'` the value is expanded once more.
      if (known ? value.startsWith('(') : numeric !== true && (makesArrays || engine.arrays.has(variable)))
        engine.facts.markOpaque(`${name} evaluates text`, text);
      if (makesArrays || numeric === true) engine.arrays.add(variable);
      // With -g, a local variable of the same name keeps its value.
      const isClear = known && operator === '=' && !args.some((arg) => /^-\w*g/.test(arg.text));
      assignVariable(variable, isClear ? { text: value } : 'unknown', state, engine, value);
      if (name === 'readonly' || args.some((arg) => /^-\w*r/.test(arg.text))) state.fix(variable);
    } else if (!/^[-+]\w*$/.test(text)) {
      checkName({ text, known }, state, engine);
      if (makesArrays) engine.arrays.add(text);
      if (name === 'readonly' && known) state.fix(text);
    }
  }
}

/** Marks a variable as unknown. Text such as `a[$(rm x)]` instead of a name is evaluated, so it is opaque. */
function checkName({ text, known }: Field, state: ShellState, engine: CommandEngine): void {
  if (!known || !NAME.test(text)) engine.facts.markOpaque('a variable that is known only at run time', text);
  else assignVariable(text, 'unknown', state, engine);
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
    for (const implied of ['REPLY', 'MAPFILE', 'OPTARG']) state.assign(implied, 'unknown');
    if (name === 'getopts' && state.variable('OPTIND') !== undefined) state.assign('OPTIND', 'number');
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

/** Substitutions that may print text of a file, or text of the command. */
const PRINTERS =
  'cat|tac|rev|head|tail|sed|g?awk|cut|tr|sort|uniq|nl|paste|fmt|fold|echo|printf|jq|yq|xxd|curl|wget|eval';
const PRINTS_TEXT = new RegExp(String.raw`(?:^|\||\$\(|\x60)\s*(?:${PRINTERS}|base\d+|<)(?:\s[^|]*)?[)\x60]$`);

/** Returns true for words that come from the text and that the shell splits: they may be operators. */
function mayBeOperators({ text, known, many, numeric }: Field, state: ShellState): boolean {
  if (known || many !== true || numeric === true) return false;
  if (/^(?:\$\(|`)/.test(text)) return PRINTS_TEXT.test(text);
  const name = /^\$\{?(\w+)\}?$/.exec(text)?.[1] ?? '';
  if (/^\d/.test(name)) return state.parameters !== undefined;
  if (name !== '') return state.variable(name) !== undefined;
  return /-[vR]\s|^\$\{?(?:[@*]|\w+\[[@*]\])/.test(text);
}

/** `test -v name` evaluates the index of an array. A value that the shell splits may contain `-v` too. */
export const test: Builtin = (args, state, engine) => {
  for (const [at, field] of args.entries()) {
    const operand = args[at + 1];
    const isName = field.known && (field.text === '-v' || field.text === '-R');
    if (isName && operand !== undefined && !checkReference(operand, state, engine))
      engine.facts.markOpaque('evaluates text as a name', operand.text);
    if (mayBeOperators(field, state)) engine.facts.markOpaque('evaluates text as a name', field.text);
  }
  return undefined;
};

export const let_: Builtin = (args, state, engine) => {
  for (const field of args) {
    checkArithmeticText(field, field.text, state, engine);
    for (const name of field.text.match(/[A-Za-z_]\w*/g) ?? []) assignVariable(name, 'number', state, engine);
  }
  return undefined;
};
