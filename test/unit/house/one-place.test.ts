import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { SyntaxKind } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { files, imports, isCore, root } from '../../support/house.js';

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : textsIn(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Returns the names that a test imports from the source tree, even in a program that it contains as text. */
function namesImportedIn(text: string): string[] {
  const lists = [...text.matchAll(/\{([^{}]*)\}\s*(?:from|= await import\()\s*['"`]\.[^'"`]*/g)];
  return lists.flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
}

describe('source tree', () => {
  it('imports the built-in contract only in the listed files [GEN-4]', () => {
    const allowed = new Map([
      ['src/apps/cli/runtime.ts', ['contract']],
      // Default if the host passes no contract.
      ['src/core/registry/events.ts', ['contract']],
      // Bus messages and hook types, which are the same in every contract.
      ['src/core/events/bus-requests.ts', ['violationsOfChecked']],
      ['src/core/registry/read-hook.ts', ['violationsOfChecked']],
      // Options that settings files have too.
      ['src/system/setting-shape.ts', ['violationsOfChecked']],
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
        .filter((name) => ['contract', 'routes', 'getViolations', 'violationsOfChecked'].includes(name))
        .map((name) => ({ path, name }));
    });
    expect(taken.filter(({ path, name }) => !allowed.get(path)?.includes(name))).toEqual([]);
    expect(new Set(taken.map(({ path }) => path))).toEqual(new Set(allowed.keys()));
  });

  it('adds abort listeners only through util/abort [RUN-22]', () => {
    const meetsCallers = (path: string) => isCore(path) || path.startsWith('src/integrations/model-sdks/');
    const listening = files
      .filter(({ path, file }) => meetsCallers(path) && /AbortSignal|addEventListener/.test(file.getFullText()))
      .flatMap(({ path, file }) =>
        file
          .getDescendantsOfKind(SyntaxKind.CallExpression)
          .map((call) => `${call.getExpression().getText()}(${call.getArguments()[0]?.getText() ?? ''}`)
          .filter((start) => /(^AbortSignal\.any\(|\baddEventListener\((['"`])abort\2$)/.test(start))
          .map((start) => `${path}: ${start}`),
      );
    expect(listening).toEqual([]);
  });

  it('has no unused exports', () => {
    const entries = /^src\/(?:.+\/)?(?:index|contract|bin|main)\.tsx?$/;
    const plain = (path: string) => path.replace(/\.tsx$/, '.ts');
    const whole = new Set(imports.filter(({ later }) => later).map(({ target }) => target));
    const taken = new Set<string>();
    for (const { path, file } of files) {
      const from = (specifier = '') => posix.join(dirname(path), specifier).replace(/\.js$/, '.ts');
      for (const declaration of file.getImportDeclarations()) {
        for (const name of declaration.getNamedImports()) {
          taken.add(`${from(declaration.getModuleSpecifierValue())}: ${name.getName()}`);
        }
      }
      for (const declaration of file.getExportDeclarations()) {
        const source = from(declaration.getModuleSpecifierValue());
        if (declaration.isNamespaceExport()) whole.add(source);
        for (const name of declaration.getNamedExports()) taken.add(`${source}: ${name.getName()}`);
      }
    }
    const tested = new Set(textsIn(join(root, 'test')).flatMap(namesImportedIn));
    const unused = files
      .filter(({ path }) => path.startsWith('src/') && !entries.test(path) && !whole.has(plain(path)))
      .flatMap(({ path, file }) =>
        [
          ...[...file.getFunctions(), ...file.getClasses()].filter((declaration) => declaration.hasExportKeyword()),
          ...file
            .getVariableStatements()
            .filter((statement) => statement.hasExportKeyword())
            .flatMap((statement) => statement.getDeclarations()),
        ].map((declaration) => ({ path, name: declaration.getName() ?? '' })),
      )
      .filter(({ path, name }) => !taken.has(`${plain(path)}: ${name}`) && !tested.has(name));
    expect(unused).toEqual([]);
  });

  it('has one isRecord, one asError and one messageOf', () => {
    // The seam and the kit import nothing, and the last one is sent to another process as text.
    const alone =
      /^src\/(core\/contract\/|kit\/|integrations\/model-sdks\/genai\/sdk-response\.ts$|runners\/process\/launcher\/launcher-program\.ts$)/;
    const copies = [
      /typeof (\w+) === 'object' && \1 !== null && !Array\.isArray\(\1\)/,
      /typeof (\w+) !== 'object' \|\| \1 === null \|\| Array\.isArray\(\1\)/,
      /(\w+) instanceof Error \? \1(\.message)? : /,
      /String\((error|thrown|reason|cause)\)/,
    ];
    const theOne = ['src/util/json.ts', 'src/util/errors.ts'];
    const found = files
      .filter(({ path }) => path.startsWith('src/') && !alone.test(path) && !theOne.includes(path))
      .flatMap(({ path, file }) => {
        const text = file.getFullText().replaceAll(/\s+/g, ' ');
        return copies.flatMap((copy) => copy.exec(text)?.[0] ?? []).map((copy) => `${path}: ${copy}`);
      });
    expect(found).toEqual([]);
  });
});
