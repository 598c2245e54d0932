// Writes test/REQUIREMENTS.md from requirements.json and the titles of the tests. --check compares without writing.
// A title names its rows in brackets: `denies on exit 2 [WIRE-13]`, also several: [WIRE-12, WIRE-13].
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { ts } from 'ts-morph';

/** Parts whose rows must all have a test. */
const DONE = [1, 2, 3, 4];

const dir = resolve(
  process.argv.find((argument, index) => index > 1 && !argument.startsWith('--')) ?? import.meta.dirname,
);
const { rows, requirements } = JSON.parse(readFileSync(join(dir, 'requirements.json'), 'utf8'));
const areas = new Set(Object.keys(rows).map(areaOf));
const tests = readTests();
const page = render();
const target = join(dir, 'REQUIREMENTS.md');

const problems = [...unknownIds(), ...brokenRequirements(), ...emptyRows()];
if (!process.argv.includes('--check')) writeFileSync(target, page);
else if (read(target) !== page)
  problems.unshift('test/REQUIREMENTS.md is not up to date; run: node test/requirements.mjs');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Returns every title that names rows, by file: titles of tests, and of table cases that become part of a title. */
function readTests() {
  return readdirSync(dir, { recursive: true })
    .filter((path) => /(\.test|-rows)\.ts$/.test(path) && !path.split(sep).includes('node_modules'))
    .sort()
    .flatMap((path) => textsOf(join(dir, path)).map((text) => describeTest(path.split(sep).join('/'), text)))
    .filter(({ ids }) => ids.length > 0);
}

function textsOf(file) {
  const texts = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('...'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return texts;
}

function describeTest(path, title) {
  const inBrackets = [...title.matchAll(/\[([A-Z]+-\d+[^\]]*)\]/g)];
  const ids = inBrackets.flatMap(([, inside]) => inside.split(/[\s,]+/));
  const words = inBrackets.reduce((rest, [whole]) => rest.replace(whole, ''), title).trim();
  return { path, words: words || 'a case in a table', ids: ids.filter((id) => areas.has(areaOf(id))) };
}

function render() {
  const parts = rowsByPart();
  return `${[
    '# Requirements and their tests',
    'Made by `node test/requirements.mjs` from requirements.json and the titles of the tests. Do not edit.',
    ...Object.entries(parts).map(([part, own]) => `## ${titleOf(part)}\n\n${rowTable(own)}`),
    `## Requirement ids and their rows\n\n${requirementTable()}`,
  ].join('\n\n')}\n`;
}

function titleOf(part) {
  return part.startsWith('later: ') ? `Later (${part.slice('later: '.length)})` : `Part ${part}`;
}

function rowTable(own) {
  const lines = own.map((row) => `| ${row} | ${[...new Set(testsOf(row).map(cell))].join('<br>') || '-'} |`);
  return ['| row | tests |', '|---|---|', ...lines].join('\n');
}

function cell({ path, words }) {
  return `${path.replace(/\.test\.ts$/, '')}: ${words.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')}`;
}

function requirementTable() {
  const lines = Object.entries(requirements).map(
    ([id, own]) => `| ${id} | ${Array.isArray(own) ? own.join(', ') : own} |`,
  );
  return ['| requirement | rows |', '|---|---|', ...lines].join('\n');
}

function testsOf(row) {
  return tests.filter(({ ids }) => ids.includes(row));
}

function unknownIds() {
  return tests.flatMap(({ path, words, ids }) =>
    ids.filter((id) => !(id in rows)).map((id) => `${path}: "${words}" names ${id}, which is not a row`),
  );
}

function brokenRequirements() {
  return Object.entries(requirements).flatMap(([id, own]) =>
    Array.isArray(own)
      ? own.filter((row) => !(row in rows)).map((row) => `${id} names ${row}, which is not a row`)
      : [],
  );
}

function emptyRows() {
  return Object.keys(rows)
    .filter((row) => DONE.includes(rows[row]) && testsOf(row).length === 0)
    .map((row) => `${row} (part ${rows[row]}) has no test`);
}

function areaOf(id) {
  return id.split('-')[0];
}

function rowsByPart() {
  const parts = {};
  for (const row of Object.keys(rows)) parts[rows[row]] = [...(parts[rows[row]] ?? []), row];
  return parts;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
