import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf, compile, projectFolder, readDocument, save } from './documents.js';
import { root } from './example-hooks.js';

it('docs/guides/own-events.md has a host that compiles with its contract and obeys a block', () => {
  const block = blocksOf(readDocument('docs/guides/own-events.md')).find(({ language }) => language === 'ts');
  const folder = projectFolder();
  save(folder, 'host.ts', block?.text ?? '');
  cpSync(join(root, 'examples/own-events/generated'), join(folder, 'generated'), { recursive: true });
  const program = compile(folder, 'host.ts');
  const printed = execFileSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' });
  expect(printed).toBe('not deployed: Not on Friday.\n');
});
