import type { Engine } from './engine.js';
import { gitRunsCode } from './git.js';
import { RUNS_CODE, RUNS_CODE_WITH } from './programs.js';
import { type Field, knownField } from './types.js';

const SED = new Set(['sed', 'gsed', 'ssed']);
const AWK = new Set(['awk', 'gawk', 'mawk', 'nawk', 'original-awk', 'busybox-awk']);
/** Addresses and commands of sed that neither run a program nor write a file. */
const PLAIN_SED =
  /^(?:(?:\d+|\$|\/(?:[^/\\\n]|\\.)*\/I?)(?:,(?:[+~]?\d+|\$|\/(?:[^/\\\n]|\\.)*\/I?))?\s*!?\s*)?(?:s(?<d>[/|#,:@!%_+])(?:(?!\k<d>)[^\\\n]|\\[\s\S])*\k<d>(?:(?!\k<d>)[^\\\n]|\\[\s\S])*\k<d>[gpiI\d]*|[dpqQ=nNgGhHxD]\d*|y\/[^/\\]*\/[^/\\]*\/|[aic]\\?\s?[^\n]*)$/;
const RUNS_AWK = /system|\||getline|>|@|extension|load|ARG[VC]/;

/** Notes that a program runs code which is not shell text of the command. */
export function addCode(name: string, args: readonly Field[], engine: Engine): void {
  if (runsCode(name, args)) engine.facts.runsCode = true;
}

function runsCode(name: string, args: readonly Field[]): boolean {
  if (SED.has(name)) return !isPlainSed(args);
  if (AWK.has(name))
    return args.some(
      ({ text, known }) => !known || RUNS_AWK.test(text) || /^-[ifElDWopd]/.test(text) || text.startsWith('--'),
    );
  if (name === 'git') return gitRunsCode(args);
  if (name.startsWith('git-')) return gitRunsCode([knownField(name.slice(4)), ...args]);
  if (name === 'sort') return args.some(({ text }) => text.startsWith('--co'));
  if (name === 'man') return true;
  if (name.startsWith('ld-linux')) return true;
  const versioned = name.replace(/^x86_64-linux-gnu-/, '').replace(/-?[\d.]+$/, '');
  const pattern = Object.hasOwn(RUNS_CODE_WITH, name) ? RUNS_CODE_WITH[name] : undefined;
  if (pattern !== undefined) return args.some(({ text, known }) => !known || pattern.test(text));
  if (name.startsWith('llvm-')) return true;
  return RUNS_CODE.has(name) || RUNS_CODE.has(versioned);
}

/** Returns true if every script of sed is one plain command. */
function isPlainSed(args: readonly Field[]): boolean {
  const scripts: Field[] = [];
  let hasScript = false;
  for (let at = 0; at < args.length; at += 1) {
    const field = args[at];
    if (field === undefined) break;
    const isOption = field.text.startsWith('-') && field.text !== '-';
    const [, attached] = /^(?:-[nErsuz]*e|--expression=)(.*)$/s.exec(field.text) ?? [];
    if (attached !== undefined) {
      hasScript = true;
      if (attached === '') at += 1;
      scripts.push(attached === '' ? (args[at] ?? field) : { ...field, text: attached });
    } else if (
      isOption &&
      !/^(?:-[nErsuz]*(?:i[^f]*)?|--(?:quiet|silent|in-place(?:=.*)?|regexp-extended|posix|debug))$/.test(field.text)
    )
      return false;
    else if (!isOption && !hasScript) {
      hasScript = true;
      scripts.push(field);
    } else if (!field.known && !isOption && field.many === true) return false;
  }
  return scripts.every(
    ({ text, known }) => known && text.split(/;|\n/).every((part) => part.trim() === '' || PLAIN_SED.test(part.trim())),
  );
}
