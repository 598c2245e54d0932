import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
const named = [
  ...page.matchAll(/`((?:src|schemas|codegen|generated|test|docs)\/[\w./-]*|build\.mjs|package\.json)`/g),
].map(([, path = '']) => path);

describe('architecture page', () => {
  it('names only files that exist [VER-5]', () => {
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('lists files on the path of an event that the entry loads, at once or later', () => {
    const steps = [...page.matchAll(/^\| `(src\/[\w./-]+\.ts)`/gm)].map(([, path = '']) => path);
    expect(steps).toHaveLength(13);
    const loaded = reaches('src/index.ts');
    expect(steps.filter((path) => !loaded.has(path))).toEqual([]);
  });
});

/** Returns all modules that a module imports, directly or indirectly, types included. */
function reaches(file: string, actual = new Set<string>()): Set<string> {
  const folder = file.split('/').slice(0, -1).join('/');
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)\.js'/g)) {
    const path = `${new URL(`${specifier}.ts`, `file:///${folder}/`).pathname.slice(1)}`;
    if (actual.has(path) || !existsSync(path)) continue;
    actual.add(path);
    reaches(path, actual);
  }
  return actual;
}
