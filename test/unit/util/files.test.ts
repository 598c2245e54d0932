import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFolder, isInside, isProgram, readHead, realPath } from '../../../src/util/files.js';

let folder = '';
beforeEach(() => {
  folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'files-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('isInside', () => {
  it.each([
    ['/a/b', '/a', true],
    ['/a', '/a', true],
    ['/ab', '/a', false],
    ['/a', '/a/b', false],
    ['/a', '/', true],
  ])('of %s in %s is %s', (path, outer, expected) => expect(isInside(path, outer)).toBe(expected));
});

describe('files', () => {
  it('resolves links, and returns a missing path unchanged', () => {
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    expect(realPath(join(folder, 'link'))).toBe(join(folder, 'real'));
    expect(realPath(join(folder, 'none'))).toBe(join(folder, 'none'));
  });

  it('tells folders, programs and other files apart', () => {
    writeFileSync(join(folder, 'text'), 'x', { mode: 0o644 });
    writeFileSync(join(folder, 'program'), 'x', { mode: 0o755 });
    expect([folder, join(folder, 'text'), join(folder, 'none'), `${folder}\0`].map(isFolder)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([folder, join(folder, 'text'), join(folder, 'program'), join(folder, 'none')].map(isProgram)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('reads the head of a file, but not of a folder or a missing file', () => {
    writeFileSync(join(folder, 'script'), '#!/bin/sh\n');
    expect([join(folder, 'script'), folder, join(folder, 'none')].map((path) => readHead(path, 2))).toEqual([
      '#!',
      undefined,
      undefined,
    ]);
  });
});
