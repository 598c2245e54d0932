import { messageOf } from '../../errors.js';
import { FactList, WorkLimitError } from './fact-list.js';
import { Interpreter } from './interpreter.js';
import { resolvePath } from './paths.js';
import { powershellFacts } from './powershell.js';
import { ShellState } from './shell-state.js';
import { dialectOf } from './shells.js';
import type { CommandFacts, CommandFactsOptions } from './types.js';

/** Returns what a shell command would do, as far as its text shows. Anything else makes it opaque: nothing is guessed. */
export function commandFacts(text: string, options: CommandFactsOptions = {}): CommandFacts {
  const { cwd, home, shell } = options;
  if (/(?:^|[/\\])(?:pwsh|powershell)/i.test(shell ?? '')) return powershellFacts(text, options);
  const facts = new FactList();
  const folder = cwd === undefined ? '' : resolvePath('', cwd);
  try {
    const state = new ShellState([folder], (steps) => facts.spend(steps));
    new Interpreter(facts, home, dialectOf(shell)).runAll(text, state);
  } catch (error) {
    // A command that cannot be read is opaque, whatever the cause: a caller that judges commands must not fail.
    if (error instanceof WorkLimitError) facts.opaque('takes too many steps to resolve');
    else facts.opaque('cannot be parsed', messageOf(error));
  }
  return facts.facts();
}
