// The project that the agent works on, in a temporary folder.
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const BROKEN_PRICE = `export function gross(net) {
  return net * 0.23;
}
`;

export const FIXED_PRICE = `export function gross(net) {
  return net * 1.23;
}
`;

const files = {
  'RULES.md': 'Prices are in euro. Questions about prices: ana@shop.example\n',
  'price.mjs': BROKEN_PRICE,
  'price.test.mjs': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gross } from './price.mjs';

test('the gross price includes 23 % tax', () => assert.equal(gross(100), 123));
`,
};

export const TEST_COMMAND = 'node --test price.test.mjs';

export interface Project {
  readonly folder: string;
  remove(): Promise<void>;
}

export async function createProject(): Promise<Project> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'hookwright-demo-')));
  const folder = join(parent, 'shop');
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) };
}
