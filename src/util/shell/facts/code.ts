import type { Engine } from './engine.js';
import { gitRunsCode } from './git.js';
import { readArguments } from './program-arguments.js';
import { NO_FILES } from './program-table.js';
import { fileProgram, namesOf, RUNS_CODE_WITH } from './programs.js';
import { type Fields, knownField } from './types.js';

/** Addresses and commands of sed that neither run a program nor write a file. */
const ADDRESS = String.raw`(?:\d+|\$|\/(?:[^/\\\n]|\\.)*\/I?)`;
const TO_DELIMITER = String.raw`(?:(?!\k<d>)[^\\\n]|\\[\s\S])*\k<d>`;
const SUBSTITUTION = String.raw`s(?<d>[/|#,:@!%_+])${TO_DELIMITER}${TO_DELIMITER}[gpiI\d]*`;
const OTHER = String.raw`[dpqQ=nNgGhHxD]\d*|y\/[^/\\]*\/[^/\\]*\/|[aic]\\?\s?[^\n]*`;
const PLAIN_SED = new RegExp(
  String.raw`^(?:${ADDRESS}(?:,(?:[+~]?\d+|${ADDRESS}))?\s*!?\s*)?(?:${SUBSTITUTION}|${OTHER})$|^$`,
);

/** Notes that a program runs code which is not shell text of the command. */
export function addCode(name: string, args: Fields, engine: Engine): void {
  if (runsCode(name, args)) engine.facts.runsCode = true;
}

function runsCode(name: string, args: Fields): boolean {
  const names = namesOf(name);
  if (names.includes('sed')) return !isPlainSed(args);
  if (name === 'git') return gitRunsCode(args);
  if (name.startsWith('git-')) return gitRunsCode([knownField(name.slice(4)), ...args]);
  if (names.includes('sort')) return args.some(({ text }) => text.startsWith('--co'));
  return names.some((each) => {
    const pattern = RUNS_CODE_WITH.get(each);
    return pattern !== undefined && args.some(({ text, known }) => !known || pattern.test(text));
  });
}

const PLAIN_OPTION = /^--?(?:[neErsuzi]|expression|quiet|silent|in-place|regexp-extended|posix|debug)$/;

/** Returns true if every script of sed is one plain command. */
function isPlainSed(args: Fields): boolean {
  const { operands, options } = readArguments(args, fileProgram('sed') ?? NO_FILES);
  const given = [...(options.get('-e') ?? []), ...(options.get('--expression') ?? [])];
  const scripts = given.length > 0 ? given : operands.slice(0, 1);
  return (
    [...options.keys()].every((name) => PLAIN_OPTION.test(name)) &&
    operands.every(({ known, many }) => known || many !== true) &&
    scripts.every(({ text, known }) => known && text.split(/;|\n/).every((part) => PLAIN_SED.test(part.trim())))
  );
}
