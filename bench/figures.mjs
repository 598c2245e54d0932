// Prints the size and speed figures of the contract. With --write it updates the table in bench/README.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { HookEventName, validateBeforeToolInput } from '../dist/index.js';
import { compare } from './measure.mjs';
import { PACKED_GOALS, pack, packedSizes } from './packed-size.mjs';
import { compareImports } from './rows/import.mjs';

const root = resolve(import.meta.dirname, '..');
const rows = [
  ['`validateBeforeToolInput`, bundled and minified', kilobytes(bundle(['validateBeforeToolInput']).length), '6 KB'],
  ['all ingress predicates, bundled, minified, gzip', kilobytes(gzipSync(bundle(ingressPredicates())).length), '14 KB'],
  ['a process that imports hookwright / one that imports node:child_process', ratio(await compareImports(301)), '1.35'],
  ['a validator / a predicate written by hand, same input', ratio(await compareValidators()), '3'],
  // After rows that read dist/, because packing builds it again.
  ...sizeRows(),
];
const table = [
  '| what | figure | goal, at most |',
  '|---|---|---|',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
].join('\n');
console.log(table);
if (process.argv.includes('--write')) writeIntoPage(table);

function sizeRows() {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-figures-'));
  try {
    const sizes = packedSizes(pack(root, folder));
    const row = (what, name) => [what, kilobytes(sizes[name]), `${PACKED_GOALS[name] / 1000} KB`];
    return [
      row('the package as npm packs it', 'whole'),
      row('the same without the generator: its code and the schemas that it reads', 'withoutGenerator'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ingressPredicates() {
  return Object.values(HookEventName).map((name) => `validate${name}Input`);
}

function bundle(names) {
  const contents = `export { ${names.join(', ')} } from './dist/index.js';`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    logOverride: { 'ignored-bare-import': 'silent' },
    write: false,
  });
  return outputFiles[0].contents;
}

function compareValidators() {
  const input = { tool_name: 'write_file', tool_input: { file_path: '/tmp/a.txt', content: 'hello' } };
  const floor = () => repeat(byHand, input);
  return compare({ floor, measured: () => repeat(validateBeforeToolInput, input) }, 200);
}

/** Predicate that a careful author would write for the same contract. */
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

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function ratio({ ratio: value, control }) {
  return `${value.toFixed(2)} (control ${control.toFixed(2)})`;
}

function writeIntoPage(text) {
  const path = resolve(root, 'bench/README.md');
  const page = readFileSync(path, 'utf8');
  const marked = /(<!-- figures -->\n)[\s\S]*?(<!-- \/figures -->)/;
  if (!marked.test(page)) throw new Error('bench/README.md has no <!-- figures --> marks');
  writeFileSync(path, page.replace(marked, `$1\n${text}\n\n$2`));
}
