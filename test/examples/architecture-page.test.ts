import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
const named = [
  ...page.matchAll(/`((?:src|schemas|codegen|generated|test|docs)\/[\w./-]*|build\.mjs|package\.json)`/g),
].map(([, path = '']) => path);

describe('the page about the architecture', () => {
  it('names only what is there [VER-5]', () => {
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('lists the way of one event so that each file is reached from one before it', () => {
    const way = [...page.matchAll(/^\| `(src\/[\w./-]+\.ts)`/gm)].map(([, path = '']) => path);
    expect(way).toHaveLength(18);
    const isReached = (path: string, from: readonly string[]) => from.some((file) => reaches(file).has(path));
    expect(way.filter((path, at) => at > 0 && !isReached(path, way.slice(0, at)))).toEqual([]);
  });
});

/** What a module imports, and what that imports, types included. */
function reaches(file: string, seen = new Set<string>()): Set<string> {
  const folder = file.split('/').slice(0, -1).join('/');
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.js'/g)) {
    const path = `${new URL(`${specifier}.ts`, `file:///${folder}/`).pathname.slice(1)}`;
    if (seen.has(path) || !existsSync(path)) continue;
    seen.add(path);
    reaches(path, seen);
  }
  return seen;
}
