import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Project, SyntaxKind } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { HookEventName } from '../generated/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = new Project({
  skipAddingFilesFromTsConfig: true,
  skipFileDependencyResolution: true,
  skipLoadingLibFiles: true,
});
project.addSourceFilesAtPaths([`${root}/{src,generated,codegen}/**/*.ts`, `!${root}/generated/kit/*.d.ts`]);

/** A room may import itself and the rooms above it. */
const rooms = [
  'src/kit',
  'src/contract',
  'generated',
  'src/bus',
  'src/translate',
  'src/engine',
  'src/handler',
  'src/system.ts',
  'src/config',
  'src/trust',
  'src/settings',
  'src/triggers',
  'src/genai',
  'src/cli',
  'src/index.ts',
];

const files = project.getSourceFiles().map((file) => ({ path: relative(root, file.getFilePath()), file }));
const imports = files.flatMap(({ path, file }) =>
  [...file.getImportDeclarations(), ...file.getExportDeclarations()].flatMap((declaration) => {
    const specifier = declaration.getModuleSpecifierValue();
    if (specifier === undefined) return [];
    const target = specifier.startsWith('.') ? posix.join(dirname(path), specifier).replace(/\.js$/, '.ts') : specifier;
    return [{ path, specifier, target, typeOnly: declaration.isTypeOnly() }];
  }),
);
const roomOf = (path: string): number => rooms.findIndex((room) => path === room || path.startsWith(`${room}/`));

describe('the house', () => {
  it('has a room for every file in src and generated', () => {
    const inside = files.filter(({ path }) => !path.startsWith('codegen/'));
    expect(inside.map(({ path }) => path).filter((path) => roomOf(path) < 0)).toEqual([]);
  });

  it('lets a room import only rooms above it', () => {
    const wrong = imports.filter(({ path, target, specifier }) => {
      if (path.startsWith('codegen/') || !specifier.startsWith('.')) return false;
      return roomOf(target) < 0 || roomOf(target) > roomOf(path);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the seam a leaf: it imports nothing', () => {
    const outward = imports.filter(
      ({ path, target }) => path.startsWith('src/contract/') && !target.startsWith('src/contract/'),
    );
    expect(outward).toEqual([]);
  });

  it('keeps the kit quick to start: it imports files of its own and node:fs', () => {
    const outward = imports.filter(
      ({ path, target }) => path.startsWith('src/kit/') && !target.startsWith('src/kit/') && target !== 'node:fs',
    );
    expect(outward).toEqual([]);
  });

  it('keeps the generator apart: it imports neither src nor generated', () => {
    const outward = imports.filter(
      ({ path, target }) => path.startsWith('codegen/') && /^(src|generated)\//.test(target),
    );
    expect(outward).toEqual([]);
  });

  it('needs no package at run time, and types of the model SDK only in src/genai [GEN-7]', () => {
    const packages = imports.filter(
      ({ path, specifier }) =>
        !path.startsWith('codegen/') && !specifier.startsWith('.') && !specifier.startsWith('node:'),
    );
    expect(
      packages.filter(({ path, specifier }) => !(specifier === '@google/genai' && path.startsWith('src/genai/'))),
    ).toEqual([]);
  });

  it('names no event outside the triggers: what differs is a column of the route table [GEN-4]', () => {
    const names = new Set<string>(Object.values(HookEventName));
    const runtime = files.filter(({ path }) => path.startsWith('src/') && !/^src\/(triggers|genai)\//.test(path));
    const literals = runtime.flatMap(({ path, file }) =>
      file
        .getDescendantsOfKind(SyntaxKind.StringLiteral)
        .filter((literal) => names.has(literal.getLiteralValue()))
        .map((literal) => `${path}: ${literal.getText()}`),
    );
    const members = runtime.flatMap(({ path, file }) =>
      file
        .getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)
        .filter((access) => access.getExpression().getText() === 'HookEventName')
        .map((access) => `${path}: ${access.getText()}`),
    );
    expect([...literals, ...members]).toEqual([]);
  });

  it('has no module that waits for itself: what is imported at run time never leads back', () => {
    const leadsBack = (path: string, seen: readonly string[] = []): readonly string[] | undefined => {
      if (seen.includes(path)) return [...seen.slice(seen.indexOf(path)), path];
      if (finished.has(path)) return undefined;
      for (const { path: from, target, typeOnly } of imports) {
        const circle = from === path && !typeOnly ? leadsBack(target, [...seen, path]) : undefined;
        if (circle) return circle;
      }
      finished.add(path);
      return undefined;
    };
    const finished = new Set<string>();
    expect(files.map(({ path }) => leadsBack(path)).filter((circle) => circle !== undefined)).toEqual([]);
  });

  it('installs no OpenTelemetry package [GEN-6] [LOG-6]', () => {
    const installed = readdirSync(join(root, 'node_modules'));
    expect(installed.filter((name) => /opentelemetry|otlp/i.test(name))).toEqual([]);
    expect(Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies ?? {})).toEqual([]);
  });
});
