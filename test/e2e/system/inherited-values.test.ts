import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../src/util/json.js';

const schema: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../../generated/schema.json'), 'utf8'));

/** Returns the names of all properties of the schemas. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isRecord(value)) return [];
  const { properties } = value;
  return [...(isRecord(properties) ? Object.keys(properties) : []), ...Object.values(value).flatMap(namesIn)];
}

/** Names that only code reads: options of hosts, records of the engine, and of Node.js. */
const IN_CODE = [
  ...['aliases', 'answer', 'approved', 'blocks', 'confirm', 'configurable', 'detached', 'entries', 'enumerable', 'get'],
  ...[
    'hookConfigs',
    'invalid',
    'isHeard',
    'killed',
    'once',
    'set',
    'shell',
    'side',
    'status',
    'stdio',
    'then',
    'toJSON',
  ],
  ...['translator', 'trusted', 'uid', 'untrusted', 'value', 'whyOff', 'writable'],
];
const names = [...new Set([...namesIn(schema), ...IN_CODE])].filter((name) => !(name in Object.prototype));

describe('A value that all objects inherit', () => {
  it.each([
    ['true, false and "allow"', [true, false, 'allow']],
    ['other values', ['', 0, null, {}]],
  ])('turns no guard off: %s [X-82]', { timeout: 120_000 }, (_title, values) => {
    const script = join(import.meta.dirname, 'inherited-values.mjs');
    const run = spawnSync(process.execPath, [script, JSON.stringify({ names, values })], {
      encoding: 'utf8',
      timeout: 100_000,
      killSignal: 'SIGKILL',
    });
    expect(run.stderr).toBe('');
    expect(JSON.parse(run.stdout)).toEqual([]);
  });
});
