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
project.addSourceFilesAtPaths([`${root}/{src,generated,codegen}/**/*.{ts,tsx}`, `!${root}/generated/kit/*.d.ts`]);

/** A room may import itself and the rooms above it. */
const rooms = [
  'src/kit',
  'src/contract',
  'src/values',
  'generated',
  'src/contract.ts',
  'src/bus',
  'src/translate',
  'src/engine',
  'src/handler',
  'src/system.ts',
  'src/config',
  'src/trust',
  'src/dialect',
  'src/settings',
  'src/triggers',
  'src/sdk',
  'src/genai',
  'src/openai',
  'src/anthropic',
  'src/ai-sdk',
  'src/mcp',
  'src/fleet',
  'src/inspect',
  'src/cli',
  'src/index.ts',
];

/** The same inside the engine. */
const engineRooms = [
  'src/engine/events.ts',
  'src/engine/hook-timeout.ts',
  'src/engine/heard.ts',
  'src/engine/decision.ts',
  'src/engine/rewrite-mode.ts',
  'src/engine/outputs',
  'src/engine/merge',
  'src/engine/normalize',
  'src/engine/matcher',
  'src/engine/registry',
  'src/engine/planner',
  'src/engine/run',
  'src/engine/runner.ts',
  'src/engine/aggregator.ts',
];

/** What an agent needs that uses nothing else; the other rooms hang on its seams. */
const core = [
  'contract',
  'contract.ts',
  'values',
  'bus',
  'translate',
  'engine',
  'handler',
  'system.ts',
  'config',
  'triggers',
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
const placeIn = (list: readonly string[], path: string): number =>
  list.findIndex((room) => path === room || path.startsWith(`${room}/`));
const roomOf = (path: string): number => placeIn(rooms, path);
const coreRooms = core.map((room) => `src/${room}`);
const isCore = (path: string): boolean => placeIn(coreRooms, path) >= 0;

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

  it('lets a room of the engine import only rooms above it', () => {
    const inside = imports.filter(({ path, target }) => [path, target].every((end) => end.startsWith('src/engine/')));
    const wrong = inside.filter(({ path, target }) => {
      const [from, to] = [placeIn(engineRooms, path), placeIn(engineRooms, target)];
      return from < 0 || to < 0 || to > from;
    });
    expect(inside.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('keeps the core free of what hangs on its seams: nothing else could be missed by it', () => {
    const outward = imports.filter(({ path, target }) => isCore(path) && target.startsWith('src/') && !isCore(target));
    expect(outward).toEqual([]);
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

  it('keeps the page of the inspector apart: a browser loads it, so it imports its own files and what runs anywhere', () => {
    const page = 'src/inspect/page/';
    const values = ['errors', 'json', 'line-diff'].map((name) => `src/values/${name}.ts`);
    const shared = ['src/inspect/api.ts', 'src/inspect/copy-as.ts', ...values];
    const outward = imports.filter(
      ({ path, target, typeOnly }) =>
        path.startsWith(page) &&
        !typeOnly &&
        !target.startsWith(page) &&
        !/^preact(\/|$)/.test(target) &&
        !shared.includes(target),
    );
    const inward = imports.filter(({ path, target }) => !path.startsWith(page) && target.startsWith(page));
    expect(outward).toEqual([]);
    expect(inward).toEqual([]);
  });

  it('keeps the generator apart: it imports neither src nor generated', () => {
    const outward = imports.filter(
      ({ path, target }) => path.startsWith('codegen/') && /^(src|generated)\//.test(target),
    );
    expect(outward).toEqual([]);
  });

  it('needs no package at run time beside the bundled ones of src/cli and of the page, and types of the model SDK and of NATS only where they belong [GEN-7]', () => {
    const allowed = new Map([
      ['@google/genai', 'src/genai/'],
      ['@nats-io/jetstream', 'src/fleet/'],
      ['@nats-io/transport-node', 'src/fleet/'],
      ['commander', 'src/cli/'],
      ['preact', 'src/inspect/page/'],
      ['preact/hooks', 'src/inspect/page/'],
      ['smol-toml', 'src/dialect/'],
    ]);
    const packages = imports.filter(
      ({ path, specifier }) =>
        !path.startsWith('codegen/') && !specifier.startsWith('.') && !specifier.startsWith('node:'),
    );
    expect(packages.filter(({ path, specifier }) => !path.startsWith(allowed.get(specifier) ?? '-'))).toEqual([]);
    expect(packages.filter(({ specifier, typeOnly }) => specifier.startsWith('@nats-io/') && !typeOnly)).toEqual([]);
  });

  it('names no event outside the triggers and the rooms of the SDKs, in a text or an identifier: what differs is a column of the route table [GEN-4]', () => {
    const names = Object.values(HookEventName);
    const runtime = files.filter(
      ({ path }) =>
        path.startsWith('src/') &&
        path !== 'src/index.ts' &&
        path !== 'src/contract.ts' &&
        !/^src\/(triggers|sdk|genai|openai|anthropic|ai-sdk|mcp)\//.test(path),
    );
    const kinds = [
      SyntaxKind.StringLiteral,
      SyntaxKind.NoSubstitutionTemplateLiteral,
      SyntaxKind.Identifier,
      SyntaxKind.PrivateIdentifier,
    ];
    const isNaming = (text: string) => names.some((name) => text.includes(name));
    const named = runtime
      .filter(({ file }) => isNaming(file.getFullText()))
      .flatMap(({ path, file }) =>
        kinds
          .flatMap((kind) => file.getDescendantsOfKind(kind))
          .map((node) => node.getText())
          .filter(isNaming)
          .map((text) => `${path}: ${text}`),
      );
    expect(named).toEqual([]);
  });

  it('reads the contract that it is given: only these take the built-in one from where it is generated [GEN-4]', () => {
    const allowed = new Map([
      ['src/index.ts', ['contract']],
      ['src/cli/runtime.ts', ['contract']],
      // The default, where a host gives none.
      ['src/engine/events.ts', ['contract']],
      // Messages of the bus and kinds of hooks, which are the same in every contract.
      ['src/handler/incoming.ts', ['getViolations']],
      ['src/engine/registry/read-hook.ts', ['getViolations']],
    ]);
    const taken = files.flatMap(({ path, file }) => {
      const named = [
        ...file.getImportDeclarations().map((declaration) => ({ declaration, names: declaration.getNamedImports() })),
        ...file.getExportDeclarations().map((declaration) => ({ declaration, names: declaration.getNamedExports() })),
      ];
      return named
        .filter(({ declaration }) => /\bgenerated\//.test(declaration.getModuleSpecifierValue() ?? ''))
        .filter(({ declaration }) => path.startsWith('src/') && !declaration.isTypeOnly())
        .flatMap(({ names }) => names.filter((name) => !name.isTypeOnly()).map((name) => name.getName()))
        .filter((name) => ['contract', 'routes', 'getViolations'].includes(name))
        .map((name) => ({ path, name }));
    });
    expect(taken.filter(({ path, name }) => !allowed.get(path)?.includes(name))).toEqual([]);
    expect(new Set(taken.map(({ path }) => path))).toEqual(new Set(allowed.keys()));
  });

  it('listens to the signal of a caller in one place, which takes one listener however many share it [RUN-22]', () => {
    const meetsCallers = (path: string) => isCore(path) || /^src\/(sdk|genai|openai|anthropic|ai-sdk)\//.test(path);
    const listening = files
      .filter(({ path }) => meetsCallers(path) && !path.startsWith('src/values/'))
      .flatMap(({ path, file }) =>
        file
          .getDescendantsOfKind(SyntaxKind.CallExpression)
          .map((call) => `${call.getExpression().getText()}(${call.getArguments()[0]?.getText() ?? ''}`)
          .filter((start) => /(^AbortSignal\.any\(|\baddEventListener\((['"`])abort\2$)/.test(start))
          .map((start) => `${path}: ${start}`),
      );
    expect(listening).toEqual([]);
  });

  it('has one isRecord, and one way to make an error or a text of whatever was thrown', () => {
    // The seam and the kit import nothing, and this one is sent to another process as its text.
    const alone =
      /^src\/(contract\/|kit\/|genai\/whole-response\.ts$)|^src\/engine\/run\/process\/launcher\/launcher-program\.ts$/;
    const copies = [
      /typeof (\w+) === 'object' && \1 !== null && !Array\.isArray\(\1\)/,
      /typeof (\w+) !== 'object' \|\| \1 === null \|\| Array\.isArray\(\1\)/,
      /(\w+) instanceof Error \? \1(\.message)? : /,
      /String\((error|thrown|reason|cause)\)/,
    ];
    const theOne = ['src/values/json.ts', 'src/values/errors.ts'];
    const found = files
      .filter(({ path }) => path.startsWith('src/') && !alone.test(path) && !theOne.includes(path))
      .flatMap(({ path, file }) => {
        const text = file.getFullText().replaceAll(/\s+/g, ' ');
        return copies.flatMap((copy) => copy.exec(text)?.[0] ?? []).map((copy) => `${path}: ${copy}`);
      });
    expect(found).toEqual([]);
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
