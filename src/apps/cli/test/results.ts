import { writeFileSync } from 'node:fs';
import type { Cli } from '../cli.js';
import { messageOf, problem } from '../exit.js';
import { countOf, shortPath } from '../show-problems.js';
import { visible, visibleLines } from '../terminal.js';
import type { CaseResult } from './run-cases.js';

/** Prints one line per file, the differences of failed cases, and a summary. */
export function showResults({ terminal, name }: Cli, results: readonly CaseResult[]): void {
  for (const file of new Set(results.map((result) => result.file))) {
    const own = results.filter((result) => result.file === file);
    const bad = own.filter(({ status }) => status !== 'passed');
    const sign = bad.length === 0 ? terminal.style('green', '✓') : terminal.style('red', '✗');
    terminal.printWrapped(`${sign} ${visible(shortPath(file))} (${countOf(own.length, 'case')})`);
    for (const result of bad) showBad(terminal, result);
    for (const { name, warnings } of own)
      for (const warning of warnings)
        terminal.printWrapped(`${terminal.style('yellow', 'warning:')} ${visible(name)}: ${visible(warning)}`, 2);
  }
  const count = (status: CaseResult['status']): number => results.filter((result) => result.status === status).length;
  const parts = [`${count('passed')} passed`, `${count('failed')} failed`];
  if (count('untrusted') > 0) parts.push(`${count('untrusted')} not run`);
  terminal.print(parts.join(', '));
  if (count('untrusted') === 0) return;
  terminal.printWrapped(`Some hooks are not trusted: ${name} trust shows them and asks; --untrusted tests them anyway`);
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

/** Writes a JUnit report. */
export function writeJunit(file: string, results: readonly CaseResult[]): void {
  const suites = [...new Set(results.map((result) => result.file))].map((path) =>
    suite(
      path,
      results.filter((result) => result.file === path),
    ),
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw problem(`the report cannot be written: ${messageOf(error)}`);
  }
}

function suite(path: string, results: readonly CaseResult[]): string {
  const count = (status: CaseResult['status']): number => results.filter((result) => result.status === status).length;
  const counts = `tests="${results.length}" failures="${count('failed')}" skipped="${count('untrusted')}"`;
  return `  <testsuite name=${quoted(shortPath(path))} ${counts}>\n${results.map(testCase).join('')}  </testsuite>\n`;
}

function testCase({ file, name, status, duration, differences }: CaseResult): string {
  const open = `    <testcase classname=${quoted(shortPath(file))} name=${quoted(name)} time="${(duration / 1000).toFixed(3)}"`;
  if (status === 'passed') return `${open}/>\n`;
  const [first = ''] = differences;
  const body =
    status === 'failed'
      ? `<failure message=${quoted(first)}>${escaped(differences.join('\n'))}</failure>`
      : `<skipped message=${quoted(`not trusted: ${differences.join(', ')}`)}/>`;
  return `${open}>${body}</testcase>\n`;
}

function quoted(text: string): string {
  return `"${escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}"`;
}

/** Escapes a text for XML, which cannot represent most control characters. */
function escaped(text: string): string {
  const allowed = text.replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|[\uFFFE\uFFFF]/gu, '\uFFFD');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
