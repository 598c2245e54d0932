import { isDifferentBuiltin } from './builtins-elsewhere.js';
import type { Builtin, CommandEngine, Flow, Runner } from './engine.js';
import { addPath, pathsOf } from './paths.js';
import { anyOf } from './programs.js';
import type { ShellState } from './shell-state.js';
import { type Field, type Fields, knownField } from './types.js';
import { assignNames, declare, let_, printf, test, unset } from './variable-builtins.js';
import { wrapperOf } from './wrappers.js';

type Run = (...given: [...Parameters<Runner>]) => Flow | undefined;

/** Runs a builtin of the shell. Returns undefined for programs, and for builtins that only print. */
export const runBuiltin: Run = (args, state, call, engine, name) => {
  if (engine.shell !== 'bash' && isDifferentBuiltin(name, args, engine.shell))
    engine.facts.markOpaque(`${name} is another command in ${engine.shell}`);
  if (wrapperOf(name)?.marks.includes('b') === true) return unwrapBuiltin(args, state, call, engine, name);
  const builtin = Object.hasOwn(BUILTINS, name) ? BUILTINS[name] : undefined;
  if (builtin === undefined) return undefined;
  return builtin(args, state, engine, name, call) ?? { ok: state, fail: state };
};

/** Runs the command of `command` or `builtin`, which no function replaces. */
const unwrapBuiltin: Run = (args, state, call, engine, name) => {
  const prints = args[0]?.known === true && /^-[pvV]*[vV]/.test(args[0].text);
  const rest = args[0]?.text === '-p' || args[0]?.text === '--' ? args.slice(1) : args;
  const [first] = rest;
  if (prints || first === undefined) return { ok: state, fail: state };
  if (!first.known || first.text.startsWith('-'))
    engine.facts.markOpaque(`the command of ${name} is not clear`, first.text);
  return engine.dispatch(rest, state, { ...call, wrappedBy: [...call.wrappedBy, name], skipsFunctions: true });
};

function changeFolder(args: Fields, state: ShellState, engine: CommandEngine): Flow {
  const rest = args.filter(({ text }) => !/^-[LPe@]+$|^--$/.test(text));
  const [to = homeField(state, engine)] = rest;
  engine.changesFolder = true;
  const after = state.copy();
  // With -P, `..` is resolved after links.
  const isLogical = !/\.\./.test(to.text) || !args.some(({ text }) => /^-[Le@]*P/.test(text));
  const isClear =
    isLogical && rest.length < 2 && to.known && !/^[-+]\d*$/.test(to.text) && state.variable('CDPATH') === undefined;
  after.folders = isClear && to.text !== '' ? pathsOf(to.text, state) : undefined;
  after.assign('OLDPWD', 'unknown');
  if (after.variable('PWD') !== undefined) after.assign('PWD', 'unknown');
  return { ok: after, fail: state };
}

function homeField(state: ShellState, engine: CommandEngine): Field {
  const home = engine.home(state);
  return home === undefined ? { text: '~', known: false } : knownField(home);
}

const evaluate: Builtin = (args, state, engine, _name, call) => {
  engine.facts.markOpaque('eval runs text', args.map(({ text }) => text).join(' '));
  if (args.some(({ known }) => !known)) {
    state.forgetVariables();
    state.folders = undefined;
    return undefined;
  }
  const after = engine.runText(args.map(({ text }) => text).join(' '), state, {
    ...call,
    wrappedBy: [...call.wrappedBy, 'eval'],
  });
  return { ok: after, fail: after };
};

/** Runs a file in this shell: it may assign and define anything. */
const source: Builtin = (args, state, engine) => {
  const file = args.find(({ text }) => text !== '--');
  if (file === undefined || file.stream === true || !file.known || /^\/(?:dev|proc)\//.test(file.text))
    engine.facts.markOpaque('a file to run that is known only at run time', file?.text);
  else addPath(engine.facts, 'reads', file, state);
  engine.facts.runsCode = true;
  state.forgetVariables();
  state.doubtFunctions();
  return undefined;
};

const trap: Builtin = (args, _state, engine) => {
  const rest = args[0]?.text === '--' ? args.slice(1) : args;
  const [text] = rest;
  if (text === undefined || text.text === '-' || /^-[lpP]+$/.test(text.text) || (rest.length === 1 && text.known))
    return undefined;
  const isEarly = engine.shell !== 'bash' || rest.slice(1).some((signal) => !/^(?:0|EXIT)$/.test(signal.text));
  if (text.known) engine.defer(text.text, isEarly);
  else engine.facts.markOpaque('a trap whose text is known only at run time', text.text);
  return undefined;
};

const HARMLESS_SET = anyOf(`
  [-+][abefhmntuvxCEPT]*o? allexport errexit errtrace functrace hashall monitor noclobber noexec noglob notify nounset
  onecmd physical pipefail verbose xtrace`);
const HARMLESS_SHOPT = anyOf(`
  -[pqsu]+ nullglob globstar dotglob nocaseglob nocasematch globasciiranges checkwinsize histappend cmdhist lithist
  huponexit inherit_errexit checkhash checkjobs execfail interactive_comments progcomp`);
const HARMLESS_IN_ZSH = /^[-+][eux]*o?$|^(?:errexit|nounset|pipefail|xtrace)$/;

/** Marks options that may change what text means: `set -k`, `set +B`, `shopt -s expand_aliases`. */
const setOptions: Builtin = (args, state, engine, name) => {
  const at = args.findIndex(({ text }) => text === '--');
  const words = args.slice(0, at === -1 ? undefined : at).map(({ text, known }) => (known ? text : '?'));
  const harmless = engine.shell === 'zsh' ? HARMLESS_IN_ZSH : name === 'set' ? HARMLESS_SET : HARMLESS_SHOPT;
  const isOption = (word: string, index: number) =>
    name === 'shopt' || /^[-+]/.test(word) || /^[-+]\w*o$/.test(words[index - 1] ?? '');
  if (words.some((word, index) => isOption(word, index) && !harmless.test(word)))
    engine.facts.markOpaque(`${name} changes what text means`, words.join(' '));
  if (name === 'set')
    state.parameters = at >= 0 && args.slice(0, at).every(({ known }) => known) ? args.slice(at + 1) : undefined;
  return undefined;
};

const shift: Builtin = (args, state) => {
  const count = Number(args[0]?.text ?? '1');
  const isClear = args.every(({ known }) => known) && Number.isInteger(count) && count >= 0;
  const enough = isClear && state.parameters !== undefined && state.parameters.length >= count;
  if (!enough || state.parameters?.some(({ many }) => many === true) === true) state.parameters = undefined;
  else state.parameters = state.parameters?.slice(count);
  return undefined;
};

const alias: Builtin = (args, _state, engine) => {
  if (args.some(({ text, known }) => !known || text.includes('=')))
    engine.facts.markOpaque('an alias replaces a command');
  return undefined;
};

const opaqueWith =
  (pattern: RegExp): Builtin =>
  (args, _state, engine, name) => {
    if (args.some(({ text, known }) => !known || pattern.test(text)))
      engine.facts.markOpaque(`${name} runs text or replaces a command`);
    return undefined;
  };

const forgetFolder: Builtin = (args, state, engine) => {
  engine.changesFolder = true;
  const after = state.copy();
  after.folders = undefined;
  return args.some(({ text }) => text === '-n') ? undefined : { ok: after, fail: state };
};

const BUILTINS: Readonly<Record<string, Builtin>> = {
  cd: changeFolder,
  chdir: changeFolder,
  pushd: (args, state, engine) =>
    args.length === 1 && /^[^+-]/.test(args[0]?.text ?? '-')
      ? changeFolder(args, state, engine)
      : forgetFolder(args, state, engine, '', { env: {}, wrappedBy: [], external: false }),
  popd: forgetFolder,
  export: declare,
  declare,
  typeset: declare,
  local: declare,
  readonly: declare,
  read: assignNames('dinNptu'),
  mapfile: assignNames('dnOsuc'),
  readarray: assignNames('dnOsuc'),
  getopts: assignNames('', 1),
  unset,
  eval: evaluate,
  source,
  '.': source,
  trap,
  set: setOptions,
  shopt: setOptions,
  shift,
  printf,
  test,
  '[': test,
  let: let_,
  alias,
  hash: opaqueWith(/^-\w*p|=/),
  enable: opaqueWith(/^-/),
  compgen: opaqueWith(/^-\w*[CFW]/),
  complete: opaqueWith(/^-\w*[CFW]/),
  bind: opaqueWith(/^-\w*x|:/),
  jobs: opaqueWith(/^-\w*x/),
  fc: opaqueWith(/./),
  history: opaqueWith(/^-\w*[psanrw]/),
  wait: opaqueWith(/^-\w*p/),
};
