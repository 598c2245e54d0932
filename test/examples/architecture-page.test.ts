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

  it('lists the path of an event in import order', () => {
    const way = [...page.matchAll(/^\| `(src\/[\w./-]+\.ts)`/gm)].map(([, path = '']) => path);
    expect(way).toHaveLength(18);
    const isReached = (path: string, from: readonly string[]) => from.some((file) => reaches(file).has(path));
    expect(way.filter((path, at) => at > 0 && !isReached(path, way.slice(0, at)))).toEqual([]);
  });
});

/** Returns all modules that a module imports, directly or indirectly, types included. */
function reaches(file: string, actual = new Set<string>()): Set<string> {
  const folder = file.split('/').slice(0, -1).join('/');
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.js'/g)) {
    const path = `${new URL(`${specifier}.ts`, `file:///${folder}/`).pathname.slice(1)}`;
    if (actual.has(path) || !existsSync(path)) continue;
    actual.add(path);
    reaches(path, actual);
  }
  return actual;
}
