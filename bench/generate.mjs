// Measures CPU time and output size of the generator for a host with 1, 50 and 200 of its own events. Exits with 1 if
// the cost per event grows, or if a second run writes other files. See README.md in this folder.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hostTarget } from '../.build/codegen/emit/target.js';
import { generate } from '../.build/codegen/generate.js';
import { combine } from '../.build/codegen/read/combine.js';
import { readSources } from '../.build/codegen/read/load.js';
import { ratio, table } from './report.mjs';

/** Limit for the cost per event of the largest contract, relative to the one before. */
const GOAL = 1.3;
const sizes = process.argv.includes('--quick') ? [1, 10, 40] : [1, 50, 200];

const folder = mkdtempSync(join(tmpdir(), 'hookwright-generate-'));
try {
  const builtIn = readSources(join(import.meta.dirname, '..', 'schemas'));
  for (let warmUp = 0; warmUp < 3; warmUp++) await run(builtIn, 1);
  const rows = [];
  for (const size of sizes) rows.push(await measure(builtIn, size, rows.at(-1)));
  report(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function report(rows) {
  const head = ['own events', 'CPU ms', 'kB', 'CPU ms per further event', 'kB per further event', 'twice the same'];
  const cells = rows.map(({ size, ms, bytes, perEvent, same }) => [
    size,
    ms.toFixed(0),
    (bytes / 1000).toFixed(0),
    perEvent?.ms.toFixed(1) ?? '',
    perEvent === undefined ? '' : (perEvent.bytes / 1000).toFixed(1),
    same ? 'yes' : 'NO',
  ]);
  const [{ perEvent: few }, { size, perEvent: many }] = rows.slice(-2);
  const bytes = many.bytes / few.bytes;
  const isFine = bytes <= GOAL && rows.every(({ same }) => same);
  console.log(table(head, cells));
  const figures = `${ratio(bytes)} times the bytes (goal <= ${GOAL}), ${ratio(many.ms / few.ms)} times the time`;
  console.log(`\nA further event of ${size} / one of ${rows.at(-2).size}: ${figures}: ${isFine ? 'ok' : 'missed'}.`);
  process.exitCode = isFine ? 0 : 1;
}

/**
 * Measures one size. The cost per event is the increase since the previous size, divided by the number of added
 * events.
 */
async function measure(builtIn, size, before) {
  const [first, second] = [await timed(builtIn, size), await timed(builtIn, size)];
  const ms = Math.min(first.ms, second.ms);
  const bytes = [...first.files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const same = isDeepStrictEqual(first.files, second.files);
  const per = (value, earlier) => (value - earlier) / (size - before.size);
  const perEvent = before && { ms: per(ms, before.ms), bytes: per(bytes, before.bytes) };
  return { size, ms, bytes, perEvent, same };
}

async function timed(builtIn, size) {
  const start = process.cpuUsage();
  const files = await run(builtIn, size);
  const { user, system } = process.cpuUsage(start);
  return { files, ms: (user + system) / 1000 };
}

async function run(builtIn, size) {
  const schemas = join(folder, String(size));
  mkdirSync(join(schemas, 'events'), { recursive: true });
  for (let index = 0; index < size; index++) writeEvent(schemas, index);
  const { sources, problems } = combine(builtIn, readSources(schemas));
  const result = await generate(sources, hostTarget);
  if (problems.length > 0 || !('files' in result)) throw new Error(JSON.stringify([problems, result.problems]));
  return result.files;
}

/** Writes an event of usual size: a matcher, a default, a list and an object. */
function writeEvent(schemas, index) {
  const letters = [...index.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
  const name = `OnStep${letters}`;
  const stem = `on-step${letters}`;
  const head = (title) => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description: 'A step.',
    type: 'object',
  });
  const text = (more) => ({ description: 'A text.', type: 'string', ...more });
  const input = {
    ...head(`${name}HookInput`),
    allOf: [{ $ref: '../common/base-input.schema.json' }],
    properties: {
      hook_event_name: { description: 'The name of the event.', const: name },
      step_name: text({ pattern: '\\S' }),
      attempt: { description: 'A number.', type: 'integer', minimum: 0, default: 0 },
      files: { description: 'A list.', type: 'array', items: { type: 'string' } },
      author: {
        description: 'An object.',
        type: 'object',
        properties: { name: text(), mail: text() },
        required: ['name'],
      },
    },
    required: ['step_name', 'attempt'],
    'x-event': {
      name,
      when: 'At a step.',
      matcher: { field: 'step_name', kind: 'whole' },
      merge: 'or',
      effects: ['block', 'stop', 'system-message'],
      since: '1.0.0',
    },
  };
  const specific = {
    hookEventName: { description: 'The name of the event.', const: name },
    note: text({ 'x-merge': 'join' }),
  };
  const output = {
    ...head(`${name}Output`),
    allOf: [{ $ref: '../common/base-output.schema.json' }],
    properties: {
      hookSpecificOutput: { description: 'What only it understands.', type: 'object', properties: specific },
    },
  };
  writeFileSync(join(schemas, 'events', `${stem}.input.schema.json`), JSON.stringify(input));
  writeFileSync(join(schemas, 'events', `${stem}.output.schema.json`), JSON.stringify(output));
}
