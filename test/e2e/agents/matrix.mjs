// Writes the results of docs/reference/dialects-compared.md from the recordings and the expected classes.
//   node test/e2e/agents/matrix.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DRIVERS } from './drivers/index.mjs';
import { PACKAGES } from './install.mjs';
import { readGroups } from './judge.mjs';
import { readRecording } from './recording.mjs';

const PAGE = resolve(import.meta.dirname, '../../../docs/reference/dialects-compared.md');
const BEGIN = '<!-- rows: made by node test/e2e/agents/matrix.mjs -->';
const END = '<!-- /rows -->';

/** Returns the page with current results. */
export function matrixPage(page) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined)
    throw new Error(
      `cannot write the results: docs/reference/dialects-compared.md needs the lines ${BEGIN} and ${END}`,
    );
  return `${before}${BEGIN}\n\n${summary()}\n\n${details()}\n\n${END}${after}`;
}

function agents() {
  return Object.keys(DRIVERS).flatMap((agent) => {
    const recording = readRecording(agent);
    return recording === undefined ? [] : [{ agent, recording, groups: readGroups(agent) }];
  });
}

function summary() {
  const rows = agents().map(({ agent, recording, groups }) => {
    const total = Object.keys(recording.rows).length;
    const count = (...classes) =>
      groups.filter((group) => classes.includes(group.class)).flatMap((group) => group.rows).length;
    const stricter = count('stricter');
    const absent = count('not applicable');
    const differing = groups.flatMap((group) => group.rows).length;
    const other = differing - stricter - absent;
    const same = total - differing;
    const share = `${Math.floor((100 * same) / (total - absent))} %`;
    return [
      `${PACKAGES[agent].title} ${recording.version}`,
      `\`${DRIVERS[agent].dialect}\``,
      total,
      same,
      share,
      stricter,
      other,
      absent,
    ];
  });
  const head = ['Agent', 'Dialect', 'Rows', 'Same', 'Share', 'Stricter here', 'Other', 'Not applicable'];
  return table(head, rows);
}

function details() {
  const rows = agents().flatMap(({ agent, groups }) =>
    groups.map((group) => [
      PACKAGES[agent].title,
      group.class,
      group.why,
      group.rows.map((row) => `\`${row}\``).join(', '),
    ]),
  );
  return table(['Agent', 'Class', 'Why', 'Rows'], rows);
}

function table(head, rows) {
  const inCell = (cell) => String(cell).replaceAll('|', '\\|');
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |`).join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const page = readFileSync(PAGE, 'utf8');
  const current = matrixPage(page);
  if (!process.argv.includes('--check')) writeFileSync(PAGE, current);
  else if (current !== page) {
    console.error('docs/reference/dialects-compared.md is not current. Run node test/e2e/agents/matrix.mjs.');
    process.exit(1);
  }
}
