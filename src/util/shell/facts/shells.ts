import type { Engine, Runner } from './engine.js';
import { addPath } from './paths.js';
import { applyValues, readLeading } from './program-arguments.js';
import { NO_FILES } from './program-table.js';
import { ShellState } from './shell-state.js';
import type { Field, ShellDialect } from './types.js';
import { runShellText } from './unwrap.js';
import { OTHER_SHELLS, SHELLS, wrapperOf } from './wrappers.js';

/** Returns how a shell reads its text. Instead of a shell that is not known, such as `nologin`, agents run bash. */
export function dialectOf(shell = 'bash'): ShellDialect {
  const name = shell.slice(shell.lastIndexOf('/') + 1).replace(/^-/, '');
  if (name === 'zsh') return 'zsh';
  if (OTHER_SHELLS.has(name)) return 'other';
  return SHELLS.has(name) && !/bash$/.test(name) ? 'sh' : 'bash';
}

/** Runs `sh -c text`, a script, or a shell that reads its commands from standard input. */
export const runShell: Runner = (args, state, call, engine, name) => {
  const { facts } = engine;
  if (OTHER_SHELLS.has(name)) facts.markOpaque(`text of ${name}, which is not read as in bash`);
  const plus = args.findIndex(({ text }) => text.startsWith('+'));
  const table = wrapperOf('sh') ?? NO_FILES;
  const read = readLeading(args, table);
  if (read === undefined || plus === 0) {
    facts.markOpaque(`the options of ${name} are not clear`);
    return;
  }
  const { options: given, operands: rest } = read;
  if (['-i', '-l', '--login', '--rcfile', '--init-file'].some((option) => given.has(option))) facts.runsCode = true;
  if (given.has('-O') || given.has('-k') || given.has('-B'))
    facts.markOpaque(`options of ${name} that change what text means`);
  const [first, , ...parameters] = rest;
  if (given.has('-c') && first !== undefined) {
    const inside = state.copy();
    inside.parameters = parameters;
    runShellText([first], inside, call, engine, name);
  } else if (first === undefined || given.has('-s')) facts.markOpaque(`${name} reads its commands from standard input`);
  else runScript(name, first, state, engine);
};

function runScript(name: string, script: Field, state: ShellState, engine: Engine): void {
  if (!script.known || script.text === '-' || /^\/(?:dev|proc)\//.test(script.text))
    engine.facts.markOpaque(`${name} runs a text that is known only at run time`, script.text);
  engine.facts.runsCode = true;
  addPath(engine.facts, 'reads', script, state);
}

/** Runs the command of `ssh host command` with the paths of the host. */
export const runSsh: Runner = (args, state, call, engine, program) => {
  const { facts } = engine;
  const table = wrapperOf('ssh') ?? NO_FILES;
  const read = readLeading(args, table);
  const [host, ...command] = read?.operands ?? [];
  if (read === undefined || host?.known !== true) {
    facts.markOpaque('the host or the command of ssh is not clear');
    return;
  }
  const settings = read.options.get('-o') ?? [];
  if (settings.some(({ text }) => /command|include|match|pkcs|provider/i.test(text)) || read.options.has('-F'))
    facts.runsCode = true;
  applyValues(read, table, { name: program, state, engine });
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
  const there = new ShellState([`${name}:`], (steps) => facts.spend(steps));
  if (command.length > 0) runShellText(command, there, call, engine, 'sh');
};

/** Runs the text of `su user -c text`. */
export const runSu: Runner = (args, state, call, engine) => {
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
  else runShellText([text], state, call, engine, 'sh');
};
