import { runBuiltin } from './builtins.js';
import { addCode } from './code.js';
import type { Call, CommandEngine, Flow, Runner } from './engine.js';
import { addFiles } from './files.js';
import { runFind } from './find.js';
import { addHosts } from './hosts.js';
import { endOf, type ShellState } from './shell-state.js';
import { runShell, runSsh, runSu } from './shells.js';
import type { Fields, ProgramFact } from './types.js';
import { unwrap } from './unwrap.js';
import { OTHER_SHELLS, SHELLS, wrapperOf } from './wrappers.js';
import { runXargs } from './xargs.js';

const SYSTEM_FOLDERS = /^(?:\/usr)?(?:\/local)?\/s?bin\/[^/]+$/;
const MAX_ARGS_CHECKED = 4096;

/** Records the program that the first field names, and what it does. */
export function runProgram(fields: Fields, state: ShellState, call: Call, engine: CommandEngine): Flow {
  engine.facts.spend(2);
  const [first, ...args] = fields;
  if (first === undefined) return { ok: state, fail: state };
  if (!first.known || first.text === '') {
    engine.facts.markOpaque('a program that is known only at run time', first.text);
    return { ok: state, fail: state };
  }
  const name = first.text;
  // An option of a wrapper that no table lists, or `=name` of zsh.
  if (/^[-=]/.test(name)) engine.facts.markOpaque('a program whose name looks like an option', name);
  const fn = call.external || call.skipsFunctions === true ? undefined : state.functionOf(name);
  const called = fn === undefined ? undefined : engine.callFunction(name, args, state);
  if (called !== undefined && fn?.certain === true) return called;
  const after = (called && endOf(called)) ?? state;
  record(name, args, call, engine);
  const builtin = call.external || name.includes('/') ? undefined : runBuiltin(args, after, call, engine, name);
  if (builtin !== undefined) return builtin;
  runExternal(args, after, call, engine, baseName(name));
  return { ok: after, fail: after };
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function record(path: string, args: Fields, { env, wrappedBy }: Call, engine: CommandEngine): void {
  const name = baseName(path);
  const program: ProgramFact = {
    name,
    ...(name !== path && { path }),
    args: args.map(({ text }) => text),
    ...(Object.keys(env).length > 0 && { env }),
    ...(wrappedBy.length > 0 && { wrapped_by: wrappedBy }),
  };
  engine.facts.program(program);
  // A program outside of the folders of the system may be a script, or anything under the name of another program.
  if (name !== path && !SYSTEM_FOLDERS.test(path)) engine.facts.runsCode = true;
}

const RUNNERS = new Map([
  ['xargs', runXargs],
  ['find', runFind],
  ['ssh', runSsh],
  ['su', runSu],
  ['runuser', runSu],
]);

/** Adds what a program does that is not a part of the shell. */
const runExternal: Runner = (args, state, { env, wrappedBy, input }, engine, name) => {
  engine.facts.spend(Math.min(args.length, MAX_ARGS_CHECKED) / 8);
  const isShell = SHELLS.has(name) || OTHER_SHELLS.has(name);
  const runner = RUNNERS.get(name) ?? (isShell ? runShell : wrapperOf(name) && unwrap);
  const inner = { env, wrappedBy: [...wrappedBy, name], external: true, ...(input !== undefined && { input }) };
  if (runner !== undefined) runner(args, state, inner, engine, name);
  else {
    addCode(name, args, engine);
    addFiles(name, args, state, engine);
  }
  addHosts(name, args, engine);
};
