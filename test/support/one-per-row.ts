import { relative, resolve, sep } from 'node:path';
import { beforeEach } from 'vitest';

// Runs only the first test of each row that modes.mjs names for a file.
const root = resolve(import.meta.dirname, '../..');
const chosen: Record<string, 'all' | string[]> = JSON.parse(process.env['HOOKWRIGHT_TEST_ROWS'] ?? '{}');
const seen = new Set<string>();

beforeEach(({ task, skip }) => {
  const rows = chosen[relative(root, task.file.filepath).split(sep).join('/')] ?? [];
  if (rows === 'all') return;
  const own = rows.filter((row) => new RegExp(`\\b${row}\\b`).test(task.name) && !seen.has(row));
  if (own.length === 0) skip();
  for (const row of own) seen.add(row);
});
