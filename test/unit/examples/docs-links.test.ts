import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from '../../support/broken-links.js';

const root = process.cwd();

/** Pages of the repository that people read. */
function pages(): string[] {
  const inDocs = ['docs', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  const others = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'bench/README.md',
    'schemas/README.md',
  ];
  return [...others, 'generated/docs/reference.md', ...inDocs.filter((path) => !/node_modules|docs\/site/.test(path))];
}

describe('links of the documentation', () => {
  it.each(pages())('%s: files and headings exist', (page) => {
    expect(brokenLinks(root, page)).toEqual([]);
  });
});

describe('brokenLinks', () => {
  it('finds missing files and headings, and skips code and other sites', () => {
    const text = '[a](README.md) [b](none.md) [c](README.md#none) [d](https://a.example) `[e](code.md)` ![f](none.png)';
    expect(brokenLinks(root, 'CHANGELOG.md', text)).toEqual(['none.md', 'README.md#none', 'none.png']);
  });
});
