import type { Cli } from '../cli.js';
import { countOf, shortPath } from '../show-problems.js';
import { visible, visibleLines } from '../terminal.js';
import type { CaseResult } from './run-cases.js';

/** One line for each file, the differences of what failed, and a sum. */
export function showResults({ terminal, name }: Cli, results: readonly CaseResult[]): void {
  for (const file of new Set(results.map((result) => result.file))) {
    const own = results.filter((result) => result.file === file);
    const bad = own.filter(({ status }) => status !== 'passed');
    const sign = bad.length === 0 ? terminal.style('green', '✓') : terminal.style('red', '✗');
    terminal.printWrapped(`${sign} ${visible(shortPath(file))} (${countOf(own.length, 'case')})`);
    for (const result of bad) showBad(terminal, result);
  }
  const count = (status: CaseResult['status']): number => results.filter((result) => result.status === status).length;
  const parts = [`${count('passed')} passed`, `${count('failed')} failed`];
  if (count('untrusted') > 0) parts.push(`${count('untrusted')} not run`);
  terminal.print(parts.join(', '));
  if (count('untrusted') === 0) return;
  terminal.printWrapped(
    `Some hooks are not trusted: ${name} trust shows them and asks; --untrusted tests them all the same`,
  );
}

function showBad(terminal: Cli['terminal'], { name, status, differences }: CaseResult): void {
  if (status === 'untrusted') {
    terminal.printWrapped(`${terminal.style('yellow', '-')} ${visible(name)}: not run`, 2);
    terminal.printWrapped(`not trusted: ${visible(differences.join(', '))}`, 6);
    return;
  }
  terminal.printWrapped(`${terminal.style('red', '✗')} ${visible(name)}`, 2);
  for (const [first = '', ...others] of differences.map(visibleLines)) {
    terminal.printWrapped(first, 6);
    for (const line of others) terminal.printWrapped(line, 8);
  }
}
