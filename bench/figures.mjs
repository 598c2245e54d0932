// Prints the size and speed figures of the contract; with --write it puts them into the README's table.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { HookEventName, validateBeforeToolInput } from '../dist/src/index.js';

const root = resolve(import.meta.dirname, '..');
const rows = [
  ['`validateBeforeToolInput`, bundled and minified', kilobytes(bundle(['validateBeforeToolInput']).length), '6 KB'],
  ['all ingress predicates, bundled, minified, gzip', kilobytes(gzipSync(bundle(ingressPredicates())).length), '14 KB'],
  ['a process that imports hookwright / one that imports node:child_process', ratio(importRatio()), '1.5'],
  ['a validator / a predicate written by hand, same input', ratio(validatorRatio()), '3'],
];
const table = [
  '| what | figure | goal, at most |',
  '|---|---|---|',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
].join('\n');
console.log(table);
if (process.argv.includes('--write')) writeIntoReadme(table);

function ingressPredicates() {
  return Object.values(HookEventName).map((name) => `validate${name}Input`);
}

function bundle(names) {
  const contents = `export { ${names.join(', ')} } from './dist/src/index.js';`;
  const stdin = { contents, resolveDir: root };
  return buildSync({ stdin, bundle: true, minify: true, format: 'esm', platform: 'node', write: false }).outputFiles[0]
    .contents;
}

/** Interleaved whole processes; the control is the baseline measured twice. */
function importRatio() {
  const baseline = "import 'node:child_process'";
  const measured = `import ${JSON.stringify(resolve(root, 'dist/src/index.js'))}`;
  const times = { baseline: [], measured: [], control: [] };
  for (let round = 0; round < 41; round++) {
    for (const [name, code] of shuffled([
      ['baseline', baseline],
      ['measured', measured],
      ['control', baseline],
    ])) {
      times[name].push(timed(() => spawnSync(process.execPath, ['--input-type=module', '-e', code])));
    }
  }
  return compare(times);
}

function validatorRatio() {
  const input = { tool_name: 'write_file', tool_input: { file_path: '/tmp/a.txt', content: 'hello' } };
  const times = { baseline: [], measured: [], control: [] };
  const candidates = [
    ['baseline', byHand],
    ['measured', validateBeforeToolInput],
    ['control', byHand],
  ];
  for (let round = 0; round < 200; round++) {
    for (const [name, predicate] of shuffled(candidates)) times[name].push(timed(() => repeat(predicate, input)));
  }
  return compare(times);
}

/** What a careful person would write for the same contract. */
function byHand(input) {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const { tool_name, tool_input, mcp_context, original_request_name } = input;
  if (typeof tool_name !== 'string' || !/\S/u.test(tool_name)) return false;
  if (typeof tool_input !== 'object' || tool_input === null || Array.isArray(tool_input)) return false;
  if (original_request_name !== undefined && typeof original_request_name !== 'string') return false;
  if (mcp_context === undefined) return true;
  return (
    typeof mcp_context === 'object' &&
    mcp_context !== null &&
    typeof mcp_context.server_name === 'string' &&
    /\S/u.test(mcp_context.server_name)
  );
}

function repeat(predicate, input) {
  let valid = 0;
  for (let index = 0; index < 20_000; index++) if (predicate(input)) valid++;
  if (valid !== 20_000) throw new Error('the input is valid');
}

function timed(action) {
  const start = process.hrtime.bigint();
  action();
  return Number(process.hrtime.bigint() - start);
}

function compare({ baseline, measured, control }) {
  const floor = median(baseline);
  return { ratio: median(measured) / floor, control: median(control) / floor };
}

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

function shuffled(items) {
  return items
    .map((item) => [Math.random(), item])
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function ratio({ ratio: value, control }) {
  return `${value.toFixed(2)} (control ${control.toFixed(2)})`;
}

function writeIntoReadme(text) {
  const path = resolve(root, 'README.md');
  const readme = readFileSync(path, 'utf8');
  const marked = /(<!-- figures -->\n)[\s\S]*?(\n<!-- \/figures -->)/;
  if (!marked.test(readme)) throw new Error('README.md has no <!-- figures --> marks');
  writeFileSync(path, readme.replace(marked, `$1${text}$2`));
}
