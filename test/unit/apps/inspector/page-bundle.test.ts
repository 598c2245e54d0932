import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { root } from '../../../support/core/events/child.js';

const built = join(root, 'dist/inspect');
const source = join(root, 'src/apps/inspector/page');
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));

describe('inspector page', () => {
  it('is under 80 KB gzip in all', () => {
    const sizes = filesIn(built).map((name) => gzipSync(readFileSync(join(built, name))).length);
    expect(filesIn(built).sort()).toEqual(['icon.svg', 'index.html', 'page.css', 'page.js']);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(80 * 1024);
  });

  it('contains no inline code and no external URLs, as a strict policy requires', () => {
    const html = readFileSync(join(built, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<style|style=|\bon\w+=|<script(?![^>]*\bsrc=)/);
    expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'icon.svg',
      'page.css',
      'page.js',
    ]);
    const css = readFileSync(join(built, 'page.css'), 'utf8');
    expect(css).not.toMatch(/@import|url\(/);
  });

  it('renders all values as text', () => {
    const doors = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\b|new Function|srcdoc/;
    const open = filesIn(source).filter((name) => doors.test(readFileSync(join(source, name), 'utf8')));
    expect(open).toEqual([]);
  });

  it('includes the licences of bundled code', () => {
    expect(readFileSync(join(root, 'dist/THIRD-PARTY.txt'), 'utf8')).toMatch(
      /preact \d+\.\d+\.\d+ is part of this package/,
    );
  });
});
