import { anyOf } from './programs.js';
import type { Field, Fields, ShellDialect } from './types.js';

/** Commands of zsh that bash does not have, or that do something else there. */
const IN_ZSH = new Set(
  `- noglob nocorrect repeat foreach end always zmodload zcompile zle zstyle zformat zparseopts zregexparse zpty
    zselect zsocket ztcp zcurses zprof zgetattr zsetattr zdelattr zlistattr zftp zsystem zstat stat strftime sysopen
    sysread sysseek syswrite syserror emulate autoload functions unfunction float integer print vared sched setopt
    unsetopt disable enable unhash rehash hash limit unlimit bindkey compctl compadd compset comparguments compcall
    compdescribe compfiles compgroups compquote comptags comptry compvalues getln pushln r fc history bye logout log
    ttyctl clone cap getcap setcap echotc echoti private pcre_compile pcre_match chdir mapfile readarray shopt
    complete compgen compopt caller help bind add-zsh-hook run-help zargs zmv`.split(/\s+/),
);
/** Commands of bash that dash does not have: then the variables that they set keep their values. */
const ONLY_IN_BASH =
  /^(?:declare|typeset|let|mapfile|readarray|shopt|pushd|popd|dirs|builtin|enable|disown|compgen|complete|caller)$/;
/** Commands that mean something else in fish and in other shells, and assignments. */
export const NOT_EVERYWHERE = anyOf(
  String.raw`\w+=.*
  and or not begin end if else for foreach while until repeat do done switch case function set setenv setvar unset
  unsetenv let builtin command eval source exec alias abbr unalias bind block break breaksw continue return complete
  emit event trap read string math time trace status test export local declare typeset readonly shift printf onintr
  goto hashstat limit nohup sched def use module where each par loop match try throw overlay hide const mut var fn del
  tmp with coproc select - \.`,
  String.raw`(?:\s.*)?`,
);
/** Builtins of zsh that evaluate their arguments as arithmetic, or some of them. */
const EVALUATES_IN_ZSH = /^(?:exit|return|shift|break|continue|printf|read|test|\[)$/;
const BUILTINS_AFTER_COMMAND =
  /^(?:cd|chdir|pushd|popd|export|local|read|unset|eval|exec|\.|source|trap|set|shift|getopts)$/;

/** Returns true if a shell other than bash runs something else under the name of a builtin. */
export function isDifferentBuiltin(name: string, args: Fields, shell: ShellDialect): boolean {
  const [first] = args;
  if (shell === 'zsh') {
    // In zsh `command cd` runs no builtin.
    if (name === 'command' && first !== undefined && BUILTINS_AFTER_COMMAND.test(first.text)) return true;
    return IN_ZSH.has(name) || name.startsWith('zf_') || (EVALUATES_IN_ZSH.test(name) && !isPlainCall(name, args));
  }
  const hasOption = first?.text.startsWith('-') === true && first.text !== '--';
  return shell === 'sh' && (ONLY_IN_BASH.test(name) || (hasOption && (name === 'printf' || name === 'exec')));
}

function isPlainCall(name: string, [first, ...rest]: Fields): boolean {
  const isNumber = ({ text, known, numeric }: Field) => numeric === true || (known && /^\d+$/.test(text));
  const all = first === undefined ? [] : [first, ...rest];
  if (name === 'read') return all.every(({ text, known }) => known && /^[\w-]*$/.test(text));
  if (name === 'test' || name === '[') return all.every((arg, at) => all[at - 1]?.text !== '-t' || isNumber(arg));
  const printsText = name === 'printf' && first?.known === true && !/%[-+ 0#.\d]*[^-+ 0#.\dsbqc%]/.test(first.text);
  return printsText || (name === 'printf' ? rest : all).every(isNumber);
}
