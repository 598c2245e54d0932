import { type Terminal, visible } from '../terminal.js';
import type { ChangedHook } from './sitting.js';

/** Prints a changed hook and the diff of its files. */
export function showChange(terminal: Terminal, { hook, files }: ChangedHook): void {
  const time = new Date().toTimeString().slice(0, 8);
  terminal.printWrapped(
    `${time} ${terminal.style('bold', visible(hook.name))} (${hook.event}): ${visible(whatOf(hook.why))}`,
  );
  for (const { path, diff } of files) {
    if (diff.length > 0) terminal.printWrapped(visible(path), 2);
    for (const { sign, text } of diff) {
      const line = `${sign} ${visible(text)}`;
      terminal.print(`    ${sign === ' ' ? line : terminal.style(sign === '+' ? 'green' : 'red', line)}`);
    }
  }
}

/** Returns what changed, without what to do. */
function whatOf(why: string): string {
  return why.replace(/ since it was trusted.*$/, '').replace(/; review it, .*$/, '');
}
