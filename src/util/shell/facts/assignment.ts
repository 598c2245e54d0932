import type { Engine } from './engine.js';
import { anyOf } from './programs.js';
import { isNumber, type ShellState, type Value } from './shell-state.js';
import { noteVariable } from './unwrap.js';

/** Variables whose values the shell evaluates as arithmetic when they are assigned. In zsh many more are integers. */
const INTEGERS = new Set(['RANDOM', 'SRANDOM', 'SECONDS', 'OPTIND', 'HISTCMD', 'LINENO', 'BASH_ARGV0', 'EPOCHSECONDS']);
const COMMAND_TABLES = new Set(['BASH_CMDS', 'BASH_ALIASES']);
/** Variables that zsh ties to its parameters, functions, commands and folders, or whose text it runs or evaluates. */
const SPECIAL_IN_ZSH = anyOf(String.raw`
  (?:dis_)?(?:functions|aliases|galiases|saliases|commands|builtins|patchars|reswords) argv path [cf]path mailpath
  manpath options modules nameddirs userdirs dirstack mapfile sysparams [\w]+_functions status pipestatus
  (?:READ)?NULLCMD WORDCHARS HISTCHARS histchars PROMPT\d? prompt RPS\d RPROMPT\d? [CF]PATH [EU]?[GU]ID USERNAME ERRNO
  PERIOD TTYIDLE TMOUT LOGCHECK MAILCHECK SAVEHIST HISTSIZE COLUMNS LINES LISTMAX DIRSTACKSIZE FUNCNEST KEYTIMEOUT
  KEYBOARD_HACK BAUD REPORT\w+ ZDOTDIR SHLVL ARGC ARGV0 STTY _`);

/** Assigns a variable, and notes what that makes the shell do. `written`: text of the value. */
export function assignVariable(name: string, value: Value, state: ShellState, engine: Engine, written?: string): void {
  const { facts } = engine;
  noteVariable(name, written ?? (typeof value === 'object' ? value.text : undefined), engine);
  engine.splitsUnusually ||= name === 'IFS';
  if (COMMAND_TABLES.has(name)) facts.markOpaque('replaces a command', name);
  if (INTEGERS.has(name) && !isNumber(value)) facts.markOpaque('evaluates text as arithmetic', name);
  if (engine.shell === 'zsh' && SPECIAL_IN_ZSH.test(name)) facts.markOpaque('a variable that zsh evaluates', name);
  state.assign(name, value);
}
