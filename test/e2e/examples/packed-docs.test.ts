import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenLinks } from '../../support/broken-links.js';
import { unpackPacked } from './packed.mjs';

let unpacked: ReturnType<typeof unpackPacked>;
beforeAll(() => {
  unpacked = unpackPacked();
});
afterAll(() => unpacked.remove());

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

describe('packed package', () => {
  it('contains the documentation and the examples, without pictures and build output', () => {
    const files = filesOf(unpacked.folder);
    const expected = ['README.md', 'SECURITY.md', 'docs/README.md', 'docs/getting-started/hosts.md'];
    for (const path of [...expected, 'examples/programs/openai.mjs']) expect(files).toContain(path);
    const unwanted = /\.png$|^docs\/(site\/|.*\.mjs$)|^examples\/own-events\/generated|node_modules/;
    expect(files.filter((path) => unwanted.test(path))).toEqual([]);
  });

  it('has no broken links, except to pictures', () => {
    const pages = filesOf(unpacked.folder).filter((path) => path.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(30);
    const broken = pages.flatMap((page) => brokenLinks(unpacked.folder, page).map((link) => `${page}: ${link}`));
    expect(broken.filter((link) => !link.endsWith('.png'))).toEqual([]);
  });
});
