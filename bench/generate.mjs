// Prints what processor time the generator takes and how much it writes for contracts of a host with 1, 50 and 200 events of its own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { combine } from '../.build/codegen/combine.js';
import { generate } from '../.build/codegen/generate.js';
import { readSources } from '../.build/codegen/load.js';
import { hostTarget } from '../.build/codegen/target.js';

const sizes = [1, 50, 100, 200];
const folder = mkdtempSync(join(tmpdir(), 'hookwright-generate-'));
try {
  const builtIn = readSources(join(import.meta.dirname, '..', 'schemas'));
  await run(builtIn, 1);
  const rows = [];
  for (const size of sizes) rows.push(await measure(builtIn, size));
  const [first] = rows;
  console.log('| own events | CPU ms | KB | CPU ms per further event | KB per further event | twice the same |');
  console.log('|---|---|---|---|---|---|');
  for (const { size, time, bytes, same } of rows) {
    const more = size - first.size;
    const per = (value) => (more === 0 ? '' : (value / more).toFixed(1));
    const cells = [size, time.toFixed(0), (bytes / 1000).toFixed(0), per(time - first.time)];
    console.log(`| ${[...cells, per((bytes - first.bytes) / 1000), same ? 'yes' : 'NO'].join(' | ')} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(builtIn, size) {
  const start = process.cpuUsage();
  const files = await run(builtIn, size);
  const { user, system } = process.cpuUsage(start);
  const time = (user + system) / 1000;
  const again = await run(builtIn, size);
  const same = [...files].every(([path, text]) => again.get(path) === text) && files.size === again.size;
  return { size, time, bytes: [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0), same };
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

/** Events of a usual size: a matcher, a default, a list and an object. */
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
