import type { PendingHook } from '../../../config/settings/index.js';
import type { Cli } from '../cli.js';
import { visible, visibleLines } from '../terminal.js';
import { commandsOf, fileChange, type TrustView } from './trust-view.js';

/** Prints what trusting a hook means: its command, the files that are covered, what changed in them, and what is not covered. */
export function showPending({ terminal }: Cli, view: TrustView, hook: PendingHook): void {
  const { name, event, source, why, files, programs, hidden } = hook;
  terminal.printWrapped(`${terminal.style('bold', visible(name))} (${event}, ${source})`);
  terminal.printWrapped(visible(why), 2);
  for (const [first = '', ...others] of commandsOf(view, hook).map(visibleLines)) {
    terminal.printWrapped(first, 2);
    // As shells do: no other line of ours begins like this.
    for (const line of others) terminal.printWrapped(`> ${line}`, 2);
  }
  for (const path of files) showFile(terminal, view, hook, path);
  for (const [program, path] of Object.entries(programs))
    terminal.printWrapped(`runs ${visible(program)}: ${visible(path)}`, 2);
  for (const reason of hidden) terminal.printWrapped(terminal.style('yellow', `not covered: ${visible(reason)}`), 2);
}

function showFile(terminal: Cli['terminal'], view: TrustView, hook: PendingHook, path: string): void {
  terminal.printWrapped(`covers ${visible(path)}`, 2);
  for (const { sign, text } of fileChange(view, hook, path).diff) {
    const line = `${sign} ${visible(text)}`;
    terminal.print(`    ${sign === ' ' ? line : terminal.style(sign === '+' ? 'green' : 'red', line)}`);
  }
}
