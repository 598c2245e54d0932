import { messageOf } from '../../errors.js';
import { FactList, WorkLimitError } from './fact-list.js';
import { Interpreter } from './interpreter.js';
import { resolvePath } from './paths.js';
import { readPowershell } from './powershell.js';
import { ShellState } from './shell-state.js';
import { dialectOf } from './shells.js';
import type { CommandFacts, CommandFactsOptions, ProjectCommandFacts } from './types.js';

/** Returns what a shell command would do, as far as its text shows. Anything else makes it opaque. */
export function commandFacts(text: string, options: CommandFactsOptions = {}): CommandFacts {
  return readCommand(text, options).facts();
}

/** Reads a shell command. Does not ask the disk, so the result holds as long as the text is the same. */
export function readCommand(text: string, options: CommandFactsOptions = {}): FactList {
  const { cwd, home, shell } = options;
  if (/(?:^|[/\\])(?:pwsh|powershell)/i.test(shell ?? '')) return readPowershell(text, options);
  const facts = new FactList(text, home);
  const folder = cwd === undefined ? '' : resolvePath('', cwd);
  try {
    const state = new ShellState([folder], (steps) => facts.spend(steps));
    new Interpreter(facts, home, dialectOf(shell)).runAll(text, state);
  } catch (error) {
    // A command that cannot be read is opaque, whatever the cause: a caller that judges commands must not fail.
    if (error instanceof WorkLimitError) facts.markOpaque('takes too many steps to resolve');
    else facts.markOpaque('cannot be parsed', messageOf(error));
  }
  facts.checkLinks();
  facts.addHidden();
  return facts;
}

/** Returns the facts about a command whose text is not known. */
export function unreadableCommand(why: string): ProjectCommandFacts {
  const facts = new FactList();
  facts.markOpaque(why);
  return { ...facts.facts(), writes_outside: [], deletes_outside: [], reveals: [], changes: [], git: [], sends: false };
}
