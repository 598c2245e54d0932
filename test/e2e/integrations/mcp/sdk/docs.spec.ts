import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf, projectFolder, readDocument } from '../../../examples/documents.js';
import { SERVERS } from './clients.js';

it('docs/guides/mcp.md quotes the output of its client', () => {
  const document = readDocument('docs/guides/mcp.md');
  const client = blocksOf(document).find(({ file }) => file === 'client.mjs');
  const folder = projectFolder();
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  const packages = join(import.meta.dirname, '../node_modules/@modelcontextprotocol');
  symlinkSync(packages, join(folder, 'node_modules/@modelcontextprotocol'));
  writeFileSync(join(folder, 'client.mjs'), client?.text ?? '');
  const printed = execFileSync(process.execPath, ['client.mjs', ...SERVERS.modern], { cwd: folder, encoding: 'utf8' });
  expect(document).toContain(`It prints \`${printed.trim()}\``);
});
