import type { Call, CommandEngine } from './engine.js';
import { readOptions } from './options.js';
import { addPath } from './paths.js';
import { ShellState } from './shell-state.js';
import type { Field } from './types.js';
import { runShellText } from './unwrap.js';
import { OTHER_SHELLS } from './wrappers.js';

const LONG = [
  'norc',
  'noprofile',
  'posix',
  'login',
  'restricted',
  'verbose',
  'noediting',
  'debugger',
  'rcfile',
  'init-file',
  'interactive',
];

/** Runs `sh -c text`, a script, or a shell that reads its commands from standard input. */
export function runShell(
  name: string,
  args: readonly Field[],
  state: ShellState,
  call: Call,
  engine: CommandEngine,
): void {
  const { facts } = engine;
  if (OTHER_SHELLS.has(name)) facts.markOpaque(`text of ${name}, which is not read as in bash`);
  const plus = args.findIndex(({ text }) => text.startsWith('+'));
  const options = {
    flags: 'abefhiklmnprstuvxBCDEHPTc',
    values: 'oO',
    long: LONG.slice(0, 8),
    longValues: ['rcfile', 'init-file'],
  };
  const read = readOptions(args, options);
  if (read === undefined || plus === 0) {
    facts.markOpaque(`the options of ${name} are not clear`);
    return;
  }
  const { options: given, rest } = read;
  if (['-i', '-l', '--login', '--rcfile', '--init-file'].some((option) => given.has(option))) facts.runsCode = true;
  if (given.has('-O') || given.has('-k') || given.has('-B'))
    facts.markOpaque(`options of ${name} that change what text means`);
  const [first, , ...parameters] = rest;
  if (given.has('-c') && first !== undefined) {
    const inside = state.copy();
    inside.parameters = parameters;
    runShellText([first], inside, call, engine, name === 'bash' || name === 'rbash');
  } else if (first === undefined || given.has('-s')) facts.markOpaque(`${name} reads its commands from standard input`);
  else runScript(name, first, state, engine);
}

function runScript(name: string, script: Field, state: ShellState, engine: CommandEngine): void {
  if (!script.known || script.text === '-' || /^\/(?:dev|proc)\//.test(script.text))
    engine.facts.markOpaque(`${name} runs a text that is known only at run time`, script.text);
  engine.facts.runsCode = true;
  addPath(engine.facts, 'reads', script, state);
}

/** Runs the command of `ssh host command` with the paths of the host. */
export function runSsh(args: readonly Field[], state: ShellState, call: Call, engine: CommandEngine): void {
  const { facts } = engine;
  const read = readOptions(args, { flags: '1246AaCfGgKkMNnqsTtVvXxYy', values: 'bcDEeFIiJLlmOopQRSWw' });
  const [host, ...command] = read?.rest ?? [];
  if (read === undefined || host?.known !== true) {
    facts.markOpaque('the host or the command of ssh is not clear');
    return;
  }
  const settings = read.options.get('-o') ?? [];
  if (settings.some(({ text }) => /command|include|match|pkcs|provider/i.test(text)) || read.options.has('-F'))
    facts.runsCode = true;
  for (const log of read.options.get('-E') ?? []) addPath(facts, 'writes', log, state);
  for (const key of read.options.get('-i') ?? []) addPath(facts, 'reads', key, state);
  // Options may also follow the host.
  if (command[0]?.text.startsWith('-') === true) facts.markOpaque('the command of ssh is not clear');
  const name = host.text
    .replace(/^ssh:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/:\d+$/, '');
  facts.add('hosts', name.toLowerCase());
  if (read.options.has('-N')) return;
  if (command.length === 0) facts.markOpaque('a shell on another host that reads its commands', name);
  engine.changesFolder = true;
  if (command.length > 0)
    runShellText(command, new ShellState([`${name}:`], (steps) => facts.spend(steps)), call, engine);
}

/** Runs the text of `su user -c text`. */
export function runSu(args: readonly Field[], state: ShellState, call: Call, engine: CommandEngine): void {
  engine.facts.usesSudo = true;
  // The shell of that user may read its own files first.
  engine.facts.runsCode = true;
  const at = args.findIndex(({ text, known }) => known && /^(?:-[lmpf]*c|--command)$/.test(text));
  const text = args[at + 1];
  const others = args.filter((_, index) => index !== at && index !== at + 1);
  const isClear = others.every(
    ({ text: word, known }) => known && (/^-(?:[lmpf]*|-login)$/.test(word) || /^[\w.]+$/.test(word)),
  );
  if (at === -1 || text === undefined || !isClear) engine.facts.markOpaque('the command of su is not clear');
  else runShellText([text], state, call, engine);
}
