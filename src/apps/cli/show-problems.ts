import { relative } from 'node:path';
import type { SettingsProblem } from '../../config/settings/index.js';
import type { Cli } from './cli.js';
import { type Terminal, visible } from './terminal.js';

/** Prints each problem as `file:line:column: severity: message`, and below it what to do. */
export function showProblems(terminal: Terminal, problems: readonly SettingsProblem[]): void {
  for (const { file, line, column, message, help, ...rest } of problems) {
    const severity = rest.disablesGuard ? 'error' : rest.severity;
    const location = terminal.style('bold', `${visible(shortPath(file))}:${line}:${column}:`);
    const kind = terminal.style(severity === 'error' ? 'red' : 'yellow', `${severity}:`);
    terminal.printWrapped(`${location} ${kind} ${visible(message)}`);
    terminal.printWrapped(visible(help), 2);
  }
}

/** Prints the problems to standard error, for commands whose output is about something else. */
export function printProblems({ terminal, name }: Cli, problems: readonly SettingsProblem[]): void {
  for (const { file, line, column, message, help } of problems) {
    terminal.printError(`${name}: ${visible(shortPath(file))}:${line}:${column}: ${visible(message)}`);
    terminal.printError(`  ${visible(help)}`);
  }
}

/** Returns the path relative to the current folder if the file is below it. */
export function shortPath(file: string): string {
  const near = relative(process.cwd(), file);
  return near === '' || near.startsWith('..') ? file : near;
}

export function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
