import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

// Set-up file that records which functions of src/ and codegen/ each test file calls.
const root = fileURLToPath(new URL('../..', import.meta.url));
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

afterAll(() => {
  const test = relative(root, expect.getState().testPath ?? '');
  const calls: Record<string, string[]> = {};
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    for (const { url, functions } of result) {
      const path = relative(root, url.replace(/^file:\/\//, ''));
      if (!/^(src|codegen)\//.test(path)) continue;
      const called = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
      calls[path] = [...new Set(called.map(({ functionName }) => functionName))];
    }
  });
  session.disconnect();
  const folder = join(root, '.build/mutants/calls');
  mkdirSync(folder, { recursive: true });
  const name = createHash('sha256').update(test).digest('hex').slice(0, 12);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ test, calls }));
});
