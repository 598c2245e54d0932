import { writeFileSync } from 'node:fs';
import { messageOf, problem } from '../exit.js';
import { shortPath } from '../show-problems.js';
import type { CaseResult } from './run-cases.js';

/** A report in the form that CI servers read. */
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

/** XML has no way to say most control characters. */
function escaped(text: string): string {
  const allowed = text.replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|[\uFFFE\uFFFF]/gu, '\uFFFD');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
