import { relative } from 'node:path';
import type { SettingsProblem } from '../../config/settings/index.js';
import type { Cli } from './cli.js';
import { type Terminal, visible } from './terminal.js';

/** One line for what is wrong and where, in the form that editors jump to, and one for what to do. */
export function showProblems(terminal: Terminal, problems: readonly SettingsProblem[]): void {
  for (const { file, line, column, message, help, ...rest } of problems) {
    const severity = rest.disablesGuard ? 'error' : rest.severity;
    const place = terminal.style('bold', `${visible(shortPath(file))}:${line}:${column}:`);
    const kind = terminal.style(severity === 'error' ? 'red' : 'yellow', `${severity}:`);
    terminal.printWrapped(`${place} ${kind} ${visible(message)}`);
    terminal.printWrapped(visible(help), 2);
  }
}

/** The same on standard error, beside an answer that is about something else. */
export function printProblem({ terminal, name }: Cli, problems: readonly SettingsProblem[]): void {
  for (const { file, line, column, message, help } of problems) {
    terminal.complain(`${name}: ${visible(shortPath(file))}:${line}:${column}: ${visible(message)}`);
    terminal.complain(`  ${visible(help)}`);
  }
}

/** As the user would type it, where that is shorter. */
export function shortPath(file: string): string {
  const near = relative(process.cwd(), file);
  return near === '' || near.startsWith('..') ? file : near;
}

export function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
