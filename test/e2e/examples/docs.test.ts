import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inLongForm } from '../../support/long-form.js';
import { blocksOf, followed, readDocument } from './documents.js';
import { root } from './example-hooks.js';

const guides = [
  'docs/cookbook.md',
  'docs/dialects.md',
  'docs/guides/hookwright-in-your-agent.md',
  'docs/hook-authors.md',
  'docs/host-authors.md',
  'docs/inspector.md',
  'docs/mcp.md',
];

/** Recipes of the cookbook are tested in cookbook.test.ts. */
const followedGuides = inLongForm(
  guides.filter((path) => path !== 'docs/cookbook.md'),
  guides,
);

it.each(followedGuides)('%s shows the real output', { timeout: 300_000 }, (path) => {
  const document = readDocument(path);
  const { documented, actual } = followed(document);
  expect(actual).toEqual(documented);
  expect(documented.length).toBeGreaterThan(1);
});

it.each(['README.md', 'examples/README.md', 'docs/fleet.md', 'docs/lifecycle.md', ...guides])(
  '%s has no broken links',
  (path) => {
    const links = [...readDocument(path).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g)];
    for (const [, target = '', anchor] of links) {
      const file = target === '' ? path : join(dirname(path), target);
      expect(existsSync(join(root, file)), file).toBe(true);
      if (anchor === undefined) continue;
      const headings = [...readDocument(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
      expect(headings.map((title) => title.replaceAll(/[^\w -]/g, '').replaceAll(' ', '-'))).toContain(anchor);
    }
  },
);

it('guides save every code block, so that it runs', () => {
  const documents = [...guides, 'docs/fleet.md'].map(readDocument);
  const loose = documents.flatMap(blocksOf).filter(({ language, file }) => language !== 'console' && !file);
  expect(loose).toEqual([]);
});
