import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf, followed, readDocument } from './documents.js';
import { root } from './example-hooks.js';

it.each(['docs/hook-authors.md', 'docs/host-authors.md', 'docs/mcp.md'])('%s shows what really happens', (path) => {
  const document = readDocument(path);
  const { told, seen } = followed(document);
  expect(seen).toEqual(told);
  expect(told.length).toBeGreaterThan(2);
});

it.each(['docs/hook-authors.md', 'docs/host-authors.md'])('%s links to what exists', (path) => {
  const links = [...readDocument(path).matchAll(/\]\(\.\.\/([^)#]+)(?:#([^)]+))?\)/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, target = '', anchor] of links) {
    expect(existsSync(join(root, target)), target).toBe(true);
    if (anchor === undefined) continue;
    const headings = [...readDocument(target).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
    expect(headings.map((title) => title.replaceAll(' ', '-'))).toContain(anchor);
  }
});

it('the guides save every block of code that they show, so that it is run', () => {
  const documents = ['docs/hook-authors.md', 'docs/host-authors.md', 'docs/mcp.md'].map(readDocument);
  const loose = documents.flatMap(blocksOf).filter(({ language, file }) => language !== 'console' && !file);
  expect(loose).toEqual([]);
});
